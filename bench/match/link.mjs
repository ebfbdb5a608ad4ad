// Links a labelled set in this process, and counts what is right.
import { Blocking } from '../../dist/match/block/blocking.js';
import { Candidates } from '../../dist/match/block/candidates.js';
import { Parts } from '../../dist/match/block/parts.js';
import { learn } from '../../dist/match/model/learn.js';
import { Scorer } from '../../dist/match/model/scorer.js';
import { PairJudge } from '../../dist/match/resolve/pair-judge.js';
import { linkTasks, Linkage, preparePortion } from '../../dist/match/linkage.js';

const here = { count: 1, run: async (task, args) => args.map((argument) => linkTasks[task](argument)) };
const PORTION = 5000;

export async function link(set, options = {}, workers = here) {
  const linkage = new Linkage(
    {
      hasReference: set.reference !== undefined,
      all: true,
      oneToOne: false,
      cluster: false,
      golden: false,
      explain: false,
      decided: [],
      ...options,
    },
    workers,
  );
  for (const [side, records] of [set.own, set.reference ?? []].entries()) {
    for (let from = 0; from < records.length; from += PORTION) {
      linkage.add(side, preparePortion(records.slice(from, from + PORTION), { country: set.country ?? 'AU' }));
    }
  }
  return linkage.link();
}

/** Pairs of rows (the second of the reference where there is one) that are said to be one. */
function matchedPairs(share, set, isBest = false) {
  const { starts, to, states } = share.pairs;
  const pairs = [];
  for (let row = 0; row < set.own.length; row++) {
    for (let at = starts[row]; at < (isBest ? Math.min(starts[row] + 1, starts[row + 1]) : starts[row + 1]); at++) {
      if (states[at] === 2 || states[at] === 0) continue;
      if (set.reference !== undefined || to[at] > row) pairs.push([row, to[at]]);
    }
  }
  return pairs;
}

/** How many pairs of records of one entity there are. */
function truePairs([own, reference]) {
  const count = (list) => list.reduce((map, entity) => map.set(entity, (map.get(entity) ?? 0) + 1), new Map());
  const first = count(own);
  if (reference === undefined) return [...first.values()].reduce((sum, n) => sum + (n * (n - 1)) / 2, 0);
  const second = count(reference);
  return [...first].reduce((sum, [entity, n]) => sum + n * (second.get(entity) ?? 0), 0);
}

/** Every candidate of a linkage with its odds: the same keys and weights come out again. */
async function candidatesOf({ material }) {
  const blocking = new Blocking(material, here);
  const first = await blocking.first();
  const early = await learn(material, first, here);
  const blocks = await blocking.select(first, early);
  const weights = blocks === first ? early : await learn(material, blocks, here);
  const { store, derived, plan, hasReference } = material;
  const scorer = new Scorer(store, derived, plan, weights.model, weights.frequencies);
  const candidates = new Candidates(new Parts(store, derived, plan), blocks);
  const pairs = [];
  for (let row = 0; row < store.rows[0]; row++) {
    const count = candidates.find(row, hasReference ? -1 : row);
    for (let i = 0; i < count; i++) pairs.push([row, candidates.rows[i], scorer.score(row, candidates.rows[i])]);
  }
  return { pairs };
}

/** What the best threshold would reach, which nobody knows beforehand. */
function bestThreshold(pairs, isRight, all) {
  const sorted = pairs.toSorted((a, b) => b[2] - a[2]);
  let best = { right: 0, found: 0, F1: 0, odds: 0 };
  let right = 0;
  for (const [at, pair] of sorted.entries()) {
    if (isRight(pair)) right++;
    const F1 = (2 * right) / (at + 1 + all);
    if (F1 > best.F1) best = { right, found: at + 1, F1, odds: pair[2] };
  }
  return best;
}

export async function linkInProcess(set) {
  const entities = set.entities.flat();
  const isRight = ([a, b]) => entities[a] === entities[b];
  const start = process.hrtime.bigint();
  const result = await link(set);
  const seconds = Number(process.hrtime.bigint() - start) / 1e9;
  const all = truePairs(set.entities);
  const pairs = matchedPairs(result.share, set);
  const counted = { right: pairs.filter(isRight).length, found: pairs.length };
  let once;
  let best;
  if (set.reference !== undefined) {
    const chosen = matchedPairs((await link(set, { oneToOne: true, all: false })).share, set);
    const first = matchedPairs(result.share, set, true);
    best = { right: first.filter(isRight).length, found: first.length };
    once = { right: chosen.filter(isRight).length, found: chosen.length };
  }
  const scored = await candidatesOf(result.share);
  const found = {
    all,
    candidates: scored.pairs.filter(isRight).length,
    best: bestThreshold(scored.pairs, isRight, all),
  };
  if (process.env.WRONG) wrongPairs(scored, isRight, set, result, Number(process.env.WRONG));
  return { pairs: counted, best, once, found, seconds, notes: result.notes };
}

/** Prints some of the pairs that are wrong, with what spoke for and against them. */
function wrongPairs({ pairs }, isRight, set, { share }, most) {
  const judge = new PairJudge(share.material, share.weights);
  const records = [...set.own, ...(set.reference ?? [])];
  const missed = pairs.filter((pair) => isRight(pair) && pair[2] < 0);
  const wrong = pairs.filter((pair) => !isRight(pair) && pair[2] >= 0);
  for (const [title, list] of [
    ['missed', missed],
    ['wrong', wrong],
  ]) {
    console.log(`${title}: ${list.length}`);
    const step = Math.max(1, Math.floor(list.length / most));
    for (const [a, b] of list.filter((_, at) => at % step === 0)) {
      console.log(`  ${JSON.stringify(records[a])}\n  ${JSON.stringify(records[b])}\n    ${judge.evidence(a, b)}`);
    }
  }
}
