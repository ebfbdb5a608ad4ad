// One process that asks the questions of test/digests while one damage after another is on.
// node switched-run.mjs TREE WANTED.json
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , folder, listed] = process.argv;
const { wanted, tries } = JSON.parse(readFileSync(listed, 'utf8'));
const say = (word, what) => process.stdout.write(`@@${word} ${what}\n`);

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
const files = fileRanges();
const reached = wanted.map(() => []);
const asked = [];
for (const { name, asked: questions } of all) {
  const began = Date.now();
  for (const one of questions()) {
    switches.seen = new Uint8Array(SIZE);
    switches.calls = 0;
    const answer = await told(one, engines);
    const { seen, calls } = switches;
    switches.seen = null;
    for (const [i, { id, isTop }] of wanted.entries()) {
      const [from, to] = isTop ? files(id) : [id, id + 1];
      const at = seen.indexOf(1, from);
      if (at >= 0 && at < to) reached[i].push(asked.length);
    }
    asked.push({ ...one, name, expected: answer, calls });
  }
  say('ASKED', `${name} ${Date.now() - began} ms`);
}

for (const [i, one] of wanted.entries()) {
  say('TRY', one.key);
  say('RESULT', JSON.stringify({ key: one.key, reached: reached[i].length, ...(await tried(one, reached[i])) }));
}
process.exit(0);

/** The first question at which the damage shows, or that it does at none. */
async function tried({ id, isTop }, places) {
  // Of many, some of every part.
  const step = Math.max(1, places.length / tries);
  let met = 0;
  let met0 = false;
  for (let k = 0; Math.floor(k) < places.length; k += step) {
    const question = asked[places[Math.floor(k)]];
    const answer = await answeredWith(id, question);
    if (switches.isMet) met++;
    if (answer === question.expected) {
      // An answer that was kept hides the damage: what is kept goes with the engines.
      if (met === 0 && !isTop && !met0 && k >= 8 * step) {
        met0 = true;
        await open();
      }
      continue;
    }
    if (await isClean(question)) return { outcome: 'noticed', by: question.name };
    await open();
    if (!(await isClean(question))) process.exit(1);
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

const isClean = async (question) => (await told(question, engines)) === question.expected;

/** From which number to which the damages of the file go that a number is of. */
function fileRanges() {
  const firsts = [...new Set(switches.tops.map(({ file }) => file))].sort((a, b) => a - b);
  return (id) => {
    const from = firsts.findLast((first) => first <= id);
    return [from, firsts.find((first) => first > id) ?? SIZE];
  };
}
