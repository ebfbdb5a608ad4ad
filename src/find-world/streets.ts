// Streets of a country whose name and city begin as typed, in one order that never depends on how much is typed: by name,
// then the longer street. And the addresses on them by number, unit and postal code.
import { beginsWith, encoded } from '../find/words.js';
import type { NameTable } from '../reference/address-set.js';
import { namesNearPrefix, namesWithPrefix, type NameRange } from '../reference/name-prefix.js';
import { streetKey, type StreetSet } from '../reference/street-set.js';
import type { WorldHit, WorldWish } from './hit.js';
import type { Division, Reading } from './query.js';

/** How much may be wrong in the street's name, and in the city's. */
export interface Slips { readonly street: 0 | 1; readonly city: 0 | 1 }

/** Ranges of names with a slip that are looked at, and streets whose numbers are looked at. */
const MOST_RANGES = 48, MOST_STREETS = 4_000;

/** Streets of a division, by name, the longer first. */
export function streetsOf(set: StreetSet, { street, place, code }: Division, slips: Slips): number[] {
  const cities = place.length === 0 ? null : inOrder(begun(set.cities, place, slips.city));
  if (cities?.length === 0) return [];
  const expanded = streetKey(street.join(' ')).split(' '), spellings = expanded.join(' ') === street.join(' ') ? [street] : [street, expanded];
  const keys = inOrder(spellings.flatMap((words) => begun(set.keys, words, slips.street))), found: number[] = [];
  const codes = code === '' ? null : codesOf(set, code), isIn = cities && inRanges(cities), size = (of: number): number => { const [first, end] = set.rowsOf(of); return end - first; };
  for (const { first, end } of keys) {
    for (let key = first; key < end; key++) {
      const here: number[] = [];
      for (const of of set.withKey(key)) if ((!isIn || isIn(set.cityOf(of))) && (!codes || hasCode(set, of, codes))) here.push(of);
      if (here.length > 1) here.sort((a, b) => size(b) - size(a) || a - b);
      for (const of of here) found.push(of);
      if (found.length > MOST_STREETS) return found;
    }
  }
  return found;
}

/** Ranges in order, joined where they overlap. */
function inOrder(ranges: readonly NameRange[]): NameRange[] {
  const joined: { first: number; end: number }[] = [];
  for (const { first, end } of ranges.toSorted((a, b) => a.first - b.first)) {
    const last = joined.at(-1);
    if (last && first <= last.end) last.end = Math.max(last.end, end); else if (first < end) joined.push({ first, end });
  }
  return joined;
}

/** A test whether a number lies in the ranges. */
function inRanges(ranges: readonly NameRange[]): (id: number) => boolean {
  const [only] = ranges;
  return ranges.length === 1 ? (id) => id >= only!.first && id < only!.end : (id) => ranges.some(({ first, end }) => id >= first && id < end);
}

/** Names whose first words begin with these, one by one; with a slip those whose beginning is one edit away. */
function begun(names: NameTable, words: readonly string[], edits: 0 | 1): readonly NameRange[] {
  if (edits === 1) return namesNearPrefix(names, words.join(' '), 1, MOST_RANGES).filter(({ distance }) => distance > 0);
  const range = namesWithPrefix(names, words[0]!), letters = encoded(words), found: NameRange[] = [];
  if (words.length === 1) return [range];
  for (let name = range.first; name < range.end; name++) if (beginsWith(names, name, letters, false)) found.push({ first: name, end: name + 1 });
  return found;
}

function hasCode(set: StreetSet, street: number, codes: Uint8Array): boolean {
  const [first, end] = set.rowsOf(street);
  for (let row = first; row < end; row++) if (codes[set.postcodeIdOf(row)]! !== 0) return true;
  return false;
}

/** The addresses of a street that a reading means: the number as written, then those that go on from it; the building above its units. */
export function addressesOf(set: StreetSet, street: number, { number, isOpen, unit }: Pick<Reading, 'number' | 'isOpen' | 'unit'>, code: string, wish: WorldWish): { exact: WorldHit[]; begun: WorldHit[] } {
  const [first, end] = set.rowsOf(street), exact: number[] = [], begunBy: number[] = [], fits = fitsOf(set, number), codes = code === '' ? null : codesOf(set, code);
  for (let row = first; row < end; row++) {
    const fit = fits[set.numberIdOf(row)]!;
    if (fit === 0 || (fit === BEGINS && !isOpen) || codes?.[set.postcodeIdOf(row)] === 0 || (unit !== '' && !isUnit(set.unitOf(row), unit))) continue;
    if (fit === EXACT) exact.push(row); else begunBy.push(row);
  }
  return { exact: grouped(set, street, exact, wish.groups && unit === ''), begun: grouped(set, street, begunBy, wish.groups) };
}

const BEGINS = 1, EXACT = 2;
/** How each of the set's numbers fits the one that is typed, and each of its postal codes; made once for all streets of a search. */
const fitsOf = kept((set, number) => Uint8Array.from({ length: set.numberCount }, (_, id) => { const own = set.numberText(id); return own === number ? EXACT : own.startsWith(number) ? BEGINS : 0; }));
const codesOf = kept((set, code) => Uint8Array.from({ length: set.postcodeCount }, (_, id) => Number(set.postcodeText(id).startsWith(code))));

/** The same function, which remembers its last answer of each set. */
function kept(make: (set: StreetSet, text: string) => Uint8Array): (set: StreetSet, text: string) => Uint8Array {
  const last = new WeakMap<StreetSet, { text: string; answer: Uint8Array }>();
  return (set, text) => {
    const known = last.get(set);
    if (known?.text === text) return known.answer;
    const answer = make(set, text);
    last.set(set, { text, answer });
    return answer;
  };
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
