#!/usr/bin/env node
// Three-word places a second on one core, text in and text out, beside another scheme of the same purpose in the same
// run; how soon they are ready, and how much memory they take; the command as a whole process beside bare node.
//
//   node bench/words/speed.mjs [--peer node_modules/open-location-code] [--assets DIR] [--points 200000] [--runs 7]
//
// Times are processor times of all threads, so that collecting garbage counts; the median of the runs, each of which
// takes all kinds in turn. The whole process is timed by the clock. Points are anywhere on the globe, which is the
// hardest for the processor's caches, or within one degree. Ends with 1 where a bar is missed.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Random } from '../noise/random.mjs';
import { measure, median } from '../process.mjs';
import { anywhere, Bars, counted, FROZEN, languagesOf, machine, openedFrom } from './opened.mjs';

const { values } = parseArgs({
  options: {
    peer: { type: 'string' },
    assets: { type: 'string', default: FROZEN },
    points: { type: 'string', default: '200000' },
    runs: { type: 'string', default: '7' },
  },
});
const count = Number(values.points);
const runs = Number(values.runs);
const bars = new Bars();
console.log(`${machine()}, ${counted(count)} points, median of ${runs} runs, one core, by processor time`);
throughput();
readiness();
await wholeProcess();
process.exitCode = bars.missed > 0 ? 1 : 0;

function throughput() {
  const random = new Random(1);
  const globe = Array.from({ length: count }, () => anywhere(random));
  const degree = Array.from({ length: count }, () => [-34 + random.next(), 150.5 + random.next()]);
  const threeWords = openedFrom(values.assets);
  const kinds = [
    ...languagesOf(values.assets).flatMap(({ code }) => [
      ...ours(threeWords, globe, code, 'globe'),
      ...ours(threeWords, degree, code, 'one degree'),
    ]),
    ...(values.peer ? peer(globe) : []),
  ];
  const times = kinds.map(() => []);
  for (let run = 0; run <= runs; run++) {
    for (const [i, kind] of kinds.entries()) {
      const before = process.cpuUsage();
      const done = kind.run();
      const { user, system } = process.cpuUsage(before);
      // The first run is for the compiler.
      if (run > 0) times[i].push((user + system) / 1e6);
      if (done !== count) throw new Error(`${kind.name}: ${done} of ${count}`);
    }
  }
  for (const [i, { name, bar }] of kinds.entries()) {
    const rate = count / median(times[i]);
    const figure = `${counted(rate)} / s`;
    if (bar) bars.say(name, figure, `>= ${counted(bar)}`, rate >= bar);
    else bars.note(name, figure);
  }
}

function ours(threeWords, points, language, where) {
  const texts = points.map(([latitude, longitude]) => threeWords.wordsAt(latitude, longitude, language).words);
  return [
    {
      name: `encode ${language}, ${where}`,
      bar: 1_000_000,
      run() {
        const out = [];
        for (const [latitude, longitude] of points) out.push(threeWords.wordsAt(latitude, longitude, language).words);
        return out.length;
      },
    },
    {
      name: `decode ${language}, ${where}`,
      bar: 500_000,
      run() {
        const out = [];
        for (const text of texts) {
          const place = threeWords.placeOf(text.split('.'));
          if (place) out.push(place.cell);
        }
        return out.length;
      },
    },
  ];
}

function peer(points) {
  const { OpenLocationCode } = createRequire(import.meta.url)(path.resolve(values.peer));
  const codes = new OpenLocationCode();
  const texts = points.map(([latitude, longitude]) => codes.encode(latitude, longitude, 11));
  return [
    {
      name: 'open-location-code encode',
      run: () => points.map((point) => codes.encode(point[0], point[1], 11)).length,
    },
    { name: 'open-location-code decode', run: () => texts.map((text) => codes.decode(text)).length },
  ];
}

function readiness() {
  const script = fileURLToPath(new URL('ready.mjs', import.meta.url));
  const ask = (...more) =>
    Array.from({ length: runs }, () => {
      const { stdout, stderr } = spawnSync(process.execPath, [script, values.assets, ...more], { encoding: 'utf8' });
      if (stdout === '') throw new Error(stderr);
      return JSON.parse(stdout);
    });
  const first = ask();
  const all = ask('--all');
  const middle = (answers, field) => median(answers.map((answer) => answer[field]));
  const bare = spawnSync(process.execPath, ['-e', 'console.log(process.memoryUsage().rss / 1e6)'], {
    encoding: 'utf8',
  });
  bars.note('first words, ms from nothing', `${middle(first, 'encoded').toFixed(0)} ms`);
  const ready = middle(first, 'ready');
  bars.say('ready, words and back, ms from nothing', `${ready.toFixed(0)} ms`, '< 150 ms', ready < 150);
  bars.note('bare node, resident', `${Number(bare.stdout).toFixed(0)} MB`);
  bars.note('after the first, resident', `${middle(first, 'megabytes').toFixed(0)} MB`);
  const resident = middle(all, 'megabytes');
  bars.say('every language and strip used, resident', `${resident.toFixed(0)} MB`, '< 120 MB', resident < 120);
}

async function wholeProcess() {
  const bin = fileURLToPath(new URL('../../bin/waypost.js', import.meta.url));
  const cases = [
    ['-e', '0'],
    [bin, '3wa', '-33.8568,151.2153'],
  ];
  const times = cases.map(() => []);
  for (let run = 0; run < 3 * runs; run++) {
    for (const [i, args] of cases.entries()) {
      const { seconds, code, err } = await measure(process.execPath, args);
      if (code !== 0) {
        console.log(`waypost 3wa is not there to be measured: ${err.trim()}`);
        return;
      }
      times[i].push(seconds * 1000);
    }
  }
  const [bare, command] = times.map((list) => median(list));
  const ratio = command / bare;
  const figure = `${command.toFixed(0)} ms, ${ratio.toFixed(2)} x bare node`;
  bars.say('waypost 3wa LAT,LNG, whole process', figure, '< 2 x bare node', ratio < 2);
}
