// What type and number of a street tell beside its name, and how usual a name of a street is, in bits. Every other
// street is a STREET, and most have a number 7: that these agree says little. That a TERRACE is one, and has a number
// 214, says much.
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { listEnd } from '../../data/list-end.js';
import type { Hypothesis } from '../search/hypothesis.js';
import { NOT_WRITTEN } from '../street/divisions.js';

/** The bits of a number that most streets have, and up to which number they do. */
const COMMON_BITS = 0.6;
const COMMON_NUMBER = 6;
/** More bits each time that a number doubles: of 40 streets 9 have a number 30, one a number 110. */
const DOUBLED_BITS = 1.25;
/** A letter, another end or a unit beside the number. */
const DECORATED_BITS = 3;

/** How much the type and number of the street of a hypothesis speak for it where they are as written. */
export const agreementBits = (set: AddressSet, { street, reading, row }: Hypothesis): number =>
  (street.typeCost === 0 && street.division.type !== NOT_WRITTEN ? typeBits(set)[street.division.type]! : 0) +
  (row ? numberBits(reading) : 0);

function numberBits({ numberFirst, numberSuffix, numberLast, flatNumber }: Hypothesis['reading']): number {
  const isDecorated = numberSuffix !== '' || numberLast > 0 || flatNumber !== '';
  const bits = DOUBLED_BITS * Math.log2(Math.max(1, numberFirst) / COMMON_NUMBER);
  return Math.max(COMMON_BITS, bits) + (isDecorated ? DECORATED_BITS : 0);
}

/** So many bits fewer a name tells than the share of the streets that bear it: it is known to be one. */
const KNOWN_TO_BE = 2;

/** How much a name tells, taken for that of some street of the set, in bits; Infinity where none bears it. */
export function streetNameBits(
  { streetNames, streetCount, nameEntryStart, nameEntry }: AddressSet,
  name: string,
): number {
  const id = streetNames.find(name);
  if (id < 0) return Infinity;
  const streets = listEnd(nameEntryStart, id + 1, nameEntry) - nameEntryStart[id]!;
  return Math.log2((streetCount + 1) / (streets + 1)) - KNOWN_TO_BE;
}

const bitsOfSet = new WeakMap<AddressSet, Float32Array>();

/** For each type of a set what it tells of a street; made once. */
function typeBits(set: AddressSet): Float32Array {
  const known = bitsOfSet.get(set);
  if (known) return known;
  const counts = new Float32Array(set.types.length);
  for (const type of set.streetType) counts[type]!++;
  const bits = counts.map((count) => -Math.log2((count + 1) / (set.streetCount + 1)));
  bitsOfSet.set(set, bits);
  return bits;
}
