// What the small functions of every room give for texts, numbers and lists: those of many arguments by chance at which
// some small damage to a function was seen for the first time. A line of a file of answers is the function, its
// arguments as JSON, and what it gave; `npx vitest run test/recorded -u` writes the last part anew, and the lines of a
// function that is gone are taken out by hand.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answered, asText } from './support/recorded.js';

const folder = new URL('answers/functions/', import.meta.url);
const sources = new URL('../../src/', import.meta.url);

/** A value as JSON can have it. */
function shown(value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [...(value as Iterable<unknown>)].map(shown);
  if (value instanceof RegExp || typeof value === 'bigint') return String(value);
  if (value instanceof Error) return value.message;
  if (typeof value === 'function') return 'function';
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  if (ArrayBuffer.isView(value)) return Array.from(value as Uint8Array);
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shown(one)]));
}

/** What a function gives for its arguments; texts in braces are bytes. */
async function given(path: string, args: readonly unknown[]): Promise<unknown> {
  const [file, name] = path.split('#') as [string, string];
  const room = (await import(new URL(`${file}.ts`, sources).href)) as Record<
    string,
    ((...all: unknown[]) => unknown) | undefined
  >;
  const called = room[name];
  if (!called) return expect.unreachable(`${path} is gone`);
  return shown(called(...args.map((one) => (isBytes(one) ? Buffer.from(one.bytes) : one))));
}

const isBytes = (value: unknown): value is { readonly bytes: string } =>
  typeof value === 'object' && value !== null && 'bytes' in value;

test.each(readdirSync(folder).toSorted())('Small functions give what they gave: %s', async (name) => {
  const lines = readFileSync(new URL(name, folder), 'utf8').split('\n');
  const answers: string[] = [];
  for (const line of lines.filter((one) => one !== '')) {
    const [path = '', args = ''] = line.split('\t');
    const answer = await answered(`${path}\t${args}`, () => given(path, JSON.parse(args) as unknown[]));
    answers.push(answer.replaceAll('\n', ' '));
  }
  await expect(asText(answers)).toMatchFileSnapshot(`answers/functions/${name}`);
});
