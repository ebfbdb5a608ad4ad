// Ctrl-C and friends: the first asks the work to stop and clean up, the second ends the process at once.
import { WaypostError, type ErrorKind } from '../contract/errors.js';
import type { Io, StopSignal } from './io.js';

/** For what is closed behind the work, and for the last words. */
const GRACE_MS = 3_000;

/** The kind of failure that a signal is, and what it is called. */
const STOPS = {
  SIGHUP: ['hung-up', 'ended by SIGHUP'],
  SIGINT: ['interrupted', 'interrupted'],
  SIGTERM: ['terminated', 'ended by SIGTERM'],
} as const satisfies Record<StopSignal, readonly [ErrorKind, string]>;

/** What a signal that stops the process means; `whatIsLeft`: what has become of its work. */
export function stoppedBy(signal: StopSignal, whatIsLeft?: string): WaypostError {
  const [kind, name] = STOPS[signal];
  return new WaypostError(kind, whatIsLeft === undefined ? name : `${name}; ${whatIsLeft}`);
}

/**
 * Runs `work` with a signal that aborts at SIGINT, SIGTERM or SIGHUP, and at an error that nobody catches; then the
 * work's end, whatever it is, is the interruption, in the words of the work if it has any.
 */
export async function interruptible<T>(
  io: Io,
  whatIsLeft: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  let last: StopSignal | undefined;
  const stop = io.onSignal((signal) => {
    if (controller.signal.aborted) {
      // A terminal that goes away says so twice, once itself and once by its shell: that is no second wish.
      if (signal === 'SIGHUP') return;
      stop();
      io.dieOf(signal);
      return;
    }
    last = signal;
    controller.abort(stoppedBy(signal, whatIsLeft));
  });
  // What an error that nobody catches leaves is given back as at a signal.
  const stopListening = io.onUncaught((error) => {
    controller.abort(error);
    return undefined;
  });
  try {
    return await work(controller.signal);
  } catch (error) {
    const { aborted, reason } = controller.signal as { aborted: boolean; reason: unknown };
    const isTold = reason instanceof WaypostError && error instanceof WaypostError && error.kind === reason.kind;
    throw aborted && !isTold ? reason : error;
  } finally {
    stop();
    stopListening();
    if (last !== undefined) endAfterGrace(io, last);
  }
}

/**
 * Ends the process a little later, unless it has ended: Node does not exit while the system waits for somebody to write
 * into a pipe, or to read from one, and nothing else can end that wait.
 */
function endAfterGrace(io: Io, signal: StopSignal): void {
  setTimeout(() => {
    io.dieOf(signal);
  }, GRACE_MS).unref();
}
