// Companies by name: as it is written; with a slip put right; as the beginning of one; in part.
import type { InPieces } from '../contract/in-pieces.js';
import { refKind, type NameRef } from '../data/companies/company-record.js';
import { FORM } from '../data/companies/legal-forms.js';
import type { CompanySet } from '../data/companies/read/company-set.js';
import { Candidates, type Filter, type Hit, type Match } from './candidates.js';
import type { Registers } from './company.js';
import { COST, costOfSlip } from './cost.js';
import { mendedReadings } from './form-slips.js';
import { keyOf, namesIn, personOrders, readName, type Beside, type NameReading } from './query.js';
import { mendedShortWords, mendedWords } from './slips.js';

/** A beginning of fewer letters is one of half the register. */
const SHORTEST_BEGINNING = 4;
/** Persons of a common name, of whom a state and a postcode choose. */
const MOST_NAMESAKES = 4000;
/** The same where a slip is put right too. */
const SHORTEST_NEAR_BEGINNING = 8;
/** Names that begin so are looked through to this number. */
const MOST_BEGINNING = 600;
/** The same of persons with one of many words in place of a misspelt one. */
const MOST_PERSONS = 64;
/** Words at the end that a name may lack. */
const MOST_LEFT_OUT = 2;

/** The hits, best first, and how many companies fit in all. */
export interface NameHits {
  readonly hits: readonly Hit[];
  readonly total: number;
  /** True if there may be more of them: not all were looked at. */
  readonly hasMore: boolean;
  /** Companies that fit, but for the filter. */
  readonly filtered: number;
}

/** Searches for a name. `text` has at least one letter or digit. */
export function* searchByName(registers: Registers, text: string, beside: Beside, filter: Filter): InPieces<NameHits> {
  let filtered = 0;
  for (const name of namesIn(text)) {
    const search = new Search(registers, new Candidates(registers, beside, filter));
    const hits = yield* search.run(name);
    if (hits.length > 0) {
      const { candidates } = search;
      const hasMore = search.hasMore || !candidates.hasRoom;
      return { hits, total: Math.max(hits.length, candidates.size), hasMore, filtered };
    }
    filtered += search.candidates.filtered;
  }
  return { hits: [], total: 0, hasMore: false, filtered };
}

class Search {
  readonly candidates: Candidates;
  /** True once names were left that were not looked at. */
  hasMore = false;
  private readonly sets: readonly CompanySet[];

  constructor({ abr, asic }: Registers, candidates: Candidates) {
    this.candidates = candidates;
    this.sets = [abr, asic].filter((set) => set !== undefined);
  }

  *run(text: string): InPieces<Hit[]> {
    const reading = readName(text);
    if (reading.words.length === 0) return [];
    this.exact(reading, text, 'exact', 0);
    if (this.candidates.size === 0) yield* this.oneSlip(reading, text);
    if (this.candidates.size === 0) this.shortWords(reading, text);
    if (this.candidates.size === 0) this.beginning(reading);
    if (this.candidates.size === 0) yield* this.twoSlips(reading, text);
    if (this.candidates.size === 0) yield* this.nearBeginning(reading);
    if (this.candidates.size === 0) this.part(reading);
    return this.candidates.best();
  }

  /** Names of these words, and persons of them in the order in which they are stored. */
  private exact(reading: NameReading, text: string, match: Match, extra: number): void {
    const { words, form } = reading;
    this.find(keyOf(words), (set, ref, key) => {
      this.candidates.add(set, ref, key, match, form, extra);
    });
    for (const order of personOrders(reading, text)) {
      const key = keyOf(order);
      this.beginningWith(key, MOST_NAMESAKES, (set, ref, own) => {
        if (refKind(ref.about) !== 'LGL') return;
        this.candidates.add(set, ref, own, match, form, own === key ? extra : extra + COST.furtherName);
      });
    }
  }

  private *oneSlip(reading: NameReading, text: string): InPieces<void> {
    for (const mended of mendedReadings(text)) this.exact(mended, text, 'near', COST.slip);
    yield;
    for (const set of this.sets) {
      for (const words of mendedWords(set.words, reading.words, 1)) {
        this.exactIn(set, { ...reading, words }, text, costOfSlip(reading.words, words));
        yield;
      }
    }
  }

  /** A slip in an initial or another word of a letter or two, which no index of words has. */
  private shortWords(reading: NameReading, text: string): void {
    for (const words of mendedShortWords(reading.words)) {
      for (const set of this.sets) this.exactIn(set, { ...reading, words }, text, costOfSlip(reading.words, words));
    }
  }

  private *twoSlips(reading: NameReading, text: string): InPieces<void> {
    const readings = [reading, ...mendedReadings(text)];
    for (const set of this.sets) {
      for (const each of readings) {
        const slips = each.slips === 0 ? 2 : 1;
        for (const words of mendedWords(set.words, each.words, slips)) {
          this.exactIn(set, { ...each, words }, text, 2 * COST.slip);
          yield;
        }
        yield;
      }
    }
  }

  /** The same as `exact` in one set, for words that are the set's own. */
  private exactIn(set: CompanySet, reading: NameReading, text: string, extra: number): void {
    const add = (ref: NameRef, key: string, more: number): boolean => {
      this.candidates.add(set, ref, key, 'near', reading.form, extra + more);
      return this.candidates.hasRoom;
    };
    const own = keyOf(reading.words);
    const bytes = Buffer.from(own, 'latin1');
    set.names.find(bytes, bytes.length, (ref) => add(ref, own, 0));
    for (const order of personOrders(reading, text)) {
      const key = keyOf(order);
      const first = Buffer.from(key, 'latin1');
      let left = MOST_PERSONS;
      set.names.beginning(first, first.length, (ref, found) => {
        if (refKind(ref.about) !== 'LGL') return --left > 0;
        return add(ref, found, found === key ? 0 : COST.furtherName) && --left > 0;
      });
    }
  }

  private beginning({ words, form }: NameReading): void {
    const key = keyOf(words);
    if (key.length < SHORTEST_BEGINNING) return;
    this.beginningWith(key, MOST_BEGINNING, (set, ref, own) => {
      this.candidates.add(set, ref, own, 'beginning', form, COST.beginning);
    });
  }

  /** The beginning of a name with a slip in it. */
  private *nearBeginning({ words, form }: NameReading): InPieces<void> {
    if (keyOf(words).length < SHORTEST_NEAR_BEGINNING) return;
    for (const set of this.sets) {
      for (const mended of mendedWords(set.words, words, 1)) {
        const bytes = Buffer.from(keyOf(mended), 'latin1');
        let left = MOST_PERSONS;
        set.names.beginning(bytes, bytes.length, (ref, key) => {
          this.candidates.add(set, ref, key, 'beginning', form, COST.beginning + COST.slip);
          return --left > 0 && this.candidates.hasRoom;
        });
        yield;
      }
    }
  }

  /** Names that lack the last words of what is asked for. */
  private part({ words }: NameReading): void {
    for (let left = 1; left <= MOST_LEFT_OUT && words.length - left >= 2; left++) {
      const fewer = words.slice(0, -left);
      this.find(keyOf(fewer), (set, ref, key) => {
        this.candidates.add(set, ref, key, 'part', FORM.none, COST.lessThanAsked * left);
      });
      if (this.candidates.size > 0) return;
    }
  }

  private find(key: string, take: (set: CompanySet, ref: NameRef, key: string) => void): void {
    const bytes = Buffer.from(key, 'latin1');
    for (const set of this.sets) {
      set.names.find(bytes, bytes.length, (ref) => {
        take(set, ref, key);
        return this.candidates.hasRoom;
      });
    }
  }

  private beginningWith(key: string, most: number, take: (set: CompanySet, ref: NameRef, key: string) => void): void {
    const bytes = Buffer.from(key, 'latin1');
    for (const set of this.sets) {
      let left = most;
      set.names.beginning(bytes, bytes.length, (ref, own) => {
        take(set, ref, own);
        if (--left === 0) this.hasMore = true;
        return left > 0 && this.candidates.hasRoom;
      });
    }
  }
}
