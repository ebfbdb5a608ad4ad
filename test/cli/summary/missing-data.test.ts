// Rows whose country has no addresses here: one loud line at the end of a run, or with --require-data none at all. And
// an output that is there is never replaced by one that could not be made.
import { describe, expect, test } from 'vitest';
import { batchSummary } from '../../../src/batch/summary-schema.js';
import { until } from '../../support/until.js';
import { finished, workdir, type Workdir } from '../../support/workdir.js';

const GOOD = 'what was made before\n';
const ROWS = 'address\n"24 Smith Street, Reservoir VIC 3073"\n"12 High Street, Reservoir VIC 3073"\n';
const WARNING =
  'waypost: warning: 2 rows belong to countries whose addresses are not installed: 2 AU; "waypost data import gnaf ' +
  'PATH" imports those of AU\n';

/** The data folder of the platform, which is not there. */
const NO_DATA = { WAYPOST_DATA: '', XDG_DATA_HOME: '' };

/** A folder with an input, an output that is good, and a folder of data without any. */
function folder(): Workdir {
  const dir = workdir();
  dir.write('in.csv', ROWS);
  dir.write('out.csv', GOOD);
  dir.write('no-data/catalogue.json', '{"version":1,"sets":[]}');
  return dir;
}

describe('Rows whose country has no data', () => {
  test.each([[[]], [['--quiet']]])('are told of in one line at the end of a run (%j)', async (more) => {
    const dir = workdir();
    dir.write('in.csv', ROWS);
    const args = ['cleanse', 'in.csv', '-o', 'out.csv', '--summary', 'summary.json', ...more];
    const { code, stderr } = await dir.run(args, { env: NO_DATA });
    expect(code).toBe(0);
    expect(stderr.endsWith(WARNING)).toBe(true);
    expect(stderr === WARNING).toBe(more.includes('--quiet'));
    const { warnings, uncovered } = JSON.parse(dir.read('summary.json')) as Record<string, unknown>;
    expect(warnings).toEqual([WARNING.slice('waypost: warning: '.length, -1)]);
    expect(uncovered).toEqual({ AU: 2 });
  });

  test('stop a run that requires it before anything is read', async () => {
    const dir = folder();
    const { code, stderr } = await dir.run(['cleanse', 'in.csv', '-o', 'out.csv', '--require-data'], { env: NO_DATA });
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(
        /^waypost: --require-data: no addresses are installed in \S+waypost; "waypost data import --help" says how to/,
      ),
    ]);
    expect(dir.read('out.csv')).toBe(GOOD);
  });

  test('stop it before anything is read where the country that is asked for is not there', async () => {
    const dir = folder();
    const asked = ['--country', 'NZ', '--require-data'];
    const { code, stderr } = await dir.run(['cleanse', 'in.csv', '-o', 'out.csv', ...asked]);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('--require-data: no addresses of NZ are installed in '),
    ]);
    expect(dir.list()).toEqual(['in.csv', 'no-data', 'out.csv']);
  });

  test('are no concern of a run that has all of it, though a place be in none', async () => {
    const dir = folder();
    dir.write('in.csv', `${ROWS}"1 Wombat St, Fremantle WA 6160"\n"1 Wombat St, Dubbo Fourway NSW 2830"\n`);
    const { code, stderr } = await dir.run(['cleanse', 'in.csv', '-o', 'out.csv', '--require-data', '--quiet']);
    expect([code, stderr]).toEqual([0, '']);
    expect(dir.read('out.csv')).toContain('NO_ADDRESS_DATA');
    expect(dir.read('out.csv')).toContain('24 SMITH STREET');
  });
});

describe('A summary', () => {
  test.each([
    ['cleanse', ['cleanse', 'in.csv']],
    ['a run of several steps', ['run', 'plan.toml', 'in.csv']],
    ['a row that is refused, one that fails, and what is left out', ['cleanse', 'odd.csv', '--only', 'verified']],
  ])('of %s is of the form that is documented', async (_, args) => {
    const dir = workdir();
    dir.write('in.csv', ROWS);
    dir.write('odd.csv', `id,${ROWS.replaceAll(/\n"/g, '\n1,"')}2\n3,8 Banksia Reservoir 3073\n4,\n`);
    dir.write('plan.toml', '[[step]]\noperation = "cleanse"\n[[step]]\noperation = "geocode"\nfrom = "cleanse"\n');
    await dir.run([...args, '-o', 'out.csv', '--summary', 'summary.json', '--order', 'review', '--quiet']);
    const summary = JSON.parse(dir.read('summary.json')) as unknown;
    expect(batchSummary.safeParse(summary).error?.issues).toBeUndefined();
  });
});

describe('An output that is good stays as it is', () => {
  test.each<[string, readonly string[], number]>([
    ['a wrong option', ['--only', 'nothing'], 2],
    ['a column that is not there', ['--map', 'fullAddress=Nowhere'], 2],
    ['a source that is not installed', ['--source', 'AUPAF'], 2],
    ['data that is required and not there', ['--data', 'empty', '--require-data'], 2],
    ['a service that is not there', ['--endpoint', 'http://127.0.0.1:9', '--retries', '0', '--max-errors', '1'], 5],
    ['an errors file in a folder that is not there', ['--errors', 'nowhere/errors.csv'], 7],
    ['a summary in the place of the output', ['--summary', 'out.csv'], 2],
  ])('after %s', async (_, more, wanted) => {
    const dir = folder();
    const { code } = await dir.run(['cleanse', 'in.csv', '-o', 'out.csv', '--no-progress', ...more]);
    expect(code).toBe(wanted);
    expect(dir.read('out.csv')).toBe(GOOD);
  });

  test('after an input that cannot be read', async () => {
    const dir = folder();
    dir.write('empty.csv', '');
    expect((await dir.run(['cleanse', 'empty.csv', '-o', 'out.csv'])).code).toBe(6);
    expect(dir.read('out.csv')).toBe(GOOD);
  });

  test('after a disk that takes no more', { timeout: 60_000 }, async () => {
    const dir = folder();
    const row = `"24 Smith Street, Reservoir VIC 3073",${'x'.repeat(1050)}\n`;
    dir.write('long.csv', `address,note\n${row.repeat(850)}`);
    // Blocks of 1024 bytes.
    const { code } = await dir.shell('ulimit -f 1000; waypost cleanse long.csv -o out.csv --no-progress');
    expect(code).toBe(7);
    expect(dir.read('out.csv')).toBe(GOOD);
  });

  test('while a run that replaces it is broken off', { timeout: 60_000 }, async () => {
    const dir = folder();
    dir.write('long.csv', `${ROWS}${'"24 Smtih Street, Reservoir VIC 3073"\n'.repeat(20_000)}`);
    const child = dir.start(['cleanse', 'long.csv', '-o', 'out.csv', '--no-progress']);
    const end = finished(child);
    await until(() => dir.exists('out.csv.part'));
    child.kill('SIGINT');
    expect((await end).code).toBe(130);
    expect(dir.read('out.csv')).toBe(GOOD);
  });
});
