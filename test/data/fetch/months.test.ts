// The release of a file by the month in its name.
import { expect, test } from 'vitest';
import { filesOfPackage } from '../../../src/data/fetch/ckan.js';
import type { Web } from '../../../src/data/fetch/web.js';

test('Every month of a name is that of the release', async () => {
  const months = ['jan', 'FEB', 'mar', 'apr', 'May', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
  const resources = [...months, 'xxx'].map((month) => ({ url: `https://example.org/a_${month}26.zip?x=1` }));
  const web = { json: () => Promise.resolve({ success: true, result: { resources } }) } as unknown as Web;
  const from = { package: 'https://example.org/p', file: String.raw`^a_(?<month>[a-z]{3})(?<year>\d\d)\.zip$` };
  const files = await filesOfPackage(from, web, { retries: 0 });
  expect(files.map(({ release }) => release)).toEqual(months.map((_, i) => `2026-${String(i + 1).padStart(2, '0')}`));
});
