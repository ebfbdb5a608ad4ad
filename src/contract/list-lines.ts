// The lines of an answer to an operation without records.
import type { ListOperation, Response } from './operation.js';

/** The lines, be they the payload or inside its one object. */
export const linesOf = <Element>(
  { entries }: Pick<ListOperation<Element>, 'entries'>,
  { payload }: Response,
): readonly Element[] => (entries ? entries(payload) : (payload as Element[]));
