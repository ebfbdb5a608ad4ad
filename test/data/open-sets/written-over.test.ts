// A data file that is written over, cut short, replaced or removed while it is open: what was in it when it was opened,
// or an error that names it.
import { copyFileSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readPreamble } from '../../../src/data/file/format.js';
import { SetFile } from '../../../src/data/file/read/set-file.js';
import { written } from '../support/set-file.js';

/** Elements of a section that lies on many pages, more than are read at a time, and is not read whole. */
const LONG = 40_000;

/** The sections of a file: a short one, and a long one whose elements begin at `first`. */
const sectionsFrom = (first: number): Record<string, Uint32Array> => ({
  short: Uint32Array.of(first + 7),
  long: Uint32Array.from({ length: LONG }, (_, i) => first + i),
});

/** An open file, and another of the same layout. */
function opened(): { file: string; other: string; set: SetFile } {
  const file = written(sectionsFrom(0));
  const other = written(sectionsFrom(1_000_000));
  const set = SetFile.open(file);
  onTestFinished(() => {
    set.close();
  });
  return { file, other, set };
}

function read(set: SetFile, from: number, count: number): number[] {
  const into = new Uint32Array(count);
  set.read('long', from, into);
  return [...into];
}

const WRITTEN_OVER: readonly [how: string, change: (file: string, other: string) => void][] = [
  ['by another of the same layout', (file, other) => writeFileSync(file, readFileSync(other))],
  [
    'in its sections alone',
    (file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0, 4096, readPreamble(bytes, file).headerOffset));
    },
  ],
  ['and cut short', (file) => truncateSync(file, 100)],
  ['and emptied', (file) => truncateSync(file, 0)],
];

describe('A data file that is written over in place while it is open', () => {
  test.each(WRITTEN_OVER)('%s: what was read before is not believed a second time', (_, change) => {
    const { file, other, set } = opened();
    expect(read(set, 5, 3)).toEqual([5, 6, 7]);
    // Another place, so that the first one is read again.
    expect(read(set, 30_000, 1)).toEqual([30_000]);
    change(file, other);
    expect(() => read(set, 5, 3)).toThrow(`${file} is damaged`);
  });

  test.each(WRITTEN_OVER)('%s: nothing of it is believed that was not read before', (_, change) => {
    const { file, other, set } = opened();
    change(file, other);
    expect(() => read(set, 5, 3)).toThrow(`${file} is damaged`);
    expect(() => set.u32('short')).toThrow(`${file} is damaged`);
    expect(() => set.verify()).toThrow(`${file} is damaged`);
  });

  test.each(WRITTEN_OVER)('%s: what was loaded stays, and a view of another thread believes no more', (_, change) => {
    const { file, other, set } = opened();
    const share = set.share([]);
    const view = SetFile.attach({ ...share, buffers: {} });
    expect(read(view, 5, 3)).toEqual([5, 6, 7]);
    read(view, 30_000, 1);
    change(file, other);
    expect(SetFile.attach(share).u32('long')[7]).toBe(7);
    expect(() => read(view, 5, 3)).toThrow(`${file} is damaged`);
  });
});

test.each<[string, (file: string, other: string) => void]>([
  ['replaced by another', (file, other) => renameSync(other, file)],
  ['removed', (file) => rmSync(file)],
  [
    'removed, and another has its name',
    (file, other) => {
      rmSync(file);
      copyFileSync(other, file);
    },
  ],
])('A data file that is %s while it is open answers as before', (_, change) => {
  const { file, other, set } = opened();
  expect(read(set, 5, 3)).toEqual([5, 6, 7]);
  change(file, other);
  expect(read(set, 30_000, 2)).toEqual([30_000, 30_001]);
  expect(set.u32('short')).toEqual(Uint32Array.of(7));
  set.verify();
});

test('Parts of a section are the same however they lie on its pages', () => {
  const { set } = opened();
  const parts = [0, 1, 1023, 1024, 16_383, 16_384, 39_000].flatMap((from) =>
    [1, 2, 1024, 1025, 20_000].map((count) => [from, Math.min(count, LONG - from)] as const),
  );
  for (const [from, count] of [...parts, ...parts.toReversed()]) {
    expect(read(set, from, count)).toEqual(Array.from({ length: count }, (_, i) => from + i));
  }
});
