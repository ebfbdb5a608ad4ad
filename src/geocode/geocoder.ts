// The decisions of geocode: Australian and New Zealand lines through the cleanse, down to the unit; every other
// country, and what the cleanse does not place, by the places, postal codes and streets that are known of it.
import { regionOfAustralia } from '../address/vocabulary/regions-au.js';
import { COUNTRY_IN_TEXT, MISSING_COUNTRY } from '../contract/fields/country-in-text.js';
import type { GeocodeInput } from '../contract/operations/geocode.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { contractCountries } from '../contract/sources.js';
import { AreasAlone } from './alone.js';
import { codeOf, countryCode, countryName } from './country.js';
import { Elsewhere } from './elsewhere.js';
import { hasPoint } from './has-point.js';
import { fromHome } from './home/describe.js';
import { AloneNz } from './home/alone-nz.js';
import { HomePlaces } from './home/home-places.js';
import { LinesAtHome } from './home/lines-at-home.js';
import { fromArea, hasUnread, fromPlace, fromStreet, fromWider } from './describe.js';
import { ByCleanse } from './home/by-cleanse.js';
import { InCountry, type Written } from './in-country.js';
import { territoryOf, withOwnCode } from './territories.js';
import { plainText, withContacts } from './plain-text.js';
import { otherCountry } from './country-in-line.js';
import { lineEnd } from './line-end.js';
import { locate } from './locate.js';
import { NOTHING, type LocatedText } from './located-text.js';
import { isOwnName } from './own-name.js';
import { notLocated } from './not-located.js';
import type { TextReader } from './text-reader.js';
import { withFullCities } from './short-cities.js';
import { withFullName } from './wording/nicknames.js';
import { atItsPostcode } from './without-point.js';
import { textOf, wordsOf, type Word } from './words.js';
import type { WorldData } from './world-data.js';

/** Answers one record at a time. */
export class Geocoder {
  private readonly homeNz: AloneNz;
  private loadedHome: HomePlaces | undefined;
  private readonly alone: AreasAlone;
  private readonly byCleanse: ByCleanse;
  private readonly within: InCountry;
  private readonly elsewhere: Elsewhere;
  private readonly atHome: LinesAtHome;

  constructor(
    private readonly data: WorldData,
    private readonly reader: TextReader,
  ) {
    this.alone = new AreasAlone(data);
    this.within = new InCountry(data, this.alone);
    this.byCleanse = new ByCleanse(
      data,
      reader,
      this.within,
      () => this.home,
      (words, country) => this.atHomeAlone(words, country),
      (name) => this.alone.inCountry(name, 'AU'),
    );
    this.elsewhere = new Elsewhere(
      data,
      this.within,
      (country, written) => this.answerIn(country, written),
      (words) => this.homeNz.place(words) !== undefined,
    );
    this.atHome = new LinesAtHome(data, this.alone, this.elsewhere, {
      inCountry: (country, line) => this.answerIn(country, line),
      atHomeAlone: (words, country) => this.atHomeAlone(words, country),
      anywhere: (words) => this.anywhere(words),
    });
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
    const asked = given.toUpperCase() === COUNTRY_IN_TEXT ? '' : countryCode(given);
    if (asked === undefined) return `the country '${given}' is not known; give a name or a code of ISO 3166-1`;
    const written = withFullName(fullAddress!, asked);
    const { text: plain, contacts } = plainText(written);
    const text = withFullCities(plain);
    const words = wordsOf(text);
    const line = { fullAddress: written, text, words, ends: words.length, isGiven: asked !== '' };
    const other = otherCountry(words, asked, (named) => this.atHomeAlone(named, asked) !== undefined);
    const answer = other
      ? this.answerLine({ ...line, isGiven: false }, '', '')
      : this.answerLine(line, asked, fallback);
    if (typeof answer === 'string') return answer;
    const located = atItsPostcode(answer, (code) => (asked ? this.atHomeAlone(wordsOf(code), asked) : undefined));
    const said = other ? [`the text names ${countryName(other)}, and not ${countryName(asked)}`] : [];
    return { ...located, messages: withContacts([...said, ...(located.messages ?? [])], contacts) };
  }

  private answerLine(line: Written, asked: string, fallback: string): Geocoded | string {
    const { words } = line;
    const whole = this.alone.country(words, asked);
    if (whole) return fromArea(whole);
    const isHome = (named: readonly Word[]): boolean => this.atHomeAlone(named, fallback) !== undefined;
    const regionOf = (name: string): string | undefined =>
      fallback === 'AU' && regionOfAustralia(name) ? fallback : this.alone.regionOf(name);
    const atEnd = lineEnd(words, asked, isHome, regionOf);
    const isPlace = (): boolean => (this.anywhere(words) ?? this.atHomeAlone(words, fallback))?.status === 'verified';
    const named = asked || atEnd ? undefined : this.elsewhere.besideCountry(line, isPlace);
    if (named) return named;
    const country = asked || (atEnd?.country ?? (fallback === '' ? '' : this.countryAbroad(line)));
    // BERLIN DE: the line's own country, by a code that may be something else.
    const isCode = !atEnd && country !== '' && words.length > 1 && codeOf(words.at(-1)!.text) === country;
    const written = { ...line, ...(atEnd ?? { ends: words.length - (isCode ? 1 : 0) }) };
    const there = this.inTerritory(country, written);
    if (there) return there;
    if (country !== '') {
      const answer = this.answerIn(country, written);
      if (asked !== '' || hasPoint(answer)) return asked === '' ? this.atHome.orInState(line, answer)! : answer;
      // OURO PRETO, MG is not in Madagascar, but BIRMINGHAM, FRANCE is nowhere.
      const said = textOf(atEnd?.words.slice(atEnd.ends) ?? []);
      const isState = said.length === 2 && codeOf(said) === country;
      const other = this.inOtherCountry(words, fallback);
      const weighed = isState && !other ? this.elsewhere.ofEvidence(line, fallback) : undefined;
      return other ?? (isState || isCode ? this.atHome.orInLargerState(line, weighed, country) : undefined) ?? answer;
    }
    if (fallback === '') {
      return (
        this.anywhere(words) ??
        this.elsewhere.ofCode(line) ??
        this.elsewhere.ofCodeAlone(words) ??
        this.elsewhere.of(line, fallback) ??
        'no country is given, and no place of the world is known by that name; name the country in a column of ' +
          'its own or at the end of the text'
      );
    }
    return this.atHome.answer(line, fallback);
  }

  /** The country that a line says in another way; a place beside its region says its own (MEDELLÍN, ANTIOQUIA). */
  private countryAbroad(line: Written): string {
    const { fullAddress, words } = line;
    const country = this.reader.countryAbroad(fullAddress);
    const { status, place } = country === '' ? NOTHING : locate(words, '', [this.data.world]);
    if (status === 'verified') return place!.country;
    return country === '' ? '' : this.elsewhere.likelier(line, country);
  }

  /** The answer in a territory of the country, if it has one. */
  private inTerritory(country: string, written: Written): Geocoded | undefined {
    const territory = territoryOf(written.words, country, written.ends);
    if (!territory) return undefined;
    const whole = territory.ends === 0 ? this.alone.ofCountry(territory.country) : undefined;
    const answer = whole ? fromArea(whole) : this.answerIn(territory.country, { ...written, ends: territory.ends });
    if (!hasPoint(answer)) return undefined;
    return written.isGiven ? withOwnCode(answer) : answer;
  }

  private answerIn(country: string, written: Written): Geocoded {
    const named = written.words.slice(0, written.ends);
    if (country === 'NZ') return this.homeNz.placeOr(named, () => this.byCleanse.answer(country, written));
    if (!contractCountries.includes(country)) return this.byPlacesAndStreets(country, written);
    const answer = this.byCleanse.answer(country, written);
    // CHRISTCHURCH, CANTERBURY: a line that is of New Zealand after all, and of nothing but a place there.
    const isOpen = hasUnread(answer);
    const isAcross = answer.country === 'NZ' && answer.level === 'locality' && (isOpen || answer.status === 'partial');
    const there = isAcross ? this.homeNz.place(named) : undefined;
    return there && hasPoint(there) && (isOpen || there.status === 'verified') ? there : answer;
  }

  private byPlacesAndStreets(country: string, written: Written): Geocoded {
    const found = this.within.located(country, written);
    const area = this.within.areaIn(country, written, () => found);
    if (area) return fromArea(area);
    const onStreet = this.within.onStreet(country, written, found);
    if (onStreet) return fromStreet(onStreet, found, country);
    const around = this.within.atCodeArea(country, written.words.slice(0, written.ends), found);
    if (around) return this.placed(around, country);
    const wider = this.within.wider(country, written, found);
    const capital = wider ? undefined : this.within.ofCountrysName(country, written, found);
    if (capital) return this.placed(capital, country);
    return wider
      ? fromWider(wider.area, notLocated(this.data, { left: wider.left, status: 'partial' }, country))
      : this.placed(found, country);
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

  /** The place of a text whose end is no country: GEORGIA is a state too, NEW ITALY a locality of the `fallback`. */
  private inOtherCountry(words: readonly Word[], fallback: string): Geocoded | undefined {
    const anywhere = this.anywhere(words);
    if (anywhere && anywhere.level !== 'locality') return anywhere;
    return this.atHomeAlone(words, fallback) ?? anywhere;
  }

  private placed(found: LocatedText, country: string): Geocoded {
    return fromPlace(found, country, notLocated(this.data, found, country));
  }

  /** The place of the `fallback` that the words are and nothing else. */
  private atHomeAlone(words: readonly Word[], fallback: string): Geocoded | undefined {
    if (fallback === 'NZ') return this.homeNz.place(words);
    const home = fallback === 'AU' ? this.home.find(words) : undefined;
    return home && fromHome(home);
  }
}
