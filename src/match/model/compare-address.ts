// At which levels two addresses agree: place, street, number, unit and building.
import { oneSlip } from '../names/similarity.js';
import { slotColumn, SLOTS } from '../store/columns.js';
import type { Derived } from '../store/derived.js';
import type { Store } from '../store/store.js';
import { isNumberSlip, isWithin } from './compare-numbers.js';
import { likeness, slices, type TextSlices } from './slices.js';

const [PLACE_BOTH, PLACE_LOCALITY, PLACE_POSTCODE, PLACE_NEAR, PLACE_OTHER] = [1, 2, 3, 4, 5] as const;
const [STREET_SAME, STREET_TYPE, STREET_SLIP, STREET_NEAR, STREET_OTHER, STREET_IN_OTHER_LINE] = [
  1, 2, 3, 4, 5, 6,
] as const;
const [SAME, CLOSE, OTHER] = [1, 2, 3] as const;
const SLIP_LIKENESS = 0.92;
const NEAR_LIKENESS = 0.84;
/** What sounding alike adds. */
const SOUND_BONUS = 0.04;

/** Fields of an address, in the order of their levels. */
export const ADDRESS_LEVELS = 5;

/** Which context of the street's shares a level of the place makes: it agrees, it does not, nothing is said. */
export const placeContext = (level: number): number => {
  if (level === 0) return 2;
  return level <= PLACE_POSTCODE ? 0 : 1;
};

/** The same of the number, by the level of the street. */
export const streetContext = (level: number): number => {
  if (level === 0) return 2;
  return level === STREET_OTHER ? 1 : 0;
};

type Columns = Readonly<Record<string, Int32Array>>;
const NEEDED = [
  'pid',
  'state',
  'postcode',
  'locality',
  'street',
  'streetType',
  'streetSuffix',
  'numberFirst',
  'numberLast',
  'numberSuffix',
  'lot',
  'unit',
  'level',
  'postalNumber',
  'building',
  'rest',
  'streetLine',
] as const;

export class AddressComparison {
  private readonly texts: TextSlices;
  private readonly slots: readonly Columns[];
  private readonly scratch = new Uint8Array(ADDRESS_LEVELS);

  constructor(
    store: Store,
    private readonly derived: Derived,
  ) {
    this.texts = slices(store.tables.word);
    const { nothing } = store;
    const used = Array.from({ length: SLOTS.address }, (_, slot) => slot).filter(
      (slot) => slot === 0 || NEEDED.some((name) => store.columns[slotColumn(name, slot)] !== undefined),
    );
    this.slots = used.map((slot) =>
      Object.fromEntries(NEEDED.map((name) => [name, store.columns[slotColumn(name, slot)] ?? nothing])),
    );
  }

  /** Levels of the two rows' addresses that agree most go to `levels` from `at`. */
  compare(a: number, b: number, levels: Uint8Array, at: number): void {
    this.pair(this.slots[0]!, a, this.slots[0]!, b, levels, at);
    if (this.slots.length === 1) return;
    let best = agreement(levels, at);
    for (const [i, first] of this.slots.entries()) {
      for (const [j, second] of this.slots.entries()) {
        if (i + j === 0) continue;
        this.pair(first, a, second, b, this.scratch, 0);
        const value = agreement(this.scratch, 0);
        if (value <= best) continue;
        best = value;
        levels.set(this.scratch, at);
      }
    }
  }

  private pair(first: Columns, a: number, second: Columns, b: number, levels: Uint8Array, at: number): void {
    const pid = first['pid']![a]!;
    if (pid !== 0 && pid === second['pid']![b]) {
      levels[at] = PLACE_BOTH;
      levels[at + 1] = STREET_SAME;
      levels[at + 2] = SAME;
      levels[at + 3] = first['unit']![a] === 0 ? 0 : SAME;
      levels[at + 4] = 0;
      return;
    }
    levels[at] = this.place(first, a, second, b);
    levels[at + 1] = this.street(first, a, second, b);
    const number = this.number(first, a, second, b);
    levels[at + 2] = number;
    levels[at + 3] = number === SAME ? unit(first, a, second, b) : 0;
    levels[at + 4] = this.building(first, a, second, b);
    if ((levels[at + 1] === STREET_OTHER || levels[at + 1] === 0) && this.isInOtherLine(first, a, second, b)) {
      levels[at + 1] = STREET_IN_OTHER_LINE;
      levels[at + 4] = 0;
    }
  }

  /** The street of one address is what the other has for a building. */
  private isInOtherLine(first: Columns, a: number, second: Columns, b: number): boolean {
    return (
      this.isLine(first['streetLine']![a]!, second['building']![b]! || second['rest']![b]!) ||
      this.isLine(second['streetLine']![b]!, first['building']![a]! || first['rest']![a]!)
    );
  }

  private isLine(line: number, building: number): boolean {
    return line !== 0 && building !== 0 && (line === building || this.likeness(line, building) >= SLIP_LIKENESS);
  }

  private place(first: Columns, a: number, second: Columns, b: number): number {
    const localityA = first['locality']![a]!;
    const localityB = second['locality']![b]!;
    const postcodeA = first['postcode']![a]!;
    const postcodeB = second['postcode']![b]!;
    const hasLocalities = localityA !== 0 && localityB !== 0;
    const hasPostcodes = postcodeA !== 0 && postcodeB !== 0;
    if (!hasLocalities && !hasPostcodes) return 0;
    if (hasPostcodes && postcodeA === postcodeB) {
      return hasLocalities && localityA === localityB ? PLACE_BOTH : PLACE_POSTCODE;
    }
    if (hasLocalities && localityA === localityB) {
      const stateA = first['state']![a]!;
      const stateB = second['state']![b]!;
      return hasPostcodes && stateA !== stateB && stateA !== 0 && stateB !== 0 ? PLACE_NEAR : PLACE_LOCALITY;
    }
    if (hasLocalities && this.likeness(localityA, localityB) >= NEAR_LIKENESS) return PLACE_NEAR;
    return hasPostcodes && this.isNearCode(postcodeA, postcodeB) ? PLACE_NEAR : PLACE_OTHER;
  }

  /** One slip apart; or a code of six and more characters, as of Britain, that begins alike up to its last three. */
  private isNearCode(a: number, b: number): boolean {
    const { bytes, starts, ends } = this.texts;
    if (oneSlip(bytes, starts[a]!, ends[a]!, bytes, starts[b]!, ends[b]!)) return true;
    const outward = ends[a]! - starts[a]! - 3;
    if (outward < 2 || ends[b]! - starts[b]! - 3 !== outward) return false;
    for (let i = 0; i < outward; i++) if (bytes[starts[a]! + i] !== bytes[starts[b]! + i]) return false;
    return true;
  }

  private street(first: Columns, a: number, second: Columns, b: number): number {
    const streetA = first['street']![a]!;
    const streetB = second['street']![b]!;
    if (streetA === 0 || streetB === 0) return 0;
    if (streetA === streetB) {
      return differs(first['streetType']![a]!, second['streetType']![b]!) ||
        differs(first['streetSuffix']![a]!, second['streetSuffix']![b]!)
        ? STREET_TYPE
        : STREET_SAME;
    }
    const { bytes, starts, ends } = this.texts;
    const shorter = Math.min(ends[streetA]! - starts[streetA]!, ends[streetB]! - starts[streetB]!);
    if (shorter > 3 && oneSlip(bytes, starts[streetA]!, ends[streetA]!, bytes, starts[streetB]!, ends[streetB]!)) {
      return STREET_SLIP;
    }
    const likeness = this.likeness(streetA, streetB);
    if (likeness >= SLIP_LIKENESS) return STREET_SLIP;
    return likeness >= NEAR_LIKENESS ? STREET_NEAR : STREET_OTHER;
  }

  private number(first: Columns, a: number, second: Columns, b: number): number {
    const numberA = first['numberFirst']![a]!;
    const numberB = second['numberFirst']![b]!;
    if (numberA === 0 || numberB === 0) return equalOrOther(first, a, second, b);
    const lastA = Math.max(first['numberLast']![a]!, numberA);
    const lastB = Math.max(second['numberLast']![b]!, numberB);
    if (
      numberA <= lastB &&
      numberB <= lastA &&
      (numberA === numberB || lastA === lastB || isWithin(numberA, lastA, numberB, lastB))
    ) {
      return first['numberSuffix']![a] === second['numberSuffix']![b] ? SAME : CLOSE;
    }
    return isNumberSlip(numberA, numberB) ? CLOSE : OTHER;
  }

  private building(first: Columns, a: number, second: Columns, b: number): number {
    const wordsA = first['building']![a]! || first['rest']![a]!;
    const wordsB = second['building']![b]! || second['rest']![b]!;
    if (wordsA === 0 || wordsB === 0) return 0;
    if (wordsA === wordsB) return SAME;
    return this.likeness(wordsA, wordsB) >= NEAR_LIKENESS ? CLOSE : OTHER;
  }

  private likeness(a: number, b: number): number {
    const { wordSounds, wordMasks } = this.derived;
    const value = likeness(this.texts, wordMasks, a, b, NEAR_LIKENESS - SOUND_BONUS);
    return value > 0 && wordSounds[a] === wordSounds[b] ? value + SOUND_BONUS : value;
  }
}

const differs = (a: number, b: number): boolean => a !== b && a !== 0 && b !== 0;

/** Lots and post office boxes, where there are no house numbers. */
function equalOrOther(first: Columns, a: number, second: Columns, b: number): number {
  for (const name of ['postalNumber', 'lot'] as const) {
    const numberA = first[name]![a]!;
    const numberB = second[name]![b]!;
    if (numberA !== 0 && numberB !== 0) return numberA === numberB ? SAME : OTHER;
  }
  return 0;
}

function unit(first: Columns, a: number, second: Columns, b: number): number {
  const unitA = first['unit']![a]!;
  const unitB = second['unit']![b]!;
  const levelA = first['level']![a]!;
  const levelB = second['level']![b]!;
  if (differs(unitA, unitB) || differs(levelA, levelB)) return OTHER;
  if (unitA === 0 && unitB === 0 && levelA === 0 && levelB === 0) return 0;
  return unitA === unitB && levelA === levelB ? SAME : CLOSE;
}

/** How much a pair of addresses agrees, to choose among those of two records; more is better. */
function agreement(levels: Uint8Array, at: number): number {
  const place = [0, 4, 3, 3, 1, -1][levels[at]!]!;
  const street = [0, 6, 4, 4, 2, -3, 4][levels[at + 1]!]!;
  const number = [0, 5, 1, -2][levels[at + 2]!]!;
  return place + street + number + [0, 2, 0, -2][levels[at + 3]!]!;
}
