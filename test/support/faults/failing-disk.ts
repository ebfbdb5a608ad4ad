// The file system with a fault at its n-th step, for tests that put one at every step. `fail`: that step alone fails,
// and the program cleans up after it. `crash`: that step is done by half and none after it, as when the process dies.
import fs from 'node:fs/promises';
import { afterAll, beforeAll } from 'vitest';
import { putInPlace } from './put-in-place.js';

export type Fault = 'fail' | 'crash';

/** What goes wrong, and how many steps were taken. */
export const disk = {
  steps: 0,
  failsAt: Infinity,
  fault: 'fail' as Fault,
  code: 'ENOSPC',
  removalOf: undefined as RegExp | undefined,
};

/** From now on step number `at` goes wrong. */
export function breakDisk(at: number, fault: Fault, code = 'ENOSPC'): void {
  Object.assign(disk, { steps: 0, failsAt: at, fault, code, removalOf: undefined });
}

/** From now on the process dies when it comes to removing a file of that name. */
export function dieRemoving(name: RegExp): void {
  breakDisk(Infinity, 'crash', 'EIO');
  disk.removalOf = name;
}

const failure = (): Error => Object.assign(new Error(`${disk.code}: a fault of the test`), { code: disk.code });

/** Counts a step. Throws if it goes wrong; `half` is done before it does in a crash. */
async function step(half?: () => Promise<unknown>): Promise<void> {
  const number = ++disk.steps;
  if (number < disk.failsAt || (number > disk.failsAt && disk.fault === 'fail')) return;
  if (number === disk.failsAt && disk.fault === 'crash') await half?.();
  throw failure();
}

/** Steps of this process that change the disk are counted, and may go wrong, until the tests of the file are over. */
export function useFailingDisk(): void {
  let undo: () => void;
  beforeAll(() => {
    undo = putInPlace(fs, faulty({ ...fs }));
  });
  afterAll(() => {
    undo();
  });
}

/** What stands in the place of functions of `node:fs/promises`. */
function faulty(real: typeof fs): Partial<typeof fs> {
  const open = async (...args: Parameters<typeof fs.open>): Promise<fs.FileHandle> => {
    if (args[1] !== 'r') await step();
    const handle = await real.open(...args);
    return args[1] === 'r' ? handle : new Proxy(handle, { get: (whole, name) => wrapped(whole, name) });
  };
  return {
    open,
    rename: async (...args) => {
      await step();
      await real.rename(...args);
    },
    rm: async (...args) => {
      if (disk.removalOf?.test(String(args[0])) === true) disk.failsAt = disk.steps + 1;
      await step();
      await real.rm(...args);
    },
    unlink: async (...args) => {
      await step();
      await real.unlink(...args);
    },
  };
}

function wrapped(handle: fs.FileHandle, name: string | symbol): unknown {
  if (name === 'write') {
    return async (bytes: Uint8Array, start: number, length: number, position?: number | null) => {
      await step(() => handle.write(bytes, start, length >> 1, position));
      return handle.write(bytes, start, length, position);
    };
  }
  const value = Reflect.get(handle, name) as unknown;
  if (typeof value !== 'function') return value;
  const call = (...args: unknown[]): unknown => (value as (...args: unknown[]) => unknown).apply(handle, args);
  return name === 'datasync' || name === 'sync' || name === 'truncate'
    ? async (...args: unknown[]) => {
        await step();
        return call(...args);
      }
    : call;
}
