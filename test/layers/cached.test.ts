// An engine that remembers: what is asked again, what is not, and that nobody can tell the difference.
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../src/contract/errors.js';
import type { AnswerScope } from '../../src/layers/cache/answers.js';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { find } from '../../src/contract/operations/find.js';
import { geocode } from '../../src/contract/operations/geocode.js';
import type { Engine, Operation, Request, Response } from '../../src/contract/operation.js';
import { cached } from '../../src/layers/cached.js';
import { openStore } from '../support/service/answer-store.js';
import { workdir } from '../support/workdir.js';

const SCOPE: AnswerScope = { endpoint: 'https://service.example', user: 'me', locale: undefined };

/** An engine that answers by rule and keeps what it was asked, behind a cache. */
async function remembering(answer: (request: Request) => Response): Promise<{
  cached: Engine;
  asked: unknown[][];
  with: (scope: Partial<AnswerScope>) => Engine;
}> {
  const asked: unknown[][] = [];
  const { path } = workdir();
  const answers = await openStore(path);
  const engine = {
    run: (_: unknown, request: Request) => {
      asked.push(request.payload);
      return Promise.resolve(answer(request));
    },
    close: () => Promise.resolve(),
  } as unknown as Engine;
  return {
    cached: cached(engine, { answers, scope: SCOPE }),
    asked,
    with: (scope) => cached(engine, { answers, scope: { ...SCOPE, ...scope } }),
  };
}

const success = (payload: unknown[], messages: string[] = []): Response => ({ status: 'SUCCESS', messages, payload });
const texts = (...of: string[]): { fullAddress: string }[] => of.map((fullAddress) => ({ fullAddress }));
const run = (engine: Engine, operation: unknown, request: Request): Promise<Response> =>
  engine.run(operation as Operation, request);
const upper = ({ payload }: Request): Response =>
  success(
    (payload as { fullAddress: string }[]).map(({ fullAddress }) => ({
      status: 'verified',
      fullAddress: fullAddress.toUpperCase(),
    })),
    ['source: GNAF'],
  );

describe('What was answered is not asked again', () => {
  test('record by record, in the order of the new request', async () => {
    const { cached, asked } = await remembering(upper);
    await run(cached, cleanse, { payload: texts('a', 'b') });
    expect(await run(cached, cleanse, { payload: texts('c', 'b', 'd', 'a') })).toEqual(
      upper({ payload: texts('c', 'b', 'd', 'a') }),
    );
    expect(await run(cached, cleanse, { payload: texts('a', 'b') })).toEqual(upper({ payload: texts('a', 'b') }));
    expect(asked).toEqual([texts('a', 'b'), texts('c', 'd')]);
  });

  test('with the whole list of an operation of one record', async () => {
    const hits = success([{ fullAddress: 'A' }, { fullAddress: 'B' }], ['two']);
    const { cached, asked } = await remembering(() => hits);
    const request = { payload: [{ country: 'AU', fullAddress: 'a' }] };
    expect([await run(cached, find, request), await run(cached, find, request)]).toEqual([hits, hits]);
    expect(asked.length).toBe(1);
  });

  test('and no hits are an answer too', async () => {
    const { cached, asked } = await remembering(() => success([]));
    for (let i = 0; i < 2; i++) {
      expect(await run(cached, find, { payload: [{ country: 'AU', fullAddress: 'a' }] })).toEqual(success([]));
    }
    expect(asked.length).toBe(1);
  });
});

describe('What is asked again is', () => {
  test.each<[string, Response]>([
    ['an error of the envelope', { status: 'ERROR', messages: ['no'], payload: [] }],
    ['an element in error', success([{ status: 'error', messages: ['no'] }])],
    ['an inner envelope in error', success([{ status: 'ERROR', messages: ['no'], payload: [] }])],
    ['a null', success([null], ['record 1: no'])],
    ['an answer that does not fit the records', success([{}, {}])],
  ])('%s', async (_, answer) => {
    const { cached, asked } = await remembering(() => answer);
    for (let i = 0; i < 2; i++) expect(await run(cached, geocode, { payload: texts('a') })).toEqual(answer);
    expect(asked.length).toBe(2);
  });

  test('a null alone, whose remark has the number it has in the new request', async () => {
    const { cached, asked } = await remembering(({ payload }) => {
      const at = payload.findIndex((record) => (record as { fullAddress: string }).fullAddress === 'x');
      return success(
        payload.map((record, i) => (i === at ? null : record)),
        at < 0 ? [] : [`record ${at + 1}: the country is not known`],
      );
    });
    await run(cached, geocode, { payload: texts('a', 'x', 'b') });
    expect(await run(cached, geocode, { payload: texts('b', 'a', 'c', 'x') })).toEqual(
      success([...texts('b', 'a', 'c'), null], ['record 4: the country is not known']),
    );
    expect(asked.at(-1)).toEqual(texts('c', 'x'));
  });

  test('the same record of another operation, source, option, locale, endpoint or user', async () => {
    const { cached, asked, with: other } = await remembering(upper);
    const payload = texts('a');
    await run(cached, cleanse, { payload });
    await run(cached, geocode, { payload });
    for (const options of [
      { sourceOfTruth: 'GNAF' },
      { featureOptions: { exposeAttributes: '1' } },
      { locale: 'nz' as const },
    ]) {
      await run(cached, cleanse, { payload, ...options });
    }
    await run(other({ endpoint: 'https://another.example' }), cleanse, { payload });
    await run(other({ user: 'you' }), cleanse, { payload });
    await run(other({ locale: 'intl' }), cleanse, { payload });
    expect(asked.length).toBe(8);
  });
});

test('An answer that cannot be kept is given, and it is said why', async () => {
  const full = new WaypostError('output-unwritable', 'answers.log cannot be written: the disk is full');
  const answers = {
    get: (keys: readonly string[]): undefined[] => keys.map(() => undefined),
    put: () => Promise.reject(full),
    close: () => Promise.resolve(),
  };
  const engine = { run: (_: unknown, request: Request) => Promise.resolve(upper(request)) } as unknown as Engine;
  const notes: string[] = [];
  const told = cached(engine, { answers, scope: SCOPE }, (note) => notes.push(note));
  expect(await run(told, cleanse, { payload: texts('a') })).toEqual(upper({ payload: texts('a') }));
  expect(notes).toEqual([`the answer is not kept: ${full.message}`]);
  await expect(run(cached(engine, { answers, scope: SCOPE }), cleanse, { payload: texts('a') })).rejects.toBe(full);
});
