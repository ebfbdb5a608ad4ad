// Runs each test once as it is, and once more with each wanted damage on that it came through, until one test fails of
// it. In the copy with the switches; SWITCHED has `{ wanted, results }`, a list and the file that results go to.
import { appendFileSync, readFileSync } from 'node:fs';
import { TestRunner } from 'vitest';
import { getFn } from 'vitest/suite';

const { wanted, results } = JSON.parse(readFileSync(process.env.SWITCHED, 'utf8'));
/** A test that takes longer is not repeated: it would be for each damage. */
const MOST_MS = 1500;
/** So much for all damages that a test comes through. */
const MOST_MS_OF_TEST = 4000;
const SIZE = 1 << 18;
// The runner is made anew for each file.
globalThis.switchedLeft ??= new Map(wanted.map((one) => [one.id, one]));
const left = globalThis.switchedLeft;
const later = globalThis.setTimeout;
const never = globalThis.clearTimeout;

async function inTime(run, ms) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = later(() => fail(new Error('it hangs')), ms);
  });
  try {
    await Promise.race([(async () => run())(), late]);
    return true;
  } catch {
    return false;
  } finally {
    never(timer);
  }
}

export default class extends TestRunner {
  async runTask(test) {
    const { switches } = globalThis;
    const run = getFn(test);
    if (!switches || left.size === 0) return run();
    const seen = new Uint8Array(SIZE);
    Object.assign(switches, { seen, calls: 0, most: Infinity });
    const began = performance.now();
    await run();
    const ms = performance.now() - began;
    const { calls } = switches;
    switches.seen = null;
    if (ms > MOST_MS) return;
    const met = [...left.values()].filter(({ id, isTop, from, to }) =>
      isTop ? seen.subarray(from, to).includes(1) : seen[id] === 1,
    );
    const repeat = async () => {
      Object.assign(switches, { calls: 0, most: calls * 20 + 200_000 });
      const isGood = await inTime(run, ms * 20 + 1000);
      switches.most = Infinity;
      return isGood;
    };
    // One that cannot be run twice says nothing.
    if (met.length === 0 || !(await repeat())) return;
    const until = performance.now() + MOST_MS_OF_TEST;
    for (const one of met) {
      if (performance.now() > until) return;
      const isGood = await this.damaged(one.id, repeat);
      if (isGood) continue;
      if (!(await repeat())) return;
      left.delete(one.id);
      appendFileSync(
        results,
        `${JSON.stringify({ key: one.key, outcome: 'noticed', by: `${test.file.name}: ${test.name}` })}\n`,
      );
    }
  }
  async damaged(id, repeat) {
    const { switches } = globalThis;
    try {
      switches.turnOn(id);
      return await repeat();
    } catch {
      return false;
    } finally {
      switches.most = Infinity;
      try {
        switches.turnOn(0);
      } catch {
        Object.assign(switches, { backs: [], on: 0 });
      }
    }
  }
}
