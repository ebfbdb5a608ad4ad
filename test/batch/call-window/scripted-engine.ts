// An engine whose calls are answered by the test, and windows over it.
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { CallWindow, type WindowShape } from '../../../src/batch/ask/call-window.js';
import type { Answer, AnswerCache } from '../../../src/layers/cache/answers.js';
import type { Engine, Operation, Request, Response } from '../../../src/contract/operation.js';
import { echo } from '../../support/echo-engine.mjs';

export interface Rec {
  text: string;
}

interface Call {
  readonly texts: string[];
  answer(): void;
  fail(error: unknown): void;
}

/** An engine whose calls are answered one by one, when the test says so. */
export function scripted(): { engine: Engine; calls: Call[]; open: () => number } {
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
export function memory(): AnswerCache & { readonly kept: Map<string, Answer>; readonly put: () => string[] } {
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

export const records = (...texts: string[]): Rec[] => texts.map((text) => ({ text }));

export const numbers = (from: number, count: number): Rec[] =>
  records(...Array.from({ length: count }, (_, i) => String(from + i)));

export const texts = ({ elements }: { elements: unknown[] }): string[] =>
  elements.map((element) => (element as Rec).text);

/** Lets everything happen that waits for nothing. */
export const settled = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await setImmediate();
};

export const windowOf = (engine: Engine, size: number, concurrency: number, keeping?: AnswerCache): CallWindow =>
  windowIn(engine, { size, limit: pLimit(concurrency) }, keeping);

export const windowIn = (engine: Engine, shape: WindowShape, keeping?: AnswerCache): CallWindow =>
  new CallWindow(
    engine,
    echo as unknown as Operation,
    { sourceOfTruth: undefined, featureOptions: undefined, locale: undefined },
    shape,
    keeping,
  );
