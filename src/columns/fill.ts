// Finds, by what columns hold alone, the parts of an address that no heading named.
import { foldName } from '../address/fold.js';
import { stateOf, stateOfPostcode } from '../address/vocabulary/place.js';
import type { Role } from './phrases.js';
import type { ReadColumn, Reading } from './reading.js';
import type { Kind } from './value-kinds.js';

/** Columns by the role they are taken for. */
export type RoleColumns = Map<Role, ReadColumn[]>;

/** Shares of values that are enough, by what they are. */
const ENOUGH = { address: 0.5, street: 0.6, place: 0.55, placeWithCode: 0.35, postcode: 0.8, number: 0.85, unit: 0.5 };

/** Adds to the roles what the columns that are `free` hold of the same address. `isIn` knows a place with its postcode. */
export function fillByContent(
  roles: RoleColumns,
  columns: readonly ReadColumn[],
  sample: readonly (readonly string[])[],
  isIn: (place: string, postcode: string) => boolean,
): void {
  const taken = new Set([...roles.values()].flat());
  const free = columns.filter((column) => !taken.has(column) && isOpen(column));
  const take = (role: Role, column: ReadColumn | undefined): void => {
    if (column === undefined) return;
    roles.set(role, [column]);
    free.splice(free.indexOf(column), 1);
  };
  const best = (kinds: readonly Kind[], least: number, near?: number): ReadColumn | undefined =>
    mostLike(free, kinds, least, near);
  const hasStreet = ['fullAddress', 'line', 'street', 'streetName'].some((role) => roles.has(role));
  if (!hasStreet) {
    take('fullAddress', best(['numberStreet'], ENOUGH.address));
    if (!roles.has('fullAddress')) take('street', best(['street'], ENOUGH.street));
  }
  const street = ['fullAddress', 'line', 'street', 'streetName'].flatMap((role) => roles.get(role) ?? [])[0];
  if (street === undefined && !roles.has('postal')) take('postal', best(['box'], ENOUGH.address));
  const at = street?.index ?? -1;
  const isWhole = street !== undefined && street.profile.share('tail') >= ENOUGH.address;
  if (street !== undefined && !roles.has('streetNumber') && street.profile.share('numberStreet') < 0.3) {
    const beside = free.filter(({ index }) => Math.abs(index - at) <= 2);
    take('streetNumber', mostLike(beside.filter(hasNoHeading), ['houseNumber'], ENOUGH.number, at - 1));
  }
  if (!roles.has('flatUnitNumber'))
    take('flatUnitNumber', best(['unitText'], ENOUGH.unit, at) ?? unitBefore(free, roles));
  if (!roles.has('streetNumberSuffix')) take('streetNumberSuffix', letterBehind(free, roles));
  if (!roles.has('floorLevelNumber')) take('floorLevelNumber', best(['levelText'], ENOUGH.unit, at));
  if (!roles.has('lotNumber')) take('lotNumber', best(['lotText'], ENOUGH.unit, at));
  if (!roles.has('streetType') && roles.has('streetName')) take('streetType', best(['streetType'], ENOUGH.street, at));
  if (!roles.has('state')) take('state', best(['state'], ENOUGH.postcode, at));
  if (isWhole) return;
  if (!roles.has('locality') && !roles.has('townCity')) {
    take('locality', best(['tail'], ENOUGH.address, at) ?? best(['place'], ENOUGH.place, at));
  }
  const place = roles.get('locality')?.[0];
  if (!roles.has('postcode') && (place === undefined || place.profile.share('tail') < ENOUGH.address)) {
    const codes = free.filter(({ profile }) => profile.share('postcode') >= ENOUGH.postcode);
    const state = roles.get('state')?.[0];
    take(
      'postcode',
      codes.find((column) => agrees(column, place, state, sample, isIn)) ??
        codes.filter(hasNoHeading).find(({ index }) => Math.abs(index - ((state ?? place)?.index ?? -9)) === 1),
    );
  }
  if (!roles.has('locality') && !roles.has('townCity') && roles.has('postcode')) {
    const code = roles.get('postcode')![0]!;
    const known = free.filter(({ profile }) => profile.share('place') >= ENOUGH.placeWithCode);
    take(
      'locality',
      known.find((column) => agrees(code, column, undefined, sample, isIn)),
    );
  }
  if (!roles.has('country')) take('country', best(['country'], 0.95, at));
}

/** True if what the heading says, if anything, leaves room for another meaning. */
const isOpen = ({ readings: [first] }: ReadColumn): boolean =>
  first === undefined || first.score < LITTLE || WEAK.has(first.role);

/** Headings of these roles are given to anything. */
const WEAK: ReadonlySet<Role> = new Set(['name', 'other', 'note', 'category', 'status', 'company', 'person', 'id']);

const hasNoHeading = ({ named }: ReadColumn): boolean => !named;

/** A column without a heading that stands before that of the house numbers, with numbers in some of its rows. */
function unitBefore(free: readonly ReadColumn[], roles: RoleColumns): ReadColumn | undefined {
  const number = roles.get('streetNumber')?.[0];
  const { index = -1 } = number ?? {};
  const column = free.find((one) => hasNoHeading(one) && one.index === index - 1);
  const isSome = column !== undefined && column.profile.count > 0 && column.profile.filled < 0.95;
  return isSome && column.profile.share('unitNumber') >= ENOUGH.number ? column : undefined;
}

/** A column without a heading behind that of the house numbers, with single letters in some of its rows. */
function letterBehind(free: readonly ReadColumn[], roles: RoleColumns): ReadColumn | undefined {
  const number = roles.get('streetNumber')?.[0];
  const column = free.find((one) => saysLittle(one) && one.index === (number?.index ?? -9) + 1);
  if (column === undefined || column.profile.count === 0 || column.profile.filled > 0.5) return undefined;
  const { profile } = column;
  return profile.share('houseNumberPart') >= ENOUGH.number && profile.share('letters') >= ENOUGH.number
    ? column
    : undefined;
}

/** A heading of which hardly a meaning is left says nothing. */
const saysLittle = ({ readings: [first] }: ReadColumn): boolean => first === undefined || first.score < LITTLE;
const LITTLE = 0.5;

/** The column of which most values are of one of the kinds, `least` at least; of equal ones the nearest. */
function mostLike(
  columns: readonly ReadColumn[],
  kinds: readonly Kind[],
  least: number,
  near = 0,
): ReadColumn | undefined {
  const share = ({ profile }: ReadColumn): number => Math.max(...kinds.map((kind) => profile.share(kind)));
  return columns
    .filter((column) => column.profile.count > 0 && share(column) >= least)
    .sort((a, b) => round(share(b)) - round(share(a)) || Math.abs(a.index - near) - Math.abs(b.index - near))[0];
}

/** Shares that differ little are as good as each other. */
const round = (share: number): number => Math.round(share * 10);

/** True if the codes are mostly those of the places beside them, or of the states. */
function agrees(
  code: ReadColumn,
  place: ReadColumn | undefined,
  state: ReadColumn | undefined,
  sample: readonly (readonly string[])[],
  isIn: (place: string, postcode: string) => boolean,
): boolean {
  let asked = 0;
  let right = 0;
  for (const row of sample) {
    const postcode = (row[code.index] ?? '').trim().replace(/\.0$/, '').padStart(4, '0');
    const name = place === undefined ? '' : foldName(row[place.index] ?? '');
    const wanted = state === undefined ? undefined : stateOf(foldName(row[state.index] ?? ''));
    if (postcode === '0000' || (name === '' && wanted === undefined)) continue;
    asked++;
    if (name !== '' ? isIn(name, postcode) : stateOfPostcode(postcode) === wanted) right++;
  }
  return asked > 0 && right / asked >= 0.5;
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
