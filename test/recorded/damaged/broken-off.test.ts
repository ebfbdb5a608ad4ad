// An import that is broken off while it writes, by a fault of any kind at any of its sections: nothing of it is left,
// and no file of it is open.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { importKinds } from '../../../src/cli/import-kinds.js';
import { SetWriter } from '../../../src/data/file/write/set-writer.js';
import { root } from '../../support/in-process.js';
import { importTables } from '../support/import-tables.js';
import { openBelow } from '../support/left-open.js';
import { DAMAGED } from './damaged-tables.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Imports, and breaks off at the call of that number of a method of the writer; gives how many calls there were. */
async function importBroken(name: string, paths: string[], data: string, method: 'begin' | 'finish', at: number) {
  const { kind, options = {} } = DAMAGED[name]!;
  const was = SetWriter.prototype[method] as (...given: unknown[]) => unknown;
  let calls = 0;
  vi.spyOn(SetWriter.prototype, method).mockImplementation(function broken(this: SetWriter, ...given: unknown[]) {
    if (calls++ === at) throw new Error('broken off');
    return was.apply(this, given) as never;
  });
  const run = await importKinds.find((one) => one.name === kind)!.prepare(paths, options as never);
  const said = await run({ dataDir: data } as never).then(
    () => '',
    (error: unknown) => (error as Error).message,
  );
  vi.restoreAllMocks();
  return { calls, said };
}

/** Kinds that write as another of them does. */
const ALIKE = new Set(['postal', 'lines', 'deceased']);
const KINDS = Object.keys(DAMAGED).filter((name) => !ALIKE.has(name));

test.each(KINDS)('Nothing is left of an import that is broken off: %s', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'broken-off-'));
  const tables = importTables();
  try {
    const paths = DAMAGED[name]!.files.map((file) => {
      const to = join(folder, file.split('/').at(-1)!);
      cpSync(file.startsWith('fixtures') ? join(root, file) : join(tables.path, file), to, { recursive: true });
      return to;
    });
    const data = join(folder, 'data');
    mkdirSync(data);
    const left = (): string[] => [...(existsSync(data) ? readdirSync(data) : []), ...openBelow(data)];
    for (const [method, at] of [
      ['begin', 0],
      ['begin', 3],
      ['finish', 0],
    ] as const) {
      const before = left();
      const { calls, said } = await importBroken(name, paths, data, method, at);
      if (calls <= at) continue;
      expect([method, at, said, left()]).toEqual([method, at, 'broken off', before]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(tables.path, { recursive: true, force: true });
  }
});
