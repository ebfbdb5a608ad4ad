// Where the answers of a run are: in one place each, and found again however the run is continued.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AnswerStore } from '../../src/layers/cache/answers.js';
import { openCache } from '../../src/layers/cache/answer-store.js';
import { openRunAnswers } from '../../src/layers/cache/run-answers.js';
import { keyOf } from '../support/service/answer-store.js';
import { addresses, cleanseAll, remoteEngine } from '../support/service/remote-run.js';
import { scriptedService } from '../support/service/scripted-service.js';
import { faults } from '../support/service/service-faults.js';
import { workdir } from '../support/workdir.js';

/** Opens the places below the folder, for one command of a run. */
async function command<T>(
  folder: string,
  { own = true, cache, now = Date.now }: { own?: boolean; cache?: string | undefined; now?: () => number },
  work: (answers: AnswerStore) => T,
): Promise<Awaited<T>> {
  const answers = await openRunAnswers({
    own: own ? join(folder, 'own') : undefined,
    cache: cache === undefined ? undefined : join(folder, cache),
    now,
  });
  try {
    return await work(answers);
  } finally {
    await answers.close();
  }
}

const put =
  (...keys: string[]) =>
  (answers: AnswerStore): Promise<void> =>
    answers.put(keys.map((key) => ({ key: keyOf(key), answer: { messages: [], payload: [key] } })));
const found = (answers: AnswerStore): unknown[] =>
  answers.get(['a', 'b', 'c', 'd'].map(keyOf)).map((answer) => answer?.payload[0] ?? '');

describe('A run that is continued finds what it was answered', () => {
  test.each<[string, (string | undefined)[]]>([
    ['in its own folder', [undefined, undefined]],
    ['in the cache', ['x', 'x']],
    ['in the cache, when that is left out', ['x', undefined]],
    ['in its own folder, when a cache is given', [undefined, 'x']],
    ['in both', [undefined, 'x', undefined]],
    ['in one cache and the other', ['x', 'y', undefined, 'x']],
  ])('%s', async (_, caches) => {
    const { path } = workdir();
    const keys = ['a', 'b', 'c', 'd'];
    for (const [i, cache] of caches.entries()) {
      expect(await command(path, { cache }, found)).toEqual(keys.map((key, k) => (k < i ? key : '')));
      await command(path, { cache }, put(keys[i]!));
    }
  });

  test('and keeps each answer in one place: the cache if there is one', async () => {
    const { path } = workdir();
    await command(path, { cache: 'x' }, put('a'));
    await command(path, {}, put('b'));
    await command(path, { cache: 'y' }, put('c'));
    const inCache = async (name: string): Promise<unknown[]> => command(path, { own: false, cache: name }, found);
    expect([await inCache('x'), await inCache('y')]).toEqual([
      ['a', '', '', ''],
      ['', '', 'c', ''],
    ]);
    rmSync(join(path, 'x'), { recursive: true });
    rmSync(join(path, 'y'), { recursive: true });
    expect(await command(path, {}, found)).toEqual(['', 'b', '', '']);
    expect(existsSync(join(path, 'x'))).toBe(false);
  });

  test('but for what is too old in a cache', async () => {
    const { path } = workdir();
    const began = Date.UTC(2026, 0, 1);
    const later = (): number => began + 31 * 86_400_000;
    await command(path, { cache: 'x', now: () => began }, put('a'));
    await command(path, { now: () => began }, put('b'));
    expect(await command(path, { now: later }, found)).toEqual(['', 'b', '', '']);
  });
});

test('What is found in the cache is counted, and nothing else', async () => {
  const { path } = workdir();
  const cache = join(path, 'x');
  const own = join(path, 'own');
  await command(path, {}, put('a'));
  let cached = 0;
  const answers = await openRunAnswers({
    own,
    cache,
    now: Date.now,
    onCached: (count) => {
      cached += count;
    },
  });
  onTestFinished(() => answers.close());
  expect(found(answers)).toEqual(['a', '', '', '']);
  expect(cached).toBe(0);
  await put('b', 'c')(answers);
  expect(found(answers)).toEqual(['a', 'b', 'c', '']);
  expect(cached).toBe(2);
});

test('The cache may not be the folder that goes away with the run', async () => {
  const { path } = workdir();
  const own = join(path, 'own');
  mkdirSync(own);
  await expect(openRunAnswers({ own, cache: own, now: Date.now })).rejects.toMatchObject({
    kind: 'usage',
    message: expect.stringContaining('give it another name') as string,
  });
});

test('A file that was cut off by the network is finished by asking what is missing alone', async () => {
  const service = await scriptedService({
    script: [undefined, undefined, ...Array.from({ length: 4 }, () => faults.resetBeforeAnswer)],
  });
  const { path } = workdir();
  const scope = { endpoint: service.url, user: 'me', locale: undefined };
  const answers = () => openCache(path, { now: Date.now });
  const engine = (): ReturnType<typeof remoteEngine> => remoteEngine(service.url, { retries: 1, maxErrors: 2 });
  expect((await cleanseAll(engine(), addresses(500), { answers, scope })).error).toMatchObject({ exitCode: 5 });
  expect((await cleanseAll(engine(), addresses(500), { answers, scope })).rows).toEqual(
    addresses(500).map((line) => ['verified', line]),
  );
  expect(service.answered).toEqual(addresses(500));
});
