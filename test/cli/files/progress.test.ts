// How far a batch is, as it is told on standard error.
import { describe, expect, test } from 'vitest';
import { messagesTo } from '../../../src/cli/messages.js';
import { count, duration, startProgress } from '../../../src/cli/progress.js';
import { fakeIo } from '../../support/fake-io.js';

describe('Progress', () => {
  test('is a line every 30 seconds where standard error is no terminal', async () => {
    const io = fakeIo();
    const progress = await startProgress(io, messagesTo(io, {}), { progress: true }, 'rows');
    for (let second = 1; second <= 65; second++) {
      io.pass(1000);
      progress.update({ done: second * 10, total: 1000, rows: second * 1000 });
    }
    progress.stop();
    expect(io.err()).toBe('30% · 30,000 rows · 1,000/s · 1 min 10 s left\n60% · 60,000 rows · 1,000/s · 40 s left\n');
  });

  test('gives the same as JSON lines', async () => {
    const io = fakeIo();
    const progress = await startProgress(
      io,
      messagesTo(io, { logFormat: 'json' }),
      { progress: true, logFormat: 'json' },
      'rows',
    );
    io.pass(30_000);
    progress.update({ done: 5, rows: 60 });
    expect(JSON.parse(io.err())).toEqual({
      time: '2026-01-02T03:04:35.000Z',
      level: 'info',
      message: '60 rows · 2/s',
      rows: 60,
      done: 5,
    });
  });

  test('of a phase that counts no bytes says that none is done, in JSON lines', async () => {
    const io = fakeIo();
    const options = { progress: true, logFormat: 'json' };
    const progress = await startProgress(io, messagesTo(io, { logFormat: 'json' }), options, 'rows');
    progress.phase({ what: 'comparing', rows: 7 });
    io.pass(30_000);
    progress.phase({ what: 'comparing', rows: 60 });
    expect(JSON.parse(io.err())).toMatchObject({ done: 0, rows: 60 });
  });

  test('counts what an earlier run did neither for the rate nor for the time left', async () => {
    const io = fakeIo();
    const progress = await startProgress(io, messagesTo(io, {}), { progress: true }, 'MB');
    io.pass(30_000);
    progress.update({ done: 600, total: 1000, rows: 600, before: 300 });
    expect(io.err()).toBe('60% · 600 MB · 10/s · 40 s left\n');
  });

  test('is a bar on a terminal, and takes itself off at the end', async () => {
    const io = fakeIo({ terminal: true });
    const progress = await startProgress(io, messagesTo(io, {}), { progress: true }, 'rows');
    progress.update({ done: 1, total: 100, rows: 10 });
    expect(io.err()).toBe('');
    io.pass(2000);
    progress.update({ done: 50, total: 100, rows: 4000 });
    progress.stop();
    expect(io.err()).toContain('50% · 4,000 rows · 2,000/s · 2 s left');
  });

  test('says what comes before the rows, each with a rate of its own', async () => {
    const io = fakeIo();
    const progress = await startProgress(io, messagesTo(io, {}), { progress: true }, 'rows');
    io.pass(1000);
    progress.phase({ what: 'reading a.csv', bytes: 1, totalBytes: 100, rows: 3 });
    io.pass(30_000);
    progress.phase({ what: 'reading a.csv', bytes: 50, totalBytes: 100, rows: 3000 });
    progress.phase({ what: 'comparing' });
    io.pass(31_000);
    progress.update({ done: 10, total: 100, rows: 100 });
    io.pass(30_000);
    progress.update({ done: 30, total: 100, rows: 300 });
    expect(io.err()).toBe(
      'reading a.csv: 50% · 3,000 rows · 100/s · 30 s left\n30% · 300 rows · 10/s · 1 min 10 s left\n',
    );
  });

  test('is a bar for each of them on a terminal, and a word where nothing can be counted', async () => {
    const io = fakeIo({ terminal: true });
    const progress = await startProgress(io, messagesTo(io, {}), { progress: true }, 'rows');
    progress.phase({ what: 'reading a.csv', bytes: 1, totalBytes: 100, rows: 3 });
    expect(io.err()).toBe('');
    io.pass(2000);
    progress.phase({ what: 'reading a.csv', bytes: 50, totalBytes: 100, rows: 3000 });
    progress.phase({ what: 'comparing' });
    progress.stop();
    expect(io.err()).toMatch(/ reading a\.csv [^ ]+ 50% · 3,000 rows · 1,500\/s · 2 s left/);
    expect(io.err()).toMatch(/ comparing(?! \d)/);
  });

  test.each([{ quiet: true, progress: true }, { progress: false }])('is silent with %o', async (options) => {
    const io = fakeIo({ terminal: true });
    const progress = await startProgress(io, messagesTo(io, options), options, 'rows');
    io.pass(60_000);
    progress.update({ done: 50, total: 100, rows: 4000 });
    progress.stop();
    expect(io.err()).toBe('');
  });
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
])('%i is written %s', (value, text) => {
  expect(count(value)).toBe(text);
});

test.each([
  [400, '0 s'],
  [59_400, '59 s'],
  [185_000, '3 min 5 s'],
  [7_800_000, '2 h 10 min'],
])('%i ms are written %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});
