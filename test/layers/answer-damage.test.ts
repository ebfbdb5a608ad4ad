// A damaged file of answers: what is damaged is as if it had never been kept, what is not is given, and no key is ever
// given another answer.
import { copyFileSync, mkdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileHead } from '../../src/layers/cache/answer-blocks.js';
import { keep, kept, openStore } from '../support/service/answer-store.js';
import { workdir } from '../support/workdir.js';
import { runs } from '../support/seeded.js';

const COUNT = 300;
const names = Array.from({ length: COUNT }, (_, i) => i);
const elementOf = (i: number): unknown => ({ street: `${i} KING STREET`, text: 'x'.repeat(i * 7), n: i });

/** A file of answers, in blocks of various sizes. */
async function filled(): Promise<{ readonly file: string; readonly bytes: Buffer }> {
  const { path } = workdir();
  const answers = await openStore(join(path, 'whole'));
  for (let i = 0; i < COUNT;) {
    const count = 1 + (i % 37);
    await keep(answers, Object.fromEntries(names.slice(i, i + count).map((n) => [n, elementOf(n)])));
    i += count;
  }
  await answers.close();
  const file = join(path, 'whole', 'answers.log');
  return { file, bytes: readFileSync(file) };
}

/** Opens a store on those bytes: what it gives, what it says; it has to keep what is asked again. */
async function openedOn(bytes: Buffer): Promise<{ readonly given: number; readonly notes: readonly string[] }> {
  const folder = workdir().path;
  writeFileSync(join(folder, 'answers.log'), bytes);
  const notes: string[] = [];
  const answers = await openStore(folder, { onNote: (note) => notes.push(note) });
  const found = kept(answers, names);
  const missing = names.filter((i) => found[i] === undefined);
  const wanted = names.map((i) => (found[i] === undefined ? undefined : elementOf(i)));
  expect(found).toEqual(wanted);
  await keep(answers, Object.fromEntries(missing.map((i) => [i, elementOf(i)])));
  const whole = names.map(elementOf);
  expect(kept(answers, names)).toEqual(whole);
  await answers.close();
  const again = await openStore(folder);
  expect(kept(again, names)).toEqual(whole);
  await again.close();
  return { given: COUNT - missing.length, notes };
}

const spliced = (bytes: Buffer, at: number, removed: number, added: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)]);

describe('A damaged file of answers', () => {
  test('gives every answer that is whole, and never another, whatever the damage', { timeout: 240_000 }, async () => {
    const { bytes } = await filled();
    const at = fc.nat(bytes.length - 1);
    const damage = fc.oneof(
      fc.tuple(at, fc.integer({ min: 1, max: 255 })).map(([i, bits]) => {
        const damaged = Buffer.from(bytes);
        damaged[i]! ^= bits;
        return damaged;
      }),
      at.map((i) => bytes.subarray(0, i)),
      fc.tuple(at, fc.integer({ min: 1, max: 4096 })).map(([i, n]) => spliced(bytes, i, n, Buffer.alloc(n))),
      fc
        .tuple(at, at, fc.integer({ min: 1, max: 9000 }))
        .map(([i, from, n]) => spliced(bytes, i, n, bytes.subarray(from, from + n))),
      fc
        .tuple(at, at, fc.integer({ min: 1, max: 9000 }))
        .map(([i, from, n]) => spliced(bytes, i, 0, bytes.subarray(from, from + n))),
      fc.tuple(at, fc.integer({ min: 1, max: 9000 })).map(([i, n]) => spliced(bytes, i, n, Buffer.alloc(0))),
      fc.tuple(at, fc.uint8Array({ maxLength: 3000 })).map(([i, junk]) => spliced(bytes, i, 0, junk)),
      fc.uint8Array({ maxLength: 5000 }).map((junk) => Buffer.concat([bytes, junk])),
    );
    await fc.assert(
      fc.asyncProperty(damage, async (damaged) => {
        await openedOn(damaged);
      }),
      { numRuns: runs(40) },
    );
  });

  test('loses the one block alone that was hit, and says so once', async () => {
    const { bytes } = await filled();
    const damaged = Buffer.from(bytes);
    damaged[bytes.length >> 1]! ^= 1;
    const { given, notes } = await openedOn(damaged);
    expect(given).toBeGreaterThanOrEqual(COUNT - 40);
    expect(given).toBeLessThan(COUNT);
    expect(notes).toEqual([
      expect.stringMatching(/are damaged in one place \(\d+ bytes\); what stood there is asked for/),
    ]);
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['is cut within its last block', (bytes) => bytes.subarray(0, -1)],
    ['is cut within a head', (bytes) => Buffer.concat([bytes, bytes.subarray(0, 20)])],
    ['is empty', () => Buffer.alloc(0)],
    [
      'has a block in it that was cut short before the next',
      (bytes) => Buffer.concat([bytes, bytes.subarray(32, 90), bytes]),
    ],
  ])('that %s, as a crash leaves it, is no damage to speak of', async (_, change) => {
    const { bytes } = await filled();
    expect((await openedOn(change(bytes))).notes).toEqual([]);
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['of zeros', (bytes) => Buffer.alloc(bytes.length)],
    ['of another kind', () => Buffer.from('id,name\n1,x\n'.repeat(1000))],
    [
      'that begins like blocks again and again',
      (bytes) => Buffer.concat(Array.from({ length: 200_000 }, () => bytes.subarray(0, 4))),
    ],
  ])('is not taken for answers: one %s', async (_, change) => {
    const { bytes } = await filled();
    expect((await openedOn(change(bytes))).given).toBe(0);
  });

  test('says that it is of another version, and leaves it as it is', async () => {
    const { bytes } = await filled();
    const { path } = workdir();
    const other = Buffer.concat([fileHead(2), bytes.subarray(32)]);
    writeFileSync(join(path, 'answers.log'), other);
    await expect(openStore(path)).rejects.toMatchObject({
      kind: 'configuration',
      message: expect.stringMatching(
        /answers\.log was written by another version of waypost \(its form is 2\); give another folder, or remove it$/,
      ) as string,
    });
    expect(readFileSync(join(path, 'answers.log'))).toEqual(other);
  });

  test('that is damaged or cut while it is open gives what is left of it', async () => {
    const { file, bytes } = await filled();
    const folder = workdir().path;
    mkdirSync(folder, { recursive: true });
    const copy = join(folder, 'answers.log');
    copyFileSync(file, copy);
    const answers = await openStore(folder);
    truncateSync(copy, statSync(copy).size >> 1);
    const found = kept(answers, names);
    expect(found.some((element) => element !== undefined)).toBe(true);
    expect(found).toEqual(names.map((i) => (found[i] === undefined ? undefined : elementOf(i))));
    await keep(answers, { 0: 'anew' });
    expect(kept(answers, [0])).toEqual(['anew']);
    writeFileSync(copy, Buffer.alloc(bytes.length, 0x41));
    expect(kept(answers, names).every((element) => element === undefined)).toBe(true);
  });
});
