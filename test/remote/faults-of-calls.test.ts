// Failures of a service: which are those of one call, asked no more once it stands alone, and which are its own.
import { describe, expect, test } from 'vitest';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import { identify } from '../../src/contract/operations/identify.js';
import { parse } from '../../src/contract/operations/parse.js';
import { wordsCoordinates } from '../../src/contract/operations/three-word.js';
import { types } from '../../src/contract/operations/types.js';
import type { ListOperation, Operation } from '../../src/contract/operation.js';
import { NO_SUCH_PATH } from '../../src/contract/services.js';
import { RetryableFailure } from '../../src/layers/retryable-failure.js';
import { listResponseTo, responseTo } from '../../src/remote/answer.js';

const OPERATION = parse as unknown as Operation;
const asked = { host: 'ask.example', call: {} as never, secrets: [], now: 0 };
const enveloped = (payload: unknown): string => JSON.stringify({ status: 'SUCCESS', messages: [], payload });

function failureOf(status: number, text: string, records = 1): unknown {
  try {
    return responseTo(
      OPERATION,
      Array.from({ length: records }, () => ({})),
      { status, headers: {}, text },
      asked,
    );
  } catch (error) {
    return error;
  }
}

test.each([
  ['broken JSON', 200, '{"status":', 1, true],
  ['no envelope', 200, '{"payload":1}', 1, true],
  ['an element that is no object', 200, enveloped([[1]]), 1, true],
  ['an answer too many', 200, enveloped([{}, {}]), 1, true],
  ['an answer too few', 200, enveloped([{}]), 2, true],
  ['a fault inside', 500, '', 1, true],
  ['a gateway', 502, '', 1, false],
  ['being overloaded', 503, '', 1, false],
  ['a gateway that is late', 504, '', 1, false],
  ['being asked too often', 429, '', 1, false],
  ['a request that came too slowly', 408, '', 1, false],
  ['a request that came too early', 425, '', 1, false],
] as const)('%s is a failure that may pass', (_title, status, text, records, ofCall) => {
  const failure = failureOf(status, text, records);
  expect(failure).toBeInstanceOf(RetryableFailure);
  expect(failure).toMatchObject({ ofCall, throttled: status === 429 });
});

test.each([400, 401, 402, 403, 413, 414, 422, 431, 501, 505])('%i is none that may pass', (status) => {
  expect(failureOf(status, '')).toBeInstanceOf(Error);
  expect(failureOf(status, '')).not.toBeInstanceOf(RetryableFailure);
});

test.each([
  [NO_SUCH_PATH, 'configuration', /has no .* \(404\); check the endpoint: is a part of its path missing\?$/],
  ['no address has this id', 'bad-request', /^no address has this id$/],
  ['', 'configuration', /check the endpoint/],
])('404 to one record with the words %j is of the kind %s', (message, kind, said) => {
  const failure = failureOf(404, JSON.stringify({ status: 'ERROR', messages: [message], payload: [] }));
  expect(failure).toMatchObject({ kind, message: expect.stringMatching(said) as string });
});

test('No answer to one record is told as what was asked wrong, in the words of the service where it has some', () => {
  const one = identify as unknown as Operation;
  const answered = (messages: readonly string[]): unknown =>
    responseTo(
      one,
      [{}],
      { status: 200, headers: {}, text: JSON.stringify({ status: 'SUCCESS', messages, payload: [] }) },
      asked,
    );
  expect(() => answered([])).toThrow('ask.example has no answer to this record');
  expect(() => answered(['nobody', 'is there'])).toThrow(/^nobody; is there$/);
});

describe('A failure in the body is one whatever stands beside it:', () => {
  const replied = (operation: unknown, body: object, records = 1): unknown =>
    responseTo(
      operation as Operation,
      Array.from({ length: records }, () => ({})),
      { status: 200, headers: {}, text: JSON.stringify(body) },
      asked,
    );
  const refusal = (message: string): object => ({ status: 'ERROR', messages: [message], payload: [] });

  test.each([
    ['an answer to every record', [{ status: 'verified' }, { status: 'verified' }]],
    ['one of two answers', [{ status: 'verified' }]],
    ['the records as they were asked', [{ fullAddress: '1 High Street' }, { fullAddress: '2 High Street' }]],
    ['nulls', [null, null]],
    ['an object', { status: 'verified' }],
    ['nothing', null],
  ])('status ERROR beside %s', (_title, payload) => {
    expect(replied(cleanse, { status: 'ERROR', messages: ['not today'], payload }, 2)).toEqual(refusal('not today'));
  });

  test('status ERROR of an operation of one record, beside its answer', () => {
    expect(replied(identify, { status: 'ERROR', messages: ['not today'], payload: [{ id: 'x' }] })).toEqual(
      refusal('not today'),
    );
  });

  test('status ERROR of a list, beside its lines', () => {
    const text = JSON.stringify({ status: 'ERROR', messages: ['no'], payload: [{ name: 'ST', value: 'STREET' }] });
    expect(() => listResponseTo(types as unknown as ListOperation, { status: 200, headers: {}, text }, asked)).toThrow(
      /^no$/,
    );
  });

  test('status ERROR that says nothing is told with the name of the service', () => {
    expect(replied(cleanse, { status: 'ERROR', messages: null, payload: [{}] })).toEqual(
      refusal('ask.example answers with an error, and does not say which'),
    );
  });

  test.each([
    [400, ['no such words'], 'no such words'],
    [200, ['no such words'], 'no such words'],
    [404, undefined, 'BadWords'],
  ])('a code of the three-word service, status %i in the body', (status, messages, said) => {
    expect(replied(wordsCoordinates, { status, code: 'BadWords', messages, threeword: { words: 'a.b.c' } })).toEqual(
      refusal(said),
    );
  });

  test.each([500, 302, '400', undefined])(
    'status %j of the three-word service is no answer and no refusal',
    (status) => {
      expect(() => replied(wordsCoordinates, { status, code: 'Broken', threeword: { words: 'a.b.c' } })).toThrow(
        RetryableFailure,
      );
    },
  );
});
