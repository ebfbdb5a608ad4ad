// A request of the contract as a call on the wire: method, path with its locale and kind, query or body, idempotency
// key.
import { createHash } from 'node:crypto';
import type { ListOperation, Locale, Operation, Request } from '../contract/operation.js';
import { localeOf } from '../contract/locale.js';
import { sourceNamed } from '../contract/sources.js';

export interface Call {
  readonly method: 'GET' | 'POST';
  /** Below the base URL of the operation's service. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** JSON; undefined for GET. */
  readonly body: string | undefined;
  /** The same for the same call, however often it is made: a service that heeds it answers, and charges, once. */
  readonly key: string;
}

/** The contract's own letters of a source's name, which may be given in any. */
const nameOfSource = (source: string | undefined): string | undefined =>
  source === undefined ? undefined : (sourceNamed(source)?.name ?? source);

/** The call for records. `asked`: the locale of the request, else the engine's. */
export function callOf(
  operation: Operation,
  { payload, sourceOfTruth: source, featureOptions: given }: Request,
  asked: Locale | undefined,
): Call {
  const sourceOfTruth = nameOfSource(source);
  const { inRecord, featureOptions } = parted(operation, given);
  const only = payload[0] as Readonly<Record<string, unknown>> | undefined;
  const first = only && { ...inRecord, ...only };
  const locale = asked ?? localeOf(operation, sourceOfTruth, first);
  const { path, query } = route(operation.path, locale, asked, undefined);
  if (operation.methods.includes('POST')) {
    return keyed('POST', path, query, {
      payload: operation.asksOne === true ? first : payload,
      sourceOfTruth,
      featureOptions,
      ...besideOf(operation, first),
    });
  }
  const { required = [], oneOf = [], optional = [] } = operation.query ?? {};
  const parameters: Record<string, string> = { ...query };
  for (const name of [...required, ...oneOf.flat(), ...optional]) {
    const value = first?.[name];
    if (value !== undefined && value !== null && value !== '') {
      parameters[name] = typeof value === 'string' ? value : JSON.stringify(value);
    }
  }
  if (sourceOfTruth !== undefined) parameters['sourceOfTruth'] = sourceOfTruth;
  if (featureOptions !== undefined) {
    parameters['featureOptions'] = Object.entries(featureOptions)
      .map(([key, value]) => `${key}:${value}`)
      .join(';');
  }
  return keyed('GET', path, parameters, undefined);
}

/**
 * What the contract writes beside the payload: a service that looks for it there, and not in the record, must not
 * answer as if it had not been said.
 */
const besideOf = (
  { besidePayload = [] }: Pick<Operation, 'besidePayload'>,
  first: Readonly<Record<string, unknown>> | undefined,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(besidePayload.filter((name) => first?.[name]).map((name) => [name, first![name]]));

/** Feature options that the contract has in the record, and the others. */
function parted(
  { features }: Pick<Operation, 'features'>,
  given: Request['featureOptions'],
): { readonly inRecord: Record<string, string>; readonly featureOptions: Request['featureOptions'] } {
  const names = new Set(features.flatMap(({ name, inRecord }) => (inRecord === true ? [name] : [])));
  if (given === undefined || names.size === 0) return { inRecord: {}, featureOptions: given };
  const those = (isWanted: boolean): [string, string][] =>
    Object.entries(given).filter(([name]) => names.has(name) === isWanted);
  const others = those(false);
  return {
    inRecord: Object.fromEntries(those(true)),
    featureOptions: others.length === 0 ? undefined : Object.fromEntries(others),
  };
}

/** The call for a list. */
export function listCallOf(
  operation: ListOperation,
  { kind, sourceOfTruth: source }: Pick<Request, 'kind' | 'sourceOfTruth'>,
  asked: Locale | undefined,
): Call {
  const sourceOfTruth = nameOfSource(source);
  const { path, query } = route(operation.path, asked ?? localeOf(operation, sourceOfTruth, undefined), asked, kind);
  return operation.methods.includes('POST')
    ? keyed('POST', path, query, { sourceOfTruth })
    : keyed('GET', path, { ...query, ...(sourceOfTruth === undefined ? {} : { sourceOfTruth }) }, undefined);
}

/**
 * A path without a place for the locale is given it as a parameter, which waypost heeds and another service ignores.
 */
function route(
  template: string,
  locale: Locale,
  asked: Locale | undefined,
  kind: string | undefined,
): Pick<Call, 'path' | 'query'> {
  const path = template.replace('{locale}', locale).replace('{kind}', encodeURIComponent(kind ?? ''));
  return { path, query: asked === undefined || template.includes('{locale}') ? {} : { locale: asked } };
}

function keyed(method: Call['method'], path: string, query: Call['query'], content: object | undefined): Call {
  const body = content === undefined ? undefined : JSON.stringify(content);
  const key = createHash('sha256')
    .update(JSON.stringify([method, path, query, body]))
    .digest('base64url')
    .slice(0, 32);
  return { method, path, query, body, key };
}
