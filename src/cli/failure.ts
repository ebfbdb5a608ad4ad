// The one place where a failure becomes a line on standard error and an exit code.
import { EXIT, WaypostError } from '../contract/errors.js';
import type { Messages } from './messages.js';

/** Reports the failure and returns the exit code. Only --debug shows a stack. */
export function reportFailure(thrown: unknown, messages: Messages, debug: boolean): number {
  const failure = ofSurroundings(thrown) ?? thrown;
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

/** What is wrong with where the process runs, wherever it shows; undefined for anything else. */
function ofSurroundings(failure: unknown): WaypostError | undefined {
  const { code, syscall, message } = (failure ?? {}) as NodeJS.ErrnoException;
  if (syscall === 'uv_cwd') {
    return new WaypostError('usage', 'the folder that this was started in is gone; change to one that is there (cd)');
  }
  if (code !== 'ERR_WORKER_INIT_FAILED') return undefined;
  const limit = /EN?MFILE/.exec(message)?.[0];
  const next =
    limit === undefined ? 'see what limits processes and memory here' : 'raise the limit of open files (ulimit -n)';
  return new WaypostError('temporary', `a thread could not be started (${limit ?? message}); ${next}`, {
    cause: failure,
  });
}

const stackOf = ({ stack = '' }: Error): string[] => stack.split('\n');

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();
