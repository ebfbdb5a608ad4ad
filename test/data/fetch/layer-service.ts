// A data service that exports a layer, and a store that has the file.
import fs from 'node:fs';
import path from 'node:path';
import { fetchRelease } from '../../../src/data/fetch/fetch-release.js';
import { site, type Site, type SiteFile } from '../../support/service/site.js';
import { temporaryFolder } from '../support/release.js';

export const KEY = '0123456789abcdef';
export const BODY = Buffer.alloc(50_000, 'WKT,address_id\n');

interface Service {
  at: Site;
  dataDir: string;
  fetch: (key?: string) => Promise<string>;
  store: Site;
  told: string[];
}

/** A data service whose export is ready at the second question, and a store of another origin that has the file. */
export async function service(change: Record<string, SiteFile> = {}, stored: Partial<SiteFile> = {}): Promise<Service> {
  const store = await site({ '/signed/nz.zip': { body: BODY, etag: '"e1"', ...stored } });
  const at = await site({
    '/layers/7/': { body: JSON.stringify({ id: 7, published_at: '2026-10-05T01:02:03.000Z' }) },
    '/exports/19/download/': { body: '', redirect: `${store.url}/signed/nz.zip?signature=secret` },
  });
  const order = (state: string): string =>
    JSON.stringify({
      id: 19,
      url: `${at.url}/exports/19/`,
      state,
      progress: 0.5,
      download_url: state === 'complete' ? `${at.url}/exports/19/download/` : null,
    });
  Object.assign(at.files, {
    'POST /exports/': { body: order('processing'), status: 201 },
    // A finished export answers 303 with its description, and where its file is.
    '/exports/19/': {
      body: order('complete'),
      bodies: [order('processing')],
      status: 303,
      headers: { location: `${at.url}/exports/19/download/` },
    },
    ...change,
  });
  const dataDir = temporaryFolder();
  const catalogue = path.join(dataDir, 'catalogue.json');
  const told: string[] = [];
  const entry = {
    name: 'Layer',
    page: at.url,
    licence: 'none',
    export: {
      service: `${at.url}/exports/`,
      layer: `${at.url}/layers/7/`,
      crs: 'EPSG:4167',
      format: 'text/csv',
      key: 'get one at the service',
    },
  };
  fs.writeFileSync(catalogue, JSON.stringify({ format: 1, releases: { linz: entry } }));
  const fetch = (key: string | undefined = KEY): Promise<string> =>
    fetchRelease(
      {
        kind: 'linz',
        dataDir,
        catalogue,
        key,
        retries: 0,
        onPreparing: () => {
          told.push('preparing');
        },
      },
      ({ files }) => Promise.resolve(files[0]!.path),
    );
  return { at, dataDir, fetch, store, told };
}
export const asked = (at: Site): string[] => at.asked.map(({ method, path }) => `${method} ${path}`);
