// One record of an operation over whole files, compared with the file of --reference.
import { WaypostError } from '../../contract/errors.js';
import type { Operation } from '../../contract/operation.js';
import type { Io } from '../io.js';
import { messagesTo } from '../messages.js';
import type { OperationOptions } from '../options/operation-options.js';
import { startProgress } from '../progress.js';
import { interruptible } from '../signals.js';
import { describeStep } from './described-step.js';
import { openSteps } from './engines.js';

/** The answer to the record: all of its hits. Throws a usage error where there is no file to compare with. */
export async function answerWholeRecord(
  operation: Operation,
  record: unknown,
  options: OperationOptions,
  io: Io,
): Promise<unknown> {
  if (options.reference === undefined) {
    throw new WaypostError('usage', `${operation.command} compares one record with a file; give --reference FILE`);
  }
  const messages = messagesTo(io, options);
  const fields = operation.fields.map(() => '');
  const described = describeStep(operation, options, fields, { name: operation.name });
  const { steps, threadEngine, close } = await openSteps([described], options, io, messages);
  const progress = await startProgress(io, messages, options, 'rows');
  try {
    const { answerOneRecord } = await import('../../batch/whole/one-record.js');
    return await interruptible(io, 'nothing was written', (signal) =>
      answerOneRecord(
        {
          steps,
          threadEngine,
          threads: options.threads,
          signal,
          now: io.now,
          onNote: (note) => {
            messages.info(note);
          },
          onPhase: (phase) => {
            progress.phase(phase);
          },
        },
        record,
      ),
    );
  } finally {
    progress.stop();
    await close();
  }
}
