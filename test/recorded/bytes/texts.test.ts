// The readers of small texts at every small change of the texts that were kept for them: where random texts come to an
// end of a word, a text that is cut there comes to it each time.
import { expect, test } from 'vitest';
import { asText } from '../support/recorded.js';
import chosen from '../texts/chosen-texts.json' with { type: 'json' };
import { READINGS, textsOf } from '../texts/readings.js';
import { changedTexts } from './changed.js';

/** So many of the texts that were kept, the longest first, and of those by chance where few were. */
const TEXTS = 3;
/** Signs that are put in: those beside letters and digits that the reader heeds, and one of each. */
const signsOf = (signs: string): string =>
  [...new Set(`a1 ${signs.replaceAll(/[\p{L}\p{N}]/gu, '')}`)].join('').slice(0, 9);

test.each(Object.entries(READINGS))('Small changes of a text are read as they were: %s', async (name, reading) => {
  const kept = (chosen as Readonly<Record<string, string[]>>)[name] ?? [];
  const texts = [...kept.toSorted((a, b) => b.length - a.length), ...textsOf(reading, 7)].slice(0, TEXTS);
  const lines = await changedTexts(
    texts.map((text) => text.slice(0, 32)),
    signsOf(reading.signs),
    reading.read,
  );
  await expect(asText(lines)).toMatchFileSnapshot(`../answers/bytes/of-${name.replaceAll(' ', '-')}.txt`);
});
