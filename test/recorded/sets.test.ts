// The sample data as it is written, a line for each section with the sum of its bytes: what changes a file that users
// already have, or what is read of a source, is seen here, and meant or not.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { asText } from './support/recorded.js';
import { sectionSums } from './support/section-sums.js';

test('The sample data of every kind is written as it was', async () => {
  const folder = inject('sampleSets').everyKind;
  const files = readdirSync(folder).filter((name) => name.endsWith('.wpd'));
  const sets = files.map((name) => sectionSums(join(folder, name)).join('\n'));
  await expect(asText(sets.toSorted())).toMatchFileSnapshot('answers/sets.txt');
});
