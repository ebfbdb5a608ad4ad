// The page on answers has every exception and attribute, and no other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { exceptions } from '../../src/phone/exceptions.js';
import { root } from '../support/workdir.js';

const page = readFileSync(join(root, 'docs/reference/phone.md'), 'utf8');
const rows = (heading: string): string[] =>
  page
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`))!
    .split('\n')
    .filter((line) => line.startsWith('| `'));

it('docs/reference/phone.md has the exceptions of validate-phone', () => {
  expect(rows('Exceptions')).toEqual(
    Object.values(exceptions).map(({ text, about }) => `| \`${text.trim()}\` | ${about} |`),
  );
});

it('docs/reference/phone.md has the attributes of validate-phone', () => {
  const source = readFileSync(join(root, 'src/phone/answer/element.ts'), 'utf8');
  const written = [...source.matchAll(/add\('(\w+)'/g)].map(([, name]) => name!);
  const named = rows('Attributes').flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect(named.toSorted()).toEqual(['valid', 'type', 'e164', 'national', 'international', ...written].toSorted());
});
