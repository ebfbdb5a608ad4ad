// The thread that reads states of a release, one after another, until the importing thread ends it.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { WaypostError } from '../../../contract/errors.js';
import { ByteTable } from '../../names/write/byte-table.js';
import { memoryOf } from '../../addresses/write/join-columns.js';
import { readCodes } from './codes.js';
import { openRelease } from './release.js';
import { readState } from './one-state.js';
import type { StateAnswer, StateThreadStart } from './state-messages.js';

async function serve(port: MessagePort, { paths, datum, streets, retired, blocks }: StateThreadStart): Promise<void> {
  const release = await openRelease(paths, undefined, datum);
  const shared = {
    codes: await readCodes(release),
    streets: { pids: ByteTable.of(streets), retired },
    blocks: { table: blocks.table, pids: ByteTable.of(blocks.pids) },
  };
  const say = (answer: StateAnswer, memory: ArrayBuffer[] = []): void => {
    port.postMessage(answer, memory);
  };
  port.on('message', (state: string) => {
    const skipped: Record<string, number> = {};
    readState(
      {
        release: release.only(state),
        signal: undefined,
        skipped,
        onBytes: (bytes) => {
          say({ bytes });
        },
      },
      shared,
    )
      .then((part) => {
        say({ part, skipped }, memoryOf(part));
      })
      .catch((error: unknown) => {
        say({ failure: failureOf(error) });
      });
  });
}

const failureOf = (error: unknown): Extract<StateAnswer, { failure: unknown }>['failure'] => {
  const { message, stack } = error as Error;
  return { message, stack, ...(error instanceof WaypostError ? { kind: error.kind } : {}) };
};

if (parentPort) void serve(parentPort, workerData as StateThreadStart);
