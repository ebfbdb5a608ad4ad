// Whatever a request holds, the service answers it: with 200, or with a refusal in the envelope, never with 500.
import fc from 'fast-check';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { operations } from '../../src/contract/operations.js';
import { openLocalEngine } from '../../src/engine/local.js';
import { served } from '../support/service/served.js';
import { runs } from '../support/seeded.js';
import { anyCharacter } from '../support/any-character.js';

const JSON_BODY = { 'content-type': 'application/json' };
const FIELDS = [
  'fullAddress',
  'country',
  'id',
  'eid',
  'street',
  'streetNumber',
  'postcode',
  'locality',
  'suburb',
  'townCity',
  'state',
  'buildingName',
  'subdwelling',
  'postal',
  'attributes',
] as const;
const TEXTS = [
  '24 smith st reservoir',
  'AU',
  'AU|GNAF|x',
  '||',
  'eid1.x',
  'smith',
  '5',
  '3073',
  'tower',
  'unit 1',
  'po box 1',
  '\0',
  '\u{1f4a5}',
  'x'.repeat(5000),
];
const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  fc.string({ unit: anyCharacter }),
  fc.constant(null),
  fc.jsonValue(),
  fc.record({
    latitude: fc.oneof(fc.constantFrom('-37.7', 'NaN', '91', ''), fc.jsonValue()),
    longitude: fc.oneof(fc.constantFrom('145', '1e9'), fc.jsonValue()),
  }),
);
const record = fc.record(Object.fromEntries(FIELDS.map((name) => [name, value])), { requiredKeys: [] });
const features = fc.option(
  fc.dictionary(
    fc.constantFrom(
      'singleLineHitNumber',
      'groupAddresses',
      'caseType',
      'radius',
      'positionFilter',
      'exposeAttributes',
    ),
    fc.oneof(fc.constantFrom('1', '0', 'TITLE', '-1', '1e9'), fc.string()),
  ),
  { nil: undefined },
);

describe('The service over the local engine', () => {
  test('refuses or answers any record of any operation', async () => {
    const engine = await openLocalEngine({ dataDir: inject('sampleData') });
    const { ask, errors } = served({ engine });
    onTestFinished(() => engine.close());
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...operations),
        fc.constantFrom('au', 'nz', 'intl'),
        fc.array(record, { minLength: 1, maxLength: 3 }),
        features,
        async (operation, locale, payload, featureOptions) => {
          const { statusCode, body } = await ask({
            method: 'POST',
            url: operation.path.replace('{locale}', locale),
            headers: JSON_BODY,
            payload: JSON.stringify({ payload, featureOptions }),
          });
          expect([[200, 400, 404, 405], errors]).toEqual([expect.arrayContaining([statusCode]), []]);
          expect(JSON.parse(body)).toMatchObject({
            status: expect.stringMatching(/^(SUCCESS|ERROR)$/) as string,
            messages: expect.any(Array) as unknown[],
            payload: expect.any(Array) as unknown[],
          });
        },
      ),
      {
        numRuns: runs(60),
        examples: [
          [
            operations.find(({ name }) => name === 'find')!,
            'au',
            [{ fullAddress: 'a', country: 'AU', id: null }],
            undefined,
          ],
        ],
      },
    );
  });

  test('refuses or answers any bytes and any query', async () => {
    const { ask, errors } = served();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), fc.string({ unit: 'grapheme' }), async (bytes, query) => {
        const posted = await ask({
          method: 'POST',
          url: '/rest/au/cleanse/address',
          headers: JSON_BODY,
          payload: Buffer.from(bytes),
        });
        const got = await ask({
          method: 'GET',
          url: `/rest/v2/address/find?country=AU&fullAddress=a&${encodeURI(query).replaceAll('#', '')}`,
        });
        expect([posted.statusCode, [200, 400], errors]).toEqual([400, expect.arrayContaining([got.statusCode]), []]);
      }),
      { numRuns: runs(300) },
    );
  });
});
