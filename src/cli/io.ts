// Everything the command line reads from or writes to the outside, in one object, so that a test can give its own.
import { fstatSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { isatty } from 'node:tty';
import { WaypostError } from '../contract/errors.js';
import { homeFolder } from '../files/data-folder.js';
import { endWithTerminal, ignoresHangUp } from './hang-up.js';
import { Printer } from './output/printer.js';
import { steadyNow } from '../layers/clock.js';
import { outputIsClosed, standardError, standardOutput } from './output/standard-streams.js';

/** Signals that ask the process to stop: Ctrl-C, `kill`, and the end of its terminal or session. */
export type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGHUP';

/** Streams, environment, clock, terminal and signals of one run. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Printer;
  readonly stderr: Printer;
  /** True if standard output was closed at the start, as far as the system says it: what is written there is lost. */
  readonly outputIsClosed: () => boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  readonly terminal: { readonly stdin: boolean; readonly stdout: boolean; readonly stderr: boolean };
  /** Width of the terminal that standard output is, in characters; 80 where it is none or has no size. */
  readonly columns: number;
  /** Size of the terminal at this moment, as standard error has it. */
  readonly terminalSize: () => { readonly columns: number; readonly rows: number };
  /** Calls `listener` when the terminal gets another size, until the returned function is called. */
  readonly onResize: (listener: () => void) => () => void;
  /**
   * With true, standard input gives each key as it is pressed, unechoed, Ctrl-C included; with false, lines as before.
   */
  readonly rawMode: (on: boolean) => void;
  readonly platform: NodeJS.Platform;
  readonly home: string;
  /** Calls `listener` at a signal that is to stop the process until the returned function is called. */
  readonly onSignal: (listener: (signal: StopSignal) => void) => () => void;
  /**
   * Calls `listener` at an error that nobody catches, until the returned function is called; the process then ends with
   * the exit code that it gives, if it gives one.
   */
  readonly onUncaught: (listener: (error: unknown) => number | undefined) => () => void;
  /** Ends the process at once, as the signal would have done by default. */
  readonly dieOf: (signal: StopSignal) => void;
}

/** Columns that the lines of standard output are fitted to; undefined where it is no terminal: as many as it takes. */
export const outputWidth = ({ terminal, columns }: Pick<Io, 'terminal' | 'columns'>): number | undefined =>
  terminal.stdout ? columns : undefined;

/** Size of a terminal that says none, as a serial line or a bare pseudo terminal, whose own is 0. */
const SIZE = { columns: 80, rows: 24 };

/** The real process. Streams are opened when they are used: standard input has a cost and keeps a pipe open. */
export function processIo(): Io {
  const terminal = { stdin: isatty(0), stdout: isatty(1), stderr: isatty(2) };
  const stops: StopSignal[] = ['SIGINT', 'SIGTERM'];
  if (ignoresHangUp(process.env)) process.on('SIGHUP', () => undefined);
  else stops.push('SIGHUP');
  // Node opens its debugger at it, a door for every user of the machine; programs that turn logs over send it.
  process.on('SIGUSR1', () => undefined);
  endWithTerminal();
  return {
    get stdin() {
      refuseFolder();
      return process.stdin;
    },
    stdout: new Printer(standardOutput, terminal.stdout),
    stderr: new Printer(standardError, terminal.stderr),
    outputIsClosed,
    env: process.env,
    now: steadyNow,
    terminal,
    columns: (terminal.stdout && process.stdout.columns) || SIZE.columns,
    terminalSize: () => ({
      columns: process.stderr.columns || SIZE.columns,
      rows: process.stderr.rows || SIZE.rows,
    }),
    onResize(listener) {
      process.stderr.on('resize', listener);
      return () => {
        process.stderr.off('resize', listener);
      };
    },
    rawMode(on) {
      if (process.stdin.isTTY) process.stdin.setRawMode(on);
    },
    platform: process.platform,
    get home() {
      return homeFolder();
    },
    onSignal(listener) {
      for (const signal of stops) process.on(signal, listener);
      return () => {
        for (const signal of stops) process.off(signal, listener);
      };
    },
    onUncaught(listener) {
      const onError = (error: unknown): void => {
        const code = listener(error);
        if (code !== undefined) endWith(code);
      };
      // What nobody catches of a promise comes here too.
      process.on('uncaughtException', onError);
      return () => {
        process.off('uncaughtException', onError);
      };
    },
    dieOf(signal) {
      process.kill(process.pid, signal);
    },
  };
}

/** A folder as standard input (`< .`) reads as an empty one. Throws `input-unreadable`. */
function refuseFolder(): void {
  if (fstatSync(0).isDirectory()) {
    throw new WaypostError('input-unreadable', 'standard input is a folder; give a file in it');
  }
}

/** For what is given back before the process ends with an error that nobody caught. */
const GRACE_MS = 3_000;

/**
 * Ends the process when nothing is under way any more, and a little later whatever is. It cannot exit while the system
 * waits for the other side of a pipe (node:fs, on a thread): then it ends by SIGTERM.
 */
function endWith(code: number): void {
  process.exitCode = code;
  setTimeout(() => {
    const isBlocked = process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));
    if (isBlocked) process.kill(process.pid, 'SIGTERM');
    // oxlint-disable-next-line unicorn/no-process-exit -- what is still under way may never end, and main has returned
    else process.exit(code);
  }, GRACE_MS).unref();
}
