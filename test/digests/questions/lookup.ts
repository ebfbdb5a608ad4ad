// The earlier lookups by one component each, of sample data and of generated data.
import { mixed, pieces } from '../../recorded/support/mixed.js';
import { begun } from '../support/begun.js';
import { digested, type Digested } from '../support/digested.js';
import { through, type Name } from '../support/through.js';
import { LINES } from './addresses.js';

const LOCALITY = pieces(`
  | | reservoir | mount elder | wattle flat | saint elmo | st elmo | banksia h | resevoir | w | alderton | brackwell
`);
const POSTCODE = pieces('| | | 3073 | 3797 | 2795 | 2541 | 3999 | 3 | 3991');
const NUMBER = pieces('2 | 24 | 28-32 | 22a | 1 | 36-36A | 103 | lot 4 | 3 | 99 | 5 | 30 | 50 | 501');
const STREET = pieces(`
  smith st | high | high street north | banksia | the esp | mt view rd | main st | marine pde | o'brien | smit | gum
  | long road | gum street | elm | avenue rd | st johns | ocean st s | broadway | king george parade | nowhere
`);
const UNITS = pieces('unit 1 | 5 | u | suite 201 | 10 | level 2 | apt g1 | villa 3 | shop | 4a | floor 1 | g | unit');
const SUBURB = pieces('| otara | ōtāhuhu | roslyn | auckland central | hawera | tawhiti | r | nowhere');
const TOWN = pieces('| | auckland | dunedin | palmerston north | hastings | hawera | nowhere');
const STREET_NZ = pieces(
  'queen st | east tamaki | kowhai | highgate | heretaunga st w | high st | state highway 45 | ruahine | terrace | q',
);
const BUILDING = pieces(
  'wattle tower | wattle | reservoir plaza | king george | pelican | st elmo | tower | calder | gables | dunn | x',
);
const LINES_BEGUN = begun(401, LINES(402));

/** Method, source, names of fields, texts of each. */
const LOOKUPS: readonly (readonly [Name, string, string, readonly (readonly string[])[]])[] = [
  ['lookupAddress', 'GNAF', 'fullAddress postcode locality', [LINES_BEGUN, POSTCODE, LOCALITY]],
  ['lookupBuildingName', 'GNAF', 'buildingName locality postcode', [BUILDING, LOCALITY, POSTCODE]],
  ['lookupLocality', 'GNAF', 'locality postcode', [LOCALITY.slice(2), POSTCODE]],
  [
    'lookupPostal',
    'AUPAF',
    'postal locality postcode',
    [pieces('po box 12 | box 1 | 120 | po box 7 | po box | gpo box 12'), LOCALITY, POSTCODE],
  ],
  ['lookupPostcode', 'GNAF', 'postcode', [pieces('3073 | 30 | 3 | 2540 | 25 | 9999 | 0 | x | 39 | 2')]],
  ['lookupStreet', 'GNAF', 'street locality postcode', [STREET, LOCALITY, POSTCODE]],
  ['lookupStreet', 'NZAD', 'street suburb townCity', [STREET_NZ, SUBURB, TOWN]],
  [
    'lookupStreetNumber',
    'GNAF',
    'streetNumber street locality postcode',
    [NUMBER, STREET, LOCALITY.slice(2), POSTCODE.slice(3)],
  ],
  [
    'lookupSubdwelling',
    'GNAF',
    'subdwelling streetNumber street locality postcode',
    [UNITS, NUMBER, STREET, LOCALITY.slice(2), POSTCODE.slice(3)],
  ],
  ['lookupSuburb', 'NZAD', 'suburb townCity', [SUBURB.slice(1), TOWN]],
  ['lookupTownCity', 'NZAD', 'townCity suburb', [TOWN.slice(2), SUBURB]],
  ['lookupCombined', 'GNAF', 'fullAddress', [begun(403, LINES(404))]],
];
const HAVE_OPTIONS = /Address$|BuildingName|Locality|Postal|Postcode/;

const lookups = (room: 'sample' | 'many', seed: number, count: number): Digested =>
  digested(
    `lookup-${room}`,
    () =>
      LOOKUPS.filter(([, source]) => room === 'sample' || source === 'GNAF').flatMap(
        ([method, source, names, texts], k) =>
          mixed(seed + k, count, texts).map((row, i) => ({
            method,
            record: Object.fromEntries(
              names
                .split(' ')
                .map((name, j) => [name, row[j]!])
                .filter(([, text]) => text !== '')
                .concat(method === 'lookupCombined' ? [['country', 'AU']] : []),
            ) as Record<string, string>,
            options: {
              sourceOfTruth: room === 'many' ? 'CUSTOM_AU_1' : source,
              ...(i % 4 === 3 && HAVE_OPTIONS.test(method) ? { featureOptions: { singleLineHitNumber: '3' } } : {}),
            },
          })),
      ),
    ({ method, ...wish }, engines) => through(engines[room], method, wish),
  );

export const questions: readonly Digested[] = [lookups('sample', 530, 45), lookups('many', 560, 30)];
