// Finds the place that a text of any country names: by its postal code, by the names in it, by both. What the text holds
// beyond that (street, number) is not looked for, and said to be left.
import { foldName } from '../address/fold.js';
import type { FoundPlace, PlaceSet } from '../reference/place-set.js';
import { middle, metresBetween, type Point } from './points.js';
import { shorterCodes } from './shorter-codes.js';

/** What was found. `left`: words of the text that say nothing of the place. */
export interface Located {
  readonly status: 'verified' | 'corrected' | 'partial' | 'ambiguous' | 'unmatched';
  readonly level: 'locality' | 'postcode' | 'none';
  readonly place: { readonly name: string; readonly region: string; readonly postcode: string; readonly point: Point } | null;
  readonly source: string;
  /** The postal code that is written, as far as the data has it; '' for none. */
  readonly code: string;
  readonly left: readonly Word[];
  readonly messages: readonly string[];
}

/** Words of a name at most. */
const LONGEST_NAME = 6;
const LONGEST_CODE = 3;
/** Rows of one name and region further apart than this are different places. */
const SAME_PLACE_METRES = 50_000;
/** A place with so many times the rows of any namesake is the one that is meant. */
const MUCH_LARGER = 3;
const SHORTEST_MISSPELT = 5;

/** A folded word with its part of the text: commas and line ends part it. */
export interface Word { readonly text: string; readonly part: number }
interface Span { readonly from: number; readonly to: number }
interface Named extends Span { readonly rows: readonly Row[]; readonly corrected: boolean }
/** A place of one of the sets. */
interface Row { readonly set: PlaceSet; readonly place: FoundPlace }

/** Words of a text, folded, with the parts they stand in. */
export const wordsOf = (text: string): Word[] => text.split(/[,;|\n\r\t]+/).flatMap((part, i) =>
  foldName(part).split(' ').filter((word) => word !== '').map((word) => ({ text: word, part: i })));

/** Finds the place of `words`, among which the country's own name is no longer, in a country. `sets`: the more detailed first; only their rows of the country count. */
export function locate(words: readonly Word[], country: string, sets: readonly PlaceSet[]): Located {
  const code = findCode(words, country, sets), behind = findRegion(words, code, country, sets), coded = code?.rows ?? [], free = code ? [code] : [];
  const withRegion = behind && findName(words, [...free, behind], coded, country, sets), region = withRegion && behind;
  // BERLIN is a region and the place in it: the place, where no other is named.
  const name = withRegion ?? findName(words, free, coded, country, sets);
  const used = [code, region, name].filter((span) => span !== undefined), left = words.filter((_, i) => !used.some(({ from, to }) => i >= from && i < to));
  if (!code && !name) return { status: 'unmatched', level: 'none', place: null, source: '', code: '', left, messages: [] };
  const inRegion = (row: Row): boolean => region === undefined || region.names.has(foldName(row.place.region.name)) || region.names.has(row.place.region.code.toUpperCase());
  const agreeing = name && code ? name.rows.filter((row) => code.rows.some((other) => near(row, other))) : [];
  const messages: string[] = [], written = code ? code.rows[0]!.place.postcode : '';
  if (!name || (code && agreeing.length === 0)) {
    if (name) messages.push(`the postal code is not one of ${name.rows[0]!.place.name}: the postal code is taken`);
    return { ...byCode(code!.rows, name?.rows[0]?.set.source), code: written, status: name || left.length > 0 ? 'partial' : 'verified', left, messages };
  }
  const rows = agreeing.length > 0 ? exactCode(agreeing, code!.rows) : name.rows, fitting = rows.filter(inRegion);
  const groups = homonyms(fitting.length > 0 ? fitting : rows), first = groups[0]!;
  if (fitting.length === 0) messages.push('the region is not the one of the place');
  const unclear = groups.length > 1 && groups[1]!.length * MUCH_LARGER > first.length;
  if (unclear) {
    const others = groups.slice(0, 5).map((group) => [group[0]!.place.name, group[0]!.place.region.name || group[0]!.place.region.code].filter(Boolean).join(', '));
    return { status: 'ambiguous', level: 'none', place: null, source: first[0]!.set.source, code: written, left, messages: [...messages, `it may be ${others.join(' | ')}${groups.length > 5 ? ` and ${groups.length - 5} more` : ''}: name the region or the postal code`] };
  }
  const status = left.length > 0 || fitting.length === 0 ? 'partial' : name.corrected ? 'corrected' : 'verified';
  return { status, level: 'locality', place: describe(first, code !== undefined), source: first[0]!.set.source, code: written, left, messages };
}

const rowsOf = (set: PlaceSet, ids: readonly number[], country: string): Row[] => ids.map((id) => ({ set, place: set.place(id) })).filter(({ place }) => place.region.country === country);

/** The postal code: the last words that are one, as it is or without the end that the data leaves out. */
function findCode(words: readonly Word[], country: string, sets: readonly PlaceSet[]): (Span & { rows: Row[] }) | undefined {
  for (let length = Math.min(LONGEST_CODE, words.length); length > 0; length--) {
    for (let from = words.length - length; from >= 0; from--) {
      if (words[from]!.part !== words[from + length - 1]!.part) continue;
      const text = words.slice(from, from + length).map((word) => word.text).join('');
      if (!/\d/.test(text)) continue;
      for (const code of [text, ...shorterCodes(text, country)]) {
        const rows = sets.flatMap((set) => rowsOf(set, set.withPostcode(code), country));
        if (rows.length > 0) return { from, to: from + length, rows };
      }
    }
  }
  return undefined;
}

/** A region named behind the place: the last part, or a code at the end. */
function findRegion(words: readonly Word[], code: Span | undefined, country: string, sets: readonly PlaceSet[]): (Span & { names: Set<string> }) | undefined {
  let to = words.length;
  while (code && to > code.from && to <= code.to) to = code.from;
  if (to < 2) return undefined;
  const regions = sets.flatMap((set) => set.regionsOf(country));
  for (let from = Math.max(1, to - LONGEST_NAME); from < to; from++) {
    const startsPart = words[from]!.part !== words[from - 1]!.part, text = words.slice(from, to).map((word) => word.text).join(' ');
    const found = regions.filter(({ name, code }) => (startsPart && name === text) || (code === text && /^[A-Z]{2,3}$/.test(text)));
    if (found.length > 0) return { from, to, names: new Set(found.flatMap(({ name, code }) => [name, code].filter((name) => name !== ''))) };
  }
  return undefined;
}

/** The words that name a place best: those that the postal code confirms, then whole parts of the text, then the end of one. */
function findName(words: readonly Word[], taken: readonly Span[], coded: readonly Row[], country: string, sets: readonly PlaceSet[]): Named | undefined {
  let best: Named | undefined, bestScore = 0;
  const free = (from: number, to: number): boolean => !taken.some((span) => from < span.to && to > span.from);
  const consider = (named: Named, score: number): void => { if (score > bestScore) { best = named; bestScore = score; } };
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_NAME) && words[to - 1]!.part === words[from]!.part; to++) {
      if (!free(from, to)) continue;
      const starts = from === 0 || words[from - 1]!.part !== words[from]!.part || !free(from - 1, from), ends = to === words.length || words[to]!.part !== words[from]!.part || !free(to, to + 1);
      const name = words.slice(from, to).map((word) => word.text).join(' '), plain = firstRows(sets, name, country), whole = starts && ends;
      // NEW YORK is NEW YORK CITY where no place is just NEW YORK.
      const rows = plain.length === 0 && whole ? firstRows(sets, `${name} CITY`, country) : plain;
      if (rows.length === 0) continue;
      const confirmed = rows.some((row) => coded.some((other) => near(row, other)));
      // The end of a part is a place behind a street with its number; otherwise it is the end of another name.
      if (!confirmed && !whole && !(ends && numbered(words, from))) continue;
      consider({ from, to, rows, corrected: false }, (confirmed ? 100 : 0) + (whole ? 20 : 0) + (to - from) * 2 + from / words.length);
    }
  }
  return best ?? misspelt(words, taken, country, sets);
}

const firstRows = (sets: readonly PlaceSet[], name: string, country: string): Row[] => {
  for (const set of sets) {
    const rows = rowsOf(set, set.named(name), country);
    if (rows.length > 0) return rows;
  }
  return [];
};

/** True if a number stands before the word in its part of the text. */
const numbered = (words: readonly Word[], at: number): boolean => words.slice(0, at).some(({ text, part }) => part === words[at]!.part && /\d/.test(text));

/** A whole part of the text that is one edit from a place's name. */
function misspelt(words: readonly Word[], taken: readonly Span[], country: string, sets: readonly PlaceSet[]): Named | undefined {
  for (let to = words.length; to > 0;) {
    let from = to - 1;
    while (from > 0 && words[from - 1]!.part === words[from]!.part) from--;
    const free = words.slice(from, to).map((word, i) => ({ ...word, at: from + i })).filter(({ at }) => !taken.some((span) => at >= span.from && at < span.to));
    const text = free.map((word) => word.text).join(' ');
    if (text.length >= SHORTEST_MISSPELT && !/\d/.test(text)) {
      for (const set of sets) {
        for (const name of set.similar(text, 1)) {
          const rows = rowsOf(set, set.named(name), country);
          if (rows.length > 0) return { from: free[0]!.at, to: free.at(-1)!.at + 1, rows, corrected: true };
        }
      }
    }
    to = from;
  }
  return undefined;
}

const pointOf = ({ place }: Row): Point => [place.latitude, place.longitude];
const near = (a: Row, b: Row): boolean => metresBetween(pointOf(a), pointOf(b)) < SAME_PLACE_METRES;

/** Of rows near the postal code those that have it, if any do. */
function exactCode(rows: readonly Row[], coded: readonly Row[]): readonly Row[] {
  const codes = new Set(coded.map(({ place }) => place.postcode)), exact = rows.filter(({ place }) => codes.has(place.postcode));
  return exact.length > 0 ? exact : rows;
}

/** Rows of one name as places: those of one region near each other are one. The one with the most rows first. */
function homonyms(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const group = groups.find(([first]) => first!.place.region.code === row.place.region.code && near(first!, row));
    if (group) group.push(row); else groups.push([row]);
  }
  return groups.sort((a, b) => b.length - a.length);
}

function describe(rows: readonly Row[], withCode: boolean): NonNullable<Located['place']> {
  const { name, region } = rows[0]!.place, codes = new Set(rows.map(({ place }) => place.postcode));
  return { name, region: region.name || region.code, postcode: withCode || codes.size === 1 ? rows[0]!.place.postcode : '', point: middle(rows.map(pointOf)) };
}

function byCode(rows: readonly Row[], preferred: string | undefined): Pick<Located, 'level' | 'place' | 'source'> {
  const of = rows.filter(({ set }) => set.source === (preferred ?? rows[0]!.set.source)), used = of.length > 0 ? of : rows, names = new Set(used.map(({ place }) => place.name));
  return { level: 'postcode', place: { ...describe(used, true), ...(names.size > 1 ? { name: '' } : {}) }, source: used[0]!.set.source };
}
