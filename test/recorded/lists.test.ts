// Suppression lists, titles and pairs of records of the sample data, as they were answered.
import { expect, test } from 'vitest';
import type { WaypostEngine } from '../../src/index.js';
import { mixed, pieces } from './support/mixed.js';
import { answered, compact, asText, withEngine } from './support/recorded.js';

type Ask = (records: unknown[], options?: unknown) => Promise<unknown>;
const method = (engine: WaypostEngine, name: string): Ask => (engine as unknown as Record<string, Ask>)[name]!;

test('What is said of delivery points is what was', async () => {
  await withEngine(async (engine) => {
    const lines = [];
    const ids = pieces(
      `
        10000001 | 10000002 | 10000004 | 10000006 | 10000007 | 91000001 | 91000002 | 91000003 | 1 | x
        | 100000011 | 00000000 |
      `,
    );
    for (const name of ['movedSuppression', 'deceasedSuppression']) {
      for (const id of ids) lines.push(await answered(`${name} ${id}`, () => method(engine, name)([{ id }])));
    }
    await expect(asText(lines)).toMatchFileSnapshot('answers/suppression.txt');
  });
});

const OWNERS = pieces(`
  Alexandra Jane; Tester | Alexandra; Tester | A J; Tester | Jane; Tester | William Hēmi; Tester
  | William; TESTER | Bill; Tester | Pieter; van der Exempel | Pieter; Exempel | P; Vanderexempel
  | Mary-Anne; O'Sample | Mary Anne; OSample | Mary; O'Sample | John; Sample | John; Sample Jnr
  | Robin; Firsthouse | Robin; Secondhouse | Kim; Forward | Kim; Behind | Ola; Ringed | Moana; Islander
  | Nia; Nowhere | Mereana; Tauira | ; Tester | ; Example Holdings & Sons Limited
  | ; EXAMPLE HOLDINGS AND SONS LTD | ; Acme Trustees 2010 Limited | ; Acme Trustees Ltd | Jo; Nobody
  | ; The Proprietors of Lot 5 | Tester; Alexandra
`);
const HOUSES = pieces(`
  1 East Tamaki Road, Otara, Auckland 2023 | 2 East Tāmaki Rd, Ōtara | 3 East Tamaki Road Otara
  | 4 East Tamaki Road, Otara | 5 East Tamaki Rd Otara | 6 East Tamaki Road, Otara | 8 East Tamaki Road, Otara
  | 40 East Tamaki Road, Otara | 2/40 East Tamaki Road, Otara | 257 East Tamaki Road, Otara
  | 999 East Tamaki Road, Otara | 12A Kowhai St, Otara | 8 The Terrace, Auckland Central
  | 3 Wharf Road, Chatham Landing | Nowhere
`);
const POINTS = pieces(`
  -36.9682,174.87248 | -36.96814,174.87272 | -36.96808,174.87248 | -36.96802,174.87272 | -36.96796,174.87248
  | -36.965,174.8726 | -36.9651,174.8724 | -43.951,-176.555 | 0,0 | -37.6,145.1 | x,y | 95,10
  | -36.96823,174.87239
`);

test('What is said of owners is what was', async () => {
  await withEngine(async (engine) => {
    const lines = [];
    for (const [i, [owner, house, point]] of mixed(91, 150, [OWNERS, HOUSES, POINTS]).entries()) {
      const [firstName, lastName] = owner!.split('; ');
      const names = { ...(firstName === '' ? {} : { firstName }), lastName };
      const showDetails = i % 3 === 0 ? { showDetails: 'true' } : {};
      const [latitude, longitude] = point!.split(',');
      const [streetNumber = '', street = '', suburb = ''] = (/^(\S+) ([^,]*),? (.*)$/.exec(house!) ?? []).slice(1);
      const asked: [string, object][] = [
        ['propertyTitleAddress', { ...names, fullAddress: house, ...showDetails }],
        ['propertyTitleLatlong', { ...names, latitude, longitude, ...showDetails }],
        [
          'propertyTitleComponent',
          { ...names, streetNumber, street, suburb: suburb.replace(/,.*/, ''), ...showDetails },
        ],
      ];
      for (const [name, record] of asked) {
        lines.push(
          await answered(`${name} ${compact(record)}`, () => method(engine, name)([record], { sourceOfTruth: 'NZAD' })),
        );
      }
    }
    await expect(asText([...new Set(lines)])).toMatchFileSnapshot('answers/titles.txt');
  });
});

const ADDRESSES = pieces(`
  24 Smith Street, Reservoir VIC 3073 | 24 smith st reservoir 3073 | 5/24 Smith St Reservoir
  | Unit 5, 24 Smith Street, Reservoir VIC | 24A Smith Street, Reservoir | 26 Smith Street, Reservoir VIC 3073
  | 24 Smyth Street, Reservoir VIC 3073 | 24 Smith Road, Reservoir VIC 3073 | 24 Smith Street, Preston VIC 3072
  | 28-32 Smith Street Reservoir | 30 Smith Street, Reservoir | PO Box 12, Reservoir VIC 3073
  | P.O. Box 12 Reservoir | PO Box 120, Reservoir VIC 3073 | Suite 201 Level 2 101 High St Reservoir
  | Level 2 Wattle Tower, 101 High Street, Reservoir | 101 High St Reservoir | Lot 4 Mount View Rd Mount Elder
  | 4 Mount View Rd, Mount Elder | 1 East Tamaki Road, Otara, Auckland | 1 East Tāmaki Rd, Ōtara 2023 | nowhere
  |  |
`);
const PHONES = pieces(`
  0400 000 001 | +61 400 000 001 | 0400 000 010 | 0400 000 002 | (03) 5550 1234 | 5550 1234 | 03 5550 1243
  | 03 5550 1235 | 0061 3 5550 1234 | 1800 000 001 | x |  |  |
`);
const EMAILS = pieces(`
  jo@example.com | JO@EXAMPLE.COM | jo.brown@example.com | jobrown@example.com | jo+news@example.com
  | jo@exmaple.com | jo@example.org | j.brown@example.com | jo.browne@example.com | info@example.com | x |  |
  |
`);

test('What is said of pairs of records is what was', async () => {
  await withEngine(async (engine) => {
    const record = (id: string, [address = '', phone = '', email = '']: string[]): object => ({
      id,
      ...(address === '' ? {} : { addresses: [{ fullAddress: address }] }),
      ...(phone === '' ? {} : { phones: [{ fullPhone: phone }] }),
      ...(email === '' ? {} : { emails: [{ address: email }] }),
    });
    const parts = [ADDRESSES, PHONES, EMAILS];
    const [from, to] = [mixed(95, 40, parts), mixed(96, 400, parts)];
    const lines = [];
    for (const [i, one] of from.entries()) {
      const others = to.slice(i * 10, i * 10 + 10);
      const asked = { from: [record('a', one)], to: others.map((other, j) => record(String(j), other)) };
      const featureOptions = { explain: '1' };
      lines.push(`# ${compact(asked.from[0])}`);
      try {
        const [answer] = (await method(engine, 'match')([asked], { featureOptions, sourceOfTruth: 'GNAF' })) as [
          { payload: { toId: string }[]; messages: string[] },
        ];
        lines.push(...answer.messages);
        for (const pair of answer.payload) lines.push(`${others[Number(pair.toId)]!.join(' ~ ')}\t${compact(pair)}`);
      } catch (error) {
        lines.push(`! ${(error as Error).message}`);
      }
    }
    await expect(asText(lines)).toMatchFileSnapshot('answers/match.txt');
  });
});
