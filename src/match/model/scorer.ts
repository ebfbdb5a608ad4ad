// What the agreement of two rows is worth: the logarithm of the odds that both are one.
import { slotColumn } from '../store/columns.js';
import type { Derived } from '../store/derived.js';
import type { Store } from '../store/store.js';
import { FieldComparison, levelOf, type ActiveField, type FieldPlan } from './fields.js';
import { datePlace, type Frequencies } from './frequency.js';
import type { FieldName } from './levels.js';
import type { KindOfPair } from './kinds.js';
import type { Model } from './train.js';

/** How much rarer than the average a value may count. */
const RAREST = Math.log(200);

/** Share of the records whose names are changed over. */
const SWAPPED_SHARE = Math.log(0.03);

/** Level of a field at which its value is the same; the rarity of the value counts then. */
const SAME = 1;
const [LOCALITY_ONLY, POSTCODE_ONLY] = [2, 3] as const;
const [SWAPPED, CROSSED] = [8, 9] as const;

/** Odds of rows that agree in all that both say, at least: three to one. */
const AGREED = Math.log(3);
/** Beside an address, what tells persons of one name apart. */
const ANCHORS: readonly FieldName[] = ['born', 'phone', 'email'];

/** Levels that tell two persons apart: other dates of birth, other generations, two given names that are known. */
const CONTRADICTIONS: readonly (readonly [FieldName, number])[] = [
  ['born', 5],
  ['generation', 2],
  ['given', 10],
];

/** A level that pairs which are one have so seldom, beside others, tells two persons apart. */
const TELLING = Math.log(1 / 32);

/** One field's part in the weight of a pair. */
export interface FieldWeight {
  readonly field: ActiveField;
  readonly level: number;
  /** In bits; what speaks against is negative. */
  readonly bits: number;
}

export class Scorer {
  readonly comparison: FieldComparison;
  /** Cells of the pair that was last scored. */
  readonly cells: Int32Array;
  private readonly sums: Float64Array;
  private readonly wholeColumn: string;

  constructor(
    private readonly store: Store,
    derived: Derived,
    plan: FieldPlan,
    private readonly model: Model,
    private readonly shares: Frequencies,
  ) {
    this.comparison = new FieldComparison(store, derived, plan);
    this.cells = new Int32Array(this.comparison.fields.length);
    this.sums = new Float64Array(model.others.length);
    this.wholeColumn = plan.organisations;
  }

  /** Natural logarithm of the odds that two rows are one. */
  score(a: number, b: number): number {
    this.comparison.compare(a, b, this.cells);
    const odds = this.odds(a);
    return odds < AGREED && this.agreesInAll() ? AGREED : odds;
  }

  /**
   * True where nothing disagrees that both rows say, the name among it and an address, a date of birth, a phone or an
   * email. Where a whole file says the same, agreeing is no wonder, and still the records are one.
   */
  private agreesInAll(): boolean {
    const { fields, at } = this.comparison;
    const { cells } = this;
    const isSame = (key: FieldName): boolean => {
      const place = at[key];
      return place !== undefined && levelOf(fields[place]!, cells[place]!) === SAME;
    };
    if (!isSame('whole') && !(isSame('given') && isSame('surname'))) return false;
    if (!(isSame('street') && isSame('number')) && !ANCHORS.some(isSame)) return false;
    // A locality without a postcode is all that many records say of their place.
    return fields.every((field, i) => levelOf(field, cells[i]!) <= (field.key === 'place' ? LOCALITY_ONLY : SAME));
  }

  /**
   * True where the rows that were last scored say that they are two persons: born apart, called by two names. Where the
   * records of one person often differ in it, as the file has taught, it says nothing.
   */
  contradicts(): boolean {
    const { fields, at } = this.comparison;
    const { same, others } = this.model;
    return CONTRADICTIONS.some(([key, level]) => {
      const place = at[key];
      const cell = this.cells[place ?? 0]!;
      if (place === undefined || levelOf(fields[place]!, cell) !== level) return false;
      return same.logs[cell]! - others[0]!.logs[cell]! < TELLING;
    });
  }

  /** The parts of the weight of two rows beside chance, and what kin takes from it. */
  explain(
    a: number,
    b: number,
  ): { readonly weights: readonly FieldWeight[]; readonly prior: number; readonly kin: number } {
    const odds = this.score(a, b);
    const { same, others } = this.model;
    const chance = others[0]!;
    const weights: FieldWeight[] = [];
    let total = same.prior - chance.prior;
    for (const [at, field] of this.comparison.fields.entries()) {
      const cell = this.cells[at]!;
      const level = levelOf(field, cell);
      if (level === 0) continue;
      const worth = same.logs[cell]! - chance.logs[cell]! - this.rarity(field, cell, a);
      total += worth;
      weights.push({ field, level, bits: worth / Math.LN2 });
    }
    return { weights, prior: (same.prior - chance.prior) / Math.LN2, kin: (odds - total) / Math.LN2 };
  }

  private odds(a: number): number {
    const { same, others } = this.model;
    const { cells, sums } = this;
    const { fields } = this.comparison;
    let own = same.prior;
    for (let i = 0; i < cells.length; i++) own += same.logs[cells[i]!]!;
    for (let k = 0; k < others.length; k++) sums[k] = sumOf(others[k]!, cells);
    for (let i = 0; i < cells.length; i++) {
      const rarity = this.rarity(fields[i]!, cells[i]!, a);
      if (rarity === 0) continue;
      for (let k = 0; k < others.length; k++) if (k === 0 || others[k]!.asChance[i] === 1) sums[k]! += rarity;
    }
    if (sums.length === 1) return own - sums[0]!;
    let most = -Infinity;
    for (let k = 0; k < sums.length; k++) if (sums[k]! > most) most = sums[k]!;
    let total = 0;
    for (let k = 0; k < sums.length; k++) total += Math.exp(sums[k]! - most);
    return own - most - Math.log(total);
  }

  /**
   * What chance is likelier, or less likely, to have put this very value in both rows than any; 0 where none is shared.
   */
  private rarity(field: ActiveField, cell: number, row: number): number {
    const level = cell - field.first;
    const { columns } = this.store;
    switch (field.key) {
      case 'given':
        if (level === SWAPPED || level === CROSSED) return this.swapped(level, cell, row);
        return level === SAME ? this.of('given', columns['given']![row]!, cell) : 0;
      case 'surname':
        return level === SAME ? this.of('surname', columns['surname']![row]!, cell) : 0;
      case 'whole':
        return level === SAME ? this.of('whole', columns[this.wholeColumn]![row]!, cell) : 0;
      case 'born':
        return level === SAME ? this.of('born', datePlace(columns['born']![row]!), cell) : 0;
      case 'phone':
      case 'email':
        return level === SAME
          ? this.of(field.key, columns[field.key === 'phone' ? 'phoneLocal' : 'email']![row]!, cell)
          : 0;
      case 'place':
        return this.placeRarity(level, cell, row);
      case 'street':
        // Where the place agrees, how many of its streets there are counts, not how many places have the street.
        return level >= field.levels && levelOf(field, cell) === SAME
          ? this.of('street', columns['street']![row]!, cell)
          : 0;
      case 'other':
        return level === SAME
          ? this.of(slotColumn('other', field.slot), columns[slotColumn('other', field.slot)]![row]!, cell)
          : 0;
      default:
        return 0;
    }
  }

  private placeRarity(level: number, cell: number, row: number): number {
    const { columns } = this.store;
    if (level === LOCALITY_ONLY) return this.of('locality', columns['locality']?.[row] ?? 0, cell);
    if (level === POSTCODE_ONLY || level === SAME) return this.of('postcode', columns['postcode']?.[row] ?? 0, cell);
    return 0;
  }

  /** Of names that are crossed, one is shared; which one is not asked again: the commoner. */
  private swapped(level: number, cell: number, row: number): number {
    const { given, surname } = this.store.columns;
    const first = this.nameShare(given![row]!);
    const second = this.nameShare(surname![row]!);
    const share = level === SWAPPED ? first + second : Math.max(first, second);
    return Math.max(Math.min(share + SWAPPED_SHARE - this.chanceOf(cell), RAREST), -RAREST);
  }

  /** Share of a name as given name or surname, whichever it is more often. */
  private nameShare(name: number): number {
    return Math.max(this.shares['given']![name]! || -RAREST * 2, this.shares['surname']![name]! || -RAREST * 2);
  }

  private chanceOf(cell: number): number {
    return this.model.others[0]!.logs[cell]!;
  }

  private of(key: string, value: number, cell: number): number {
    const share = this.shares[key]?.[value] ?? 0;
    return value === 0 || share === 0 ? 0 : Math.max(share - this.chanceOf(cell), -RAREST);
  }
}

function sumOf(kind: KindOfPair, cells: Int32Array): number {
  let sum = kind.prior;
  for (let i = 0; i < cells.length; i++) sum += kind.logs[cells[i]!]!;
  return sum;
}
