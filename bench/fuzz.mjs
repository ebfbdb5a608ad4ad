#!/usr/bin/env node
// Mutated input through everything that reads some: lines of addresses through all operations, tables as bytes, bodies
// of requests, set files, and the small files that a user edits. A case may throw nothing but a failure with a message
// for the user, may not take more than 100 ms of processor time, and leaves no memory behind.
//
//   node bench/fuzz.mjs --data DIR --seeds FILE[,FILE] [--targets lines,tables,...] [--cases 1000000] [--seed 1]
//        [--from 0] [--results FILE.jsonl] [--limit 100] [--worst 20]
//   node bench/fuzz.mjs --data DIR --seeds FILE[,FILE] --only TARGET:NUMBER [--seed 1]
//
// A case is made of the seed, its target's name and its number alone (and the seed files), so --only repeats it.
// Each line of a seed file is a seed, and each quoted cell of it. --results appends what was done after every part, and
// a run with the same file goes on behind it.
import { fork } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** The targets, and how many of 100 cases are theirs. */
const TARGETS = { lines: 85, tables: 7, requests: 6, sets: 0.5, files: 1.5 };
/** Cases of a part: a process of its own. */
const PART = 200_000;
/** Processor seconds that one case may take before its process is killed. */
const HANGS = 20;
/** Megabytes by which memory in use may grow over a part, after its first look. */
const GROWTH = 24;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    seeds: { type: 'string', default: '' },
    targets: { type: 'string', default: Object.keys(TARGETS).join(',') },
    cases: { type: 'string', default: '1000000' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    results: { type: 'string' },
    limit: { type: 'string', default: '100' },
    worst: { type: 'string', default: '20' },
    only: { type: 'string' },
  },
});

/** The lines of the files, and the quoted cells and values in them. */
function seedsOf(files) {
  const texts = files
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(0, 4000))
    .flatMap((line) => [...line.matchAll(/"([^"\\]{6,200})"/g)].map(([, cell]) => cell).concat(line.slice(0, 300)))
    .filter((text) => text.trim() !== '');
  return [...new Set(['24 Smith St, Reservoir VIC 3073', 'Unit 5/24-26 High Street, Auckland 1010', ...texts])];
}

const cpuSeconds = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return 0;
  }
};

/**
 * Runs cases [from, to) in a process; returns the first number that was not done. `show`: what is said of the first,
 * which is not run.
 */
function part(target, from, to, home, found, show) {
  const progress = path.join(home, 'progress');
  rmSync(progress, { force: true });
  const options = {
    target,
    from,
    to,
    progress,
    home,
    data: values.data && path.resolve(values.data),
    seed: Number(values.seed),
    limit: Number(values.limit),
    worst: Number(values.worst),
    texts: path.join(home, 'texts.json'),
    only: values.only !== undefined,
    show,
  };
  const child = fork(fileURLToPath(new URL('fuzz/child.mjs', import.meta.url)), [JSON.stringify(options)], {
    execArgv: ['--expose-gc', '--max-old-space-size=1500'],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(-2000);
  });
  const current = () => (existsSync(progress) ? Number(readFileSync(progress, 'utf8').split(' ')[0]) : from);
  let seen = { number: -1, cpu: 0 };
  const watch = setInterval(() => {
    const number = current();
    const cpu = cpuSeconds(child.pid);
    if (number !== seen.number) seen = { number, cpu };
    else if (cpu - seen.cpu > HANGS) {
      seen.hung = true;
      child.kill('SIGKILL');
    }
  }, 1000);
  const stop = () => child.kill('SIGKILL');
  process.once('SIGINT', stop).once('SIGTERM', stop);
  child.on('message', (message) => found.take(target, message));
  return new Promise((resolve, reject) => {
    child.on('close', (code, signal) => {
      clearInterval(watch);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      if (isEnding) {
        resolve(from);
        return;
      }
      if (code === 0) {
        resolve(to);
        return;
      }
      if (show !== undefined) {
        found.take(target, { finding: { number: from, what: show, shown: `the case cannot be made: ${said}` } });
        resolve(to);
        return;
      }
      if (!existsSync(progress)) {
        reject(new Error(`the target ${target} cannot be opened: ${said}`));
        return;
      }
      const number = current();
      const what = seen.hung ? `hangs: more than ${HANGS} s` : `the process ended with ${signal ?? code}: ${said}`;
      // Another process shows the case, without running it.
      resolve(part(target, number, number + 1, home, found, what));
    });
  });
}

/** What the parts found. */
class Found {
  findings = 0;
  worst = new Map();
  looks = [];
  counts = {};
  /** Milliseconds of processor time of the target. */
  spent = 0;

  take(target, { finding, again, worst, memory, counts, spent = 0 }) {
    this.spent += spent;
    if (again) this.findings++;
    if (finding) {
      this.findings++;
      console.log(`\n${target}:${finding.number} ${finding.what}\n   ${finding.shown}`);
      note({ target, ...finding });
    }
    for (const [group, count] of Object.entries(counts ?? {})) this.counts[group] = (this.counts[group] ?? 0) + count;
    for (const [group, list] of Object.entries(worst ?? {})) {
      const all = [...(this.worst.get(group) ?? []), ...list].sort((a, b) => b.ms - a.ms);
      this.worst.set(group, all.slice(0, Number(values.worst)));
    }
    if (memory) this.looks.push(memory);
  }

  /** Memory at the looks of one process: the first, at which everything was loaded, against the last. */
  grown() {
    const [first, ...rest] = this.looks.splice(0);
    const last = rest.at(-1);
    return first && last ? { from: first.heap, to: last.heap, by: last.heap - first.heap } : undefined;
  }
}

const note = (line) => {
  if (values.results) appendFileSync(values.results, `${JSON.stringify({ seed: values.seed, ...line })}\n`);
};

/** The first case of the target that an earlier run with the same results has not done. */
function doneBefore(target) {
  if (!values.results || !existsSync(values.results)) return Number(values.from);
  const lines = readFileSync(values.results, 'utf8').split('\n').filter(Boolean).map(JSON.parse);
  const done = lines.filter((line) => line.target === target && line.done !== undefined && line.seed === values.seed);
  return Math.max(Number(values.from), ...done.map((line) => line.done));
}

/** Set by Ctrl-C: the part at hand is not counted as done. */
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isEnding = true;
  });
}

async function run() {
  const home = mkdtempSync(path.join(tmpdir(), 'waypost-fuzz-'));
  writeFileSync(path.join(home, 'texts.json'), JSON.stringify(seedsOf(values.seeds.split(',').filter(Boolean))));
  const found = new Found();
  try {
    if (values.only) {
      const [target, number] = values.only.split(':');
      await part(target, Number(number), Number(number) + 1, home, found);
      return;
    }
    const targets = values.targets.split(',');
    const shares = targets.reduce((sum, target) => sum + TARGETS[target], 0);
    console.log(`${cpus().length} x ${cpus()[0].model}, node ${process.version}, seed ${values.seed}`);
    for (const target of targets) {
      const end = Math.round((Number(values.cases) * TARGETS[target]) / shares);
      const began = performance.now();
      found.spent = 0;
      const first = doneBefore(target);
      for (let from = first; from < end && !isEnding;) {
        const to = Math.min(end, from + PART);
        const next = await part(target, from, to, home, found);
        const grown = found.grown();
        if (grown && grown.by > GROWTH) {
          const what = `memory in use grows from ${grown.from.toFixed(0)} to ${grown.to.toFixed(0)} MB`;
          found.take(target, { finding: { number: from, what, shown: `cases ${from} to ${to}` } });
        }
        if (isEnding) break;
        from = next;
        note({ target, done: from, heap: grown?.to });
      }
      const seconds = (performance.now() - began) / 1000;
      console.log(
        `\n${target}: ${end - first} cases in ${seconds.toFixed(0)} s ` +
          `(${((found.spent / Math.max(1, end - first)) * 1e3).toFixed(0)} µs of processor time each)`,
      );
    }
    for (const [group, list] of found.worst) {
      console.log(`\n${group} (${found.counts[group]} cases), the dearest:`);
      for (const { number, ms, shown } of list) console.log(`  ${ms.toFixed(1).padStart(7)} ms  ${number}  ${shown}`);
    }
    console.log(found.findings === 0 ? '\nnothing found' : `\n${found.findings} findings`);
    process.exitCode = found.findings === 0 ? 0 : 1;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

if (!values.data || (!values.only && values.targets.split(',').some((name) => !(name in TARGETS)))) {
  console.error(
    `usage: fuzz.mjs --data DIR [--seeds FILE,FILE] [--targets ${Object.keys(TARGETS).join(',')}] [--cases N] ` +
      '[--seed S] [--results FILE] [--only TARGET:NUMBER]',
  );
  process.exitCode = 2;
} else await run();
