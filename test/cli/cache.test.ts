// --cache over files: what it knows takes no room in a call, and a run that is killed finds its answers again, however
// the command that continues it names the cache.
import { describe, expect, test } from 'vitest';
import { addresses } from '../support/service/remote-run.js';
import { scriptedService, type ScriptedService } from '../support/service/scripted-service.js';
import { answerOnly, heldBack } from '../support/service/service-faults.js';
import { finished, workdir, type Workdir } from '../support/workdir.js';

const list = (lines: readonly string[]): string => `address\n${lines.join('\n')}\n`;
const command = (service: ScriptedService, input: string, ...more: string[]): string[] => [
  'cleanse',
  input,
  '-o',
  'out.csv',
  '--endpoint',
  service.url,
  '--no-progress',
  ...more,
];
const sizes = (service: ScriptedService): number[] => service.calls.map(({ records }) => records.length);

/** Has the lines answered into the cache, and forgets how. */
async function known(dir: Workdir, service: ScriptedService, lines: readonly string[]): Promise<void> {
  dir.write('known.csv', list(lines));
  expect((await dir.run(command(service, 'known.csv', '--cache', 'kept'))).code).toBe(0);
  service.calls.length = 0;
  service.answered.length = 0;
}

describe('Calls are full, whatever the cache knows:', () => {
  test.each([
    ['every second row', 1000, (i: number) => i % 2 === 0, '', 5],
    ['nearly all rows of many pieces, read one after the other', 6000, (i: number) => i % 30 !== 7, 'x'.repeat(600), 2],
  ])('%s', async (_, rows, isKnown, note, calls) => {
    const dir = workdir();
    const service = await scriptedService();
    const lines = addresses(rows);
    await known(
      dir,
      service,
      lines.filter((_line, i) => isKnown(i)),
    );
    dir.write('in.csv', `address,note\n${lines.map((line) => `${line},${note}\n`).join('')}`);
    const { code, stderr } = await dir.run(command(service, 'in.csv', '--cache', 'kept'));
    expect([code, sizes(service)]).toEqual([0, Array.from({ length: calls }, () => 100)]);
    expect(stderr).toMatch(
      new RegExp(`\\n${calls} calls to 127\\.0\\.0\\.1:\\d+; ${rows - 100 * calls} answers from kept\\n$`),
    );
    expect(
      dir
        .read('out.csv')
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',')[0]),
    ).toEqual(lines);
    expect(dir.read('out.csv').match(/,verified,/g)?.length).toBe(rows);
    expect(dir.list()).toEqual(['in.csv', 'kept', 'known.csv', 'out.csv']);
  });
});

describe('A run that is killed pays for no answer twice', () => {
  const CONCURRENCY = 2;
  const KEPT = ['--cache', 'kept'];
  const OTHER = ['--cache', 'other'];
  /** More than one piece of input, every fourth row the same as one before. */
  const LINES = addresses(4500).map((line, i, all) => (i % 4 === 3 ? all[i >> 1]! : line));
  const DIFFERENT = [...new Set(LINES)].toSorted();

  test.each<[string, string[][], string[]]>([
    ['with the cache', [KEPT, KEPT], ['kept']],
    ['when the cache is left out', [KEPT, []], ['kept']],
    ['when the cache is new', [[], KEPT], ['kept']],
    ['when the cache is new, and left out again', [[], KEPT, []], ['kept']],
    ['when it is another cache', [KEPT, OTHER, KEPT], ['kept', 'other']],
  ])('%s', { timeout: 120_000 }, async (_, caches, folders) => {
    const dir = workdir();
    const service = await scriptedService();
    dir.write('in.csv', list(LINES));
    for (const cache of caches.slice(0, -1)) {
      const held = answerOnly(service, Math.floor(30 / (caches.length - 1)), CONCURRENCY);
      const child = dir.start(command(service, 'in.csv', '--concurrency', String(CONCURRENCY), ...cache));
      const end = finished(child);
      await held;
      child.kill('SIGKILL');
      await end;
    }
    service.script.length = 0;
    const { code, stderr } = await dir.run(command(service, 'in.csv', ...caches.at(-1)!));
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/^continued (after \d+ rows|with the answers) of an earlier run$/m) as string,
    });
    expect(service.answered.toSorted()).toEqual(DIFFERENT);
    expect(dir.read('out.csv').match(/,verified,/g)?.length).toBe(LINES.length);
    expect(dir.list()).toEqual(['in.csv', ...folders, 'out.csv']);
  });

  test('by Ctrl-C, before anything was written', async () => {
    const dir = workdir();
    const service = await scriptedService();
    const { fault, release } = heldBack();
    dir.write('in.csv', list(addresses(500)));
    service.script.push(undefined, undefined, fault);
    const child = dir.start(command(service, 'in.csv', '--concurrency', '1', ...KEPT));
    const end = finished(child);
    await service.came(3);
    child.kill('SIGINT');
    release();
    expect(await end).toMatchObject({
      code: 130,
      stderr: expect.stringContaining('the answers so far are kept: run the same command again to continue') as string,
    });
    expect((await dir.run(command(service, 'in.csv'))).code).toBe(0);
    expect(service.calls.flatMap(({ records }) => records.map(({ fullAddress }) => fullAddress))).toEqual(
      addresses(500),
    );
    expect(dir.list()).toEqual(['in.csv', 'kept', 'out.csv']);
  });
});

test('Into standard output, identical records are sent once, and counted when the cache gives them again', async () => {
  const dir = workdir();
  const service = await scriptedService();
  const lines = addresses(5000);
  const again = lines.slice(0, 300);
  dir.write('in.csv', list([...lines, ...again]));
  const { code, stdout, stderr } = await dir.run(['cleanse', 'in.csv', '--endpoint', service.url, '--cache', 'kept']);
  expect([code, stdout.match(/,verified,/g)?.length]).toEqual([0, 5300]);
  expect(service.answered.toSorted()).toEqual(lines.toSorted());
  expect(stderr).toMatch(/50 calls to .*; 300 answers from kept\n$/);
  expect(dir.list()).toEqual(['in.csv', 'kept']);
});

test('A cache that would go away with the run is refused', async () => {
  const dir = workdir();
  const service = await scriptedService();
  dir.write('in.csv', list(['a b']));
  const { code, stderr } = await dir.run(command(service, 'in.csv', '--cache', 'out.csv.answers'));
  expect([code, service.calls.length, dir.list()]).toEqual([2, 0, ['in.csv']]);
  expect(stderr).toContain('--cache out.csv.answers is the folder that the run needs for itself');
});
