// data fetch: downloads the newest release that its owner has published, then imports it as `data import` does.
import { WaypostError } from '../../contract/errors.js';
import { fetchRelease } from '../../data/fetch/fetch-release.js';
import { dataFolder } from '../config/data-folder.js';
import { proxiesOf } from '../config/proxies.js';
import type { FetchKind } from '../fetch-kinds.js';
import type { Io } from '../io.js';
import { messagesTo } from '../messages.js';
import { count, startProgress } from '../progress.js';
import { interruptible } from '../signals.js';
import { importPaths } from './data-import.js';
import type { DataCommandOptions } from './data-options.js';

const RETRIES = 5;

/** Fetches and imports a kind of release; returns the exit code. */
export async function fetchAndImport(kind: FetchKind, options: DataCommandOptions, io: Io): Promise<number> {
  // What the import would refuse is refused before a long download.
  await kind.importKind.prepare([], options);
  const messages = messagesTo(io, options);
  const progress = await startProgress(io, messages, { ...options, progress: options.progress !== false }, 'MB');
  try {
    return await interruptible(io, 'what has come is kept: run the same command again to go on', (signal) =>
      fetchRelease(
        {
          kind: kind.name,
          dataDir: dataFolder(options.data, io),
          datum: options.datum ?? kind.datum,
          catalogue: options.catalogue,
          signal,
          retries: options.retries ?? RETRIES,
          key: kind.key?.(io.env),
          proxies: proxiesOf(io),
          onPreparing() {
            messages.info('the export is being prepared; for a whole country that takes minutes');
          },
          onRelease({ title, release, url, licence }) {
            messages.info(`${title}: release ${release} from ${new URL(url).host}; ${licence}`, {
              release,
              url: new URL(url).pathname,
            });
          },
          onRetry({ message }, waitMs) {
            messages.warn(`${message}; trying again in ${Math.ceil(waitMs / 1000)} s`);
          },
          onProgress({ done, total, before }) {
            progress.update({ done, total, before, rows: Math.round(done / 1e6) });
          },
        },
        async ({ files, release }) => {
          progress.stop();
          for (const { path, bytes, sha256, fetched } of files) {
            messages.info(
              `${fetched ? 'fetched' : 'already there:'} ${path}, ${count(bytes)} bytes, sha256 ${sha256}`,
              {
                path,
                bytes,
                sha256,
                fetched,
              },
            );
          }
          const paths = files.map(({ path }) => path);
          return importFetched(kind, paths, { ...options, ...datumOf(release.datum) }, io);
        },
      ),
    );
  } finally {
    progress.stop();
  }
}

const datumOf = (datum: string | undefined): Pick<DataCommandOptions, 'datum'> =>
  datum === 'GDA94' || datum === 'GDA2020' ? { datum } : {};

/** A release that does not read is damaged, or a new kind: the user can have it fetched anew. */
async function importFetched(
  kind: FetchKind,
  paths: readonly string[],
  options: DataCommandOptions,
  io: Io,
): Promise<number> {
  try {
    return await importPaths(kind.importKind, paths, options, io);
  } catch (error) {
    if (!(error instanceof WaypostError) || error.kind !== 'input-unreadable') throw error;
    throw new WaypostError(
      error.kind,
      `${error.message} (remove ${paths.join(', ')} to have ${paths.length === 1 ? 'it' : 'them'} fetched anew)`,
      { cause: error },
    );
  }
}
