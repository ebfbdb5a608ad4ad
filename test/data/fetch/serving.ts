// A site with one file, and downloads from it.
import fs from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { download, type Downloaded, type DownloadOptions, type WantedFile } from '../../../src/data/fetch/download.js';
import { Web } from '../../../src/data/fetch/web.js';
import { site, type Site, type SiteFile } from '../../support/service/site.js';
import { temporaryFolder } from '../support/release.js';

export const BODY = Buffer.from(Array.from({ length: 400_000 }, (_, i) => (i * 7 + (i >> 9)) & 255));

export const OTHER = Buffer.from(BODY).reverse();

export const ETAG = '"v1"';

export const MIDNIGHT = new Date(Date.UTC(2026, 4, 1));

export async function serving(file: SiteFile): Promise<{
  at: Site;
  folder: string;
  get: (wanted?: Partial<WantedFile>, options?: Partial<DownloadOptions>) => Promise<Downloaded>;
  file: SiteFile;
}> {
  const at = await site({ '/release.zip': file });
  const folder = temporaryFolder();
  const web = new Web();
  onTestFinished(() => web.close());
  return {
    at,
    folder,
    file,
    get: (wanted = {}, options = {}) =>
      download(
        { url: `${at.url}/release.zip`, name: 'release.zip', ...wanted },
        { folder, web, retries: 2, ...options },
      ),
  };
}

export const content = (folder: string): Buffer => fs.readFileSync(path.join(folder, 'release.zip'));

export const ranges = (at: Site): (string | undefined)[] => at.asked.map(({ headers }) => headers.range);
