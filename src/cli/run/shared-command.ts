// Which operation of a command is meant for a file, where several share the command: the columns say it.
import { Readable } from 'node:stream';
import { operationForInput } from '../../batch/decide/operation-for-input.js';
import { HEAD_BYTES } from '../../batch/job.js';
import type { Operation } from '../../contract/operation.js';
import type { Io } from '../io.js';
import type { OperationOptions } from '../options/operation-options.js';
import { readDelimiter } from '../options/read-delimiter.js';
import { readMapping } from '../options/read-step.js';
import type { SharedCommand } from '../tree/choose-operation.js';
import type { FileInput } from '../input.js';

/**
 * The operation for the file, and the Io to run it with: what was read of standard input to tell stands at its
 * beginning again. Throws a usage error where none can be used.
 */
export async function operationForFile(
  operations: SharedCommand,
  input: FileInput,
  options: OperationOptions,
  io: Io,
): Promise<{ operation: Operation; io: Io }> {
  const [first] = operations;
  if (operations.length === 1) return { operation: first, io };
  const any = { name: first.command, fields: operations.flatMap(({ fields }) => fields) };
  const told = {
    inputFormat: options.inputFormat,
    delimiter: readDelimiter(options.delimiter),
    encoding: options.encoding,
    header: options.header,
    skip: options.skip,
    map: readMapping(options.map, any),
    addressGroup: options.addressGroup,
  };
  if (input.kind === 'file') {
    return { operation: await operationForInput(operations, { ...told, input: { path: input.path } }), io };
  }
  const { head, whole } = await peek(io.stdin, HEAD_BYTES);
  const place = { stream: Readable.from([head]), name: 'standard input' };
  return {
    operation: await operationForInput(operations, { ...told, input: place }),
    io: Object.create(io, { stdin: { value: whole } }) as Io,
  };
}

/** The first bytes of a stream, as many as asked for where it has them, and a stream of all of it. */
async function peek(stream: Readable, bytes: number): Promise<{ head: Buffer; whole: Readable }> {
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterableIterator<Buffer | string>;
  const read: Buffer[] = [];
  let length = 0;
  while (length < bytes) {
    const { value, done } = (await pieces.next()) as IteratorResult<Buffer | string, undefined>;
    if (done === true) break;
    const piece = Buffer.from(value);
    read.push(piece);
    length += piece.length;
  }
  const head = Buffer.concat(read);
  async function* all(): AsyncGenerator<Buffer | string, void> {
    yield head;
    yield* pieces;
  }
  return { head, whole: Readable.from(all(), { objectMode: false }) };
}
