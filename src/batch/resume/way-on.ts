// How a run that was broken off is gone on with, said behind what broke it off.
import { WaypostError } from '../../contract/errors.js';
import { DataMissing } from '../findings/missing-data.js';

/** The failure with the way on behind it; `left`: what the run leaves, in words, undefined for nothing. */
export function withTheWayOn(error: unknown, left: string | undefined): unknown {
  if (left === undefined || !(error instanceof WaypostError)) return error;
  const command =
    error instanceof DataMissing
      ? 'run the same command without --require-data to continue'
      : 'run the same command again to continue';
  return new WaypostError(error.kind, `${error.message}; ${left}: ${command}`, { cause: error });
}
