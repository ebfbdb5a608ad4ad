// Lines that are read in a way of their own, changed by a word at each of their places. A line of the kept answers has
// the sum of what becomes of one line; `SHOW_LINES="24 Emu St"` prints the answers of the lines that have this in them.
import { expect, test } from 'vitest';
import { parseAddress } from '../../../src/address/parse.js';
import { testPlaces } from '../../address/describe-parse.js';
import shown from '../../digests/support/shown.json' with { type: 'json' };
import { asText } from '../support/recorded.js';
import { changedLines, given, summed } from './changed-lines.js';

const PUT = {
  au: [',', '7', 'NSW'],
  nz: [',', '7', '1010'],
  intl: [',', 'FRANCE'],
} as const;
/** Every so many of the lines that were kept. */
const EVERY = 10;
const wanted = process.env['SHOW_LINES'];

test.each(['au', 'nz', 'intl'] as const)('Lines with a word more or less are read as they were: %s', async (locale) => {
  const lines = shown[locale].filter((line, i) => i % EVERY === 0 && line.length < 70);
  const told = lines.map((line) => {
    const answers = changedLines(line, PUT[locale]).map((one) =>
      given(() => {
        const { _type, fullAddress, changedItems, ...parts } = parseAddress(one, testPlaces, locale);
        const changes = changedItems.map((each) => `${each.affectedElement}:${each.oldValue}>${each.newValue}`);
        return [_type, fullAddress, parts, changes];
      }),
    );
    if (wanted !== undefined && line.includes(wanted)) process.stdout.write(`${JSON.stringify(answers, null, 1)}\n`);
    return `${JSON.stringify(line)}\t${summed(answers)}`;
  });
  await expect(asText(told)).toMatchFileSnapshot(`../answers/lines/parse-${locale}.txt`);
});
