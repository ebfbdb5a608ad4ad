// A record that was asked for before, in this run or by an earlier one, is not asked for again.
import pLimit from 'p-limit';
import { describe, expect, test } from 'vitest';
import { CallWindow } from '../../../src/batch/ask/call-window.js';
import { WaypostError } from '../../../src/contract/errors.js';
import { find } from '../../../src/contract/operations/find.js';
import type { Engine, Operation, Request } from '../../../src/contract/operation.js';
import { type Rec, scripted, memory, records, numbers, texts, settled, windowOf } from './scripted-engine.js';

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
