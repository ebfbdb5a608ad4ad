// The file system with a fault at its n-th step, for tests that put one at every step. `fail`: that step alone fails,
// and the program cleans up after it. `crash`: that step is done by half and none after it, as when the process dies.
import type * as Fs from 'node:fs/promises';

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

/** `node:fs/promises` whose steps that change the disk are counted. */
export function faulty(fs: typeof Fs): typeof Fs {
  const open = async (...args: Parameters<typeof Fs.open>): Promise<Fs.FileHandle> => {
    if (args[1] !== 'r') await step();
    const handle = await fs.open(...args);
    return args[1] === 'r' ? handle : new Proxy(handle, { get: (real, name) => wrapped(real, name) });
  };
  return {
    ...fs,
    open,
    rename: async (...args) => {
      await step();
      await fs.rename(...args);
    },
    rm: async (...args) => {
      if (disk.removalOf?.test(String(args[0])) === true) disk.failsAt = disk.steps + 1;
      await step();
      await fs.rm(...args);
    },
    unlink: async (...args) => {
      await step();
      await fs.unlink(...args);
    },
  } as typeof Fs;
}

function wrapped(handle: Fs.FileHandle, name: string | symbol): unknown {
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
