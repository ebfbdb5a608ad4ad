// Which three words of a list may have been meant, the likeliest kinds first. Only ever one word is varied: the others
// are as they were typed, or, where they are no words, the one word that each most likely is.
import type { WordIds } from '../scheme/triples.js';
import type { Correction, WordFinder } from './word/word-finder.js';

/** Three words that may have been meant, and how unlikely that is: a natural logarithm, 0 for just as typed. */
export interface Proposal {
  readonly ids: WordIds;
  readonly cost: number;
  /** Whether it is what was typed, word for word. */
  readonly isAsTyped: boolean;
}

/** How the words came about. */
export interface Manner {
  readonly isHeard: boolean;
  /** Whether the third word may be only begun. */
  readonly mayBeUnfinished: boolean;
}

/** Words in another order than they were typed: people remember words better than their order. */
const OTHER_ORDER = 4.5;
/** A word that is in the list was meant to be another. */
const NOT_MEANT = 1;
/** A word in the list goes on. */
const GOES_ON = 1;
/** Best corrections of a misspelt word that the third is finished beside, one after the other. */
const MOST_BESIDE_UNFINISHED = 3;

/** The five other orders of three. */
const ORDERS: readonly WordIds[] = [
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
  [1, 2, 0],
  [2, 0, 1],
];

type Three = readonly [string, string, string];

/**
 * Proposals in stages, each likelier than the next by far; a stage is made when it is asked for. `words` are at least
 * a letter each.
 */
export function* proposals(words: Three, finder: WordFinder, manner: Manner): Generator<Proposal[]> {
  const known = words.map((word) => finder.find(word));
  const unknown = [0, 1, 2].filter((at) => known[at] === undefined);
  const [first, second, third] = known;
  if (first !== undefined && second !== undefined && third !== undefined) {
    yield* ofKnown([first, second, third], words, finder, manner);
  } else if (unknown.length === 1) {
    yield* withOneUnknown(known, unknown[0]!, words, finder, manner);
  } else {
    yield* withSeveralUnknown(known, unknown, words, finder, manner);
  }
}

/** What is left where nothing was found of one word that is in no list: somebody spells by ear. */
export function spelledByEar(words: Three, finder: WordFinder): Proposal[] {
  const [first, second, third] = words.map((word) => finder.find(word));
  const ids: WordIds = [first ?? 0, second ?? 0, third ?? 0];
  const unknown = [first, second, third].flatMap((id, at) => (id === undefined ? [at] : []));
  const [at] = unknown;
  return at === undefined || unknown.length > 1 ? [] : varied(ids, at, finder.nearSound(words[at]!), 0);
}

function* ofKnown(ids: WordIds, words: Three, finder: WordFinder, manner: Manner): Generator<Proposal[]> {
  const asTyped: Proposal = { ids, cost: 0, isAsTyped: true };
  const longer = manner.mayBeUnfinished ? varied(ids, 2, finder.completions(words[2]), GOES_ON) : [];
  yield [asTyped, ...longer];
  if (manner.isHeard) {
    for (const at of [0, 1, 2]) yield varied(ids, at, finder.heard(words[at]!), NOT_MEANT);
  }
  yield inOtherOrders(asTyped);
  for (const at of [0, 1, 2]) yield varied(ids, at, finder.twoSlips(words[at]!), NOT_MEANT);
}

function* withOneUnknown(
  known: readonly (number | undefined)[],
  at: number,
  words: Three,
  finder: WordFinder,
  { isHeard, mayBeUnfinished }: Manner,
): Generator<Proposal[]> {
  const word = words[at]!;
  const ids = [known[0] ?? 0, known[1] ?? 0, known[2] ?? 0] as const;
  const isUnfinished = at === 2 && mayBeUnfinished;
  const likely = varied(ids, at, isHeard ? finder.heard(word) : finder.oneSlip(word), 0);
  if (isUnfinished) likely.push(...varied(ids, at, finder.completions(word), 0));
  yield likely;
  const best = cheapest(likely);
  if (best && at < 2 && mayBeUnfinished) yield varied(best.ids, 2, finder.completions(words[2]), best.cost + GOES_ON);
  if (best) yield inOtherOrders(best);
  if (!isHeard) yield varied(ids, at, finder.twoSlips(word), 0);
  if (isUnfinished) yield varied(ids, at, finder.nearCompletions(word), 0);
}

function* withSeveralUnknown(
  known: readonly (number | undefined)[],
  unknown: readonly number[],
  words: Three,
  finder: WordFinder,
  { isHeard, mayBeUnfinished }: Manner,
): Generator<Proposal[]> {
  const ids = [known[0] ?? 0, known[1] ?? 0, known[2] ?? 0] as [number, number, number];
  const corrections = words.map((word, at) => (unknown.includes(at) ? correctionsOf(word, finder, isHeard) : []));
  const ends = mayBeUnfinished && unknown.includes(2) ? finder.completions(words[2]) : [];
  if (unknown.length === 2 && ends.length > 0) {
    // The third is only begun: the other is what it most likely is, then what it may be instead.
    const at = unknown[0]!;
    for (const { id, cost } of corrections[at]!.slice(0, MOST_BESIDE_UNFINISHED)) {
      ids[at] = id;
      yield varied([...ids], 2, ends, cost);
    }
  }
  const best = corrections.map(([likeliest]) => likeliest);
  let cost = 0;
  for (const at of unknown) {
    if (best[at] === undefined) return;
    ids[at] = best[at].id;
    cost += best[at].cost;
  }
  // The others are what they most likely are while one is varied, the least sure of all first.
  const leastSure = [...unknown].sort((one, other) => best[other]!.cost - best[one]!.cost);
  for (const at of leastSure) {
    yield varied(ids, at, corrections[at]!, cost - best[at]!.cost);
    if (at === leastSure[0]) yield inOtherOrders({ ids, cost, isAsTyped: false });
  }
}

/** The corrections of a word that is in no list: of two slips only where none of one is enough. */
function correctionsOf(word: string, finder: WordFinder, isHeard: boolean): Correction[] {
  if (isHeard) return finder.heard(word);
  const likely = finder.oneSlip(word);
  return likely.length > 0 ? likely : finder.twoSlips(word);
}

/** The words with another in one place. */
const varied = (ids: WordIds, at: number, corrections: readonly Correction[], cost: number): Proposal[] =>
  corrections.map((correction) => {
    const changed: [number, number, number] = [...ids];
    changed[at] = correction.id;
    return { ids: changed, cost: cost + correction.cost, isAsTyped: false };
  });

const inOtherOrders = ({ ids, cost }: Proposal): Proposal[] =>
  ORDERS.map(([first, second, third]) => ({
    ids: [ids[first]!, ids[second]!, ids[third]!],
    cost: cost + OTHER_ORDER,
    isAsTyped: false,
  }));

const cheapest = (all: readonly Proposal[]): Proposal | undefined =>
  all.reduce<Proposal | undefined>((best, one) => (best && best.cost <= one.cost ? best : one), undefined);
