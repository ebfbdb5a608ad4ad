// Lines of which each is read in a way that no other line has: those of many lines by chance at which some small damage
// to the parser was seen for the first time. A file of answers begins each line with the line that is asked, as JSON; a
// new one is written there alone, and `npx vitest run test/recorded -u` adds its answer.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAddress } from '../../src/address/parse.js';
import { testPlaces } from '../address/describe-parse.js';
import { answered, asText } from './support/recorded.js';

test.each(['au', 'nz', 'intl'] as const)('Lines are read as they were: %s', async (locale) => {
  const file = `answers/chosen/parse-${locale}.txt`;
  const questions = readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t')[0]!);
  const answers = questions.map((question) =>
    answered(question, () => {
      const { _type, fullAddress, changedItems, ...parts } = parseAddress(JSON.parse(question), testPlaces, locale);
      const changes = changedItems.map((one) => `${one.affectedElement}:${one.oldValue}>${one.newValue}`);
      return [_type, fullAddress, parts, changes.join(' | ')];
    }),
  );
  await expect(asText(await Promise.all(answers))).toMatchFileSnapshot(file);
});
