// Releases of G-NAF that are refused.
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildGnaf } from '../../src/data/import/gnaf/build.js';
import { changedRelease, fixture, releaseFile, temporaryFolder, zipOf } from './support/release.js';
import { patternOf } from '../support/pattern.js';

/** The message that building from the paths fails with; the folder of the output must be empty afterwards. */
async function refusal(...paths: string[]): Promise<string> {
  const folder = temporaryFolder();
  const error: unknown = await buildGnaf(path.join(folder, 'gnaf.wpd'), '', { paths }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ name: 'WaypostError', kind: 'input-unreadable' });
  expect(fs.readdirSync(folder)).toEqual([]);
  return (error as Error).message;
}

const line = (text: string, n: number): string => text.split('\r\n')[n - 1]!;
const withLine =
  (n: number, change: (cells: string[]) => string[]) =>
  (text: string): string =>
    text
      .split('\r\n')
      .map((old, i) => (i === n - 1 ? change(old.split('|')).join('|') : old))
      .join('\r\n');

/** An address table with every row retired. */
const retired = (text: string): string =>
  text
    .split('\r\n')
    .map((old, i) => (i === 0 || old === '' ? old : old.split('|').with(3, '2024-01-01').join('|')))
    .join('\r\n');

describe('an import refuses', () => {
  it.each<[string, string, (text: string) => string | undefined, RegExp]>([
    [
      'a row with too few columns',
      'VIC_ADDRESS_DETAIL',
      withLine(12, (cells) => cells.slice(0, 31)),
      patternOf(
        /VIC_ADDRESS_DETAIL_psv\.psv line 12: 31 columns where the header has 35; the file is damaged or cut /,
        /short; download it again/,
      ),
    ],
    [
      'a row with too many columns',
      'VIC_LOCALITY',
      withLine(3, (cells) => [...cells, 'x']),
      /VIC_LOCALITY_psv\.psv line 3: 10 columns where the header has 9/,
    ],
    [
      'a last row that is cut short',
      'NSW_ADDRESS_DETAIL',
      (text) => text.slice(0, -40),
      /NSW_ADDRESS_DETAIL_psv\.psv line 138: \d+ columns where the header has 35/,
    ],
    [
      'a geocode table that is cut short',
      'NSW_ADDRESS_DEFAULT_GEOCODE',
      (text) => text.slice(0, text.length / 2),
      /NSW_ADDRESS_DEFAULT_GEOCODE_psv\.psv line \d+: .* where the header has 7/,
    ],
    [
      'a header that is no G-NAF header',
      'VIC_STREET_LOCALITY',
      (text) => text.replace('STREET_NAME', 'NAME_OF_STREET'),
      patternOf(
        /VIC_STREET_LOCALITY_psv\.psv line 1: the header has no column STREET_NAME; is this the table of a /,
        /G-NAF release\?/,
      ),
    ],
    ['an empty file', 'VIC_ADDRESS_DETAIL', () => '', /VIC_ADDRESS_DETAIL_psv\.psv is empty/],
    [
      'a table with a header only',
      'VIC_ADDRESS_DETAIL',
      (text) => `${line(text, 1)}\r\n`,
      /VIC_ADDRESS_DETAIL_psv\.psv has a header and no rows/,
    ],
    [
      'an address id that is there twice',
      'VIC_ADDRESS_DETAIL',
      (text) => `${text}${line(text, 5)}\r\n`,
      /VIC_ADDRESS_DETAIL_psv\.psv line \d+: ADDRESS_DETAIL_PID GAVIC910000004 is there twice/,
    ],
    [
      'a street id that is there twice',
      'VIC_STREET_LOCALITY',
      (text) => `${text}${line(text, 2)}\r\n`,
      /line \d+: STREET_LOCALITY_PID VIC\d+ is there twice/,
    ],
    [
      'a locality id that is there twice',
      'NSW_LOCALITY',
      (text) => `${text}${line(text, 2)}\r\n`,
      /NSW_LOCALITY_psv\.psv line 5: LOCALITY_PID loc\d+ is there twice/,
    ],
    [
      'an address of a street that is nowhere',
      'VIC_ADDRESS_DETAIL',
      withLine(7, (cells) => cells.with(22, 'VIC0')),
      /VIC_ADDRESS_DETAIL_psv\.psv line 7: STREET_LOCALITY_PID 'VIC0' is not in the STREET_LOCALITY table/,
    ],
    [
      'a street of a locality that is nowhere',
      'VIC_STREET_LOCALITY',
      withLine(4, (cells) => cells.with(7, 'loc0')),
      /VIC_STREET_LOCALITY_psv\.psv line 4: LOCALITY_PID loc0 is not in the LOCALITY table/,
    ],
    [
      'a locality of a state that is nowhere',
      'VIC_LOCALITY',
      withLine(2, (cells) => cells.with(6, '77')),
      /VIC_LOCALITY_psv\.psv line 2: STATE_PID 77 is not in the STATE table/,
    ],
    [
      'an address without an id',
      'VIC_ADDRESS_DETAIL',
      withLine(2, (cells) => cells.with(0, '')),
      /line 2: ADDRESS_DETAIL_PID is empty/,
    ],
    [
      'a latitude beyond the pole',
      'VIC_ADDRESS_DEFAULT_GEOCODE',
      withLine(9, (cells) => cells.with(6, '-97.1')),
      /VIC_ADDRESS_DEFAULT_GEOCODE_psv\.psv line 9: LATITUDE is -97\.1, outside ±90 degrees/,
    ],
    [
      'a longitude that is no number',
      'VIC_ADDRESS_DEFAULT_GEOCODE',
      withLine(9, (cells) => cells.with(5, '145,01')),
      /line 9: LONGITUDE is '145,01', not a coordinate/,
    ],
    [
      'a house number that is no number',
      'NSW_ADDRESS_DETAIL',
      withLine(3, (cells) => cells.with(17, '12x')),
      /NSW_ADDRESS_DETAIL_psv\.psv line 3: NUMBER_FIRST is '12x', not a number/,
    ],
    [
      'a postcode of five digits',
      'NSW_ADDRESS_DETAIL',
      withLine(3, (cells) => cells.with(26, '30731')),
      /line 3: POSTCODE is 30731, beyond 9999/,
    ],
    [
      'a release without a table that is needed',
      'VIC_STREET_LOCALITY',
      () => undefined,
      /has no VIC_STREET_LOCALITY_psv\.psv, but VIC_ADDRESS_DETAIL_psv\.psv is there/,
    ],
    [
      'a file of something else',
      'VIC_ADDRESS_DETAIL',
      () => '\0\x01\x02'.repeat(500_000),
      /VIC_ADDRESS_DETAIL_psv\.psv line 1: /,
    ],
  ])('%s', async (_, file, edit, message) => {
    expect(await refusal(changedRelease({ [file]: edit }))).toMatch(message);
  });

  it('a release that has no table of a kind, naming it and the folder', async () => {
    const release = changedRelease({ VIC_LOCALITY: () => undefined, NSW_LOCALITY: () => undefined });
    expect(await refusal(release)).toBe(
      `the release in ${release} has no LOCALITY table (such as NSW_LOCALITY_psv.psv); download it again`,
    );
  });

  it('a folder without any table, a path that is not there, a file that is no zip', async () => {
    const folder = temporaryFolder();
    const text = path.join(folder, 'gnaf.txt');
    const zip = path.join(folder, 'gnaf.zip');
    fs.writeFileSync(text, 'x');
    fs.writeFileSync(zip, 'no zip');
    expect(await refusal(folder)).toMatch(
      /there is no G-NAF table .* give the folder or zip of the release as downloaded/,
    );
    expect(await refusal(path.join(folder, 'none'))).toMatch(/none cannot be read: there is no such file/);
    expect(await refusal(text)).toMatch(/gnaf\.txt is neither a folder nor a \.zip/);
    expect(await refusal(zip)).toMatch(/gnaf\.zip is not a whole zip file: .*; download it again/);
  });

  it('a zip that was cut short, and one with a damaged table', async () => {
    const folder = temporaryFolder();
    const zip = path.join(folder, 'gnaf.zip');
    zipOf(fixture, zip);
    const whole = fs.readFileSync(zip);
    fs.writeFileSync(zip, whole.subarray(0, -100));
    expect(await refusal(zip)).toMatch(/is not a whole zip file/);
    // One letter of a street name: the table stays a table, only the zip's own checksum can tell.
    whole[whole.indexOf('|KING GEORGE|') + 1] = 0x52;
    fs.writeFileSync(zip, whole);
    expect(await refusal(zip)).toMatch(
      /gnaf\.zip is not a whole zip file: .*VIC_STREET_LOCALITY_psv\.psv fails its checksum/,
    );
  });

  it('two releases at once, and a table that is there twice', async () => {
    expect(await refusal(fixture, fixture)).toMatch(/is there twice: .* and .*; give one release/);
    const other = changedRelease({});
    const folder = path.dirname(path.dirname(releaseFile(other, 'VIC_LOCALITY')));
    fs.renameSync(folder, folder.replace('FEBRUARY', 'MAY'));
    const onlyNsw = changedRelease(
      Object.fromEntries(
        fs
          .readdirSync(path.join(folder.replace('FEBRUARY', 'MAY'), 'Standard'))
          .filter((name) => name.startsWith('VIC'))
          .map((name) => [name.replace('_psv.psv', ''), () => undefined]),
      ),
    );
    for (const name of fs.readdirSync(path.join(folder.replace('FEBRUARY', 'MAY'), 'Standard'))) {
      if (name.startsWith('NSW')) fs.rmSync(path.join(folder.replace('FEBRUARY', 'MAY'), 'Standard', name));
    }
    expect(await refusal(onlyNsw, other)).toMatch(/there are two releases: FEBRUARY 2026 and MAY 2026; give one/);
  });

  it('a state that the release has not', async () => {
    const folder = temporaryFolder();
    await expect(
      buildGnaf(path.join(folder, 'x.wpd'), '', { paths: [fixture], states: ['VIC', 'TAS'] }),
    ).rejects.toThrow(/has no state TAS; it has VIC/);
  });

  it('a release of which nothing is in use', async () => {
    expect(await refusal(changedRelease({ VIC_ADDRESS_DETAIL: retired, NSW_ADDRESS_DETAIL: retired }))).toMatch(
      /all are retired or of confidence -1; nothing was imported/,
    );
  });
});
