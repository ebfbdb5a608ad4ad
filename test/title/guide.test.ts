// The guide explains every reason of an answer, and no other.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { titleReason } from '../../src/contract/schema/property-title.js';

it('docs/guide/property-title.md has a row for each reason', () => {
  const page = readFileSync(new URL('../../docs/guide/property-title.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1]!);
  expect(rows.toSorted()).toEqual([...titleReason.options].toSorted());
});
