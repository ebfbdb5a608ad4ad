// What the small functions of every room give for texts, numbers and lists: those of many arguments by chance at which
// some small damage to a function was seen for the first time. A line of a file of answers is the function, its
// arguments as JSON, and what it gave; `npx vitest run test/recorded -u` writes the last part anew, and the lines of a
// function that is gone are taken out by hand.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { closeSets, made, shown } from './support/arguments.js';
import { answered, asText } from './support/recorded.js';

const folder = new URL('answers/functions/', import.meta.url);
const sources = new URL('../../src/', import.meta.url);

/** What a function gives for its arguments, or what it made of them where it gives nothing. */
async function given(path: string, listed: readonly unknown[]): Promise<unknown> {
  const [file, name] = path.split('#') as [string, string];
  const room = (await import(new URL(`${file}.ts`, sources).href)) as Record<
    string,
    ((...all: unknown[]) => unknown) | undefined
  >;
  const called = room[name];
  if (!called) return expect.unreachable(`${path} is gone`);
  const args = listed.map(made);
  const result: unknown = await called(...args);
  return result === undefined ? { args: shown(args) } : shown(result);
}

/** Long answers are kept as a sum behind their beginning. */
const LONGEST = 600;
const shortened = (answer: string): string =>
  answer.length <= LONGEST
    ? answer
    : `${answer.slice(0, 100)}… ${createHash('sha256').update(answer).digest('base64url').slice(0, 10)}`;

afterAll(closeSets);

test.each(readdirSync(folder).toSorted())('Small functions give what they gave: %s', async (name) => {
  const lines = readFileSync(new URL(name, folder), 'utf8').split('\n');
  const answers: string[] = [];
  for (const line of lines.filter((one) => one !== '')) {
    const [path = '', args = ''] = line.split('\t');
    const question = `${path}\t${args}`;
    const answer = await answered(question, () => given(path, JSON.parse(args) as unknown[]));
    answers.push(`${question}${shortened(answer.slice(question.length)).replaceAll('\n', ' ')}`);
  }
  await expect(asText(answers)).toMatchFileSnapshot(`answers/functions/${name}`);
});
