// What is said of a pair of rows: whether it is one, how surely, its class and the evidence as text. Individuals are
// judged by what the model has learnt of these files, households and addresses by the table of classes.
import type { MatchClass } from '../classes.js';
import { Scorer } from '../model/scorer.js';
import { ContactJudge, MATCH_RANK, POSSIBLE_RANK } from './contact-judge.js';
import type { Material, Weights } from './share.js';

/**
 * Probability from which a pair is a match, and from which a person should look at it; below `LEAST` it is forgotten.
 */
const MATCHED = 0.5;
const POSSIBLE = 0.1;
const LEAST = 0.02;
/** Probabilities from which a pair is of the first and of the second class; the rest is of the third. */
const SURE = 0.99;
const LIKELY = 0.9;
/** What two rows weigh that no class joins, beside those that one does. */
const NO_CLASS = -6;

/** The probability of odds given as a natural logarithm, and back. */
const probabilityOf = (odds: number): number => 1 / (1 + Math.exp(-odds));
const oddsOf = (probability: number): number => Math.log(probability / (1 - probability));

export class PairJudge {
  /** Weights from which a pair is a match, is possible, and is kept at all. */
  readonly matched: number;
  readonly possible: number;
  readonly least: number;
  private readonly scorer: Scorer | undefined;
  private readonly contacts: ContactJudge | undefined;

  /** Without weights, by the table of classes. */
  constructor(
    private readonly material: Material,
    weights: Weights | undefined,
  ) {
    const { store, derived, plan } = material;
    if (weights === undefined) this.contacts = new ContactJudge(material);
    else this.scorer = new Scorer(store, derived, plan, weights.model, weights.frequencies);
    const isLearnt = weights !== undefined;
    this.matched = isLearnt ? oddsOf(MATCHED) : 0;
    this.possible = isLearnt ? oddsOf(POSSIBLE) : POSSIBLE_RANK - MATCH_RANK;
    this.least = isLearnt ? oddsOf(LEAST) : this.possible;
  }

  /** How surely two rows are one: logarithm of the odds, or how far the class lies above what a match needs. */
  weight(a: number, b: number): number {
    if (this.scorer !== undefined) return this.scorer.score(a, b);
    const { rank } = this.contacts!.judge(a, b);
    return rank === 0 ? NO_CLASS : rank - MATCH_RANK;
  }

  /**
   * True for rows that cannot be one whatever joins them to others: different units of one building are no household,
   * and father and son no person, although a record without a date of birth fits both.
   */
  isParted(a: number, b: number): boolean {
    if (this.contacts !== undefined) return this.contacts.isParted(a, b);
    return this.scorer!.score(a, b) < this.matched && this.scorer!.contradicts();
  }

  /** Rows of one kind are parted from the same rows; 0 is the kind of those that are parted from none. */
  kindOf(row: number): number {
    return this.contacts?.kindOf(row) ?? 0;
  }

  /** The class of a pair of that weight; undefined where a person joined what nothing else joins. */
  classOf(a: number, b: number, weight: number): MatchClass | undefined {
    if (this.contacts !== undefined) return this.contacts.judge(a, b).code;
    const probability = probabilityOf(weight);
    const isFirm = !this.material.plan.hasPersons && this.material.plan.organisations !== '';
    if (probability >= SURE) return isFirm ? 'B1' : 'I1';
    if (probability >= LIKELY) return isFirm ? 'B2' : 'I2';
    return isFirm ? 'B3' : 'I3';
  }

  /** To four places; undefined where names were not compared. */
  probability(weight: number): number | undefined {
    return this.scorer === undefined ? undefined : Math.round(probabilityOf(weight) * 10_000) / 10_000;
  }

  /** What agrees and what does not; with a model each with its weight in bits: `surname same +9.1, prior -18.2`. */
  evidence(a: number, b: number): string {
    if (this.scorer === undefined) return this.contacts!.evidence(a, b);
    const { weights, prior, kin } = this.scorer.explain(a, b);
    const parts = weights.map(({ field, level, bits }) => {
      const name = field.key === 'other' ? `other ${field.slot + 1}` : field.description.name;
      return `${name} ${field.description.levels[level]!} ${signed(bits)}`;
    });
    parts.push(`prior ${signed(prior)}`);
    if (Math.abs(kin) >= 0.05) parts.push(`kin ${signed(kin)}`);
    const total = weights.reduce((sum, { bits }) => sum + bits, 0) + prior + kin;
    return `${parts.join(', ')}; ${signed(total)} bits`;
  }
}

const signed = (bits: number): string => (bits < 0 ? bits.toFixed(1) : `+${bits.toFixed(1)}`);
