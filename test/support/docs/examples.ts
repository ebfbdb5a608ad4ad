// The examples of a page: taken out, compiled against the built package as a program of its own has it, and run.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WITHOUT_COLLECTING } from '../node.js';
import { root } from '../workdir.js';

const BLOCK = /^```ts\n([^]*?)^```$/gm;
const PRELUDE =
  "import { openLocalEngine } from 'waypost';\nconst engine = await openLocalEngine({ data: '.demo' });\n";

/** An example, and the lines that its comments say it prints. */
export interface Example {
  readonly code: string;
  readonly prints: readonly string[];
}

/** The blocks of TypeScript of a page. One that does not open an engine has one open. */
export function examplesOf(page: string): Example[] {
  return [...page.matchAll(BLOCK)].map(([, code = '']) => ({
    code: code.includes('await openLocalEngine(') ? code : `${PRELUDE}${code}await engine.close();\n`,
    prints: [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, line]) => line!),
  }));
}

/** Puts a package into a folder as an installed one: the files that are packed, with the packages it needs. */
function installInto(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@types'), { recursive: true });
  symlinkSync(root, join(modules, 'waypost'));
  symlinkSync(join(root, 'node_modules/@types/node'), join(modules, '@types/node'));
}

/** Compiles files of the folder as a strict program does; gives what the compiler says, '' for nothing. */
export function compiled(folder: string, options: readonly string[], files: readonly string[]): string {
  // On several threads, each reads the types of the language for itself.
  const strict = [
    '--strict',
    '--noUncheckedIndexedAccess',
    '--target',
    'es2023',
    '--types',
    'node',
    '--singleThreaded',
  ];
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), [...strict, ...options, ...files], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: WITHOUT_COLLECTING,
    });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    return `${stdout}${stderr}`;
  }
}

/** Runs a compiled file of the folder; gives the lines that it prints. Throws with what it says where it fails. */
export function printed(folder: string, file: string): string[] {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: dirname(process.execPath), HOME: folder },
  });
  if (status !== 0) throw new Error(`${file} ended with ${status}: ${stderr}`);
  return stdout.trimEnd().split('\n');
}

/**
 * The same of several files, one after the other in one process, which ends when each has closed what it opened; gives
 * the lines of each by its name.
 */
export function printedByEach(folder: string, files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const imports = files.map((file) => `console.log('\\f${file}');\nawait import('./${file}');\n`);
  writeFileSync(join(folder, 'each.js'), imports.join(''));
  const parts = printed(folder, 'each.js').join('\n').split('\f').slice(1);
  return new Map(parts.map((part) => part.trimEnd().split('\n')).map(([file = '', ...lines]) => [file, lines]));
}

/** The folder that the examples of pages are about: the sample's data, and a customer file. */
export function furnish(folder: string, data: string): void {
  installInto(folder);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  symlinkSync(data, join(folder, '.demo'));
  cpSync(join(root, 'fixtures/customers.csv'), join(folder, 'customers.csv'));
}

/** The text of a page of the repository. */
export const pageOf = (name: string): string => readFileSync(join(root, name), 'utf8');
