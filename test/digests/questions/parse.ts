// Lines by chance, odd ones among them, as they are read.
import { parseAddress } from '../../../src/address/parse.js';
import { testPlaces } from '../../address/describe-parse.js';
import { linesToRead, linesToReadNz } from '../../recorded/support/lines-to-read.js';
import { placesNz } from '../../recorded/support/places-nz.js';
import combined from '../support/combined.json' with { type: 'json' };
import { digested, type Digested } from '../support/digested.js';
import forms from '../support/forms.json' with { type: 'json' };
import found from '../support/found.json' with { type: 'json' };
import { crossed, odd } from '../support/odd.js';
import shown from '../support/shown.json' with { type: 'json' };
import { namedByColumns, worded, wordedNz } from '../support/vocabulary.js';

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
/** What columns say beside the line. */
const PARTS = [
  { state: 'VIC' },
  { postcode: '3073' },
  { locality: 'RESERVOIR', state: 'VIC' },
  { street: 'Smith St' },
  { street: 'Emu Street', locality: 'Reservoir', postcode: '3073' },
  { locality: 'St Kilda' },
  { street: 'Reservoir' },
  { buildingName: 'Gumnut House' },
  { buildingName: 'Rosemont House', street: 'Smith St' },
  { buildingName: 'Koala', suburb: 'Otara', streetNumber: '24' },
  { streetNumber: '24', streetName: 'Smith', streetType: 'St' },
];

/** Lines of the tests of addresses as they were once, each of which is read in a way of its own. */
const strange = (seed: number, count: number): string[] => [
  ...forms,
  ...crossed(seed, count, forms),
  ...odd(seed + 1, count, forms, 2),
];

type Kept = Readonly<Record<'au' | 'nz' | 'nzKnown' | 'intl' | 'parts', readonly string[]>>;
/** Real forms with invented names, changed a little: each showed a damage that nothing else did. */
const kept = (name: string, { au, nz, nzKnown, intl, parts: numbered }: Kept): Digested[] => [
  digested(
    `${name}-au`,
    () => au,
    (line) => parseAddress(line, places, 'au'),
  ),
  digested(
    `${name}-nz`,
    () => nz,
    (line) => parseAddress(line, places, 'nz'),
  ),
  digested(
    `${name}-nz-known`,
    () => nzKnown,
    (line) => parseAddress(line, placesNz, 'nz'),
  ),
  digested(
    `${name}-intl`,
    () => intl,
    (line) => parseAddress(line, places, 'intl'),
  ),
  // The number before a line says which columns stand beside it.
  digested(
    `${name}-parts`,
    () =>
      numbered.map((text) => ({
        line: text.slice(text.indexOf(' ') + 1),
        parts: PARTS[Number.parseInt(text, 10)]!,
      })),
    ({ line, parts }) => parseAddress(line, places, 'au', undefined, parts as never),
  ),
];

export const questions: readonly Digested[] = [
  digested(
    'parse-au',
    () => [...strange(300, 1800), ...linesToRead(301, 500), ...odd(302, 800, linesToRead(303, 800), 3)],
    (line) => parseAddress(line, places, 'au'),
  ),
  digested(
    'parse-nz',
    () => [...strange(313, 800), ...linesToReadNz(304, 500), ...odd(305, 500, linesToReadNz(306, 500), 3)],
    (line) => parseAddress(line, places, 'nz'),
  ),
  digested(
    'parse-worded',
    () => worded(322),
    (line) => parseAddress(line, places, 'au'),
  ),
  digested(
    'parse-nz-known',
    () => [
      ...wordedNz(323),
      ...linesToReadNz(317, 600),
      ...odd(318, 900, linesToReadNz(319, 600), 2),
      ...crossed(320, 900, linesToReadNz(321, 600)),
    ],
    (line) => parseAddress(line, placesNz, 'nz'),
  ),
  digested(
    'parse-intl',
    () => [...forms, ...crossed(316, 1000, forms), ...odd(307, 600, linesToReadNz(309, 600), 2)],
    (line) => parseAddress(line, places, 'intl'),
  ),
  digested(
    'parse-parts',
    () =>
      [...forms, ...odd(310, 1500, linesToRead(311, 500), 1)].map((line, i) => ({
        line,
        parts: PARTS[i % PARTS.length]!,
      })),
    ({ line, parts }) => parseAddress(line, places, 'au', undefined, parts as never),
  ),
  digested('parse-named-parts', namedByColumns, ({ line, parts }) =>
    parseAddress(line, places, 'au', undefined, parts as never),
  ),
  ...kept('parse-shown', shown),
  ...kept('parse-found', found),
  ...kept('parse-combined', combined),
];
