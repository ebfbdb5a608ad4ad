// Words of a place are looked for once a line, and not more of them than any name of a place has.
import { afterAll, beforeAll, describe, expect, test, inject } from 'vitest';
import type { AddressSet } from '../../src/data/addresses/read/address-set.js';
import { openAddressSet } from '../../src/data/addresses/read/open.js';
import { listSets, setFile } from '../../src/data/catalogue.js';
import { LocalityMasks } from '../../src/find/locality-masks.js';
import { mostWordsOf, Words } from '../../src/find/words.js';

const sets = new Map<string, AddressSet & { close(): void }>();
beforeAll(async () => {
  const { everySource } = inject('sampleSets');
  for (const set of await listSets(everySource)) {
    if (set.kind === 'addresses' && ['GNAF', 'NZAD'].includes(set.source)) {
      sets.set(set.source, openAddressSet(setFile(everySource, set)));
    }
  }
});
afterAll(() => {
  for (const set of sets.values()) set.close();
});

/** Searches among the names of localities for the masks of a line, divided in every way. */
function searches(source: string, text: string, edits: 0 | 1 | 2): number {
  const whole = sets.get(source)!;
  let looked = 0;
  const set = new Proxy(whole, {
    get(target, name) {
      if (name === 'nameLocalityStart') looked++;
      return Reflect.get(target, name, target) as unknown;
    },
  });
  const masks = new LocalityMasks(set, new Words(whole));
  const words = text.split(' ');
  for (let at = 1; at < words.length; at++) masks.mask(words.slice(at), '', edits, false);
  return looked;
}

describe.each(['GNAF', 'NZAD'])('A line of twelve words over %s', (source) => {
  test.each<[string, 0 | 1 | 2]>([
    ['aa bb cc dd ee ff gg hh ii jj kk ll', 0],
    ['te te te te te te te te te te te te', 0],
    ['te te te te te te te te te te te te', 2],
  ])('looks once for each run of a few of its words: %s, %i slips', (text, edits) => {
    const words = text.split(' ');
    const lengths = Array.from({ length: mostWordsOf(sets.get(source)!.localityNames) + edits }, (_, i) => i + 1);
    const runs = new Set(
      lengths.flatMap((length) => words.map((_, from) => words.slice(from, from + length).join(' '))),
    );
    // A town is looked for exactly and with slips.
    expect(searches(source, text, edits)).toBeLessThanOrEqual(runs.size * (edits === 0 ? 1 : 2));
    expect(searches(source, text, edits)).toBeGreaterThan(0);
  });
});

test('the longest name has its words counted', () => {
  const bytes = Buffer.from('RESERVOIRST KILDA EASTTE');
  expect(mostWordsOf({ bytes, offsets: Uint32Array.from([0, 9, 22, 24]) })).toBe(3);
  expect(mostWordsOf({ bytes, offsets: Uint32Array.from([0]) })).toBe(0);
});
