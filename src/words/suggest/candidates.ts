// The places that were proposed: those within the clips, and the order in which they are given.
import type { Point } from '../../contract/typed/globe-point.js';
import { blockOfRank, COLOURS, RANKS, type WordIds } from '../scheme/triples.js';
import type { Proposal } from './proposals.js';
import { withinClips } from './query/clip.js';
import { kilometresBetween } from './query/distance.js';
import type { SuggestQuery } from './query/query.js';
import type { Whereabouts } from '../../geo/whereabouts.js';

export interface Candidate {
  readonly ids: WordIds;
  readonly language: string;
  /** Centre of its cell. */
  readonly point: Point;
  /** How unlikely it is by the words alone. */
  readonly cost: number;
  /** The same with how far it is from the focus. */
  readonly costFromFocus: number;
  readonly isAsTyped: boolean;
}

/**
 * What a place costs by the least familiar block of its words. Nineteen of twenty people live where words are of the
 * first block, and the second has ten times as many places for the others: nearly 200 times as many for each person,
 * which is 5. Half of it leaves room for those who do mean a place without people.
 */
const OF_BLOCK = [0, 2.5, 5] as const;
/** The block of the open sea. */
const OPEN_SEA = 2;
/** The least familiar word of all beside the most familiar. */
const FAMILIARITY = 0.5;
/** A place at sea, where places at sea are wanted too. */
const AT_SEA = 1.5;
/** What a place e times as far from the focus costs more; within some kilometres it is near. */
const FAR = { each: 1.2, nearKm: 10 } as const;
/** What is within so many kilometres of a focus is what was meant there: places a slip apart are further apart. */
const REACH_KM = 300;

/** Gathers what is proposed for one query. */
export class Candidates {
  private readonly query: SuggestQuery;
  private readonly where: Whereabouts;
  private readonly pointOf: (ids: WordIds) => Point | undefined;
  private readonly isWithin: (point: Point) => boolean;
  /** By language and ids: ids are below 65,536. */
  private readonly found = new Map<string, Map<number, Candidate>>();
  private count = 0;
  private hasNear = false;

  constructor(query: SuggestQuery, where: Whereabouts, pointOf: (ids: WordIds) => Point | undefined) {
    this.query = query;
    this.where = where;
    this.pointOf = pointOf;
    this.isWithin = withinClips(query.clips, (latitude, longitude) => where.countryOf(latitude, longitude));
  }

  /** Whether further proposals, which are less likely, would only come behind these. */
  get isEnough(): boolean {
    return this.count >= this.query.nResults && this.hasLikely;
  }

  /** Whether there is what may well have been meant: anything, or with a focus what is near it. */
  get hasLikely(): boolean {
    return this.query.focus === undefined ? this.count > 0 : this.hasNear;
  }

  /** Takes those of a stage that are places and within the clips, in a language; `cost` is on top of each. */
  take(stage: readonly Proposal[], language: string, cost: number): void {
    const { focus, nResults } = this.query;
    const costs = stage.map((proposal) => ({ proposal, cost: cost + proposal.cost + costOfWords(proposal.ids) }));
    // Without a focus the cheapest are all that is wanted of a long list; with one each may be the nearest.
    if (!focus) costs.sort((one, other) => one.cost - other.cost);
    let taken = 0;
    for (const { proposal, cost } of costs) {
      if (!focus && taken >= nResults) return;
      if (this.takeOne(proposal, language, cost)) taken++;
    }
  }

  /** The candidates as they are given: `nFocusResults` of them by words and focus, the rest by words alone. */
  ranked(): Candidate[] {
    const { focus, nResults, nFocusResults } = this.query;
    const all = [...this.found.values()].flatMap((ofLanguage) => [...ofLanguage.values()]);
    const byWords = all.toSorted((one, other) => first(one, other) || one.cost - other.cost);
    if (!focus) return byWords.slice(0, nResults);
    const fromFocus = all.toSorted((one, other) => first(one, other) || one.costFromFocus - other.costFromFocus);
    const given = new Set<Candidate>();
    this.give(fromFocus, nFocusResults, given);
    this.give(byWords, nResults, given);
    return [...given];
  }

  /** Gives candidates until there are `most`; far from a focus it was not asked yet whether they are at sea. */
  private give(candidates: readonly Candidate[], most: number, given: Set<Candidate>): void {
    for (const candidate of candidates) {
      if (given.size >= most) return;
      if (candidate.isAsTyped || !this.isKeptOut(candidate.point)) given.add(candidate);
    }
  }

  private takeOne({ ids, isAsTyped }: Proposal, language: string, ofWords: number): boolean {
    const { focus, preferLand } = this.query;
    if (preferLand && !isAsTyped && blockOf(ids) === OPEN_SEA) return false;
    const point = this.pointOf(ids);
    if (!point || !this.isWithin(point)) return false;
    const km = focus && kilometresBetween(point, focus);
    const isNear = km !== undefined && km <= REACH_KM;
    // Who typed a place at sea to the letter has it; only what is guessed is kept out.
    if ((!focus || isNear) && !isAsTyped && this.isKeptOut(point)) return false;
    const isWanted = preferLand || isAsTyped;
    const cost = ofWords + (isWanted || !this.where.isSea(point.latitude, point.longitude) ? 0 : AT_SEA);
    const key = (ids[0] * 0x10000 + ids[1]) * 0x10000 + ids[2];
    const found = this.foundIn(language);
    const before = found.get(key);
    if (before && before.cost <= cost) return true;
    if (!before) this.count++;
    if (isNear) this.hasNear = true;
    const costFromFocus = km === undefined ? cost : cost + FAR.each * Math.log1p(km / FAR.nearKm);
    found.set(key, { ids, language, point, cost, costFromFocus, isAsTyped });
    return true;
  }

  private foundIn(language: string): Map<number, Candidate> {
    let found = this.found.get(language);
    if (!found) this.found.set(language, (found = new Map()));
    return found;
  }

  private isKeptOut({ latitude, longitude }: Point): boolean {
    return this.query.preferLand && this.where.isSea(latitude, longitude);
  }
}

/** What was typed word for word comes first. */
const first = (one: Candidate, other: Candidate): number => Number(other.isAsTyped) - Number(one.isAsTyped);

const greatestRank = ([first, second, third]: WordIds): number => Math.floor(Math.max(first, second, third) / COLOURS);

const blockOf = (ids: WordIds): 0 | 1 | 2 => blockOfRank(greatestRank(ids));

const costOfWords = (ids: WordIds): number => OF_BLOCK[blockOf(ids)] + (FAMILIARITY * greatestRank(ids)) / RANKS[2];
