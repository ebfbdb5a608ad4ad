// Addresses by their ids, as a hit names them; lists of suppression; titles where a point or parts of an address lie.
import { withSlips } from '../../recorded/support/addresses.js';
import { mixed, pieces } from '../../recorded/support/mixed.js';
import type { WaypostEngine } from '../../../src/index.js';
import { digested, type Digested } from '../support/digested.js';
import { odd } from '../support/odd.js';
import { through, type Name } from '../support/through.js';

const OWNERS = pieces(`
  Alexandra Jane; Tester | William Hēmi; Tester | Pieter; van der Exempel | Mary-Anne; O'Sample | John; Sample Jnr
  | Robin; Firsthouse | Kim; Forward | Ola; Ringed | Moana; Islander | Mereana; Tauira | ; Acme Trustees 2010 Limited
  | ; Example Holdings & Sons Limited | Robin; Secondhouse | Kim; Behind
`);
const LONDON = pieces(
  '10 wattle st london | wattle st | much wat | lower elder | sw1a | reading | elder yy1 | berlin | paris',
);
const IDS = pieces(`
  10000001 | 10000002 | 10000003 | 10000004 | 10000006 | 10000007 | 91000001 | 91000002 | 91000003 | 1 | x | 100000011
`);

/** The ids of the first hits for a line. */
async function idsOf(engine: WaypostEngine, record: object, options: object): Promise<string[]> {
  const ask = engine.find as unknown as (
    records: unknown[],
    options: object,
  ) => Promise<[{ payload?: { id: string }[] }]>;
  const [{ payload }] = await ask([record], options);
  return (payload ?? []).slice(0, 2).map(({ id }) => id);
}
const FEATURES = [
  {},
  { caseType: 'TITLE' },
  { displayGnafLot: '1' },
  { exposeAttributes: '1' },
  { splitNzFloorLevel: '1' },
];

const retrieved = (
  name: Name,
  seed: number,
  lines: () => readonly string[],
  country: string,
  source?: string,
): Digested =>
  digested(
    `${name.toLowerCase()}-${country.toLowerCase()}`,
    () => odd(seed, 150, lines(), 1).map((fullAddress, i) => ({ fullAddress, featureOptions: FEATURES[i % 5]! })),
    async ({ fullAddress, featureOptions }, { sample }) => {
      const options = source === undefined ? {} : { sourceOfTruth: source };
      const ids = await idsOf(sample, { fullAddress, country }, options);
      const answers: unknown[] = [];
      for (const id of [...ids, `${ids[0] ?? ''}x`]) {
        const record = name === 'identify' ? { id } : { id, country };
        const wish = { record, options: name === 'retrieve' ? { ...options, featureOptions } : options };
        answers.push(await through(sample, name, wish).catch((error: Error) => error.message));
      }
      return answers;
    },
  );

export const questions: readonly Digested[] = [
  retrieved('retrieve', 1301, () => withSlips(1302, 4, 0, false), 'AU', 'GNAF'),
  retrieved(
    'retrieve',
    1303,
    () => pieces('257 east tamaki rd otara | 3/40 east tamaki | 12 highgate | queen st | kowhai'),
    'NZ',
    'NZAD',
  ),
  retrieved('addressRetrieve', 1304, () => LONDON, 'GB'),
  retrieved('intlRetrieve', 1305, () => LONDON, 'GB'),
  retrieved('identify', 1306, () => withSlips(1307, 4, 0, false), 'AU', 'GNAF'),
  digested(
    'intl-find',
    () => mixed(1308, 500, [odd(1309, 500, LONDON, 2), pieces('GB | GB | GB | DE | FR | US | IE | ZZ | NL')]),
    ([fullAddress, country], { sample }) => through(sample, 'intlFind', { record: { fullAddress, country } }),
  ),
  digested(
    'suppression',
    () =>
      odd(1310, 160, IDS, 1).flatMap((id) => ['movedSuppression', 'deceasedSuppression'].map((name) => ({ name, id }))),
    ({ name, id }, { sample }) => through(sample, name as Name, { record: { id } }),
  ),
  digested(
    'title-points',
    () =>
      mixed(1311, 300, [
        OWNERS,
        pieces(`
          -36.9682,174.87248 | -36.96814,174.87272 | -36.96808,174.87248 | -36.96802,174.87272 | -36.96796,174.87248
          | -36.965,174.8726 | -36.9651,174.8724 | -43.951,-176.555 | 0,0 | -36.96823,174.87239 | -36.9681,174.8726
        `),
        pieces('| | true'),
      ]),
    ([owner, point, showDetails], { sample }) => {
      const [firstName = '', lastName = ''] = owner!.split('; ');
      const [latitude, longitude] = point!.split(',');
      const names = { ...(firstName && { firstName }), lastName, ...(showDetails && { showDetails }) };
      return through(sample, 'propertyTitleLatlong', {
        record: { ...names, latitude, longitude },
        options: { sourceOfTruth: 'NZAD' },
      });
    },
  ),
  digested(
    'title-parts',
    () =>
      mixed(1312, 300, [
        OWNERS,
        pieces('1 | 2 | 3 | 4 | 40 | 2/40 | 257 | 12A | 8 | 999 |'),
        pieces('East Tamaki Road | East Tāmaki Rd | Kowhai St | The Terrace | Wharf Road | East Tamaki |'),
        pieces('Otara | Ōtara | Auckland Central | | | Chatham Landing'),
        pieces('| | Auckland | Hastings'),
        pieces('| | true'),
      ]),
    ([owner, streetNumber, street, suburb, townCity, showDetails], { sample }) => {
      const [firstName = '', lastName = ''] = owner!.split('; ');
      const said = { firstName, lastName, streetNumber, street, suburb, townCity, showDetails };
      return through(sample, 'propertyTitleComponent', {
        record: Object.fromEntries(Object.entries(said).filter(([, text]) => text)),
        options: { sourceOfTruth: 'NZAD' },
      });
    },
  ),
];
