// Answers on disk: kept under their keys, safe from kill -9, old ones forgotten.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Answer, AnswerStore } from '../../src/layers/cache/answers.js';
import { openAnswerStore } from '../../src/layers/cache/answer-store.js';
import { root, workdir } from '../support/workdir.js';

const DAY = 86_400_000;

function store(folder: string, options: { now?: () => number; maxAgeMs?: number } = {}): AnswerStore {
  const answers = openAnswerStore(folder, { now: Date.now, ...options });
  onTestFinished(() => answers.close());
  return answers;
}

/** Any JSON as an answer, and back. */
const answer = (element: unknown): Answer => ({ messages: [], payload: [element] });
const elementsOf = (answers: readonly (Answer | undefined)[]): unknown[] => answers.map((kept) => kept?.payload[0]);

describe('A store of answers', () => {
  test('gives answers as they were put, in the order of the keys, and undefined for none', async () => {
    const folder = join(workdir().path, 'a/b');
    const answers = store(folder);
    const elements = [{ fullAddress: 'Ō "quoted"\u0000\ud83d\ude00', attributes: null, n: 1.5 }, [], 'text', 0, false];
    await answers.put(elements.map((element, i) => ({ key: `key ${i}`, answer: answer(element) })));
    expect(answers.get(['key 3', 'none', 'key 0'])).toEqual([answer(0), undefined, answer(elements[0])]);
    await answers.close();
    expect(elementsOf(store(folder).get(elements.map((_, i) => `key ${i}`)))).toEqual(elements);
  });

  test('gives any JSON back to the letter, the order of its fields included', async () => {
    const answers = store(workdir().path);
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.oneof(
            fc.json({ stringUnit: 'binary', maxDepth: 4 }),
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
          await answers.put(elements.map((element, i) => ({ key: `k${i}`, answer: answer(element) })));
          expect(
            elementsOf(answers.get(elements.map((_, i) => `k${i}`))).map((element) => JSON.stringify(element)),
          ).toEqual(elements.map((element) => JSON.stringify(element)));
        },
      ),
      { numRuns: 200 },
    );
  });

  test('keeps the last of two under one key, and nothing of an empty put', async () => {
    const answers = store(workdir().path);
    await answers.put([]);
    await answers.put([{ key: 'a', answer: answer(1) }]);
    await answers.put([{ key: 'a', answer: answer(2) }]);
    expect(answers.get(['a'])).toEqual([answer(2)]);
  });

  test('forgets what is older than it is told to', async () => {
    let now = Date.UTC(2026, 0, 1);
    const answers = store(workdir().path, { now: () => now, maxAgeMs: 30 * DAY });
    await answers.put([{ key: 'a', answer: answer(1) }]);
    now += 30 * DAY;
    expect(answers.get(['a'])).toEqual([answer(1)]);
    now += 1000;
    expect(answers.get(['a'])).toEqual([undefined]);
  });

  test('is shared by two that have it open', async () => {
    const { path } = workdir();
    const one = store(path);
    const other = store(path);
    await one.put([{ key: 'a', answer: answer(1) }]);
    expect(other.get(['a'])).toEqual([answer(1)]);
  });

  test.runIf(process.platform === 'linux')('is in memory once, however it grows', async () => {
    const { path } = workdir();
    const answers = store(path);
    const mapped = (): number =>
      1024 * Number(/^RssFile:\s+(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
    const key = (i: number): string => createHash('sha256').update(String(i)).digest('base64url');
    const before = mapped();
    for (let i = 0; i < 30_000; i += 500) {
      const keys = Array.from({ length: 500 }, (_, k) => key(i + k));
      expect(answers.get(keys).every((kept) => kept === undefined)).toBe(true);
      await answers.put(keys.map((each) => ({ key: each, answer: answer('x'.repeat(1000)) })));
    }
    expect((mapped() - before) / statSync(join(path, 'data.mdb')).size).toBeLessThan(1.3);
  });

  test('says so when its folder cannot be used', () => {
    const { path } = workdir();
    writeFileSync(join(path, 'file'), '');
    expect(() => store(join(path, 'file'))).toThrow(
      expect.objectContaining({
        kind: 'configuration',
        message: expect.stringContaining('cannot be opened') as string,
      }) as Error,
    );
  });

  test('has everything that was put when its process is killed right after', async () => {
    const { path } = workdir();
    const script = join(path, 'put.mjs');
    writeFileSync(
      script,
      `
      import { openAnswerStore } from ${JSON.stringify(join(root, 'dist/layers/cache/answer-store.js'))};
      const answers = openAnswerStore(${JSON.stringify(join(path, 'store'))}, { now: Date.now });
      for (let n = 0; ; n++) {
        const numbers = Array.from({ length: 100 }, (_, i) => n * 100 + i);
        const answer = (n) => ({ messages: [], payload: [{ n, text: 'x'.repeat(500) }] });
        await answers.put(numbers.map((n) => ({ key: 'k' + n, answer: answer(n) })));
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
      const kept = Number(told.trimEnd().split('\n').at(-1));
      expect(kept).toBeGreaterThan(0);
      const answers = openAnswerStore(join(path, 'store'), { now: Date.now });
      expect(
        elementsOf(answers.get(Array.from({ length: kept }, (_, i) => `k${i}`))).map(
          (element) => (element as { n: number } | undefined)?.n,
        ),
      ).toEqual(Array.from({ length: kept }, (_, i) => i));
      await answers.close();
    }
  });
});
