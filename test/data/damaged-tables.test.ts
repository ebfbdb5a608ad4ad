// Files of releases that are no files, no text, or made to fill memory and disk: refused by name, nothing imported.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { importGnaf } from '../../src/data/import/gnaf/import.js';
import { importOpenAddresses } from '../../src/data/import/openaddresses/import.js';
import { changedRelease, releaseFile, temporaryFolder } from './support/release.js';

const TABLE = 'VIC_STREET_LOCALITY';

/** The message that an import of the release fails with; nothing is in use afterwards. */
async function refusal(release: string): Promise<string> {
  const dataDir = temporaryFolder();
  const failure: unknown = await importGnaf({ paths: [release], dataDir }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'WaypostError', kind: 'input-unreadable', exitCode: 6 });
  expect(fs.readdirSync(dataDir)).toEqual([]);
  return (failure as Error).message;
}

describe('a table of a release is refused', () => {
  it.each<[string, (file: string) => void, RegExp]>([
    ['a pipe', (file) => execFileSync('sh', ['-c', 'mkfifo "$0"', file]), /VIC_STREET_LOCALITY_psv\.psv is not a file/],
    [
      'a link to nowhere',
      (file) => fs.symlinkSync('/nowhere/at/all', file),
      /_psv\.psv cannot be read: there is no such file/,
    ],
    ['a link to itself', (file) => fs.symlinkSync(file, file), /_psv\.psv cannot be read: ELOOP/],
  ])('that is %s', async (_, make, message) => {
    const release = changedRelease({ [TABLE]: () => undefined });
    make(releaseFile(release, TABLE));
    expect(await refusal(release)).toMatch(message);
  });

  it.each<[string, number, RegExp]>([
    ['a NUL byte', 0, /VIC_STREET_LOCALITY_psv\.psv line 4: a NUL byte; the file is damaged/],
    ['a byte that is no UTF-8', 0xff, /VIC_STREET_LOCALITY_psv\.psv line 4: bytes that are not UTF-8 \(save/],
  ])('that has %s', async (_, byte, message) => {
    const release = changedRelease({});
    const file = releaseFile(release, TABLE);
    const bytes = fs.readFileSync(file);
    let at = 0;
    for (let line = 1; line < 4; line++) at = bytes.indexOf(10, at) + 1;
    bytes[at + 30] = byte;
    fs.writeFileSync(file, bytes);
    expect(await refusal(release)).toMatch(message);
  });
});

describe('a file of addresses is refused', () => {
  const given = async (name: string, content: string | Buffer): Promise<string> => {
    const dataDir = temporaryFolder();
    const file = path.join(temporaryFolder(), name);
    fs.writeFileSync(file, content);
    const failure: unknown = await importOpenAddresses({ paths: [file], country: 'GB', dataDir }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ name: 'WaypostError', kind: 'input-unreadable' });
    expect(fs.readdirSync(dataDir)).toEqual([]);
    return (failure as Error).message;
  };
  const feature = (longitude: string): string =>
    '{"type":"Feature","properties":{"number":"1","street":"A"},"geometry":' +
    `{"type":"Point","coordinates":[${longitude},1]}}`;
  const HEADING = 'LON,LAT,NUMBER,STREET\n';

  it.each<[string, string, string | Buffer, RegExp]>([
    [
      'whose coordinate is nested 200,000 times',
      'a.geojson',
      feature(`${'['.repeat(200_000)}${']'.repeat(200_000)}`),
      /line 1: the longitude is of type object, not a number/,
    ],
    ['whose coordinate is a megabyte of text', 'a.geojson', feature(`"${'x'.repeat(1e6)}"`), /^.{0,300}$/],
    ['with a NUL byte', 'a.csv', `${HEADING}1,1,1,A\0\n`, /a\.csv line 2: a NUL byte/],
    [
      'in another encoding',
      'a.csv',
      Buffer.from(`${HEADING}1,1,1,Rue é\n`, 'latin1'),
      /line 2: bytes that are not UTF-8/,
    ],
    ['with a NUL byte in a line of JSON', 'a.geojson', `${feature('1')}\n\0\n`, /a\.geojson line 2: a NUL byte/],
    [
      'that unpacks to a thousand times its size',
      'a.csv.gz',
      gzipSync(Buffer.concat([Buffer.from(HEADING), Buffer.alloc(150_000_000, '\n')]), { level: 1 }),
      /a\.csv\.gz is not a whole gzip file: it is \d+ bytes that unpack to more than \d+, as no table does/,
    ],
  ])('%s', async (_, name, content, message) => {
    expect(await given(name, content)).toMatch(message);
  });
});
