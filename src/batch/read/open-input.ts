// How a run opens the file that it reads.
import { openedUnlessInterrupted } from '../../files/interrupted.js';
import { openText, type TextSource } from '../../formats/text-source.js';
import { HEAD_BYTES, type BatchJob } from '../job.js';

/** The job's file as text, or the reason of its signal: the writer of a pipe may let it wait for ever. */
export const openInput = ({ input, encoding, signal }: BatchJob): Promise<TextSource> =>
  openedUnlessInterrupted(signal, openText(input, HEAD_BYTES, encoding), (late) => late.source.close());
