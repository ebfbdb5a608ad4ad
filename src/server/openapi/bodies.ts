// The schemas of an operation's request and answer as they travel: from its zod schemas, with its limit of records, its
// feature options and what its fields mean.
import { z } from 'zod';
import type { JsonSchema } from '../../contract/schema/json-schema.js';
import type { AnyOperation, FeatureOption } from '../../contract/operation.js';
import { addressService } from '../../contract/services.js';

export interface Bodies {
  readonly request: JsonSchema;
  readonly response: JsonSchema;
}

/** Feature options, where the operation heeds any. */
export const featuresOf = (operation: AnyOperation): readonly FeatureOption[] =>
  'features' in operation ? operation.features : [];

/** What the fields beside the payload mean, in a body and in a query. */
export const ABOUT_CALL = {
  sourceOfTruth: 'Address data that is to answer; the best installed if absent',
  featureOptions: 'Options of the operation',
  transactionID: 'A text of yours; it changes nothing',
} as const;

/** What a field of that name means, where the operation says so. */
export const aboutField = (operation: AnyOperation, name: string): string | undefined =>
  'fields' in operation ? operation.fields.find((field) => field.name === name)?.about : undefined;

const jsonSchema = (schema: z.ZodType): JsonSchema => {
  // What zod says of every record, that keys are text, is so of all JSON.
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema: of }) => {
      delete of.propertyNames;
    },
  });
  return rest as JsonSchema;
};

function featureSchema({ about, values }: FeatureOption): JsonSchema {
  const text = { type: 'string', description: about };
  if (values === 'text') return text;
  return values === 'count' ? { ...text, pattern: '^[1-9][0-9]*$' } : { ...text, enum: values };
}

/** With what each option of `featureOptions` may be. */
const withFeatures = (schema: JsonSchema, features: readonly FeatureOption[]): JsonSchema =>
  features.length === 0
    ? schema
    : { ...schema, properties: Object.fromEntries(features.map((feature) => [feature.name, featureSchema(feature)])) };

/** With what the fields of a record mean. */
const withMeanings = (record: JsonSchema, operation: AnyOperation): JsonSchema =>
  record.properties === undefined
    ? record
    : {
        ...record,
        properties: Object.fromEntries(
          Object.entries(record.properties).map(([name, of]) => [
            name,
            {
              ...withMeanings(of, operation),
              ...(aboutField(operation, name) === undefined ? {} : { description: aboutField(operation, name)! }),
            },
          ]),
        ),
      };

function withRecords(payload: JsonSchema, operation: AnyOperation): JsonSchema {
  const record = withMeanings(
    operation.asksOne === true ? (payload.items ?? payload) : (payload.items ?? {}),
    operation,
  );
  if (operation.asksOne === true) return record;
  if ('takesAnyNumber' in operation) return { ...payload, items: record };
  const limit = 'recordsPerCall' in operation ? operation.recordsPerCall : 1;
  return limit > 1
    ? { ...payload, items: record, maxItems: Math.min(limit, payload.maxItems ?? limit) }
    : { ...payload, items: record, description: 'Only the first record is processed.' };
}

/** The schemas as they travel. */
export async function bodiesOf(operation: AnyOperation): Promise<Bodies> {
  const schema = await operation.schema();
  const request = jsonSchema(schema.request);
  const response = jsonSchema(schema.response);
  const { payload, featureOptions, ...others } = request.properties ?? {};
  const asked: JsonSchema = {
    ...request,
    properties: {
      ...(payload === undefined ? {} : { payload: withRecords(payload, operation) }),
      ...Object.fromEntries(
        Object.entries(others).map(([name, of]) => [
          name,
          name in ABOUT_CALL ? { ...of, description: ABOUT_CALL[name as keyof typeof ABOUT_CALL] } : of,
        ]),
      ),
      ...(featureOptions === undefined
        ? {}
        : {
            featureOptions: {
              ...withFeatures(featureOptions, featuresOf(operation)),
              description: ABOUT_CALL.featureOptions,
            },
          }),
    },
  };
  const one =
    operation.answersOne === true && (operation.service ?? addressService) === addressService
      ? response.properties?.['payload']?.items
      : undefined;
  const answered = one === undefined ? response : { ...response, properties: { ...response.properties, payload: one } };
  return { request: asked, response: (operation.service ?? addressService).schemas.success(answered) };
}
