// Every bad input is one line that says what and where and what to do, has its exit code, and leaves no output.
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { workdir, type Finished, type Workdir } from '../../support/workdir.js';
import { cases } from './bad-input-cases.js';

const TEN_MB = 'a'.repeat(10 * 1024 * 1024);

/** A run over `in.csv` with its refused rows and its summary beside it. */
const cleanse = (dir: Workdir): Promise<Finished> => dir.run(CLEANSE.split(' '));
const CLEANSE = 'cleanse in.csv -o out.csv --columns status --errors refused.csv --summary summary.json';

describe('Bad input', () => {
  test.each(cases)('$name', async ({ prepare, args, code, message }) => {
    const dir = workdir();
    prepare(dir);
    const before = dir.list();
    const finished = await dir.run(['cleanse', 'in.csv', '-o', 'out.csv', '--quiet', ...args]);
    expect(finished.stderr).toMatch(message);
    expect(finished.stderr).toMatch(/^waypost: [^\n]*\n$/);
    expect(finished.stdout).toBe('');
    expect(finished.code).toBe(code);
    expect(dir.list()).toEqual(before);
  });

  test('a file that only its name says is packed', async () => {
    const dir = workdir();
    dir.write('in.csv.gz', 'address\n24 smith st\n');
    const { code, stdout, stderr } = await dir.run(['parse', 'in.csv.gz', '-o', 'out.csv', '--quiet']);
    const said = 'waypost: in.csv.gz is not gzip data, though its name says so; rename it or get it again\n';
    expect({ code, stdout, stderr, left: dir.list() }).toEqual({
      code: 6,
      stdout: '',
      stderr: said,
      left: ['in.csv.gz'],
    });
  });

  test('a header alone gives a header alone', async () => {
    const dir = workdir();
    dir.write('in.csv', 'id,address\n');
    const { code, stderr } = await dir.run(['cleanse', 'in.csv', '-o', 'out.csv', '--columns', 'status,full_address']);
    expect(code).toBe(0);
    expect(stderr).toContain('0 rows read = 0 written + 0 refused');
    expect(dir.read('out.csv')).toBe('id,address,cleanse_status,cleanse_full_address\n');
  });

  test('a cell of 10 MB is refused, and the rows beside it are answered', async () => {
    const dir = workdir();
    dir.write('in.csv', `id,address\n1,24 Smith St Reservoir 3073\n2,${TEN_MB}\n3,25 Smith St Reservoir 3073\n`);
    const { code, stderr } = await cleanse(dir);
    expect(code).toBe(3);
    expect(stderr).toContain('3 rows read = 2 written + 1 refused (CELL_TOO_LARGE 1;');
    const rows = dir.read('out.csv').split('\n');
    expect(rows[1]).toBe('1,24 Smith St Reservoir 3073,verified');
    expect(rows.at(-2)).toBe('3,25 Smith St Reservoir 3073,verified');
  });

  test('a quote that is never closed is refused with its line, and only that row', async () => {
    const dir = workdir();
    dir.write('in.csv', 'id,address\n1,24 Smith St Reservoir 3073\n2,"25 Smith St\n3,26 Smith St Reservoir 3073\n');
    const { code, stderr } = await cleanse(dir);
    expect(code).toBe(3);
    expect(stderr).toContain('3 rows read = 2 written + 1 refused (QUOTE 1;');
    expect(dir.read('refused.csv')).toMatch(/^3,QUOTE,/m);
  });

  test('a ragged row is refused with its line, code and reason, and is not shifted', async () => {
    const dir = workdir();
    dir.write(
      'in.csv',
      'id,address\n1,24 Smith St Reservoir 3073\n2,25 Smith St,Reservoir,3073\n3,26 Smith St Reservoir 3073\n',
    );
    const { code, stderr } = await cleanse(dir);
    expect(code).toBe(3);
    expect(stderr).toContain('3 rows read = 2 written + 1 refused');
    expect(dir.read('out.csv')).toMatch(
      /^id,address,cleanse_status\n1,24 Smith St Reservoir 3073,verified\n3,26 Smith St Reservoir 3073,\w+\n$/,
    );
    expect(dir.read('refused.csv')).toMatch(/^3,/m);
    expect(JSON.parse(dir.read('summary.json'))).toMatchObject({
      rows: { read: 3, written: 2, refused: 1 },
      exitCode: 3,
    });
  });

  test.each([
    ['a folder that is not there', 'none/out.csv', (): void => undefined],
    [
      'a folder in its place',
      'out.csv',
      (dir: Workdir): void => {
        mkdirSync(join(dir.path, 'out.csv'));
      },
    ],
    ['a file in the place of its folder', 'in.csv/out.csv', (): void => undefined],
  ])('an output in %s is refused before any work', async (_, output, prepare) => {
    const dir = workdir();
    dir.write('in.csv', 'address\n24 smith st\n');
    prepare(dir);
    const before = dir.list();
    const { code, stderr } = await dir.run(['cleanse', 'in.csv', '-o', output, '--quiet']);
    expect(stderr).toMatch(/^waypost: [^\n]*out\.csv[^\n]*\n$/);
    expect(code).toBe(7);
    expect(dir.list()).toEqual(before);
  });

  test('an output in a folder that may not be written to is refused', async () => {
    const dir = workdir();
    dir.write('in.csv', 'address\n24 smith st\n');
    // Not even root may make a file here.
    const { code, stderr } = await dir.run(['cleanse', 'in.csv', '-o', '/proc/out.csv', '--quiet']);
    expect(stderr).toMatch(/^waypost: [^\n]*\/proc[^\n]*\n$/);
    expect(code).toBe(7);
  });

  test('an output that is the input is refused', async () => {
    const dir = workdir();
    dir.write('in.csv', 'address\n24 smith st\n');
    symlinkSync('in.csv', join(dir.path, 'link.csv'));
    for (const output of ['in.csv', './in.csv', 'link.csv']) {
      const { code, stderr } = await dir.run(['cleanse', 'in.csv', '-o', output, '--quiet']);
      expect(stderr).toMatch(/^waypost: [^\n]*\n$/);
      expect(code).toBe(2);
      expect(dir.read('in.csv')).toBe('address\n24 smith st\n');
    }
  });

  test('a full disk is one line, exit code 7', async () => {
    const dir = workdir();
    dir.write('in.csv', `address\n${'24 smith st reservoir\n'.repeat(200)}`);
    const { code, stderr } = await dir.shell('waypost cleanse in.csv --quiet > /dev/full; exit $?');
    expect(stderr).toMatch(/^waypost: [^\n]*\n$/);
    expect(code).toBe(7);
  });
});

describe('A personal word', () => {
  test('of a row never stands in the messages', async () => {
    const dir = workdir();
    dir.write(
      'in.csv',
      'name,address\nZebediah,24 Smith St Reservoir 3073\n"Zebediah",24 Smith,x,y\n"Zebe"diah,24 Smith St\n',
    );
    const { stderr } = await dir.run(['cleanse', 'in.csv', '-o', 'out.csv', '--errors', 'refused.csv', '--debug']);
    expect(stderr).toContain('refused');
    expect(stderr).not.toMatch(/zeb/i);
  });
});
