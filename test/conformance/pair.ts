// The engines of the suite for each of its data folders: the local one, and the remote one over waypost serve.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { dataFolder } from '../../src/cli/config/data-folder.js';
import type { Engine } from '../../src/contract/operation.js';
import { wordsService } from '../../src/contract/services.js';
import { openLocalEngine } from '../../src/engine/local.js';
import { openRemoteEngine } from '../../src/remote/engine.js';
import { serveProcess } from '../support/service/serve-process.js';

/** `every`: a set of every kind. `gnaf`: the sample release alone. */
export type DataName = 'every' | 'gnaf' | 'nothing';

export interface Pair {
  readonly dataDir: string;
  readonly local: Engine;
  readonly remote: Engine;
  readonly url: string;
  /** Of Basic authentication, `user:secret`. */
  readonly credential: string;
  stop(): Promise<void>;
}
export type Pairs = Readonly<Record<DataName, Pair>>;

/** Opens them; `close` ends all and takes the folder without data away. */
export async function openPairs(): Promise<{ pairs: Pairs; close: () => Promise<void> }> {
  const nothing = mkdtempSync(join(tmpdir(), 'waypost-nothing-'));
  const { everyKind, gnaf } = inject('sampleSets');
  const pairs: Pairs = {
    every: await open(everyKind),
    gnaf: await open(gnaf, gnaf, IN_ITS_PROCESS),
    nothing: await openWithoutData(nothing),
  };
  return {
    pairs,
    async close() {
      for (const { local, remote, stop } of Object.values(pairs)) {
        await remote.close();
        await stop();
        await local.close();
      }
      rmSync(nothing, { recursive: true, force: true });
    },
  };
}

/** A data folder without data is answered from only where nobody named it: the platform's of a home. */
const openWithoutData = (home: string): Promise<Pair> =>
  open(dataFolder(undefined, { platform: process.platform, env: {}, home }), { home }, IN_ITS_PROCESS);

/** The server over every kind of data answers on a thread, the others need none: what they answer is the same. */
const ON_A_THREAD = ['--threads', '1', '--quiet'];
const IN_ITS_PROCESS = ['--threads', '0', '--quiet'];

async function open(
  dataDir: string,
  served: Parameters<typeof serveProcess>[0] = dataDir,
  args: readonly string[] = ON_A_THREAD,
): Promise<Pair> {
  const { url, credentials, stop } = await serveProcess(served, [['tester']], args);
  const [credential = ''] = credentials;
  const [user = '', secret = ''] = credential.split(':');
  return {
    dataDir,
    url,
    credential,
    stop,
    local: await openLocalEngine({ dataDir }),
    remote: openRemoteEngine({
      endpoint: url,
      wordsEndpoint: `${url}${wordsService.base}`,
      credential: { user, secret },
      retries: 0,
      maxErrors: 1_000_000,
    }),
  };
}
