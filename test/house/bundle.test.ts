// What the built program loads as it starts: each file of its own costs a start some tenths of a millisecond.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { start } from '../cli/serve/running.js';
import { root, workdir, type Workdir } from '../support/workdir.js';

/** Preloaded: as the process ends it writes down the files that were loaded. */
const LOADED = `require('node:process').on('exit', () =>
  require('node:fs').writeFileSync('loaded.json', JSON.stringify(Object.keys(require.cache))));`;

/** A folder, and the environment with which a program started in it tells what it loaded. */
function telling(): { dir: Workdir; env: Record<string, string> } {
  const dir = workdir();
  dir.write('in.csv', 'address\n24 Smith St Reservoir 3073\n');
  return { dir, env: { NODE_OPTIONS: `--require ${join(dir.path, dir.write('loaded.cjs', LOADED))}` } };
}

/** How many files of the program were loaded, and which packages. */
function loaded(dir: Workdir): { files: number; packages: readonly string[] } {
  const files = (JSON.parse(dir.read('loaded.json')) as string[]).map((file) => file.replaceAll('\\', '/'));
  const packages = files.flatMap((file) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? []);
  return { files: files.filter((file) => file.includes('/dist/bundle/')).length, packages: [...new Set(packages)] };
}

test.each([
  ['the version', ['--version'], 3, []],
  ['one record', ['parse', '24 smith st'], 8, ['i18n-iso-countries', 'diacritics']],
  ['a file', ['parse', 'in.csv', '-o', 'out.csv', '--quiet'], 12, ['csv-parse', 'i18n-iso-countries']],
])('A start for %s loads few files of the program, and no package that can wait', async (_, args, most, packages) => {
  const { dir, env } = telling();
  expect((await dir.runProcess(args, { env })).code).toBe(0);
  const found = loaded(dir);
  expect(found.packages).toEqual(packages);
  expect(found.files).toBeGreaterThan(1);
  expect(found.files).toBeLessThanOrEqual(most);
});

test('A service that listens has loaded no package', async () => {
  const { dir, env } = telling();
  const { child, ended } = await start(dir, [], env);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(143);
  expect(loaded(dir).packages).toEqual([]);
});

test('No two files of the program need each other as they are loaded', () => {
  const folder = join(root, 'dist/bundle');
  const needed = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => {
        const text = readFileSync(join(folder, name), 'utf8');
        return [name, [...text.matchAll(/const require_\w+=require\("\.\/([^"]+)"\);/g)].map(([, other]) => other!)];
      }),
  );
  const behind = (name: string, seen = new Set<string>()): Set<string> => {
    for (const other of needed.get(name) ?? []) if (!seen.has(other)) behind(other, seen.add(other));
    return seen;
  };
  expect([...needed.values()].flat().length).toBeGreaterThan(100);
  expect([...needed.keys()].filter((name) => behind(name).has(name))).toEqual([]);
});
