// Follows a street's name word by word along a line, from a word of it that is there towards either end.
import { compassLetters, isParticle, type NameWord, type WordKind } from '../../data/streets/name-words.js';
import type { Word } from '../words.js';
import { isShortFor, matchWord } from './word-match.js';

/** The words of a line, and the same in the form in which they are compared. */
export interface LineWords {
  readonly words: readonly Word[];
  readonly forms: readonly string[];
}

/** What a walk in one direction found: the border of the words that were used, and what it cost. */
export interface Walk {
  readonly at: number;
  readonly cost: number;
  readonly isWhole: boolean;
  /** Words of the name that are left out. */
  readonly leftOut: readonly NameWord[];
}

/** A name that costs more is another. */
export const MOST_COST = 4;
/** What it costs to leave a word of the name out. */
export const LEFT_OUT: Readonly<Record<WordKind, number>> = {
  particle: 0.1,
  lead: 1.5,
  kind: 1.5,
  compass: 1.5,
  name: 2.5,
};
const ADDED_PARTICLE = 0.2;
/** Letters of a short form that is written as two: P ZZA, F LLI. */
const LONGEST_PARTED = 5;
const PARTED = 0.2;

/** Where the last of the name's own words stands: it is never left out. */
const lastOwn = (name: readonly NameWord[]): number => name.findLastIndex(({ kind }) => kind === 'name');

export class Walks {
  private readonly last: number;
  /** What was found from each word of the name and of the line, so that nothing is walked twice. */
  private readonly known = new Map<number, Walk>();

  /** `step`: 1 towards the end, -1 towards the beginning. */
  constructor(
    private readonly line: LineWords,
    private readonly name: readonly NameWord[],
    private readonly step: 1 | -1,
  ) {
    this.last = lastOwn(name);
  }

  /** From word `own` of the name at word `at` of the line on. */
  from(own: number, at: number): Walk {
    const word = this.name[own];
    if (!word) return { at, cost: 0, isWhole: true, leftOut: [] };
    const key = own * this.line.words.length + at;
    let walk = this.known.get(key);
    if (!walk) this.known.set(key, (walk = this.walked(word, own, at)));
    return walk;
  }

  private walked(word: NameWord, own: number, at: number): Walk {
    const { step } = this;
    const isLast = own === this.last;
    let best: Walk = isLast
      ? { at, cost: Number.POSITIVE_INFINITY, isWhole: false, leftOut: [] }
      : without(this.from(own + step, at), word);
    const better = (walk: Walk): void => {
      if (walk.cost < best.cost) best = walk;
    };
    if (!this.isNext(at, at - step)) return best;
    const form = this.line.forms[at]!;
    const match = matchWord(word, form, false);
    if (match.cost <= MOST_COST) better(added(this.from(own + step, at + step), match.cost, !match.slip));
    if (isParticle(form) && word.text !== form) better(added(this.from(own, at + step), ADDED_PARTICLE, true));
    if (this.isNext(at + step, at)) {
      const next = this.line.forms[at + step]!;
      const isOne = isParted(word, step === 1 ? form + next : next + form);
      if (isOne) better(added(this.from(own + step, at + 2 * step), PARTED, true));
    }
    return best;
  }

  /** True if the word is there and in one part with the other; a direction may stand behind a comma. */
  private isNext(at: number, other: number): boolean {
    const word = this.line.words[at];
    if (!word) return false;
    return word.part === this.line.words[other]!.part || (at > other && compassLetters(word.text) !== undefined);
  }
}

/** P ZZA for PIAZZA, S E for SOUTHEAST: a word of the name written as two. */
const isParted = ({ text, kind }: NameWord, both: string): boolean =>
  text === both ||
  (kind === 'compass' && compassLetters(text) === both) ||
  (kind !== 'particle' && both.length <= LONGEST_PARTED && isShortFor(text, both));

const added = (walk: Walk, cost: number, isWhole: boolean): Walk => ({
  ...walk,
  cost: walk.cost + cost,
  isWhole: walk.isWhole && isWhole,
});

const without = (walk: Walk, word: NameWord): Walk => ({
  ...added(walk, LEFT_OUT[word.kind], word.kind === 'particle'),
  leftOut: [...walk.leftOut, word],
});
