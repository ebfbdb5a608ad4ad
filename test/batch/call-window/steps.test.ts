// One window for the calls of several steps.
import pLimit from 'p-limit';
import { describe, expect, test } from 'vitest';
import { scripted, numbers, texts, settled, windowIn } from './scripted-engine.js';

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
    expect(open()).toBe(0);
  });

  test('wait with a call that is not full while earlier steps may fill it', async () => {
    const { engine, calls } = scripted();
    let grows = true;
    const window = windowIn(engine, { size: 5, limit: pLimit(2), mayGrow: () => grows });
    window.flush();
    const first = window.ask(numbers(0, 2));
    await settled();
    expect(calls).toHaveLength(0);
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
    await settled();
    expect(calls).toHaveLength(2);
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
    const stopped = window.stop();
    calls[1]!.answer();
    await stopped;
    await settled();
    expect(calls).toHaveLength(2);
  });
});
