// Runs that are gone on with, and a service that starts and ends, on a disk on which each call fails in turn.
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { WaypostError } from '../../../src/contract/errors.js';
import { runInProcess, type Finished } from '../../support/in-process.js';
import { countsOf, customers, Runs } from '../../support/resumable.js';
import { until } from '../../support/until.js';
import { workdir } from '../../support/workdir.js';
import { asText } from '../support/recorded.js';
import { everyCall } from './every-call.js';
import { steady } from './steady.js';

// Every call is brought to a disk that others may be using.
vi.setConfig({ testTimeout: 120_000 });

const INPUT = customers(60);

test('A failure at any call of a run that goes on with another is met as it was', async () => {
  const runs = new Runs({ input: INPUT });
  onTestFinished(() => {
    runs.remove();
  });
  const ended = async (): Promise<Finished> => {
    try {
      const summary = await runs.run();
      const stderr = `warning: continued after ${summary.resumedAfter} rows`;
      return { code: summary.exitCode, stdout: JSON.stringify(countsOf(summary)), stderr };
    } catch (error) {
      const isOurs = error instanceof WaypostError;
      return {
        code: isOurs ? error.exitCode : 1,
        stdout: '',
        stderr: `${isOurs ? '' : 'internal error: '}${(error as Error).message}`,
      };
    }
  };
  const lines = await everyCall({
    folder: { path: runs.folder },
    prepare: async () => {
      writeFileSync(runs.at('in.csv'), INPUT);
      utimesSync(runs.at('in.csv'), 1_700_000_000, 1_700_000_000);
      expect(await runs.breakOff(2)).toBe(false);
    },
    run: ended,
    only: /^(?!realpath).*(?:in\.csv|part|journal|answers)/,
    steady,
  });
  await expect(asText(lines)).toMatchFileSnapshot('../answers/disk/goes-on.txt');
});

test('A failure at any call of a service that starts is met as it was', async () => {
  const folder = workdir();
  const data = inject('sampleData');
  const users = { users: [{ name: 'al', domains: [], created: '2026-01-02T03:04:05.000Z', credential: CREDENTIAL }] };
  const args = ['serve', '--port', '0', '--threads', '0', '--users', 'users.json'];
  const lines = await everyCall({
    folder,
    prepare: () => {
      writeFileSync(join(folder.path, 'users.json'), JSON.stringify(users), { mode: 0o600 });
    },
    async run() {
      let isOver = false;
      const ended = runInProcess(folder.path, args, { env: { WAYPOST_DATA: data } }, (io) => {
        void until(() => isOver || io.out().includes('listening')).then(() => {
          io.signal('SIGTERM');
        });
      });
      return ended.finally(() => {
        isOver = true;
      });
    },
    watched: { '<data>/': data },
    steady: (text) =>
      steady(text)
        .replaceAll(data, '<data>')
        .replaceAll(/:\d{4,5}\b/g, ':<port>'),
  });
  await expect(asText(lines)).toMatchFileSnapshot('../answers/disk/serve.txt');
});

const CREDENTIAL = { cost: 2, blockSize: 8, salt: 'c2FsdA', hash: 'aGFzaA' };
