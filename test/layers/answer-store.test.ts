// Answers on disk: kept under their keys, safe from kill -9, old ones forgotten.
import { spawn } from 'node:child_process';
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/layers/cache/answers.js';
import { answer, elementsOf, keep, kept, keyOf, openStore } from '../support/service/answer-store.js';
import { root, workdir } from '../support/workdir.js';
import { runs } from '../support/seeded.js';
import { anyCharacter } from '../support/any-character.js';

const DAY = 86_400_000;

describe('A store of answers', () => {
  test('gives answers as they were put, in the order of the keys, and undefined for none', async () => {
    const folder = join(workdir().path, 'a/b');
    const answers = await openStore(folder);
    const elements = [{ fullAddress: 'Ō "quoted"\u0000\ud83d\ude00', attributes: null, n: 1.5 }, [], 'text', 0, false];
    await keep(answers, { ...elements });
    expect(answers.get([3, 'none', 0].map(keyOf))).toEqual([answer(0), undefined, answer(elements[0])]);
    await answers.close();
    expect(kept(await openStore(folder), Object.keys(elements))).toEqual(elements);
  });

  test('gives any JSON back to the letter, the order of its fields included', { timeout: 120_000 }, async () => {
    const answers = await openStore(workdir().path);
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.json({ stringUnit: anyCharacter, maxDepth: 4 }),
            fc.constantFrom(
              '"\\ud83d"',
              '"\\uDE00x"',
              '{"__proto__":{"a":1}}',
              '{"b":1,"a":{"2":1,"10":2,"x":null}}',
              '-0',
              '1e400',
              '9007199254740993',
              '123456789012345.678',
            ),
          ),
        ),
        async (jsons) => {
          const elements = jsons.map((json) => JSON.parse(json) as unknown);
          await keep(answers, { ...elements });
          expect(kept(answers, Object.keys(elements)).map((element) => JSON.stringify(element))).toEqual(
            elements.map((element) => JSON.stringify(element)),
          );
        },
      ),
      { numRuns: runs(200) },
    );
  });

  test.each([
    ['one that is longer than a block', ['x'.repeat(200_000), 'y', 'z'.repeat(100_000)]],
    ['more than a block has at most', Array.from({ length: 10_000 }, (_, i) => i)],
    ['many of the same', Array.from({ length: 3000 }, () => ({ street: 'KING STREET', locality: 'PERTH' }))],
  ])('keeps %s', async (_, elements) => {
    const { path } = workdir();
    const answers = await openStore(path);
    await keep(answers, { ...elements });
    const names = Object.keys(elements);
    expect(kept(answers, names.toReversed())).toEqual(elements.toReversed());
    await answers.close();
    expect(kept(await openStore(path), names)).toEqual(elements);
  });

  test('takes less than half of their JSON for answers that are alike', async () => {
    const { path } = workdir();
    const answers = await openStore(path);
    const elements = Array.from({ length: 500 }, (_, i) => ({
      street: 'KING STREET',
      locality: 'PERTH',
      number: `${i}`,
    }));
    await keep(answers, { ...elements });
    expect(statSync(join(path, 'answers.log')).size).toBeLessThan(JSON.stringify(elements).length / 2 + 500 * 36);
  });

  test('keeps the last of two under one key, and nothing of an empty put', async () => {
    const { path } = workdir();
    const answers = await openStore(path);
    await answers.put([]);
    await keep(answers, { a: 1 });
    await keep(answers, { a: 2 });
    expect(kept(answers, ['a'])).toEqual([2]);
    await answers.close();
    expect(kept(await openStore(path), ['a'])).toEqual([2]);
  });

  test('keeps what is put by many at a time', async () => {
    const { path } = workdir();
    const answers = await openStore(path);
    const names = Array.from({ length: 100 }, (_, i) => `n${i}`);
    await Promise.all(names.map((name) => keep(answers, { [name]: name })));
    expect(kept(answers, names)).toEqual(names);
  });

  test('forgets what is older than it is told to, while it is open and when it is opened', async () => {
    let now = Date.UTC(2026, 0, 1);
    const { path } = workdir();
    const options = { now: () => now, maxAgeMs: 30 * DAY };
    const answers = await openStore(path, options);
    await keep(answers, { a: 1 });
    now += 30 * DAY;
    expect(kept(answers, ['a'])).toEqual([1]);
    expect(kept(await openStore(path, options), ['a'])).toEqual([1]);
    now += 1000;
    expect(kept(answers, ['a'])).toEqual([undefined]);
    expect(kept(await openStore(path, options), ['a'])).toEqual([undefined]);
  });

  test('is shared by two that have it open', async () => {
    const { path } = workdir();
    const [one, other] = await Promise.all([openStore(path), openStore(path)]);
    await keep(one, { a: 1 });
    await keep(other, { b: 2 });
    expect([kept(other, ['a', 'b']), kept(one, ['a', 'b'])]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('takes no text for a key that is none', async () => {
    const answers = await openStore(workdir().path);
    await expect(answers.put([{ key: 'a', answer: answer(1) }])).rejects.toThrow('a is no key of an answer');
  });
});

test('A store of answers has everything that was put when its process is killed right after', async () => {
  const { path } = workdir();
  const script = join(path, 'put.mjs');
  writeFileSync(
    script,
    `
      import { createHash } from 'node:crypto';
      import { openAnswerStore } from ${JSON.stringify(join(root, 'dist/layers/cache/answer-store.js'))};
      const answers = await openAnswerStore(${JSON.stringify(join(path, 'store'))}, { now: Date.now });
      const keyOf = (name) => createHash('sha256').update(String(name)).digest('base64url');
      for (let n = 0; ; n++) {
        const numbers = Array.from({ length: 100 }, (_, i) => n * 100 + i);
        const answer = (n) => ({ messages: [], payload: [{ n, text: 'x'.repeat(500) }] });
        await answers.put(numbers.map((n) => ({ key: keyOf(n), answer: answer(n) })));
        process.stdout.write((n + 1) * 100 + '\\n');
      }`,
  );
  for (let round = 0; round < 5; round++) {
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    let told = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      if (told.length > 40 * (round + 1)) child.kill('SIGKILL');
    });
    await new Promise((resolve) => {
      child.on('close', resolve);
    });
    const count = Number(told.trimEnd().split('\n').at(-1));
    expect(count).toBeGreaterThan(0);
    const answers = await openStore(join(path, 'store'));
    const numbers = Array.from({ length: count }, (_, i) => i);
    expect(
      elementsOf(answers.get(numbers.map(keyOf)) as Answer[]).map(
        (element) => (element as { n: number } | undefined)?.n,
      ),
    ).toEqual(numbers);
    await answers.close();
  }
});
