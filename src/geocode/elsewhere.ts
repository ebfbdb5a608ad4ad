// The country of a line that names none at its end and is not known at home: named in a part of it, by the code behind
// a place, by the city that it ends in, or by a large city in other letters than ours.
import { foldWorldName } from '../address/fold.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { contractCountries } from '../contract/sources.js';
import { cityAtEdge } from './city-at-edge.js';
import { codeAlone } from './code-alone.js';
import { hasOtherLetters, isInOtherLetters } from './cities-in-parts.js';
import { countryCodeBehind } from './code-behind.js';
import { countriesAtEdge } from './country-at-edge.js';
import { countryOfPart } from './country-in-line.js';
import { countryOfLine, messagesOf } from './country-of-line.js';
import { fromPlace, hasUnread } from './describe.js';
import { cityAtEnd } from './last-words.js';
import { locate } from './locate.js';
import { CountryByEvidence, type Weighed } from './evidence/weigh.js';
import { countryName } from './country.js';
import { hasPoint } from './has-point.js';
import type { InCountry, Written } from './in-country.js';
import { endsInAmerica } from './line-end.js';
import { notLocated } from './not-located.js';
import { partsOf, type Word } from './words.js';
import type { WorldData } from './world-data.js';

/** What is to be said for a country at least: where nothing is known at home, and where a place at home is named. */
const LEAST = { unknown: 3, named: 5, nested: 6 };
/** How much more is to be said for one country than for another that a line was read to be of. */
const LEAD = 1.5;

/** A city of so many people is meant where what is in it is named beside it. */
const CITY_PEOPLE = 250_000;

/** Answers lines in the country that they say in one of these ways; undefined for a line that says none. */
export class Elsewhere {
  private readonly evidence: CountryByEvidence;

  /** `answerIn`: the answer in a country; `isInNz`: true for words that are a place of New Zealand. */
  constructor(
    private readonly data: WorldData,
    private readonly within: InCountry,
    private readonly answerIn: (country: string, line: Written) => Geocoded,
    private readonly isInNz: (words: readonly Word[]) => boolean,
  ) {
    this.evidence = new CountryByEvidence(data);
  }

  of(line: Written, fallback: string): Geocoded | undefined {
    return (
      this.ofPart(line) ??
      this.ofCode(line) ??
      this.ofEvidence(line, fallback) ??
      this.ofLine(line, fallback) ??
      this.ofLetters(line) ??
      this.ofCityAtEdge(line)
    );
  }

  /**
   * By all that the line says together, where a place at home is named that does not end it; `isNested`: that ends it,
   * behind what may be a place in it (MONTEGO BAY, ST. JAMES). `answered`: the country of that place.
   */
  ofStrongEvidence(line: Written, fallback: string, isNested: boolean, answered: string): Geocoded | undefined {
    const answer = this.ofEvidence(line, fallback, isNested ? LEAST.nested : LEAST.named, isNested);
    return answer?.country === answered ? undefined : answer;
  }

  /** The same where what is named at home is no more than a likeness: BUENOS AIRES is not in Airds. */
  ofOtherCountry(line: Written, fallback: string, answered: string): Geocoded | undefined {
    const answer = this.ofEvidence(line, fallback);
    return answer?.country === answered ? undefined : answer;
  }

  /** The country that more is said for than for the one that the line was read to be of. */
  likelier(line: Written, country: string): string {
    if (this.evidence.isCodedIn(line.text, country)) return country;
    const weighed = this.evidence.weigh(line.text);
    const [first] = weighed;
    const own = weighed.find((each) => each.country === country)?.weight ?? 0;
    return first && first.weight >= own + LEAD && !contractCountries.includes(first.country) ? first.country : country;
  }

  ofEvidence(line: Written, fallback: string, least = LEAST.unknown, isNested = false): Geocoded | undefined {
    const [first] = this.evidence.weigh(line.text);
    if (!first || first.weight < least || (isNested && !first.isNested)) return undefined;
    // SALFORD, MANCHESTER is not in New Zealand, which has the second alone.
    const isInCity = first.isNested && first.row.place.population >= CITY_PEOPLE;
    const isCertain = first.isBacked || isInCity || /\d{5}/.test(line.text);
    const places = isCertain || endsInAmerica(line.words) ? [] : [first.named, ...lastParts(line.words)];
    const country = this.atHomeOr(first.country, places, fallback);
    const answer = this.answerIn(country, line);
    return hasPoint(answer) ? { ...answer, messages: withCountryOf(country, first, answer) } : undefined;
  }

  /** The country, or New Zealand where one of the places is of it, as BETHLEHEM and QUEENSTOWN are. */
  private atHomeOr(country: string, places: readonly (readonly Word[])[], fallback: string): string {
    return fallback !== '' && places.some(this.isInNz) ? 'NZ' : country;
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

  /**
   * The place that all of the line is but a country's name at an edge of it; `isPlace`: true for a line that is a place
   * as a whole, as PERU, INDIANA and DENMARK WA are.
   */
  besideCountry(line: Written, isPlace: () => boolean): Geocoded | undefined {
    const named = countriesAtEdge(line.words);
    if (named.length === 0 || isPlace()) return undefined;
    for (const { country, words, ends } of named) {
      const answer = this.answerIn(country, { ...line, words, ends });
      const { status, level } = answer;
      const isWhole = (status === 'verified' || status === 'ambiguous') && !hasUnread(answer) && level !== 'country';
      if (isWhole && answer.country === country && hasPoint(answer)) return answer;
    }
    return undefined;
  }

  /** The place of a postal code alone, in whatever country; a text where several have it. */
  ofCodeAlone(words: readonly Word[]): Geocoded | string | undefined {
    const code = codeAlone(words, this.data);
    if (code === undefined || typeof code === 'string') return code;
    const { country } = code;
    const found = this.within.atCodeArea(country, words, code.found) ?? code.found;
    return fromPlace(found, country, notLocated(this.data, found, country));
  }

  /** By a street or a postal code beside a city. */
  ofLine(written: Written, fallback: string): Geocoded | undefined {
    const line = countryOfLine(written.words, this.data);
    if (!line) return undefined;
    const country = this.atHomeOr(line.country, [line.named], fallback);
    const answer = this.answerIn(country, written);
    return hasPoint(answer) ? { ...answer, messages: messagesOf({ ...line, country }, answer) } : undefined;
  }

  /** By the large city that ends a street without a comma; `home`: the place at home that it was read to end in. */
  ofLastWords(line: Written, home: string): Geocoded | undefined {
    const city = cityAtEnd(line.words, foldWorldName(home), this.data.world);
    if (!city) return undefined;
    const answer = this.answerIn(city.country, { ...line, words: city.words });
    const said = `no country is given: ${countryName(city.country)} is that of ${answer.city}`;
    return hasPoint(answer) && answer.country === city.country
      ? { ...answer, messages: [...(answer.messages ?? []), said] }
      : undefined;
  }

  /** By the city that the last part of the line ends with, behind what may be in it: STADTPARK HAMBOURG. */
  ofCityAtEdge({ words }: Written): Geocoded | undefined {
    const named = cityAtEdge(words, this.data.world);
    const found = named && locate(named, '', [this.data.world]);
    if (!found?.place || found.corrected || found.left.length > 0) return undefined;
    const { country, name } = found.place;
    const left = { ...found, status: 'partial' as const, left: words.filter((word) => !named!.includes(word)) };
    const said = `no country is given: ${countryName(country)} is that of ${name}`;
    return fromPlace(left, country, [...notLocated(this.data, left, country), said]);
  }

  /** By a large city that a part of the line begins or ends with, or a word in other letters than ours. */
  private ofLetters(line: Written): Geocoded | undefined {
    if (!hasOtherLetters(line.text)) return undefined;
    const whole = isInOtherLetters(line.text) ? this.within.cityAnywhere(line.words) : undefined;
    const words = whole ? line.words : this.within.cutAtCities(line.words);
    const city = whole ?? this.within.cityAnywhere(words.filter(({ text }) => hasOtherLetters(text)));
    const answer = city && this.answerIn(city.place!.country, { ...line, words, ends: words.length });
    if (!answer || !hasPoint(answer)) return undefined;
    return { ...answer, messages: messagesOf({ country: answer.country!, found: city, named: [] }, answer) };
  }
}

/** The messages of an answer, with the place that says its country where not all of the line was found. */
function withCountryOf(country: string, { row }: Weighed, { status, messages }: Geocoded): string[] {
  const said = `no country is given: ${countryName(country)} is that of ${row.place.name}`;
  return [...(messages ?? []), ...(status === 'verified' ? [] : [said])];
}

/** The last parts of a line without numbers. */
const lastParts = (words: readonly Word[]): Word[][] => partsOf(words.filter(({ text }) => !/\d/.test(text))).slice(-2);
