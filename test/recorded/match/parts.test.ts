// What keys of candidates are made of: every part of records by chance, in every place that it may stand in.
import { expect, test } from 'vitest';
import { partNames, Parts, type PartName } from '../../../src/match/block/parts.js';
import { materialOf } from '../../match/link-support.js';
import { asText } from '../support/recorded.js';
import { records, type Part } from './people.js';

const PERSON = ['firstName', 'lastName', 'middleName', 'dateOfBirth', 'line', 'phone', 'email', 'other'] as const;
const FIRM = ['companyName', 'line', 'abroad', 'phone', 'email'] as const;

test.each([
  ['persons', PERSON],
  ['firms', FIRM],
] satisfies [string, readonly Part[]][])('The parts of records are what they were: %s', async (name, known) => {
  const own = records(11, 24, known);
  const { store, derived, plan } = materialOf(own);
  const parts = new Parts(store, derived, plan);
  const lines: string[] = [];
  const names: readonly PartName[] = [...partNames, 'wholeAddress', 'other', 'other#2'];
  for (const one of names) {
    const part = parts.open(one);
    if (!part) {
      lines.push(`${one} -`);
      continue;
    }
    const values = own.map((_, row) =>
      Array.from({ length: part.slots }, (_slot, slot) => part.value(row, slot)).join(','),
    );
    lines.push(`${one} ${part.kind} ${part.slots}\t${values.join(' ')}`);
  }
  await expect(asText(lines)).toMatchFileSnapshot(`../answers/linked/parts-of-${name}.txt`);
});
