// One process that calls the functions of test/recorded/answers/functions and asks the questions of test/digests while
// one damage after another is on.
// node switched-run.mjs TREE WANTED.json
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [, , folder, listed] = process.argv;
const { wanted, tries } = JSON.parse(readFileSync(listed, 'utf8'));
const say = (word, what = '') => process.stdout.write(`@@${word} ${what}`.trim() + '\n');

/** Questions that were kept because each showed a damage that no other did. */
const KEPT = /-(?:shown|found|combined)(?:-|$)/;

const kill = process.kill.bind(process);
process.kill = (pid, signal) => (pid > 1 ? kill(pid, signal) : false);
const at = (file) => pathToFileURL(path.join(folder, file)).href;
const { all, told, openLocalEngine, callsOf, given, closeSets, nameSetsOf } = await import(at('asked.mjs'));
const { switches } = globalThis;
let said = Date.now();

const sample = path.join(folder, 'node_modules/.cache/waypost-tests/undamaged/everyKind');
nameSetsOf(sample);
let engines;
async function open() {
  closeSets();
  await engines?.sample.close();
  await engines?.many.close();
  engines = {
    sample: await openLocalEngine({ data: sample }),
    many: await openLocalEngine({ data: path.join(folder, 'many') }),
  };
}
await open();

/** The calls of functions, as questions. */
function functions() {
  const answers = path.join(folder, 'test/recorded/answers/functions');
  return readdirSync(answers).map((name) => ({
    name: `functions ${name}`,
    asked: () =>
      callsOf(readFileSync(path.join(answers, name), 'utf8')).map((call) => ({
        question: `${call.path} ${call.args}`,
        answer: () => given(call, (file) => import(at(`dist/${file}.js`))),
      })),
  }));
}

/** Whether a table of the file is asked for: it is made as the file is loaded, and comes through nothing later. */
const isTableOf = ({ question }, { isTop, file }) => isTop && question.startsWith(`${file.slice(4, -3)}#`);

/** Every question with its answer, and which of the wanted damages it comes through. */
const reached = wanted.map(() => []);
const asked = [];
const ranges = wanted.map(({ id, isTop, from, to }) => (isTop ? [from, to] : [id, id + 1]));
const seen = new Uint8Array(Math.max(0, ...wanted.map(({ to }) => to)) + 1);
for (const { name, asked: questions } of [...functions(), ...all]) {
  const began = Date.now();
  for (const one of questions()) {
    switches.seen = seen.fill(0);
    switches.calls = 0;
    breathe();
    const answer = await told(one, engines);
    const { calls } = switches;
    switches.seen = null;
    for (const [i, [from, to]] of ranges.entries()) {
      const isMet = to - from === 1 ? seen[from] === 1 : seen.subarray(from, to).includes(1);
      if (isMet || isTableOf(one, wanted[i])) reached[i].push(asked.length);
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

/**
 * The places in the order in which they are tried: calls of functions, so many of the questions, some of every part
 * before those between, then all that were kept.
 */
function inTurn(places) {
  const calls = places.findIndex((place) => !asked[place].name.startsWith('functions'));
  const questions = calls < 0 ? [] : places.slice(calls);
  const turns = [...(calls < 0 ? places : places.slice(0, calls))];
  const fine = Math.max(1, questions.length / tries);
  const coarse = Math.max(1, Math.round(questions.length / fine / 50));
  const spread = [];
  for (let k = 0; Math.floor(k) < questions.length; k += fine) spread.push(questions[Math.floor(k)]);
  for (let from = 0; from < coarse; from++) {
    for (let k = from; k < spread.length; k += coarse) turns.push(spread[k]);
  }
  turns.push(...questions.filter((place) => KEPT.test(asked[place].name) && !spread.includes(place)));
  return turns;
}

/** The first question at which the damage shows, or that it does at none. */
async function tried({ id, isTop }, places) {
  let met = 0;
  let isFresh = false;
  for (const [turn, place] of inTurn(places).entries()) {
    const question = asked[place];
    const answer = await answeredWith(id, question);
    if (switches.isMet) met++;
    if (answer === question.expected) {
      // An answer that was kept hides the damage: what is kept goes with the engines.
      if (met === 0 && !isTop && !isFresh && turn >= 8) {
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

/** Says from time to time that this goes on: a busy machine is no damage that hangs. */
function breathe() {
  if (Date.now() - said < 10_000) return;
  said = Date.now();
  say('ALIVE');
}

async function answeredWith(id, question) {
  breathe();
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
