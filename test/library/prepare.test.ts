// What npm runs before the package is packed, and after an install in a clone: it builds what is not built.
import { spawnSync } from 'node:child_process';
import { cpSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, workdir, type Workdir } from '../support/workdir.js';

const MADE = [
  'index.js',
  'index.d.ts',
  'bundle/main.js',
  'gazetteer.wpd',
  'gazetteer-nz.wpd',
  'known-names.wpd',
  'world.wpd',
  'areas.wpd',
  'postal-codes.wpd',
  'whereabouts.wpd',
];

/** A clone whose build writes the word `built` into a file; its packages are there or not. */
function clone(packages: 'there' | 'missing'): Workdir {
  const folder = workdir();
  const write = "require('fs').mkdirSync('dist',{recursive:true});require('fs').writeFileSync('dist/index.js','built')";
  const manifest = { scripts: { build: `node -e "${write}"` }, devDependencies: { builder: '1.0.0' } };
  folder.write('package.json', JSON.stringify(manifest));
  folder.write('src/index.ts', '');
  folder.write(packages === 'there' ? 'node_modules/builder/package.json' : 'node_modules/other/package.json', '{}');
  cpSync(join(root, 'scripts/prepare.mjs'), join(folder.path, 'scripts/prepare.mjs'));
  return folder;
}

/** Puts a build there, newer than its sources or older. */
function build(folder: Workdir, age: 'new' | 'old'): void {
  for (const name of [...MADE, 'gone.js']) folder.write(`dist/${name}`, age);
  // A file system keeps finer times than a date does: now may be before the sources.
  const at = new Date(age === 'new' ? '2100-01-01' : 0);
  for (const name of [...MADE, 'gone.js']) utimesSync(join(folder.path, 'dist', name), at, at);
}

function prepare(folder: Workdir, ...args: readonly string[]): { readonly code: number | null; readonly said: string } {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/prepare.mjs', ...args], {
    cwd: folder.path,
    encoding: 'utf8',
  });
  return { code: status, said: stderr };
}

describe('Before the package is packed', () => {
  test('everything is built anew, and nothing of an earlier build is left but the data', () => {
    const folder = clone('there');
    build(folder, 'new');
    expect(prepare(folder, '--pack')).toEqual({ code: 0, said: '' });
    expect(folder.read('dist/index.js')).toBe('built');
    expect(['gone.js', 'world.wpd'].map((name) => folder.exists(`dist/${name}`))).toEqual([false, true]);
  });

  test('what is built is kept where the packages are missing that build it', () => {
    const folder = clone('missing');
    build(folder, 'new');
    expect(prepare(folder, '--pack')).toEqual({
      code: 0,
      said: 'waypost is packed as it was built: the packages that build it are not installed\n',
    });
    expect(folder.exists('dist/gone.js')).toBe(true);
  });

  test.each([
    ['that is too old', 'old'],
    ['that is not there', undefined],
  ] as const)('a build %s and cannot be made is an error', (_, age) => {
    const folder = clone('missing');
    if (age) build(folder, age);
    expect(prepare(folder, '--pack')).toEqual({
      code: 1,
      said:
        'waypost is not built, and cannot be: 1 packages that build it are not installed (builder); run "npm ci" ' +
        'and then again\n',
    });
  });
});

describe('After an install in a clone', () => {
  test.each([
    ['is built where it is not', undefined, 'built'],
    ['is built where its sources are newer', 'old', 'built'],
    ['is left as it is built', 'new', 'new'],
  ] as const)('the program %s', (_, age, content) => {
    const folder = clone('there');
    if (age) build(folder, age);
    expect(prepare(folder)).toEqual({ code: 0, said: '' });
    expect(folder.read('dist/index.js')).toBe(content);
  });

  test('without what builds it, the install goes on, and says that it is not built', () => {
    const { code, said } = prepare(clone('missing'));
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^waypost is not built/) as string });
  });
});
