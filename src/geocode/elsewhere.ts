// The country of a line that names none at its end and is not known at home: named in a part of it, by the code behind
// a place, by the city that it ends in, or by a large city in other letters than ours.
import type { Geocoded } from '../contract/schema/geocode.js';
import { contractCountries } from '../contract/sources.js';
import { isInOtherLetters } from './cities-in-parts.js';
import { countryCodeBehind } from './code-behind.js';
import { countryOfPart } from './country-in-line.js';
import { countryOfLine, messagesOf } from './country-of-line.js';
import { fromPlace } from './describe.js';
import type { InCountry, Written } from './in-country.js';
import { notLocated } from './not-located.js';
import type { Word } from './words.js';
import type { WorldData } from './world-data.js';

export const hasPoint = ({ attributes }: Geocoded): boolean => (attributes?.['Latitude'] ?? '') !== '';

/** Answers lines in the country that they say in one of these ways; undefined for a line that says none. */
export class Elsewhere {
  /** `answerIn`: the answer in a country; `isInNz`: true for words that are a place of New Zealand. */
  constructor(
    private readonly data: WorldData,
    private readonly within: InCountry,
    private readonly answerIn: (country: string, line: Written) => Geocoded,
    private readonly isInNz: (words: readonly Word[]) => boolean,
  ) {}

  of(line: Written, fallback: string): Geocoded | undefined {
    return this.ofPart(line) ?? this.ofCode(line) ?? this.ofLine(line, fallback) ?? this.ofLetters(line);
  }

  /** By a part of the line that is a country's name. */
  ofPart(line: Written): Geocoded | undefined {
    const said = countryOfPart(line.words);
    const answer =
      said && !contractCountries.includes(said.country) ? this.answerIn(said.country, { ...line, ...said }) : undefined;
    return answer && hasPoint(answer) && answer.level !== 'country' ? answer : undefined;
  }

  /** By a country's code behind a place of it. */
  ofCode({ words }: Written): Geocoded | undefined {
    const code = countryCodeBehind(words, this.within);
    return code && fromPlace(code.found, code.country, notLocated(this.data, code.found, code.country));
  }

  /** By a street or a postal code beside a city. */
  ofLine(written: Written, fallback: string): Geocoded | undefined {
    const line = countryOfLine(written.words, this.data);
    if (!line) return undefined;
    // BETHLEHEM and QUEENSTOWN are places of New Zealand, too.
    const country = fallback !== '' && this.isInNz(line.named) ? 'NZ' : line.country;
    const answer = this.answerIn(country, written);
    return hasPoint(answer) ? { ...answer, messages: messagesOf({ ...line, country }, answer) } : undefined;
  }

  /** By a large city that a part of the line begins or ends with. */
  private ofLetters(line: Written): Geocoded | undefined {
    const city = isInOtherLetters(line.text) ? this.within.cityAnywhere(line.words) : undefined;
    const answer = city && this.answerIn(city.place!.country, line);
    if (!answer || !hasPoint(answer)) return undefined;
    return { ...answer, messages: messagesOf({ country: answer.country!, found: city, named: [] }, answer) };
  }
}
