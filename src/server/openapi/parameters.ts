// The parameters of an operation: those in its path with their values, and what GET takes as its query.
import { exampleValue, type OwnExamples } from '../../contract/examples.js';
import type { JsonSchema } from '../../contract/schema/json-schema.js';
import {
  locales,
  needsAddresses,
  type AnyOperation,
  type FeatureOption,
  type Operation,
} from '../../contract/operation.js';
import { sources } from '../../contract/sources.js';
import { ABOUT_CALL, aboutField, featuresOf } from './bodies.js';

/** Those with an `example` make an example of a whole call together. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: string;
}

/** `{locale}` and `{kind}` of the path. */
function pathParameter(operation: AnyOperation, name: string): Parameter {
  if (name === 'kind' && 'kinds' in operation) {
    return {
      name,
      in: 'path',
      required: true,
      description: 'Which list',
      schema: { type: 'string', enum: operation.kinds },
      example: operation.kinds[0]!,
    };
  }
  if (name !== 'locale') return { name, in: 'path', required: true, schema: { type: 'string' } };
  const own = operation.country?.toLowerCase();
  const values = own === undefined ? locales : [own];
  return {
    name,
    in: 'path',
    required: true,
    description: 'Country whose addresses are meant; in any case of letters',
    schema: { type: 'string', enum: values },
    example: values[0]!,
  };
}

/** The parameters in the path of an operation. */
export const pathParameters = (operation: AnyOperation): Parameter[] =>
  [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => pathParameter(operation, name!));

const queryParameter = (
  name: string,
  required: boolean,
  description: string | undefined,
  schema: JsonSchema,
  example: string | undefined,
): Parameter => ({
  name,
  in: 'query',
  required,
  ...(description === undefined ? {} : { description }),
  schema,
  ...(example === undefined ? {} : { example }),
});

/** The locale where the path has none, which this service heeds with every method. */
export const localeParameter = (operation: AnyOperation): Parameter[] =>
  operation.path.includes('{locale}') || !needsAddresses(operation)
    ? []
    : [
        queryParameter(
          'locale',
          false,
          'Country whose addresses are meant, where neither the source nor the record says it',
          { type: 'string', enum: locales },
          undefined,
        ),
      ];

function exampleOfOption(values: FeatureOption['values']): string | undefined {
  if (values === 'count') return '20';
  return values === 'text' ? '50' : values.at(-1);
}

/** What GET takes: the operation's own parameters, then those of its request that say how to answer. */
export function queryParameters(operation: AnyOperation, request: JsonSchema, ownValues: OwnExamples): Parameter[] {
  const { required = [], oneOf = [], optional = [], needsSource = false } = operation.query ?? {};
  const { country } = operation;
  const asks = request.properties ?? {};
  const record = asks['payload']?.items?.properties ?? asks['payload']?.properties ?? {};
  const exampleIn = (name: string): string | undefined =>
    record[name]?.examples?.map(String)[0] ?? exampleValue(name, country, ownValues);
  const own = (name: string, isRequired: boolean, more = '', example?: string): Parameter =>
    queryParameter(
      name,
      isRequired,
      `${aboutField(operation, name) ?? ''}${more}` || undefined,
      { type: 'string', ...(isRequired ? { minLength: 1 } : {}) },
      example,
    );
  const features = featuresOf(operation);
  const such = features.map(({ name, values }) => `${name}:${exampleOfOption(values)}`);
  return [
    ...required.map((name) => own(name, true, '', exampleIn(name))),
    ...oneOf.flatMap((names) =>
      names.map((name, i) =>
        own(name, false, ` (one of ${names.join(', ')} is required)`, i === 0 ? exampleIn(name) : undefined),
      ),
    ),
    ...optional.map((name) => own(name, false)),
    ...(asks['sourceOfTruth'] && needsAddresses(operation)
      ? [
          queryParameter(
            'sourceOfTruth',
            needsSource,
            ABOUT_CALL.sourceOfTruth,
            { type: 'string', enum: sourcesOf(country) },
            needsSource ? exampleValue('sourceOfTruth', country, ownValues) : undefined,
          ),
        ]
      : []),
    ...(asks['featureOptions'] && features.length > 0
      ? [
          queryParameter(
            'featureOptions',
            false,
            `${ABOUT_CALL.featureOptions}, as key:value;key:value, such as ${such[0]!}. ` +
              `${features.map(({ name, about }) => `${name}: ${about}`).join('; ')}`,
            { type: 'string' },
            undefined,
          ),
        ]
      : []),
    ...(asks['transactionID']
      ? [queryParameter('transactionID', false, ABOUT_CALL.transactionID, { type: 'string' }, undefined)]
      : []),
  ];
}

/** Sources of truth that may be those of a country. */
const sourcesOf = (country: Operation['country']): string[] =>
  sources
    .filter((source) => country === undefined || source.country === '' || source.country === country)
    .map(({ name }) => name);
