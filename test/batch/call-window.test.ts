// Calls in flight over several blocks: full whatever is known, limited, in order, nothing asked twice, nothing kept
// that is no answer.
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { describe, expect, test } from 'vitest';
import { CallWindow, type WindowShape } from '../../src/batch/ask/call-window.js';
import type { Answer, AnswerCache } from '../../src/layers/cache/answers.js';
import { WaypostError } from '../../src/contract/errors.js';
import { find } from '../../src/contract/operations/find.js';
import type { Engine, Operation, Request, Response } from '../../src/contract/operation.js';
import { echo } from '../support/echo-engine.mjs';

interface Rec {
  text: string;
}
interface Call {
  readonly texts: string[];
  answer(): void;
  fail(error: unknown): void;
}

/** An engine whose calls are answered one by one, when the test says so. */
function scripted(): { engine: Engine; calls: Call[]; open: () => number } {
  const calls: Call[] = [];
  let open = 0;
  const engine = {
    run: (_operation: unknown, { payload }: Request) =>
      new Promise<Response>((resolve, reject) => {
        open++;
        const records = payload as Rec[];
        const over =
          <T>(settle: (value: T) => void) =>
          (value: T): void => {
            open--;
            settle(value);
          };
        calls.push({
          texts: records.map(({ text }) => text),
          answer: () => {
            over(resolve)({
              status: 'SUCCESS',
              messages: [],
              payload: records.map(({ text }) => {
                if (text === 'nothing') return null;
                return text === 'wrong' ? { status: 'error', text } : { status: 'ok', text: `${text}!` };
              }),
            });
          },
          fail: over(reject),
        });
      }),
    close: () => Promise.resolve(),
  } as unknown as Engine;
  return { engine, calls, open: () => open };
}

/** Answers in memory, and what was put. */
function memory(): AnswerCache & { readonly kept: Map<string, Answer>; readonly put: () => string[] } {
  const kept = new Map<string, Answer>();
  return {
    kept,
    scope: { endpoint: 'https://service.example', user: 'me', locale: undefined },
    put: () => [...kept.values()].map(({ payload }) => (payload[0] as Rec).text),
    answers: {
      get: (keys) => keys.map((key) => kept.get(key)),
      put: (entries) => {
        for (const { key, answer } of entries) kept.set(key, answer);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    },
  };
}

const records = (...texts: string[]): Rec[] => texts.map((text) => ({ text }));
const numbers = (from: number, count: number): Rec[] =>
  records(...Array.from({ length: count }, (_, i) => String(from + i)));
const texts = ({ elements }: { elements: unknown[] }): string[] => elements.map((element) => (element as Rec).text);
/** Lets everything happen that waits for nothing. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await setImmediate();
};
const windowOf = (engine: Engine, size: number, concurrency: number, keeping?: AnswerCache): CallWindow =>
  windowIn(engine, { size, limit: pLimit(concurrency) }, keeping);
const windowIn = (engine: Engine, shape: WindowShape, keeping?: AnswerCache): CallWindow =>
  new CallWindow(
    engine,
    echo as unknown as Operation,
    { sourceOfTruth: undefined, featureOptions: undefined, locale: undefined },
    shape,
    keeping,
  );

describe('Calls', () => {
  test('are filled with the records of several blocks, in order', async () => {
    const { engine, calls } = scripted();
    const window = windowOf(engine, 10, 3);
    const blocks = [numbers(0, 7), numbers(7, 7), numbers(14, 7)].map((block) => window.ask(block));
    await settled();
    expect(calls.map((call) => call.texts)).toEqual(
      [numbers(0, 10), numbers(10, 10)].map((all) => all.map(({ text }) => text)),
    );
    calls[1]!.answer();
    calls[0]!.answer();
    expect(texts(await blocks[0]!)).toEqual(numbers(0, 7).map(({ text }) => `${text}!`));
    expect(texts(await blocks[1]!)).toEqual(numbers(7, 7).map(({ text }) => `${text}!`));
    await settled();
    expect(calls).toHaveLength(2);
    window.flush();
    await settled();
    expect(calls[2]!.texts).toEqual(['20']);
    calls[2]!.answer();
    expect(texts(await blocks[2]!)).toHaveLength(7);
  });

  test('never exceed the limit, and a slow one does not hold up the others', async () => {
    const { engine, calls, open } = scripted();
    const window = windowOf(engine, 5, 2);
    const blocks = Array.from({ length: 8 }, (_, i) => window.ask(numbers(i * 5, 5)));
    for (let next = 1; next < 8; next++) {
      await settled();
      expect(open()).toBe(2);
      calls[next]!.answer();
    }
    await settled();
    expect(open()).toBe(1);
    calls[0]!.answer();
    expect((await Promise.all(blocks)).map(texts)).toEqual(
      Array.from({ length: 8 }, (_, i) => numbers(i * 5, 5).map(({ text }) => `${text}!`)),
    );
  });

  test('that are not full wait for more while others are in flight, until nothing more can come', async () => {
    const { engine, calls } = scripted();
    const window = windowOf(engine, 5, 4);
    void window.ask(numbers(0, 8));
    await settled();
    expect(calls.map((call) => call.texts.length)).toEqual([5]);
    expect(window.wantsMore).toBe(true);
    window.flush();
    await settled();
    expect(calls.map((call) => call.texts.length)).toEqual([5, 3]);
  });

  test('want no more records when twice what can be in flight waits', async () => {
    const { engine } = scripted();
    const window = windowOf(engine, 5, 2);
    void window.ask(numbers(0, 19));
    expect(window.wantsMore).toBe(true);
    void window.ask(numbers(19, 1));
    expect(window.wantsMore).toBe(false);
  });
});

describe('Windows of several steps', () => {
  test('share one limit, and take turns in the order in which they want calls', async () => {
    const { engine, calls, open } = scripted();
    const limit = pLimit(2);
    const [first, second] = [windowIn(engine, { size: 5, limit }), windowIn(engine, { size: 5, limit })];
    const asked = first.ask(numbers(0, 15));
    await settled();
    const other = second.ask(numbers(100, 5));
    await settled();
    expect(open()).toBe(2);
    calls[0]!.answer();
    await settled();
    calls[1]!.answer();
    await settled();
    expect(open()).toBe(2);
    expect(calls.map(({ texts: [text] }) => text)).toEqual(['0', '5', '10', '100']);
    calls[2]!.answer();
    calls[3]!.answer();
    expect([texts(await asked).length, texts(await other).length]).toEqual([15, 5]);
    expect([first.isIdle, second.isIdle]).toEqual([true, true]);
  });

  test('wait with a call that is not full while earlier steps may fill it', async () => {
    const { engine, calls } = scripted();
    let grows = true;
    const window = windowIn(engine, { size: 5, limit: pLimit(2), mayGrow: () => grows });
    window.flush();
    const first = window.ask(numbers(0, 2));
    await settled();
    expect([calls.length, window.isIdle]).toEqual([0, false]);
    const second = window.ask(numbers(2, 4));
    await settled();
    expect(calls.map((call) => call.texts)).toEqual([['0', '1', '2', '3', '4']]);
    calls[0]!.answer();
    await first;
    await settled();
    expect(calls).toHaveLength(1);
    grows = false;
    window.recheck();
    await settled();
    expect(calls[1]!.texts).toEqual(['5']);
    calls[1]!.answer();
    expect(texts(await second)).toEqual(['2!', '3!', '4!', '5!']);
    expect(window.isIdle).toBe(true);
  });

  test('a call whose turn comes late takes what came meanwhile, and none is begun after the end', async () => {
    const { engine, calls } = scripted();
    const limit = pLimit(1);
    const [busy, window] = [windowIn(engine, { size: 5, limit }), windowIn(engine, { size: 5, limit })];
    void busy.ask(numbers(0, 5));
    await settled();
    void window.ask(numbers(100, 1));
    window.flush();
    await settled();
    void window.ask(numbers(101, 4));
    await settled();
    calls[0]!.answer();
    await settled();
    expect(calls[1]!.texts).toEqual(['100', '101', '102', '103', '104']);
    void window.ask(numbers(105, 5));
    await settled();
    const stopped = window.stop(60_000);
    calls[1]!.answer();
    await stopped;
    await settled();
    expect(calls).toHaveLength(2);
  });
});

describe('The same record', () => {
  test('is sent once: in a block, in flight, and after its answer', async () => {
    const { engine, calls } = scripted();
    const keeping = memory();
    const window = windowOf(engine, 3, 2, keeping);
    const first = window.ask(records('a', 'b', 'a', 'c'));
    const second = window.ask(records('b', 'd'));
    await settled();
    window.flush();
    expect(calls.map((call) => call.texts)).toEqual([['a', 'b', 'c']]);
    calls[0]!.answer();
    expect(texts(await first)).toEqual(['a!', 'b!', 'a!', 'c!']);
    await settled();
    expect(calls[1]!.texts).toEqual(['d']);
    calls[1]!.answer();
    expect(texts(await second)).toEqual(['b!', 'd!']);
    expect(texts(await window.ask(records('d', 'a')))).toEqual(['d!', 'a!']);
    expect(calls).toHaveLength(2);
    expect(keeping.put().toSorted()).toEqual(['a!', 'b!', 'c!', 'd!']);
  });

  test('that is known leaves calls full: a block that has few to ask waits for those after it', async () => {
    const { engine, calls } = scripted();
    const keeping = memory();
    const window = windowOf(engine, 4, 2, keeping);
    const known = window.ask(numbers(0, 8));
    await settled();
    for (const call of calls.splice(0)) call.answer();
    await known;
    const blocks = [0, 2, 4].map((from) => window.ask([...numbers(from, 4), ...numbers(100 + from, 2)]));
    await settled();
    expect(calls.map((call) => call.texts)).toEqual([['100', '101', '102', '103']]);
    calls[0]!.answer();
    expect(texts(await blocks[0]!)).toEqual(['0!', '1!', '2!', '3!', '100!', '101!']);
    await settled();
    expect(calls).toHaveLength(1);
    window.flush();
    await settled();
    expect(calls[1]!.texts).toEqual(['104', '105']);
    calls[1]!.answer();
    expect(texts(await blocks[2]!)).toEqual(['4!', '5!', '6!', '7!', '104!', '105!']);
  });

  test('is kept with its remarks, and gives the same again where the operation answers with lists', async () => {
    const hits = {
      status: 'SUCCESS' as const,
      messages: ['more than 2'],
      payload: [{ fullAddress: 'A' }, { fullAddress: 'B' }],
    };
    const asked: unknown[] = [];
    const engine = {
      run: (_: unknown, { payload }: Request) => {
        asked.push(...payload);
        return Promise.resolve(structuredClone((payload[0] as Rec).text === 'none' ? { ...hits, payload: [] } : hits));
      },
    } as unknown as Engine;
    const window = new CallWindow(
      engine,
      find as unknown as Operation,
      { sourceOfTruth: undefined, featureOptions: undefined, locale: undefined },
      { size: 1, limit: pLimit(1) },
      memory(),
    );
    const first = await window.ask(records('a', 'none'));
    const again = await window.ask(records('none', 'a'));
    expect(first.elements).toEqual([hits, { ...hits, payload: [] }]);
    expect(again.elements).toEqual(first.elements.toReversed());
    expect(asked).toEqual(records('a', 'none'));
  });

  test('leaves room in the call for others', async () => {
    const { engine, calls } = scripted();
    const keeping = memory();
    const window = windowOf(engine, 4, 1, keeping);
    const first = window.ask(numbers(0, 4));
    await settled();
    calls[0]!.answer();
    await first;
    void window.ask(numbers(2, 4));
    void window.ask(numbers(6, 4));
    await settled();
    expect(calls[1]!.texts).toEqual(['4', '5', '6', '7']);
  });

  test('is asked again after an error, a null, or a failed call: none of them is kept', async () => {
    const { engine, calls } = scripted();
    const keeping = memory();
    const window = windowOf(engine, 3, 1, keeping);
    const first = window.ask(records('wrong', 'nothing', 'good'));
    await settled();
    calls[0]!.answer();
    const { failed } = await first;
    expect([...failed.keys()]).toEqual([1]);
    expect(keeping.put()).toEqual(['good!']);
    const second = window.ask(records('wrong', 'nothing', 'good'));
    window.flush();
    await settled();
    expect(calls[1]!.texts).toEqual(['wrong', 'nothing']);
    calls[1]!.fail(new WaypostError('unanswered', 'given up'));
    expect([...(await second).failed.values()]).toEqual([
      { code: 'UNANSWERED', reason: 'given up' },
      { code: 'UNANSWERED', reason: 'given up' },
    ]);
    expect(keeping.put()).toEqual(['good!']);
  });

  test('is kept before its block is whole', async () => {
    const { engine, calls } = scripted();
    const keeping = memory();
    const window = windowOf(engine, 2, 2, keeping);
    void window.ask(numbers(0, 4));
    await settled();
    calls[1]!.answer();
    await settled();
    expect(keeping.put()).toEqual(['2!', '3!']);
  });
});

describe('What no record can be blamed for', () => {
  test('ends all blocks, begins no more calls, and keeps what is answered meanwhile', async () => {
    const { engine, calls } = scripted();
    const keeping = memory();
    const window = windowOf(engine, 2, 2, keeping);
    const blocks = [window.ask(numbers(0, 4)), window.ask(numbers(4, 4))];
    const ends = Promise.allSettled(blocks);
    await settled();
    calls[0]!.fail(new WaypostError('authentication', 'who are you'));
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const stopped = window.stop(60_000);
    calls[1]!.answer();
    await stopped;
    expect(keeping.put()).toEqual(['2!', '3!']);
    expect(calls).toHaveLength(2);
    await expect(window.ask(numbers(8, 1))).rejects.toThrow('who are you');
  });

  test('a call that never ends is not waited for beyond the given time', async () => {
    const { engine, calls } = scripted();
    const window = windowOf(engine, 2, 2);
    void window.ask(numbers(0, 2));
    await settled();
    expect(calls).toHaveLength(1);
    await expect(window.stop(10)).resolves.toBeUndefined();
  });
});
