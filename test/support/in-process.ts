// The built program in this process, with streams and an environment of its own: what a process of it would do, without
// the time that starting one takes.
import { createRequire } from 'node:module';
import { Readable, type Writable } from 'node:stream';
import type { main } from '../../src/cli/main.js';
import { fakeIo, type FakeIo } from './fake-io.js';
import { leftBehind, looking, thereNow } from '../recorded/support/left-behind.js';

/** Folder of the repository, with its closing slash. */
export const root = new URL('../..', import.meta.url).pathname;

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}
export interface RunOptions {
  stdin?: string | Buffer;
  env?: Record<string, string>;
  /** On a terminal of so many columns. */
  columns?: number;
  /** Where standard output goes in place of the text that is given back. */
  stdout?: Writable;
}

/** What is joined into a few files and started by bin/waypost.js, its worker threads included. */
const program = createRequire(import.meta.url)('../../dist/bundle/main.js') as { main: typeof main };

function refuseLeft(left: readonly string[], args: readonly string[]): void {
  if (left.length > 0) throw new Error(`waypost ${args.join(' ')} left behind: ${left.join(', ')}`);
}

/** Runs under way, all in one folder: that of this whole process meanwhile. */
let running = 0;

/** Runs the command line to its end in the folder. `onIo` is told of the streams and signals of the run. */
export async function runInProcess(
  folder: string,
  args: readonly string[],
  { stdin = '', env = {}, columns, stdout }: RunOptions,
  onIo: (io: FakeIo) => void = () => undefined,
): Promise<Finished> {
  if (running > 0 && process.cwd() !== folder) throw new Error('runs in this process at one time share their folder');
  const terminal = columns === undefined ? {} : { terminal: true, columns };
  const io = fakeIo({ env, home: env['HOME'] ?? folder, ...terminal, ...(stdout && { stdout }) });
  // A run beside another has no end of its own to be looked at.
  const before = running === 0 && looking.isOn ? thereNow(folder) : undefined;
  onIo(io);
  running++;
  process.chdir(folder);
  try {
    const code = await program.main(args, {
      ...io,
      now: Date.now,
      stdin: Readable.from(stdin.length === 0 ? [] : [Buffer.from(stdin as string)], { objectMode: false }),
    });
    if (before && running === 1) refuseLeft([...io.left(), ...(await leftBehind(folder, before))], args);
    return { code, stdout: io.out(), stderr: io.err() };
  } finally {
    running--;
    if (running === 0) process.chdir(root);
  }
}
