// One process that asks the questions of test/digests while one damage after another is on.
// node switched-run.mjs TREE WANTED.json
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , folder, listed] = process.argv;
const { wanted, tries } = JSON.parse(readFileSync(listed, 'utf8'));
const say = (word, what = '') => process.stdout.write(`@@${word} ${what}`.trim() + '\n');

const kill = process.kill.bind(process);
process.kill = (pid, signal) => (pid > 1 ? kill(pid, signal) : false);
const { all, told, openLocalEngine } = await import(pathToFileURL(path.join(folder, 'asked.mjs')).href);
const { switches } = globalThis;
const SIZE = 1 << 18;

let engines;
async function open() {
  await engines?.sample.close();
  await engines?.many.close();
  engines = {
    sample: await openLocalEngine({ data: path.join(folder, 'node_modules/.cache/waypost-tests/undamaged/everyKind') }),
    many: await openLocalEngine({ data: path.join(folder, 'many') }),
  };
}
await open();

/** Every question with its answer, and which of the wanted damages it comes through. */
const reached = wanted.map(() => []);
const asked = [];
const ranges = wanted.map(({ id, isTop, from, to }) => (isTop ? [from, to] : [id, id + 1]));
const seen = new Uint8Array(SIZE);
for (const { name, asked: questions } of all) {
  const began = Date.now();
  for (const one of questions()) {
    switches.seen = seen.fill(0);
    switches.calls = 0;
    const answer = await told(one, engines);
    const { calls } = switches;
    switches.seen = null;
    for (const [i, [from, to]] of ranges.entries()) {
      if (seen.subarray(from, to).includes(1)) reached[i].push(asked.length);
    }
    asked.push({ ...one, name, expected: answer, calls });
  }
  say('ASKED', `${name} ${Date.now() - began} ms`);
}

for (const [i, one] of wanted.entries()) {
  say('TRY', one.key);
  say('RESULT', JSON.stringify({ key: one.key, reached: reached[i].length, ...(await tried(one, reached[i])) }));
}
// Whatever a damage left running ends with the process.
say('END');

/** The first question at which the damage shows, or that it does at none. */
async function tried({ id, isTop }, places) {
  // Of many, some of every part.
  const step = Math.max(1, places.length / tries);
  let met = 0;
  let isFresh = false;
  for (let k = 0; Math.floor(k) < places.length; k += step) {
    const question = asked[places[Math.floor(k)]];
    const answer = await answeredWith(id, question);
    if (switches.isMet) met++;
    if (answer === question.expected) {
      // An answer that was kept hides the damage: what is kept goes with the engines.
      if (met === 0 && !isTop && !isFresh && k >= 8 * step) {
        isFresh = true;
        await open();
      }
      continue;
    }
    if (await isClean(question)) return { outcome: 'noticed', by: question.name };
    await open();
    if (!(await isClean(question))) throw new Error('a damage stays behind');
    if ((await answeredWith(id, question)) === question.expected) continue;
    if (!(await isClean(question))) await open();
    return { outcome: 'noticed', by: question.name };
  }
  return { outcome: 'not noticed', met };
}

async function answeredWith(id, question) {
  switches.isMet = false;
  switches.calls = 0;
  switches.most = question.calls * 20 + 500_000;
  try {
    switches.turnOn(id);
    return await told(question, engines);
  } catch (error) {
    return `! ${error.message}`;
  } finally {
    switches.most = Infinity;
    try {
      switches.turnOn(0);
    } catch {
      switches.backs = [];
      switches.on = 0;
    }
  }
}

async function isClean(question) {
  return (await told(question, engines)) === question.expected;
}
