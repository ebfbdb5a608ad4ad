// The engines of the suite for each of its data folders: the local one, and the remote one over waypost serve.
import { inject } from 'vitest';
import type { Engine } from '../../src/contract/operation.js';
import { openLocalEngine } from '../../src/engine/local.js';
import { openRemoteEngine } from '../../src/remote/engine.js';
import { serveProcess } from '../support/serve-process.js';
import { conformanceData, type DataName } from './data.js';

export interface Pair {
  readonly dataDir: string;
  readonly local: Engine;
  readonly remote: Engine;
  readonly url: string;
  /** Of Basic authentication, `user:secret`. */ readonly credential: string;
  stop(): Promise<void>;
}
export type Pairs = Readonly<Record<DataName, Pair>>;

/** Opens them; `close` ends all and takes the folders away. */
export async function openPairs(): Promise<{ pairs: Pairs; close: () => Promise<void> }> {
  const { folders, remove } = await conformanceData(inject('sampleData'));
  const open = async (name: DataName): Promise<readonly [DataName, Pair]> => {
    const dataDir = folders[name];
    const {
      url,
      credentials: [credential = ''],
      stop,
    } = await serveProcess(dataDir, [['tester']], ['--threads', '1', '--quiet']);
    const [user = '', secret = ''] = credential.split(':');
    return [
      name,
      {
        dataDir,
        url,
        credential,
        stop,
        local: await openLocalEngine({ dataDir }),
        remote: openRemoteEngine({ endpoint: url, credential: { user, secret }, retries: 0, maxErrors: 1_000_000 }),
      },
    ];
  };
  const pairs = Object.fromEntries(await Promise.all([open('every'), open('gnaf'), open('nothing')])) as Record<
    DataName,
    Pair
  >;
  return {
    pairs,
    async close() {
      for (const { local, remote, stop } of Object.values(pairs)) {
        await remote.close();
        await stop();
        await local.close();
      }
      remove();
    },
  };
}
