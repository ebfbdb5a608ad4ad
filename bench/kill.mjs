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
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commandOf, difference, filesOf, runOnce } from './faults/run.mjs';
import { scenarios } from './faults/scenarios.mjs';
import { OPTIONS, isDone, takeTurns } from './faults/turns.mjs';
import { Random, seedOf } from './noise/random.mjs';

/** The signals by how often they come, and the exit code with which a run ends by them. */
const SIGNALS = [
  ...Array.from({ length: 4 }, () => ({ signal: 'SIGKILL', code: null })),
  ...['SIGTERM', 'SIGTERM'].map((signal) => ({ signal, code: 143 })),
  ...['SIGINT', 'SIGINT'].map((signal) => ({ signal, code: 130 })),
  ...['SIGHUP', 'SIGHUP'].map((signal) => ({ signal, code: 129 })),
];
/** Kills that one run has at most before it may end; one of a million rows goes on from more of them. */
const MOST_KILLS = { plain: 3, large: 12 };

const { values } = parseArgs({
  options: { ...OPTIONS, kills: { type: 'string', default: '1000' }, import: { type: 'string' } },
});

/** An empty folder for a run, as the scenario wants it. */
function begin(scenario, place) {
  for (const folder of [place.folder, place.temp]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  }
  scenario.before?.(place);
}

/** One run of a scenario, killed as its number says. */
async function broken(number, scenario, wanted, place) {
  const random = new Random(seedOf(Number(values.seed), `kill ${number}`));
  begin(scenario, place);
  const command = commandOf(scenario, place);
  const kills = [];
  const faults = [];
  let end;
  for (let left = 1 + random.below(scenario.large ? MOST_KILLS.large : MOST_KILLS.plain); left > 0 && !end; left--) {
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
    begin(scenario, place);
    const end = await runOnce({ ...commandOf(scenario, place), ...place });
    if (!isDone(end)) throw new Error(`${scenario.name} ended with ${end.signal ?? end.code}: ${end.messages}`);
    last = { ms: end.ms, files: filesOf(place.folder) };
  }
  return last;
}

const killsOf = (lines) => lines.reduce((sum, { kills }) => sum + kills.length, 0);

await takeTurns({
  name: 'kill',
  usage: 'kill.mjs --data DIR --file INPUT.csv [--kills 1000] [--seed 1] [--results FILE] [--import KIND,PATH]',
  scenarios,
  values,
  placeIn: (home) => ({
    folder: path.join(home, 'run'),
    temp: path.join(home, 'temp'),
    imports: values.import?.split(','),
  }),
  undisturbed: whole,
  saysOf: ({ ms }) => `${Math.round(ms)} ms undisturbed`,
  turn: broken,
  asideOf: ({ kills }) => kills,
  isEnough: (lines) => killsOf(lines) >= Number(values.kills),
  sumOf: (lines) =>
    `${killsOf(lines)} kills in ${lines.length} runs, ${killsOf(lines.filter(({ large }) => large))} of them of runs ` +
    `of a million rows; ${lines.filter(({ continued }) => continued).length} went on with what was there; ` +
    `${lines.filter(({ faults }) => faults.length > 0).length} runs with a fault`,
});
