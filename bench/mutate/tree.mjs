// A copy of the repository under the scratch folder, where damages are put in, built and tested: never in the tree.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** What of the repository is copied anew each time; what was built, and the packages, only where they are missing. */
const COPIED = ['src', 'test', 'bench', 'docs', 'bin', 'fixtures', 'scripts', 'assets'];
/** For a run of tests with the sample data of the undamaged program. */
export const KEPT_SETS = { env: { MUTATE_KEEP_SETS: '1' } };
/** How the copy is tested, in the copy. */
const CONFIG = 'bench/mutate/vitest.mutate.config.ts';

/** Files of src that can be damaged, by their path from the root. */
export const sources = (folder = root) =>
  readdirSync(path.join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .sort();

/** The copy in a folder, made or brought up to date. */
export class Tree {
  constructor(folder) {
    this.folder = folder;
    this.temporary = path.join(folder, '..', `${path.basename(folder)}-tmp`);
    mkdirSync(folder, { recursive: true });
    for (const name of COPIED) {
      rmSync(path.join(folder, name), { recursive: true, force: true });
      cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
    }
    for (const name of readdirSync(root)) {
      if (/\.(?:json|ts|md)$|^LICENSE$|^\.oxlintrc/.test(name)) cpSync(path.join(root, name), path.join(folder, name));
    }
    // The sample data is made by the undamaged program where no damage is in what makes it.
    const sets = path.join(folder, 'test/support/sets/sample-sets.ts');
    const kept = `function digest(): string {\n  if (process.env['MUTATE_KEEP_SETS']) return 'undamaged';`;
    writeFileSync(
      sets,
      readFileSync(sets, 'utf8')
        .replace('function digest(): string {', kept)
        .replace('rmSync(all, { recursive: true, force: true });', ''),
    );
    const dist = path.join(folder, 'dist');
    if (!existsSync(dist)) cpSync(path.join(root, 'dist'), dist, { recursive: true });
    if (!existsSync(path.join(folder, 'node_modules'))) {
      // Links to the same files: the packages take no room of their own.
      spawnSync('cp', ['-al', path.join(root, 'node_modules'), path.join(folder, 'node_modules')]);
      rmSync(path.join(folder, 'node_modules/.cache'), { recursive: true, force: true });
    }
  }
  read(file) {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }
  write(file, text) {
    mkdirSync(path.dirname(path.join(this.folder, file)), { recursive: true });
    writeFileSync(path.join(this.folder, file), text);
  }
  /** Compiles the sources; the messages of the compiler, empty where it had none. */
  compile() {
    const info = path.join(this.folder, 'dist.tsbuildinfo');
    const args = ['-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', info];
    const compiled = this.node(['node_modules/typescript/bin/tsc', ...args]);
    // Sources are older than what is built, so that the tests do not build again.
    writeFileSync(path.join(this.folder, 'dist/compiled'), '');
    return compiled.status === 0 ? '' : compiled.stdout || compiled.stderr || 'not compiled';
  }
  /** Builds one source alone, of which is known that it compiles: a tenth of the time. */
  emit(file) {
    const { code, errors } = transformSync(file, this.read(file), { lang: 'ts' });
    if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
    this.write(file.replace(/^src/, 'dist').replace(/ts$/, 'js'), code);
    writeFileSync(path.join(this.folder, 'dist/compiled'), '');
  }
  /** Joins what was compiled into what tests start; the messages, empty where there are none. */
  join() {
    const joined = this.node(['scripts/bundle.mjs']);
    return joined.status === 0 ? '' : joined.stderr || 'not joined';
  }
  /** Makes the sample data, of which a damage in what makes it has its own. */
  async makeSets(test) {
    this.forgetSets();
    const { failed } = await this.test([test], () => 60_000, KEPT_SETS);
    if (failed) throw new Error(`the undamaged copy fails: ${failed}`);
  }
  /** Forgets all sample data, or that of damaged programs. */
  forgetSets(isWanted = () => true) {
    const folder = path.join(this.folder, 'node_modules/.cache/waypost-tests');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    for (const name of names.filter(isWanted)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  node(args) {
    return spawnSync(process.execPath, args, { cwd: this.folder, encoding: 'utf8' });
  }
  /**
   * Runs test files in this order and stops at the first that fails. Gives `{ failed, hung }`, the name of the test
   * that noticed, or neither. `msOf` says how long a file takes undamaged; one that takes far longer hangs.
   */
  async test(files, msOf, { bail = 1, env = {} } = {}) {
    rmSync(this.temporary, { recursive: true, force: true });
    mkdirSync(this.temporary, { recursive: true });
    const listed = path.join(this.temporary, 'files.json');
    writeFileSync(listed, JSON.stringify(files));
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root',
      '.',
      '--config',
      CONFIG,
      `--bail=${bail}`,
      ...files,
    ];
    const child = spawn(process.execPath, args, {
      cwd: this.folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, MUTATE_FILES: listed, TMPDIR: this.temporary, NO_COLOR: '1' },
    });
    const result = await watched(child, files, msOf, bail === 0);
    this.forgetSets((name) => name !== 'undamaged');
    // The whole group, with processes that a failed test left behind.
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {}
    return result;
  }
}

/** Follows what the reporter of vitest.mutate.config.ts says until a test fails, all are through, or one hangs. */
function watched(child, files, msOf, goesOn) {
  return new Promise((resolve) => {
    let file = 'before the first test';
    let told = '';
    let limit;
    const wait = () => {
      clearTimeout(limit);
      limit = setTimeout(() => end({ hung: true, failed: file }), 60_000 + 10 * (msOf(file) ?? 20_000));
    };
    const end = (result) => {
      clearTimeout(limit);
      resolve(result);
    };
    wait();
    const lines = (text) => {
      told = (told + text).slice(-20_000);
      for (const [, word, rest] of text.matchAll(/^@@(BEGIN|FAILED) (.*)$/gm)) {
        if (word === 'BEGIN') {
          file = rest;
          wait();
        } else if (!goesOn) end({ failed: rest });
      }
    };
    child.stdout.setEncoding('utf8').on('data', lines);
    child.stderr.setEncoding('utf8').on('data', lines);
    child.on('close', (code) => {
      end(code === 0 || goesOn ? { told } : { failed: `${file}: vitest ended with ${code}`, told });
    });
  });
}
