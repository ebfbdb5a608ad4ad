// Which localities a span of words may mean: by name as written, by other spelling, by typo, by postcode, by being next
// to the one that is written. Each comes with the words it takes and what it costs.
import { UNKNOWN_COORDINATE } from '../../data/points/coordinates.js';
import { metresApart, metresBetween } from '../../data/points/metres.js';
import { partitionPoint } from '../../data/ascending.js';
import type { Line, Reading } from '../../address/parse/reading.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import type { Indexed } from '../context.js';
import { COST, localityEditCost, localityEdits } from '../costs.js';
import { KIND } from '../../address/vocabulary/kinds.js';
import { isRespelt, localitySpellings } from '../../address/vocabulary/spelling.js';

/** A locality of the set, and the words [from, to) that name it; `open` when none do and the street's end decides. */
export interface Place {
  locality: number;
  from: number;
  to: number;
  cost: number;
  open: boolean;
  exact: boolean;
}

/** A real locality that the text names, whether or not the address set covers it; degrees, NaN if unknown. */
export interface Written {
  from: number;
  to: number;
  latitude: number;
  longitude: number;
  state: string;
  name: string;
}

const LONGEST_NAME = 5;
/** More localities than this that begin alike are no help. */
const MANY_NAMES = 12;
const SHORTEST_BEGINNING = 4;

/** Cost of the locality's postcodes against the written one. */
export function postcodeCost(set: AddressSet, locality: number, postcode: string): number {
  if (postcode === '') return 0;
  const written = Number(postcode);
  const start = set.localityPostcodeStart[locality]!;
  const end = set.localityPostcodeStart[locality + 1]!;
  if (start === end) return 0;
  let slip = false;
  for (let i = start; i < end; i++) {
    const has = set.localityPostcode[i]!;
    if (has === written) return 0;
    slip ||= isSlip(has, written);
  }
  return slip ? COST.postcodeSlip : COST.postcodeMismatch;
}

/** True if two postcodes differ in one digit or by one swap of neighbours. */
function isSlip(a: number, b: number): boolean {
  let differ = 0;
  let p = a;
  let q = b;
  let swapA = -1;
  let swapB = -1;
  for (let i = 0; i < 4; i++, p = Math.floor(p / 10), q = Math.floor(q / 10)) {
    const x = p % 10;
    const y = q % 10;
    if (x === y) continue;
    if (differ === 1 && x === swapB && y === swapA) return Math.floor(p / 10) === Math.floor(q / 10);
    differ++;
    swapA = x;
    swapB = y;
  }
  return differ === 1;
}

export const stateCost = ({ set }: Indexed, locality: number, state: string): number =>
  state === '' || set.states[set.localityState[locality]!] === state ? 0 : COST.stateMismatch;

/** Localities that the last words of the span name letter for letter: where nearly every address has its own. */
export function placesAtEnd(index: Indexed, line: Line, reading: Reading): Place[] {
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
export function placesByName(index: Indexed, line: Line, reading: Reading): Place[] {
  const found: Place[] = [];
  const respelt = line.words.map(isRespelt);
  for (let to = reading.to; to > reading.from; to--) {
    const stray = (reading.to - to) * COST.strayWord;
    if (stray > 2) break;
    for (let from = Math.max(reading.from, to - LONGEST_NAME); from < to; from++) {
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

function addNamed(
  index: Indexed,
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

/**
 * True if the place's words end the span or a part of it: LIVERPOOL of "12 LIVERPOOL ST, NOWHERE" does not, and names
 * no place.
 */
export const standsAlone = (line: Line, reading: Reading, place: Place): boolean =>
  place.to >= reading.to || line.breaks[place.to]!;

/** Localities whose name is so many edits from the last words of the span. */
export function placesByTypo(index: Indexed, line: Line, reading: Reading, least = 1, most = 2): Place[] {
  const { set } = index;
  const found: Place[] = [];
  for (let from = Math.max(reading.from, reading.to - 4); from < reading.to; from++) {
    const name = line.words.slice(from, reading.to).join(' ');
    const edits = Math.min(most, localityEdits(name.length));
    if (edits < least) continue;
    for (const near of set.localityNames.near(name, edits)) {
      if (near.distance >= least) {
        addBearers(
          index,
          reading,
          near.id,
          from,
          reading.to,
          localityEditCost(near.distance, name.length),
          false,
          found,
        );
      }
    }
  }
  return found.sort(byCost);
}

/** Localities of which the last words of the span are only the beginning: COOLUM for COOLUM BEACH. */
export function placesByBeginning(index: Indexed, line: Line, reading: Reading): Place[] {
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
  index: Indexed,
  reading: Reading,
  name: number,
  from: number,
  to: number,
  cost: number,
  exact: boolean,
  found: Place[],
): void {
  const { set } = index;
  for (let i = set.nameLocalityStart[name]!; i < set.nameLocalityStart[name + 1]!; i++) {
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
export function placesByPostcode(index: Indexed, reading: Reading): Place[] {
  if (reading.postcode === '') return [];
  const { set } = index;
  const code = Number(reading.postcode);
  const found: Place[] = [];
  for (let i = set.postcodeLocalityStart[code] ?? 0; i < (set.postcodeLocalityStart[code + 1] ?? 0); i++) {
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

/**
 * The real locality that the text names best, of those found in the address set and in the gazetteer; undefined if
 * none.
 */
export function writtenPlace(candidates: readonly { index: Indexed; places: readonly Place[] }[]): Written | undefined {
  let best: Place | undefined;
  let owner: Indexed | undefined;
  for (const { index, places } of candidates) {
    const first = places[0];
    if (first && (!best || first.cost < best.cost)) {
      best = first;
      owner = index;
    }
  }
  if (!best || !owner) return undefined;
  const { set } = owner;
  const latitude = set.localityLatitude[best.locality]!;
  const longitude = set.localityLongitude[best.locality]!;
  return {
    from: best.from,
    to: best.to,
    state: set.states[set.localityState[best.locality]!]!,
    name: set.localityNames.text(set.localityName[best.locality]!),
    latitude: latitude === UNKNOWN_COORDINATE ? NaN : latitude / 1e7,
    longitude: longitude === UNKNOWN_COORDINATE ? NaN : longitude / 1e7,
  };
}

/** Kilometres between a written place and a locality of the set; Infinity when either has no point. */
export function kilometres(set: AddressSet, locality: number, written: Written): number {
  const latitude = set.localityLatitude[locality]!;
  const longitude = set.localityLongitude[locality]!;
  if (latitude === UNKNOWN_COORDINATE || Number.isNaN(written.latitude)) return Infinity;
  return metresApart(latitude / 1e7, longitude / 1e7, written.latitude, written.longitude) / 1000;
}

/** Kilometres between two localities of the set; Infinity when either has no point. */
export function kilometresBetween({ localityLatitude, localityLongitude }: AddressSet, a: number, b: number): number {
  if (localityLatitude[a] === UNKNOWN_COORDINATE || localityLatitude[b] === UNKNOWN_COORDINATE) return Infinity;
  const metres = metresBetween(
    [localityLatitude[a]!, localityLongitude[a]!],
    [localityLatitude[b]!, localityLongitude[b]!],
  );
  return metres / 1000;
}

export const byCost = (a: { cost: number }, b: { cost: number }): number => a.cost - b.cost;
