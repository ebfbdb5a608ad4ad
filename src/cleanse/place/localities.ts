// Which localities a span of words may mean: by name as written, by other spelling, by typo, by its beginning, by
// postcode. Each comes with the words it takes and what it costs.
import type { Line, Reading } from '../../address/parse/reading.js';
import { KIND } from '../../address/vocabulary/kinds.js';
import { isRespelt, localitySpellings } from '../../address/vocabulary/spelling.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { partitionPoint } from '../../data/ascending.js';
import type { IndexedSet } from '../context.js';
import { COST, localityEditCost, localityEdits } from '../costs.js';
import { postcodeCost, stateCost } from './code-costs.js';
import { byCost, type Place } from './place.js';
import { listEnd } from '../../data/list-end.js';

const LONGEST_NAME = 5;
const QUARTER = /\b(?:NORTH|SOUTH|EAST|WEST)\b/;
/** More localities than this that begin alike are no help. */
const MANY_NAMES = 12;
const SHORTEST_BEGINNING = 4;

/** Localities that the last words of the span name letter for letter: where nearly every address has its own. */
export function placesAtEnd(index: IndexedSet, line: Line, reading: Reading): Place[] {
  const found: Place[] = [];
  const { to } = reading;
  let name = '';
  for (let from = to - 1; from >= Math.max(reading.from, to - LONGEST_NAME); from--) {
    if (from < to - 1 && (line.breaks[from + 1]! || (line.kinds[from]! & KIND.strongType) !== 0)) break;
    name = name === '' ? line.words[from]! : `${line.words[from]!} ${name}`;
    addNamed(index, reading, name, from, to, 0, found);
  }
  return found.sort(byCost);
}

/** Localities whose name stands anywhere in the span letter for letter or in another spelling, the last words first. */
export function placesByName(index: IndexedSet, line: Line, reading: Reading): Place[] {
  const found: Place[] = [];
  const respelt = line.words.map(isRespelt);
  for (let to = reading.to; to > reading.from; to--) {
    const stray = (reading.to - to) * COST.strayWord;
    if (stray > 2) break;
    if (to < reading.to && isJoined(line, to)) continue;
    for (let from = Math.max(reading.from, to - LONGEST_NAME); from < to; from++) {
      if (to < reading.to && from > reading.from && (isJoined(line, from) || isOfStreet(line, reading, from, to))) {
        continue;
      }
      const name = from === to - 1 ? line.words[from]! : line.words.slice(from, to).join(' ');
      addNamed(
        index,
        reading,
        name,
        from,
        to,
        stray + (from === reading.from && to < reading.to ? COST.localityFirst : 0),
        found,
      );
      if (respelt.findIndex((yes, i) => yes && i >= from && i < to) < 0) continue;
      for (const other of localitySpellings(name)) {
        addNamed(index, reading, other, from, to, stray + COST.spelling, found);
      }
    }
  }
  if (reading.buildingName !== '') {
    addNamed(index, reading, reading.buildingName, reading.to, reading.to, COST.localityFirst, found);
  }
  return found.sort(byCost);
}

/** True if a hyphen joins the word to the one before it: CRANBOURNE-FRANKSTON ROAD is in neither. */
const isJoined = ({ text, starts, ends }: Line, at: number): boolean => text.slice(ends[at - 1], starts[at]) === '-';

/** EMU of "12 EAST EMU ROAD, EMU": a place amid a street, before its type, which the last words name again. */
function isOfStreet({ words, kinds, breaks }: Line, { to: end }: Reading, from: number, to: number): boolean {
  if (breaks[from]! || breaks[to]! || (kinds[to]! & KIND.strongType) === 0) return false;
  const again = end - (to - from);
  if (again <= to) return false;
  for (let i = from; i < to; i++) if (words[i] !== words[again + i - from]) return false;
  return true;
}

function addNamed(
  index: IndexedSet,
  reading: Reading,
  name: string,
  from: number,
  to: number,
  cost: number,
  found: Place[],
): void {
  const id = index.set.localityNames.find(name);
  if (id >= 0) addBearers(index, reading, id, from, to, cost, true, found);
}

/** Localities whose name is so many edits from the last words of the span. */
export function placesByTypo(index: IndexedSet, line: Line, reading: Reading, least = 1, most = 2): Place[] {
  const found: Place[] = [];
  // ST MARLO of "SMITH ST, MARLO" is no name.
  let start = reading.to - 1;
  while (start > Math.max(reading.from, reading.to - 4) && !line.breaks[start]!) start--;
  for (let from = Math.max(reading.from, start); from < reading.to; from++) {
    const name = line.words.slice(from, reading.to).join(' ');
    addNear(index, reading, name, from, least, most, 0, found);
    // ST alone is no SAINTS: a short form that is nothing else has no letters in which a slip could be.
    if (from === reading.to - 1) continue;
    for (const other of localitySpellings(name)) {
      addNear(index, reading, other, from, least, most, COST.spelling, found);
    }
  }
  return found.sort(byCost);
}

/** Adds the bearers of names that are between `least` and `most` edits from the name of the words from `from` on. */
function addNear(
  index: IndexedSet,
  reading: Reading,
  name: string,
  from: number,
  least: number,
  most: number,
  cost: number,
  found: Place[],
): void {
  const edits = Math.min(most, localityEdits(name.length));
  if (edits < least) return;
  for (const near of index.set.localityNames.near(name, edits)) {
    if (near.distance < least || isOtherQuarter(name, index.set.localityNames.text(near.id))) continue;
    const whole = cost + localityEditCost(near.distance, name.length);
    addBearers(index, reading, near.id, from, reading.to, whole, false, found);
  }
}

/** True if both names have a point of the compass, and not the same: NORTH KEMPSEY is no slip of SOUTH KEMPSEY. */
function isOtherQuarter(name: string, other: string): boolean {
  const quarter = QUARTER.exec(name)?.[0];
  return quarter !== undefined && QUARTER.test(other) && !other.includes(quarter);
}

/** Localities of which the last words of the span are only the beginning: COOLUM for COOLUM BEACH. */
export function placesByBeginning(index: IndexedSet, line: Line, reading: Reading): Place[] {
  const found: Place[] = [];
  for (let from = Math.max(reading.from, reading.to - 3); from < reading.to; from++) {
    const name = line.words.slice(from, reading.to).join(' ');
    if (name.length < SHORTEST_BEGINNING) continue;
    for (const id of namesBeginning(index.set, name)) {
      addBearers(index, reading, id, from, reading.to, COST.localityShort, false, found);
    }
  }
  return found.sort(byCost);
}

/** Locality names that are the given words and more; none when many are, since then the words say nothing. */
function namesBeginning({ localityNames }: AddressSet, words: string): number[] {
  const prefix = `${words} `;
  const ids: number[] = [];
  let id = partitionPoint(0, localityNames.size, (at) => localityNames.text(at) < prefix);
  for (; id < localityNames.size && localityNames.text(id).startsWith(prefix); id++) {
    if (ids.push(id) > MANY_NAMES) return [];
  }
  return ids;
}

function addBearers(
  index: IndexedSet,
  reading: Reading,
  name: number,
  from: number,
  to: number,
  cost: number,
  exact: boolean,
  found: Place[],
): void {
  const { set } = index;
  const end = listEnd(set.nameLocalityStart, name + 1, set.nameLocality);
  for (let i = set.nameLocalityStart[name]!; i < end; i++) {
    const locality = set.nameLocality[i]! >>> 1;
    found.push({
      locality,
      from,
      to,
      exact,
      open: false,
      cost: cost + stateCost(index, locality, reading.state) + postcodeCost(set, locality, reading.postcode),
    });
  }
}

/** Every locality of the written postcode; the words behind the street are then missing or wrong. */
export function placesByPostcode(index: IndexedSet, reading: Reading): Place[] {
  if (reading.postcode === '') return [];
  const { set } = index;
  const code = Number(reading.postcode);
  const found: Place[] = [];
  const end = listEnd(set.postcodeLocalityStart, code + 1, set.postcodeLocality);
  for (let i = set.postcodeLocalityStart[code]!; i < end; i++) {
    const locality = set.postcodeLocality[i]!;
    found.push({
      locality,
      from: reading.to,
      to: reading.to,
      cost: stateCost(index, locality, reading.state),
      open: true,
      exact: false,
    });
  }
  return found;
}
