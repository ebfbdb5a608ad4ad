// What killed runs leave that nobody can continue goes away with the next run in that place, which says so.
import { readdirSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { until } from '../../support/until.js';
import { finished, workdir, type Workdir } from '../../support/workdir.js';

const CSV = 'id,address\n1,24 smith st reservoir 3073\n';

/** A run over standard input that never comes, killed once `isUnderWay`. */
async function killed(dir: Workdir, args: string, isUnderWay: () => boolean): Promise<void> {
  await dir.shell('[ -p in.fifo ] || mkfifo in.fifo');
  const child = dir.start(['cleanse', '--file', 'in.fifo', '--input-format', 'csv', ...args.split(' ')], {
    env: { TMPDIR: dir.path },
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = finished(child);
  await until(isUnderWay);
  child.kill('SIGKILL');
  await ended;
}
const parts = (dir: Workdir): string[] => dir.list().filter((name) => name.endsWith('.part'));

describe('The next run removes what a killed one left', () => {
  test('of its output, errors file and summary, and says it', async () => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    const args = '-o out.csv --errors bad.csv';
    await killed(dir, args, () => parts(dir).length === 2);
    const left = parts(dir);
    expect(left).toHaveLength(2);
    const { code, stderr } = await dir.runProcess(['cleanse', 'in.csv', ...args.split(' ')]);
    expect(code).toBe(0);
    for (const name of left) {
      expect(stderr).toContain(`removed ${name}, which a run into ${name.split('.')[1]}.csv that was killed had left`);
    }
    expect(dir.list()).toEqual(['bad.csv', 'in.csv', 'in.fifo', 'out.csv']);
  });

  test('and nothing that has the number of a living process, or another name', async () => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    const mine = [
      `.out.csv.${process.ppid}-abc123.part`,
      '.out.csv.part',
      '.other.csv.1-abc123.part',
      'out.csv.1-a.part',
    ];
    for (const name of mine) dir.write(name, 'mine');
    expect((await dir.run(['cleanse', 'in.csv', '-o', 'out.csv'])).stderr).not.toContain('removed');
    expect(parts(dir)).toEqual(mine.toSorted());
  });

  test('in the folder for temporary files', async () => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    const folders = (): string[] => readdirSync(dir.path).filter((name) => name.startsWith('waypost-rows-'));
    await killed(dir, '--order review', () => folders().some((name) => dir.exists(`${name}/rows`)));
    const [left] = folders();
    dir.write('waypost-rows-young/rows', 'of a run that has not got its lock yet');
    const { stderr } = await dir.runProcess(['cleanse', 'in.csv', '--order', 'review'], { env: { TMPDIR: dir.path } });
    expect(stderr).toContain(`removed ${dir.path}/${left}, which a run that was killed had left`);
    expect(folders()).toEqual(['waypost-rows-young']);
  });
});
