// A data folder that is named and cannot answer: nothing is written then.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { workdir, type Workdir } from '../../support/workdir.js';

const NEXT =
  "import data into it with 'waypost data import', name the folder that has the data, or name none to go on without\n";

let dir: Workdir;

/** Copies the sample data into the test's folder, to be damaged there; returns the copy's path. */
function copiedSample(name: string): string {
  const path = join(dir.path, name);
  cpSync(inject('sampleData'), path, { recursive: true });
  return path;
}

beforeEach(() => {
  dir = workdir();
  dir.write('in.csv', 'id,address\n1,24 Smith St Reservoir 3073\n');
  dir.write('out.csv', 'an output that was good\n');
  dir.write('plan.toml', '[[step]]\noperation = "parse"\n[[step]]\noperation = "cleanse"\n');
});

describe('A named data folder that is not there', () => {
  test.each<[string, string[]]>([
    ['a file', ['cleanse', 'in.csv', '-o', 'out.csv']],
    ['a file begun anew', ['cleanse', 'in.csv', '-o', 'out.csv', '--restart']],
    ['a dry run', ['cleanse', 'in.csv', '--dry-run']],
    ['one record', ['cleanse', '24 Smith St Reservoir 3073']],
    ['a search', ['find', '24 smi']],
    ['a lookup', ['lookup', 'street', 'smith']],
    ['coordinates', ['geocode', 'in.csv', '-o', 'out.csv']],
    ['a list', ['types', 'street']],
    ['a plan in which one step needs data', ['run', 'plan.toml', 'in.csv', '-o', 'out.csv']],
    ['the service', ['serve', '--port', '0']],
  ])('ends %s before anything is written', async (_, args) => {
    const before = dir.list();
    expect(await dir.run([...args, '--data', 'nowhere'])).toEqual({
      code: 2,
      stdout: '',
      stderr: `waypost: the data folder ${join(dir.path, 'nowhere')} (--data) is not there; ${NEXT}`,
    });
    expect(dir.list()).toEqual(before);
    expect(dir.read('out.csv')).toBe('an output that was good\n');
  });

  test('is named by the environment too', async () => {
    const { code, stderr } = await dir.runProcess(['cleanse', 'in.csv', '-o', 'out.csv'], {
      env: { WAYPOST_DATA: 'nowhere' },
    });
    expect([code, stderr]).toEqual([
      2,
      `waypost: the data folder ${join(dir.path, 'nowhere')} (WAYPOST_DATA) is not there; ${NEXT}`,
    ]);
    expect(dir.read('out.csv')).toBe('an output that was good\n');
  });

  test.each<[string, string[]]>([
    ['parse, which needs no data', ['parse', '24 Smith St Reservoir 3073']],
    ['data list, which says what is there', ['data', 'list']],
    ['data import, which makes it', ['data', 'import', 'geonames-postal', 'dump.txt', '--quiet']],
  ])('does not stop %s', async (_, args) => {
    dir.write('dump.txt', 'DE\t10117\tBerlin\tBerlin\tBE\t\t00\tBerlin\t11000\t52.517\t13.387\t4\n');
    expect(await dir.run([...args, '--data', 'nowhere'])).toMatchObject({ code: 0 });
  });
});

describe('A named data folder', () => {
  test('that holds no data is refused, and so is a file in its place', async () => {
    mkdirSync(join(dir.path, 'empty'));
    const cleanse = (data: string) => dir.run(['cleanse', 'in.csv', '-o', 'out.csv', '--data', data]);
    expect(await cleanse('empty')).toMatchObject({
      code: 2,
      stderr: `waypost: no data is installed in the data folder ${join(dir.path, 'empty')} (--data); ${NEXT}`,
    });
    expect(await cleanse('in.csv')).toMatchObject({
      code: 2,
      stderr: `waypost: the data folder ${join(dir.path, 'in.csv')} (--data) is a file; ${NEXT}`,
    });
    expect(dir.read('out.csv')).toBe('an output that was good\n');
  });

  test('is refused when it lacks a file that its catalogue names', async () => {
    const data = copiedSample('copy');
    const gone = readdirSync(data).find((name) => name.endsWith('.wpd'))!;
    rmSync(join(data, gone));
    expect(await dir.run(['cleanse', 'in.csv', '-o', 'out.csv', '--data', 'copy'])).toEqual({
      code: 2,
      stdout: '',
      stderr:
        `waypost: the data folder ${data} (--data) lacks ${gone} (GNAF), which its catalogue.json names: put back ` +
        `what was removed, import the data again with 'waypost data import', or take it out of use with ` +
        `'waypost data remove'\n`,
    });
    expect(dir.read('out.csv')).toBe('an output that was good\n');
    expect(await dir.run(['data', 'remove', 'GNAF', '--data', 'copy', '--quiet'])).toMatchObject({ code: 0 });
  });
});

describe("The platform's data folder", () => {
  const env = { WAYPOST_DATA: '', XDG_DATA_HOME: '' };

  test('need not be there: localities are checked, and that addresses are not is said', async () => {
    const { code, stdout } = await dir.run(['cleanse', 'in.csv', '--columns', 'status,exception,messages'], {
      env,
    });
    expect(code).toBe(0);
    expect(stdout).toContain('partial,NO_ADDRESS_DATA,"no address data of AU is installed: only locality, state');
  });

  test('is refused when it lacks a file that its catalogue names', async () => {
    const data = copiedSample('.local/share/waypost');
    for (const name of readdirSync(data)) if (name.endsWith('.wpd')) rmSync(join(data, name));
    const { code, stderr } = await dir.run(['cleanse', 'in.csv', '-o', 'out.csv'], { env });
    expect([code, stderr]).toEqual([2, expect.stringContaining(`the data folder ${data} lacks gnaf-`)]);
  });
});
