// What comes of a pool of threads of which one dies, hangs, is late or answers oddly at any of its messages: what each
// caller is told and when, and all that is sent to threads, as a sum.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Operation } from '../../../src/contract/operation.js';
import { openThreadPool } from '../../../src/engine/threads/thread-pool.js';
import { described } from '../../support/service/served.js';
import { asText } from '../support/recorded.js';
import { withWorkers, Workers, type Fault } from './simulated-workers.js';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
    now: Date.UTC(2026, 0, 2),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const operationOf = (name: string): Operation =>
  described({ name, path: `/${name}`, schema: () => Promise.reject(new Error('none')) }) as Operation;
const SHORT = operationOf('short');
const LONG = operationOf('long');

/** Calls by when they come, whose they are, and when nobody waits any more. */
interface Asked {
  readonly at: number;
  readonly user: string;
  readonly records: number;
  readonly isLong?: true;
  readonly goneAt?: number;
}

const CALLS: readonly Asked[] = [
  { at: 10, user: 'al', records: 1 },
  { at: 10, user: 'al', records: 40, isLong: true },
  { at: 10, user: 'al', records: 3 },
  { at: 11, user: 'bo', records: 2 },
  { at: 11, user: 'bo', records: 90, isLong: true, goneAt: 16 },
  { at: 12, user: 'cy', records: 1, goneAt: 12 },
  { at: 13, user: 'al', records: 2 },
  { at: 14, user: 'bo', records: 30 },
  { at: 20, user: 'cy', records: 5, isLong: true },
  { at: 21, user: 'di', records: 1 },
];

async function course(workers: Workers, timeoutMs = 100): Promise<string[]> {
  const told: string[] = [];
  await withWorkers(workers, async () => {
    const opening = openThreadPool({ module: 'm', share: {}, threads: 2, timeoutMs });
    opening.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(8);
    const pool = await opening;
    const connections = new Map(CALLS.map(({ user }) => [user, {}]));
    let now = 8;
    const pass = async (to: number): Promise<void> => {
      await vi.advanceTimersByTimeAsync(to - now);
      now = to;
    };
    for (const [i, { at, user, records, isLong, goneAt }] of CALLS.entries()) {
      await pass(at);
      const caller = {
        user,
        connection: connections.get(user)!,
        onGone(tell: () => void) {
          if (goneAt !== undefined) setTimeout(tell, goneAt - at);
        },
      };
      const payload = Array.from({ length: records }, (_, n) => (n === 0 ? i : 0));
      pool.run(isLong ? LONG : SHORT, { payload }, caller).then(
        ({ json }) => {
          workers.note(`call ${i + 1} is answered ${String(Buffer.from(json as Uint8Array))}`);
          told.push(`${i + 1}`);
        },
        (error: unknown) => {
          workers.note(`call ${i + 1} fails: ${(error as Error).message}`);
          told.push(`${i + 1} ${(error as Error).message}`);
        },
      );
    }
    await pass(1400);
    await pool.close();
    await vi.advanceTimersByTimeAsync(2000);
    await pool.run(SHORT, { payload: [] }).catch((error: unknown) => {
      workers.note((error as Error).message);
    });
  });
  expect([workers.running, vi.getTimerCount()]).toEqual([0, 0]);
  return told;
}

const FAULTS: readonly Fault[] = ['dies', 'fails', 'hangs', 'is late', 'wants another turn', 'refuses'];

test('A pool does what it did', async () => {
  const workers = new Workers(undefined, 0);
  await course(workers);
  const dying = new Workers('dies', 4);
  await course(dying);
  await expect(asText([...workers.log, '# a thread dies', ...dying.log])).toMatchFileSnapshot(
    '../answers/threads/pool.txt',
  );
});

test('What comes of a thread that does something odd is what it was', async () => {
  const lines: string[] = [];
  for (const fault of FAULTS) {
    const outcomes = new Map<string, string[]>();
    for (let nth = 0; nth < 13; nth++) {
      const workers = new Workers(fault, nth);
      const told = (await course(workers)).toSorted((a, b) => parseInt(a) - parseInt(b));
      const outcome = told.filter((one) => one.includes(' ')).join('; ');
      const sum = createHash('sha256').update(workers.log.join('\n')).digest('hex').slice(0, 6);
      outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), `${nth} ${sum}`]);
    }
    lines.push(`# ${fault}`, ...[...outcomes].map(([outcome, sums]) => `${outcome}: ${sums.join(', ')}`));
  }
  await expect(asText(lines)).toMatchFileSnapshot('../answers/threads/odd.txt');
});

test('A pool of which threads cannot begin comes to what it did', async () => {
  const lines: string[] = [];
  for (const never of [[1], [3], [3, 4]]) {
    const workers = new Workers(never[0] === 1 ? undefined : 'dies', 4, never);
    const told = await course(workers).catch((error: unknown) => [(error as Error).message]);
    lines.push(`# never ready: ${never.join(' ')}`, ...told, ...workers.log);
  }
  await expect(asText(lines)).toMatchFileSnapshot('../answers/threads/never-ready.txt');
});
