// Streets that a line may name: by the words of their names, in the cities that it names or near its place.
import { streetType } from '../../address/vocabulary/street.js';
import { compassLetters, nameWords, type NameWord } from '../../data/streets/name-words.js';
import type { FoundStreet, StreetSet } from '../../data/streets/read/street-set.js';
import type { StreetWords, WordStreets } from '../../data/streets/read/street-words.js';
import type { Point } from '../../data/points/metres.js';
import { runs, textOf, type Span, type Word } from '../words.js';
import type { Laid, Line } from './align.js';
import { isEndingCut } from './word-match.js';

/** A street, and where its name stands in the line. */
export interface Candidate {
  readonly street: number;
  readonly found: FoundStreet;
  readonly laid: Laid;
}
/** A city that the line names, and its streets [first, end). */
export interface NamedCity extends Span {
  readonly streets: readonly [number, number];
}

type Lay = (name: readonly NameWord[], word: string) => Laid | undefined;

/** Streets of one word within a city, and within a country, that are looked at. */
const MOST_STREETS = 400;
const MOST_NEAR = 4_000;
/** Words that begin alike, of which one may be the word in full. */
const MOST_BEGUN = 64;
const SHORTEST_CUT = 5;
const FULL_WAYS: Readonly<Record<string, string>> = { N: 'NORTH', S: 'SOUTH', E: 'EAST', W: 'WEST' };
/** Endings without the vowels between their letters: BOGSTADVN, STORGT. */
const CONTRACTED = /(?:VN|GT)$/;
const SHORTEST_SLIP = 6;

/** The cities of the set that runs of the words name; none within the name of another: HAMPTON in HAMPTON EAST. */
export function citiesNamed(set: StreetSet, words: readonly Word[]): NamedCity[] {
  const found = runs(words, []).flatMap((span) => {
    const city = set.cities.find(textOf(words.slice(span.from, span.to)));
    return city < 0 ? [] : [{ ...span, streets: set.streetsOfCity(city) }];
  });
  const isWithin = (one: Span, other: Span): boolean => one !== other && one.from >= other.from && one.to <= other.to;
  return found.filter((one) => !found.some((other) => isWithin(one, other)));
}

export class Candidates {
  private readonly streets = new Map<number, { readonly found: FoundStreet; readonly name: readonly NameWord[] }>();

  constructor(
    private readonly set: StreetSet,
    private readonly lookups: StreetWords,
    private readonly line: Line,
  ) {}

  /** Those of a city; `slips`: with a letter wrong. */
  inCity({ streets }: NamedCity, slips: boolean): Candidate[] {
    return this.among(streets, slips, MOST_STREETS, () => true);
  }

  /** Those within so many metres of a point. */
  near(point: Point, metres: number, slips: boolean): Candidate[] {
    return this.among([0, 0xffff_ffff], slips, MOST_NEAR, (street) => this.lookups.metresFrom(street, point) <= metres);
  }

  /** Those anywhere. */
  anywhere(): Candidate[] {
    return this.among([0, 0xffff_ffff], false, MOST_STREETS, () => true);
  }

  private among(
    range: readonly [number, number],
    slips: boolean,
    most: number,
    isIn: (street: number) => boolean,
  ): Candidate[] {
    const best = new Map<string, Candidate>();
    const { forms, words } = this.line;
    const { own, whole } = this.lookups;
    const each = (table: WordStreets, text: string, withSlip: boolean, lay: Lay): void => {
      for (const id of wordsFor(table, text, withSlip)) {
        const streets = table.streetsOf(id, range);
        if (streets.length > most) continue;
        for (const street of streets) {
          if (!isIn(street)) continue;
          const { found, name } = this.street(street);
          const laid = lay(name, table.text(id));
          const key = laid ? `${street} ${laid.from} ${laid.to}` : '';
          if (laid && laid.cost < (best.get(key)?.laid.cost ?? Number.POSITIVE_INFINITY)) {
            best.set(key, { street, found, laid });
          }
        }
      }
    };
    forms.forEach((form, at) => {
      const byWord: Lay = (name, word) => this.layWord(name, word, at);
      each(own, form, slips, byWord);
      if (slips) return;
      // THE AVE, STH MALL: a kind or a direction in full may be all the name that there is.
      const full = streetType(form) ?? FULL_WAYS[compassLetters(form) ?? ''];
      if (full !== undefined && full !== form) each(own, full, false, byWord);
      each(whole, form, false, (name) => this.line.layWhole(name, at, 1) ?? this.line.layInitials(name, at));
      if (words[at + 1]?.part !== words[at]!.part) return;
      const both: Lay = (name) => this.line.layWhole(name, at, 2);
      each(whole, form + forms[at + 1]!, false, both);
      // MÜNCHNER STRASSE for MÜNCHNERSTRASSE, which is one word
      each(own, form + forms[at + 1]!, false, (name, word) => (name.length === 1 ? both(name, word) : undefined));
    });
    return [...best.values()];
  }

  private layWord(name: readonly NameWord[], word: string, at: number): Laid | undefined {
    const own = name.findIndex(({ text, kind }) => kind === 'name' && text === word);
    return own < 0 ? undefined : this.line.lay(name, own, at);
  }

  private street(street: number): { readonly found: FoundStreet; readonly name: readonly NameWord[] } {
    let known = this.streets.get(street);
    if (!known) {
      const found = this.set.street(street);
      this.streets.set(street, (known = { found, name: nameWords(found.name) }));
    }
    return known;
  }
}

/** The words of names that a text is, or is cut short of, or, with a slip, is one letter from. */
function wordsFor(table: WordStreets, text: string, withSlip: boolean): number[] {
  if (withSlip) return text.length < SHORTEST_SLIP || /\d/.test(text) ? [] : table.similar(text);
  const own = table.find(text);
  const found = own < 0 ? [] : [own];
  if (text.length < SHORTEST_CUT || /\d/.test(text)) return found;
  for (const beginning of [text, ...(CONTRACTED.test(text) ? [text.slice(0, -1)] : [])]) {
    const { first, end } = table.begun(beginning);
    for (let id = first; id < Math.min(end, first + MOST_BEGUN); id++) {
      if (isEndingCut(table.text(id), text) && !found.includes(id)) found.push(id);
    }
  }
  return found;
}
