// Which streets of a locality a span of words may mean: the span is divided into name, type and suffix in every way the
// vocabulary allows, and each division is compared with the locality's own streets, letter for letter, then by edits.
import { lowerBound } from '../../data/ascending.js';
import { Pattern } from '../../address/distance.js';
import type { Line } from '../../address/parse/reading.js';
import { divideStreet } from '../../address/parse/street-words.js';
import { streetType } from '../../address/vocabulary/street.js';
import type { Indexed } from '../context.js';
import { COST, streetEditCost, streetEdits } from '../costs.js';
import { streetSpellings } from '../../address/vocabulary/spelling.js';

/** One way to read words [from, end): `type` and `suffix` are indexes of the set, NOT_WRITTEN, or NOT_IN_SET. */
export interface Division {
  from: number;
  end: number;
  name: string;
  type: number;
  suffix: number;
  cost: number;
  /** A type word is written. */
  typed: boolean;
  /**
   * Made when first needed: the name prepared for comparison, the set's name that is it (-1 if none), and those that
   * are other spellings of it.
   */
  pattern: Pattern | undefined;
  nameId: number | undefined;
  otherIds: readonly number[] | undefined;
}
/**
 * A street that fits a division. `exact`: the name is letter for letter the reference's (another spelling included).
 */
export interface StreetMatch {
  street: number;
  cost: number;
  division: Division;
  exact: boolean;
  nameCost: number;
  typeCost: number;
}

const NOT_WRITTEN = -1;
const NOT_IN_SET = -2;
const LONGEST_STREET = 6;
/** Abbreviated types that people glue to the name ("smithst"), beside the full words. */
const GLUED = ['ST', 'RD', 'AVE', 'DR', 'CT', 'PL', 'CRES', 'PDE', 'HWY'];

/**
 * All divisions of the words from `from` that end at `to` or before, whole span first. Memo per query: see `Divider`.
 */
export class Divider {
  private readonly memo = new Map<number, Division[]>();
  constructor(
    private readonly index: Indexed,
    private readonly line: Line,
  ) {}

  /** Divisions of exactly [from, end). */
  at(from: number, end: number): readonly Division[] {
    const key = from * 128 + end;
    let list = this.memo.get(key);
    if (!list) this.memo.set(key, (list = divisionsOf(this.index, this.line, from, end)));
    return list;
  }

  /** Further divisions that suppose a slip in the type word, or a type glued to the name. */
  damaged(from: number, end: number): Division[] {
    const { words } = this.line;
    const list: Division[] = [];
    const last = words[end - 1]!;
    if (streetType(last) === undefined) {
      const head = words.slice(from, end - 1);
      const unglue = (glued: string, type: number): void => {
        if (last.length < glued.length + 3 - Math.min(2, head.length) || !last.endsWith(glued)) return;
        list.push(
          division(
            from,
            end,
            [...head, last.slice(0, -glued.length)].join(' ').trim(),
            type,
            NOT_WRITTEN,
            COST.gluedType,
            true,
          ),
        );
      };
      for (const glued of GLUED) unglue(glued, typeIn(this.index, streetType(glued)!));
      for (const [word, type] of this.index.typeId) if (word.length > 2) unglue(word, type);
      if (end - from > 1 && last.length >= 3) {
        const pattern = new Pattern(last);
        const most = last.length >= 6 ? 2 : 1;
        const name = words.slice(from, end - 1).join(' ');
        for (const [word, type] of this.index.typeId) {
          if (word.length < 3) continue;
          const edits = pattern.distanceTo(word, most);
          if (edits <= most) {
            list.push(division(from, end, name, type, NOT_WRITTEN, 0.45 * edits + (word.length < 5 ? 0.15 : 0), true));
          }
        }
      }
    }
    return list;
  }
}

const typeIn = ({ typeId }: Indexed, word: string): number => typeId.get(word) ?? NOT_IN_SET;
const suffixIn = ({ suffixId }: Indexed, word: string): number => suffixId.get(word) ?? NOT_IN_SET;

/** The ways in which words [from, end) are a street's name, type and suffix. */
export function divisionsOf(index: Indexed, { words }: Line, from: number, end: number): Division[] {
  if (end - from > LONGEST_STREET) return [];
  return divideStreet(words, from, end).map(({ name, type, suffix }) =>
    division(
      from,
      end,
      name === from + 1 ? words[from]! : words.slice(from, name).join(' '),
      type === '' ? NOT_WRITTEN : typeIn(index, type),
      suffix === '' ? NOT_WRITTEN : suffixIn(index, suffix),
      0,
      type !== '',
    ),
  );
}

/** All divisions come from here: one shape keeps the search fast. */
const division = (
  from: number,
  end: number,
  name: string,
  type: number,
  suffix: number,
  cost: number,
  typed: boolean,
): Division => ({
  from,
  end,
  name,
  type,
  suffix,
  cost,
  typed,
  pattern: undefined,
  nameId: undefined,
  otherIds: undefined,
});

/** Streets of the locality that bear exactly the division's name (or another spelling of it). */
export function streetsExactly({ set }: Indexed, locality: number, division: Division, found: StreetMatch[]): void {
  const id = (division.nameId ??= set.streetNames.find(division.name));
  const before = found.length;
  if (id >= 0) entriesNamed(set, locality, id, division, 0, true, found);
  if (found.length > before) return;
  const others = (division.otherIds ??= otherNames(set, division.name));
  for (let i = 0; i < others.length; i++) entriesNamed(set, locality, others[i]!, division, COST.spelling, true, found);
}

/** The set's names that are other spellings of these words. */
const otherNames = ({ streetNames }: Set, name: string): number[] =>
  streetSpellings(name)
    .map((other) => streetNames.find(other))
    .filter((id) => id >= 0);

/** Streets of the locality whose name is a few edits from the division's; exact ones are left out. */
export function streetsByTypo({ set }: Indexed, locality: number, division: Division, found: StreetMatch[]): void {
  const { name } = division;
  const most = streetEdits(name.length);
  if (most === 0) return;
  const pattern = (division.pattern ??= new Pattern(name));
  const { bytes, offsets } = set.streetNames;
  const { entryName } = set;
  const end = set.localityEntryStart[locality + 1]!;
  const letters = streetLetters(set);
  const wanted = lettersOf(name);
  let before = -1;
  for (let i = set.localityEntryStart[locality]!; i < end; i++) {
    const id = entryName[i]!;
    if (id === before) continue;
    before = id;
    if (bitCount(letters[id]! ^ wanted) > 2 * most) continue;
    const start = offsets[id]!;
    const stop = offsets[id + 1]!;
    const length = stop - start;
    if (length - name.length > most || name.length - length > most) continue;
    const edits = pattern.distance(bytes, start, stop, most);
    if (edits === 0 || edits > most) continue;
    const cost = streetEditCost(edits, Math.min(name.length, length));
    if (cost < Infinity) entriesNamed(set, locality, id, division, cost, false, found);
  }
}

const lettersOfSet = new WeakMap<object, Uint32Array>();

/**
 * For each street name the set of its letters as bits: names that differ in more than two letters an edit need no
 * comparison.
 */
function streetLetters(set: Set): Uint32Array {
  let letters = lettersOfSet.get(set);
  if (letters) return letters;
  const { bytes, offsets, size } = set.streetNames;
  lettersOfSet.set(set, (letters = new Uint32Array(size)));
  for (let id = 0; id < size; id++) {
    for (let i = offsets[id]!; i < offsets[id + 1]!; i++) letters[id]! |= 1 << (bytes[i]! & 31);
  }
  return letters;
}

function lettersOf(name: string): number {
  let bits = 0;
  for (let i = 0; i < name.length; i++) bits |= 1 << (name.charCodeAt(i) & 31);
  return bits;
}

function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * Streets anywhere in the country that bear the name, exactly or within edits; at most `limit` entries are looked at.
 */
export function streetsAnywhere(
  { set }: Indexed,
  division: Division,
  typos: boolean,
  accept: (locality: number) => boolean,
  limit: number,
): StreetMatch[] {
  const found: StreetMatch[] = [];
  const names: { id: number; cost: number }[] = [];
  const exact = set.streetNames.find(division.name);
  if (exact >= 0) names.push({ id: exact, cost: 0 });
  else if (typos && division.name.length >= 4) {
    for (const near of set.streetNames.near(division.name, division.name.length >= 7 ? 2 : 1)) {
      names.push({ id: near.id, cost: streetEditCost(near.distance, division.name.length) });
    }
  }
  let looked = 0;
  for (const { id, cost } of names) {
    for (let i = set.nameEntryStart[id]!; i < set.nameEntryStart[id + 1]! && looked < limit; i++, looked++) {
      const entry = set.nameEntry[i]!;
      if (accept(set.streetLocality[set.entryStreet[entry]! >>> 1]!)) {
        pushEntry(set, entry, division, cost, cost === 0, found);
      }
    }
  }
  return found;
}

type Set = Indexed['set'];

function entriesNamed(
  set: Set,
  locality: number,
  name: number,
  division: Division,
  nameCost: number,
  exact: boolean,
  found: StreetMatch[],
): void {
  const end = set.localityEntryStart[locality + 1]!;
  const { entryName } = set;
  let entry = lowerBound(entryName, name, set.localityEntryStart[locality]!, end);
  for (; entry < end && entryName[entry] === name; entry++) pushEntry(set, entry, division, nameCost, exact, found);
}

function pushEntry(
  set: Set,
  entry: number,
  division: Division,
  nameCost: number,
  exact: boolean,
  found: StreetMatch[],
): void {
  const type = set.entryType[entry]!;
  const suffix = set.entrySuffix[entry]!;
  const typeCost =
    division.type === NOT_WRITTEN
      ? type === 0
        ? 0
        : COST.typeMissing
      : division.type === type
        ? 0
        : type === 0
          ? COST.typeUnexpected
          : COST.typeDiffers;
  const suffixCost =
    division.suffix === NOT_WRITTEN
      ? suffix === 0
        ? 0
        : COST.suffixMissing
      : division.suffix === suffix
        ? 0
        : suffix === 0
          ? COST.suffixMissing
          : COST.suffixDiffers;
  found.push({
    street: set.entryStreet[entry]! >>> 1,
    cost: division.cost + nameCost + typeCost + suffixCost,
    division,
    exact,
    nameCost,
    typeCost,
  });
}
