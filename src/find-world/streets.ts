// Streets of a country whose name and city begin as typed, in one order that never depends on how much is typed: by name,
// then the longer street. And the addresses on them by number, unit and postal code.
import { beginsWith, encoded } from '../find/words.js';
import type { NameTable } from '../reference/address-set.js';
import { namesNearPrefix, namesWithPrefix } from '../reference/name-prefix.js';
import { foldPostcode } from '../reference/place-set.js';
import { streetKey, type StreetSet } from '../reference/street-set.js';
import type { WorldHit, WorldWish } from './hit.js';
import type { Division, Reading } from './query.js';

/** How much may be wrong in the street's name, and in the city's. */
export interface Slips { readonly street: 0 | 1; readonly city: 0 | 1 }

/** Ranges of names with a slip that are looked at, and streets whose numbers are looked at. */
const MOST_RANGES = 48, MOST_STREETS = 4_000;

/** Streets of a division, by name, the longer first. */
export function streetsOf(set: StreetSet, { street, place, code }: Division, slips: Slips): number[] {
  const cities = place.length === 0 ? null : new Set(begun(set.cities, place, slips.city));
  if (cities?.size === 0) return [];
  const expanded = streetKey(street.join(' ')).split(' '), spellings = expanded.join(' ') === street.join(' ') ? [street] : [street, expanded];
  const keys = [...new Set(spellings.flatMap((words) => begun(set.keys, words, slips.street)))].sort((a, b) => a - b), found: number[] = [];
  const size = (of: number): number => { const [first, end] = set.rowsOf(of); return end - first; };
  for (const key of keys) {
    const here = [...set.withKey(key)].filter((of) => (!cities || cities.has(set.cityOf(of))) && (code === '' || hasCode(set, of, code)));
    found.push(...here.sort((a, b) => size(b) - size(a) || a - b));
    if (found.length > MOST_STREETS) break;
  }
  return found;
}

/** Names whose first words begin with these, one by one; with a slip those whose beginning is one edit away. */
function begun(names: NameTable, words: readonly string[], edits: 0 | 1): number[] {
  const found: number[] = [];
  if (edits === 1) {
    for (const { first, end, distance } of namesNearPrefix(names, words.join(' '), 1, MOST_RANGES)) if (distance > 0) for (let name = first; name < end; name++) found.push(name);
    return found;
  }
  const { first, end } = namesWithPrefix(names, words[0]!), letters = encoded(words);
  for (let name = first; name < end; name++) if (words.length === 1 || beginsWith(names, name, letters, false)) found.push(name);
  return found;
}

function hasCode(set: StreetSet, street: number, code: string): boolean {
  const [first, end] = set.rowsOf(street);
  for (let row = first; row < end; row++) if (foldPostcode(set.postcodeOf(row)).startsWith(code)) return true;
  return false;
}

/** The addresses of a street that a reading means: the number as written, then those that go on from it; the building above its units. */
export function addressesOf(set: StreetSet, street: number, { number, isOpen, unit }: Pick<Reading, 'number' | 'isOpen' | 'unit'>, code: string, wish: WorldWish): { exact: WorldHit[]; begun: WorldHit[] } {
  const [first, end] = set.rowsOf(street), exact: number[] = [], begunBy: number[] = [];
  for (let row = first; row < end; row++) {
    const own = set.numberOf(row);
    if (!own.startsWith(number) || (code !== '' && !foldPostcode(set.postcodeOf(row)).startsWith(code)) || (unit !== '' && !isUnit(set.unitOf(row), unit))) continue;
    if (own === number) exact.push(row); else if (isOpen) begunBy.push(row);
  }
  return { exact: grouped(set, street, exact, wish.groups && unit === ''), begun: grouped(set, street, begunBy, wish.groups) };
}

/** Rows as hits; with `groups` those of one number as one building. Rows stand in order of number and unit, none first. */
export function grouped(set: StreetSet, street: number, rows: readonly number[], groups: boolean): WorldHit[] {
  const hits: WorldHit[] = [];
  for (let i = 0; i < rows.length;) {
    const number = set.numberOf(rows[i]!);
    let end = i + 1;
    while (groups && end < rows.length && set.numberOf(rows[end]!) === number) end++;
    hits.push(end - i === 1 ? { kind: 'address', street, row: rows[i]! } : { kind: 'building', street, row: rows[i]!, count: end - i });
    i = end;
  }
  return hits;
}

/** FLAT 2 is the unit 2. */
const isUnit = (text: string, unit: string): boolean => text.toUpperCase().split(/[^A-Z0-9]+/).includes(unit);
