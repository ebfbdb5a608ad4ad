// The one place where a failure becomes a line on standard error and an exit code.
import { EXIT, WaypostError } from '../contract/errors.js';
import type { Messages } from './messages.js';

/** Reports the failure and returns the exit code. Only --debug shows a stack. */
export function reportFailure(failure: unknown, messages: Messages, debug: boolean): number {
  if (failure instanceof WaypostError) {
    messages.error(oneLine(failure.message), { kind: failure.kind });
    if (debug) messages.error(failure.stack ?? '');
    return failure.exitCode;
  }
  const text = oneLine(failure instanceof Error ? failure.message : String(failure));
  if (debug) messages.error(`internal error: ${text}\n${failure instanceof Error ? (failure.stack ?? '') : ''}`);
  else messages.error(`internal error: ${text}; run again with --debug for the details`);
  return EXIT.bug;
}

/** True for the error of writing to a reader that has gone away. */
export const isBrokenPipe = (error: unknown): boolean => (error as NodeJS.ErrnoException | undefined)?.code === 'EPIPE';

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();
