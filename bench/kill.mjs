#!/usr/bin/env node
// Kills a batch at random moments with SIGKILL, gives the same command again until it ends, and compares what it made
// with the output of an undisturbed run: output, errors file and the counts of the summary. With an endpoint in
// between, also counts how many records were sent again although their answer had been given.
//
// node bench/kill.mjs --data DIR --file INPUT.csv [--plan PLAN.toml] [--count 200] [--kills 1] [--within 1]
// [--output out.csv|out.csv.gz|out.jsonl] [--remote URL] [--seed 1] [-- OPTIONS]
//
// --plan runs the steps of a plan in place of cleanse, over the data and, with --remote, for the steps whose endpoint
// is "RELAY" in the plan, through the service.
// --kills is how often a run is killed before it may end, --within the share of an undisturbed run's time in which
// each kill comes. --remote is a service of the contract (WAYPOST_USER and
// WAYPOST_CREDENTIAL as for waypost itself); every call goes to it through a counting relay of this script.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CountingRelay } from './counting-relay.mjs';
import { Random } from './noise/random.mjs';
import { median } from './process.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    file: { type: 'string' },
    plan: { type: 'string' },
    count: { type: 'string', default: '200' },
    kills: { type: 'string', default: '1' },
    within: { type: 'string', default: '1' },
    output: { type: 'string', default: 'out.csv' },
    remote: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
if (!values.file || (!values.data && (!values.remote || values.plan))) {
  console.error(
    'usage: kill.mjs --data DIR --file INPUT.csv [--plan PLAN.toml] [--count 200] [--kills 1] [--output ' +
      'out.csv] [--remote URL] [--seed 1] [-- OPTIONS]',
  );
  process.exitCode = 2;
} else await run();

/** One process of waypost in the folder; `killAfter` is in milliseconds. */
async function start(folder, options, killAfter) {
  const bin = fileURLToPath(new URL('../bin/waypost.js', import.meta.url));
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [
      bin,
      ...(values.plan ? ['run', path.join(folder, '..', 'plan.toml')] : ['cleanse']),
      path.resolve(values.file),
      '-o',
      values.output,
      '--errors',
      'errors.csv',
      '--summary',
      'summary.json',
      '--no-progress',
      ...options,
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let messages = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    messages += text;
  });
  const ended = new Promise((resolve) => {
    child.on('close', (code, signal) => {
      resolve({ code, signal, messages, ms: performance.now() - began });
    });
  });
  const stop = new AbortController();
  if (killAfter !== undefined) {
    void sleep(killAfter, undefined, { signal: stop.signal }).then(
      () => child.kill('SIGKILL'),
      () => undefined,
    );
  }
  const end = await ended;
  stop.abort();
  return end;
}

/** What a run made: the bytes, and the counts of its summary. */
function made(folder) {
  const summary = JSON.parse(readFileSync(path.join(folder, 'summary.json'), 'utf8'));
  const { rows, statuses, refusals, exitCode, steps } = summary;
  return {
    output: readFileSync(path.join(folder, values.output)),
    errors: readFileSync(path.join(folder, 'errors.csv')),
    counts: JSON.stringify({ rows, statuses, refusals, exitCode, steps: steps?.map(countsOfStep) }),
    files: readdirSync(folder).toSorted().join(' '),
  };
}

function digest(bytes) {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}

function countsOfStep({ name, statuses, failed, leftAlone, dropped }) {
  return { name, statuses, failed, leftAlone, dropped };
}

/** True if the run in the folder has ended, though its process may have been killed after that. */
function isOver(folder) {
  const output = path.join(folder, values.output);
  return existsSync(output) && !existsSync(`${output}.journal`);
}

function same(a, b) {
  return a.output.equals(b.output) && a.errors.equals(b.errors) && a.counts === b.counts && a.files === b.files;
}

async function run() {
  const home = mkdtempSync(path.join(tmpdir(), 'kill-'));
  const random = new Random(Number(values.seed));
  const count = Number(values.count);
  const relay = values.remote ? await CountingRelay.start(values.remote, 16) : undefined;
  const isRemote = relay && !values.plan;
  const options = [...(isRemote ? ['--endpoint', relay.url] : ['--data', path.resolve(values.data)]), ...positionals];
  if (values.plan) {
    const plan = readFileSync(values.plan, 'utf8').replaceAll('"RELAY"', JSON.stringify(relay?.url ?? ''));
    writeFileSync(path.join(home, 'plan.toml'), plan);
  }
  // The number of threads may change from run to run.
  const threads = () => (isRemote ? [] : ['--threads', String(1 + random.below(3))]);
  try {
    const wanted = await whole(home, 'undisturbed', options, relay);
    const { records = 0, calls = 0 } = relay ?? {};
    const sums = { identical: 0, killed: 0, continued: 0, done: 0, repeated: 0 };
    console.log(
      `${availableParallelism()} cores, node ${process.version}; undisturbed: ${Math.round(wanted.ms)} ms, ` +
        `${wanted.made.output.length} bytes of output ` +
        `(${digest(wanted.made.output)}), ${wanted.made.counts}`,
    );
    for (let i = 0; i < count; i++) {
      relay?.forget();
      const folder = mkdtempSync(path.join(home, 'run-'));
      let end;
      for (let k = 0; k < Number(values.kills) && !end; k++) {
        const one = await start(folder, [...options, ...threads()], random.next() * wanted.ms * Number(values.within));
        if (one.signal === 'SIGKILL') sums.killed++;
        // What was killed after its end is not begun again: all of it would be asked a second time.
        if (one.signal !== 'SIGKILL' || isOver(folder)) end = { ...one, code: one.code ?? 0 };
      }
      if (end) sums.done++;
      end ??= await start(folder, [...options, ...threads()]);
      if (end.code !== 0 && end.code !== 3) {
        throw new Error(`after kill ${i + 1}, waypost ended with ${end.code}: ${end.messages}`);
      }
      if (end.messages.includes('continued ')) sums.continued++;
      const result = made(folder);
      if (same(result, wanted.made)) sums.identical++;
      else console.log(`run ${i + 1} differs: ${result.files}; ${result.output.length} bytes; ${result.counts}`);
      sums.repeated += relay?.repeated ?? 0;
      rmSync(folder, { recursive: true, force: true });
    }
    console.log(
      `${sums.identical} of ${count} identical; ${sums.killed} kills, ${sums.continued} runs continued what ` +
        `was there, ${sums.done} were over before the kill, the others had done nothing yet`,
    );
    if (relay) {
      console.log(
        `${records} records in ${calls} calls in an undisturbed run; ${sums.repeated} records sent again after ` +
          `they were answered, in all ${count} runs`,
      );
    }
    if (sums.identical < count || sums.repeated > 0) process.exitCode = 1;
  } finally {
    await relay?.close();
    rmSync(home, { recursive: true, force: true });
  }
}

/** A run that nothing disturbs; the median time of three. */
async function whole(home, name, options, relay) {
  const times = [];
  for (let i = 0; ; i++) {
    relay?.forget();
    const folder = mkdtempSync(path.join(home, `${name}-`));
    const end = await start(folder, options);
    if (end.code !== 0 && end.code !== 3) throw new Error(`waypost ended with ${end.code}: ${end.messages}`);
    times.push(end.ms);
    const result = made(folder);
    rmSync(folder, { recursive: true, force: true });
    if (i === 2) return { made: result, ms: median(times) };
  }
}
