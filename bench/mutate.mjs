#!/usr/bin/env node
// Puts small damages into the sources, one at a time, in a copy of the repository, and says which of them the tests
// notice: a condition turned, a constant moved, a statement dropped. What no test notices is to be gone through by eye.
//
// node bench/mutate.mjs [FILE|FOLDER…] [--since COMMIT] [--count 200] [--seed 1] [--jobs 1] [--scratch DIR]
//     [--within SECONDS] [--list] [--report] [--again] [--fresh-map] [--kind PATTERN] [--only KEY,…]
//     [--switched] [--tries 1000]
//
// FILE… are sources, --since the sources that differ from a commit; without either, all of src. --count damages that
// compile are taken by chance (--seed), each line being as likely as another. Results are written to the scratch folder
// as they come: the same command goes on where it stopped. --again tries what was not noticed once more, such as after
// tests were added. --list shows the damages and does nothing, --report says what came of them so far.
// --within runs only as many of the test files that can see a line, the nearest first, as take so long undamaged: for
// a quick look. --kind takes damages of these kinds alone ("member of a list"), --only those of the keys.
// --switched is a first pass that is ten to a hundred times as fast: one copy has all the damages built in, each
// switched on while the program runs, and is asked up to --tries of the questions of test/digests that come through a
// damage and all of those that were kept because they showed one, then tested by the tests of its room. The same
// command without --switched then tries what is left in the usual way; what decides while a module is loaded, for
// other modules, is seen only there.
// Which test comes through what is found out once, by a run of all tests; --fresh-map does so again, after sources have
// changed. Known equivalents, which nobody could notice, are in bench/mutate/equivalents.json with their reasons.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Coverage, isApart } from './mutate/coverage.mjs';
import { compiling } from './mutate/switched/compiles.mjs';
import { choose, readable } from './mutate/choose.mjs';
import { trySwitched } from './mutate/switched/switched-first.mjs';
import { KEPT_SETS, root, sources, Tree } from './mutate/tree.mjs';
import { edited } from './mutate/syntax.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    since: { type: 'string' },
    count: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    scratch: { type: 'string', default: path.join(tmpdir(), 'waypost-mutate') },
    within: { type: 'string' },
    only: { type: 'string' },
    kind: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    'fresh-map': { type: 'boolean', default: false },
    switched: { type: 'boolean', default: false },
    tries: { type: 'string', default: '1000' },
  },
});
const say = (line) => process.stderr.write(`${line}\n`);
const equivalents = JSON.parse(readFileSync(new URL('mutate/equivalents.json', import.meta.url), 'utf8'));
const count = Number(values.count);
// A third of them does not compile, and is not counted.
const damages = choose(wanted(), count * 3, Number(values.seed), {
  equivalents,
  isOfKind: (kind) => new RegExp(values.kind).test(kind),
}).filter((damage) => !values.only || values.only.split(',').includes(damage.key));
if (values.list) for (const damage of damages.slice(0, count)) console.log(readable(damage));
else await run();

/** The sources to damage. */
function wanted() {
  const all = sources().filter((file) => !isApart(file));
  if (values.since) {
    const changed = execFileSync('git', ['diff', '--name-only', values.since, '--', 'src'], {
      cwd: root,
      encoding: 'utf8',
    });
    return all.filter((file) => changed.split('\n').includes(file));
  }
  if (positionals.length === 0) return all;
  const asked = positionals.map((name) => path.relative(root, path.resolve(name)).replaceAll('\\', '/'));
  return all.filter((file) => asked.some((name) => file === name || file.startsWith(`${name}/`)));
}

async function run() {
  mkdirSync(values.scratch, { recursive: true });
  const kept = path.join(values.scratch, 'results.jsonl');
  const done = new Map();
  for (const line of existsSync(kept) ? readFileSync(kept, 'utf8').split('\n').filter(Boolean) : []) {
    const result = JSON.parse(line);
    done.set(result.key, result);
  }
  // Equivalents and what does not compile are passed over until so many were tried.
  const isCounted = ({ key, equivalent }) => !equivalent && done.get(key)?.outcome !== 'not compiled';
  const chosen = () => damages.filter(isCounted).slice(0, count);
  const isLeft = ({ key }) => {
    const before = done.get(key);
    if (!before) return true;
    // What was not noticed in a shorter time may be in a longer one.
    return before.outcome === 'not noticed' && (wantsAgain(key) || before.within !== values.within);
  };
  const note = ({ node: _node, parents: _parents, ...damage }, result) => {
    const line = { ...damage, ...result };
    done.set(damage.key, line);
    appendFileSync(kept, `${JSON.stringify(line)}\n`);
    return line;
  };
  const begun = new Set();
  const wantsAgain = (key) => values.again && !begun.has(key);
  const left = () => chosen().filter((damage) => !begun.has(damage.key) && isLeft(damage));
  const next = () => left()[0];
  if (values.switched && !values.report) {
    await trySwitched(
      damages.filter(({ key, equivalent }) => !equivalent && !done.has(key)),
      {
        count: count - chosen().filter(({ key }) => done.has(key)).length,
        scratch: values.scratch,
        jobs: Number(values.jobs),
        tries: Number(values.tries),
        say,
        keep: (damage, result) => note(damage, { ...result, seconds: 0 }),
      },
    );
  } else if (!values.report && next()) {
    const coverage = new Coverage(values.scratch);
    await coverage.make(values['fresh-map'], say);
    const first = new Tree(path.join(values.scratch, 'tree-0'));
    say('looking which of them compile');
    // About one of five does not.
    const unknown = chosen().filter(({ key }) => !done.has(key));
    const good = new Set(compiling(first, unknown));
    for (const damage of unknown) if (!good.has(damage)) note(damage, { outcome: 'not compiled', seconds: 0 });
    const jobs = Array.from({ length: Number(values.jobs) }, async (_, job) => {
      const tree = new Tree(path.join(values.scratch, `tree-${job}`));
      const broken = tree.compile() || tree.join();
      if (broken) throw new Error(`the copy cannot be built: ${broken}`);
      await tree.makeSets('test/identify/eid.test.ts');
      for (let damage = next(); damage; damage = next()) {
        begun.add(damage.key);
        const began = Date.now();
        const isGood = done.has(damage.key) || good.has(damage);
        const result = await tried(tree, damage, coverage, isGood);
        const line = note(damage, { ...result, seconds: Math.round((Date.now() - began) / 100) / 10 });
        say(`${readable(line)} (${line.seconds} s; ${left().length} left)`);
      }
    });
    await Promise.all(jobs);
  }
  report(
    damages.flatMap(({ key, equivalent, ...rest }) =>
      equivalent ? { ...rest, outcome: 'equivalent' } : (done.get(key) ?? []),
    ),
  );
}

/** Puts the damage in, builds, and runs the tests that can see it, until one notices. `isGood`: it compiles. */
async function tried(tree, damage, coverage, isGood) {
  const text = tree.read(damage.file);
  const within = values.within ? Number(values.within) : undefined;
  const { ofSources, ofBuilt, isOfSets } = coverage.testsOf(damage.file, text, damage.start, within);
  const tests = ofSources.length + ofBuilt.length;
  tree.write(damage.file, edited(text, [damage]));
  try {
    if (isGood) tree.emit(damage.file);
    else if (tree.compile()) return { outcome: 'not compiled' };
    if (tests === 0) return { outcome: 'not noticed', by: 'no test comes through it', tests, within: values.within };
    const msOf = (file) => coverage.msOf(file);
    let noticed = ofSources.length > 0 ? await tree.test(ofSources, msOf, KEPT_SETS) : {};
    if (!noticed.failed && ofBuilt.length > 0) {
      if (tree.join()) return { outcome: 'noticed', by: 'it cannot be joined', tests };
      noticed = await tree.test(ofBuilt, msOf, isOfSets ? {} : KEPT_SETS);
    }
    if (!noticed.failed) return { outcome: 'not noticed', tests, within: values.within };
    return { outcome: 'noticed', by: `${noticed.hung ? 'hangs in ' : ''}${noticed.failed}`, tests };
  } finally {
    tree.write(damage.file, text);
    tree.emit(damage.file);
  }
}

/** Says what came of all that were tried so far. */
function report(results) {
  const of = (outcome) => results.filter((result) => result.outcome === outcome);
  const missed = of('not noticed');
  if (missed.length > 0) console.log('\nNot noticed:');
  for (const result of missed) console.log(readable(result));
  const all = [...of('noticed'), ...missed];
  const seconds = all.reduce((sum, result) => sum + result.seconds, 0);
  const share = (of('noticed').length / Math.max(all.length, 1)) * 100;
  console.log(
    `\nseed ${values.seed}, ${all.length} of ${count} damages: ${of('noticed').length} noticed, ${missed.length} not ` +
      `noticed, ${share.toFixed(1)} %; ${(seconds / Math.max(all.length, 1)).toFixed(0)} s each. Passed over: ` +
      `${of('not compiled').length} not compiled, ${of('equivalent').length} equivalent`,
  );
}
