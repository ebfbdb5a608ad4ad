// Names of organisations: what their words tell beside the place that they are named after.
import { describe, expect, test } from 'vitest';
import { WholeNameComparison } from '../../../src/match/model/compare-whole.js';
import { FIELDS } from '../../../src/match/model/levels.js';
import { derive } from '../../../src/match/store/derived.js';
import { preparePortion } from '../../../src/match/store/portion.js';
import { StoreBuilder } from '../../../src/match/store/store.js';

const SUBURBS = ['Boronia', 'Strathmore', 'Echuca', 'Melton', 'Coburg', 'Fitzroy', 'Sunbury', 'Chelsea', 'Reservoir'];
const KINDS = ['Primary School', 'Town Hall', 'Senior Citizens Centre', 'Uniting Church Hall', 'Secondary College'];

/** The level in words at which two names of one suburb agree, in a file where each suburb has each kind of venue. */
function levelOf(a: string, b: string, suburb: string): string {
  const names = [a, b, ...SUBURBS.flatMap((name) => KINDS.map((kind) => `${name} ${kind}`))];
  const builder = new StoreBuilder();
  builder.add(
    0,
    preparePortion(
      names.map((companyName, i) => ({
        id: String(i),
        companyName,
        addresses: [{ locality: i < 2 ? suburb : companyName.split(' ')[0]!, postcode: '3000' }],
      })),
    ),
  );
  const store = builder.finish();
  const { company, locality } = store.columns;
  const level = new WholeNameComparison(store.tables.whole, derive(store)).level(
    company![0]!,
    company![1]!,
    locality![0]!,
    locality![1]!,
  );
  return FIELDS.whole.levels[level]!;
}

describe('Names of organisations of one suburb', () => {
  test.each([
    ['Boronia Heights Primary School', 'Boronia West Primary School', 'Boronia'],
    ['Strathmore Primary School', 'Strathmore North Primary School', 'Strathmore'],
    ['Fitzroy Town Hall', 'Fitzroy Primary School', 'Fitzroy'],
    ['Chelsea Town Hall', 'Chelsea Primary School', 'Chelsea'],
  ])('have little in common beside its name: %s, %s', (a, b, suburb) => {
    expect(['half', 'some', 'other']).toContain(levelOf(a, b, suburb));
    expect(levelOf(b, a, suburb)).toBe(levelOf(a, b, suburb));
  });

  test.each([
    ['Wattlebrae Plumbing Pty Ltd', 'WATTLEBRAE PLUMBING', 'Boronia'],
    ['Coburg Primary School', 'Coburg Primary School', 'Coburg'],
    ['Coburg Primary Sch', 'Coburg Primary School', 'Coburg'],
  ])('are the same for all that: %s, %s', (a, b, suburb) => {
    expect(['same', 'words']).toContain(levelOf(a, b, suburb));
  });
});
