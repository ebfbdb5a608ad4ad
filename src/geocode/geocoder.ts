// The decisions of geocode: Australian and New Zealand lines through the cleanse, down to the unit; every other
// country, and what the cleanse does not place, by the places, postal codes and streets that are known of it.
import { foldWorldName } from '../address/fold.js';
import { COUNTRY_IN_TEXT, type GeocodeInput } from '../contract/operations/geocode.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { contractCountries } from '../contract/sources.js';
import { countryAtEnd, countryCode } from './country.js';
import { fromCleanse, fromPlace, fromStreet } from './describe.js';
import { locate, type LocatedText } from './locate.js';
import { metresBetween, type Point } from '../data/points/metres.js';
import { regionsNamed } from './regions.js';
import { findOnStreet } from './street.js';
import { textOf, wordsOf, type Word } from './words.js';
import type { WorldData } from './world-data.js';

/** What is asked of a text before it is located. */
export interface TextReader {
  /** Cleanses it as an address of a country. */
  readonly cleanse: (text: string, country: string) => ValidatedAddress;
  /** The country that it is of by its form, where that is none of the contract's; else ''. */
  readonly countryAbroad: (text: string) => string;
}

const NO_COUNTRY =
  'country is missing; give a name or a code of ISO 3166-1, or ' + COUNTRY_IN_TEXT + ' for what the text says';
/** From here on a place of the same name is another. */
const NAMESAKE_METRES = 50_000;

const hasPoint = ({ attributes }: Geocoded): boolean => (attributes?.['Latitude'] ?? '') !== '';
const pointOf = ({ attributes }: ValidatedAddress): Point | null =>
  attributes?.['Latitude']
    ? [Math.round(Number(attributes['Latitude']) * 1e7), Math.round(Number(attributes['Longitude']) * 1e7)]
    : null;

/** The text of a record, and what is known of the country that it is in. */
interface Written {
  readonly fullAddress: string;
  readonly words: readonly Word[];
  /** Where the country's own name begins among the words; their number where it is not at their end. */
  readonly ends: number;
  /** True if the country is said beside the text. */
  readonly isGiven: boolean;
}

/** Answers one record at a time. */
export class Geocoder {
  constructor(
    private readonly data: WorldData,
    private readonly reader: TextReader,
  ) {}

  /**
   * The answer, or why there is none: a country that is not known, or a record without one or without a text.
   * `fallback`: the country of records that leave it to their text, and whose text names none; '' for none.
   */
  answer({ country, fullAddress }: Partial<GeocodeInput>, fallback: string): Geocoded | string {
    const given = country?.trim() ?? '';
    if (given === '') return NO_COUNTRY;
    if ((fullAddress ?? '').trim() === '') return 'fullAddress is missing';
    return this.answerText(fullAddress!, given.toUpperCase() === COUNTRY_IN_TEXT ? '' : given, fallback);
  }

  private answerText(fullAddress: string, given: string, fallback: string): Geocoded | string {
    const asked = given === '' ? '' : countryCode(given);
    const words = wordsOf(fullAddress);
    if (asked === undefined) return `the country '${given}' is not known; give a name or a code of ISO 3166-1`;
    const atEnd = countryAtEnd(
      words.map(({ text }) => text),
      asked,
      words.at(-1)?.part !== words.at(-2)?.part,
    );
    const country = asked || (atEnd?.country ?? (fallback === '' ? '' : this.reader.countryAbroad(fullAddress)));
    if (country !== '') {
      const ends = atEnd ? words.length - atEnd.length : words.length;
      const answer = this.answerIn(country, { fullAddress, words, ends, isGiven: asked !== '' });
      // GEORGIA at the end of a text is a state too.
      return asked === '' && !hasPoint(answer) ? (this.anywhere(words) ?? answer) : answer;
    }
    if (fallback === '') {
      return (
        this.anywhere(words) ??
        'no country is given, and no place of the world is known by that name; name the country in a column of ' +
          'its own or at the end of the text'
      );
    }
    const answer = this.answerIn(fallback, { fullAddress, words, ends: words.length, isGiven: false });
    if (answer.status === 'verified' || answer.status === 'corrected' || answer.status === 'ambiguous') return answer;
    const elsewhere = this.anywhere(words);
    return elsewhere && (elsewhere.status === 'verified' || !hasPoint(answer)) ? elsewhere : answer;
  }

  private answerIn(country: string, written: Written): Geocoded {
    return contractCountries.includes(country)
      ? this.byCleanse(country, written)
      : this.byPlacesAndStreets(country, written);
  }

  private byCleanse(country: string, written: Written): Geocoded {
    const cleansed = this.reader.cleanse(written.fullAddress, country);
    const point = pointOf(cleansed);
    if (point && cleansed.level !== 'locality' && cleansed.level !== 'none') return fromCleanse(cleansed, country);
    const found = this.withoutCountry(country, written);
    const isWhole = found.place !== null && found.left.length === 0;
    // Of namesakes that the line leaves open, the cleanse does not know the larger.
    const isOther =
      isWhole && found.status !== 'ambiguous' && (!point || metresBetween(point, found.place!.point) > NAMESAKE_METRES);
    return isOther || (!point && found.place && (isWhole || cleansed.status !== 'ambiguous'))
      ? fromPlace(found, country, [])
      : fromCleanse(cleansed, country);
  }

  private byPlacesAndStreets(country: string, written: Written): Geocoded {
    const found = this.withoutCountry(country, written);
    const streets = this.data.streetsOf(country);
    const onStreet =
      streets && found.place && found.left.length > 0
        ? findOnStreet(found.left, found.place, found.code, streets)
        : undefined;
    return onStreet ? fromStreet(onStreet, found, country) : fromPlace(found, country, this.missing(found, country));
  }

  /**
   * Locates without the country's name at the end, where that leaves anything. The name may be a region's or a place's
   * too (ÎLE DE FRANCE, MÉXICO, SINGAPORE): it is taken for that where all words are of use then.
   */
  private withoutCountry(country: string, { words, ends, isGiven }: Written): LocatedText {
    const isWhole = ({ place, left, status }: LocatedText): boolean =>
      place !== null && left.length === 0 && status !== 'ambiguous';
    const name = textOf(words.slice(ends));
    if (ends === 0 || ends === words.length) return this.locate(words, country);
    // HAUTS DE FRANCE, LOWER AUSTRIA: the name may be the end of another.
    if (!words.slice(0, ends + 1).some((_, from) => this.isIn(country, textOf(words.slice(from))))) {
      return this.locate(words.slice(0, ends), country);
    }
    const [first, second] = isGiven ? [words, words.slice(0, ends)] : [words.slice(0, ends), words];
    const found = this.locate(first, country);
    // ALMATY, ALMATY, KAZAKHSTAN is not the village of that name.
    if (isWhole(found) && (first !== words || foldWorldName(found.place!.name) !== name)) return found;
    const other = this.locate(second, country);
    return isWhole(other) || (isGiven && !isWhole(found)) ? other : found;
  }

  /** True if a place or region of the country bears the name. */
  private isIn(country: string, name: string): boolean {
    return this.data
      .placesOf(country)
      .some(
        (set) =>
          regionsNamed(set.regionsOf(country), name).size > 0 ||
          set.named(name).some((at) => set.countryOf(at) === country),
      );
  }

  /** The largest place of the world that the whole text names; undefined for none. */
  private anywhere(words: readonly Word[]): Geocoded | undefined {
    const found = locate(words, '', [this.data.world]);
    return found.place && found.left.length === 0 ? fromPlace(found, found.place.country, []) : undefined;
  }

  private locate(words: readonly Word[], country: string): LocatedText {
    return locate(words, country, this.data.placesOf(country));
  }

  /** What was not looked for, for want of data. */
  private missing({ left, status }: LocatedText, country: string): string[] {
    if (left.length === 0 || status === 'ambiguous') return [];
    const lacking = [
      ...(this.data.streetsOf(country) ? [] : ['addresses']),
      ...(this.data.hasPlaces(country) || !left.some(({ text }) => /\d/.test(text)) ? [] : ['postal codes']),
    ];
    return [
      `not located: ${textOf(left)}${
        lacking.length === 0 ? '' : ` (no ${lacking.join(' and no ')} of ${country} are installed)`
      }`,
    ];
  }
}
