// An Io for tests in this process: streams that collect, a clock that is set by hand, a terminal on request.
import { PassThrough, Readable, Writable } from 'node:stream';
import type { Io } from '../../src/cli/io.js';
import { sent, type Line } from '../../src/cli/output/line.js';
import { Printer } from '../../src/cli/output/printer.js';

export interface FakeIo extends Io {
  readonly out: () => string;
  readonly err: () => string;
  /** Moves the clock on. */
  readonly pass: (ms: number) => void;
  /** Sends a signal to whoever listens. */
  readonly signal: (name: 'SIGINT' | 'SIGTERM') => void;
  /** Gives the terminal another size. */
  readonly resize: (columns: number, rows: number) => void;
  /** True while standard input gives keys instead of lines. */
  readonly isRaw: () => boolean;
  /** What was listened to and still is, and keys that are still read one by one. */
  readonly left: () => readonly string[];
  /** Signals that ended the process. */
  readonly died: readonly string[];
}

/** A fake Io; `terminal` makes all three streams terminals, of 80 columns if not said. */
export function fakeIo(
  given: {
    terminal?: boolean;
    env?: Record<string, string>;
    platform?: NodeJS.Platform;
    home?: string;
    stdin?: string;
    columns?: number;
    /** Where standard output goes, if not to `out`. */
    stdout?: Writable;
    outputIsClosed?: boolean;
  } = {},
): FakeIo {
  let clock = Date.UTC(2026, 0, 2, 3, 4, 5);
  const listeners = new Set<(signal: 'SIGINT' | 'SIGTERM') => void>();
  const died: string[] = [];
  const resized = new Set<() => void>();
  const { columns = 80 } = given;
  let size = { columns, rows: 24 };
  let raw = false;
  const [stdout, out] = collector();
  const [stderr, err] = collector();
  const terminal = given.terminal === true;
  if (terminal) Object.assign(stderr, { isTTY: true, columns });
  return {
    stdin: given.stdin === undefined ? new PassThrough() : Readable.from([Buffer.from(given.stdin)]),
    stdout: new Printer(() => given.stdout ?? stdout, terminal),
    stderr: new Printer(() => stderr, terminal),
    outputIsClosed: () => given.outputIsClosed === true,
    out,
    err,
    env: given.env ?? {},
    now: () => clock,
    pass: (ms) => {
      clock += ms;
    },
    terminal: { stdin: terminal, stdout: terminal, stderr: terminal },
    columns,
    terminalSize: () => size,
    onResize: (listener) => {
      resized.add(listener);
      return () => {
        resized.delete(listener);
      };
    },
    resize: (columns, rows) => {
      size = { columns, rows };
      for (const listener of resized) listener();
    },
    rawMode: (on) => {
      raw = on;
    },
    isRaw: () => raw,
    platform: given.platform ?? 'linux',
    home: given.home ?? '/home/someone',
    onSignal: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // The errors that nobody catches are those of the tests' own process.
    onUncaught: () => () => undefined,
    dieOf: (signal) => {
      died.push(signal);
    },
    signal: (name) => {
      for (const listener of listeners) listener(name);
    },
    left: () => [
      ...Array.from(listeners, () => 'a listener of signals'),
      ...Array.from(resized, () => 'a listener of sizes'),
      ...(raw ? ['raw mode'] : []),
    ],
    died,
  };
}

function collector(): [Writable, () => string] {
  const parts: Buffer[] = [];
  const stream = new Writable({
    write(part: Buffer, _, done) {
      parts.push(Buffer.from(part));
      done();
    },
  });
  return [stream, () => Buffer.concat(parts).toString()];
}

/** Lines as they are sent to standard output, each with its end. */
export const asText = (lines: readonly Line[]): string => lines.map((line) => `${sent(line)}\n`).join('');
