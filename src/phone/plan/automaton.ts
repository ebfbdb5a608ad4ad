// Many patterns asked at once: one walk over the digits of a number says which of them it matches as a whole. The
// states are those of a deterministic automaton, each made when a number first comes to it: a number is a step a digit
// whatever the patterns are, where one regular expression after another would read it again for each.
import { readPattern, type Piece } from './pattern-syntax.js';

/** Number of the state that no pattern can match from. */
export const DEAD = 0;
const START = 1;
const UNKNOWN = -1;

/** A state of a pattern: from it a digit of the set leads to `next`; `also` is reached without a digit. */
interface Node {
  digits: number;
  next: number;
  readonly also: number[];
  /** The pattern that is matched here; -1 for none. */
  readonly matched: number;
}

export class Automaton {
  private readonly nodes: Node[] = [];
  private readonly sets: number[][] = [[]];
  private readonly steps: number[] = Array.from({ length: 10 }, () => DEAD);
  private readonly numberOf = new Map<string, number>([['', DEAD]]);
  private readonly begin: number[] = [];

  /**
   * Adds a pattern under a number of its own. `isPrefix`: it is the beginning of what it accepts, and any digits may
   * follow. Throws for a pattern that cannot be read.
   */
  add(number: number, source: string, isPrefix = false): void {
    const piece = readPattern(source);
    if (piece === undefined) throw new Error(`the pattern ${source} of a numbering plan cannot be read`);
    const end = this.node(0, -1, number);
    if (isPrefix) {
      this.nodes[end]!.digits = 0b11_1111_1111;
      this.nodes[end]!.next = end;
    }
    this.begin.push(this.build(piece, end));
  }

  /** The state after the digits of `text` from `from` on; DEAD where no pattern can match what begins so. */
  walk(text: string, from: number): number {
    if (this.sets.length === START) this.start();
    const { steps } = this;
    let state = START;
    for (let i = from; i < text.length; i++) {
      const digit = text.charCodeAt(i) - 48;
      const next = steps[state * 10 + digit]!;
      state = next === UNKNOWN ? this.step(state, digit) : next;
      if (state === DEAD) return DEAD;
    }
    return state;
  }

  /** Numbers of the patterns that are matched in a state. */
  matched(state: number): number[] {
    return this.sets[state]!.map((node) => this.nodes[node]!.matched).filter((pattern) => pattern >= 0);
  }

  private start(): void {
    this.stateOf(this.closure(this.begin));
  }

  private step(state: number, digit: number): number {
    const reached: number[] = [];
    for (const id of this.sets[state]!) {
      const { digits, next } = this.nodes[id]!;
      if ((digits >> digit) & 1) reached.push(next);
    }
    const to = this.stateOf(this.closure(reached));
    this.steps[state * 10 + digit] = to;
    return to;
  }

  private stateOf(set: number[]): number {
    const key = set.join();
    const known = this.numberOf.get(key);
    if (known !== undefined) return known;
    const state = this.sets.length;
    this.numberOf.set(key, state);
    this.sets.push(set);
    for (let digit = 0; digit < 10; digit++) this.steps.push(UNKNOWN);
    return state;
  }

  /** The nodes reached without a digit, in the order of their numbers. */
  private closure(from: readonly number[]): number[] {
    const reached = new Set<number>();
    const left = [...from];
    for (let node = left.pop(); node !== undefined; node = left.pop()) {
      if (reached.has(node)) continue;
      reached.add(node);
      left.push(...this.nodes[node]!.also);
    }
    return [...reached].sort((a, b) => a - b);
  }

  private node(digits: number, next: number, matched = -1): number {
    return this.nodes.push({ digits, next, also: [], matched }) - 1;
  }

  /** The node from which the piece leads to `end`. */
  private build(piece: Piece, end: number): number {
    if (piece.is === 'digit') return this.node(piece.digits, end);
    if (piece.is === 'all') return piece.of.reduceRight((next, one) => this.build(one, next), end);
    if (piece.is === 'either') {
      const fork = this.node(0, -1);
      this.nodes[fork]!.also.push(...piece.of.map((one) => this.build(one, end)));
      return fork;
    }
    let next = end;
    for (let times = piece.most; times > piece.least; times--) {
      const fork = this.node(0, -1);
      this.nodes[fork]!.also.push(this.build(piece.of, next), end);
      next = fork;
    }
    for (let times = piece.least; times > 0; times--) next = this.build(piece.of, next);
    return next;
  }
}
