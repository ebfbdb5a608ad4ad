// Which streets of a locality, or of the whole country, a division of words may mean: compared letter for letter, in
// other spellings, then by edits.
import { Pattern } from '../../address/distance.js';
import { streetSpellings } from '../../address/vocabulary/spelling.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { lowerBound } from '../../data/ascending.js';
import type { IndexedSet } from '../context.js';
import { COST, streetEditCost, streetEdits } from '../costs.js';
import { NOT_WRITTEN, type WrittenStreet } from './divisions.js';
import { lettersApart, lettersOf, streetLetters } from './letters.js';
import { isSwappedAcross } from './swapped-across.js';
import { listEnd } from '../../data/list-end.js';

/** Streets of one name that are looked at when no locality is known. */
const COUNTRYWIDE = 4000;

const NO_NAMES: readonly number[] = [];

/** Edits of two letters that changed places across a third. */
const SWAPPED_ACROSS = 2;

/**
 * A street that fits a division. `exact`: the name is letter for letter the reference's (another spelling included).
 */
export interface StreetMatch {
  street: number;
  cost: number;
  division: WrittenStreet;
  exact: boolean;
  nameCost: number;
  typeCost: number;
}

/** Streets of the locality that bear exactly the division's name (or another spelling of it). */
export function streetsExactly(
  { set }: IndexedSet,
  locality: number,
  division: WrittenStreet,
  found: StreetMatch[],
): void {
  division.nameId ??= set.streetNames.find(division.name);
  const id = division.nameId;
  const before = found.length;
  if (id >= 0) entriesNamed(set, locality, id, division, 0, true, found);
  if (found.length > before) return;
  division.otherIds ??= otherNames(set, division.name);
  const others = division.otherIds;
  for (let i = 0; i < others.length; i++) {
    entriesNamed(set, locality, others[i]!, division, COST.spelling, true, found);
  }
  if (division.type === NOT_WRITTEN) withoutAnotherName(set, division, found, before);
}

/** THE CRESCENT is another spelling of CRESCENT, and no CRESCENT ROAD: of matches from `before` on, those go. */
function withoutAnotherName(set: AddressSet, { name }: WrittenStreet, found: StreetMatch[], before: number): void {
  const hasArticle = name.startsWith('THE ');
  for (let i = found.length - 1; i >= before; i--) {
    const { street, typeCost } = found[i]!;
    const other = set.streetNames.text(set.streetName[street]!);
    if (typeCost > 0 && other.startsWith('THE ') !== hasArticle) found.splice(i, 1);
  }
}

/** The set's names that are other spellings of these words. */
function otherNames({ streetNames }: AddressSet, name: string): readonly number[] {
  let found: number[] | undefined;
  for (const other of streetSpellings(name)) {
    const id = streetNames.find(other);
    if (id >= 0) (found ??= []).push(id);
  }
  return found ?? NO_NAMES;
}

/** Streets of the locality whose name is a few edits from the division's; exact ones are left out. */
export function streetsByTypo(
  { set }: IndexedSet,
  locality: number,
  division: WrittenStreet,
  found: StreetMatch[],
): void {
  const { name } = division;
  const most = streetEdits(name.length);
  if (most === 0) return;
  division.pattern ??= new Pattern(name);
  const { pattern } = division;
  const { bytes, offsets } = set.streetNames;
  const { entryName } = set;
  const end = listEnd(set.localityEntryStart, locality + 1, entryName);
  const letters = streetLetters(set);
  const wanted = lettersOf(name);
  let before = -1;
  for (let i = set.localityEntryStart[locality]!; i < end; i++) {
    const id = entryName[i]!;
    if (id === before) continue;
    before = id;
    if (lettersApart(letters[id]!, wanted) > 2 * most) continue;
    const start = offsets[id]!;
    const stop = offsets[id + 1]!;
    const length = stop - start;
    if (length - name.length > most || name.length - length > most) continue;
    const isSwapped = most >= SWAPPED_ACROSS && isSwappedAcross(name, bytes, start, stop);
    const edits = isSwapped ? SWAPPED_ACROSS : pattern.distance(bytes, start, stop, most);
    if (edits === 0 || edits > most) continue;
    const cost = streetEditCost(edits, Math.min(name.length, length));
    if (cost < Infinity) entriesNamed(set, locality, id, division, cost, false, found);
  }
}

/**
 * Streets anywhere in the country that bear the name, exactly or within edits, in localities that `accept` takes.
 */
export function streetsAnywhere(
  { set }: IndexedSet,
  division: WrittenStreet,
  typos: boolean,
  accept: (locality: number) => boolean,
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
    const end = listEnd(set.nameEntryStart, id + 1, set.nameEntry);
    for (let i = set.nameEntryStart[id]!; i < end && looked < COUNTRYWIDE; i++, looked++) {
      const entry = set.nameEntry[i]!;
      if (accept(set.streetLocality[set.entryStreet[entry]! >>> 1]!)) {
        pushEntry(set, entry, division, cost, cost === 0, found);
      }
    }
  }
  return found;
}

function entriesNamed(
  set: AddressSet,
  locality: number,
  name: number,
  division: WrittenStreet,
  nameCost: number,
  exact: boolean,
  found: StreetMatch[],
): void {
  const { entryName } = set;
  const end = listEnd(set.localityEntryStart, locality + 1, entryName);
  let entry = lowerBound(entryName, name, set.localityEntryStart[locality]!, end);
  for (; entry < end && entryName[entry] === name; entry++) pushEntry(set, entry, division, nameCost, exact, found);
}

function pushEntry(
  set: AddressSet,
  entry: number,
  division: WrittenStreet,
  nameCost: number,
  exact: boolean,
  found: StreetMatch[],
): void {
  const type = set.entryType[entry]!;
  const suffix = set.entrySuffix[entry]!;
  const typeCost = partCost(division.type, type, COST.typeMissing, COST.typeUnexpected, COST.typeDiffers);
  const suffixCost = partCost(division.suffix, suffix, COST.suffixMissing, COST.suffixMissing, COST.suffixDiffers);
  found.push({
    street: set.entryStreet[entry]! >>> 1,
    cost: division.cost + nameCost + typeCost + suffixCost,
    division,
    exact,
    nameCost,
    typeCost,
  });
}

/** Cost of the street's type or suffix (0 where it has none) against the written one. */
function partCost(written: number, has: number, missing: number, unexpected: number, differs: number): number {
  if (written === has) return 0;
  if (written === NOT_WRITTEN) return has === 0 ? 0 : missing;
  return has === 0 ? unexpected : differs;
}
