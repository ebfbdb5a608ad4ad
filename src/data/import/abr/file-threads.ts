// Threads that read the files of the extract, the largest first.
import { receivedFailure } from '../../../contract/errors.js';
import type { CompanyParts } from '../../companies/write/company-runs.js';
import { AskedThread } from '../asked-thread.js';
import type { ReleaseFile } from '../tables/files.js';
import type { FileAnswer, FileTask, FileThreadStart } from './file-messages.js';
import type { ReadFile } from './read-file.js';

export interface FileThreadsOptions {
  readonly paths: readonly string[];
  readonly threads: number;
  /** Gives the name of a file that may be written. */
  readonly newFile: () => string;
  /** How many such files one thread may write at most. */
  readonly mostFiles: number;
  readonly signal?: AbortSignal | undefined;
  readonly onBytes: (bytes: number) => void;
}

type FileThread = AskedThread<FileTask, FileAnswer>;

/** Reads all files. Throws what a thread threw, or the signal's reason; no thread is left then. */
export async function readOnThreads(
  files: readonly ReleaseFile[],
  { paths, threads, newFile, mostFiles, signal, onBytes }: FileThreadsOptions,
): Promise<{ reads: ReadFile[]; parts: CompanyParts[] }> {
  const queue = files.toSorted((a, b) => b.size - a.size);
  const reads: ReadFile[] = [];
  const parts: CompanyParts[] = [];
  const workers = Array.from({ length: threads }, (): FileThread => {
    const runNames = Array.from({ length: mostFiles }, newFile);
    const start: FileThreadStart = { paths, runNames };
    return new AskedThread(new URL('./file-worker.js', import.meta.url), start);
  });
  const aborted = new Promise<never>((_, reject) => {
    const end = (): void => {
      reject(signal!.reason as Error);
    };
    signal?.addEventListener('abort', end, { once: true });
  });
  const work = async (worker: FileThread): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const answer = await ask(worker, file.path, onBytes);
      if ('read' in answer) reads.push(answer.read);
    }
    const answer = await ask(worker, undefined, onBytes);
    if ('parts' in answer) parts.push(answer.parts);
    // A thread is ended as soon as there is nothing left for it: its memory is needed.
    await worker.end();
  };
  try {
    signal?.throwIfAborted();
    await Promise.race([aborted, Promise.all(workers.map(work))]);
  } finally {
    await Promise.all(workers.map((worker) => worker.end()));
  }
  return { reads, parts };
}

/** Gives a thread something to do and waits for what comes of it. */
const ask = (thread: FileThread, task: FileTask, onBytes: (bytes: number) => void): Promise<FileAnswer> =>
  thread.ask<FileAnswer>(task, (answer, { done, fail }) => {
    if ('bytes' in answer) onBytes(answer.bytes);
    else if ('failure' in answer) fail(receivedFailure(answer.failure));
    else done(answer);
  });
