// Gives scenarios their turns until enough went wrong: goes on behind what earlier results say, starts the service that
// remote scenarios ask, and holds each turn against the scenario's undisturbed run, which is made before its first.
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { CountingRelay } from '../counting-relay.mjs';
import { startService } from '../serve/service.mjs';
import { writeInputs } from './scenarios.mjs';

/** Scenarios take their turns in steps of this prime, so that the first ones are already of every kind. */
const STEP = 29;
/** Calls after which an answer counts as one that the run has kept. */
const SETTLED = 16;

/** The options of every such program, for parseArgs. */
export const OPTIONS = {
  data: { type: 'string' },
  file: { type: 'string' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string' },
  results: { type: 'string' },
};

/** Whether a run ended by itself, with all rows or with some refused. */
export const isDone = ({ code }) => code === 0 || code === 3;

/** Set by Ctrl-C: the turn at hand is finished, and what is open is closed. */
let isEnding = false;

/** The lines of earlier runs of the same seed. */
const earlier = ({ results, seed }) =>
  results && existsSync(results)
    ? readFileSync(results, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .filter((line) => line.seed === seed)
    : [];

/** What remote scenarios ask: the program's own service behind a relay that counts. */
async function startRemote(data) {
  const service = await startService(data, ['--rate-limit', '100000']);
  const relay = await CountingRelay.start(service.url, SETTLED);
  const pair = Buffer.from(service.authorization.slice('Basic '.length), 'base64').toString();
  const [user, credential] = pair.split(/:(.*)/s);
  const place = { relay: relay.url, relayed: relay, env: { WAYPOST_USER: user, WAYPOST_CREDENTIAL: credential } };
  const stop = async () => {
    await relay.close();
    await service.stop();
  };
  return { place, stop };
}

/**
 * Takes turns; `values` are those of OPTIONS. Exit code 1 if a turn had a fault, 2 where the options cannot be used.
 * @param {{ name: string, usage: string, scenarios: object[], values: object, placeIn: (home: string) => object,
 *   undisturbed: (scenario: object, place: object) => Promise<object>, saysOf: (undisturbed: object) => string,
 *   turn: (number: number, scenario: object, undisturbed: object, place: object) => Promise<{ faults: string[] }>,
 *   asideOf: (line: object) => string, isEnough: (lines: object[]) => boolean,
 *   sumOf: (lines: object[]) => string }} test
 */
export async function takeTurns({ name, usage, scenarios, values, ...test }) {
  const names = values.only?.split(',');
  const chosen = scenarios.filter((scenario) => !names || names.includes(scenario.name));
  if (!values.data || !values.file || chosen.length < (names?.length ?? 1)) {
    console.error(`usage: ${usage} [--only ${scenarios.map((scenario) => scenario.name).join(',')}]`);
    process.exitCode = 2;
    return;
  }
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      isEnding = true;
    });
  }
  const home = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const inputs = path.join(home, 'inputs');
  mkdirSync(inputs);
  writeInputs(
    inputs,
    values.file,
    chosen.some(({ large }) => large),
  );
  const local = { ...test.placeIn(home), inputs, data: path.resolve(values.data) };
  const turns = chosen.flatMap((scenario) => Array.from({ length: scenario.lasts }, () => scenario));
  const lines = earlier(values);
  const known = new Map();
  let remote;
  console.log(
    `${availableParallelism()} cores, node ${process.version}, seed ${values.seed}; so far ${test.sumOf(lines)}`,
  );
  try {
    if (chosen.some((scenario) => scenario.remote)) remote = await startRemote(values.data);
    for (let number = lines.length; !test.isEnough(lines) && !isEnding; number++) {
      const scenario = turns[(number * STEP) % turns.length];
      const place = { ...local, ...(scenario.remote ? remote.place : {}) };
      if (!known.has(scenario.name)) {
        known.set(scenario.name, await test.undisturbed(scenario, place));
        console.log(`${scenario.name}: ${test.saysOf(known.get(scenario.name))}`);
      }
      place.relayed?.forget();
      const result = await test.turn(number, scenario, known.get(scenario.name), place);
      const line = { seed: values.seed, number, scenario: scenario.name, large: scenario.large, ...result };
      lines.push(line);
      if (values.results) appendFileSync(values.results, `${JSON.stringify(line)}\n`);
      for (const fault of line.faults) console.log(`${number} ${scenario.name} (${test.asideOf(line)}): ${fault}`);
    }
    console.log(test.sumOf(lines));
    process.exitCode = lines.some(({ faults }) => faults.length > 0) ? 1 : 0;
  } finally {
    await remote?.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
