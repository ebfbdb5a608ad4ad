// Lines by chance, odd ones among them, as they are read.
import { parseAddress } from '../../../src/address/parse.js';
import { testPlaces } from '../../address/describe-parse.js';
import { linesToRead, linesToReadNz } from '../../recorded/support/lines-to-read.js';
import { digested, type Digested } from '../support/digested.js';
import { odd } from '../support/odd.js';

/** The places of the tests of parse, each name looked for once. */
const known = new Map<string, boolean>();
const places = {
  isLocality(name: string, state: string, postcode: string): boolean {
    const key = `${name}|${state}|${postcode}`;
    const is = known.get(key) ?? testPlaces.isLocality(name, state, postcode);
    known.set(key, is);
    return is;
  },
};
const PARTS = [
  { state: 'VIC' },
  { postcode: '3073' },
  { locality: 'RESERVOIR', state: 'VIC' },
  { street: 'Smith St' },
  { country: 'NZ' },
];

export const questions: readonly Digested[] = [
  digested(
    'parse-au',
    () => [...linesToRead(301, 2500), ...odd(302, 3500, linesToRead(303, 3500), 3)],
    (line) => parseAddress(line, places, 'au'),
  ),
  digested(
    'parse-nz',
    () => [...linesToReadNz(304, 1500), ...odd(305, 2500, linesToReadNz(306, 2500), 3)],
    (line) => parseAddress(line, places, 'nz'),
  ),
  digested(
    'parse-intl',
    () => odd(307, 1600, [...linesToRead(308, 800), ...linesToReadNz(309, 800)], 2),
    (line) => parseAddress(line, places, 'intl'),
  ),
  digested(
    'parse-parts',
    () => odd(310, 1000, linesToRead(311, 1000), 1).map((line, i) => ({ line, parts: PARTS[i % PARTS.length]! })),
    ({ line, parts }) => parseAddress(line, places, 'au', undefined, parts as never),
  ),
];
