// The file system of this process with a fault at one of its calls. Whatever the program takes from node:fs is put in
// another's place, without a module of its own: names that were imported before are the new ones too. What worker
// threads do is not seen.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { looking } from '../support/left-behind.js';
import { failureOf, halved, WatchedCalls } from './watched-calls.js';

type AnyFunction = (this: unknown, ...args: unknown[]) => unknown;
type Functions = Record<string, AnyFunction>;
type Done = (error: unknown, ...rest: unknown[]) => void;

/** Functions of node:fs that take a path, or the number of what is open. */
const BY_PATH =
  'access appendFile chmod copyFile link lstat mkdir mkdtemp open opendir readFile readdir readlink realpath rename ' +
  'rm rmdir stat statfs symlink truncate unlink utimes writeFile';
const BY_NUMBER = 'close fchmod fdatasync fstat fsync ftruncate futimes read readv write writev';
const OF_HANDLE = 'chmod datasync read readFile readv stat sync truncate utimes write writeFile writev';

/** A disk that is brought up to date costs more than all the rest, and shows nothing here. */
const SYNCS = /^f?(?:data)?sync$/;

/** Where the length of a read or write stands behind the file. */
const LENGTH: Readonly<Record<string, number>> = { read: 2, write: 2 };

/** Runs `work` while every call for a file below the folders is seen, and may go wrong. */
export async function onFaultyDisk(
  folders: Readonly<Record<string, string>>,
  work: (calls: WatchedCalls) => Promise<void>,
): Promise<void> {
  const calls = new WatchedCalls(folders);
  const undo: (() => void)[] = [];
  const put = (at: Functions, name: string, made: (real: AnyFunction) => AnyFunction): void => {
    const real = at[name];
    if (typeof real !== 'function') return;
    at[name] = Object.assign(made(real), real);
    undo.push(() => {
      at[name] = real;
    });
  };
  const functions = fs as unknown as Functions;
  const promises = fs.promises as unknown as Functions;
  const handles = await handlePrototype();
  for (const what of `${BY_PATH} ${BY_NUMBER}`.split(' ')) {
    put(functions, `${what}Sync`, (real) => synchronous(calls, what, real));
    put(functions, what, (real) => withCallback(calls, what, real));
  }
  for (const what of BY_PATH.split(' ')) put(promises, what, (real) => promised(calls, what, real));
  for (const what of OF_HANDLE.split(' ')) put(handles, what, (real) => ofHandle(calls, what, real));
  syncBuiltinESMExports();
  looking.isOn = false;
  try {
    await work(calls);
  } finally {
    looking.isOn = true;
    for (const one of undo.toReversed()) one();
    syncBuiltinESMExports();
  }
}

async function handlePrototype(): Promise<Functions> {
  const handle = await fs.promises.open('/dev/null', 'r');
  await handle.close();
  return Object.getPrototypeOf(handle) as Functions;
}

/** The numbers of a file's length among the arguments of a call whose first is the file, or of a handle's. */
const lengthAt = (what: string, ofHandle = false): number => (LENGTH[what] ?? -2) + (ofHandle ? 0 : 1);

function synchronous(calls: WatchedCalls, what: string, real: AnyFunction): AnyFunction {
  return (...args) => {
    const name = calls.nameOf(args[0]);
    if (name === undefined) return real(...args);
    const fault = calls.note(`${what}Sync`, name);
    calls.noteMode(what, name, args);
    if (what === 'close') calls.open.delete(args[0] as number);
    if (fault !== undefined && fault !== 'half') {
      // What is closed is closed, whatever the system says of it.
      if (what === 'close') real(...args);
      throw failureOf(fault, what);
    }
    if (SYNCS.test(what)) return undefined;
    const given = fault === 'half' ? halved(args, lengthAt(what)) : args;
    const result = calls.doing(() => real(...given));
    if (what === 'open') calls.open.set(result as number, name);
    return result;
  };
}

function withCallback(calls: WatchedCalls, what: string, real: AnyFunction): AnyFunction {
  return (...args) => {
    const name = calls.nameOf(args[0]);
    const done = args.at(-1) as Done;
    if (name === undefined || typeof done !== 'function') return real(...args);
    const fault = calls.note(what, name);
    if (what === 'close') calls.open.delete(args[0] as number);
    if (fault !== undefined && fault !== 'half') {
      const fail = (): void => {
        done(failureOf(fault, what));
      };
      return what === 'close' ? real(args[0], fail) : process.nextTick(fail);
    }
    const seen: Done = (error, ...rest) => {
      if (what === 'open' && !error) calls.open.set(rest[0] as number, name);
      done(error, ...rest);
    };
    const given = [...args.slice(0, -1), seen];
    return real(...(fault === 'half' ? halved(given, lengthAt(what)) : given));
  };
}

function promised(calls: WatchedCalls, what: string, real: AnyFunction): AnyFunction {
  return async (...args) => {
    const name = calls.nameOf(args[0]);
    const fault = name === undefined ? undefined : calls.note(what, name);
    if (name !== undefined) calls.noteMode(what, name, args);
    if (fault !== undefined && fault !== 'half') throw failureOf(fault, what);
    const result = await (name === undefined ? real(...args) : calls.doingLater(async () => real(...args)));
    if (what === 'open' && name !== undefined) watchHandle(calls, result as fs.promises.FileHandle, name);
    return result;
  };
}

/** A handle has its own `close`. */
function watchHandle(calls: WatchedCalls, handle: fs.promises.FileHandle, name: string): void {
  calls.open.set(handle.fd, name);
  const close = handle.close.bind(handle);
  handle.close = async () => {
    const isOpen = calls.open.get(handle.fd) === name;
    const fault = isOpen ? calls.note('handle.close', name) : undefined;
    calls.open.delete(handle.fd);
    await close();
    if (fault !== undefined && fault !== 'half') throw failureOf(fault, 'close');
  };
}

function ofHandle(calls: WatchedCalls, what: string, real: AnyFunction): AnyFunction {
  return async function (this: unknown, ...args) {
    const name = calls.nameOf((this as fs.promises.FileHandle).fd);
    const fault = name === undefined ? undefined : calls.note(`handle.${what}`, name);
    if (name !== undefined) calls.noteMode(what, name, args);
    if (fault !== undefined && fault !== 'half') throw failureOf(fault, what);
    if (name !== undefined && SYNCS.test(what)) return undefined;
    return await real.apply(this, fault === 'half' ? halved(args, lengthAt(what, true)) : args);
  };
}
