// A service that is out of reach, that breaks off or never answers: what a user is told, and what is left.
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { FakeIo } from '../../support/fake-io.js';
import { runInProcess } from '../../support/in-process.js';
import { addresses } from '../../support/remote-run.js';
import { scriptedService } from '../../support/scripted-service.js';
import { faults } from '../../support/service-faults.js';
import { workdir } from '../../support/workdir.js';
import { list } from './address-file.js';

/** A port of this machine that nobody listens to. */
async function deadPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

describe('A service that is out of reach', () => {
  test('ends one record and a file with exit code 5, with nothing written', async () => {
    const dir = workdir();
    const url = `http://127.0.0.1:${await deadPort()}`;
    dir.write('in.csv', list(addresses(300)));
    for (const args of [
      ['cleanse', 'a'],
      ['cleanse', 'in.csv', '-o', 'out.csv', '--max-errors', '2'],
      ['types', 'street'],
    ]) {
      const { code, stdout, stderr } = await dir.run([...args, '--endpoint', url, '--retries', '0']);
      expect([code, stdout]).toEqual([5, '']);
      expect(stderr).toMatch(
        /127\.0\.0\.1:\d+ is out of reach, or the connection to it broke \(ECONNREFUSED\).*run the same command again/,
      );
    }
    expect(dir.list()).not.toContain('out.csv');
  });

  test('costs a file nothing when it comes back', async () => {
    const dir = workdir();
    const service = await scriptedService({
      script: [faults.resetBeforeAnswer, undefined, faults.status(429, { 'retry-after': '1' })],
    });
    dir.write('in.csv', list(addresses(300)));
    const { code } = await dir.run(['cleanse', 'in.csv', '--endpoint', service.url, '-o', 'out.csv']);
    expect(code).toBe(0);
    expect(dir.read('out.csv').match(/,verified,/g)?.length).toBe(300);
    expect(service.answered.toSorted()).toEqual(addresses(300).toSorted());
  });

  test(
    'stops a file, and the same command goes on with it: nobody is asked twice, and the output is that of a ' +
      'run without a break',
    async () => {
      const dir = workdir();
      const service = await scriptedService();
      const lines = addresses(3000);
      const args = (output: string): string[] => [
        'cleanse',
        'in.csv',
        '--endpoint',
        service.url,
        '-o',
        output,
        '--retries',
        '0',
        '--max-errors',
        '2',
        '--concurrency',
        '2',
      ];
      dir.write('in.csv', list(lines));
      await dir.run(args('whole.csv'));
      const calls = service.calls.length;
      service.answered.length = 0;
      service.script.push(
        ...Array.from({ length: 7 }, () => undefined),
        ...Array.from({ length: 4 }, () => faults.resetBeforeAnswer),
      );
      const broken = await dir.run(args('out.csv'));
      expect([broken.code, dir.exists('out.csv')]).toEqual([5, false]);
      service.script.length = 0;
      expect((await dir.run(args('out.csv'))).code).toBe(0);
      expect(dir.read('out.csv')).toBe(dir.read('whole.csv'));
      expect(service.answered.toSorted()).toEqual(lines.toSorted());
      expect(service.calls.length).toBeGreaterThan(calls);
    },
  );

  test('in mid-answer is given up after --timeout', async () => {
    const dir = workdir();
    const service = await scriptedService({ script: [faults.stall, faults.hang] });
    const { code, stderr } = await dir.run([
      'cleanse',
      'a',
      '--endpoint',
      service.url,
      '--timeout',
      '1',
      '--retries',
      '1',
    ]);
    expect([code, service.calls.length]).toEqual([5, 2]);
    expect(stderr).toContain('gave no whole answer within 1 s (tried 2 times)');
  });

  test('and never answers is left by Ctrl-C, with nothing written', async () => {
    const dir = workdir();
    const service = await scriptedService({ script: [faults.hang] });
    dir.write('in.csv', list(addresses(10)));
    let io!: FakeIo;
    const ended = runInProcess(
      dir.path,
      ['cleanse', 'in.csv', '--endpoint', service.url, '-o', 'out.csv'],
      {},
      (given) => {
        io = given;
      },
    );
    await service.came(1);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    io.signal('SIGINT');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await ended).toMatchObject({ code: 130 });
    expect(dir.list()).toEqual(['in.csv']);
  });
});
