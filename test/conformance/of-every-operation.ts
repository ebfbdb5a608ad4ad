// The cases that every operation must have, made of its description and its table: sources, locales, limits, records
// that lack something or have the wrong type of it, odd and very long texts.
import { z } from 'zod';
import { locales, type ListOperation, type Operation } from '../../src/contract/operation.js';
import { sourceNamed } from '../../src/contract/sources.js';
import type { Case, Fails } from './case.js';
import type { FeatureCase, OperationCases } from './table.js';

/** Texts that a careless reader or writer of JSON, paths or headers would change. */
const ODD_TEXTS: Readonly<Record<string, string>> = {
  'letters of many scripts': 'Ōtāhuhu 東京 Москва Αθήνα عنوان שלום',
  'letters in two parts': 'Te\u0301 O\u0304tara',
  'an emoji of several code points': '👩🏽‍🚒 24 Smith St 🏠',
  'half a pair of UTF-16': '24 Smith \ud83d Street \udc00',
  'control characters': '24\u0000 Smith\u0007 Street\r\n\tReservoir',
  'quotes and backslashes': '24 "Smith" \\Street\\ \'Reservoir\'',
  'signs of a URL': '24?a=b&c=d#e%2F+%zz Smith/Street;x',
  markup: '<script>alert(1)</script>&amp;',
  'line separators': '24 Smith\u2028Street\u2029Reservoir',
  'a mark of byte order': '\ufeff24 Smith Street',
  'a name of every object': '__proto__',
};
const LONG = 100_000;
/** What a query holds of one text; the head of a request is 16 KB at most. */
const LONG_IN_QUERY = 2000;

const isByQueryAlone = ({ methods }: Operation): boolean => !methods.includes('POST');

/** Feature options that a body can say, and no query. */
const oddOptions: readonly (readonly [string, Record<string, string>])[] = [
  ['a feature option of the name of what every object has', { constructor: 'x', toString: '1' }],
  ['a feature option with odd letters', { 'a:b;c=d': '1;2:3=4', 'é\u0000': '' }],
];

/** What a request on the wire is refused for that the schema does not allow, naming what is wrong. */
const schemaSays = (named: string): Fails => ['bad-request', new RegExp(named)];

/** A text of a record by its name, and the record with another in its place. */
type TextOf<Whole> = readonly [name: string, change: (text: unknown) => Whole];

/** Texts of a record, by name; those of a point, and of records in a record, are inside. */
const texts = (record: Readonly<Record<string, unknown>>): TextOf<Record<string, unknown>>[] =>
  Object.entries(record).flatMap(([name, value]) =>
    textsIn(name, value, (inner): Record<string, unknown> => ({ ...record, [name]: inner })),
  );

function textsIn<Whole>(name: string, value: unknown, whole: (inner: unknown) => Whole): TextOf<Whole>[] {
  if (typeof value === 'string') return [[name, whole]];
  if (Array.isArray(value)) {
    return value.flatMap((each, i) => textsIn(name, each, (inner) => whole(value.toSpliced(i, 1, inner))));
  }
  return Object.entries(value as object).flatMap(([inner, each]) =>
    textsIn(inner, each, (text) => whole({ ...(value as object), [inner]: text })),
  );
}

const required = new Map<Operation, Promise<string[]>>();

/** Fields of a record that the schema requires, the innermost names. */
function requiredFields(operation: Operation): Promise<string[]> {
  const known = required.get(operation) ?? fieldsRequiredBySchema(operation);
  required.set(operation, known);
  return known;
}

async function fieldsRequiredBySchema(operation: Operation): Promise<string[]> {
  interface Json {
    properties?: Record<string, Json>;
    items?: Json;
    required?: string[];
  }
  const { properties } = z.toJSONSchema((await operation.schema()).request, { unrepresentable: 'any' }) as Json;
  const inside = ({ required = [], properties: of = {} }: Json): string[] =>
    required.flatMap((name) => {
      const one = of[name]?.items ?? of[name];
      return one?.properties ? inside(one) : [name];
    });
  return inside(properties?.['payload']?.items ?? properties?.['payload'] ?? {});
}

/** The cases of an operation over records. */
export async function casesOf(operation: Operation, { record, source, unknown }: OperationCases): Promise<Case[]> {
  if (!record) throw new Error(`${operation.name} has no record in its table`);
  const said = source === undefined ? {} : { sourceOfTruth: source };
  const many = operation.recordsPerCall > 1;
  const limit = operation.recordsPerCall;
  const needed = await requiredFields(operation);
  const byQuery = isByQueryAlone(operation);
  const long = byQuery ? LONG_IN_QUERY : LONG;
  const missing = sourceNamed(source ?? 'GNAF')?.country === 'NZ' ? 'RIG_NZ' : 'AUSOTS';
  return [
    { title: 'a record that is answered', payload: [record], ...said, answer: { status: 'SUCCESS' } },
    { title: 'a record that is answered, from the default source', payload: [record] },
    ...(unknown === undefined
      ? []
      : [{ title: 'a record that nothing is known of', payload: [unknown], ...said, answer: { status: 'SUCCESS' } }]),
    ...locales.flatMap((locale): Case[] => [
      { title: `the locale ${locale}`, payload: [record], locale },
      { title: `the locale ${locale}, from its source`, payload: [record], locale, ...said },
    ]),
    ...(source === undefined
      ? []
      : [
          {
            title: 'its source in small letters',
            payload: [record],
            sourceOfTruth: source.toLowerCase(),
            answer: { status: 'SUCCESS' },
          },
        ]),
    { title: 'a source that is not installed', payload: [record], sourceOfTruth: missing },
    { title: 'a source that holds no addresses', payload: [record], sourceOfTruth: 'SEIFA2011' },
    {
      title: 'a source that there is not',
      payload: [record],
      sourceOfTruth: 'NOBODY',
      onTheWire: schemaSays('sourceOfTruth'),
    },
    {
      title: 'no record',
      payload: [],
      ...said,
      answer: { payload: [] },
      onTheWire: schemaSays(byQuery ? `^${needed[0]!} is required$` : 'payload'),
    },
    {
      title: many ? `${limit} records, the most` : 'two records, of which one is processed',
      payload: Array.from({ length: many ? limit : 2 }, (_, i) => (i % 3 === 1 && unknown ? unknown : record)),
      ...said,
      answer: { status: 'SUCCESS' },
    },
    ...(many
      ? [
          {
            title: `${limit + 1} records`,
            payload: Array.from({ length: limit + 1 }, () => record),
            ...said,
            answer: { status: 'SUCCESS' },
            ...(operation.takesAnyNumber === true ? {} : { onTheWire: schemaSays('payload|records') }),
          },
        ]
      : []),
    { title: 'a feature option that there is not', payload: [record], ...said, featureOptions: { noSuchOption: '1' } },
    ...(byQuery
      ? []
      : oddOptions.map(([title, featureOptions]) => ({ title, payload: [record], ...said, featureOptions }))),
    ...texts(record).flatMap(([name, change]): Case[] => [
      ...Object.entries(ODD_TEXTS).map(([what, text]) => ({
        title: `${name} of ${what}`,
        payload: [change(text)],
        ...said,
      })),
      { title: `${name} of ${long} letters`, payload: [change('24 Smith Street '.repeat(long / 16))], ...said },
      { title: `${name} of one word of ${long} letters`, payload: [change('x'.repeat(long))], ...said },
      {
        title: `${name} empty`,
        payload: [change('')],
        ...said,
        ...(needed.includes(name) ? blankOnTheWire(operation, name) : {}),
      },
    ]),
  ];
}

/** The operations whose schema wants more than an empty text, and whose client does not look before it asks. */
const blankOnTheWire = ({ name }: Operation, field: string): Partial<Case> =>
  name === 'address retrieve' || name === 'match' ? { onTheWire: schemaSays(field) } : {};

/** Requests that no engine of this language can be given by its types, and what the wire names in its refusal. */
export async function malformedOf(operation: Operation, { record, source }: OperationCases): Promise<readonly Case[]> {
  const said = source === undefined ? {} : { sourceOfTruth: source };
  const needed = await requiredFields(operation);
  const all: Case[] = texts(record!)
    .filter(([name]) => needed.includes(name))
    .flatMap(([name, change]) =>
      // A query has texts alone: what is none becomes one on its way.
      (isByQueryAlone(operation) ? [undefined, null] : [undefined, null, 5, true, [], {}, ['24 Smith Street']]).map(
        (value) => ({
          title: `${name} as ${JSON.stringify(value) ?? 'nothing'}`,
          payload: [change(value)],
          ...said,
          onTheWire: schemaSays(name),
        }),
      ),
    );
  all.push(
    ...[null, 'text', 5, [], [[]]].map((value): Case => ({
      title: `${JSON.stringify(value)} in place of a record`,
      payload: [value],
      ...said,
      onTheWire: schemaSays(isByQueryAlone(operation) ? `^${needed[0]!} is required$` : 'payload|needs|record'),
    })),
  );
  if (isByQueryAlone(operation)) return all;
  all.push({
    title: 'a feature option that is a number',
    payload: [record],
    ...said,
    featureOptions: { caseType: 1 as unknown as string },
    onTheWire: schemaSays('featureOptions'),
  });
  return all;
}

/** The cases of a feature option: without it, with each of its values, with one that it does not have. */
export function valuesOf({ features }: Operation, { name, value, asked, refused }: FeatureCase): Case[] {
  const { values } = features.find((feature) => feature.name === name)!;
  const all = typeof values === 'string' ? [value] : values;
  const withValue = (text: string): Case => ({
    title: `${name}=${text}`,
    ...asked,
    featureOptions: { ...asked?.featureOptions, [name]: text },
  });
  return [
    ...all.map(withValue),
    withValue('no such value'),
    withValue(''),
    ...(refused === undefined
      ? []
      : [{ ...withValue(refused), fails: ['bad-request', new RegExp(`${name}|radius`)] as const }]),
  ];
}

/** The cases of a list operation. */
export const casesOfList = (operation: ListOperation): Case[] =>
  operation.kinds.flatMap((kind) => [
    ...locales.map((locale): Case => ({ title: `${kind} of the locale ${locale}`, kind, locale })),
    {
      title: `${kind} of a source that there is not`,
      kind,
      sourceOfTruth: 'NOBODY',
      onTheWire: schemaSays('sourceOfTruth'),
    },
    { title: `${kind} of a source in small letters`, kind, sourceOfTruth: 'gnaf' },
  ]);
