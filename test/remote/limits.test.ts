// When a service that refuses everything is asked no more, and how much of anything an answer may have.
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../src/contract/errors.js';
import type { Engine, Operation, Request, Response } from '../../src/contract/operation.js';
import { openHalt } from '../../src/layers/halt.js';
import { excessOf, excessOfResponse, excessOfText } from '../../src/remote/bounds.js';
import { stoppedByRefusals } from '../../src/remote/refused-alike.js';

const DONE: Response = { status: 'SUCCESS', messages: [], payload: [{}] };
const CLEANSE = { name: 'cleanse', recordsPerCall: 1 } as unknown as Operation;

describe('A service that refuses all records alike', () => {
  const refusedWith = async (
    messages: readonly string[],
    most: number,
    request: object,
  ): Promise<[number, unknown]> => {
    const halt = openHalt();
    const left = [...messages];
    const engine: Engine = {
      run: () => {
        const message = left.shift()!;
        return message === '' ? Promise.resolve(DONE) : Promise.reject(new WaypostError('bad-request', message));
      },
      close: () => Promise.resolve(),
    };
    const guarded = stoppedByRefusals(engine, { most, host: 'example.org', halt });
    let asked = 0;
    for (; asked < messages.length && !halt.signal.aborted; asked++) {
      await guarded.run(CLEANSE, request as Request).catch(() => undefined);
    }
    return [asked, halt.signal.aborted ? (halt.signal.reason as Error).message : undefined];
  };
  const one = { payload: [{}], sourceOfTruth: 'GNAF' };
  const no = 'GNAF is not installed';
  const said = (count: number): string => `${no} (example.org refused the first ${count} records alike)`;

  test.each<[string, readonly string[], number, object, [number, unknown]]>([
    ['after three', [no, no, no, no], 3, one, [3, said(3)]],
    ['after two at least', [no, no, no], 1, one, [2, said(2)]],
    ['by the name of an option', [no, no], 2, { payload: [{}], featureOptions: { GNAF: '1' } }, [2, said(2)]],
    ['not where one was answered', [no, '', no, no, no], 2, one, [5, undefined]],
    ['not with other words each time', [no, `${no}!`, no], 2, one, [3, undefined]],
    ['not where the words name nothing', ['no', 'no', 'no'], 2, one, [3, undefined]],
    ['not for several records', [no, no, no], 2, { ...one, payload: [{}, {}] }, [3, undefined]],
  ])('is stopped: %s', async (_, messages, most, request, stopped) => {
    await expect(refusedWith(messages, most, request)).resolves.toEqual(stopped);
  });
});

describe('What an answer may have', () => {
  const nested = (levels: number): unknown => {
    let value: unknown = 1;
    for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { a: value };
    return value;
  };
  const list = (count: number): unknown[] => Array.from({ length: count }, () => '');

  test('is 64 lists and objects within each other', () => {
    expect(excessOf(nested(64))).toBeUndefined();
    expect(excessOf(nested(65))).toMatch(/^lists and objects more than 64 deep within each other \(at /);
    const text = (levels: number): string => `"${'['.repeat(1 << 20)}\\"[",${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(excessOfText(text(64))).toBeUndefined();
    expect(excessOfText(text(65))).toBe('lists and objects more than 64 deep within each other');
  });

  test('is a text or name of a million characters', () => {
    const long = 'x'.repeat(1 << 20);
    expect(excessOf({ [long]: [long] })).toBeUndefined();
    expect(excessOf([`${long}x`])).toBe('a text of 1048577 characters, where 1048576 are the most (at [0])');
    expect(excessOf({ b: { [`${long}x`]: 1 } })).toMatch(/^a text of 1048577 characters, .* \(at b\.x{20}…\)$/);
  });

  test('is a million values', () => {
    expect(excessOfText(`[${'0,'.repeat(999_999)}0]`)).toBeUndefined();
    expect(excessOfText(`[${'0,'.repeat(1_000_000)}0]`)).toBe('more than 1000000 values');
  });

  test('is 10,000 elements, 1000 messages, and so much of them', () => {
    const said = (payload: unknown[], messages: string[]): string | undefined =>
      excessOfResponse({ status: 'SUCCESS', payload, messages } as Response);
    expect(said(list(10_000), list(1000) as string[])).toBeUndefined();
    expect(said(list(10_001), [])).toBe('10001 elements, where 10000 are the most');
    expect(said([], list(1001) as string[])).toBe('1001 messages, where 1000 are the most');
    expect(said([], ['x'.repeat(65_535), 'x'])).toBeUndefined();
    expect(said([], ['x'.repeat(65_535), 'xx'])).toBe('65537 characters of messages, where 65536 are the most');
  });
});
