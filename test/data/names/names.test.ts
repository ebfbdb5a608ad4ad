// Names of a set, found by their words and with slips.
import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DeletionKeys } from '../../../src/data/names/deletions.js';
import { NameList } from '../../../src/data/names/write/write-names.js';
import { SetFile } from '../../../src/data/file/read/set-file.js';
import { SetWriter } from '../../../src/data/file/write/set-writer.js';
import { StoredNames } from '../../../src/data/names/read/stored-names.js';
import { temporaryFolder } from '../support/release.js';
import { runs } from '../../support/seeded.js';

const META = {
  source: 'T',
  country: 'AU',
  release: '',
  datum: '',
  states: [],
  counts: { addresses: 0, streets: 0, localities: 0 },
  builtBy: '',
};

function stored(texts: readonly string[], fold = (text: string): string => text): StoredNames {
  const file = path.join(temporaryFolder(), 'names.wpd');
  const writer = new SetWriter(file);
  new NameList(
    texts.map((text) => ({ text, uses: 1 })),
    fold,
  ).write(writer, 'name', true);
  writer.finish(META);
  return new StoredNames(SetFile.open(file), 'name');
}

/** Optimal string alignment by its definition, unbounded. */
function alignment(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 || j === 0 ? Math.max(i, j) : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      d[i]![j] = Math.min(d[i - 1]![j]! + 1, d[i]![j - 1]! + 1, d[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        d[i]![j] = Math.min(d[i]![j]!, d[i - 2]![j - 2]! + 1);
      }
    }
  }
  return d[a.length]![b.length]!;
}

/**
 * Few letters, so that texts often come near each other; up to twelve, so that some differ after the indexed prefix.
 */
const word = fc.string({ unit: fc.constantFrom('A', 'B', 'C', ' '), maxLength: 12 });
const edited = fc.array(
  fc.tuple(fc.nat(20), fc.constantFrom('drop', 'put', 'swap', 'set'), fc.constantFrom('A', 'B', 'X')),
  { maxLength: 3 },
);
const edit = (text: string, edits: readonly (readonly [number, string, string])[]): string =>
  edits.reduce((now, [at, how, letter]) => {
    const i = now.length === 0 ? 0 : at % now.length;
    if (how === 'drop') return now.slice(0, i) + now.slice(i + 1);
    if (how === 'put') return now.slice(0, i) + letter + now.slice(i);
    if (how === 'set') return now.slice(0, i) + letter + now.slice(i + 1);
    return (
      now.slice(0, i) +
      now
        .slice(i, i + 2)
        .split('')
        .toReversed()
        .join('') +
      now.slice(i + 2)
    );
  }, text);

describe('a stored name table', () => {
  it('finds every text it has and no other', () => {
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 60 }), word, (texts, other) => {
        const names = stored(texts);
        expect(names.size).toBe(texts.length);
        for (const text of texts) expect(names.text(names.find(text))).toBe(text);
        expect(names.find(other) >= 0).toBe(texts.includes(other));
      }),
      { numRuns: runs(60) },
    );
  });

  it('finds what is within one or two edits, exactly as comparing with every text does', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1, maxLength: 60 }),
        fc.nat(),
        edited,
        fc.constantFrom(1, 2),
        (texts, pick, edits, distance) => {
          const names = stored(texts);
          const query = edit(texts[pick % texts.length]!, edits);
          const expected = [...texts]
            .sort()
            .map((text, id) => ({ id, distance: alignment(query, text) }))
            .filter((hit) => hit.distance <= distance)
            .sort((a, b) => a.distance - b.distance || a.id - b.id);
          expect(names.near(query, distance)).toEqual(expected);
        },
      ),
      { numRuns: runs(150) },
    );
  });

  it('finds misspelt long names beyond the indexed prefix', () => {
    const names = stored(['WARRNAMBOOL', 'WANGARATTA', 'WOOLLOONGABBA', 'ST KILDA']);
    const near = (text: string): string[] =>
      names.near(text, 2).map(({ id, distance }) => `${names.text(id)} ${distance}`);
    expect(near('WARNAMBOOL')).toEqual(['WARRNAMBOOL 1']);
    expect(near('WOOLOONGABAB')).toEqual(['WOOLLOONGABBA 2']);
    expect(near('TS KILDA')).toEqual(['ST KILDA 1']);
    expect(near('KILDA')).toEqual([]);
  });

  it('answers texts that no name can be: empty, very long, not ASCII', () => {
    const names = stored(['A']);
    for (const text of ['', 'A'.repeat(300), 'Ā', '日本']) expect(names.find(text)).toBe(-1);
    expect(names.near('B'.repeat(300), 2)).toEqual([]);
  });

  it('shows the official spelling, the most used one where several fold to the same', () => {
    const list = [
      { text: "O'BRIEN", uses: 3 },
      { text: 'OBRIEN', uses: 1 },
      { text: 'SMITH', uses: 1 },
    ];
    const file = path.join(temporaryFolder(), 'names.wpd');
    const writer = new SetWriter(file);
    new NameList(list, (text) => text.replace("'", '')).write(writer, 'name', false);
    writer.finish(META);
    const names = new StoredNames(SetFile.open(file), 'name');
    expect(names.size).toBe(2);
    expect([names.text(0), names.display(0), names.display(1)]).toEqual(['OBRIEN', "O'BRIEN", 'SMITH']);
  });
});

it('A text has a key for itself and for each one and two of its first seven bytes that are left out', () => {
  const keys = new DeletionKeys();
  const counts = (length: number): number[] =>
    [0, 1, 2].map((deletions) => keys.of(Buffer.from('abcdefghi'), 0, length, deletions).count);
  expect([1, 2, 3, 6, 7, 8, 9].map(counts)).toEqual([
    [1, 2, 2],
    [1, 3, 4],
    [1, 4, 7],
    [1, 7, 22],
    [1, 8, 29],
    [1, 8, 29],
    [1, 8, 29],
  ]);
});
