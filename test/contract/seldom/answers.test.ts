// What services say seldom: failures that are none, parts of an operation that fail, answers of the three-word service
// that have nothing, companies without a verdict.
import { describe, expect, test } from 'vitest';
import { receivedFailure, sentFailure, WaypostError } from '../../../src/contract/errors.js';
import { standingOf, type CompanyHits } from '../../../src/contract/fields/company-answer.js';
import { companyExceptions } from '../../../src/contract/fields/company-remarks.js';
import type { Engine, Operation, Request, Response } from '../../../src/contract/operation.js';
import { geocode } from '../../../src/contract/operations/geocode.js';
import { runParts } from '../../../src/contract/parts.js';
import { wordsService } from '../../../src/contract/services.js';

describe('A failure that goes between threads', () => {
  test('is itself on the other side, with kind, code and stack', () => {
    const failure = new WaypostError('temporary', 'later', { code: 'Busy' });
    const received = receivedFailure(JSON.parse(JSON.stringify(sentFailure(failure))) as never) as WaypostError;
    expect(received).toBeInstanceOf(WaypostError);
    expect([received.kind, received.code, received.message, received.stack]).toEqual([
      'temporary',
      'Busy',
      'later',
      failure.stack,
    ]);
  });

  test('is a failure where what was thrown is none, or has no stack', () => {
    expect(sentFailure('words')).toEqual({ message: 'words' });
    expect(sentFailure(undefined)).toEqual({ message: 'undefined' });
    const received = receivedFailure({ message: 'words' });
    expect(received).not.toBeInstanceOf(WaypostError);
    expect([received.message, typeof received.stack]).toEqual(['words', 'string']);
  });
});

describe('An operation that is made of others', () => {
  const asked: unknown[] = [];
  const part = (name: string): Operation =>
    ({ name, elements: ({ payload }: Response) => payload }) as unknown as Operation;
  const whole = {
    parts: {
      sourceOfTruth: 'S',
      of: () => [part('one'), part('two')],
      ask: (record: string) => (record === '' ? undefined : { text: record }),
      combine: (record: string, own: unknown[]) => `${record}:${own.join('+')}`,
    },
  };
  const run = (answer: (name: string, texts: string[]) => Response, payload: string[]): Promise<Response> => {
    asked.length = 0;
    const engine = {
      run: ({ name }: Operation, { payload: questions, sourceOfTruth }: Request) => {
        const texts = (questions as { text: string }[]).map(({ text }) => text);
        asked.push([name, sourceOfTruth, ...texts]);
        return Promise.resolve(answer(name, texts));
      },
    } as unknown as Engine;
    return runParts(engine, whole as never, { payload, sourceOfTruth: 'other' } as never);
  };
  const good = (name: string, texts: string[]): Response => ({
    status: 'SUCCESS',
    messages: ['same', `of ${name}`],
    payload: texts.map((text) => `${name} ${text}`),
  });

  test('asks what is a question alone, and says each message once', async () => {
    expect(await run(good, ['a', '', 'b'])).toEqual({
      status: 'SUCCESS',
      messages: ['same', 'of one', 'of two'],
      payload: ['a:one a+two a', ':', 'b:one b+two b'],
    });
    expect(asked).toEqual([
      ['one', 'S', 'a', 'b'],
      ['two', 'S', 'a', 'b'],
    ]);
  });

  test('asks nobody where nothing is a question', async () => {
    expect(await run(good, ['', ''])).toEqual({ status: 'SUCCESS', messages: [], payload: [':', ':'] });
    expect(asked).toEqual([]);
  });

  test('is what the part says that fails, and asks no further', async () => {
    const failure: Response = { status: 'ERROR', messages: ['no'], payload: [] };
    expect(await run(() => failure, ['a'])).toBe(failure);
    expect(asked).toEqual([['one', 'S', 'a']]);
  });
});

test.each([
  [undefined, undefined],
  ['text', undefined],
  [{ status: 404, threeword: {} }, undefined],
  [{ status: 200 }, undefined],
  [{ status: 200, threeword: [] }, undefined],
  [
    { status: 200, threeword: { a: 1 } },
    { status: 'SUCCESS', messages: [], payload: [{ a: 1 }] },
  ],
  [
    { status: 200, threeword: { a: 1 }, addresses: [2], messages: ['m'] },
    { status: 'SUCCESS', messages: ['m'], payload: [{ a: 1, addresses: [2] }] },
  ],
  [
    { status: 200, threeword: { a: 1 }, addresses: 'none' },
    { status: 'SUCCESS', messages: [], payload: [{ a: 1 }] },
  ],
])('The three-word service that answers %j is read as %j', (body, response) => {
  expect(wordsService.read(body)).toEqual(response);
});

const hit = (verdict?: string) => ({ attributes: verdict === undefined ? undefined : { Verdict: verdict } });
test.each([
  ['ERROR', [], [], 'error'],
  ['SUCCESS', [hit('found'), hit('found')], [], 'found'],
  ['SUCCESS', [hit('ambiguous')], [], 'ambiguous'],
  ['SUCCESS', [hit()], [], 'found'],
  ['SUCCESS', [hit(), hit()], [], 'ambiguous'],
  ['SUCCESS', [hit('else'), hit('else')], [], 'ambiguous'],
  ['SUCCESS', [], [], 'unmatched'],
  ['SUCCESS', [], [`${companyExceptions.wrongNumber}: it`], 'rejected'],
] as const)('Companies with status %s, hits %j and messages %j are %s', (status, payload, messages, standing) => {
  expect(standingOf({ status, payload, messages } as unknown as CompanyHits)).toBe(standing);
  expect(standingOf({ status, payload, messages, standing: 'ambiguous' } as unknown as CompanyHits)).toBe('ambiguous');
});

test.each([
  [['record 2: it is far away'], 'it is far away'],
  [['record 2: of two\nlines'], 'of two\nlines'],
  [['record 2: '], ''],
  [['record 3: of another'], 'the country is not known'],
  [['see record 2: no'], 'the country is not known'],
  [[], 'the country is not known'],
])('Coordinates that are null, with the messages %j, were refused since %j', (messages, why) => {
  const [first, second] = geocode.elements({ status: 'SUCCESS', messages, payload: [{ status: 'verified' }, null] });
  expect(first).toEqual({ status: 'verified' });
  expect(second).toMatchObject({ status: 'rejected', messages: [why] });
});
