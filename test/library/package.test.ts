// The package as others get it: packed, put into a program's node_modules, compiled against and run.
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { compiled, pageOf, printed } from '../support/docs/examples.js';
import { root } from '../support/workdir.js';
import { SAMPLES } from './samples.js';

interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly engines?: { readonly node?: string };
}

const manifest = JSON.parse(pageOf('package.json')) as {
  readonly version: string;
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
};
const oldest = manifest.engines.node.replace('>=', '').split('.').map(Number);

/** True if the oldest version of Node that the package takes is in the range, as far as ranges of engines go. */
function takesOldest(range: string): boolean {
  return range.split('||').some((alternative) => {
    const [, sign = '', version = ''] = /^\s*(>=|\^|~)?\s*([\d.x*]*)/.exec(alternative) ?? [];
    const wanted = version.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : 0));
    const i = [0, 1, 2].find((place) => oldest[place] !== (wanted[place] ?? 0));
    const isAtLeast = i === undefined || oldest[i]! > (wanted[i] ?? 0);
    if (sign === '>=' || version === '' || version === '*') return isAtLeast;
    return isAtLeast && oldest[0] === wanted[0];
  });
}

describe('The packages that this one needs', () => {
  test.each([
    ['>=18', true],
    ['>= 10.x', true],
    ['^16 || ^18 || >=20', true],
    ['>=20.18.1', true],
    ['20 || >=22', true],
    ['*', true],
    ['>=22', false],
    ['^20.19.0 || >=22.12.0', false],
    ['^18', false],
  ])('are judged by their range of Node: %s', (range, takes) => {
    expect(takesOldest(range)).toBe(takes);
  });

  test('work with the oldest Node that this one takes: --engine-strict installs it', () => {
    const { packages } = JSON.parse(pageOf('package-lock.json')) as {
      readonly packages: Readonly<Record<string, LockedPackage>>;
    };
    const needed = Object.entries(packages).filter(([name, { dev }]) => name !== '' && dev !== true);
    expect(needed.length).toBeGreaterThan(20);
    const newer = needed.filter(([, { engines }]) => !takesOldest(engines?.node ?? '*'));
    expect(newer.map(([name, { version, engines }]) => `${name} ${version}: ${engines?.node}`)).toEqual([]);
  });
});

/** What is most of the package, and nothing of which npm looks into: empty files of its names are packed. */
const BULK = ['dist', 'assets'];

/**
 * Packs what is built and puts it into the folder, with the packages it needs. A build would take away what other tests
 * run, and compressing its files takes longer than all of this: they are filled when they have been unpacked.
 */
function installPacked(folder: string, installed: string): void {
  const copy = join(folder, 'copy');
  const isLeftOut = /^\/?(node_modules|\.git|src|test|bench|dist|assets)$/;
  cpSync(root, copy, { recursive: true, filter: (path) => !isLeftOut.test(path.slice(root.length)) });
  for (const name of BULK.flatMap((folder) => filesIn(root, folder))) {
    mkdirSync(dirname(join(copy, name)), { recursive: true });
    writeFileSync(join(copy, name), '');
  }
  execFileSync('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], {
    cwd: copy,
    stdio: 'pipe',
  });
  mkdirSync(installed, { recursive: true });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  execFileSync('tar', ['-xzf', join(folder, tarball), '-C', installed, '--strip-components', '1']);
  for (const name of BULK.flatMap((folder) => filesIn(installed, folder))) {
    if (name.endsWith('.wpd')) {
      rmSync(join(installed, name));
      symlinkSync(join(root, name), join(installed, name));
    } else copyFileSync(join(root, name), join(installed, name));
  }
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => !name.startsWith('.'))) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
}

/** The files of a folder in a package, by their paths in this. */
const filesIn = (path: string, folder: string): string[] =>
  readdirSync(join(path, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(path, join(entry.parentPath, entry.name)));

describe('The package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-package-'));
  const installed = join(folder, 'node_modules/waypost');

  beforeAll(() => {
    installPacked(folder, installed);
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'samples.ts'), SAMPLES);
    symlinkSync(inject('sampleData'), join(folder, '.demo'));
  }, 60_000);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('is built when it is packed, and when it is installed from git', () => {
    expect(manifest.scripts).toMatchObject({
      prepare: 'node scripts/prepare.mjs',
      prepack: 'node scripts/prepare.mjs --pack',
    });
  });

  test.each([
    ['node16', 'node16', ['--skipLibCheck']],
    ['nodenext', 'nodenext', []],
    ['bundler', 'esnext', ['--skipLibCheck']],
  ])('has its types under moduleResolution %s', (resolution, module, more) => {
    const options = ['--moduleResolution', resolution, '--module', module, '--noEmit', ...more];
    expect(compiled(folder, options, ['samples.ts'])).toBe('');
  });

  test('answers a program', () => {
    writeFileSync(
      join(folder, 'program.js'),
      "import { openLocalEngine } from 'waypost';\n" +
        "const engine = await openLocalEngine({ data: '.demo' });\n" +
        "console.log((await engine.cleanse(['24 smtih st reservoir 3073']))[0].fullAddress);\n" +
        'await engine.close();\n',
    );
    expect(printed(folder, 'program.js')).toEqual(['24 SMITH STREET, RESERVOIR VIC 3073']);
  });

  test('has the command, which runs from a link as a global install makes it', () => {
    const link = join(folder, 'waypost');
    symlinkSync(join(installed, 'bin/waypost.js'), link);
    const env = { PATH: dirname(process.execPath), HOME: folder };
    expect(execFileSync(link, ['--version'], { encoding: 'utf8', env })).toBe(`waypost ${manifest.version}\n`);
  });

  test('holds the pages that its README names', () => {
    const named = [...pageOf('README.md').matchAll(/\]\(((?!https?:)[^)#]+)/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(10);
    const held = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(named.filter((name) => !held.includes(name))).toEqual([]);
    expect(held.filter((name) => /\.(made-from|tsbuildinfo)$|^(src|test|bench)\//.test(name))).toEqual([]);
  });

  test('says of itself what it is', () => {
    const { name } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { readonly name: string };
    expect(name).toBe('waypost');
  });
});
