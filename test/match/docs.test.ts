// The page on match classes has every class with its confidence and description, and no other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { matchClasses } from '../../src/match/classes.js';
import { root } from '../support/workdir.js';

const page = readFileSync(join(root, 'docs/reference/match-classes.md'), 'utf8');
/** Classes that need names stand in a sentence, as `I1`, `I2` (10, 9). */
const OF_NAMES = new Set(['Individual', 'Organisation', 'Family']);

it('docs/reference/match-classes.md has a row for each class of the operation match', () => {
  const [table = ''] = page.split(/^## /m);
  const rows = [...table.matchAll(/^\| `(\w\d)` \| (\d+) \| ([^|]+) \|/gm)].map(
    ([, code, confidence, description]) => ({
      code,
      confidence: Number(confidence),
      description,
    }),
  );
  const classes = matchClasses().filter(({ level }) => !OF_NAMES.has(level));
  const order = (one: { readonly code: string | undefined }): string => one.code ?? '';
  expect(rows.toSorted((a, b) => order(a).localeCompare(order(b)))).toEqual(
    classes
      .map(({ code, confidence, description }) => ({ code, confidence, description }))
      .toSorted((a, b) => order(a).localeCompare(order(b))),
  );
});

it('docs/reference/match-classes.md names the classes of names with their confidences', () => {
  const ofNames = matchClasses().filter(({ level }) => OF_NAMES.has(level));
  for (const level of OF_NAMES) {
    const classes = ofNames.filter((one) => one.level === level);
    const codes = classes.map(({ code }) => `\`${code}\``).join(', ');
    expect(page).toContain(`${codes} (${classes.map(({ confidence }) => confidence).join(', ')})`);
  }
});
