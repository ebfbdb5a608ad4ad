// The help of the program that was kept as it was built is what the program prints.
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../support/workdir.js';

const bin = join(root, 'bin/waypost.js');
const bundle = join(root, 'dist/bundle/main.js');
const { printsHelp } = createRequire(import.meta.url)(join(root, 'bin/kept-help.js')) as {
  printsHelp(words: readonly string[]): boolean;
};

/** What a process prints and ends with. */
function ended(args: readonly string[], output: 'pipe' | number = 'pipe'): { code: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', output, 'pipe'],
  });
  return { code: status, text: output === 'pipe' ? stdout : stderr };
}

/** The same of the program without what was kept. */
const program = (words: readonly string[]): { code: number | null; text: string } =>
  ended(['-e', `require(${JSON.stringify(bundle)}).main(${JSON.stringify(words)})`]);

describe('The help that was kept', () => {
  it.each([[[]], [['-h']], [['--help']]])('is what the program prints for %j', (words) => {
    expect(ended([bin, ...words])).toEqual(program(words));
  });

  it.each([[['cleanse', '--help']], [['help']], [['--version']], [['--help', '--debug']], [['constructor']]])(
    'is none for %j',
    (words) => {
      expect(printsHelp(words)).toBe(false);
    },
  );

  it.skipIf(!existsSync('/dev/full'))('leaves it to the program to say that there is no room for it', () => {
    const full = openSync('/dev/full', 'w');
    const { code, text } = ended([bin, '--help'], full);
    closeSync(full);
    expect(code).toBe(7);
    expect(text).toMatch(/standard output cannot be written: the disk is full/);
  });
});
