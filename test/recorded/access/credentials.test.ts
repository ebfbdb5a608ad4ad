// Checks of credentials of callers who are right, wrong and many, in the time of fake timers: who is checked when, and
// what comes of it; and how much of a user may be under way.
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CredentialChecks } from '../../../src/server/access/credential-checks.js';
import { Failures, type Source } from '../../../src/server/access/failures.js';
import { UnderWay } from '../../../src/server/access/under-way.js';
import type { RequestLife } from '../../../src/server/connection/life.js';
import { firstAt } from '../limits/first-at.js';
import { chance } from '../support/mixed.js';
import { asText } from '../support/recorded.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Crowd {
  readonly checks: number;
  /** Milliseconds between two at most. */
  readonly apart: number;
  /** Of five, so many are right. */
  readonly right: number;
}

async function crowd(seed: number, { checks, apart, right }: Crowd): Promise<string[]> {
  const below = chance(seed);
  const failures = new Failures();
  const checking = new CredentialChecks(failures);
  const connections = Array.from({ length: 6 }, () => ({}));
  const log: string[] = [];
  const began = performance.now();
  const note = (text: string): void => {
    log.push(`${Math.round(performance.now() - began)} ${text}`);
  };
  for (let i = 0; i < checks; i++) {
    const source: Source = {
      address: ['10.0.0.1', '10.0.0.2'][below(2)]!,
      name: ['al', 'bo', 'cy'][below(3)]!,
      connection: connections[below(6)]!,
    };
    const [isRight, doesThrow, ms] = [below(5) < right, below(20) === 0, 20 + below(60)];
    const run = async (): Promise<boolean> => {
      note(`${i} is checked`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      if (doesThrow) throw new Error('no hash');
      return isRight;
    };
    checking.check(source, run).then(
      (was) => {
        if (!was) failures.add(source);
        note(`${i} of ${source.name} is ${was ? 'right' : 'wrong'}, ${failures.areMany(source) ? 'many' : 'few'}`);
      },
      (error: unknown) => {
        note(`${i} fails: ${(error as Error).message}`);
      },
    );
    await vi.advanceTimersByTimeAsync(below(apart + 1));
  }
  await vi.advanceTimersByTimeAsync(60_000);
  return log;
}

const CROWDS: Readonly<Record<string, Crowd>> = {
  few: { checks: 15, apart: 120, right: 3 },
  wrong: { checks: 40, apart: 60, right: 0 },
  mixed: { checks: 50, apart: 30, right: 2 },
  flood: { checks: 90, apart: 1, right: 1 },
};

test('Credentials are checked in the order in which they were', async () => {
  const lines: string[] = [];
  for (const [name, shape] of Object.entries(CROWDS)) {
    for (let seed = 1; seed <= 10; seed++) {
      const log = await crowd(seed, shape);
      if (seed === 1 && name !== 'flood') lines.push(`# ${name}`, ...log);
      const sum = createHash('sha256').update(log.join('\n')).digest('hex').slice(0, 6);
      const failed = log.filter((line) => line.includes('fails')).length;
      lines.push(`${name} ${seed}: ${log.length} lines, ${failed} failed, ${log.at(-1)} ${sum}`);
    }
  }
  await expect(asText(lines)).toMatchFileSnapshot('../answers/access/credentials.txt');
});

test('As much of a user may be under way as might', async () => {
  const lives = (count: number, headers: object, ended = 0): string => {
    const underWay = new UnderWay();
    const ends: (() => void)[] = [];
    const life = { onEnd: (end: () => void) => ends.push(end) } as unknown as RequestLife;
    for (let i = 0; i < count; i++) {
      underWay.enter('al', headers as never, life);
      if (i < ended) ends.shift()!();
    }
    underWay.enter('bo', headers as never, life);
    return 'taken';
  };
  const lines = [
    await firstAt('requests', [1, 400], (n) => lives(n, {})),
    await firstAt('requests of which ten are over', [1, 400], (n) => lives(n, {}, 10)),
    await firstAt('bodies of 1 MB', [1, 200], (n) => lives(n, { 'content-length': String(1 << 20) })),
    await firstAt('bodies of 1 MB of which ten are over', [11, 200], (n) =>
      lives(n, { 'content-length': String(1 << 20) }, 10),
    ),
    await firstAt('bodies in chunks', [1, 200], (n) => lives(n, { 'transfer-encoding': 'chunked' })),
  ];
  await expect(asText(lines)).toMatchFileSnapshot('../answers/access/under-way.txt');
});
