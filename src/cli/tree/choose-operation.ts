// Which operation of a command is meant, where several share it.
import { WaypostError } from '../../contract/errors.js';
import type { Operation } from '../../contract/operation.js';

/** The operations of one command; most commands have one. */
export type SharedCommand = readonly [Operation, ...Operation[]];

/** The operations by their command, in their order; those of the service alone are left out. */
export function operationsByCommand(operations: readonly Operation[]): SharedCommand[] {
  const groups = new Map<string, [Operation, ...Operation[]]>();
  for (const operation of operations) {
    const group = groups.get(operation.command);
    if (group) group.push(operation);
    else if (operation.command !== '') groups.set(operation.command, [operation]);
  }
  return [...groups.values()];
}

/** The operation for the text of one record: the first that accepts it. Throws a usage error where none does. */
export function operationForText(operations: SharedCommand, text: string): Operation {
  const [first] = operations;
  const chosen = operations.length === 1 ? first : operations.find(({ accepts }) => accepts?.(text) === true);
  if (chosen) return chosen;
  const { command } = first;
  throw new WaypostError('usage', `'${text}' is nothing that ${command} takes; see waypost ${command} --help`);
}
