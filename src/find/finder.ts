// Finds what a line, whole or as far as it is typed, may become: addresses where it has a number, else streets and
// places to go down into. First as typed; with slips in street, place or both only where nothing fits as typed.
import { locate } from '../answer/locate.js';
import type { LocalityIndex } from '../address/parse/reading.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import { buildingsOf } from './buildings.js';
import { allNear, type FindWish, type Hit } from './hit.js';
import { addressesIn } from './locality-extent.js';
import { NumberBits } from './number-bits.js';
import { Page } from './page.js';
import { queriesOf, type Query } from './query.js';
import { FIT, rowsAround, rowsAt, rowsWith, rowWish, type RowWish } from './rows.js';
import { NO_SLIPS, Streets, type Slips } from './streets/streets.js';
import { listEnd } from '../data/list-end.js';

/** Streets whose numbers are looked at before a line is too vague to go on. */
const MOST_STREETS = 4_000;
const MOST_WITH_SLIPS = 300;
/** Of them, those where ranges around the number are looked for. */
const MOST_RANGED = 300;
/** Places and buildings that stand before the streets where a line has no number. */
const MOST_PLACES = 5;
const MOST_BUILDINGS = 5;
/** What may be wrong, one after the other, where nothing fits as typed. */
const SLIPS: readonly Slips[] = [
  { street: 1, place: 0 },
  { street: 0, place: 1 },
  { street: 1, place: 1 },
  { street: 2, place: 0 },
];

export class Finder {
  private readonly streets: Streets;
  private readonly numbers: NumberBits;

  constructor(
    readonly set: AddressSet,
    private readonly knownLocalities: LocalityIndex,
  ) {
    this.streets = new Streets(set);
    this.numbers = new NumberBits(set);
  }

  /** The hits for a text in two steps, the second for when the first has none. */
  begin(text: string, wish: FindWish): { asTyped: () => Hit[]; withSlips: () => Hit[] } {
    const queries = queriesOf(text, this.knownLocalities);
    return {
      asTyped: () => this.search(queries, NO_SLIPS, wish),
      withSlips: () => {
        for (const slips of SLIPS) {
          const hits = this.search(queries, slips, wish);
          if (hits.length > 0) return allNear(hits);
        }
        return [];
      },
    };
  }

  private search(queries: readonly Query[], slips: Slips, wish: FindWish): Hit[] {
    const numbered = queries.filter(
      ({ head }) => head.numberFirst !== 0 || head.lotNumber !== '' || head.flatNumber !== '',
    );
    return numbered.length > 0 ? this.addresses(numbered, slips, wish) : this.groups(queries, slips, wish);
  }

  private addresses(queries: readonly Query[], slips: Slips, wish: FindWish): Hit[] {
    const page = new Page(this.set, wish);
    const met: { street: number; rows: RowWish }[] = [];
    const wishes = new Map(queries.map((query) => [query, rowWish(this.set, query, wish.accepts)]));
    const all = queries.filter((query) => wishes.get(query) !== null);
    const possible = all.filter(({ postal }) => postal === '');
    for (const query of slips === NO_SLIPS ? all.filter(({ postal }) => postal !== '') : []) {
      this.boxes(query, wishes.get(query)!, page, wish);
    }
    const most = slips === NO_SLIPS ? MOST_STREETS : MOST_WITH_SLIPS;
    let streets = 0;
    this.streets.find(possible, slips, (street, query) => {
      if (wish.inPlace?.(this.set.streetLocality[street]!) === false) return false;
      const rows = wishes.get(query)!;
      const { numberFirst } = rows.head;
      if (numberFirst === 0 || rows.isNumberOpen || this.numbers.mayHave(street, numberFirst)) {
        rowsAt(this.set, street, rows, (address, fit) => {
          page.add(street, address, fit, rows);
        });
      }
      if (met.length < MOST_RANGED) met.push({ street, rows });
      return page.isFull || ++streets > most;
    });
    for (const query of slips === NO_SLIPS && !page.isFull
      ? possible.filter(({ head }) => head.numberFirst === 0 && head.flatNumber !== '')
      : []) {
      for (const { address, street } of this.buildings(query, wish)) {
        rowsWith(this.set, street, address, wishes.get(query)!, (unit) => {
          page.add(street, unit, FIT.exact);
        });
      }
    }
    // Ranges that only end with the number or lie around it come behind all of these: they are looked for where there
    // is room.
    if (!page.isFull) {
      for (const { street, rows } of met) {
        rowsAround(this.set, street, rows, (address, fit) => {
          page.add(street, address, fit, rows);
        });
      }
    }
    return page.hits();
  }

  private groups(queries: readonly Query[], slips: Slips, wish: FindWish): Hit[] {
    const { set } = this;
    const { limit, inPlace } = wish;
    const seen = new Set<number>();
    const hits: Hit[] =
      slips === NO_SLIPS && queries[0]
        ? [...this.localities(queries[0], inPlace), ...this.buildings(queries[0], wish)]
        : [];
    this.streets.find(queries, slips, (street) => {
      if (inPlace?.(set.streetLocality[street]!) === false) return false;
      const count = set.streetAddressStart[street + 1]! - set.streetAddressStart[street]!;
      if (count === 0 || seen.has(street)) return false;
      seen.add(street);
      hits.push(
        count === 1
          ? { kind: 'address', address: set.streetAddressStart[street]!, street }
          : { kind: 'street', street, count },
      );
      return hits.length >= limit;
    });
    return hits.slice(0, limit);
  }

  /** Post boxes and bags: the deliveries of their type in the places of the line. */
  private boxes(query: Query, rows: RowWish, page: Page, { inPlace }: FindWish): void {
    const { set } = this;
    const places = this.streets.places(query);
    const starts = set.localityPostalStart;
    if (set.postalLocality.length === 0 || !places) return;
    for (let i = 0; i < places.count; i++) {
      const locality = places.list[i]!;
      const end = listEnd(starts, locality + 1, set.postalLocality);
      for (let group = starts[locality]!; group < end && inPlace?.(locality) !== false; group++) {
        if (set.postalType(group) === query.postal) {
          rowsAt(set, set.streetCount + group, rows, (address, fit) => {
            page.add(set.streetCount + group, address, fit, rows);
          });
        }
      }
    }
  }

  /** The buildings that the line may name, each as one hit. */
  private buildings(query: Query, { accepts, inPlace }: FindWish): (Hit & { kind: 'address' | 'building' })[] {
    const { set } = this;
    this.streets.placeWords.begin();
    return buildingsOf(set, query, this.streets.placeWords, MOST_BUILDINGS).flatMap((address) => {
      const { street, words, at } = locate(set, address, -1);
      if (inPlace?.(set.streetLocality[street]!) === false || accepts?.(words, at) === false) return [];
      let count = 0;
      rowsWith(set, street, address, null, () => {
        count++;
      });
      return [count === 1 ? { kind: 'address', address, street } : { kind: 'building', address, street, count }];
    });
  }

  /** The places that the whole line may name, the larger first. */
  private localities(query: Query, inPlace: FindWish['inPlace']): Hit[] {
    const places = this.streets.places(query);
    const found: (Hit & { kind: 'locality' })[] = [];
    for (let i = 0; places && i < places.count; i++) {
      if (inPlace?.(places.list[i]!) !== false) {
        found.push({ kind: 'locality', locality: places.list[i]!, count: addressesIn(this.set, places.list[i]!) });
      }
    }
    return found
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.locality - b.locality)
      .slice(0, MOST_PLACES);
  }
}
