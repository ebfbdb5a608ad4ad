// The numbering plan of one country: which national numbers there are, of which type, and how they are written. The
// answers are those of the patterns that the plan publishes, found by one walk over the digits.
import { Automaton, DEAD } from './automaton.js';
import { formatRows, formatsOf, type NumberFormat } from './formats.js';
import type { PlanRow } from './metadata.js';
import { NationalPrefix } from './national-prefix.js';
import { typeOfSet, TYPES, type NumberType } from './number-type.js';

/** Numbers of the patterns in the automaton: the plan's, its types', its formats' and the digits these begin with. */
const PLAN = 0;
const TYPE = 1;
const FORMAT = TYPE + TYPES.length;

/** How long a national number is, beside what lengths there are. */
export type LengthVerdict = 'possible' | 'too-short' | 'too-long' | 'no-such-length';

/** What is known of a number that the automaton came to the end of. */
interface Fit {
  readonly isOfPlan: boolean;
  /** Set of types whose patterns it matches. */
  readonly types: number;
  readonly format: NumberFormat | undefined;
  /** The type by the length of the number; null where it has none. */
  readonly typeByLength: (NumberType | null | undefined)[];
}

const NOTHING: Fit = { isOfPlan: false, types: 0, format: undefined, typeByLength: [] };

export class NumberPlan {
  readonly callingCode: string;
  readonly prefix: NationalPrefix;
  /** Digits that the numbers of this country begin with, where it shares a calling code; undefined where not said. */
  readonly leadingDigits: RegExp | undefined;
  /** The plans of its calling code, as `NumberPlans` knows them. */
  siblings: readonly NumberPlan[] | undefined;
  /** What is dialled before a calling code; undefined for nothing. */
  private readonly abroadPrefix: RegExp | undefined;
  private readonly abroadDigits = new Automaton();
  private readonly automaton = new Automaton();
  private readonly fits: Fit[] = [NOTHING];
  private lastText = '';
  private lastFrom = 0;
  private lastFit = NOTHING;
  private readonly formats: readonly NumberFormat[];
  private readonly lengths: readonly number[];
  private readonly hasMobiles: boolean;
  /** Types that may have a length, as a set. */
  private readonly typesOfLength: number[] = [];

  /** `country`: ISO 3166-1 alpha-2, '' for a calling code of no country; `main`: the main plan of the calling code. */
  constructor(
    readonly country: string,
    row: PlanRow,
    main: PlanRow,
  ) {
    this.callingCode = row[0];
    this.lengths = row[3];
    this.prefix = new NationalPrefix(row[5] || '', row[7] || row[5] || '', row[8] || '');
    this.leadingDigits = row[10] ? new RegExp(`^(?:${row[10]})`) : undefined;
    this.abroadPrefix = row[1] ? new RegExp(`^(?:${row[1]})`) : undefined;
    if (row[1]) this.abroadDigits.add(0, row[1], true);
    this.formats = formatsOf(row, main);
    const types = row[11] || [];
    this.hasMobiles = Boolean(types[1] && types[1][0] !== '');
    this.automaton.add(PLAN, row[2]);
    types.forEach((type, i) => {
      if (!type || type[0] === '') return;
      this.automaton.add(TYPE + i, type[0]);
      for (const length of type[1] ?? row[3]) this.typesOfLength[length] = (this.typesOfLength[length] ?? 0) | (1 << i);
    });
    formatRows(row, main).forEach(([pattern, , leading], i) => {
      this.automaton.add(FORMAT + 2 * i, pattern);
      this.automaton.add(FORMAT + 2 * i + 1, leading ? leading.at(-1)! : '', true);
    });
  }

  /** True if the digits from `from` on have the form of a national number. */
  isNational(text: string, from: number): boolean {
    return this.fit(text, from).isOfPlan;
  }

  /** The type of the national number that the digits from `from` on are; undefined where there is no such number. */
  typeOf(text: string, from: number): NumberType | undefined {
    return this.typeOfFit(this.fit(text, from), text.length - from) ?? undefined;
  }

  /** Digits of what is dialled before a calling code; 0 where the number does not begin so. */
  abroadLength(digits: string): number {
    // Most numbers are told from the first two digits.
    if (this.abroadPrefix === undefined || this.abroadDigits.walk(digits, 0) === DEAD) return 0;
    return this.abroadPrefix.exec(digits)?.[0].length ?? 0;
  }

  lengthOf(length: number): LengthVerdict {
    if (length < this.lengths[0]!) return 'too-short';
    if (length > this.lengths.at(-1)!) return 'too-long';
    return this.lengths.includes(length) ? 'possible' : 'no-such-length';
  }

  /** How the number is written; undefined where the plan does not say it: as its digits. */
  formatOf(text: string, from: number): NumberFormat | undefined {
    return this.fit(text, from).format;
  }

  private typeOfFit(fit: Fit, length: number): NumberType | null {
    if (!fit.isOfPlan) return null;
    const known = fit.typeByLength[length];
    if (known !== undefined) return known;
    const type = typeOfSet(fit.types & (this.typesOfLength[length] ?? 0), this.hasMobiles) ?? null;
    fit.typeByLength[length] = type;
    return type;
  }

  private fit(text: string, from: number): Fit {
    // The same number is asked about several times in a row.
    if (text === this.lastText && from === this.lastFrom) return this.lastFit;
    const state = this.automaton.walk(text, from);
    this.lastText = text;
    this.lastFrom = from;
    this.lastFit = state === DEAD ? NOTHING : (this.fits[state] ??= this.fitOf(state));
    return this.lastFit;
  }

  private fitOf(state: number): Fit {
    const matched = new Set(this.automaton.matched(state));
    const format = this.formats.findIndex((_, i) => matched.has(FORMAT + 2 * i) && matched.has(FORMAT + 2 * i + 1));
    const types = TYPES.reduce((set, _, i) => (matched.has(TYPE + i) ? set | (1 << i) : set), 0);
    return { isOfPlan: matched.has(PLAN), types, format: this.formats[format], typeByLength: [] };
  }
}
