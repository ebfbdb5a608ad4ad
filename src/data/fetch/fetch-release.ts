// Gets the newest release of a kind into the download folder below the data folder, one run at a time.
import fs from 'node:fs';
import path from 'node:path';
import { WaypostError } from '../../contract/errors.js';
import { withLock } from '../../files/lock-file.js';
import { whyAndNext } from '../../contract/write-failure.js';
import { CachedFile } from './cached-file.js';
import { download, type Downloaded, type DownloadProgress } from './download.js';
import { newestRelease, type NewestRelease, type ReleaseOptions } from './releases.js';
import type { Proxies } from '../../web/proxies.js';
import { Web } from './web.js';

export interface FetchOptions extends Omit<ReleaseOptions, 'folder'> {
  readonly kind: string;
  readonly dataDir: string;
  readonly proxies?: Proxies | undefined;
  /** Told which release it is before anything of it is fetched. */
  readonly onRelease?: ((release: NewestRelease) => void) | undefined;
  readonly onProgress?: ((progress: DownloadProgress) => void) | undefined;
}

export interface FetchedRelease {
  readonly release: NewestRelease;
  /** Its files, one for most. */
  readonly files: readonly Downloaded[];
}

/**
 * Downloads the newest release and calls `use` with it while no other run can touch the folder. When that is done,
 * other releases of the kind are removed from the folder; the file itself stays, so that the next run need not fetch it
 * again.
 */
export async function fetchRelease<T>(options: FetchOptions, use: (fetched: FetchedRelease) => Promise<T>): Promise<T> {
  const { kind, dataDir, proxies, onRelease } = options;
  const folder = path.join(dataDir, 'downloads', kind);
  try {
    fs.mkdirSync(folder, { recursive: true });
  } catch (cause) {
    throw new WaypostError(
      'output-unwritable',
      `cannot make the folder ${folder}: ${whyAndNext(cause, 'choose another data folder with --data')}`,
      { cause },
    );
  }
  const web = new Web(proxies);
  try {
    return await withLock(`${folder}.lock`, `another fetch of ${kind} into ${dataDir}`, async () => {
      const release = await newestRelease(kind, web, { ...options, folder });
      onRelease?.(release);
      const files: Downloaded[] = [];
      const names: string[] = [];
      for (const file of [release, ...(release.parts ?? [])]) {
        const name =
          file.name ??
          nameOf(file.url) ??
          `${kind}-${release.release}${names.length === 0 ? '' : `-${names.length + 1}`}.zip`;
        files.push(await download({ ...file, name }, { ...options, folder, web }));
        names.push(...new CachedFile(folder, name).names);
      }
      const result = await use({ files, release });
      keepOnly(folder, names);
      return result;
    });
  } finally {
    await web.close();
  }
}

/**
 * The last part of the address as a file name that any system takes; undefined when it names neither a zip nor a CSV.
 */
const nameOf = (url: string): string | undefined =>
  /([\w.-]{1,100}\.(?:zip|csv))$/i.exec(new URL(url).pathname)?.[1]?.replace(/^[.-]+/, '');

function keepOnly(folder: string, names: readonly string[]): void {
  try {
    for (const name of fs.readdirSync(folder)) {
      if (!names.includes(name)) fs.rmSync(path.join(folder, name), { recursive: true });
    }
  } catch {
    /* the release is imported: what is left over goes away with the next */
  }
}
