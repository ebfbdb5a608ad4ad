// Two runs at a time: each file that a run writes is its own for as long as it lasts, whatever it is called.
import { linkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { until } from '../../support/until.js';
import { finished, workdir, type Workdir } from '../../support/workdir.js';

const CSV = 'id,address\n1,24 smith st reservoir 3073\n2,24,too,many\n';

/** A run that has its files and waits for its input; `end` gives it the rows and waits for its end. */
async function waiting(dir: Workdir, args: readonly string[]): Promise<() => Promise<{ code: number | null }>> {
  await dir.shell('mkfifo in.fifo');
  const child = dir.start(['parse', '--file', 'in.fifo', '--input-format', 'csv', '--quiet', ...args]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const ended = finished(child);
  await until(() => dir.list().some((name) => name.endsWith('.part')));
  return async () => {
    await dir.shell('cat in.csv > in.fifo');
    return ended;
  };
}

describe('A file of a run under way is refused to another run (exit code 8)', () => {
  const asked: readonly (readonly [what: string, args: readonly string[], held: string])[] = [
    ['its output', ['-o', 'out.csv'], 'out.csv'],
    ['its output, for refused rows', ['-o', 'other.csv', '--errors', 'out.csv'], 'out.csv'],
    ['its output, for a summary', ['-o', 'other.csv', '--summary', 'out.csv'], 'out.csv'],
    ['its output, by a link', ['-o', 'link.csv'], 'out.csv'],
    ['its output, by a link to its folder', ['-o', 'here/out.csv'], 'out.csv'],
    ['its errors file', ['-o', 'other.csv', '--errors', 'bad.csv'], 'bad.csv'],
    ['its errors file, with --restart', ['-o', 'other.csv', '--errors', './bad.csv', '--restart'], 'bad.csv'],
    ['its errors file, for the output', ['-o', 'bad.csv'], 'bad.csv'],
    ['its summary', ['-o', 'other.csv', '--summary', '../$HERE/sum.json'], 'sum.json'],
    ['what grows beside its output', ['-o', 'out.csv.part'], 'out.csv'],
    ['its journal', ['-o', 'out.csv.journal'], 'out.csv'],
  ];

  test('by whatever name and for whatever purpose', async () => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    symlinkSync('out.csv', join(dir.path, 'link.csv'));
    symlinkSync('.', join(dir.path, 'here'));
    const end = await waiting(dir, ['-o', 'out.csv', '--errors', 'bad.csv', '--summary', 'sum.json']);
    for (const [what, args, held] of asked) {
      const given = args.map((arg) => arg.replace('$HERE', dir.path.split('/').at(-1)!));
      const { code, stderr } = await dir.run(['parse', 'in.csv', ...given]);
      expect([what, stderr]).toEqual([
        what,
        expect.stringMatching(
          new RegExp(`another run into .* is running \\(process \\d+ on .*/${held}\\.lock if it is not\n$`),
        ),
      ]);
      expect([what, code]).toEqual([what, 8]);
    }
    const overLock = await dir.run(['parse', 'in.csv', '-o', 'out.csv.lock', '--format', 'csv']);
    expect([overLock.code, overLock.stderr]).toEqual([
      8,
      'waypost: out.csv.lock is the lock of a run that is under way; choose another name\n',
    ]);
    expect((await end()).code).toBe(3);
    expect(dir.read('bad.csv')).toMatch(/^line,code,reason,row\n3,TOO_MANY_COLUMNS,/);
    expect(dir.list()).toEqual(['bad.csv', 'here', 'in.csv', 'in.fifo', 'link.csv', 'out.csv', 'sum.json']);
  });
});

describe('--restart', () => {
  test('keeps the refused rows of an unfinished run into another output', { timeout: 120_000 }, async () => {
    const dir = workdir();
    const calm = workdir();
    const many = `id,address,note\n${Array.from({ length: 4000 }, (_, i) =>
      i % 500 === 77 ? `${i}` : `${i},24 smith st reservoir,${'x'.repeat(350)}`,
    ).join('\n')}\n`;
    for (const one of [dir, calm]) {
      one.write('many.csv', many);
      one.write('in.csv', CSV);
    }
    const command = ['parse', 'many.csv', '-o', 'many-out.csv', '--errors', 'bad.csv', '--quiet', '--threads', '1'];
    await calm.run(command);
    const child = dir.start(command);
    const ended = finished(child);
    await until(() => dir.exists('many-out.csv.journal') && dir.read('many-out.csv.journal').split('\n').length > 3);
    child.kill('SIGKILL');
    await ended;
    const part = dir.list().find((name) => /^bad\.csv\.[0-9a-f]{8}\.part$/.test(name));
    expect(part).toBeDefined();
    const rows = dir.read(part!);
    const other = await dir.run(['parse', 'in.csv', '-o', 'out.csv', '--errors', 'bad.csv', '--restart', '--quiet']);
    expect([other.code, dir.read('bad.csv').split('\n').length]).toEqual([3, 3]);
    expect(dir.read(part!)).toBe(rows);
    const { stderr } = await dir.run(command.filter((word) => word !== '--quiet'));
    expect(stderr).toContain('continued after');
    expect(dir.read('bad.csv')).toBe(calm.read('bad.csv'));
    expect(dir.read('many-out.csv')).toBe(calm.read('many-out.csv'));
    expect(dir.list().filter((name) => /part|lock|journal/.test(name))).toEqual([]);
  });
});

describe('Two outputs', () => {
  test('share no errors file that nobody named, compressed or not', async () => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    for (const name of ['out.csv', 'out.csv.gz', 'out.tsv']) await dir.run(['parse', 'in.csv', '-o', name]);
    expect(dir.list().filter((name) => name.includes('.errors.'))).toEqual([
      'out.csv.errors.csv',
      'out.csv.gz.errors.csv',
      'out.tsv.errors.csv',
    ]);
  });
});

describe('One file under two names', () => {
  test.each<[string, string]>([
    ['waypost parse in.csv -o hard.csv', 'the input and --output are the same file hard.csv'],
    ['waypost parse in.csv -o out.csv --errors hard.csv', 'the input and --errors are the same file hard.csv'],
    ['waypost parse in.csv -o one.csv --summary two.csv', '--output and --summary are the same file two.csv'],
    ['waypost parse < in.csv -o soft.csv', 'the input and --output are the same file soft.csv'],
    ['waypost parse in.csv >> in.csv', 'the input and --output are the same file'],
    ['waypost parse in.csv -o /dev/fd/3 3<> in.csv', 'the input and --output are the same file /dev/fd/3'],
    ['waypost parse in.csv -o out.csv --errors out.csv.lock', '--errors is $HERE/out.csv.lock, which the run needs'],
    ['waypost parse in.csv -o out.csv --summary out.csv.errors.csv.lock', '--summary is $HERE/out.csv.errors.csv.lock'],
  ])('is refused: %s', async (line, message) => {
    const dir = workdir();
    dir.write('in.csv', CSV);
    dir.write('one.csv', 'mine');
    linkSync(join(dir.path, 'in.csv'), join(dir.path, 'hard.csv'));
    linkSync(join(dir.path, 'one.csv'), join(dir.path, 'two.csv'));
    symlinkSync('./in.csv', join(dir.path, 'soft.csv'));
    const before = dir.list();
    const isShells = /[<>]/.test(line);
    const { code, stderr } = await (isShells ? dir.shell(line) : dir.run(line.split(' ').slice(1)));
    expect(stderr).toContain(message.replace('$HERE', dir.path));
    expect(code).toBe(2);
    expect([dir.read('in.csv'), dir.read('one.csv'), dir.list()]).toEqual([CSV, 'mine', before]);
  });
});
