// Has a data service of the Koordinates kind (LINZ runs one) make an export of a layer, and waits for it. The export is
// noted, so that a run that was cut off waits for, and downloads, the same one.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { WaypostError } from '../../contract/errors.js';
import { CachedFile } from './cached-file.js';
import { persist, type Patience } from './persist.js';
import type { ReleaseAddress } from './release-address.js';
import { shown } from '../../web/connection.js';
import { TemporaryFailure, type Web } from './web.js';

/** Where the service takes orders, what is ordered. */
export interface LayerExport {
  readonly service: string;
  readonly layer: string;
  readonly crs: string;
  readonly format: string;
}

export interface ExportOptions extends Patience {
  /** The folder of the download, where the export is noted. */
  readonly folder: string;
  readonly key: string | undefined;
  /** Where a user without a key gets one. */
  readonly keyFrom: string;
  /** Told when the export has to be waited for. */
  readonly onPreparing?: (() => void) | undefined;
}

const layer = z.object({ published_at: z.string().regex(/^\d{4}-\d{2}-\d{2}/) });
const order = z.object({ url: z.url(), state: z.string(), download_url: z.url().nullish() });
type Order = z.infer<typeof order>;

/** Characters of a service's text that a message shows. */
const MOST_SHOWN = 40;
const FIRST_POLL_MS = 500;
const LONGEST_POLL_MS = 10_000;
/** A national layer takes a service minutes. */
const GIVE_UP_MS = 3_600_000;

/** The export of the layer as it is published now; the file that is in the folder already when it is of that date. */
export async function orderExport(from: LayerExport, web: Web, options: ExportOptions): Promise<ReleaseAddress> {
  const { folder, signal } = options;
  const authorization = authorizationOf(options);
  const service = new URL(from.service).origin;
  // The key is for the service alone, wherever its answers point.
  const ask = <T>(shape: z.ZodType<T>, url: string, more: { post?: unknown; follow?: boolean } = {}): Promise<T> =>
    persist(async () => {
      const answer = shape.safeParse(
        await web.json(url, {
          ...more,
          signal,
          authorization: new URL(url).origin === service ? authorization : undefined,
        }),
      );
      if (!answer.success) {
        throw new WaypostError(
          'input-unreadable',
          `${shown(url)} does not answer as a data service does (${answer.error.issues[0]?.path.join('.')}); ` +
            `check the catalogue`,
        );
      }
      return answer.data;
    }, options);
  const release = (await ask(layer, from.layer)).published_at.slice(0, 10);
  const name = `${path.basename(folder)}-${release}.zip`;
  const file = new CachedFile(folder, name);
  const note = path.join(folder, `${release}.export.json`);
  const there = await file.whole();
  if (there) return { release, url: there.url, sha256: there.sha256, name };
  let ordered = await orderedBefore(note, (url) => ask(order, url, { follow: false }));
  if (!ordered) {
    ordered = await ask(order, from.service, {
      post: { crs: from.crs, formats: { vector: from.format }, items: [{ item: from.layer }] },
    });
    fs.writeFileSync(note, JSON.stringify({ url: ordered.url }));
  }
  const url = await completed(ordered, (orderUrl) => ask(order, orderUrl, { follow: false }), options);
  return { release, url, name, ...(new URL(url).origin === service ? { authorization } : {}) };
}

/** Waits until the export is made; returns the address of its file. */
async function completed(
  ordered: Order,
  ask: (url: string) => Promise<Order>,
  { signal, onPreparing }: ExportOptions,
): Promise<string> {
  const began = performance.now();
  let now = ordered;
  for (let wait = FIRST_POLL_MS; now.state !== 'complete'; wait = Math.min(wait * 1.5, LONGEST_POLL_MS)) {
    if (now.state !== 'processing') {
      throw new WaypostError(
        'input-unreadable',
        `${shown(now.url)} ended as '${now.state.slice(0, MOST_SHOWN)}'; run the same command again for another export`,
      );
    }
    if (performance.now() - began > GIVE_UP_MS) {
      throw new TemporaryFailure(`${shown(now.url)} is still being prepared; run the same command again later`);
    }
    if (wait === FIRST_POLL_MS) onPreparing?.();
    await sleep(wait, undefined, { signal }).catch(() => {
      throw signal?.reason;
    });
    now = await ask(now.url);
  }
  if (now.download_url == null) {
    throw new WaypostError(
      'input-unreadable',
      `${shown(now.url)} is complete and has no file; run the same command again`,
    );
  }
  return now.download_url;
}

function authorizationOf({ key, keyFrom }: ExportOptions): string {
  if (key === undefined || key === '') {
    throw new WaypostError('authentication', `this needs a key of your own: ${keyFrom}`);
  }
  if (!/^[\x21-\x7e]+$/.test(key)) {
    throw new WaypostError('authentication', 'the key has blanks or characters that no key has; give it alone');
  }
  return `key ${key}`;
}

/** The export that an earlier run ordered, while the service still has it. */
async function orderedBefore(note: string, ask: (url: string) => Promise<Order>): Promise<Order | undefined> {
  try {
    const { url } = JSON.parse(fs.readFileSync(note, 'utf8')) as { url: unknown };
    if (typeof url !== 'string') return undefined;
    const found = await ask(url);
    return ['processing', 'complete'].includes(found.state) ? found : undefined;
  } catch (error) {
    // No note, or the service has forgotten the export: another is ordered.
    if (!(error instanceof WaypostError) || error.kind === 'input-unreadable') return undefined;
    throw error;
  }
}
