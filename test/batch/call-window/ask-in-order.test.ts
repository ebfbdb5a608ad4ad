// Records that are asked in several calls, one after another, on a thread: their answers in their order.
import { expect, test } from 'vitest';
import { askInOrder } from '../../../src/batch/ask/calls.js';
import type { Engine, Operation, Request } from '../../../src/contract/operation.js';
import { attachEngine, echo } from '../../support/echo-engine.mjs';

const recordsOf = (texts: string): { text: string }[] => texts.split(' ').map((text) => ({ text }));

async function asked(texts: string, size: number): Promise<{ answers: string[]; failed: number[]; calls: string[] }> {
  const calls: string[] = [];
  const engine: Engine = {
    ...(attachEngine() as Engine),
    run: (operation, request) => {
      calls.push((request as Request<{ text: string }>).payload.map(({ text }) => text).join(' '));
      return (attachEngine() as Engine).run(operation, request);
    },
  };
  const options = { sourceOfTruth: undefined, featureOptions: undefined, locale: undefined } as never;
  const { elements, failed } = await askInOrder(engine, echo as unknown as Operation, recordsOf(texts), options, size);
  const answers = (elements as { status: string; text: string }[]).map(({ status, text }) => `${status} ${text}`);
  return { answers, failed: [...failed.keys()], calls };
}

test.each([
  [1, ['a', 'b', 'c', 'd', 'e']],
  [2, ['a b', 'c d', 'e']],
  [3, ['a b c', 'd e']],
  [4, ['a b c d', 'e']],
  [5, ['a b c d e']],
  [9, ['a b c d e']],
])('by %i a call', async (size, calls) => {
  const found = await asked('a b c d e', size);
  expect(found).toEqual({ answers: ['ok a', 'ok b', 'ok c', 'ok d', 'ok e'], failed: [], calls });
});

test.each([1, 2, 3, 4, 5])('by %i a call, of which some fail for one of their records', async (size) => {
  const { answers, failed } = await asked('a throw-b c d throw-e', size);
  const wrong = 'error the engine stumbled';
  expect(answers).toEqual(['ok a', wrong, 'ok c', 'ok d', wrong]);
  expect(failed).toEqual([1, 4]);
});
