// A package of which a file was damaged, cut or lost: the file is named, with what to do, and nothing is answered.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { readPreamble } from '../../src/data/file/format.js';
import { NODE_OPTIONS } from '../support/node.js';
import { finished, root, type Finished } from '../support/workdir.js';

const folder = mkdtempSync(join(tmpdir(), 'waypost-damaged-package-'));
const copy = join(folder, 'package');
const DATA = ['gazetteer.wpd', 'world.wpd', 'areas.wpd', 'postal-codes.wpd', 'whereabouts.wpd'];
/** Packages whose files are read as data. */
const PACKAGES = ['i18n-iso-countries', 'libphonenumber-js'];
const outside = (name: string): boolean => !PACKAGES.some((damaged) => damaged.split('/')[0] === name);

beforeAll(() => {
  for (const name of ['bin', 'dist/bundle', 'package.json', 'release-catalogue.json']) {
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter(outside)) {
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name));
  }
  for (const name of DATA) symlinkSync(join(root, 'dist', name), join(copy, 'dist', name));
  for (const name of PACKAGES) {
    cpSync(join(root, 'node_modules', name), join(copy, 'node_modules', name), { recursive: true });
  }
  writeFileSync(join(folder, 'in.csv'), 'address\n24 Smith St Reservoir 3073\n"10 Rue Cler, Paris, Frankreich"\n');
});
/** Files that a test has changed. */
const changed = new Set<string>();
/** What the test before damaged is whole again, and what it wrote gone. */
beforeEach(() => {
  rmSync(join(folder, 'out.csv'), { force: true });
  for (const file of changed) {
    rmSync(join(copy, file), { force: true });
    if (file.endsWith('.wpd')) symlinkSync(join(root, file), join(copy, file));
    else cpSync(join(root, file), join(copy, file));
  }
  changed.clear();
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const waypost = (...args: string[]): Promise<Finished> =>
  finished(
    spawn(process.execPath, [...NODE_OPTIONS, join(copy, 'bin/waypost.js'), ...args], {
      cwd: folder,
      env: { PATH: dirname(process.execPath), HOME: folder, WAYPOST_DATA: inject('sampleData') },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  );

/** Puts something else in the place of a file of the copy; undefined takes it away. */
function change(file: string, to: (bytes: Buffer) => Buffer | string | undefined): void {
  const place = join(copy, file);
  const damaged = to(readFileSync(place));
  changed.add(file);
  rmSync(place);
  if (damaged !== undefined) writeFileSync(place, damaged);
}
const gone = (): undefined => undefined;
const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length >>> 1);
/** JSON still, of another content. */
const otherLetter = (bytes: Buffer): string => bytes.toString('utf8').replace('FR', 'FX');
/** All sections of a data file are zeros, whatever a question reads of it. */
const zeros = (bytes: Buffer): Buffer => Buffer.from(bytes).fill(0, 4096, readPreamble(bytes, '').headerOffset);

const BATCH = ['in.csv', '-o', 'out.csv', '--quiet', '--threads', '2'];
const PARSE = ['parse', '24 smith st reservoir 3073'];
const GEOCODE = ['geocode', '10 Rue Cler, Paris, Frankreich'];
const REVERSE = ['reverse-geocode', '52.5,13.4'];
const LANGUAGES = 'node_modules/i18n-iso-countries';
const PLANS = 'node_modules/libphonenumber-js/metadata.max.json';
const PHONE = ['validate-phone', '0491 570 156'];
const REFUSED = { code: 6, stdout: '' };

test.each([[PARSE], [GEOCODE], [REVERSE], [['geocode', ...BATCH]]])(
  'The copy answers while it is whole: %j',
  async (args) => {
    expect(await waypost(...args)).toMatchObject({ code: 0 });
  },
);

describe('A package is refused by the name of its file', () => {
  test.each<[how: string, file: string, to: (bytes: Buffer) => Buffer | string | undefined, args: readonly string[]]>([
    ['that is gone', 'dist/gazetteer.wpd', gone, PARSE],
    ['that is cut short', 'dist/gazetteer.wpd', half, PARSE],
    ['that is damaged', 'dist/gazetteer.wpd', zeros, PARSE],
    ['that is damaged, on threads', 'dist/gazetteer.wpd', zeros, ['parse', ...BATCH]],
    ['that is gone', 'dist/world.wpd', gone, GEOCODE],
    ['that is cut short', 'dist/world.wpd', half, GEOCODE],
    ['that is damaged', 'dist/world.wpd', zeros, GEOCODE],
    ['that is damaged, on threads', 'dist/world.wpd', zeros, ['geocode', ...BATCH]],
    ['that is gone', 'dist/whereabouts.wpd', gone, REVERSE],
    ['that is cut short', 'dist/whereabouts.wpd', half, REVERSE],
    ['that is damaged', 'dist/whereabouts.wpd', zeros, REVERSE],
    ['that is gone', `${LANGUAGES}/langs/en.json`, gone, GEOCODE],
    ['that is cut short', `${LANGUAGES}/langs/en.json`, half, GEOCODE],
    ['that is cut short, on threads', `${LANGUAGES}/langs/en.json`, half, ['geocode', ...BATCH]],
    ['that is null', `${LANGUAGES}/langs/en.json`, () => 'null', GEOCODE],
    ['that has no names', `${LANGUAGES}/langs/de.json`, () => '{"countries":{"FR":[7]}}', GEOCODE],
    ['that is gone', `${LANGUAGES}/langs/de.json`, gone, GEOCODE],
    ['of which one letter is another', `${LANGUAGES}/langs/de.json`, otherLetter, GEOCODE],
    ['of which one letter is another', `${LANGUAGES}/codes.json`, otherLetter, GEOCODE],
    ['of which one letter is another', PLANS, otherLetter, PHONE],
    ['that is gone', PLANS, gone, PHONE],
    ['that is cut short', PLANS, half, PHONE],
  ])('%s: %s', async (_, file, to, args) => {
    change(file, to);
    expect(await refused(file.replace('node_modules/', ''), args)).toEqual(REFUSED);
  });

  test('whose columns are chosen by names of countries that cannot be read', async () => {
    change(`${LANGUAGES}/langs/en.json`, half);
    expect(await refused('i18n-iso-countries/langs/en.json', ['cleanse', ...BATCH])).toEqual(REFUSED);
  });
});

/** How a command ends and what it answers, once its messages name the file and say what to do. */
async function refused(file: string, args: readonly string[]): Promise<Pick<Finished, 'code' | 'stdout'>> {
  const { code, stdout, stderr } = await waypost(...args);
  expect(stderr).toContain(file);
  expect(stderr).toMatch(
    /; it came with waypost: install waypost again|, which came with waypost: .*; install waypost/,
  );
  expect(stderr).not.toMatch(/\n\s+at |Require stack|internal error/);
  expect(readdirSync(folder).sort()).toEqual(['in.csv', 'package']);
  return { code, stdout };
}
