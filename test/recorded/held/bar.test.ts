// What a terminal gets of a bar, byte by byte: how it begins, moves five times a second, takes itself off, and what it
// leaves running, which is nothing.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesTo } from '../../../src/cli/messages.js';
import { startProgress, type Progress } from '../../../src/cli/progress.js';
import { fakeIo } from '../../support/fake-io.js';
import { asText } from '../support/recorded.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Course = (progress: Progress, pass: (ms: number) => void) => void;

const COURSES: Readonly<Record<string, Course>> = {
  'rows of a known file': (progress, pass) => {
    progress.update({ done: 1, total: 100, rows: 10 });
    pass(499);
    progress.update({ done: 2, total: 100, rows: 20 });
    pass(1);
    progress.update({ done: 5, total: 100, rows: 50 });
    pass(2000);
    progress.update({ done: 50, total: 100, rows: 4000 });
    pass(1000);
    progress.update({ done: 120, total: 100, rows: 4321 });
  },
  'rows of a file of no known size': (progress, pass) => {
    pass(600);
    progress.update({ done: 5, rows: 50 });
    pass(1000);
    progress.update({ done: 7, total: 0, rows: 1_234_567 });
  },
  'phases before the rows': (progress, pass) => {
    progress.phase({ what: 'reading a.csv', bytes: 1, totalBytes: 100, rows: 3 });
    pass(700);
    progress.phase({ what: 'reading a.csv', bytes: 50, totalBytes: 100, rows: 3000 });
    pass(100);
    progress.phase({ what: 'comparing' });
    pass(100);
    progress.update({ done: 5, total: 10, rows: 1, before: 5 });
  },
  nothing: () => undefined,
};

test.each(Object.entries(COURSES))('A bar is drawn as it was: %s', async (name, course) => {
  const io = fakeIo({ terminal: true });
  const progress = await startProgress(io, messagesTo(io, {}), { progress: true }, 'rows');
  course(progress, (ms) => {
    io.pass(ms);
    vi.advanceTimersByTime(ms);
  });
  progress.stop();
  expect(vi.getTimerCount()).toBe(0);
  const drawn = io
    .err()
    .split('\u001b')
    .map((piece) => JSON.stringify(piece));
  await expect(asText(drawn)).toMatchFileSnapshot(`../answers/bars/${name.replaceAll(' ', '-')}.txt`);
});
