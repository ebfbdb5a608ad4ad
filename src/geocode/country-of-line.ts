// Lines of which no country is said and that are more than a place: a street or a postal code beside a city (5 RUE
// DAUNOU, 75002 PARIS; NEW YORK NY 10001). The country is that of the city which ends the line.
import type { Geocoded } from '../contract/schema/geocode.js';
import { countryName } from './country.js';
import { bareOfKind } from './kinds-of-place.js';
import { locate } from './locate.js';
import type { LocatedText } from './located-text.js';
import { isOfStreet } from './street-words.js';
import { isEdge, partsOf, textOf, type Word } from './words.js';
import type { WorldData } from './world-data.js';

/** The country of a line, and the place that says so. */
export interface CountryOfLine {
  readonly country: string;
  readonly found: LocatedText;
  /** The words that name the place. */
  readonly named: readonly Word[];
}

/** A place of fewer people at the end of a line may be anything, unless its region or postal code stands beside it. */
const LEAST_PEOPLE = 15_000;
/** A city of so many people is meant wherever it is named. */
const CITY_PEOPLE = 100_000;
/** Letters beside the digits of a postal code that belong to it: 1017 SG, D-80331. */
const LETTERS_OF_CODE = /^[A-Z]{1,2}$/;

/** The country of the city that ends the line; undefined where the line does not end in one. */
export function countryOfLine(words: readonly Word[], data: WorldData): CountryOfLine | undefined {
  for (const tail of tails(words)) {
    for (const { named, code } of withoutCode(tail)) {
      if (named.length === words.length || isShort(named) || isStreetOf(tail, named)) continue;
      const found = locate(named, '', [data.world]);
      const { place, left, status } = found;
      if (!place || left.length > 0 || status === 'corrected') continue;
      const coded = ofCode(tail, code, place.country, data);
      if (coded) return { country: coded.place!.country, found: coded, named };
      const hasRegion = named.at(-1)!.part !== named[0]!.part;
      if (place.people >= LEAST_PEOPLE || hasRegion) return { country: place.country, found, named };
    }
  }
  return cityAmid(words, data);
}

/** True if one word is all that is named, and says street beside a number: RUE of RUE 1039. */
function isStreetOf(tail: readonly Word[], named: readonly Word[]): boolean {
  const from = tail.indexOf(named[0]!);
  return named.length === 1 && isOfStreet(tail, { from, to: from + 1 });
}

/** A large city that is a part of the line by itself, whatever stands behind it: TIRANA, RRUGA KUVAJT 47. */
function cityAmid(words: readonly Word[], data: WorldData): CountryOfLine | undefined {
  for (const part of partsOf(words).reverse()) {
    const named = part.filter((word) => !hasDigit(word));
    if (isShort(named)) continue;
    const isCity = [textOf(named), ...bareOfKind(textOf(named))].some((name) =>
      data.world.named(name).some((at) => data.world.place(at).population >= CITY_PEOPLE),
    );
    const found = isCity ? locate(named, '', [data.world]) : undefined;
    if (found?.place && found.place.people >= CITY_PEOPLE) return { country: found.place.country, found, named };
  }
  return undefined;
}

/** The messages of an answer in the country of the line: where its postal code does not say it, what does. */
export function messagesOf({ country, found }: CountryOfLine, { status, messages }: Geocoded): string[] {
  const all = [...(messages ?? []), ...found.messages];
  if (status !== 'verified' && found.code === '') {
    all.push(`no country is given: ${countryName(country)} is that of ${found.place!.name}`);
  }
  return [...new Set(all)];
}

/** Parts of a line at most that are a place with what it lies in, and a postal code. */
const MOST_PARTS = 6;

/** The ends of a line that may be a place: from each of its last parts on, the longest first, and behind a number. */
function tails(words: readonly Word[]): (readonly Word[])[] {
  const parts = words.flatMap((_, at) => (isEdge(words, at) ? [words.slice(at)] : [])).slice(-MOST_PARTS);
  const last = parts.at(-1) ?? [];
  const number = last.findLastIndex(hasDigit);
  return number > 0 && number + 1 < last.length ? [...parts, last.slice(number)] : parts;
}

/** The words without those of a postal code at either end of a part, first without the letters beside its digits. */
function withoutCode(words: readonly Word[]): { named: readonly Word[]; code: string }[] {
  const isDigits = words.map((word, i) => hasDigit(word) && (isBorder(words, i, -1) || isBorder(words, i, 1)));
  const isCode = words.map(
    ({ text }, i) => isDigits[i]! || (LETTERS_OF_CODE.test(text) && (isDigits[i - 1]! || isDigits[i + 1]!)),
  );
  return [isDigits, isCode].map((taken) => ({
    named: words.filter((_, i) => !taken[i]!),
    code: words.flatMap(({ text }, i) => (taken[i]! ? [text] : [])).join(''),
  }));
}

/** True if only what a postal code may have stands between the word and the border of its part. */
function isBorder(words: readonly Word[], at: number, step: 1 | -1): boolean {
  for (let i = at; i >= 0 && i < words.length && words[i]!.part === words[at]!.part; i += step) {
    if (!hasDigit(words[i]!) && !LETTERS_OF_CODE.test(words[i]!.text)) return false;
  }
  return true;
}

/** The place with its postal code in the country that has both: the one given, else that where most people live. */
function ofCode(words: readonly Word[], code: string, country: string, data: WorldData): LocatedText | undefined {
  if (code === '') return undefined;
  const countries = new Set(Array.from(data.postalCodes.withPostcode(code), (at) => data.postalCodes.countryOf(at)));
  const found = [...countries]
    .map((of) => locate(words, of, data.placesOf(of), [data.postalCodes]))
    .filter(({ place, left, status, level }) => {
      return place !== null && left.length === 0 && status === 'verified' && level === 'locality';
    })
    .sort((a, b) => b.place!.people - a.place!.people);
  return found.find(({ place }) => place!.country === country) ?? found[0];
}

/** True for a name of fewer letters of ours than four, which may be a word of anything: ST, NEW, VIC. */
const isShort = (words: readonly Word[]): boolean => /^[A-Z ]{0,3}$/.test(textOf(words));

const hasDigit = ({ text }: Word): boolean => /\d/.test(text);
