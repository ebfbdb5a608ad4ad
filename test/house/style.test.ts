// What a reader meets on every page: the length of lines and files, how many stand in a folder, members that say they
// are private, and tests that count on no luck and no clock.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../support/workdir.js';

const FOLDERS = ['src', 'test', 'bench', 'scripts', 'fixtures'];
const WIDTH = 120;
const LENGTH = 250;
const CROWD = 16;

/** Files whose lines are rows of data, or a text that is printed as it stands: no formatter should fold them. */
const TABLES = new Set([
  'src/address/vocabulary/town-nz.ts',
  'src/data/places/region-names.ts',
  'src/cli/plan/example.ts',
]);

/** Files as long as what they list: rows of data, each a case. */
const LISTS = new Set([
  'test/address/parse-au.test.ts',
  'test/conformance/lookup-cases.ts',
  'test/support/docs/contract-table.ts',
]);

/** Folders that hold what is run by its name from outside: a file for each thing that is measured. */
const OF_PROGRAMS = new Set(['bench']);

/** Files that are about waiting: where time is given away, so that no test has to. */
const MAY_WAIT = new Set([
  'test/support/until.ts',
  'test/support/faults/no-pauses.ts',
  // A service that sends a byte at a time.
  'test/support/service/service-faults.ts',
  // What takes turns by time must take time.
  'test/engine/pool-engine.mjs',
  'test/engine/threads/turns-here.test.ts',
  // What is simulated: its time is that of fake timers.
  'test/recorded/threads/simulated-workers.ts',
  'test/recorded/threads/pool.test.ts',
  'test/recorded/threads/of-files.test.ts',
  'test/recorded/access/credentials.test.ts',
  'test/house/style.test.ts',
]);

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.m?ts$|\.mjs$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
);
const linesOf = (file: string): string[] => readFileSync(join(root, file), 'utf8').trimEnd().split('\n');

/** `file:line` of each line that is so. */
const where = (among: readonly string[], isSo: (line: string) => boolean): string[] =>
  among.flatMap((file) => linesOf(file).flatMap((line, i) => (isSo(line) ? [`${file}:${i + 1}`] : [])));

describe('Style', () => {
  test('keeps lines within 120 columns, tables apart', () => {
    const prose = files.filter((file) => !TABLES.has(file));
    expect(where(prose, (line) => line.length > WIDTH)).toEqual([]);
  });

  test('keeps files of tests, measurements and scripts within 250 lines, lists apart', () => {
    const short = files.filter((file) => /^(test|bench|scripts)\//.test(file) && !LISTS.has(file));
    expect(short.filter((file) => linesOf(file).length > LENGTH)).toEqual([]);
  });

  test('has no more than 16 files in a folder of tests, measurements or scripts', () => {
    const folders = files.filter((file) => /^(test|bench|scripts)\//.test(file)).map((file) => dirname(file));
    const crowded = new Set(folders.filter((folder) => folders.filter((one) => one === folder).length > CROWD));
    expect([...crowded].filter((folder) => !OF_PROGRAMS.has(folder))).toEqual([]);
  });

  test('steers a terminal in two places, and gives its streams to the rows and the bar alone', () => {
    const program = files.filter((file) => file.startsWith('src/cli/'));
    const using = (pattern: RegExp): string[] => [
      ...new Set(where(program, (line) => pattern.test(line)).map((place) => place.replace(/:\d+$/, ''))),
    ];
    expect(using(/\{ sequence: /)).toEqual(['src/cli/output/style.ts', 'src/cli/type-ahead/screen.ts']);
    expect(using(/\.stdout\.rows\b/)).toEqual(['src/cli/run/job.ts']);
    expect(using(/\bstderr\.raw\b/)).toEqual(['src/cli/progress.ts']);
    expect(using(/\bprocess\.std(out|err)(;|\.write)|\bconsole\./)).toEqual(['src/cli/output/standard-streams.ts']);
  });

  test('has private members by their keyword', () => {
    const typed = files.filter((file) => file.endsWith('.ts'));
    expect(where(typed, (line) => /^\s*(static |readonly |async |get |set )*#\w|\bthis\.#\w/.test(line))).toEqual([]);
  });

  test('has no test that counts on luck or on a time', () => {
    const tests = files.filter((file) => file.startsWith('test/') && !MAY_WAIT.has(file));
    expect(
      where(tests, (line) => /\bMath\.random\(|\bsetTimeout\(|\bsleep\(?\b|\bperformance\.now\(/.test(line)),
    ).toEqual([]);
  });
});
