// Tables of a release whose columns stand in another order.
import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changedRelease, standard } from '../support/release.js';
import { built } from './built.js';
import { turned } from './table-changes.js';

describe('an import', () => {
  it('gives the same bytes whichever column of the tables stands first or last', async () => {
    const names = fs.readdirSync(standard).map((name) => name.replace('_psv.psv', ''));
    const { file } = await built();
    for (let count = 1; count <= 6; count++) {
      const other = await built([changedRelease(Object.fromEntries(names.map((name) => [name, turned(count)])))]);
      expect(fs.readFileSync(other.file).equals(fs.readFileSync(file)), `turned by ${count}`).toBe(true);
    }
  });
});
