// The thread that reads files of the extract, one after another, until the importing thread ends it.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { sentFailure } from '../../../contract/errors.js';
import { CompanyRuns } from '../../companies/write/company-runs.js';
import { openExtract } from './extract.js';
import type { FileAnswer, FileTask, FileThreadStart } from './file-messages.js';
import { readAbrFile } from './read-file.js';

async function serve(port: MessagePort, { paths, runNames }: FileThreadStart): Promise<void> {
  const say = (answer: FileAnswer): void => {
    port.postMessage(answer);
  };
  const names = runNames.values();
  const runs = new CompanyRuns(() => names.next().value!);
  const extract = await openExtract(paths);
  port.on('message', (task: FileTask) => {
    if (task === undefined) {
      say({ parts: runs.finish() });
      return;
    }
    const file = extract.files.find(({ path }) => path === task)!;
    const onBytes = (bytes: number): void => {
      say({ bytes });
    };
    readAbrFile(file, runs, { onBytes })
      .then((read) => {
        say({ read });
      })
      .catch((error: unknown) => {
        say({ failure: sentFailure(error) });
      });
  });
}

if (parentPort) void serve(parentPort, workerData as FileThreadStart);
