// Tries damages without building them one by one: a copy of the repository has them all built in, behind switches,
// and is asked the questions of test/digests. What these do not notice is tried by the tests that run in one process.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { transformSync } from 'rolldown/utils';
import { isApart } from '../coverage.mjs';
import { SWITCHES, switched } from './switch.mjs';
import { sources, Tree } from '../tree.mjs';

/** What signals processes is never damaged in a process that goes on. */
const SIGNALS = /^src\/(?:files\/lock|cli\/signals|.*process)/;
/** Nothing happens for so long: the process hangs. */
const SILENT_MS = 120_000;

/** The copy with every damage in it; `damages` by the key of their place. */
export class SwitchedTree {
  constructor(folder) {
    this.tree = new Tree(folder);
    this.damages = new Map();
  }
  /** Builds the copy with these damages, its data and its questions. */
  async make(wanted, say) {
    const { tree } = this;
    const places = new Set(wanted.map(placeOf));
    say('building the copy');
    // What an earlier run switched is no older than its sources: all is built anew.
    rmSync(path.join(tree.folder, 'dist.tsbuildinfo'), { force: true });
    const broken = tree.compile() || tree.join();
    if (broken) throw new Error(`the copy cannot be built: ${broken}`);
    await tree.makeSets('test/identify/eid.test.ts');
    let next = 1;
    for (const file of sources(tree.folder)) {
      if (isApart(file) || SIGNALS.test(file)) continue;
      const depth = file.split('/').length - 2;
      const specifier = `${depth === 0 ? './' : '../'.repeat(depth)}switches.js`;
      const isWanted = (damage) => places.has(placeOf({ file, ...damage }));
      let { damages, text } = switched(tree.read(file), next, specifier, isWanted);
      // What comes through the file is seen at its other damages where a constant of it is one.
      if (damages.some(({ isTop }) => isTop)) ({ damages, text } = switched(tree.read(file), next, specifier));
      if (damages.length === 0) continue;
      const range = { from: next, to: next + damages.length };
      next += damages.length;
      for (const damage of damages) this.damages.set(placeOf({ file, ...damage }), { ...damage, ...range });
      const { code, errors } = transformSync(file, text, { lang: 'ts' });
      if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
      tree.write(file.replace(/^src/, 'dist').replace(/ts$/, 'js'), code);
    }
    tree.write('dist/switches.js', SWITCHES);
    await this.bundleQuestions();
    this.makeMany();
    say(`${next - 1} damages are built in`);
  }
  async bundleQuestions() {
    const { folder } = this.tree;
    const bundle = await rolldown({
      input: path.join(folder, 'bench/mutate/switched/asked.mjs'),
      platform: 'node',
      external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
      plugins: [
        {
          name: 'as-built',
          resolveId: (id) => {
            const [, file] = /^(?:\.\.\/)+src\/(.+\.js)$/.exec(id) ?? [];
            return file && { id: `./dist/${file}`, external: true };
          },
        },
      ],
    });
    await bundle.write({ file: path.join(folder, 'asked.mjs') });
  }
  makeMany() {
    const { folder } = this.tree;
    rmSync(path.join(folder, 'many'), { recursive: true, force: true });
    const write = `require('fs').writeFileSync('many.csv', m.manyAddresses())`;
    this.tree.node(['-e', `import('${folder}/asked.mjs').then((m) => ${write})`]);
    const args = ['data', 'import', 'csv', 'many.csv', '--source', 'CUSTOM_AU_1', '--data', 'many', '--quiet'];
    const { status, stderr } = this.tree.node(['bin/waypost.js', ...args]);
    if (status !== 0) throw new Error(`the generated addresses cannot be imported: ${stderr}`);
  }
  /** The number of a damage; undefined where no switch can do it. */
  idOf(damage) {
    const one = this.damages.get(placeOf(damage));
    const { id, isTop, from, to } = one ?? {};
    return one && !one.cannot ? { id, isTop, from, to, file: damage.file } : undefined;
  }
  /**
   * Asks all questions with each damage on: `wanted` are `{ key, id, isTop }`. Calls `onResult` with
   * `{ key, outcome, by, reached }`.
   */
  async ask(wanted, { tries, jobs }, onResult) {
    const parts = Array.from({ length: jobs }, (_, job) => wanted.filter((_one, i) => i % jobs === job));
    await Promise.all(parts.map((part, job) => this.askPart(part, job, tries, onResult)));
  }
  async askPart(part, job, tries, onResult) {
    const left = new Map(part.map((one) => [one.key, one]));
    while (left.size > 0) {
      const listed = path.join(this.tree.folder, `wanted-${job}.json`);
      writeFileSync(listed, JSON.stringify({ wanted: [...left.values()], tries }));
      const trying = await this.run(listed, (result) => {
        left.delete(result.key);
        onResult(result);
      });
      // It ended while this was on: that is noticed.
      if (trying && left.delete(trying)) onResult({ key: trying, outcome: 'noticed', by: 'the process ends or hangs' });
      else if (left.size > 0) throw new Error('the questions cannot be asked');
    }
  }
  /** Runs tests with each damage on: `wanted` are `{ key, id, isTop, from, to }`; for results as those of `ask`. */
  async test(wanted, files, onResult) {
    const { folder } = this.tree;
    const results = path.join(folder, 'noticed.jsonl');
    const listed = path.join(folder, 'wanted-of-tests.json');
    writeFileSync(listed, JSON.stringify({ wanted, results }));
    writeFileSync(results, '');
    const env = { ...process.env, SWITCHED: listed, MUTATE_KEEP_SETS: '1', CI: '1' };
    const config = 'bench/mutate/switched/vitest.switched.config.ts';
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', '.', '--config', config, ...files];
    await new Promise((resolve) => {
      const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'ignore'], env });
      child.on('close', resolve);
    });
    for (const line of readFileSync(results, 'utf8').split('\n').filter(Boolean)) onResult(JSON.parse(line));
  }
  /** One process; gives the key of the damage that was on when it ended before its time. */
  run(listed, onResult) {
    return new Promise((resolve) => {
      const script = fileURLToPath(new URL('switched-run.mjs', import.meta.url));
      const child = spawn(process.execPath, [script, this.tree.folder, listed], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let trying;
      let rest = '';
      let limit;
      const wait = () => {
        clearTimeout(limit);
        limit = setTimeout(() => child.kill('SIGKILL'), SILENT_MS);
      };
      wait();
      child.stdout.setEncoding('utf8').on('data', (text) => {
        wait();
        const lines = (rest + text).split('\n');
        rest = lines.pop();
        for (const line of lines) {
          if (line.startsWith('@@TRY ')) trying = line.slice(6);
          else if (line.startsWith('@@RESULT ')) onResult(JSON.parse(line.slice(9)));
          else if (line === '@@END') child.kill('SIGKILL');
        }
      });
      child.on('close', () => {
        clearTimeout(limit);
        resolve(trying);
      });
    });
  }
}

const placeOf = ({ file, kind, start, end, with: put }) => [file, kind, start, end, put].join('\0');
