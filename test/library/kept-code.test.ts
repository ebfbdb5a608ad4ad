// The code that V8 made of the program as it was built: it is taken, and nothing that is wrong with it is noticed by
// who starts the program.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/workdir.js';

const folder = mkdtempSync(join(tmpdir(), 'waypost-kept-code-'));
const bundle = join(folder, 'dist/bundle');

beforeAll(() => {
  for (const name of ['bin', 'dist/bundle', 'package.json']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'dist')).filter((file) => file.endsWith('.wpd'))) {
    symlinkSync(join(root, 'dist', name), join(folder, 'dist', name));
  }
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What a process without options of its own prints. */
const printed = (...args: string[]): string =>
  execFileSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { HOME: folder, PATH: process.env['PATH'] },
  });
const parsed = (): string => printed('bin/waypost.js', 'parse', '24 Smith St Reservoir 3073', '--json');

/** Whether V8 takes what was kept of a file: undefined where nothing was, or where it was changed since. */
const taken = (name: string): string =>
  printed(
    '-p',
    `const { FOLDER, scriptOf } = require('./bin/kept-code.js');
    const file = require('path').join(FOLDER, '${name}');
    const script = scriptOf(file, require('fs').readFileSync(file, 'utf8'));
    script === undefined ? 'none' : script.cachedDataRejected === false`,
  ).trim();

const codeOf = (name: string): string =>
  join(
    bundle,
    readdirSync(bundle).find((file) => file.startsWith(`${name}.`) && file.endsWith('.code'))!,
  );

/** Changes a file, and changes it back when `look` has seen it. */
function whereChanged<T>(file: string, change: (bytes: Buffer) => Buffer, look: () => T): T {
  const bytes = readFileSync(file);
  writeFileSync(file, change(bytes));
  try {
    return look();
  } finally {
    writeFileSync(file, bytes);
  }
}

describe('The code that was kept of the program', () => {
  it.each(['start.js', 'search.js', 'engine.js', 'run.js', 'main.js'])('is taken for %s', (name) => {
    expect(taken(name)).toBe('true');
  });

  it('is of no more files than there are', () => {
    const files = readdirSync(bundle);
    const kept = files.filter((file) => file.endsWith('.code')).map((file) => /^.+?\.js/.exec(file)![0]);
    expect(kept.filter((name) => !files.includes(name))).toEqual([]);
  });

  it.each([
    ['a bit of it is another', (bytes: Buffer) => Buffer.from(bytes.map((byte, i) => (i === 5000 ? byte ^ 4 : byte)))],
    ['it is cut short', (bytes: Buffer) => bytes.subarray(0, 5000)],
    ['it is empty', () => Buffer.alloc(0)],
    ['it is the sums alone', (bytes: Buffer) => bytes.subarray(0, 8)],
  ])('is left where %s', (_, change) => {
    const before = parsed();
    whereChanged(codeOf('search.js'), change, () => {
      expect(taken('search.js')).toBe('none');
      expect(parsed()).toBe(before);
    });
  });

  it('is left where the file is another of the same length', () => {
    whereChanged(
      join(bundle, 'search.js'),
      (bytes) => Buffer.from(bytes.toString('utf8').replaceAll('numberFirst', 'numberFirsT')),
      () => {
        expect(taken('search.js')).toBe('none');
      },
    );
  });

  it('changes no answer, and is not asked for by a process with options of its own', () => {
    const [script, ...words] = ['bin/waypost.js', 'parse', '24 Smith St Reservoir 3073', '--json'] as const;
    expect(printed('--max-lazy', script, ...words)).toBe(parsed());
  });
});
