// Runs the cases of one target, a range of their numbers, and says of each that fails what it is. The number of the
// case under way stands in a file, so that whoever watches knows which one never came back.
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Random, seedOf } from '../noise/random.mjs';

/** Cases after which memory is looked at. */
const LOOK = 20_000;
/** Every so many cases the answer is held against its schema, and asked for a second time. */
const CHECKED = 16;
/** A failure of the same place is said this often at most. */
const SAME = 3;

const options = JSON.parse(process.argv[2]);
const texts = JSON.parse(readFileSync(options.texts, 'utf8'));
const target = await (await import(`./targets/${options.target}.mjs`)).open({ ...options, texts });
const at = openSync(options.progress, 'w');
const said = new Map();
const worst = new Map();
const counts = {};

/** The beginning of a text, of its own bytes: a slice of a string would keep all of it in memory. */
const beginning = (text, length) => Buffer.from(text.slice(0, length)).toString();

const send = (message) => process.send(message);
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Least milliseconds of processor time of `times` runs of the case. */
async function cost(asked, times) {
  let least = Infinity;
  for (let i = 0; i < times; i++) {
    const began = spent();
    try {
      await target.run(asked);
    } catch {
      // Said already.
    }
    least = Math.min(least, spent() - began);
  }
  return least;
}

function report(number, what, asked) {
  const place = beginning(what.replace(/\d+/g, '0'), 160);
  const often = (said.get(place) ?? 0) + 1;
  said.set(place, often);
  if (often <= SAME) send({ finding: { number, what, shown: target.show(asked).slice(0, 2000) } });
  else send({ again: true });
}

async function one(number) {
  const asked = target.make(new Random(seedOf(options.seed, `${options.target} ${number}`)));
  const group = target.group(asked);
  counts[group] = (counts[group] ?? 0) + 1;
  const began = spent();
  let answer;
  try {
    answer = await target.run(asked);
    if (number % CHECKED === 0 || options.only) {
      const fault = await target.fault?.(asked, answer);
      if (fault !== undefined) report(number, fault, asked);
      if (target.isSteady !== false) {
        const again = await target.run(asked);
        if (JSON.stringify(again) !== JSON.stringify(answer)) report(number, 'two answers to the same', asked);
      }
    }
  } catch (error) {
    report(number, `thrown: ${error?.stack ?? error}`.split('\n').slice(0, 6).join('\n'), asked);
  }
  const list = worst.get(group) ?? [];
  worst.set(group, list);
  const bar = list.length < options.worst ? 0.3 : list.at(-1).ms;
  if (spent() - began <= bar && !options.only) return;
  const ms = await cost(asked, 3);
  if (ms > bar) {
    list.push({ number, ms, shown: beginning(target.show(asked), 300) });
    list.sort((a, b) => b.ms - a.ms);
    list.length = Math.min(list.length, options.worst);
  }
  const limit = target.limit?.(asked) ?? options.limit;
  if (ms > limit) report(number, `slow: ${ms.toFixed(0)} ms of processor time (${group})`, asked);
  if (!options.only) return;
  console.log(target.show(asked).slice(0, 4000));
  console.log(JSON.stringify(answer)?.slice(0, 4000));
  console.log(`${ms.toFixed(1)} ms`);
}

/** What is in use once what the cases began has come to its end: connections that close hold their buffers so long. */
async function memory() {
  await wait(100);
  globalThis.gc?.();
  const { heapUsed, external, arrayBuffers, rss } = process.memoryUsage();
  return { heap: (heapUsed + external + arrayBuffers) / 2 ** 20, rss: rss / 2 ** 20 };
}

if (options.show) {
  const asked = target.make(new Random(seedOf(options.seed, `${options.target} ${options.from}`)));
  send({ finding: { number: options.from, what: options.show, shown: target.show(asked).slice(0, 2000) } });
  options.to = options.from;
}
for (let number = options.from; number < options.to; number++) {
  writeSync(at, `${number} `.padEnd(16), 0);
  await one(number);
  if ((number + 1) % LOOK === 0) {
    send({ memory: { number: number + 1, ...(await memory()) } });
  }
}
send({ worst: Object.fromEntries(worst), counts, spent: spent(), memory: { number: options.to, ...(await memory()) } });
closeSync(at);
await target.close?.();
process.disconnect();
