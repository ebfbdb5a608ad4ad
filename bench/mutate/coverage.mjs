// Which tests come through which part of which file: made once by running every test file in a marked copy of the
// repository, and kept beside it by the content of each file. What changed since is made anew, or widened.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { marked, regionAround, regionsOf } from './probes.mjs';
import { root, sources, Tree } from './tree.mjs';

/** Tests of the text of sources and pages, which say nothing about what a program does. */
const OF_TEXT = /^test\/house\/(?:style|import-graph|architecture|how-to|frame)\.test\.ts$/;

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const contentOf = (file) => digest(readFileSync(path.join(root, file)));

/** Compares the sample data, byte by byte, with what it was. */
const OF_SETS = 'test/recorded/sets.test.ts';

/** Holds constants that are limits to those of the reference, by the text of their files; lists of them. */
const OF_LIMITS = 'test/house/limits.test.ts';
const LIMITS = 'test/support/docs/limits';
const isOfLimits = (file) =>
  readdirSync(path.join(root, LIMITS)).some((name) => {
    const text = readFileSync(path.join(root, LIMITS, name), 'utf8');
    const folders = [...text.matchAll(/folder: '([^']*)'/g)].map(([, folder]) => folder);
    return folders.some((folder) => text.includes(`'${path.posix.relative(folder, file.slice('src/'.length))}'`));
  });

/** Files of tests, by their path from the root. */
const testFiles = () =>
  readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `test/${name}`)
    .filter((name) => !OF_TEXT.test(name))
    .sort();

/** What a marked file calls: each mark is written once for each process and test file, as it is come through. */
const SEEN = (folder) => `
const fs = (process as any).getBuiltinModule('node:fs');
const state = ((globalThis as any).__mutateSeen ??= { bits: new Uint8Array(1 << 20), fd: -1 });
export function begin(): void {
  state.bits.fill(0);
  let now = 'none';
  try { now = fs.readFileSync('${folder}/now', 'utf8'); } catch {}
  try { fs.mkdirSync('${folder}/' + now, { recursive: true }); } catch {}
  state.fd = fs.openSync('${folder}/' + now + '/' + process.pid + '-' + String(process.hrtime.bigint()), 'a');
}
(globalThis as any).mutateSeen = (mark: number): void => {
  if (state.bits[mark] !== 0) return;
  if (state.fd < 0) begin();
  state.bits[mark] = 1;
  try { fs.writeSync(state.fd, mark + '\\n'); } catch {}
};
`;
const SETUP = (folder) => `
import { appendFileSync, writeFileSync } from 'node:fs';
import { begin } from './src/mutate-seen.js';
const file = (globalThis as any).__vitest_worker__.filepath.split('/test/').pop().replaceAll('/', '+');
writeFileSync('${folder}/now', file);
appendFileSync('${folder}/times', Date.now() + ' ' + file + '\\n');
begin();
`;

/** The regions of each source that the processes of a folder came through. */
function through(folder, firsts) {
  const marks = new Set();
  for (const one of existsSync(folder) ? readdirSync(folder) : []) {
    for (const mark of readFileSync(path.join(folder, one), 'utf8').split('\n')) if (mark) marks.add(Number(mark));
  }
  const regions = {};
  for (const mark of [...marks].sort((a, b) => a - b)) {
    const { file, first } = firsts.find(({ end }) => mark < end);
    (regions[file] ??= []).push(mark - first);
  }
  return regions;
}

export class Coverage {
  constructor(scratch) {
    this.kept = path.join(scratch, 'coverage.json');
    this.scratch = scratch;
    this.map = existsSync(this.kept) ? JSON.parse(readFileSync(this.kept, 'utf8')) : { sources: {}, tests: {} };
  }
  /** Makes what is missing; with `isNew` everything. */
  async make(isNew, say) {
    const files = testFiles();
    if (isNew) this.map = { sources: {}, tests: {} };
    const isKnown = (file) => this.map.tests[file]?.content === contentOf(file);
    const missing = files.filter((file) => !isKnown(file));
    for (const file of Object.keys(this.map.tests)) if (!files.includes(file)) delete this.map.tests[file];
    if (missing.length === 0) return;
    say(`looking at what ${missing.length} test files come through`);
    const seen = path.join(this.scratch, 'seen');
    const tree = new Tree(path.join(this.scratch, 'marked'));
    const firsts = this.mark(tree, seen);
    tree.write('src/mutate-seen.ts', SEEN(seen));
    tree.write('mutate-setup.ts', SETUP(seen));
    // The marks are no types: what the compiler says of them does not matter.
    tree.compile();
    const broken = tree.join();
    if (broken) throw new Error(`the marked copy cannot be built: ${broken}`);
    // A few files at a time: what is known is kept when this is stopped.
    for (let i = 0; i < missing.length; i += 24) {
      const some = missing.slice(i, i + 24);
      rmSync(seen, { recursive: true, force: true });
      mkdirSync(seen, { recursive: true });
      const began = Date.now();
      // What makes the sample data is a part that every test stands on.
      if (!this.map.setup) tree.forgetSets();
      const { told } = await tree.test(some, () => 120_000, { bail: 0, env: { MUTATE_SEEN: '1' } });
      if (!told?.includes('@@BEGIN')) throw new Error(`no test of the marked copy could be run: ${told}`);
      this.read(some, seen, firsts, told ?? '', Date.now());
      writeFileSync(this.kept, JSON.stringify(this.map));
      say(`${Math.min(i + 24, missing.length)} of ${missing.length} (${Math.round((Date.now() - began) / 1000)} s)`);
    }
    const failed = Object.keys(this.map.tests).filter((file) => this.map.tests[file].failed);
    if (failed.length > 0) say(`these fail undamaged in the copy, and notice nothing: ${failed.join(', ')}`);
  }
  /** Marks each source of the copy; gives `[file, first mark, regions]` in the order of marks. */
  mark(tree, seen) {
    mkdirSync(seen, { recursive: true });
    let mark = 0;
    return sources().flatMap((file) => {
      const text = tree.read(file);
      if (isApart(file)) return [];
      const depth = file.split('/').length - 2;
      tree.write(file, marked(text, mark, `${depth === 0 ? './' : '../'.repeat(depth)}mutate-seen.js`));
      const first = mark;
      mark += regionsOf(text).length;
      return [{ file, first, end: mark, content: digest(text) }];
    });
  }
  read(files, seen, firsts, told, ended) {
    const times = existsSync(path.join(seen, 'times'))
      ? readFileSync(path.join(seen, 'times'), 'utf8')
          .trim()
          .split('\n')
          .map((line) => line.split(' '))
      : [];
    for (const file of files) {
      const name = file.slice('test/'.length).replaceAll('/', '+');
      const at = times.findIndex(([, one]) => one === name);
      // One that did not come to its turn is looked at when the map is made the next time.
      if (at < 0) continue;
      const ms = Number(times[at + 1]?.[0] ?? ended) - Number(times[at][0]);
      const seenBy = through(path.join(seen, name), firsts);
      const failed = [...told.matchAll(/^@@FAILED (\S+): /gm)].some(([, one]) => one === file);
      this.map.tests[file] = { content: contentOf(file), ms, failed, through: seenBy };
    }
    this.map.setup ??= through(path.join(seen, 'none'), firsts);
    for (const { file, content } of firsts) this.map.sources[file] ??= content;
  }
  /**
   * Test files that can see a place of a source, the cheapest and nearest first, in two lists: those that run the
   * sources alone, and those that run what is built of them; none that comes after `within` seconds of them.
   * `isOfSets`: the sample data is made by way of this place. Where the source is another than the one that was marked,
   * every test that comes through it; where nothing of it is a function, those that come through what uses it.
   */
  testsOf(file, text, place, within = Infinity) {
    const isSame = this.map.sources[file] === digest(text);
    const region = regionAround(regionsOf(text), place);
    const sees = (through) => (isSame && region >= 0 ? through[file]?.includes(region) : through[file]) ?? false;
    const among = (isWanted) =>
      Object.entries(this.map.tests).filter(([, test]) => !test.failed && isWanted(test.through));
    let tests = among(sees);
    // What is no function is seen where those are run that use it, however many files pass it on.
    for (let users = [file]; tests.length === 0 && region < 0 && users.length > 0;) {
      users = [...new Set(users.flatMap((user) => usersOf(user)))];
      tests = among((through) => users.some((user) => through[user]));
    }
    const isOfSets = region < 0 || Boolean(sees(this.map.setup));
    // The sample data is made before any test, and one looks at all that was written.
    const writes = region < 0 ? [file, ...usersOf(file)].some((one) => this.map.setup[one]) : isOfSets;
    const ofSets = this.map.tests[OF_SETS];
    if (writes && ofSets && !tests.some(([name]) => name === OF_SETS)) tests.push([OF_SETS, ofSets]);
    const ofLimits = this.map.tests[OF_LIMITS];
    if (region < 0 && ofLimits && isOfLimits(file)) tests.push([OF_LIMITS, ofLimits]);
    // A test that comes through few files is about them; one that compares all that was answered notices most.
    const room = file.split('/')[1];
    const isNear = (name) => name.startsWith(`test/${room}/`) || name.startsWith('test/recorded/');
    const cost = ([name, test]) => (test.ms + 300) * Object.keys(test.through).length * (isNear(name) ? 0.2 : 1);
    let ms = 0;
    const names = tests
      .sort((a, b) => cost(a) - cost(b))
      .filter(([, test], i) => (ms += test.ms) <= within * 1000 || i === 0)
      .map(([name]) => name);
    const needsBuilt = (name) => {
      const text = withSupport(name);
      return BUILT.test(text) || (isOfSets && SETS.test(text));
    };
    return { ofSources: names.filter((name) => !needsBuilt(name)), ofBuilt: names.filter(needsBuilt), isOfSets };
  }
  msOf(file) {
    return this.map.tests[file]?.ms;
  }
}

/** What a test says that runs the built program, and what one says that asks the sample data. */
const BUILT = /runInProcess|runProcess|\bworkdir\(|\bdist\/|bin\/waypost|serve-process/;
const SETS = /sampleSets|sampleData/;

/** The text of a test, and of what it imports of the tests. */
function withSupport(file, known = new Set()) {
  if (known.has(file) || !existsSync(path.join(root, file)) || file.endsWith('sample-sets.ts')) return '';
  known.add(file);
  const text = readFileSync(path.join(root, file), 'utf8');
  return (
    text +
    imports(file)
      .filter((one) => one.startsWith('test/'))
      .map((one) => withSupport(one, known))
      .join('')
  );
}

/** Of the browser, and of the build: no test of this repository's runs them from the sources. */
export const isApart = (file) =>
  file.startsWith('src/server/pages/client/') || file.startsWith('src/data/import/embedded/');

/** Files of src that import a file. */
const usersOf = (file) => sources().filter((one) => imports(one).includes(file));

function imports(file) {
  return [...readFileSync(path.join(root, file), 'utf8').matchAll(/from '(\.[^']+)\.js'/g)].map(
    ([, specifier]) => `${path.posix.join(path.posix.dirname(file), specifier)}.ts`,
  );
}
