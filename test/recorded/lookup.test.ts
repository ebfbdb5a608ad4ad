// The earlier lookups by one component each, and the lists of types.
import { expect, test } from 'vitest';
import { listOperations } from '../../src/index.js';
import { australian } from './support/addresses.js';
import { cut, hits, type Answer } from './support/hits.js';
import { mixed, pieces } from './support/mixed.js';
import { answered, compact, asText, withEngine } from './support/recorded.js';

const LOCALITY = pieces(
  '| | | | | | reservoir | mount elder | wattle flat | saint elmo | st elmo | banksia h | resevoir | nowhere | w',
);
const POSTCODE = pieces('| | | | | | | | 3073 | 3797 | 2795 | 2541 | 3999 | 3');
const STREET = pieces(
  `
    smith st | high | high street north | banksia | the esp | mt view rd | main st | marine pde | o'brien | smit
    | nowhere st
  `,
);
const SUBURB = pieces('| otara | ōtāhuhu | roslyn | auckland central | hawera | tawhiti | r | nowhere');
const TOWN = pieces('| | auckland | dunedin | palmerston north | hastings | hawera | nowhere');
const STREET_NZ = pieces(
  'queen st | east tamaki | kowhai | highgate | heretaunga st w | high st | state highway 45 | ruahine | terrace',
);

/** Records of texts under names; what is blank is left out. */
const records = (names: readonly string[], rows: readonly (readonly string[])[]): Record<string, string>[] =>
  rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]!]).filter(([, text]) => text !== '')));

/** Method, source, records. */
const LOOKUPS: readonly (readonly [string, string, Record<string, string>[]])[] = [
  [
    'lookupAddress',
    'GNAF',
    records(
      ['fullAddress', 'postcode', 'locality'],
      [
        ...cut(australian(60, 6), 61).map((line) => [line, '', '']),
        ...mixed(62, 20, [
          pieces('2 s | 24 smith | 1 main st | 12 marine | smith st | 1180 st johns'),
          POSTCODE,
          LOCALITY,
        ]),
      ],
    ),
  ],
  [
    'lookupBuildingName',
    'GNAF',
    records(
      ['buildingName', 'locality', 'postcode'],
      mixed(63, 24, [
        pieces(
          `
            wattle tower | wattle | reservoir plaza | king george gardens | pelican | st elmo memorial hall
            | tower | nowhere
          `,
        ),
        LOCALITY,
        POSTCODE,
      ]),
    ),
  ],
  ['lookupLocality', 'GNAF', records(['locality', 'postcode'], mixed(64, 24, [LOCALITY.slice(6), POSTCODE]))],
  [
    'lookupPostal',
    'AUPAF',
    records(
      ['postal', 'locality', 'postcode'],
      mixed(65, 20, [
        pieces('po box 12 | box 1 | 120 | po box 7 | po box | locked bag 12 | gpo box 12'),
        LOCALITY,
        POSTCODE,
      ]),
    ),
  ],
  [
    'lookupPostcode',
    'GNAF',
    records(
      ['postcode'],
      pieces('3073 | 30 | 3 | 2540 | 25 | 9999 | 0 | x').map((code) => [code]),
    ),
  ],
  ['lookupStreet', 'GNAF', records(['street', 'locality', 'postcode'], mixed(66, 40, [STREET, LOCALITY, POSTCODE]))],
  ['lookupStreet', 'NZAD', records(['street', 'suburb', 'townCity'], mixed(67, 24, [STREET_NZ, SUBURB, TOWN]))],
  [
    'lookupStreetNumber',
    'GNAF',
    records(
      ['streetNumber', 'street', 'locality', 'postcode'],
      mixed(68, 30, [
        pieces('2 | 24 | 28-32 | 22a | 1 | 36-36A | 103 | lot 4 | 3 | 99'),
        pieces('smith st | high st | high street | main st | marine parade | mount view road'),
        pieces('reservoir | wattle flat | banksia heads | mount elder'),
        pieces('3073 | 2795 | 2540 | 3797 | 3352'),
      ]),
    ),
  ],
  [
    'lookupSubdwelling',
    'GNAF',
    records(
      ['subdwelling', 'streetNumber', 'street', 'locality', 'postcode'],
      mixed(69, 30, [
        pieces('unit 1 | 5 | u | suite 201 | 10 | level 2 | apt g1 | villa 3 | shop | 4a | floor 1'),
        pieces('24 | 101 | 12 | 40 | 30-34 | 35 | 200'),
        pieces('smith st | high st | king george parade | marine parade'),
        pieces('reservoir | banksia heads'),
        pieces('3073 | 2540'),
      ]),
    ),
  ],
  [
    'lookupSubdwellingAddress',
    'AUPAF',
    records(
      ['id'],
      pieces('10000003 | 10000001 | 10000004 | 99 | x').map((id) => [id]),
    ),
  ],
  ['lookupSuburb', 'NZAD', records(['suburb', 'townCity'], mixed(70, 20, [SUBURB.slice(1), TOWN]))],
  ['lookupTownCity', 'NZAD', records(['townCity', 'suburb'], mixed(71, 20, [TOWN.slice(2), SUBURB]))],
  [
    'lookupCombined',
    'GNAF',
    records(
      ['fullAddress', 'country'],
      cut(australian(72, 6), 73).map((line) => [line, 'AU']),
    ),
  ],
];

/** Those of which one may say how many hits are wanted. */
const HAVE_OPTIONS = new Set([
  'lookupAddress',
  'lookupBuildingName',
  'lookupLocality',
  'lookupPostal',
  'lookupPostcode',
  'lookupSubdwellingAddress',
]);

test('What is looked up is what was found', async () => {
  await withEngine(async (engine) => {
    const lines: string[] = [];
    for (const [method, sourceOfTruth, asked] of LOOKUPS) {
      const ask = (engine as unknown as Record<string, (records: unknown, options: unknown) => Promise<Answer[]>>)[
        method
      ]!;
      for (const [i, record] of asked.entries()) {
        const featureOptions = i % 4 === 3 && HAVE_OPTIONS.has(method) ? { singleLineHitNumber: '3' } : {};
        const question = `${method} ${sourceOfTruth} ${compact(record)}`;
        lines.push(
          await answered(question, async () => hits((await ask([record], { sourceOfTruth, featureOptions }))[0]!)),
        );
      }
    }
    await expect(asText(lines)).toMatchFileSnapshot('answers/lookup.txt');
  });
});

test('The types are those that were listed', async () => {
  await withEngine(async (engine) => {
    const lines = [];
    for (const kind of listOperations[0]!.kinds) {
      for (const country of ['AU', 'NZ'] as const) {
        lines.push(await answered(`${kind} ${country}`, () => engine.types(kind as 'street', { country })));
      }
    }
    await expect(asText(lines)).toMatchFileSnapshot('answers/types.txt');
  });
});
