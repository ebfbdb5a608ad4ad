// Calls of several steps: how full they are, how many are under way, what is asked again, and what ends the run.
import { describe, expect, test } from 'vitest';
import type { Answer, AnswerStore } from '../../../src/layers/cache/answers.js';
import { WaypostError } from '../../../src/contract/errors.js';
import type { Condition } from '../../../src/batch/step.js';
import type { Engine } from '../../../src/contract/operation.js';
import { attachEngine, echo, join, loud } from '../../support/echo-engine.mjs';
import { countingEngine, runSteps } from '../../support/steps.js';

const rows = (count: number): string =>
  `text,kind\n${Array.from({ length: count }, (_, i) => `row ${i},${i % 2 === 0 ? 'even' : 'odd'}`).join('\n')}\n`;

/** How many records each call had, by operation. */
const sizes = (calls: Record<string, string[][]>): Record<string, number[]> =>
  Object.fromEntries(Object.entries(calls).map(([name, all]) => [name, all.map(({ length }) => length)]));

describe('A record that the engine has nothing for', () => {
  const answering = (messages: readonly string[]): Engine => ({
    ...attachEngine(),
    run: () => Promise.resolve({ status: 'SUCCESS', messages, payload: [{ status: 'ok', text: 'A' }, null] } as never),
  });

  test.each<[string, readonly string[], string]>([
    ['says why, as the engine does', ['no such street', 'no such place'], 'no such street; no such place'],
    ['says that there is no answer where the engine says nothing', [], 'the service has no answer to this record'],
    ['says five hundred letters of it', ['a'.repeat(490), 'b'.repeat(20)], `${'a'.repeat(490)}; ${'b'.repeat(8)}`],
  ])('%s', async (_, messages, reason) => {
    const { out } = await runSteps('text\na\nb\n', [{ engine: () => Promise.resolve(answering(messages)) }]);
    expect(out).toBe(`text,echo_status,echo_text\na,ok,A\nb,error,${reason}\n`);
  });
});

describe('Calls are full', () => {
  test.each<[string, Condition, number]>([
    ['of a step that another feeds', {}, 10],
    ['though half of the rows are left alone', { kind: ['even'] }, 5],
  ])('%s, however small the blocks are', async (_, when, calls) => {
    for (const blockBytes of [200, 1000, 1 << 20]) {
      for (const concurrency of [1, 4]) {
        const counted = countingEngine();
        const engine = (): Promise<Engine> => Promise.resolve(counted.engine);
        await runSteps(rows(1000), [{ engine }, { engine, operation: join, from: 'echo', when }], {
          blockBytes,
          concurrency,
        });
        expect(sizes(counted.calls)).toEqual({
          echo: Array.from({ length: 10 }, () => 100),
          join: Array.from({ length: calls }, () => 100),
        });
      }
    }
  });

  test('of three steps in a row, the last of which is asked about few rows', async () => {
    const counted = countingEngine();
    const engine = (): Promise<Engine> => Promise.resolve(counted.engine);
    await runSteps(
      rows(730),
      [
        { engine },
        { engine, operation: join, from: 'echo' },
        { engine, operation: loud, from: 'join', when: { echo_text: ['row 3', 'row 300', 'row 729'] } },
      ],
      { blockBytes: 150, concurrency: 2 },
    );
    expect(sizes(counted.calls)).toEqual({
      echo: [100, 100, 100, 100, 100, 100, 100, 30],
      join: [100, 100, 100, 100, 100, 100, 100, 30],
      loud: [3],
    });
  });

  test('of a step that goes first because another further up needs it', async () => {
    const counted = countingEngine();
    const engine = (): Promise<Engine> => Promise.resolve(counted.engine);
    await runSteps(rows(300), [{ engine, operation: join, from: 'echo' }, { engine }], { blockBytes: 100 });
    expect(sizes(counted.calls)).toEqual({ echo: [100, 100, 100], join: [100, 100, 100] });
  });
});

describe('The calls under way', () => {
  test.each([1, 3])('of all steps together are %i at most', async (concurrency) => {
    let underWay = 0;
    let most = 0;
    const under = attachEngine();
    const engine = (): Promise<Engine> =>
      Promise.resolve({
        ...under,
        run: async (operation, request) => {
          most = Math.max(most, ++underWay);
          for (let i = 0; i < 5; i++) await new Promise(setImmediate);
          underWay--;
          return under.run(operation, request);
        },
      });
    await runSteps(rows(2000), [{ engine }, { engine, operation: join, from: 'echo' }], {
      blockBytes: 300,
      concurrency,
    });
    expect(most).toBe(concurrency);
  });
});

describe('What a step was answered', () => {
  /** Answers in memory, as the runs of a user share them. */
  function memory(): AnswerStore & { readonly known: Map<string, Answer> } {
    const known = new Map<string, Answer>();
    return {
      known,
      get: (keys) => keys.map((key) => known.get(key)),
      put: (entries) => {
        for (const { key, answer } of entries) known.set(key, answer);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
  }

  test('is not asked again, of each step with a scope, though both are asked the same text', async () => {
    const store = memory();
    const scope = { endpoint: 'https://example.com', user: 'someone', locale: undefined };
    const run = async (kept: boolean): Promise<[Record<string, string[][]>, string]> => {
      const counted = countingEngine();
      const engine = (): Promise<Engine> => Promise.resolve(counted.engine);
      const { out } = await runSteps(
        rows(250),
        [
          { engine, scope, map: { text: ['text'] } },
          { engine, operation: loud, map: { text: ['echo_text'] }, ...(kept ? { scope } : {}) },
        ],
        { answers: () => Promise.resolve(store), blockBytes: 100 },
      );
      return [counted.calls, out];
    };
    const [first, out] = await run(true);
    expect(sizes(first)).toEqual({ echo: [100, 100, 50], loud: [100, 100, 50] });
    expect(store.known.size).toBe(500);
    expect(await run(true)).toEqual([{}, out]);
    const [again, same] = await run(false);
    expect(sizes(again)).toEqual({ loud: [100, 100, 50] });
    expect(same).toBe(out);
  });

  test('is asked once though rows repeat it', async () => {
    const counted = countingEngine();
    const engine = (): Promise<Engine> => Promise.resolve(counted.engine);
    const scope = { endpoint: 'https://example.com', user: 'someone', locale: undefined };
    await runSteps(
      `text\n${'same\n'.repeat(500)}`,
      [
        { engine, scope },
        { engine, scope, operation: join, from: 'echo' },
      ],
      { answers: () => Promise.resolve(memory()), blockBytes: 50 },
    );
    expect(sizes(counted.calls)).toEqual({ echo: [1], join: [1] });
  });
});

describe('A step that fails for good', () => {
  /** Fails at the given call of an operation. */
  const failing = (name: string, at: number): (() => Promise<Engine>) => {
    const under = attachEngine();
    let calls = 0;
    return () =>
      Promise.resolve({
        ...under,
        run: async (operation, request) => {
          await new Promise(setImmediate);
          if (operation.name === name && ++calls === at) throw new WaypostError('temporary', 'nobody answers');
          return under.run(operation, request);
        },
      });
  };

  test.each<[string, string, number, number]>([
    ['the first', 'echo', 1, 1],
    ['the first, at its third call', 'echo', 3, 2],
    ['the first, when others wait for it', 'echo', 9, 1],
    ['the second', 'join', 1, 1],
    ['the second, at its last call', 'join', 10, 4],
  ])('ends the run, and is named: %s', async (_, name, at, concurrency) => {
    for (const blockBytes of [30, 150, 5000]) {
      const engine = failing(name, at);
      await expect(
        runSteps(rows(1000), [{ engine }, { engine, operation: join, from: 'echo' }], { blockBytes, concurrency }),
      ).rejects.toMatchObject({ kind: 'temporary', exitCode: 5, message: `step ${name}: nobody answers` });
    }
  });

  test('is not named where it is the only one', async () => {
    await expect(runSteps(rows(3), [{ engine: failing('echo', 1) }])).rejects.toMatchObject({
      message: 'nobody answers',
    });
  });

  test('ends the run though blocks of the step behind it wait for more records', { timeout: 20_000 }, async () => {
    // One row of the first block comes to the second step, whose call waits for more; the first step fails with more
    // records in its queue than calls would ever take.
    const engine = failing('echo', 12);
    await expect(
      runSteps(rows(5000), [{ engine }, { engine, operation: join, from: 'echo', when: { text: ['row 1'] } }], {
        blockBytes: 12_000,
        concurrency: 1,
      }),
    ).rejects.toMatchObject({ message: 'step echo: nobody answers' });
  });
});

test('An operation that answers with nothing to ask makes no call', async () => {
  const counted = countingEngine();
  const engine = (): Promise<Engine> => Promise.resolve(counted.engine);
  const { summary } = await runSteps('text,kind\na,x\n', [
    { engine },
    { engine, operation: join, from: 'echo', when: { kind: ['y'] } },
    { engine, name: 'empty', operation: echo, prefix: 'empty_', map: { text: ['join_text'] } },
  ]);
  expect(sizes(counted.calls)).toEqual({ echo: [1] });
  expect(summary.steps?.map(({ statuses, leftAlone }) => [statuses, leftAlone])).toEqual([
    [{ ok: 1 }, 0],
    [{}, 1],
    [{ rejected: 1 }, 0],
  ]);
});
