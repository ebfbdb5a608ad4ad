// What tests of kept answers share: keys, answers, and a store that is closed when the test ends.
import { createHash } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { Answer, AnswerStore } from '../../../src/layers/cache/answers.js';
import { openAnswerStore, type AnswerStoreOptions } from '../../../src/layers/cache/answer-store.js';

/** A key of that name, as keys are. */
export const keyOf = (name: string | number): string => createHash('sha256').update(String(name)).digest('base64url');

/** Any JSON as an answer, and back. */
export const answer = (element: unknown): Answer => ({ messages: [], payload: [element] });
export const elementsOf = (answers: readonly (Answer | undefined)[]): unknown[] =>
  answers.map((kept) => kept?.payload[0]);

/** The answers that are kept under these names. */
export const kept = (answers: AnswerStore, names: readonly (string | number)[]): unknown[] =>
  elementsOf(answers.get(names.map(keyOf)));

/** Keeps elements under their names. */
export const keep = (answers: AnswerStore, elements: Readonly<Record<string, unknown>>): Promise<void> =>
  answers.put(Object.entries(elements).map(([name, element]) => ({ key: keyOf(name), answer: answer(element) })));

export async function openStore(folder: string, options: Partial<AnswerStoreOptions> = {}): Promise<AnswerStore> {
  const answers = await openAnswerStore(folder, { now: Date.now, ...options });
  let isOpen = true;
  const close = async (): Promise<void> => {
    if (isOpen) await answers.close();
    isOpen = false;
  };
  onTestFinished(close);
  return { ...answers, close };
}
