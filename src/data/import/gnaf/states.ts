// Reads the addresses of a release state by state, as many at once as there are processors: they are nearly all of its
// bytes.
import { availableParallelism } from 'node:os';
import { WaypostError } from '../../../contract/errors.js';
import type { AddressColumns } from '../../addresses/write/address-columns.js';
import { joinColumns, sharedId } from '../../addresses/write/join-columns.js';
import { mostAddresses, type KnownStreets } from './addresses.js';
import { readMeshBlocks } from './attributes.js';
import type { Codes } from './codes.js';
import type { Release } from './release.js';
import { readState } from './one-state.js';
import type { ScanContext } from './scan.js';
import { StateThreads } from './state-threads.js';

/** For fewer addresses than this a thread costs more than it saves. */
const WORTH_THREADS = 300_000;

/**
 * Reads all states. `paths` are those the release was opened by: every thread opens it for itself. `wished` threads,
 * else as many as are worth it.
 */
export async function readStates(
  context: ScanContext,
  paths: readonly string[],
  codes: Codes,
  streets: KnownStreets,
  wished?: number,
): Promise<AddressColumns> {
  const { release } = context;
  const blocks = await readMeshBlocks(context);
  const size = (state: string): number => mostAddresses(release.only(state));
  const threads = Math.min(
    wished ?? (mostAddresses(release) < WORTH_THREADS ? 1 : availableParallelism()),
    release.states.length,
  );
  const parts =
    threads > 1
      ? await new StateThreads(
          {
            paths,
            datum: release.datum,
            streets: streets.pids.parts(),
            retired: streets.retired,
            blocks: { table: blocks.table, pids: blocks.pids.parts() },
          },
          context,
        ).read(release.states, size, threads)
      : await oneByOne(release.states, (state) =>
          readState({ ...context, release: release.only(state) }, { codes, streets, blocks }),
        );
  const columns = joinColumns(parts);
  columns.meshBlockCodes = blocks.codes;
  const shared = sharedId(columns, parts);
  if (shared) {
    const tables = shared.parts.map((part) => release.only(release.states[part]!).table('ADDRESS_DETAIL')[0]!.name);
    throw new WaypostError(
      'input-unreadable',
      `ADDRESS_DETAIL_PID ${shared.pid} is there twice: in ` +
        `${tables.join(' and in ')}; ` +
        `the release is damaged; download it again`,
    );
  }
  if (columns.count === 0) throw noAddress(release);
  return columns;
}

async function oneByOne<T, R>(tasks: readonly T[], run: (task: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const task of tasks) results.push(await run(task));
  return results;
}

const noAddress = (release: Release): WaypostError =>
  new WaypostError(
    'input-unreadable',
    `no address in ${release
      .table('ADDRESS_DETAIL')
      .map((file) => file.name)
      .join(', ')} is in use: all are retired or of confidence -1; nothing was imported`,
  );
