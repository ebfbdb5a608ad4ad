// A request of the contract out of what came over the wire: the body of POST, or the query of GET, checked against the
// operation's schema. Whatever breaks it is 400 and names the field.
import {
  locales,
  type ListOperation,
  type Locale,
  type Operation,
  type OperationSchema,
  type Request,
} from '../../contract/operation.js';
import { fieldRemarks } from '../../contract/request-remarks.js';
import { HttpFailure } from '../failure.js';
import { joinBeside } from './beside-payload.js';
import type { JsonBody } from './json-body.js';
import { errorCodeOf, readOptionText } from './query-text.js';
import { schemaFailure } from './schema-message.js';

/** Records of a call where the contract sets no limit: more than a body of the size that is let in can well have. */
const MOST_RECORDS = 15_000;
/** Fields of a request, feature options of it, fields of a record: the contract has fewer by far. */
const MOST_FIELDS = 1000;

/** What of a query says how to answer; the rest is the record. */
const ABOUT_THE_CALL: ReadonlySet<string> = new Set(['sourceOfTruth', 'featureOptions', 'transactionID']);

type Parameters = ReadonlyMap<string, string>;
type Given = Record<string, unknown>;

/** The request in a body. */
export const readBody = async (operation: Operation, body: unknown, locale: Locale | undefined): Promise<Request> => {
  const { value, remark } = readOf(body);
  return requestOf(operation, await checked(operation, withoutAbsent(value)), locale, remark);
};

/** What was read of a body; nothing of a request without one. */
const readOf = (body: unknown): Partial<JsonBody> => (body ?? {}) as Partial<JsonBody>;

/** The request in a query. */
export async function readQuery(
  operation: Operation,
  parameters: Parameters,
  locale: Locale | undefined,
): Promise<Request> {
  const { query } = operation;
  const record: Given = {};
  for (const name of query?.required ?? []) if (!parameters.has(name)) throw missing([name]);
  for (const names of query?.oneOf ?? []) if (!names.some((name) => parameters.has(name))) throw missing(names);
  if (query?.needsSource === true && !parameters.get('sourceOfTruth')) throw missing(['sourceOfTruth']);
  if (!operation.methods.includes('POST')) refuseUnknown(operation, parameters);
  for (const [name, value] of parameters) {
    if (!ABOUT_THE_CALL.has(name) && !isLocaleOf(operation, name)) record[name] = value;
  }
  const asked = query?.toRecord ? query.toRecord(record as Record<string, string>) : record;
  return requestOf(
    operation,
    await checked(operation, { payload: operation.asksOne === true ? asked : [asked], ...aboutTheCall(parameters) }),
    locale,
  );
}

/** Throws for a parameter that an operation does not have which is asked by its query alone. */
function refuseUnknown(operation: Pick<Operation, 'path' | 'query'>, parameters: Parameters): void {
  const { required = [], oneOf = [], optional = [] } = operation.query ?? {};
  const there = [...required, ...oneOf.flat(), ...optional];
  for (const name of parameters.keys()) {
    if (ABOUT_THE_CALL.has(name) || isLocaleOf(operation, name) || there.includes(name)) continue;
    const those = there.length === 0 ? 'none is taken' : `there are ${there.join(', ')}`;
    throw new HttpFailure(400, `there is no parameter ${name.slice(0, 40)}; ${those}`, { code: 'BadInput' });
  }
}

/** The request of a list, in a body or a query. A body may be left out: it has nothing that is required. */
export async function readListCall(
  operation: ListOperation,
  kind: string,
  given: unknown,
  locale: Locale | undefined,
): Promise<Request> {
  if (operation.kinds.length > 0 && !operation.kinds.includes(kind)) {
    throw new HttpFailure(404, `there is no list '${kind.slice(0, 40)}'; there are ${operation.kinds.join(', ')}`);
  }
  if (given instanceof Map) refuseUnknown(operation, given as Parameters);
  const { value, remark } = given instanceof Map ? { value: aboutTheCall(given as Parameters) } : readOf(given);
  const { transactionID: _, ...asked } = (await checked(operation, withoutAbsent(value ?? {}))) as Given;
  return {
    ...asked,
    kind,
    payload: [],
    ...(locale === undefined ? {} : { locale }),
    ...(remark === undefined ? {} : { remarks: [remark] }),
  };
}

/** The locale of a path. Throws 404 for one that the contract does not have. */
export function readLocale(text: string): Locale {
  const locale = locales.find((known) => known === text.toLowerCase());
  if (locale === undefined) {
    throw new HttpFailure(404, `there is no locale '${text.slice(0, 40)}'; there are ${locales.join(', ')}`);
  }
  return locale;
}

/** The locale that the query of a path without one names. Throws 400 for one that the contract does not have. */
export function localeOfQuery(operation: Pick<Operation, 'path'>, parameters: Parameters): Locale | undefined {
  const text = isLocaleOf(operation, 'locale') ? parameters.get('locale') : undefined;
  if (text === undefined || text === '') return undefined;
  const locale = locales.find((known) => known === text.toLowerCase());
  if (locale === undefined) {
    throw new HttpFailure(400, `locale must be one of ${locales.join(', ')}`, { code: 'BadLocale' });
  }
  return locale;
}

const isLocaleOf = ({ path }: Pick<Operation, 'path'>, name: string): boolean =>
  name === 'locale' && !path.includes('{locale}');

const missing = (names: readonly string[]): HttpFailure =>
  new HttpFailure(400, names.length === 1 ? `${names[0]!} is required` : `one of ${names.join(', ')} is required`, {
    code: errorCodeOf('Missing', names[0]!),
  });

/** The call's own parameters as the fields of a body. */
function aboutTheCall(parameters: Parameters): Given {
  const sourceOfTruth = parameters.get('sourceOfTruth') ?? '';
  const transactionID = parameters.get('transactionID') ?? '';
  const featureOptions = readOptionText(parameters.get('featureOptions') ?? '');
  return {
    ...(sourceOfTruth === '' ? {} : { sourceOfTruth }),
    ...(transactionID === '' ? {} : { transactionID }),
    ...(featureOptions === undefined ? {} : { featureOptions }),
  };
}

/** Absent, null and '' are the same: the contract answers with either, and takes both. */
const withoutAbsent = (given: unknown): unknown =>
  typeof given !== 'object' || given === null || Array.isArray(given)
    ? given
    : Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== ''));

type Limits = Partial<Pick<Operation, 'recordsPerCall' | 'takesAnyNumber'>>;

/** Schemas by operation: some are made when they are asked for. */
const schemas = new WeakMap<object, Promise<OperationSchema>>();

function schemaOf(operation: Pick<Operation, 'schema'>): Promise<OperationSchema> {
  let schema = schemas.get(operation);
  if (!schema) schemas.set(operation, (schema = operation.schema()));
  return schema;
}

async function checked(operation: Pick<Operation, 'name' | 'schema'> & Limits, given: unknown): Promise<unknown> {
  if (given === undefined) {
    throw new HttpFailure(400, 'the body is empty; send the request as JSON', { code: 'BadBody' });
  }
  refuseTooMany(given, operation);
  const result = (await schemaOf(operation)).request.safeParse(given);
  if (!result.success) throw schemaFailure(result.error.issues, given, operation.name);
  return result.data;
}

/**
 * Throws for more of anything than any request has. A schema looks at each of them before it refuses one, and takes
 * seconds for as many as five megabytes hold.
 */
function refuseTooMany(
  given: unknown,
  { recordsPerCall = 1, takesAnyNumber, name }: Pick<Operation, 'name'> & Limits,
): void {
  const { payload, featureOptions } = (typeof given === 'object' && given !== null ? given : {}) as Given;
  const records = Array.isArray(payload) ? payload : [payload];
  const isLimited = recordsPerCall > 1 && takesAnyNumber !== true;
  const most = isLimited ? recordsPerCall : MOST_RECORDS;
  if (records.length > most) {
    throw new HttpFailure(
      400,
      `payload has ${records.length} records; ${isLimited ? name : 'a call'} takes ` +
        `${most}${isLimited ? ' a call' : ''} at most, and none was processed`,
    );
  }
  const fields = (of: unknown, called: string): void => {
    const { length } = typeof of === 'object' && of !== null ? Object.keys(of) : [];
    if (length > MOST_FIELDS) {
      throw new HttpFailure(400, `${called} has ${length} fields; there are ${MOST_FIELDS} at most`, {
        code: 'BadInput',
      });
    }
  };
  fields(given, 'the request');
  fields(featureOptions, 'featureOptions');
  for (const [i, record] of records.entries()) fields(record, `payload[${i}]`);
}

async function requestOf(
  operation: Operation,
  data: unknown,
  locale: Locale | undefined,
  remark?: string,
): Promise<Request> {
  const { transactionID: _, payload: given, ...beside } = data as Given;
  const { payload, asked } = joinBeside(operation, given, beside);
  const request: Request = {
    ...asked,
    payload: Array.isArray(payload) ? payload : [payload],
    ...(locale === undefined ? {} : { locale }),
  };
  const fields = recordFields((await schemaOf(operation)).request);
  const remarks = [
    ...(remark === undefined ? [] : [remark]),
    ...(fields ? fieldRemarks(operation, request.payload, fields) : []),
  ];
  return remarks.length === 0 ? request : { ...request, remarks };
}

/** The fields that a schema has of a record; undefined where a record may be of several kinds. */
function recordFields(request: unknown): ReadonlySet<string> | undefined {
  const { payload } = (request as { readonly shape?: { readonly payload?: unknown } }).shape ?? {};
  const record = (payload as { readonly element?: unknown } | undefined)?.element ?? payload;
  const { shape } = (record ?? {}) as { readonly shape?: object };
  return shape && new Set(Object.keys(shape));
}
