// Locates the text of a record in a country that is known: without the country's own name, and in other parts where it
// names no place as it stands.
import { foldWorldName } from '../address/fold.js';
import { contractCountries } from '../contract/sources.js';
import { bareRegion } from '../data/places/region-names.js';
import type { AreasAlone } from './alone.js';
import type { Area, Wider } from './areas.js';
import { locate } from './locate.js';
import { atArea } from './located-place.js';
import { NOTHING, type LocatedText } from './located-text.js';
import { citiesInParts, isBehindCode, partedAtNumbers } from './cities-in-parts.js';
import { cutAtCities } from './city-prefix.js';
import { atShortName, inLatinLetters } from './other-spellings.js';
import { BEGINS_PART_PEOPLE, ENDS_PART_PEOPLE, otherParts } from './other-parts.js';
import { areaOfWords, MOST_CODE_METRES } from './postal-areas/area-of-code.js';
import { regionsNamed } from './regions.js';
import { rowsOf } from './rows.js';
import { findOnStreet } from './streets/find-on-street.js';
import type { InRegister } from './streets/on-street.js';
import { CITY_STATES, SMALL } from './small-countries.js';
import { countryOfTerritory } from './territories.js';
import { partsOf, textOf, type Word } from './words.js';
import type { WorldData } from './world-data.js';

/** The text of a record, and what is known of the country that it is in. */
export interface Written {
  readonly fullAddress: string;
  /** The text without what is no part of an address. */
  readonly text: string;
  readonly words: readonly Word[];
  /** Where the country's own name begins among the words; their number where it is not at their end. */
  readonly ends: number;
  /** True if the country is said beside the text. */
  readonly isGiven: boolean;
}

/** A region of so many times more people than a village of its name is meant. */
const MUCH_LARGER = 8;
/** A place of fewer people is no town that its region is named after. */
const TOWN_PEOPLE = 1_000;

/** A city of so many people says its country in a line of letters that are not ours. */
const LARGE_CITY_PEOPLE = 250_000;

/** Locates texts in countries. */
export class InCountry {
  constructor(
    private readonly data: WorldData,
    private readonly alone: AreasAlone,
  ) {}

  /** Locates the text; parted in other ways where it names no place of a country that is none of the contract's own. */
  located(country: string, written: Written): LocatedText {
    const found = this.withoutCountry(country, written);
    if (contractCountries.includes(country)) return found;
    const words = written.words.slice(0, written.ends);
    if (found.status === 'ambiguous') return this.besideNumbers(country, words, found) ?? found;
    if (found.status !== 'unmatched') return found;
    const inLatin = inLatinLetters(words, country, (latin) => this.locate(latin, country));
    if (inLatin) return inLatin;
    const isTown = (name: string): boolean => this.hasPeople(country, name, BEGINS_PART_PEOPLE);
    const isCity = (name: string): boolean => this.hasPeople(country, name, ENDS_PART_PEOPLE);
    for (const parted of otherParts(words, written.text, country, isTown, isCity)) {
      const other = this.locate(parted, country);
      // NEW SOUTH is no slip of Louth.
      const left = [...other.left.map((word) => words[parted.indexOf(word)]!), ...words.slice(parted.length)];
      const status = other.status === 'verified' && left.length > 0 ? 'partial' : other.status;
      if (other.place && !other.corrected) return { ...other, status, left };
    }
    // L-2449 LUXEMBOURG, 1000 LUXEMBOURG: what stands behind a code is a city.
    const isCoded = isBehindCode(written.words, written.ends);
    return (
      atShortName(words, country, (full) => this.locate(full, country)) ??
      this.atCity(country, words) ??
      (isCoded ? this.atCity(country, written.words) : undefined) ??
      this.atCity(country, this.cutAtCities(words)) ??
      found
    );
  }

  /** MIRAFLORES, LIMA 18: what was `unclear`, with numbers at the end of a part as a part of their own. */
  private besideNumbers(country: string, words: readonly Word[], unclear: LocatedText): LocatedText | undefined {
    const parted = partedAtNumbers(words);
    const found = parted.some(({ part }, i) => part !== words[i]!.part) ? this.locate(parted, country) : NOTHING;
    if (!found.place || found.corrected || found.status === 'ambiguous') return undefined;
    const left = found.left.map((word) => words[parted.indexOf(word)]!);
    const last = words.findLastIndex((word) => !left.includes(word));
    // RECONQUISTA 572, MERCEDES is a street of Mercedes.
    return words.slice(last + 1).some((word) => !unclear.left.includes(word)) ? undefined : { ...found, left };
  }

  private readonly isLargeCity = (name: string): boolean =>
    this.data.world.named(name).some((at) => this.data.world.populationOf(at) >= LARGE_CITY_PEOPLE);

  /** A large city of any country in which a part of the text begins or ends. */
  cityAnywhere(words: readonly Word[]): LocatedText | undefined {
    for (const named of citiesInParts(words, this.isLargeCity)) {
      const found = locate(named, '', [this.data.world]);
      if (found.status === 'verified' && !contractCountries.includes(found.place!.country)) return found;
    }
    return undefined;
  }

  /** The words with the large cities of East Asia cut off what runs on behind them. */
  cutAtCities(words: readonly Word[]): Word[] {
    return cutAtCities(words, this.isLargeCity);
  }

  /** The city that the postal code is around of a text that names no place. */
  atCodeArea(country: string, words: readonly Word[], found: LocatedText): LocatedText | undefined {
    const area = found.status === 'unmatched' ? areaOfWords(words, country, this.data.world) : undefined;
    return area && area.radius <= MOST_CODE_METRES ? atArea(area, words) : undefined;
  }

  /** 6A AVENIDA 10-22, ZONA 1, GUATEMALA: the city that is called as its country is, of a street with a number. */
  ofCountrysName(country: string, { words, ends }: Written, found: LocatedText): LocatedText | undefined {
    const before = words.slice(0, ends);
    const name = words.slice(ends);
    const isCity = name.length > 0 && this.hasPeople(country, textOf(name), ENDS_PART_PEOPLE);
    const isSure = CITY_STATES.has(country) || before.some(({ text }) => /\d/.test(text));
    if (found.place || !isCity || !isSure) return undefined;
    const city = this.locate(name, country);
    return city.place && city.status !== 'ambiguous' ? { ...city, status: 'partial', left: before } : undefined;
  }

  /** A city that begins or ends a part of the text, whatever stands beside it there. */
  private atCity(country: string, words: readonly Word[]): LocatedText | undefined {
    for (const named of citiesInParts(words, (name, people) => this.hasPeople(country, name, people))) {
      const found = this.locate(named, country);
      const { place, status, corrected } = found;
      if (!place || corrected || status !== 'verified') continue;
      return { ...found, status: 'partial', left: words.filter((word) => !named.includes(word)) };
    }
    return undefined;
  }

  /** The region or area that a part of a text names which names no place, else the country where it is small. */
  wider(country: string, { words, ends }: Written, found: LocatedText): Wider | undefined {
    const before = words.slice(0, ends);
    if (found.place) return this.regionNotPlace(before, country, found);
    if (found.status !== 'unmatched') return undefined;
    for (const part of partsOf(before).reverse()) {
      const named = part.filter(({ text }) => !/\d/.test(text));
      // The first part names a region where it says that it is one: ПСКОВСКАЯ ОБЛ.
      if (part.includes(before[0]!) && bareRegion(textOf(named)) === textOf(named)) continue;
      const area = this.alone.within(named, country, () => NOTHING);
      // RICH is no Rich County, but CO GALWAY is County Galway.
      const isMeant = area?.isClear === true && (area.kind === 'region' || area.isNamed || named.length > 1);
      if (isMeant) return { area, left: before.filter((word) => !named.includes(word)) };
    }
    const area = SMALL.has(country) ? this.alone.ofCountry(country) : undefined;
    return area && { area, left: before };
  }

  /** The street of a text, and its number there; undefined for none, or where no streets are installed. */
  onStreet(country: string, { words, ends }: Written, { place, left, code }: LocatedText): InRegister | undefined {
    if (left.length === 0) return undefined;
    const own = this.data.streetsOf(country);
    const register = own ? country : (countryOfTerritory(country) ?? '');
    const set = own ?? this.data.streetsOf(register);
    if (!set) return undefined;
    const isRegion = (part: readonly Word[]): boolean =>
      this.data.placesOf(country).some((places) => regionsNamed(places.regionsOf(country), textOf(part)).size > 0);
    const onStreet = findOnStreet({ words: words.slice(0, ends), left, place, code, isRegion, set, country: register });
    return onStreet && { ...onStreet, register };
  }

  /** AKESU CITY, XINJIANG: the region of that name, and not a village that is called so. */
  private regionNotPlace(words: readonly Word[], country: string, { place, left }: LocatedText): Wider | undefined {
    const { name } = place!;
    const region = left.length === 0 ? undefined : this.alone.inCountry(foldWorldName(name), country);
    const isMeant =
      region?.kind === 'region' &&
      region.isClear &&
      place!.people < TOWN_PEOPLE &&
      region.people > place!.people * MUCH_LARGER;
    const named = isMeant ? words.filter((word) => !left.includes(word)) : [];
    return isMeant && textOf(named) === foldWorldName(name) ? { area: region, left } : undefined;
  }

  /** True if a place of the country with so many people bears the name. */
  private hasPeople(country: string, name: string, people: number): boolean {
    return this.data
      .placesOf(country)
      .some((set) => rowsOf(set, set.named(name), country).some(({ place }) => place.population >= people));
  }

  /**
   * Locates without the country's name at the end, where that leaves anything. The name may be a region's or a place's
   * too (ÎLE DE FRANCE, MÉXICO, SINGAPORE): it is taken for that where all words are of use then.
   */
  withoutCountry(country: string, { words, ends, isGiven }: Written): LocatedText {
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
    // CALLE 8, SANTIAGO DE CUBA
    if (found.place && first === words && foldWorldName(found.place.name).endsWith(` ${name}`)) return found;
    const other = this.locate(second, country);
    // CP 06000 CIUDAD DE MÉXICO, but not what some call USA.
    const isOfName = !found.place && !other.left.includes(words[ends - 1]!);
    const isCityState = !found.place && SMALL.has(country) && other.place !== null;
    return isWhole(other) ||
      isOfName ||
      isCityState ||
      (isGiven && !isWhole(found) && (other.place || !SMALL.has(country)))
      ? other
      : found;
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

  /** The region or area of a country that the text is, where it is thought of before what is located of it. */
  areaIn(country: string, { words, ends }: Written, found: () => LocatedText): Area | undefined {
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

  locate(words: readonly Word[], country: string): LocatedText {
    const coded = contractCountries.includes(country) ? [] : [this.data.postalCodes];
    return locate(words, country, this.data.placesOf(country), coded);
  }
}
