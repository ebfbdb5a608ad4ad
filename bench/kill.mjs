#!/usr/bin/env node
// Kills runs at random moments, by SIGKILL, SIGTERM, SIGINT and SIGHUP, and gives the same command again until it ends:
// files, standard input and output, compressed, in the order of review, several steps, through a service, imports, and
// a million rows. Every file must come out as that of an undisturbed run, with none beside it; an exit code is one that
// is documented; and no record is asked of the service again whose answer had been given.
//
//   node bench/kill.mjs --data DIR --file INPUT.csv [--kills 1000] [--seed 1] [--only NAME,NAME] [--import KIND,PATH]
//        [--results FILE.jsonl]
//
// INPUT.csv has addresses in quoted cells; the inputs are made of them. --results appends each run, and the same
// command goes on behind what stands there. --only takes the scenarios of bench/faults/scenarios.mjs by their names.
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CountingRelay } from './counting-relay.mjs';
import { commandOf, difference, filesOf, runOnce } from './faults/run.mjs';
import { scenarios, writeInputs } from './faults/scenarios.mjs';
import { Random, seedOf } from './noise/random.mjs';
import { startService } from './serve/service.mjs';

/** The signals by how often they come, and the exit code with which a run ends by them. */
const SIGNALS = [
  ...Array.from({ length: 4 }, () => ({ signal: 'SIGKILL', code: null })),
  ...['SIGTERM', 'SIGTERM'].map((signal) => ({ signal, code: 143 })),
  ...['SIGINT', 'SIGINT'].map((signal) => ({ signal, code: 130 })),
  ...['SIGHUP', 'SIGHUP'].map((signal) => ({ signal, code: 129 })),
];
/** Kills that one run has at most before it may end. */
const MOST_KILLS = 3;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    file: { type: 'string' },
    kills: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    import: { type: 'string' },
    results: { type: 'string' },
  },
});

const isDone = ({ code }) => code === 0 || code === 3;

/** What earlier runs of the same seed did. */
const before = () =>
  values.results && existsSync(values.results)
    ? readFileSync(values.results, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .filter(({ seed }) => seed === values.seed)
    : [];

/** One run of a scenario, killed as its number says. */
async function broken(number, scenario, wanted, place) {
  const random = new Random(seedOf(Number(values.seed), `kill ${number}`));
  const command = commandOf(scenario, place);
  scenario.before?.(place);
  const kills = [];
  const faults = [];
  let end;
  for (let left = 1 + random.below(MOST_KILLS); left > 0 && !end; left--) {
    const { signal, code } = random.pick(SIGNALS);
    // What SIGKILL leaves there, nobody can take away.
    rmSync(place.temp, { recursive: true, force: true });
    mkdirSync(place.temp);
    const one = await runOnce({ ...command, ...place, stop: { signal, after: random.next() * wanted.ms } });
    if (isDone(one)) {
      end = one;
      break;
    }
    kills.push(signal);
    const isBySignal = one.signal === signal || (one.code === code && code !== null);
    if (!isBySignal) faults.push(`ended with ${one.signal ?? one.code} after ${signal}: ${one.messages.trim()}`);
    if (signal !== 'SIGKILL' && readdirSync(place.temp).length > 0) faults.push(`left in TMPDIR after ${signal}`);
    // What was killed after its end is not begun again: all of it would be asked a second time.
    if (scenario.resumes && difference(filesOf(place.folder), wanted.files) === '') end = { ...one, code: 0 };
  }
  end ??= await runOnce({ ...command, ...place });
  if (!isDone(end)) faults.push(`the last run ended with ${end.signal ?? end.code}: ${end.messages.trim()}`);
  const differs = difference(filesOf(place.folder), wanted.files);
  if (differs !== '') faults.push(differs);
  if (place.relayed?.repeated > 0) faults.push(`${place.relayed.repeated} records were asked again`);
  return { kills, faults, continued: end.messages.includes('continued ') };
}

/** The undisturbed run, whose time is the second's: the first loads what the system keeps in memory. */
async function whole(scenario, place) {
  let last;
  for (let i = 0; i < (scenario.large ? 1 : 2); i++) {
    rmSync(place.folder, { recursive: true, force: true });
    mkdirSync(place.folder);
    scenario.before?.(place);
    const end = await runOnce({ ...commandOf(scenario, place), ...place });
    if (!isDone(end)) throw new Error(`${scenario.name} ended with ${end.signal ?? end.code}: ${end.messages}`);
    last = { ms: end.ms, files: filesOf(place.folder), records: place.relayed?.records };
  }
  return last;
}

/** Set by Ctrl-C: the run at hand is finished, and what is open is closed. */
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isEnding = true;
  });
}

async function run() {
  const home = mkdtempSync(path.join(tmpdir(), 'kill-'));
  const [inputs, temp] = ['inputs', 'temp'].map((name) => path.join(home, name));
  mkdirSync(inputs);
  mkdirSync(temp);
  writeInputs(inputs, values.file);
  const chosen = scenarios.filter(({ name }) => !values.only || values.only.split(',').includes(name));
  const turns = chosen.flatMap((scenario) => Array.from({ length: scenario.lasts }, () => scenario));
  const service = chosen.some(({ remote }) => remote)
    ? await startService(values.data, ['--rate-limit', '100000'])
    : undefined;
  const relay = service && (await CountingRelay.start(service.url, 16));
  const [user, credential] = Buffer.from(service?.authorization.slice(6) ?? '', 'base64')
    .toString()
    .split(/:(.*)/s);
  const done = before();
  const sums = { runs: done.length, kills: 0, large: 0, continued: 0, faults: 0 };
  const count = ({ kills, faults, continued, large }) => {
    sums.kills += kills.length;
    if (large) sums.large += kills.length;
    if (continued) sums.continued++;
    if (faults.length > 0) sums.faults++;
  };
  done.forEach(count);
  const known = new Map();
  console.log(
    `${availableParallelism()} cores, node ${process.version}, seed ${values.seed}; ${sums.kills} kills so far`,
  );
  try {
    for (let number = done.length; sums.kills < Number(values.kills) && !isEnding; number++) {
      const scenario = turns[(number * 29) % turns.length];
      const folder = path.join(home, 'run');
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder);
      relay?.forget();
      const env = scenario.remote ? { WAYPOST_USER: user, WAYPOST_CREDENTIAL: credential } : {};
      const place = {
        folder,
        inputs,
        temp,
        env,
        data: path.resolve(values.data),
        imports: values.import?.split(','),
        ...(scenario.remote ? { relay: relay.url, relayed: relay } : {}),
      };
      if (!known.has(scenario.name)) {
        known.set(scenario.name, await whole(scenario, place));
        console.log(`${scenario.name}: ${Math.round(known.get(scenario.name).ms)} ms undisturbed`);
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder);
        relay?.forget();
      }
      const result = await broken(number, scenario, known.get(scenario.name), place);
      const line = { seed: values.seed, number, scenario: scenario.name, large: scenario.large, ...result };
      if (values.results) appendFileSync(values.results, `${JSON.stringify(line)}\n`);
      sums.runs++;
      count(line);
      for (const fault of result.faults) console.log(`${number} ${scenario.name} (${result.kills}): ${fault}`);
    }
    console.log(
      `${sums.kills} kills in ${sums.runs} runs, ${sums.large} of them of runs of a million rows; ${sums.continued} ` +
        `went on with what was there; ${sums.faults} runs with a fault`,
    );
    process.exitCode = sums.faults === 0 ? 0 : 1;
  } finally {
    await relay?.close();
    await service?.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

if (!values.data || !values.file) {
  console.error(
    `usage: kill.mjs --data DIR --file INPUT.csv [--kills 1000] [--seed 1] [--results FILE] [--import KIND,PATH] ` +
      `[--only ${scenarios.map(({ name }) => name).join(',')}]`,
  );
  process.exitCode = 2;
} else await run();
