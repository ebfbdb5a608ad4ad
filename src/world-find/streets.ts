// Streets of a country whose name and city begin as typed, in one order that never depends on how much is typed: by
// name, then the longer street.
import { beginsWith, encoded } from '../find/words.js';
import type { NameTable } from '../data/names/name-table.js';
import { namesWithPrefix } from '../data/names/read/name-prefix.js';
import { namesNearPrefix } from '../data/names/read/near-prefix.js';
import type { StreetSet } from '../data/streets/read/street-set.js';
import { streetKey } from '../data/streets/street-key.js';
import type { Word } from '../geocode/words.js';
import { divisions, type LineDivision } from './query.js';
import { isInRange, type IdRange } from '../data/id-range.js';
import { listEnd } from '../data/list-end.js';

/** How much may be wrong in the street's name, and in the city's. */
export interface Slips {
  readonly street: 0 | 1;
  readonly city: 0 | 1;
}

/** A street, and the division that it fits. */
export interface StreetOf {
  readonly street: number;
  readonly division: LineDivision;
}

/** Ranges of names with a slip that are looked at, and streets whose numbers are looked at. */
const MOST_RANGES = 48;
const MOST_STREETS = 4_000;
const ANY = (): boolean => true;

/**
 * One search of a set: what the same words begin is looked for once, however many ways there are to divide the line.
 */
export class StreetSearch {
  private readonly keys: Beginnings;
  private readonly cities: Beginnings;
  private readonly loadedCodes = new Map<string, IdRange>();

  constructor(private readonly set: StreetSet) {
    this.keys = new Beginnings(set.keys);
    this.cities = new Beginnings(set.cities);
  }

  /**
   * Streets of the divisions, by name, the longer first, once for each division that they fit; as many of them as are
   * taken. Those with the street first stand before those with the place first, and else all divisions are in one
   * order: what a longer text still fits is not pushed off the page, since none of a kind fits it that did not fit the
   * shorter.
   */
  *streets(words: readonly Word[], slips: Slips): Generator<StreetOf> {
    for (const kind of divisions(words)) yield* this.merged(kind, slips);
  }

  private *merged(divisions: readonly LineDivision[], slips: Slips): Generator<StreetOf> {
    const { set } = this;
    const heads: { street: number; division: LineDivision; rest: Generator<number> }[] = [];
    const advance = (division: LineDivision, rest: Generator<number>): void => {
      const { value, done } = rest.next();
      if (done !== true) heads.push({ street: value, division, rest });
    };
    for (const division of divisions) advance(division, this.streetsOf(division, slips));
    while (heads.length > 0) {
      let least = 0;
      for (let i = 1; i < heads.length; i++) {
        if (set.compareStreets(heads[i]!.street, heads[least]!.street) < 0) least = i;
      }
      const [{ street, division, rest }] = heads.splice(least, 1) as [(typeof heads)[number]];
      yield { street, division };
      advance(division, rest);
    }
  }

  /** Streets of a division in that order. */
  private *streetsOf({ street, place, code }: LineDivision, slips: Slips): Generator<number> {
    const { set } = this;
    const codes = this.codes(code);
    if (codes && codes.first === codes.end) return;
    // What must be as typed is soon looked up; only where there is such a thing are slips worth looking for.
    const isPlace = slips.city === 0 ? this.placesOf(place, 0) : ANY;
    const keys = isPlace && this.keysOf(street, slips.street);
    const isIn = keys && keys.length > 0 && slips.city === 1 ? this.placesOf(place, 1) : isPlace;
    if (!keys || !isIn) return;
    const { start, street: streets, city } = set.byKey;
    let found = 0;
    for (const { first, end } of keys) {
      for (let key = first; key < end; key++) {
        const here: number[] = [];
        const to = listEnd(start, key + 1, streets);
        for (let i = start[key]!; i < to; i++) {
          if (isIn(city[i]!) && (!codes || hasCode(set, streets[i]!, codes))) here.push(streets[i]!);
        }
        if (here.length > 1) here.sort((a, b) => set.compareStreets(a, b));
        yield* here;
        if ((found += here.length) > MOST_STREETS) return;
      }
    }
  }

  /** The postal codes that begin so; null for any, where none is typed. */
  codes(code: string): IdRange | null {
    if (code === '') return null;
    let range = this.loadedCodes.get(code);
    if (!range) this.loadedCodes.set(code, (range = this.set.postcodesFrom(code)));
    return range;
  }

  /** Ranges of keys, in order. */
  private keysOf(words: readonly string[], edits: 0 | 1): readonly IdRange[] {
    const text = words.join(' ');
    const expanded = streetKey(text);
    return expanded === text
      ? this.keys.of(words, edits)
      : inOrder([...this.keys.of(words, edits), ...this.keys.of(expanded.split(' '), edits)]);
  }

  /** A test whether a city begins with the words; null where none does. */
  private placesOf(words: readonly string[], edits: 0 | 1): ((city: number) => boolean) | null {
    if (words.length === 0) return edits === 0 ? ANY : null;
    const ranges = this.cities.of(words, edits);
    const [only] = ranges;
    if (!only) return null;
    return ranges.length === 1 ? (city) => isInRange(only, city) : this.cities.mask(words, edits);
  }
}

/** The beginnings of one table's names. */
class Beginnings {
  private readonly ranges = new Map<string, readonly IdRange[]>();
  private readonly masks = new Map<string, (id: number) => boolean>();

  constructor(private readonly names: NameTable) {}

  /**
   * Names whose first words begin with these, one by one; with a slip those whose beginning is one edit away. In order,
   * none in two.
   */
  of(words: readonly string[], edits: 0 | 1): readonly IdRange[] {
    const text = words.join(' ');
    const key = `${edits}${text}`;
    let ranges = this.ranges.get(key);
    if (!ranges) {
      this.ranges.set(
        key,
        (ranges = inOrder(
          edits === 1
            ? namesNearPrefix(this.names, text, 1, MOST_RANGES).filter(({ distance }) => distance > 0)
            : this.begun(words),
        )),
      );
    }
    return ranges;
  }

  private begun(words: readonly string[]): IdRange[] {
    const { names } = this;
    const found: IdRange[] = [];
    if (words.length === 1) return [namesWithPrefix(names, words[0]!)];
    const letters = encoded(words);
    for (const { first, end } of this.of(words.slice(0, -1), 0)) {
      for (let name = first; name < end; name++) {
        if (beginsWith(names, name, letters, false)) found.push({ first: name, end: name + 1 });
      }
    }
    return found;
  }

  /** The same names as a test. */
  mask(words: readonly string[], edits: 0 | 1): (id: number) => boolean {
    const key = `${edits}${words.join(' ')}`;
    let test = this.masks.get(key);
    if (!test) {
      const mask = new Uint8Array(this.names.size);
      for (const { first, end } of this.of(words, edits)) mask.fill(1, first, end);
      this.masks.set(key, (test = (id) => mask[id] === 1));
    }
    return test;
  }
}

/** Ranges in order, joined where they overlap. */
function inOrder(ranges: readonly IdRange[]): IdRange[] {
  const joined: { first: number; end: number }[] = [];
  for (const { first, end } of ranges.toSorted((a, b) => a.first - b.first)) {
    const last = joined.at(-1);
    if (last && first <= last.end) last.end = Math.max(last.end, end);
    else if (first < end) joined.push({ first, end });
  }
  return joined;
}

function hasCode(set: StreetSet, street: number, codes: IdRange): boolean {
  const [first, end] = set.rowsOf(street);
  for (let row = first; row < end; row++) {
    if (isInRange(codes, set.postcodeIdOf(row))) return true;
  }
  return false;
}
