// How a failure is told, and its exit code.
import { describe, expect, test } from 'vitest';
import { reportFailure } from '../../src/cli/failure.js';
import { messagesTo } from '../../src/cli/messages.js';
import { interruptible } from '../../src/cli/signals.js';
import { WaypostError } from '../../src/contract/errors.js';
import { fakeIo } from '../support/fake-io.js';

const report = (failure: unknown, debug = false): { code: number; text: string } => {
  const io = fakeIo();
  return { code: reportFailure(failure, messagesTo(io, {}), debug), text: io.err() };
};

describe('A failure', () => {
  test('that the user can mend is one line with its exit code', () => {
    expect(report(new WaypostError('output-unwritable', 'out.csv cannot\n  be written; free some space'))).toEqual({
      code: 7,
      text: 'waypost: out.csv cannot\\n  be written; free some space\n',
    });
  });

  test('that is a bug says how to see more, and shows no stack', () => {
    expect(report(new TypeError('x is not a function'))).toEqual({
      code: 1,
      text: 'waypost: internal error: x is not a function; run again with --debug for the details\n',
    });
    expect(report('thrown text').text).toBe(
      'waypost: internal error: thrown text; run again with --debug for the details\n',
    );
  });

  test.each([
    [
      'a folder that is gone',
      { code: 'ENOENT', syscall: 'uv_cwd' },
      2,
      'the folder that this was started in is gone; change to one that is there (cd)',
    ],
    [
      'a limit of open files',
      { code: 'ERR_WORKER_INIT_FAILED', message: 'Worker initialization failure: EMFILE' },
      5,
      'a thread could not be started (EMFILE); raise the limit of open files (ulimit -n)',
    ],
    [
      'a limit of threads',
      { code: 'ERR_WORKER_INIT_FAILED', message: 'Worker initialization failure: EAGAIN' },
      5,
      'a thread could not be started (Worker initialization failure: EAGAIN); ' +
        'see what limits processes and memory here',
    ],
  ])('that comes of %s is no bug', (_, thrown, code, text) => {
    expect(report(Object.assign(new Error('x'), thrown))).toEqual({ code, text: `waypost: ${text}\n` });
  });

  test('shows its stack with --debug', () => {
    expect(report(new TypeError('x is not a function'), true).text).toMatch(/failure\.test\.ts/);
    expect(report(new WaypostError('usage', 'no'), true).text).toMatch(/^waypost: no\n[^]*failure\.test\.ts/);
  });
});

describe('An interruptible work', () => {
  test('is told of the first signal, and its end is the interruption', async () => {
    const io = fakeIo();
    const work = interruptible(
      io,
      'nothing is lost',
      (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('stopped'));
          });
        }),
    );
    io.signal('SIGTERM');
    await expect(work).rejects.toMatchObject({
      kind: 'terminated',
      exitCode: 143,
      message: 'ended by SIGTERM; nothing is lost',
    });
    expect(io.died).toEqual([]);
  });

  test('dies of the second signal', async () => {
    const io = fakeIo();
    let finish = (): void => undefined;
    const work = interruptible(
      io,
      'nothing is lost',
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    io.signal('SIGINT');
    io.signal('SIGINT');
    expect(io.died).toEqual(['SIGINT']);
    finish();
    await work;
  });

  test('that ends in time is what it gives, and listens no longer', async () => {
    const io = fakeIo();
    expect(await interruptible(io, '', () => Promise.resolve(5))).toBe(5);
    io.signal('SIGINT');
    io.signal('SIGINT');
    expect(io.died).toEqual([]);
  });
});
