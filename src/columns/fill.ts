// Finds, by what columns hold alone, the parts of an address that no heading named.
import { foldName } from '../address/fold.js';
import { stateOf, stateOfPostcode } from '../address/vocabulary/place.js';
import { isAddressRole } from './address-roles.js';
import type { Places } from './known-places.js';
import type { Role } from './phrases.js';
import type { ReadColumn, Reading } from './reading.js';
import { isOnlyPart, isOpen, mostLike, saysLittle } from './open-columns.js';
import type { Kind } from './value-kinds.js';

/** Columns by the role they are taken for. */
export type RoleColumns = Map<Role, ReadColumn[]>;

/** Shares of values that are enough, by what they are. */
const ENOUGH = {
  address: 0.5,
  street: 0.6,
  place: 0.55,
  placeWithCode: 0.35,
  postcode: 0.8,
  number: 0.85,
  unit: 0.5,
  state: 0.8,
  country: 0.95,
};
/** Fewer of the street's values than this begin with a number where the numbers stand elsewhere. */
const FEW_NUMBERED = 0.3;
/** Units stand in some rows: a column that is filled in more of them holds something else. */
const NOT_ALL = 0.95;
/** Letters behind house numbers do not stand in every row. */
const NOT_MANY = 0.95;
/** Columns this far from the street may hold its numbers. */
const BESIDE = 2;

const STREETS: readonly Role[] = ['fullAddress', 'line', 'street', 'streetName'];

/** Adds to the roles what columns hold of the same address that have none yet. */
export function fillByContent(
  roles: RoleColumns,
  columns: readonly ReadColumn[],
  sample: readonly (readonly string[])[],
  places: Places,
): void {
  const fill = new ContentFill(roles, columns, sample, places);
  fill.street();
  fill.numbers();
  fill.place();
}

class ContentFill {
  private readonly free: ReadColumn[];
  /** Columns whose headings name a part of the address that another column was taken for. */
  private readonly left: readonly ReadColumn[];

  constructor(
    private readonly roles: RoleColumns,
    columns: readonly ReadColumn[],
    private readonly sample: readonly (readonly string[])[],
    private readonly places: Places,
  ) {
    const taken = new Set([...roles.values()].flat());
    const others = columns.filter((column) => !taken.has(column));
    this.free = others.filter(isOpen);
    this.left = others.filter((column) => !isOpen(column) && isAddressRole(column.readings[0]!.role));
  }

  /** The street, or the box in its place. */
  street(): void {
    if (this.streetColumn !== undefined) return;
    const line = this.best(['numberStreet'], ENOUGH.address);
    const other = line && this.otherLine(line);
    if (line !== undefined && other !== undefined) {
      this.free.splice(this.free.indexOf(other), 1);
      this.take('line', line);
      this.roles.set(
        'line',
        [line, other].sort((a, b) => a.index - b.index),
      );
    } else this.take('fullAddress', line);
    if (this.streetColumn === undefined) this.take('street', this.best(['street'], ENOUGH.street));
    if (this.streetColumn === undefined) this.takeNew('postal', () => this.best(['box'], ENOUGH.address));
  }

  /** Where a line is empty in some rows, the column beside it that holds the street in these, and units in others. */
  private otherLine({ index, profile }: ReadColumn): ReadColumn | undefined {
    return this.free.find(
      (one) =>
        Math.abs(one.index - index) === 1 &&
        (profile.filled < NOT_ALL || (profile.share('unitText') > 0 && one.profile.filled < NOT_ALL)) &&
        one.profile.share('numberStreet') > 0 &&
        one.profile.share('numberStreet') + one.profile.share('unitText') >= ENOUGH.number,
    );
  }

  /** The numbers of the house, its unit, level and lot, and the street's type. */
  numbers(): void {
    const street = this.streetColumn;
    const at = street?.index ?? -1;
    const textOf = (kind: Kind): ReadColumn | undefined =>
      mostLike([...this.free, ...this.left].filter(isOnlyPart), [kind], ENOUGH.unit, at);
    if (street !== undefined && street.profile.share('numberStreet') < FEW_NUMBERED) {
      const beside = this.free.filter((one) => !one.named && Math.abs(one.index - at) <= BESIDE);
      this.takeNew('streetNumber', () => mostLike(beside, ['houseNumber'], ENOUGH.number, at - 1));
      this.takeNumberOfUnits();
    }
    this.takeNew('flatUnitNumber', () => textOf('unitText') ?? this.unitBefore());
    this.takeNew('streetNumberSuffix', () => this.letterBehind());
    this.takeNew('floorLevelNumber', () => textOf('levelText'));
    this.takeNew('lotNumber', () => textOf('lotText'));
    if (this.has('streetName')) this.takeNew('streetType', () => this.best(['streetType'], ENOUGH.street, at));
  }

  /** The locality, state, postcode and country. */
  place(): void {
    const street = this.streetColumn;
    const at = street?.index ?? -1;
    this.takeNew('state', () => this.best(['state', 'statePostcode'], ENOUGH.state, at));
    if (street !== undefined && street.profile.share('tail') >= ENOUGH.address) return;
    if (!this.hasPlace) {
      this.take('locality', this.best(['tail'], ENOUGH.address, at) ?? this.best(['place'], ENOUGH.place, at));
    }
    const place = this.roles.get('locality')?.[0];
    if (place === undefined || place.profile.share('tail') < ENOUGH.address) {
      this.takeNew('postcode', () => this.postcodeOf(place));
    }
    const code = this.roles.get('postcode')?.[0];
    if (!this.hasPlace && code !== undefined) {
      const known = this.free.filter(({ profile }) => profile.share('place') >= ENOUGH.placeWithCode);
      this.take(
        'locality',
        known.find((column) => this.agrees(code, column, undefined)),
      );
    }
    this.takeNew('country', () => this.best(['country'], ENOUGH.country, at));
  }

  private get streetColumn(): ReadColumn | undefined {
    return STREETS.flatMap((role) => this.roles.get(role) ?? [])[0];
  }

  private get hasPlace(): boolean {
    return this.has('locality') || this.has('townCity');
  }

  private has(role: Role): boolean {
    return this.roles.has(role);
  }

  private take(role: Role, column: ReadColumn | undefined): void {
    if (column === undefined) return;
    this.roles.set(role, [column]);
    if (this.free.includes(column)) this.free.splice(this.free.indexOf(column), 1);
  }

  private takeNew(role: Role, find: () => ReadColumn | undefined): void {
    if (!this.has(role)) this.take(role, find());
  }

  private best(kinds: readonly Kind[], least: number, near?: number): ReadColumn | undefined {
    return mostLike(this.free, kinds, least, near);
  }

  /** Under `Unit/No` stand the numbers of houses where every row has one and no other column has. */
  private takeNumberOfUnits(): void {
    const [units] = this.roles.get('flatUnitNumber') ?? [];
    if (units === undefined || this.has('streetNumber') || this.has('lotNumber')) return;
    if (units.profile.filled < NOT_ALL || units.profile.share('houseNumber') < ENOUGH.number) return;
    this.roles.delete('flatUnitNumber');
    this.roles.set('streetNumber', [units]);
  }

  /** A column without a heading that stands before that of the house numbers, with numbers in some of its rows. */
  private unitBefore(): ReadColumn | undefined {
    const index = this.roles.get('streetNumber')?.[0]?.index ?? -1;
    const column = this.free.find((one) => !one.named && one.index === index - 1);
    const isSome = column !== undefined && column.profile.count > 0 && column.profile.filled < NOT_ALL;
    return isSome && column.profile.share('unitNumber') >= ENOUGH.number ? column : undefined;
  }

  /** A column without a heading behind that of the house numbers, with single letters in some of its rows. */
  private letterBehind(): ReadColumn | undefined {
    const index = this.roles.get('streetNumber')?.[0]?.index ?? -BESIDE;
    const column = this.free.find((one) => saysLittle(one) && one.index === index + 1);
    if (column === undefined || column.profile.count === 0 || column.profile.filled > NOT_MANY) return undefined;
    const { profile } = column;
    const isLetter = profile.share('houseNumberPart') >= ENOUGH.number && profile.share('letters') >= ENOUGH.number;
    return isLetter ? column : undefined;
  }

  /** Four digits that are those of the places or states beside them, or stand next to these without a heading. */
  private postcodeOf(place: ReadColumn | undefined): ReadColumn | undefined {
    const codes = this.free.filter(({ profile }) => profile.share('postcode') >= ENOUGH.postcode);
    const state = this.roles.get('state')?.[0];
    const at = (state ?? place)?.index ?? -BESIDE;
    return (
      codes.find((column) => this.agrees(column, place, state)) ??
      codes.find(({ named, index }) => !named && Math.abs(index - at) === 1)
    );
  }

  /** True if the codes are mostly those of the places beside them, or of the states. */
  private agrees(code: ReadColumn, place: ReadColumn | undefined, state: ReadColumn | undefined): boolean {
    let asked = 0;
    let right = 0;
    for (const row of this.sample) {
      const postcode = (row[code.index] ?? '').trim().replace(/\.0$/, '').padStart(4, '0');
      const name = place === undefined ? '' : foldName(row[place.index] ?? '');
      const wanted = state === undefined ? undefined : stateOf(foldName(row[state.index] ?? ''));
      if (postcode === '0000' || (name === '' && wanted === undefined)) continue;
      asked++;
      if (name !== '' ? this.places.isIn(name, postcode) : stateOfPostcode(postcode) === wanted) right++;
    }
    return asked > 0 && right / asked >= ENOUGH.address;
  }
}

/** A reading for a column that was found by its content alone. */
export const contentReading = (role: Role): Reading => ({
  role,
  score: 0.7,
  order: 0,
  stem: '',
  owner: '',
  why: 'content',
});
