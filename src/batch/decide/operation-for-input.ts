// Which of several operations a file is for, by what its head says of its columns.
import type { Operation } from '../../contract/operation.js';
import { chooseOperation } from '../../columns/choose-operation.js';
import { openText } from '../../formats/text-source.js';
import { HEAD_BYTES, type BatchJob } from '../job.js';
import { inspectShape } from './inspect.js';
import { recognisedInput } from './recognised.js';

/** What is told of an input, and of the columns of its fields. */
export type ToldInput = Pick<
  BatchJob,
  'input' | 'inputFormat' | 'delimiter' | 'encoding' | 'header' | 'skip' | 'addressGroup'
> & {
  readonly map?: Readonly<Record<string, readonly string[]>> | undefined;
};

/**
 * The first of the operations whose fields are found in the columns. Reads the head of the input, `HEAD_BYTES` at most
 * and then to the end of a piece. Throws `input-unreadable` for an input that cannot be read or is empty, and a usage
 * error where none of them can be used.
 */
export async function operationForInput(
  operations: readonly [Operation, ...Operation[]],
  told: ToldInput,
): Promise<Operation> {
  const text = await openText(told.input, HEAD_BYTES, told.encoding);
  try {
    const steps = operations.map((operation) => ({ operation }));
    const { shape } = inspectShape({ ...told, steps }, text);
    const input = recognisedInput(told, shape);
    try {
      return chooseOperation(operations, shape.names, input.found, told.map);
    } finally {
      input.close();
    }
  } finally {
    await text.source.close();
  }
}
