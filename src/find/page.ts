// The addresses of one page of hits, the best fit first, with the units of a building as one hit where that is wished.
import { ADDRESS_WORDS, WORD, type AddressSet } from '../data/addresses/read/address-set.js';
import { isNearRow } from './near.js';
import type { FindWish, Hit } from './hit.js';
import { FIT, FITS, type RowWish } from './rows.js';

/** Collects addresses by how they fit, each once, and gathers the units of a building where that is wished. */
export class Page {
  private readonly byFit: Hit[][] = Array.from({ length: FITS }, () => []);
  private readonly seen = new Set<number>();
  private building: { street: number; number: number; form: number; fit: number; at: number } | undefined;

  constructor(
    private readonly set: AddressSet,
    private readonly wish: FindWish,
  ) {}

  get isFull(): boolean {
    return this.byFit[FIT.exact]!.length >= this.wish.limit;
  }

  /**
   * Takes the addresses of a street in stored order: a building before its units. An alias is shown as it is typed;
   * retrieve gives what it stands for. `asked`: what the row was looked for by, null where it was not by its number.
   */
  add(street: number, address: number, fit: number, asked: RowWish | null = null): void {
    const { set, wish } = this;
    const { words, start, first } = set.street(street);
    const at = start + (address - first) * ADDRESS_WORDS;
    if (this.seen.has(address)) return;
    this.seen.add(address);
    if (
      wish.groups &&
      this.joins(
        street,
        address,
        fit,
        words[at]!,
        words[at + WORD.formAndPostcode]! >>> 16,
        words[at + WORD.unit]!,
        asked,
      )
    ) {
      return;
    }
    const list = this.byFit[fit]!;
    // A class is never longer than a page, so that one building of a thousand units costs no more than a page.
    if (list.length < wish.limit) list.push(this.hit(street, address, asked));
  }

  hits(): Hit[] {
    return this.byFit.flat().slice(0, this.wish.limit);
  }

  /** True if the address went into the group of its building, which takes the place of the building's own hit. */
  private joins(
    street: number,
    address: number,
    fit: number,
    number: number,
    form: number,
    unit: number,
    asked: RowWish | null,
  ): boolean {
    const building = this.building;
    if (building?.street === street && building.number === number && building.form === form && unit !== 0) {
      const list = this.byFit[building.fit]!;
      const lead = list[building.at];
      if (lead?.kind === 'address' || lead?.kind === 'building') {
        list[building.at] = {
          ...lead,
          kind: 'building',
          count: (lead.kind === 'building' ? lead.count : 1) + 1,
        };
      }
      return true;
    }
    const of = fit === FIT.unit ? FIT.exact : fit;
    const list = this.byFit[of]!;
    if (unit !== 0 && fit !== FIT.unit) return false;
    this.building = { street, number, form, fit: of, at: list.length };
    if (list.length < this.wish.limit) list.push(this.hit(street, address, asked));
    return true;
  }

  private hit(street: number, address: number, asked: RowWish | null): Hit & { kind: 'address' } {
    const isNear = asked !== null && isNearRow(this.set, street, address, asked);
    return isNear ? { kind: 'address', address, street, isNear } : { kind: 'address', address, street };
  }
}
