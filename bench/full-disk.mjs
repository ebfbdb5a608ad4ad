#!/usr/bin/env node
// Fills the disk under runs at random moments: each runs in a small file system of a random size, where all that it
// writes lies (output, journal, errors, summary, pieces, kept answers, the temporary rows of standard input, a data
// folder, a users file). It must end well with the right bytes, or with exit 7 and a message that says so; with room
// made, the same command must give the same bytes as on an empty disk.
//
//   node bench/full-disk.mjs --data DIR --file INPUT.csv [--count 100] [--seed 1] [--only NAME,NAME]
//        [--results FILE.jsonl]
//
// Mounting needs root (a tmpfs each). --results appends each run, and the same command goes on behind what stands
// there.
// The scenarios are those of bench/faults/scenarios.mjs but for those of a million rows, and the adding of a user.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CountingRelay } from './counting-relay.mjs';
import { commandOf, difference, filesOf, runOnce } from './faults/run.mjs';
import { scenarios, writeInputs } from './faults/scenarios.mjs';
import { Random, seedOf } from './noise/random.mjs';
import { startService } from './serve/service.mjs';

/** Bytes of the file system of an undisturbed run, and of one in which there is room again. */
const AMPLE = 1 << 30;
const PAGE = 4096;
/** Characters of what a run said last that are shown. */
const SAID = 400;

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    file: { type: 'string' },
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    results: { type: 'string' },
  },
});

const users = {
  name: 'user',
  lasts: 3,
  large: false,
  remote: false,
  stdout: 'credential',
  args: () => ['user', 'add', 'bob', '--users', 'users.json'],
};
const all = [...scenarios.filter(({ large }) => !large), users];

const mount = (at, size) => execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0700`, 'tmpfs', at]);
const grow = (at, size) => execFileSync('mount', ['-o', `remount,size=${size}`, at]);
const unmount = (at) => execFileSync('umount', ['-l', at]);

/** Credentials differ from run to run: that there is one, and a user who has it, is all that can be the same. */
function foundIn(folder, scenario) {
  const files = filesOf(folder);
  if (scenario !== users) return files;
  const [credential, list] = ['credential', 'users.json'].map((name) => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  });
  const isWhole = /^bob:\S+\n$/.test(credential);
  return {
    ...Object.fromEntries(Object.keys(files).map((name) => [name, ''])),
    isWhole,
    isMade: list.includes('"bob"'),
  };
}

/** Watches how much of the file system is used at most. */
function watch(at) {
  let most = 0;
  const look = () => {
    const { blocks, bfree, bsize } = statfsSync(at);
    most = Math.max(most, (blocks - bfree) * bsize);
  };
  const timer = setInterval(look, 5);
  return () => {
    clearInterval(timer);
    look();
    return most;
  };
}

/** Clears the folder of the run, and makes it anew in the file system. */
function begin(place, scenario, size) {
  mount(place.disk, size);
  for (const folder of [place.folder, place.temp]) mkdirSync(folder);
  scenario.before?.(place);
}

async function whole(scenario, place) {
  begin(place, scenario, AMPLE);
  try {
    const used = watch(place.disk);
    const end = await runOnce({ ...commandOf(scenario, place), ...place });
    const most = used();
    if (end.code !== 0 && end.code !== 3) throw new Error(`${scenario.name} ended with ${end.code}: ${end.messages}`);
    return { files: foundIn(place.folder, scenario), most };
  } finally {
    unmount(place.disk);
  }
}

/** One run in a file system that may be too small, and again with room. */
async function squeezed(number, scenario, wanted, place) {
  const random = new Random(seedOf(Number(values.seed), `disk ${number}`));
  const size = PAGE * (2 + random.below(Math.ceil((wanted.most * 1.05) / PAGE)));
  const faults = [];
  begin(place, scenario, size);
  try {
    const command = { ...commandOf(scenario, place), ...place };
    const first = await runOnce(command);
    const isDone = first.code === 0 || first.code === 3;
    const said = first.messages.trim().slice(-SAID);
    if (isDone) {
      const differs = difference(foundIn(place.folder, scenario), wanted.files);
      if (differs !== '') faults.push(`ended with ${first.code} on a full disk, but ${differs}`);
    } else {
      if (first.code !== 7) faults.push(`ended with ${first.signal ?? first.code}: ${said}`);
      const isSaid = /disk is full|quota|no space/i.test(first.messages);
      if (!isSaid) faults.push(`does not say that the disk is full: ${said}`);
      if (/\n {4}at /.test(first.messages)) faults.push('prints a stack trace');
      const left = foundIn(place.folder, scenario);
      if (left.isMade === true && !left.isWhole) faults.push('a user was made whose credential nobody saw');
      const locks = Object.keys(left).filter((name) => name.endsWith('.lock'));
      if (locks.length > 0) faults.push(`${locks} left behind`);
    }
    grow(place.disk, AMPLE);
    if (!isDone) {
      const second = await runOnce(command);
      if (second.code !== 0 && second.code !== 3) {
        faults.push(`with room it ended with ${second.signal ?? second.code}: ${second.messages.trim()}`);
      }
      const differs = difference(foundIn(place.folder, scenario), wanted.files);
      if (differs !== '') faults.push(`with room: ${differs}`);
    }
    return { size, isFull: !isDone, faults };
  } finally {
    unmount(place.disk);
  }
}

const before = () =>
  values.results && existsSync(values.results)
    ? readFileSync(values.results, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
        .filter(({ seed }) => seed === values.seed)
    : [];

/** Set by Ctrl-C: the run at hand is finished, and what is open is closed. */
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isEnding = true;
  });
}

async function run() {
  const home = mkdtempSync(path.join(tmpdir(), 'full-disk-'));
  const [inputs, disk] = ['inputs', 'disk'].map((name) => path.join(home, name));
  mkdirSync(inputs);
  mkdirSync(disk);
  writeInputs(inputs, values.file);
  writeFileSync(path.join(inputs, 'million.csv'), '');
  const chosen = all.filter(({ name }) => !values.only || values.only.split(',').includes(name));
  const turns = chosen.flatMap((scenario) => Array.from({ length: scenario.lasts }, () => scenario));
  const service = chosen.some(({ remote }) => remote)
    ? await startService(values.data, ['--rate-limit', '100000'])
    : undefined;
  const relay = service && (await CountingRelay.start(service.url, 16));
  const [user, credential] = Buffer.from(service?.authorization.slice(6) ?? '', 'base64')
    .toString()
    .split(/:(.*)/s);
  const done = before();
  let full = done.filter(({ isFull }) => isFull).length;
  let bad = done.filter(({ faults }) => faults.length > 0).length;
  const known = new Map();
  console.log(
    `${availableParallelism()} cores, node ${process.version}, seed ${values.seed}; ${full} full disks so far`,
  );
  let number = done.length;
  try {
    for (; full < Number(values.count) && !isEnding; number++) {
      const scenario = turns[(number * 29) % turns.length];
      const place = {
        disk,
        folder: path.join(disk, 'run'),
        temp: path.join(disk, 'temp'),
        inputs,
        data: path.resolve(values.data),
        ...(scenario.remote ? { relay: relay.url, env: { WAYPOST_USER: user, WAYPOST_CREDENTIAL: credential } } : {}),
      };
      if (!known.has(scenario.name)) {
        known.set(scenario.name, await whole(scenario, place));
        console.log(`${scenario.name}: ${(known.get(scenario.name).most / 1024).toFixed(0)} KiB at most`);
      }
      const result = await squeezed(number, scenario, known.get(scenario.name), place);
      if (result.isFull) full++;
      if (result.faults.length > 0) bad++;
      if (values.results) {
        const line = { seed: values.seed, number, scenario: scenario.name, ...result };
        appendFileSync(values.results, `${JSON.stringify(line)}\n`);
      }
      for (const fault of result.faults) console.log(`${number} ${scenario.name} (${result.size} bytes): ${fault}`);
    }
    console.log(`${full} full disks in ${number} runs, ${bad} runs with a fault`);
    process.exitCode = bad === 0 ? 0 : 1;
  } finally {
    await relay?.close();
    await service?.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

if (!values.data || !values.file) {
  console.error(
    `usage: full-disk.mjs --data DIR --file INPUT.csv [--count 100] [--seed 1] [--results FILE] ` +
      `[--only ${all.map(({ name }) => name).join(',')}]`,
  );
  process.exitCode = 2;
} else await run();
