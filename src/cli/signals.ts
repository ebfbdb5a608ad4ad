// Ctrl-C and friends: the first asks the work to stop and clean up, the second ends the process at once.
import { WaypostError } from '../contract/errors.js';
import type { Io } from './io.js';

/**
 * Runs `work` with a signal that aborts at SIGINT or SIGTERM; then the work's end, whatever it is, is the interruption,
 * in the words of the work if it has any.
 */
export async function interruptible<T>(
  io: Io,
  whatIsLeft: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = io.onSignal((signal) => {
    if (controller.signal.aborted) {
      stop();
      io.dieOf(signal);
      return;
    }
    const [kind, name] =
      signal === 'SIGINT' ? (['interrupted', 'interrupted'] as const) : (['terminated', 'ended by SIGTERM'] as const);
    controller.abort(new WaypostError(kind, `${name}; ${whatIsLeft}`));
  });
  try {
    return await work(controller.signal);
  } catch (error) {
    const { aborted, reason } = controller.signal as { aborted: boolean; reason: unknown };
    const isTold = reason instanceof WaypostError && error instanceof WaypostError && error.kind === reason.kind;
    throw aborted && !isTold ? reason : error;
  } finally {
    stop();
  }
}
