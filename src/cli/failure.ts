// The one place where a failure becomes a line on standard error and an exit code.
import { EXIT, WaypostError } from '../contract/errors.js';
import type { Messages } from './messages.js';

/** Reports the failure and returns the exit code. Only --debug shows a stack. */
export function reportFailure(failure: unknown, messages: Messages, debug: boolean): number {
  if (failure instanceof WaypostError) {
    messages.error(failure.message.trim(), { kind: failure.kind });
    if (debug) messages.error(stackOf(failure));
    return failure.exitCode;
  }
  const text = oneLine(failure instanceof Error ? failure.message : String(failure));
  if (debug) messages.error([`internal error: ${text}`, ...(failure instanceof Error ? stackOf(failure) : [])]);
  else messages.error(`internal error: ${text}; run again with --debug for the details`);
  return EXIT.bug;
}

const stackOf = ({ stack = '' }: Error): string[] => stack.split('\n');

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();
