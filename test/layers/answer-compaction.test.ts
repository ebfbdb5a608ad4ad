// A file of answers that is written anew without what is dead in it, while others have it open.
import { spawn } from 'node:child_process';
import { appendFileSync, chmodSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { keep, kept, keyOf, openStore } from '../support/service/answer-store.js';
import { root, workdir } from '../support/workdir.js';

const DAY = 86_400_000;
const names = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, i) => from + i);
const elements = (of: readonly number[], text = ''): Record<string, unknown> =>
  Object.fromEntries(of.map((i) => [i, `${i} KING STREET ${text}`]));
const sizeIn = (folder: string): number => statSync(join(folder, 'answers.log')).size;

/** A folder whose file is dead by more than half: what is kept there, and of which names. */
async function halfDead(now = Date.now): Promise<{ readonly path: string; readonly live: readonly number[] }> {
  const { path } = workdir();
  const live = names(0, 900);
  const answers = await openStore(path, { now });
  for (const text of ['a', 'b', 'c']) await keep(answers, elements(live, text));
  await answers.close();
  return { path, live };
}

describe('A file of answers is written anew as it is opened,', () => {
  test('where more than half of its answers were replaced', async () => {
    const { path, live } = await halfDead();
    const before = sizeIn(path);
    const answers = await openStore(path);
    expect(sizeIn(path)).toBeLessThan(before / 2);
    expect(kept(answers, live)).toEqual(Object.values(elements(live, 'c')));
    await keep(answers, { more: 1 });
    await answers.close();
    expect(kept(await openStore(path), [...live, 'more'])).toEqual([...Object.values(elements(live, 'c')), 1]);
    expect(readdirSync(path)).toEqual(['answers.log']);
  });

  test('where more than half of them are too old', async () => {
    let now = Date.UTC(2026, 0, 1);
    const { path } = workdir();
    const options = { now: () => now, maxAgeMs: 30 * DAY };
    const answers = await openStore(path, options);
    await keep(answers, elements(names(0, 2000)));
    now += 20 * DAY;
    await keep(answers, elements(names(2000, 2500)));
    await answers.close();
    const before = sizeIn(path);
    now += 11 * DAY;
    const again = await openStore(path, options);
    expect(sizeIn(path)).toBeLessThan(before / 2);
    expect(kept(again, [0, ...names(2000, 2500)])).toEqual([undefined, ...Object.values(elements(names(2000, 2500)))]);
    now += 20 * DAY;
    expect(kept(again, [2000])).toEqual([undefined]);
  });

  test('where it is damaged, so that it says so once', async () => {
    const { path } = workdir();
    const answers = await openStore(path);
    await keep(answers, { a: 1 });
    appendFileSync(join(path, 'answers.log'), Buffer.alloc(5000));
    await keep(answers, { b: 2 });
    await answers.close();
    const notes: string[] = [];
    for (const said of [1, 1]) {
      const again = await openStore(path, { onNote: (note) => notes.push(note) });
      expect(kept(again, ['a', 'b'])).toEqual([1, 2]);
      expect(notes.length).toBe(said);
      await again.close();
    }
    expect(notes).toEqual([
      `the answers in ${path} are damaged in one place (5000 bytes); what stood there is asked for again`,
    ]);
    expect(sizeIn(path)).toBeLessThan(500);
  });

  test('and keeps its permissions', async () => {
    const { path } = await halfDead();
    chmodSync(join(path, 'answers.log'), 0o640);
    const before = sizeIn(path);
    await openStore(path);
    expect(sizeIn(path)).toBeLessThan(before);
    expect(statSync(join(path, 'answers.log')).mode & 0o777).toBe(0o640);
  });
});

test('A file of answers is left as it is while another process writes it anew', async () => {
  const { path, live } = await halfDead();
  const before = sizeIn(path);
  writeFileSync(join(path, 'answers.log.lock'), JSON.stringify({ pid: 1, host: 'another', token: 'x' }));
  expect(kept(await openStore(path), live)).toEqual(Object.values(elements(live, 'c')));
  expect(sizeIn(path)).toBe(before);
});

describe('Who has a file of answers open while it is written anew', () => {
  test('keeps giving what is kept, and keeps in the new one', async () => {
    const { path, live } = await halfDead();
    writeFileSync(join(path, 'answers.log.lock'), JSON.stringify({ pid: 1, host: 'another', token: 'x' }));
    const old = await openStore(path);
    writeFileSync(join(path, 'answers.log.lock'), JSON.stringify({ pid: 2 ** 30, host: 'nobody', token: 'x' }));
    utimesSync(join(path, 'answers.log.lock'), 0, 0);
    const before = sizeIn(path);
    const anew = await openStore(path);
    expect(sizeIn(path)).toBeLessThan(before);
    expect(kept(old, live)).toEqual(Object.values(elements(live, 'c')));
    await keep(old, { late: 1 });
    expect(kept(old, ['late'])).toEqual([1]);
    expect(kept(anew, ['late'])).toEqual([1]);
    await old.close();
    await anew.close();
    expect(kept(await openStore(path), ['late', ...live])).toEqual([1, ...Object.values(elements(live, 'c'))]);
  });

  test('makes it again where it was removed', async () => {
    const { path } = workdir();
    const folder = join(path, 'cache');
    const answers = await openStore(folder);
    await keep(answers, { a: 1 });
    rmSync(folder, { recursive: true });
    await keep(answers, { b: 2 });
    expect(kept(await openStore(folder), ['a', 'b'])).toEqual([undefined, 2]);
  });
});

test('Several processes that begin, share and write anew one folder lose no answer', async () => {
  const { path } = workdir();
  const script = join(path, 'share.mjs');
  const folder = join(path, 'store');
  writeFileSync(
    script,
    `
      import { createHash } from 'node:crypto';
      import { openAnswerStore } from ${JSON.stringify(join(root, 'dist/layers/cache/answer-store.js'))};
      const keyOf = (name) => createHash('sha256').update(String(name)).digest('base64url');
      const [me] = process.argv.slice(2);
      // Each opening finds what the others have replaced since.
      for (let round = 0; round < 6; round++) {
        const answers = await openAnswerStore(${JSON.stringify(folder)}, { now: Date.now });
        for (let put = 0; put < 10; put++) {
          const entry = (name, element) => ({ key: keyOf(name), answer: { messages: [], payload: [element] } });
          const shared = Array.from({ length: 200 }, (_, i) => entry('shared' + i, i));
          await answers.put([...shared, entry(me + '/' + round + '/' + put, 'own')]);
        }
        await answers.close();
      }`,
  );
  const processes = ['a', 'b', 'c', 'd'];
  const codes = await Promise.all(
    processes.map(
      (name) =>
        new Promise((resolve) => {
          spawn(process.execPath, [script, name], { stdio: ['ignore', 'ignore', 'inherit'] }).on('close', resolve);
        }),
    ),
  );
  expect(codes).toEqual([0, 0, 0, 0]);
  const notes: string[] = [];
  const answers = await openStore(folder, { onNote: (note) => notes.push(note) });
  const own = processes.flatMap((name) => names(0, 60).map((i) => keyOf(`${name}/${Math.floor(i / 10)}/${i % 10}`)));
  expect(answers.get(own).map((answer) => answer?.payload)).toEqual(own.map(() => ['own']));
  expect(
    kept(
      answers,
      names(0, 200).map((i) => `shared${i}`),
    ),
  ).toEqual(names(0, 200));
  expect(notes).toEqual([]);
});
