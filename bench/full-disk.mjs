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
// there. The scenarios are those of bench/faults/scenarios.mjs but for those of a million rows, and the adding of a
// user.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { commandOf, difference, filesOf, runOnce } from './faults/run.mjs';
import { scenarios } from './faults/scenarios.mjs';
import { OPTIONS, isDone, takeTurns } from './faults/turns.mjs';
import { Random, seedOf } from './noise/random.mjs';

/** Bytes of the file system of an undisturbed run, and of one in which there is room again. */
const AMPLE = 1 << 30;
const PAGE = 4096;
/** Characters of what a run said last that are shown. */
const SAID = 400;

const { values } = parseArgs({ options: { ...OPTIONS, count: { type: 'string', default: '100' } } });

const users = {
  name: 'user',
  lasts: 3,
  large: false,
  remote: false,
  stdout: 'credential',
  args: () => ['user', 'add', 'bob', '--users', 'users.json'],
};

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
    if (!isDone(end)) throw new Error(`${scenario.name} ended with ${end.signal ?? end.code}: ${end.messages}`);
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
    const isFull = !isDone(first);
    const said = first.messages.trim().slice(-SAID);
    if (!isFull) {
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
    if (isFull) {
      const second = await runOnce(command);
      if (!isDone(second)) {
        faults.push(`with room it ended with ${second.signal ?? second.code}: ${second.messages.trim()}`);
      }
      const differs = difference(foundIn(place.folder, scenario), wanted.files);
      if (differs !== '') faults.push(`with room: ${differs}`);
    }
    return { size, isFull, faults };
  } finally {
    unmount(place.disk);
  }
}

const fullOf = (lines) => lines.filter(({ isFull }) => isFull).length;

await takeTurns({
  name: 'full-disk',
  usage: 'full-disk.mjs --data DIR --file INPUT.csv [--count 100] [--seed 1] [--results FILE]',
  scenarios: [...scenarios.filter(({ large }) => !large), users],
  values,
  placeIn(home) {
    const disk = path.join(home, 'disk');
    mkdirSync(disk);
    return { disk, folder: path.join(disk, 'run'), temp: path.join(disk, 'temp') };
  },
  undisturbed: whole,
  saysOf: ({ most }) => `${(most / 1024).toFixed(0)} KiB at most`,
  turn: squeezed,
  asideOf: ({ size }) => `${size} bytes`,
  isEnough: (lines) => fullOf(lines) >= Number(values.count),
  sumOf: (lines) =>
    `${fullOf(lines)} full disks in ${lines.length} runs, ` +
    `${lines.filter(({ faults }) => faults.length > 0).length} runs with a fault`,
});
