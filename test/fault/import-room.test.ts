// A disk that is full, or broken, at some moment of an import of each kind: it is said, nothing is left, and the same
// import succeeds when there is room.
import fs, { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { IMPORTS, importTables } from '../recorded/support/import-tables.js';
import type { Workdir } from '../support/workdir.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** From the write of that number on no more can be written. */
function failsFrom(first: number, code: string): () => number {
  const write = fs.writeSync.bind(fs);
  let writes = 0;
  vi.spyOn(fs, 'writeSync').mockImplementation(((...given: Parameters<typeof fs.writeSync>) => {
    if (++writes >= first) throw Object.assign(new Error(`${code}: it failed`), { code });
    return write(...given);
  }) as typeof fs.writeSync);
  return () => writes;
}

const filesIn = (folder: Workdir): string[] => readdirSync(join(folder.path, 'data')).toSorted();
const importOf = (folder: Workdir, command: string): ReturnType<Workdir['run']> =>
  folder.run(`data import ${command} --data data`.split(' '));

describe.each(IMPORTS)('An import of %s', (command) => {
  test.each([
    [4, 'ENOSPC', 'the disk is full; free some space'],
    [2, 'EIO', 'the disk failed; check that the folder exists and may be written to'],
  ])('that cannot write from its write %i on (%s) leaves nothing, and succeeds later', async (first, code, why) => {
    const folder = importTables();
    const before = filesIn(folder);
    const writes = failsFrom(first, code);
    const failed = await importOf(folder, command);
    const isReached = writes() >= first;
    vi.restoreAllMocks();
    if (isReached) {
      expect(failed.code).toBe(7);
      expect(failed.stderr).toContain(`${why}. What was there before is untouched`);
      expect(filesIn(folder)).toEqual(before);
    }
    expect((await importOf(folder, command)).code).toBe(0);
  });
});
