// Costs, shares and thresholds that decide between answers, as they were written down, beside those of the sources: a
// number that is moved there is moved on purpose.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { valueInSource, weights, weightsPage } from '../support/docs/weights/weights-page.js';
import { root } from '../support/workdir.js';

test.each(weights)('What is weighed in the sources is what the page tells: $title', ({ rows }) => {
  const told = rows.map(([file, name, value]) => [`${file} ${name}`, value]);
  const are = rows.map(([file, name]) => [`${file} ${name}`, valueInSource(file, name)]);
  expect(are).toEqual(told);
});

test('docs/reference/weights.md has every weight', async () => {
  await expect(weightsPage()).toMatchFileSnapshot(join(root, 'docs/reference/weights.md'));
});
