// The same record is asked once at a time, and a failure of one call is nobody else's.
import { describe, expect, test } from 'vitest';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import type { Engine, Operation, Request, Response } from '../../src/contract/operation.js';
import { deduplicated } from '../../src/layers/deduplicated.js';

const success = (payload: unknown[], messages: string[] = []): Response => ({ status: 'SUCCESS', messages, payload });
const upper = ({ payload }: Request): Response =>
  success(
    (payload as string[]).map((text) => (text === 'null' ? null : { status: 'ok', text: text.toUpperCase() })),
    (payload as string[]).flatMap((text, i) => (text === 'null' ? [`record ${i + 1}: not known`] : [])),
  );

/** An engine whose calls end when the test says so. */
function engine(): {
  ask(...payload: string[]): Promise<Response>;
  readonly asked: unknown[][];
  end(call: number, error?: Error): void;
} {
  const asked: unknown[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const inner = {
    run: (_: unknown, request: Request) =>
      new Promise((resolve, reject) => {
        asked.push(request.payload);
        ends.push((error) => {
          if (error) reject(error);
          else resolve(upper(request));
        });
      }),
  } as unknown as Engine;
  const outer = deduplicated(inner, { endpoint: 'https://service.example', user: 'me', locale: undefined });
  return {
    asked,
    ask: (...payload) => outer.run(cleanse as unknown as Operation, { payload }),
    end: (call, error) => {
      ends[call]!(error);
    },
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('A record that is being asked', () => {
  test('is not asked again, in this call or in others, and answers keep the order of their records', async () => {
    const { ask, asked, end } = engine();
    const calls = [ask('a', 'b', 'a'), ask('c', 'b', 'd'), ask('b', 'a')];
    expect(asked).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    end(1);
    end(0);
    expect(await Promise.all(calls)).toEqual(
      [
        ['a', 'b', 'a'],
        ['c', 'b', 'd'],
        ['b', 'a'],
      ].map((payload) => upper({ payload })),
    );
    void ask('a');
    expect(asked).toHaveLength(3);
  });

  test('is asked by each for itself where the other call fails, or has no answer to it', async () => {
    const { ask, asked, end } = engine();
    const [failing, waiting] = [ask('a'), ask('a', 'b')];
    end(0, new Error('gone'));
    await expect(failing).rejects.toThrow('gone');
    end(1);
    await settled();
    expect(asked).toEqual([['a'], ['b'], ['a', 'b']]);
    end(2);
    expect(await waiting).toEqual(upper({ payload: ['a', 'b'] }));
    const nulls = [ask('x', 'null'), ask('null')];
    end(3);
    expect(await nulls[0]).toEqual(upper({ payload: ['x', 'null'] }));
    await settled();
    end(4);
    expect(await nulls[1]).toEqual(upper({ payload: ['null'] }));
  });
});
