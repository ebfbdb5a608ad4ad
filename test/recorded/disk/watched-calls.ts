// Calls of node:fs for files below watched folders, each with a name of its own, and the one that is to go wrong.
import { AsyncLocalStorage } from 'node:async_hooks';
import { relative, resolve } from 'node:path';

/** What goes wrong with a call: the system's code for it, or only half of its bytes are done, as may be. */
export type Fault = { readonly code: string } | 'half';

/** What in the names of files differs from run to run. */
export const steadyNames = (text: string): string =>
  text
    .replaceAll(/\d+-[0-9a-z]{6}\.part\b/g, '<run>.part')
    .replaceAll(/-[0-9a-f]{8}\.wpd/g, '-<name>.wpd')
    .replaceAll(/\b\d+\.[0-9a-f]{12}\b/g, '<run>')
    .replaceAll(/incoming-\d+/g, 'incoming-<run>')
    .replaceAll(/\.\d+\.tmp\b/g, '.<run>.tmp')
    .replaceAll(/(waypost-[a-z]+-)\w{6}/g, '$1<run>');

export class WatchedCalls {
  /** Those since the last `expect`, in their order. */
  readonly made: string[] = [];
  /** Permissions that files and folders are given, by the call that gives them; those since the last `expect`. */
  readonly modes = new Set<string>();
  /** Open files below the folders by their numbers. */
  readonly open = new Map<number, string>();
  /** True within a call: what Node calls to do it is another with each of its versions, and is not seen. */
  private readonly within = new AsyncLocalStorage<true>();
  /** The same of a call that is done when it returns, for which a store would be kept along every promise. */
  private isWithin = false;
  private readonly times = new Map<string, number>();
  private broken: { readonly call: string; readonly fault: Fault } | undefined;

  /** `folders`: each by how it is called in the names of calls. */
  constructor(private readonly folders: Readonly<Record<string, string>>) {}

  /** Forgets the calls; the call of that name will go wrong, if one is said. */
  expect(call?: string, fault: Fault = 'half'): void {
    this.made.length = 0;
    this.modes.clear();
    this.times.clear();
    this.broken = call === undefined ? undefined : { call, fault };
  }

  /** What a path or the number of an open file is called; undefined where it is below no watched folder. */
  nameOf(file: unknown): string | undefined {
    if (this.isWithin || this.within.getStore() === true) return undefined;
    if (typeof file === 'number') return this.open.get(file);
    const path = resolve(file instanceof URL ? file.pathname : String(file));
    const found = Object.entries(this.folders).find(([, folder]) => path === folder || path.startsWith(`${folder}/`));
    return found && steadyNames(`${found[0]}${relative(found[1], path)}` || '.');
  }

  /** Does a call that is done when it returns. */
  doing<Result>(call: () => Result): Result {
    const was = this.isWithin;
    this.isWithin = true;
    try {
      return call();
    } finally {
      this.isWithin = was;
    }
  }

  /** Does a call that is done when its promise is kept. */
  doingLater<Result>(call: () => Promise<Result>): Promise<Result> {
    return this.within.run(true, call);
  }

  /** Notes the permissions among the arguments of a call that makes something, before the machine takes some away. */
  noteMode(what: string, name: string, args: readonly unknown[]): void {
    const mode = what === 'open' ? args[2] : (args.at(-1) as { readonly mode?: unknown } | null | undefined)?.mode;
    if (typeof mode === 'number') this.modes.add(`${what} ${name} ${mode.toString(8)}`);
  }

  /** Notes a call; the fault that it has. */
  note(what: string, name: string): Fault | undefined {
    const kind = `${what} ${name}`;
    const count = (this.times.get(kind) ?? 0) + 1;
    this.times.set(kind, count);
    const call = count === 1 ? kind : `${kind} ${count}`;
    this.made.push(call);
    return this.broken?.call === call ? this.broken.fault : undefined;
  }
}

/** The error of a call that goes wrong, as the system has it. */
export const failureOf = ({ code }: { readonly code: string }, what: string): Error =>
  Object.assign(new Error(`${code}: a fault of the test, ${what}`), { code, syscall: what });

/** The arguments of a read or write with half of the length at that place, where one is given and can be halved. */
export const halved = (args: readonly unknown[], at: number): unknown[] => {
  const length = args[at];
  return typeof length === 'number' && length > 1 ? args.with(at, length >> 1) : [...args];
};
