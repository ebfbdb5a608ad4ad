// Whatever a caller may send: requests that are nearly right, and those that are anything at all.
import fc from 'fast-check';
import type { ListOperation, Operation } from '../../src/contract/operation.js';
import { listOperations, operations } from '../../src/contract/operations.js';
import { sources } from '../../src/contract/sources.js';
import { anyCharacter } from '../support/any-character.js';

export const described: readonly (Operation | ListOperation)[] = [...operations, ...listOperations];
export const RUNS = 30;

/** Names that mean something to some operation, or to the language. */
const names = [
  ...new Set(operations.flatMap(({ fields }) => fields.map(({ name }) => name))),
  'attributes',
  'latitude',
  'longitude',
  'eid',
  'payload',
  'sourceOfTruth',
  'featureOptions',
  'transactionID',
  'toString',
  'length',
  'hasOwnProperty',
  '_type',
];
const options = [...new Set(operations.flatMap(({ features }) => features.map(({ name }) => name)))];

/** Texts that look like what is expected. */
const plausible = [
  '24 Smith Street, Reservoir VIC 3073',
  'AU',
  'NZ',
  'au',
  'GB',
  'AU|GNAF|GAVIC910000026',
  'AU|GNAF|STREET:GAVIC910000001',
  '|',
  '||',
  'AU|',
  'eid1.AAAA',
  '-37.71',
  '145.01',
  '1e400',
  '-0',
  '3073',
  '1/2',
  'PO BOX 12',
  '',
  ' ',
  '\u0000',
  '\ud800',
  '１２',
  '()',
  '((((',
  "O'",
  '5-5-5',
  '1/1/1/1',
  'LOT',
  'UNIT',
  '0',
  '-1',
  '99999999999999999999',
  '1',
  'TITLE',
  'ADDRESS',
];

const text = fc.oneof(
  fc.constantFrom(...plausible),
  fc.constantFrom(...plausible),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: anyCharacter, maxLength: 20 }),
);
const value = fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });
const record = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.dictionary(
      fc.constantFrom(...names),
      fc.oneof(
        { weight: 8, arbitrary: value },
        { weight: 2, arbitrary: fc.dictionary(fc.constantFrom('latitude', 'longitude', 'x'), value, { maxKeys: 3 }) },
      ),
      { maxKeys: 8 },
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
export const source = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: fc.constantFrom(...sources.map(({ name }) => name)) },
  { weight: 1, arbitrary: value },
);
export const features = fc.oneof(
  { weight: 2, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: fc.dictionary(fc.constantFrom(...options), text, { maxKeys: 5 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
export const body = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      payload: fc.oneof(
        { weight: 8, arbitrary: fc.array(record, { maxLength: 4 }) },
        { weight: 1, arbitrary: fc.jsonValue() },
      ),
      sourceOfTruth: source,
      featureOptions: features,
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
);
export const query = fc.array(
  fc.tuple(fc.oneof(fc.constantFrom(...names, 'locale'), fc.string({ maxLength: 5 })), text),
  {
    maxLength: 8,
  },
);

/** The path with its placeholders filled in, mostly as they may be. */
export const pathOf = (path: string, locale: string, kind: string): string =>
  path.replace('{locale}', encodeURIComponent(locale)).replace('{kind}', encodeURIComponent(kind));
export const locale = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('au', 'nz', 'intl', 'AU') },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 10 }) },
);
export const kind = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('street', 'postal', 'unitFlat') },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 10 }) },
);
