// A line while it is read: its plainest reading as it grows, and the changes that make the other readings of it.
import { emptyReading, take, type Line, type LocalityIndex, type Reading } from './reading.js';

/** How unusual the other readings are, beside the plainest one's 0. */
export const UNUSUAL = {
  rangeOrUnit: 0.6,
  unitOrRange: 1,
  wideRangeOrUnit: 0.05,
  unitOfSuffix: 0.8,
  swapped: 1.4,
  letterInName: 0.7,
  numberInName: 0.8,
  numberOfUnit: 0.8,
  lotOrLevel: 0.6,
  twoNumbersRange: 0.8,
  premisesInName: 0.7,
  lastOfUnits: 0.3,
} as const;

export class Draft {
  /** The plainest reading. */
  readonly main: Reading = emptyReading();
  /** Index behind the last word that is not state, postcode or country. */
  hi = 0;
  private readonly others: { cost: number; change: (reading: Reading) => void }[] = [];

  constructor(
    readonly line: Line,
    readonly localities: LocalityIndex,
  ) {}

  /** Another reading: the plainest one, once that is complete, with changes. */
  also(cost: number, change: (reading: Reading) => void): void {
    this.others.push({ cost, change });
  }

  /** Notes that a part of the plainest reading took words [from, to). */
  take(part: number, from: number, to: number): void {
    take(this.main, part, from, to);
  }

  /** The plainest reading and every other one, in the order in which they were noted. */
  all(): Reading[] {
    const { main } = this;
    const found = [main];
    for (const { cost, change } of this.others) {
      const copy: Reading = { ...main, unknown: [...main.unknown], taken: [...main.taken], cost };
      change(copy);
      found.push(copy);
    }
    return found;
  }
}
