// GET and POST of every operation that has both: one record asked either way has one answer, that of the local engine.
// That POST has it is what the remote engine is asked for: it is asked anew where GET refuses, and once for each
// operation.
import { describe, expect, it } from 'vitest';
import type { Operation, Response } from '../../src/contract/operation.js';
import { operations } from '../../src/contract/operations.js';
import { outcome, type Case } from './case.js';
import { casesOf, valuesOf } from './of-every-operation.js';
import type { Pair, Pairs } from './pair.js';
import { tableOf } from './tables.js';

/** Longest query that is sent: a whole head is 16 KB at most. */
const LONGEST_QUERY = 8000;

/** Fields that GET has under another name. */
const PARAMETERS: Readonly<Record<string, string>> = { optionalConfig: 'config' };

const HALF_PAIR = /\p{Cs}/u;

/**
 * The query of a case; undefined where GET cannot say it: several records, what GET does not take, or text that is no
 * Unicode.
 */
function queryOf(
  { query, path }: Operation,
  { payload = [], sourceOfTruth, featureOptions = {}, locale }: Case,
): string | undefined {
  const [record, ...others] = payload as Record<string, unknown>[];
  const { required = [], oneOf = [], optional = [], needsSource } = query ?? {};
  if (!record || others.length > 0 || (needsSource === true && sourceOfTruth === undefined)) return undefined;
  const given = (record['attributes'] as Record<string, unknown> | undefined) ?? record;
  const takes = new Set([...required, ...oneOf.flat(), ...optional]);
  const parameters = new URLSearchParams();
  for (const [field, value] of Object.entries(given)) {
    const name = PARAMETERS[field] ?? field;
    if (!takes.has(name) || typeof value !== 'string' || HALF_PAIR.test(value)) return undefined;
    parameters.set(name, value);
  }
  if (
    required.some((name) => !parameters.has(name)) ||
    oneOf.some((names) => !names.some((name) => parameters.has(name)))
  ) {
    return undefined;
  }
  if (
    Object.entries(featureOptions).some(
      ([name, value]) => /\W/.test(name) || name === 'constructor' || /[;]|^\s|\s$/.test(value),
    )
  ) {
    return undefined;
  }
  if (sourceOfTruth !== undefined) parameters.set('sourceOfTruth', sourceOfTruth);
  if (Object.keys(featureOptions).length > 0) {
    parameters.set(
      'featureOptions',
      Object.entries(featureOptions)
        .map(([name, value]) => `${name}:${value}`)
        .join(';'),
    );
  }
  if (locale !== undefined && !path.includes('{locale}')) parameters.set('locale', locale);
  const text = parameters.toString();
  return text.length > LONGEST_QUERY ? undefined : text;
}

/** The answer as it travels: of an operation that answers one object, that is the payload. */
const onTheWireOf = ({ answersOne }: Operation, answer: Response): object =>
  answersOne === true ? { ...answer, payload: answer.payload[0] } : answer;

interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly body: { status: string; messages: string[]; payload: unknown[] };
}

async function ask({ url, credential }: Pair, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    ...init,
    headers: { authorization: `Basic ${Buffer.from(credential).toString('base64')}`, ...init.headers },
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: (await response.json()) as Answer['body'],
  };
}

const both = operations.filter(({ methods }) => methods.includes('GET') && methods.includes('POST'));

/** The cases of an operation that GET can say. */
async function asked(operation: Operation): Promise<(Case & { readonly query: string })[]> {
  const table = tableOf(operation.name);
  const features = (table.features ?? []).flatMap((feature) => valuesOf(operation, feature));
  return [...(await casesOf(operation, table)), ...table.cases, ...features].flatMap((one) => {
    const query = queryOf(operation, one);
    return query === undefined ? [] : [{ ...one, query }];
  });
}

/** States it of every operation that has both. */
export function sameByGetAndPost(pairs: () => Pairs): void {
  describe.each(both.map((operation) => ({ operation, name: operation.name })))('$name', async ({ operation }) => {
    const cases = await asked(operation);

    it.each(cases)('answers GET as POST: $title', async (one) => {
      const isFirst = one === cases[0];
      const { data = 'every', payload, sourceOfTruth, featureOptions, locale, query, onTheWire } = one;
      const pair = pairs()[data];
      const path = operation.path.replace('{locale}', locale ?? (operation.country ?? 'AU').toLowerCase());
      const inPath = operation.path.includes('{locale}');
      const url = `${path}${inPath || locale === undefined ? '' : `?locale=${locale}`}`;
      const body = JSON.stringify({
        payload: operation.asksOne === true ? payload?.[0] : payload,
        sourceOfTruth,
        featureOptions,
      });
      const post = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
      const [got, here] = await Promise.all([
        ask(pair, `${path}?${query}`),
        outcome(
          pair.local,
          operation,
          inPath ? { ...one, locale: locale ?? (operation.country === 'NZ' ? 'nz' : 'au') } : one,
        ),
      ]);
      if (isFirst || got.status !== 200) expect(got).toEqual(await ask(pair, url, post));
      expect(got.type).toBe('application/json; charset=utf-8');
      if (onTheWire || (got.status === 400 && /must be one of|is empty|is required/.test(got.body.messages[0] ?? ''))) {
        expect(got).toMatchObject({ status: 400, body: { status: 'ERROR', payload: [] } });
      } else {
        expect({ status: got.status, body: got.body }).toEqual(
          'answer' in here
            ? { status: 200, body: onTheWireOf(operation, here.answer) }
            : { status: 400, body: { status: 'ERROR', messages: [here.failed.message], payload: [] } },
        );
      }
    });

    it('has cases for each parameter of GET, and for each feature option', () => {
      const { required, oneOf = [], optional } = operation.query!;
      const said = new Set(cases.flatMap(({ query }) => [...new URLSearchParams(query).keys()]));
      expect([...required, ...oneOf.flat(), ...optional].filter((name) => !said.has(name))).toEqual([]);
      const options = cases.flatMap(({ query }) => new URLSearchParams(query).get('featureOptions') ?? []).join(';');
      expect(operation.features.map(({ name }) => name).filter((name) => !options.includes(`${name}:`))).toEqual([]);
    });
  });
}
