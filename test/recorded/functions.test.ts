// What the small functions of every room give for texts, numbers, lists, lines and data: those of many arguments by
// chance at which some small damage to a function was seen for the first time; and what is in the tables that rooms
// give each other. A line of a file of answers is the function or table, its arguments as JSON, and what it gave;
// `npx vitest run test/recorded -u` writes the last part anew, and the lines of a function that is gone are taken out
// by hand.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { loadWidths } from '../../src/cli/output/display-width.js';
import { closeSets, nameSetsOf } from './support/arguments.js';
import { callsOf, given } from './support/functions.js';
import { answered, asText } from './support/recorded.js';

const folder = new URL('answers/functions/', import.meta.url);
/** As built: the sources would be translated anew. */
const built = new URL('../../dist', import.meta.url).href;

const load = (file: string): Promise<unknown> => import(`${built}/${file}.js`);

/** Long answers are kept as a sum behind their beginning. */
const LONGEST = 600;
const shortened = (answer: string): string =>
  answer.length <= LONGEST
    ? answer
    : `${answer.slice(0, 100)}… ${createHash('sha256').update(answer).digest('base64url').slice(0, 10)}`;

beforeAll(async () => {
  nameSetsOf(inject('sampleSets').everyKind);
  // What a text takes on a terminal is another matter before, and any test of the same process may have done it.
  await loadWidths();
});
afterAll(closeSets);

test.each(readdirSync(folder).toSorted())('Small functions give what they gave: %s', async (name) => {
  const answers: string[] = [];
  for (const call of callsOf(readFileSync(new URL(name, folder), 'utf8'))) {
    const question = `${call.path}\t${call.args}`;
    const answer = await answered(question, () => given(call, load));
    answers.push(`${question}${shortened(answer.slice(question.length)).replaceAll('\n', ' ')}`);
  }
  await expect(asText(answers)).toMatchFileSnapshot(`answers/functions/${name}`);
});
