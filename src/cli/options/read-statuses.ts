// Which statuses of rows are asked for, checked against those that the operation's answers may have.
import { WaypostError } from '../../contract/errors.js';
import type { Operation } from '../../contract/operation.js';
import { statusesOf } from '../../contract/outcome.js';
import { nearHint } from '../../contract/near-name.js';

/** `--only a,b` as statuses of the operation, in any case. Throws a usage error for one that it does not have. */
export function readOnly(given: string | undefined, operation: Operation): string[] | undefined {
  const known = statusesOf(operation.review ?? []);
  return given?.split(',').map((part) => {
    const text = part.trim();
    const status = known.find((name) => name.toLowerCase() === text.toLowerCase());
    if (status !== undefined) return status;
    throw new WaypostError(
      'usage',
      `--only: ${operation.command || operation.name} has no status '${text}'${nearHint(text, known)}; it has ${known.join(', ')}`,
    );
  });
}
