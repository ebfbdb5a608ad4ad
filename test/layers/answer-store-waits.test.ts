// Answers that are put while others are being written: all are there when the store is closed, in whole blocks.
import { expect, test } from 'vitest';
import { keep, kept, openStore } from '../support/service/answer-store.js';
import { workdir } from '../support/workdir.js';

test('answers that nobody waited for are kept when the store is closed', async () => {
  const folder = workdir().path;
  const answers = await openStore(folder);
  const puts = [keep(answers, { a: 1 }), keep(answers, { b: 2 })];
  await answers.close();
  await Promise.all(puts);
  expect(kept(await openStore(folder), ['a', 'b', 'c'])).toEqual([1, 2, undefined]);
});

test('answers that are put amid a write go into the next one, and none is lost', async () => {
  const folder = workdir().path;
  const answers = await openStore(folder);
  const names = Array.from({ length: 40 }, (_, i) => `n${i}`);
  const puts: Promise<void>[] = [];
  for (const [i, name] of names.entries()) {
    puts.push(keep(answers, { [name]: i }));
    if (i % 3 === 0) await Promise.resolve();
    if (i % 7 === 0) await puts[i];
  }
  await Promise.all(puts);
  expect(kept(answers, names)).toEqual(names.map((_, i) => i));
  await answers.close();
  expect(kept(await openStore(folder), names)).toEqual(names.map((_, i) => i));
});
