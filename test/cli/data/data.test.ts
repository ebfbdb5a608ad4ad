// waypost data: list, import, verify and remove.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, workdir, type Workdir } from '../../support/workdir.js';
import { patternOf } from '../../support/pattern.js';

const RELEASE = join(root, 'fixtures/gnaf');
const STANDARD = 'g-naf_feb26_sample_gda2020_psv/G-NAF/G-NAF FEBRUARY 2026/Standard';

/** A copy of the sample release in the folder, to be damaged. */
function releaseIn(dir: Workdir): string {
  cpSync(RELEASE, join(dir.path, 'release'), { recursive: true });
  return join(dir.path, 'release', STANDARD);
}

const importInto = (dir: Workdir, release: string, ...more: string[]) =>
  dir.run(['data', 'import', 'gnaf', release, '--data', 'data', ...more]);

describe('data import gnaf', () => {
  test('says what it built and what it left out', async () => {
    const dir = workdir();
    const { code, stdout, stderr } = await importInto(dir, RELEASE);
    expect(code).toBe(0);
    expect(stdout).toBe('');
    expect(stderr).toMatch(
      patternOf(
        /^GNAF FEBRUARY 2026, GDA2020: 375 addresses in 7 localities of NSW, VIC\nleft out: 4 retired, 1 /,
        /confidence -1\n\d+\.\d MB in .*data, \d+\.\d s\n$/,
      ),
    );
  });

  test('takes only the states asked for', async () => {
    const dir = workdir();
    expect((await importInto(dir, RELEASE, '--states', 'vic', '--quiet')).stderr).toBe('');
    expect(JSON.parse((await dir.run(['data', 'list', '--json', '--data', 'data'])).stdout)).toMatchObject({
      sets: [{ source: 'GNAF', states: ['VIC'] }],
    });
  });

  test('says it as one JSON line on request', async () => {
    const { stderr } = await importInto(workdir(), RELEASE, '--log-format', 'json');
    expect(JSON.parse(stderr)).toMatchObject({ level: 'info', summary: { set: { source: 'GNAF', addresses: 375 } } });
  });

  test('refuses a folder without a release', async () => {
    const dir = workdir();
    dir.write('empty/readme.txt', 'nothing');
    const { code, stderr } = await importInto(dir, 'empty');
    expect(stderr).toMatch(/^waypost: [^\n]*empty[^\n]*\n$/);
    expect(code).toBe(6);
  });

  test('refuses a path that is not there', async () => {
    const { code, stderr } = await importInto(workdir(), 'gone.zip');
    expect(stderr).toMatch(/^waypost: [^\n]*gone\.zip[^\n]*\n$/);
    expect(code).toBe(6);
  });

  test('refuses a truncated table with its file and line, and leaves the previous set in use', async () => {
    const dir = workdir();
    const standard = releaseIn(dir);
    await importInto(dir, RELEASE);
    const table = join(standard, 'VIC_ADDRESS_DETAIL_psv.psv');
    const text = readFileSync(table, 'utf8');
    writeFileSync(table, text.slice(0, text.length * 0.6));
    const { code, stderr } = await importInto(dir, 'release');
    expect(stderr).toMatch(/^waypost: [^\n]*VIC_ADDRESS_DETAIL_psv\.psv[^\n]*\d+[^\n]*\n$/);
    expect(code).toBe(6);
    expect(JSON.parse((await dir.run(['data', 'list', '--json', '--data', 'data'])).stdout)).toMatchObject({
      sets: [{ addresses: 375 }],
    });
  });

  test('refuses a data folder that cannot be made', async () => {
    const dir = workdir();
    dir.write('data', 'a file');
    const { code, stderr } = await importInto(dir, RELEASE);
    expect(stderr).toMatch(/^waypost: [^\n]*data[^\n]*\n$/);
    expect(code).toBe(7);
  });
});

describe('data list, verify and remove', () => {
  test('show a table of what is installed', async () => {
    const { code, stdout } = await workdir().run(['data', 'list']);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      patternOf(
        /^source {2}country {2}release +datum +states +addresses +localities +MB +imported\nGNAF +AU +FEBRUARY /,
        /2026 +GDA2020 +NSW VIC +375 +7 +\d\.\d +\d{4}-\d\d-\d\d\n$/,
      ),
    );
  });

  test('say where nothing is installed, and what to do', async () => {
    const { code, stdout } = await workdir().run(['data', 'list', '--data', 'none']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^nothing is installed in .*none; import a release with: waypost data import gnaf PATH\n$/);
  });

  test.each([
    ['is not there', 'dta', 'is not there'],
    ['has nothing', '.', 'no data is installed in the data folder'],
    ['is a file', 'in.csv', 'cannot read'],
  ])('verify no folder that is named and %s', async (_, name, why) => {
    const dir = workdir();
    dir.write('in.csv', 'a\n');
    const { code, stdout, stderr } = await dir.run(['data', 'verify', '--data', name]);
    expect([code === 0, stdout]).toEqual([false, '']);
    expect(stderr).toContain(why);
  });

  test('verify a whole set', async () => {
    expect(await workdir().run(['data', 'verify'])).toEqual({
      code: 0,
      stdout: 'GNAF FEBRUARY 2026: every section is as it was written\n',
      stderr: '',
    });
  });

  test.each([
    ['early', 0.3],
    ['late', 0.9],
  ])('find a damaged block, %s in the file, and name the section', async (_, share) => {
    const dir = workdir();
    await importInto(dir, RELEASE);
    const file = join(
      dir.path,
      'data',
      (JSON.parse((await dir.run(['data', 'list', '--json', '--data', 'data'])).stdout) as { sets: { file: string }[] })
        .sets[0]!.file,
    );
    const bytes = readFileSync(file);
    // Two pages: sections start on a page, so one of them is hit; a single byte may fall between two, where nothing is
    // stored.
    for (let i = 0, at = Math.floor(bytes.length * share); i < 8192; i++) bytes[at + i]! ^= 4;
    writeFileSync(file, bytes);
    const { code, stdout } = await dir.run(['data', 'verify', '--data', 'data']);
    expect(stdout).toMatch(/section \S+ fails its checksum/);
    expect(code).toBe(6);
  });

  test('remove a set, and refuse one that is not there', async () => {
    const dir = workdir();
    await importInto(dir, RELEASE);
    expect(await dir.run(['data', 'remove', 'gnaf', '--data', 'data'])).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(/^GNAF AU FEBRUARY 2026 is removed from .*data\n$/) as string,
    });
    const again = await dir.run(['data', 'remove', 'gnaf', '--data', 'data']);
    expect(again.stderr).toMatch(/^waypost: gnaf is not installed in .*data; nothing is: import a release with/);
    expect(again.code).toBe(2);
  });
});
