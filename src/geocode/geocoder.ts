// The decisions of geocode: Australian and New Zealand lines through the cleanse, down to the unit; every other
// country, and what the cleanse does not place, by the places, postal codes and streets that are known of it.
import { foldWorldName } from '../address/fold.js';
import { COUNTRY_IN_TEXT, MISSING_COUNTRY } from '../contract/fields/country-in-text.js';
import type { GeocodeInput } from '../contract/operations/geocode.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { contractCountries } from '../contract/sources.js';
import { AreasAlone } from './alone.js';
import type { Area } from './areas.js';
import { withCityElsewhere } from './city-elsewhere.js';
import { codeAlone } from './code-alone.js';
import { codeOf, countryAtEnd, countryCode } from './country.js';
import { countryOfLine, messagesOf } from './country-of-line.js';
import { fromHome } from './home/describe.js';
import { AloneNz } from './home/alone-nz.js';
import { HomePlaces } from './home/home-places.js';
import { fromArea, fromCleanse, fromPlace, fromStreet, ofCleanse } from './describe.js';
import { locate, type LocatedText } from './locate.js';
import { isOwnName } from './own-name.js';
import { notLocated } from './not-located.js';
import { metresBetween } from '../data/points/metres.js';
import { NAMESAKE_METRES, pointOf, type TextReader } from './text-reader.js';
import { regionsNamed } from './regions.js';
import { findOnStreet } from './street.js';
import { hasName, textOf, wordsOf, type Word } from './words.js';
import type { WorldData } from './world-data.js';

const hasPoint = ({ attributes }: Geocoded): boolean => (attributes?.['Latitude'] ?? '') !== '';

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
  private readonly homeNz: AloneNz;
  private loadedHome: HomePlaces | undefined;
  private readonly alone: AreasAlone;

  constructor(
    private readonly data: WorldData,
    private readonly reader: TextReader,
  ) {
    this.alone = new AreasAlone(data);
    this.homeNz = new AloneNz(reader, (name) => {
      const area = this.alone.inCountry(name, 'NZ');
      return area && fromArea(area);
    });
  }

  private get home(): HomePlaces {
    return (this.loadedHome ??= new HomePlaces(this.reader.localities('AU'), this.data));
  }

  /**
   * The answer, or why there is none: a country that is not known, or a record without one or without a text.
   * `fallback`: the country of records that leave it to their text, and whose text names none; '' for none.
   */
  answer({ country, fullAddress }: Partial<GeocodeInput>, fallback: string): Geocoded | string {
    const given = country?.trim() ?? '';
    if (given === '') return MISSING_COUNTRY;
    if ((fullAddress ?? '').trim() === '') return 'fullAddress is missing';
    return this.answerText(fullAddress!, given.toUpperCase() === COUNTRY_IN_TEXT ? '' : given, fallback);
  }

  private answerText(fullAddress: string, given: string, fallback: string): Geocoded | string {
    const asked = given === '' ? '' : countryCode(given);
    const words = wordsOf(fullAddress);
    if (asked === undefined) return `the country '${given}' is not known; give a name or a code of ISO 3166-1`;
    const alone = this.alone.country(words, asked);
    if (alone) return fromArea(alone);
    const atEnd = countryAtEnd(
      words.map(({ text }) => text),
      asked,
      words.at(-1)?.part !== words.at(-2)?.part,
    );
    const country = asked || (atEnd?.country ?? (fallback === '' ? '' : this.reader.countryAbroad(fullAddress)));
    if (country !== '') {
      const ends = atEnd ? words.length - atEnd.length : words.length;
      const answer = this.answerIn(country, { fullAddress, words, ends, isGiven: asked !== '' });
      return asked === '' && !hasPoint(answer) ? (this.inOtherCountry(words, fallback) ?? answer) : answer;
    }
    if (fallback === '') {
      return (
        this.anywhere(words) ??
        this.inCountryOfCode(words) ??
        this.codeAnywhere(words) ??
        this.inCountryOfLine(fullAddress, words) ??
        'no country is given, and no place of the world is known by that name; name the country in a column of ' +
          'its own or at the end of the text'
      );
    }
    const answer = this.answerIn(fallback, { fullAddress, words, ends: words.length, isGiven: false });
    const isSlip = answer.status === 'corrected' && answer.level === 'locality';
    const { status } = answer;
    const isSure = status === 'verified' || status === 'corrected' || (status === 'ambiguous' && hasPoint(answer));
    if (!isSlip && isSure) return withCityElsewhere(answer, words, this.data.world);
    const elsewhere = this.anywhere(words) ?? this.codeAnywhere(words);
    if (typeof elsewhere === 'string') return { ...answer, messages: [...(answer.messages ?? []), elsewhere] };
    const isExact = elsewhere?.status === 'verified' || (isSlip && elsewhere?.status === 'ambiguous');
    return elsewhere && (isExact || !hasPoint(answer)) ? elsewhere : answer;
  }

  private answerIn(country: string, written: Written): Geocoded {
    const place = country === 'NZ' ? this.homeNz.place(written.words.slice(0, written.ends)) : undefined;
    if (place) return place;
    return contractCountries.includes(country)
      ? this.byCleanse(country, written)
      : this.byPlacesAndStreets(country, written);
  }

  private byCleanse(country: string, written: Written): Geocoded {
    const home = country === 'AU' ? this.home.find(written.words.slice(0, written.ends)) : undefined;
    if (home) return fromHome(home);
    const area = this.areaIn(country, written, () => this.withoutCountry(country, written));
    if (area) return fromArea(area);
    const cleansed = this.reader.cleanse(written.fullAddress, country);
    const point = pointOf(cleansed);
    if (point && cleansed.level !== 'locality' && cleansed.level !== 'none') return fromCleanse(cleansed, country);
    const found = this.withoutCountry(country, written);
    const isWhole = found.place !== null && found.left.length === 0;
    // Of namesakes that the line leaves open, the cleanse does not know the larger.
    const isFar = !point || (isWhole && metresBetween(point, found.place!.point) > NAMESAKE_METRES);
    const isOther = isWhole && isFar && found.status !== 'ambiguous';
    // An address that the data has no point of is still that address.
    const isAddress = !isWhole && cleansed.level !== 'locality' && cleansed.level !== 'none';
    // Of places that the line leaves open none is found by a slip or by another name.
    const isNamed = (cleansed.candidates ?? []).length === 0 && hasName(written.words, found.place?.name ?? '');
    return isOther || (!point && !isAddress && found.place && (isWhole || cleansed.status !== 'ambiguous' || isNamed))
      ? fromPlace(found, country, notLocated(this.data, found, country))
      : ofCleanse(cleansed, country);
  }

  private byPlacesAndStreets(country: string, written: Written): Geocoded {
    const found = this.withoutCountry(country, written);
    const area = this.areaIn(country, written, () => found);
    if (area) return fromArea(area);
    const streets = this.data.streetsOf(country);
    const onStreet =
      streets && found.place && found.left.length > 0
        ? findOnStreet(found.left, found.place, found.code, streets)
        : undefined;
    return onStreet
      ? fromStreet(onStreet, found, country)
      : fromPlace(found, country, notLocated(this.data, found, country));
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
    // CP 06000 CIUDAD DE MÉXICO, but not what some call USA.
    const isOfName = !found.place && !other.left.includes(words[ends - 1]!);
    return isWhole(other) || isOfName || (isGiven && !isWhole(found)) ? other : found;
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

  /** The largest place of the world, or the region, that the whole text names; undefined for none. */
  private anywhere(words: readonly Word[]): Geocoded | undefined {
    const found = locate(words, '', [this.data.world]);
    const area = this.alone.country(words, '', true) ?? this.alone.within(words, '', () => found);
    if (area) return fromArea(area);
    const { place, left } = found;
    if (!place || left.length > 0) return undefined;
    // IN, ID, XY: two letters are no place that is only called so by some.
    const text = textOf(words);
    return /^[A-Z]{2}$/.test(text) && !isOwnName(place, text) ? undefined : fromPlace(found, place.country, []);
  }

  /** A street or a postal code beside a city, which says the country. */
  private inCountryOfLine(fullAddress: string, words: readonly Word[]): Geocoded | undefined {
    const line = countryOfLine(words, this.data);
    if (!line) return undefined;
    const answer = this.answerIn(line.country, { fullAddress, words, ends: words.length, isGiven: false });
    return hasPoint(answer) ? { ...answer, messages: messagesOf(line, answer) } : undefined;
  }

  /** The place of a text whose end is no country: GEORGIA is a state too, NEW ITALY a locality of the `fallback`. */
  private inOtherCountry(words: readonly Word[], fallback: string): Geocoded | undefined {
    const anywhere = this.anywhere(words);
    if (anywhere && anywhere.level !== 'locality') return anywhere;
    if (fallback === 'NZ') return this.homeNz.place(words) ?? anywhere;
    const home = fallback === 'AU' ? this.home.find(words) : undefined;
    return home ? fromHome(home) : anywhere;
  }

  /** The place of a postal code alone, in whatever country; a text where several have it. */
  private codeAnywhere(words: readonly Word[]): Geocoded | string | undefined {
    const code = codeAlone(words, this.data);
    if (code === undefined || typeof code === 'string') return code;
    return fromPlace(code.found, code.country, notLocated(this.data, code.found, code.country));
  }

  /** The region or area of a country that the text is, where it is thought of before what is located of it. */
  private areaIn(country: string, { words, ends }: Written, found: () => LocatedText): Area | undefined {
    // LOWER AUSTRIA, ÎLE DE FRANCE: the country's name ends the region's.
    const isOne = ends > 0 && words[ends]?.part === words[ends - 1]!.part;
    const whole = isOne ? this.alone.within(words, country, () => this.locate(words, country)) : undefined;
    if (whole) return whole;
    // SAN FERNANDO, MÉXICO: the country's name was taken for the region's.
    const isRegion = (): boolean => foldWorldName(found().place?.region ?? '') === textOf(words.slice(ends));
    return ends < words.length && isRegion()
      ? undefined
      : this.alone.within(ends === 0 ? words : words.slice(0, ends), country, found);
  }

  /** SCHONEBERG, DE: the last part is a country's code that is a state's too; what stands before is in that country. */
  private inCountryOfCode(words: readonly Word[]): Geocoded | undefined {
    const last = words.at(-1);
    const country = last && last.part !== words.at(-2)?.part && last.text.length === 2 ? codeOf(last.text) : undefined;
    if (country === undefined || words.length < 2) return undefined;
    const found = this.locate(words.slice(0, -1), country);
    return found.place && found.left.length === 0 ? fromPlace(found, country, []) : undefined;
  }

  private locate(words: readonly Word[], country: string): LocatedText {
    const coded = contractCountries.includes(country) ? [] : [this.data.postalCodes];
    return locate(words, country, this.data.placesOf(country), coded);
  }
}
