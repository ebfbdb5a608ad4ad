// What the program answered when it was last looked at, kept beside the tests, a line for each question. A change that
// is meant is written with `npx vitest run test/recorded -u`, and its lines are read in the diff.
import { expect, inject } from 'vitest';
import { openLocalEngine, type WaypostEngine } from '../../../src/index.js';
import { openBelow } from './left-open.js';

/** Lines as a file of `answers` has them, which `toMatchFileSnapshot` compares. */
export const asText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** A value in one line, without what is null: most of a contract's fields are. */
export const compact = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => inner ?? undefined) ?? 'undefined';

/** A question with its answer, or with what is wrong with it. */
export async function answered(question: string, answer: () => unknown): Promise<string> {
  try {
    return `${question}\t${compact(await answer())}`;
  } catch (error) {
    return `${question}\t! ${(error as Error).message}`;
  }
}

/** The engine over sample data of every kind, for as long as `ask` takes; nothing of the data is open behind it. */
export async function withEngine(ask: (engine: WaypostEngine) => Promise<void>): Promise<void> {
  const data = inject('sampleSets').everyKind;
  const open = openBelow(data);
  const engine = await openLocalEngine({ data });
  try {
    await ask(engine);
  } finally {
    await engine.close();
  }
  expect(openBelow(data)).toEqual(open);
}
