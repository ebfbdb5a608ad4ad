// Very many questions, of whose answers only sums are kept: one for each block of fifty, in a line of a file beside the
// tests. Which block answers otherwise is seen in the diff; what is in it is shown by `SHOW_DIGESTS` (CONTRIBUTING.md).
import { createHash } from 'node:crypto';
import type { WaypostEngine } from '../../../src/index.js';

/** Engines over the fictional sample data, and over generated data that is larger in every number. */
export interface Engines {
  readonly sample: WaypostEngine;
  readonly many: WaypostEngine;
}
export interface Asked {
  readonly question: string;
  readonly answer: (engines: Engines) => unknown;
}
/** Questions of one kind, the same ones each time that they are made. */
export interface Digested {
  readonly name: string;
  readonly asked: () => Asked[];
}

/** How many questions share a sum. */
const IN_BLOCK = 50;

/** Questions, each of which is written as JSON. */
export const digested = <Question>(
  name: string,
  questions: () => readonly Question[],
  answer: (question: Question, engines: Engines) => unknown,
): Digested => ({
  name,
  asked: () =>
    questions().map((question) => ({
      question: JSON.stringify(question),
      answer: (engines) => answer(question, engines),
    })),
});

/** A number without the last digits, in which machines may differ. */
function plain(_key: string, value: unknown): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value : Number(value.toPrecision(10));
  if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)];
  if (value instanceof RegExp || typeof value === 'bigint') return String(value);
  if (ArrayBuffer.isView(value)) return Array.from(value as Uint8Array);
  return value;
}

/** Signs of what `plain` writes otherwise: numbers with a point, and what JSON knows as an object without names. */
const PERHAPS_NOT_PLAIN = /\d[.e]|\{\}|\{"0":/;

/** JSON of a value, `plain` throughout: asking it of every member takes longer than writing most answers. */
function jsonOf(value: unknown): string | undefined {
  try {
    const text = JSON.stringify(value) as string | undefined;
    if (text === undefined || !PERHAPS_NOT_PLAIN.test(text)) return text;
  } catch {
    // There is a bigint in it.
  }
  return JSON.stringify(value, plain);
}

/** The answer in one line, or what is said against the question. */
export async function told({ answer }: Asked, engines: Engines): Promise<string> {
  try {
    // Encrypted ids are never the same twice.
    return (jsonOf(await answer(engines)) ?? 'undefined').replaceAll(/eid1\.[\w-]+/g, '<eid>');
  } catch (error) {
    return `! ${(error as Error).message}`;
  }
}

/** A line for each block: its number and its sum. `show` is given the lines of each block. */
export async function sums(
  { asked }: Digested,
  engines: Engines,
  show?: (block: number, lines: readonly string[]) => void,
): Promise<string> {
  const all = asked();
  const made: string[] = [];
  for (let from = 0; from < all.length; from += IN_BLOCK) {
    const lines: string[] = [];
    for (const one of all.slice(from, from + IN_BLOCK)) lines.push(`${one.question}\t${await told(one, engines)}`);
    show?.(made.length, lines);
    const sum = createHash('sha256').update(lines.join('\n')).digest('base64url').slice(0, 8);
    made.push(`${made.length} ${sum}\n`);
  }
  return made.join('');
}
