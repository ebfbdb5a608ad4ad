// The board of a search: every hypothesis that was worth asking the data for, and the best cost so far. A street is
// asked for its number once per reading, however many ways lead to it.
import type { Line, Reading } from '../../address/parse/reading.js';
import { KIND } from '../../address/vocabulary/kinds.js';
import { asksFor } from '../street/buried-numbers.js';
import type { IndexedSet } from '../context.js';
import { COST } from '../costs.js';
import { columnCost } from '../place/column-cost.js';
import { isSure, type Findings, type Hypothesis } from './hypothesis.js';
import { rangeMeant } from './mistakes.js';
import { findNumber, type NumberAnswer, type RowMatch } from '../street/number.js';
import { byCost, type Place } from '../place/place.js';
import type { WrittenStreet } from '../street/divisions.js';
import type { StreetMatch } from '../street/matches.js';

/**
 * More than one edit in a long name, or one in a short one, is too much beside another street type; any is beside a
 * word that need be none.
 */
const ONE_EDIT = 1;
/** The same edit in a name of four or five letters: too much as well, and near enough to be shown. */
const ONE_EDIT_OF_FOUR = 1.3;
/** How much likelier "4-10" is the range 4-10, where that exists, than unit 4 of number 10. */
const WHOLE_RANGE = 0.3;
/** Hypotheses this much worse than the best are not kept. */
const HOPELESS = 1.5;
const ROWS = 6;

export class HypothesisBoard {
  readonly found: Findings = { addresses: [], streets: [], shown: [], places: [] };
  /** Lowest cost of an address so far. */
  best = Infinity;
  /** A street is beyond doubt, and only its number is not there. */
  sure = false;
  private readonly numbers = new Map<number, NumberAnswer>();
  private readonly tried = new Set<number>();

  constructor(
    private readonly index: IndexedSet,
    private readonly line: Line,
    private readonly readings: number,
  ) {}

  /** True if a place at that cost can still matter. */
  mayMatter(place: Place, reading: Reading): boolean {
    return place.cost + readingCost(reading) < this.best + 0.5;
  }

  /**
   * Asks the street for the reading's number (`i` names the reading) and keeps what comes of it. `stray`: cost of words
   * left over.
   */
  record(reading: Reading, i: number, place: Place, street: StreetMatch, stray: number): void {
    const streetCost = place.cost + street.cost + stray + columnCost(this.line, place, street.division);
    if (street.typeCost >= COST.typeDiffers) {
      const isStrong = this.isStrong(street.division);
      // 3. CASTLE HILL, with no place, is no 3 CASTLE CLOSE of any place.
      const isAnywhere = place.open && place.cost >= COST.placeMissing;
      const isShown = isStrong && street.nameCost <= ONE_EDIT_OF_FOUR && place.cost === 0 && !place.open;
      if (isShown && street.nameCost > ONE_EDIT) this.show(reading, place, street, streetCost);
      if (street.nameCost > (isStrong ? ONE_EDIT : 0) || (isAnywhere && !isStrong)) return;
    }
    if (streetCost + readingCost(reading) > this.best + HOPELESS) return;
    const slot = street.street * 32 + i;
    const key = slot * 1024 + Math.round(streetCost * 100);
    if (this.tried.has(key)) return;
    this.tried.add(key);
    let answer = this.numbers.get(slot);
    if (!answer) this.numbers.set(slot, (answer = this.lookUp(street.street, reading)));
    const cost = reading.cost + streetCost;
    this.recordRange(reading, place, street, streetCost);
    if (answer.rows.length === 0) {
      const hypothesis: Hypothesis = { reading, place, street, streetCost, answer, row: null, cost };
      if (i === 0 && this.readings === 1 && isSure(this.index.set, hypothesis)) this.sure = true;
      this.found.streets.push(hypothesis);
      return;
    }
    for (const row of answer.rows.slice(0, ROWS)) {
      const total = cost + row.cost - (isWholeRange(reading, row) ? reading.cost + WHOLE_RANGE : 0);
      this.found.addresses.push({ reading, place, street, streetCost, answer, row, cost: total });
      if (total < this.best) this.best = total;
    }
  }

  /** Keeps what is no answer, and may be what was meant: the number in a street of a like name and another type. */
  private show(reading: Reading, place: Place, street: StreetMatch, streetCost: number): void {
    const answer = findNumber(this.index, street.street, reading);
    const [row] = answer.rows;
    if (!row) return;
    const cost = reading.cost + streetCost + row.cost;
    this.found.shown.push({ reading, place, street, streetCost, answer, row, cost });
  }

  /** Keeps the very range of two numbers that may as well be unit and number: 30/32 where 30-32 is there. */
  private recordRange(reading: Reading, place: Place, street: StreetMatch, streetCost: number): void {
    const range = rangeMeant(reading);
    if (!range) return;
    const answer = findNumber(this.index, street.street, range);
    for (const row of answer.rows) {
      if (row.cost > 0) continue;
      const cost = range.cost + streetCost;
      this.found.addresses.push({ reading: range, place, street, streetCost, answer, row, cost });
      if (cost < this.best) this.best = cost;
    }
  }

  /** Everything, the cheapest first. */
  sorted(): Findings {
    this.found.addresses.sort(byCost);
    this.found.streets.sort(byCost);
    this.found.shown.sort(byCost);
    return this.found;
  }

  /** True if the division's type is one that stands for nothing else: ROAD, not RIVER or CROSS. */
  private isStrong({ end }: WrittenStreet): boolean {
    return (this.line.kinds[end - 1]! & KIND.strongType) !== 0;
  }

  private lookUp(street: number, reading: Reading): NumberAnswer {
    const answer = findNumber(this.index, street, reading);
    for (const buried of this.index.buried.get(street) ?? []) {
      if (!asksFor(reading, buried)) continue;
      const { rows } = findNumber(this.index, buried.street, {
        ...reading,
        numberFirst: 0,
        numberLast: 0,
        levelType: '',
        levelNumber: '',
      });
      const unsaid = reading.levelNumber === '' ? COST.levelDiffers : 0;
      for (const row of rows) answer.rows.push({ ...row, cost: row.cost + unsaid });
      answer.rows.sort(byCost);
    }
    return answer;
  }
}

/** A range may turn out to be just what the data has: its reading is asked as if it were the plainest. */
const readingCost = (reading: Reading): number => (reading.numberLast > 0 ? 0 : reading.cost);

/** A dash between two numbers that the data has as just that range. */
const isWholeRange = (reading: Reading, row: RowMatch): boolean =>
  reading.numberLast > 0 && reading.cost > 0 && row.cost === 0;
