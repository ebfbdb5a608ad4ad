// The lines of an envelope are the address: given back to cleanse, they are answered with the same one, in any letters.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { describeAddress, presentationOf } from '../../src/answer/address.js';
import { locate } from '../../src/answer/locate.js';
import { cleanse } from '../../src/contract/operations/cleanse.js';
import type { AddressAuNz } from '../../src/contract/schema/address.js';
import type { ValidatedAddress } from '../../src/contract/schema/cleanse.js';
import { envelopeLines } from '../../src/contract/texts/envelope-lines.js';
import { addressInLetters } from '../../src/contract/texts/letters.js';
import { openAddressSet } from '../../src/data/addresses/read/open.js';
import { listSets, setFile } from '../../src/data/catalogue.js';
import { openLocalEngine, type LocalEngine } from '../../src/engine/local.js';
import { runs } from '../support/seeded.js';

/** A postal file, G-NAF, and New Zealand: every address, by its source. */
const folder = inject('sampleSets').everySource;
const addresses = new Map<string, readonly AddressAuNz[]>();
let engine: LocalEngine;

beforeAll(async () => {
  engine = await openLocalEngine({ dataDir: folder });
  for (const installed of await listSets(folder)) {
    if (!['GNAF', 'AUPAF', 'NZAD'].includes(installed.source)) continue;
    const set = openAddressSet(setFile(folder, installed));
    const all = Array.from({ length: set.addressCount }, (_, i) =>
      describeAddress(set, locate(set, i, -1), presentationOf(undefined)),
    );
    addresses.set(installed.source, all);
  }
});
afterAll(() => engine.close());

/** The answers to the lines, as columns of their own feed them. */
async function answersTo(lines: readonly (readonly string[])[], sourceOfTruth: string): Promise<ValidatedAddress[]> {
  const at = ['addressLine1', 'addressLine2', 'addressLine3'].map((name) =>
    cleanse.fields.findIndex((field) => field.name === name),
  );
  const payload = lines.map((three) => {
    const values = cleanse.fields.map(() => '');
    three.forEach((line, i) => {
      values[at[i]!] = line;
    });
    return cleanse.toRecord(values);
  });
  return cleanse.elements(await engine.run(cleanse, { payload, sourceOfTruth }));
}

describe('Given back line by line, every address is answered as itself:', () => {
  test.each(['GNAF', 'AUPAF', 'NZAD'])('%s', async (source) => {
    const all = addresses.get(source)!;
    expect(all.length).toBeGreaterThan(5);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('upper' as const, 'title' as const),
        fc.subarray(
          all.map((_, i) => i),
          { minLength: Math.min(all.length, 40) },
        ),
        async (letters, chosen) => {
          const given = chosen.map((i) => all[i]!);
          const whole = await answersTo(
            given.map(({ fullAddress }) => [fullAddress ?? '', '', '']),
            source,
          );
          // A few stand twice in their source, and are ambiguous by themselves.
          expect(whole.filter(({ id }) => id).length).toBeGreaterThan(given.length * 0.9);
          const lines = given.map((address) => envelopeLines(addressInLetters(address, letters)));
          const answers = await answersTo(lines, source);
          const said = (answer: ValidatedAddress, i: number): string => `${lines[i]!.join(' / ')}: ${answer.id}`;
          expect(answers.map(said)).toEqual(whole.map(said));
        },
      ),
      { numRuns: runs(8) },
    );
  });
});
