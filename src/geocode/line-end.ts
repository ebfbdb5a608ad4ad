// The country that ends a line that says none beside it, and the states of America by which a line is placed of which
// nothing else is known: NEW JERSEY is not in Jersey, and CAMP LEJEUNE, NC not in New Caledonia.
import { foldWorldName } from '../address/fold.js';
import { stateOf } from '../address/vocabulary/place.js';
import { contractCountries } from '../contract/sources.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { stateNamed } from './abroad/states.js';
import type { Area } from './areas.js';
import { countryName } from './country.js';
import { countryLast, type CountryInLine } from './country-in-line.js';
import { fromWider } from './describe.js';
import { hasPoint } from './has-point.js';
import type { Written } from './in-country.js';
import { REGION_ELSEWHERE } from './locate.js';
import { hasName, partsOf, textOf, type Word } from './words.js';

/** One of Australia is called DENMARK. */
const SHIRE = /^(?:THE )?SHIRE OF /;
/** Words that stand before a country's name in that of a region elsewhere: NEW JERSEY, NEW SOUTH WALES. */
const MOST_BEFORE = 2;

/**
 * The country that ends the line, as `countryLast` reads it; that of a region whose longer name ends so, where the
 * region is of another country (`regionOf`: the country of the region that bears a name).
 */
export function lineEnd(
  words: readonly Word[],
  asked: string,
  isHome: (named: readonly Word[]) => boolean,
  regionOf: (name: string) => string | undefined,
): CountryInLine | undefined {
  const atEnd = countryLast(words, asked, isHome);
  if (!atEnd || asked !== '' || atEnd.words !== words) return atEnd;
  if (SHIRE.test(textOf(words))) return undefined;
  for (let before = 1; before <= MOST_BEFORE; before++) {
    const from = atEnd.ends - before;
    if (from < 0 || words[from]!.part !== words.at(-1)!.part) break;
    const country = regionOf(textOf(words.slice(from)));
    if (country === undefined || country === atEnd.country) continue;
    return contractCountries.includes(country) ? undefined : { country, words, ends: words.length };
  }
  return atEnd;
}

/** True if the last part of a line is a state of the United States or a province of Canada, and none of Australia. */
export const endsInAmerica = (words: readonly Word[]): boolean => stateAtEnd(words) !== undefined;

/** What is asked of a state that a line is in. */
export interface OfState {
  readonly answerIn: (country: string, line: Written) => Geocoded;
  /** The region of a country that bears the folded name. */
  readonly regionIn: (name: string, country: string) => Area | undefined;
  /** What is said of words that are not located. */
  readonly unlocated: (left: readonly Word[], country: string) => string[];
}

/**
 * The place in the state or province that the last part of a line is, where it is named in the part before; else the
 * state itself.
 */
export function inStateSaid(line: Written, { answerIn, regionIn, unlocated }: OfState): Geocoded | undefined {
  const state = stateAtEnd(line.words);
  if (!state) return undefined;
  const { country, name } = state;
  const said = (answer: Geocoded): Geocoded => ({
    ...answer,
    messages: [
      ...new Set([
        ...(answer.messages ?? []),
        `no country is given: ${countryName(country)} is that of ${answer.province}`,
      ]),
    ],
  });
  const before = partsOf(line.words).slice(0, -1).flat();
  const answer = answerIn(country, { ...line, ends: line.words.length });
  const isThere = foldWorldName(answer.province ?? '') === name;
  const isNamed = answer.level !== 'region' && isThere && hasName(before, answer.city ?? '');
  if (hasPoint(answer) && isNamed) return said(answer);
  const region = regionIn(name, country);
  return region && said(fromWider(region, unlocated(before, country)));
}

/** Countries in which the code of a state behind a place is nothing else: MILANO, MI is not in Michigan. */
const OF_STATES: ReadonlySet<string> = new Set([...contractCountries, 'CA', 'US']);

/** True for an answer that makes no use of the state that is the last part of its line. */
export function leavesLast({ country, messages }: Geocoded, words: readonly Word[]): boolean {
  const last = textOf(partsOf(words).at(-1) ?? []);
  if (last.length === 2 && !OF_STATES.has(country ?? '')) return false;
  return (messages ?? []).some(
    (message) =>
      message === REGION_ELSEWHERE || (message.startsWith('not located: ') && ` ${message} `.includes(` ${last} `)),
  );
}

/** The state of the United States or province of Canada that the last part of a line is, and none of Australia. */
export function stateAtEnd(words: readonly Word[]): { readonly country: string; readonly name: string } | undefined {
  const parts = partsOf(words);
  const last = textOf(parts.at(-1) ?? []);
  return parts.length < 2 || stateOf(last) !== undefined ? undefined : stateNamed(last);
}
