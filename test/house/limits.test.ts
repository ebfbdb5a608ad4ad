// Limits that a user can meet, as somebody wrote them down, beside those of the sources.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limits, limitsPage, numberInSource } from '../support/docs/limits/limits-page.js';
import { root } from '../support/workdir.js';

test.each(limits)('Limits of the sources are those that the page tells: $title', ({ folder, rows }) => {
  const told = rows.map(([file, name, number]) => [`${join(folder, file)} ${name}`, number]);
  const are = rows.map(([file, name]) => [`${join(folder, file)} ${name}`, numberInSource(join(folder, file), name)]);
  expect(are).toEqual(told);
});

test('docs/reference/limits.md has every limit', async () => {
  await expect(limitsPage()).toMatchFileSnapshot(join(root, 'docs/reference/limits.md'));
});
