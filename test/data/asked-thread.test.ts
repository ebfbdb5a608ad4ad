// A thread that is asked one thing after another: every question and every end of it comes to an end itself.
import { expect, test } from 'vitest';
import { AskedThread } from '../../src/data/import/asked-thread.js';

const ADDS_ONE = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', (n) => {
  if (n < 0) throw new Error('below zero');
  parentPort.postMessage(n + 1);
});`;

const started = (): AskedThread<number, number> =>
  new AskedThread(new URL(`data:text/javascript,${encodeURIComponent(ADDS_ONE)}`), undefined);
const asked = (thread: AskedThread<number, number>, n: number): Promise<number> =>
  thread.ask<number>(n, (said, { done }) => {
    done(said);
  });

test('A thread answers one question after another', async () => {
  const thread = started();
  expect([await asked(thread, 1), await asked(thread, 41)]).toEqual([2, 42]);
  await thread.end();
});

test('A thread ends while it is asked, and whoever asks later is told', async () => {
  for (let i = 0; i < 10; i++) {
    const thread = started();
    await asked(thread, 1);
    // Whoever is answered at the last moment asks on, of a thread that is being ended.
    const askedOn = asked(thread, 2).then(() => asked(thread, 3));
    const ending = thread.end();
    await expect(askedOn).rejects.toThrow('a thread of the import ended by itself');
    await Promise.all([ending, thread.end()]);
    await expect(asked(thread, 4)).rejects.toThrow('a thread of the import ended by itself');
  }
});

test('A thread that dies of a question says why, to this and to every later one', async () => {
  const thread = started();
  await expect(asked(thread, -1)).rejects.toThrow('below zero');
  await expect(asked(thread, 1)).rejects.toThrow('below zero');
  await thread.end();
});
