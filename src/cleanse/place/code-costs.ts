// What it costs where a written state or postcode is not the locality's.
import type { Reading } from '../../address/parse/reading.js';
import { stateOfPostcode } from '../../address/vocabulary/place.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import type { IndexedSet } from '../context.js';
import { COST } from '../costs.js';
import { listEnd } from '../../data/list-end.js';

/** The postcodes of a locality, as numbers. */
export function codesOf(set: AddressSet, locality: number): readonly number[] {
  const end = listEnd(set.localityPostcodeStart, locality + 1, set.localityPostcode);
  return [...set.localityPostcode.subarray(set.localityPostcodeStart[locality]!, end)];
}

/** Cost of the locality's postcodes against the written one. */
export function postcodeCost(set: AddressSet, locality: number, postcode: string): number {
  if (postcode === '') return 0;
  const written = Number(postcode);
  const start = set.localityPostcodeStart[locality]!;
  const end = listEnd(set.localityPostcodeStart, locality + 1, set.localityPostcode);
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

/** Cost of the locality's state against the written one. */
export const stateCost = ({ set }: IndexedSet, locality: number, state: string): number =>
  state === '' || set.states[set.localityState[locality]!] === state ? 0 : COST.stateMismatch;

/** The state of a locality. */
export const stateIn = ({ set }: IndexedSet, locality: number): string => set.states[set.localityState[locality]!]!;

/** True if the locality is in the state that has the written postcode, or nothing says another. */
export function isOfCodesState(index: IndexedSet, { postcode, state }: Reading, locality: number): boolean {
  if (postcode === '' || state !== '' || index.set.country !== 'AU') return true;
  const written = stateOfPostcode(postcode);
  return written === '' || written === stateIn(index, locality) || postcodeCost(index.set, locality, postcode) === 0;
}
