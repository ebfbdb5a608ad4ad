// The decisions of geocode: Australian and New Zealand lines through the cleanse, down to the unit; every other
// country, and what the cleanse does not place, by the places, postal codes and streets that are known of it.
import { foldWorldName } from '../address/fold.js';
import { COUNTRY_IN_TEXT, MISSING_COUNTRY } from '../contract/fields/country-in-text.js';
import type { GeocodeInput } from '../contract/operations/geocode.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { contractCountries } from '../contract/sources.js';
import { AreasAlone } from './alone.js';
import { withCityElsewhere, withMetropolisElsewhere, withStreetInDoubt } from './city-elsewhere.js';
import { codeOf, countryCode, countryName } from './country.js';
import { doubtOf } from './doubt.js';
import { Elsewhere, hasPoint } from './elsewhere.js';
import { fromHome } from './home/describe.js';
import { AloneNz } from './home/alone-nz.js';
import { HomePlaces } from './home/home-places.js';
import { fromArea, hasUnread, fromPlace, fromStreet, fromWider } from './describe.js';
import { ByCleanse } from './home/by-cleanse.js';
import { InCountry, type Written } from './in-country.js';
import { territoryOf, withOwnCode } from './territories.js';
import { pairElsewhere } from './pair-elsewhere.js';
import { plainText, withContacts } from './plain-text.js';
import { countryLast, otherCountry } from './country-in-line.js';
import { locate } from './locate.js';
import { NOTHING, type LocatedText } from './located-text.js';
import { isOwnName } from './own-name.js';
import { notLocated } from './not-located.js';
import type { TextReader } from './text-reader.js';
import { withFullCities } from './short-cities.js';
import { atItsPostcode } from './without-point.js';
import { hasName, partsOf, textOf, wordsOf, type Word } from './words.js';
import type { WorldData } from './world-data.js';

/** Answers one record at a time. */
export class Geocoder {
  private readonly homeNz: AloneNz;
  private loadedHome: HomePlaces | undefined;
  private readonly alone: AreasAlone;
  private readonly byCleanse: ByCleanse;
  private readonly within: InCountry;
  private readonly elsewhere: Elsewhere;

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
    );
    this.elsewhere = new Elsewhere(
      data,
      this.within,
      (country, written) => this.answerIn(country, written),
      (words) => this.homeNz.place(words) !== undefined,
    );
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
    const { text: plain, contacts } = plainText(fullAddress!);
    const text = withFullCities(plain);
    const asked = given.toUpperCase() === COUNTRY_IN_TEXT ? '' : countryCode(given);
    if (asked === undefined) return `the country '${given}' is not known; give a name or a code of ISO 3166-1`;
    const words = wordsOf(text);
    const line = { fullAddress: fullAddress!, text, words, ends: words.length, isGiven: asked !== '' };
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
    const atEnd = countryLast(words, asked, (named) => this.atHomeAlone(named, fallback) !== undefined);
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
      if (asked !== '' || hasPoint(answer)) return answer;
      // OURO PRETO, MG is not in Madagascar, but BIRMINGHAM, FRANCE is nowhere.
      const said = textOf(atEnd?.words.slice(atEnd.ends) ?? []);
      const isState = said.length === 2 && codeOf(said) === country;
      return (
        this.inOtherCountry(words, fallback) ??
        (isState ? this.elsewhere.ofEvidence(line, fallback) : undefined) ??
        answer
      );
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
    return this.atHome(line, fallback);
  }

  /** The country that a line says in another way; a place beside its region says its own (MEDELLÍN, ANTIOQUIA). */
  private countryAbroad(line: Written): string {
    const { fullAddress, words } = line;
    const country = this.reader.countryAbroad(fullAddress);
    const { status, place } = country === '' ? NOTHING : locate(words, '', [this.data.world]);
    if (status === 'verified') return place!.country;
    return country === '' ? '' : this.elsewhere.likelier(line, country);
  }

  /** A line that names no country: of the `fallback`, unless it says more of another. */
  private atHome(line: Written, fallback: string): Geocoded {
    const { words } = line;
    const answer = this.answerIn(fallback, line);
    const isSlip = answer.status === 'corrected' && answer.level === 'locality';
    const { status } = answer;
    const isSure = status === 'verified' || status === 'corrected' || (status === 'ambiguous' && hasPoint(answer));
    const doubt = doubtOf(answer, words);
    if (!isSlip && isSure && doubt === '') {
      const area = this.alone.beyondTown(words, answer);
      const withCity = partsOf(words).length > 1 ? withMetropolisElsewhere : withCityElsewhere;
      return area ? fromArea(area) : withCity(answer, words, this.data.world);
    }
    const alone = (country: string): Geocoded | undefined => this.atHomeAlone(words, country);
    const isRespelt =
      status === 'partial' &&
      !hasName(words, foldWorldName(answer.city ?? '')) &&
      !hasName(words, answer.postcode ?? '');
    const city = status === 'unmatched' || isRespelt ? '' : (answer.city ?? '');
    const pair =
      this.elsewhere.ofLastWords(line, city) ??
      pairElsewhere(answer, words, this.data, alone, (country) => this.answerIn(country, line));
    if (pair) return pair;
    const elsewhere = this.anywhere(words) ?? this.elsewhere.ofCodeAlone(words);
    if (typeof elsewhere === 'string') return { ...answer, messages: [...(answer.messages ?? []), elsewhere] };
    const isExact = elsewhere?.status === 'verified' || (isSlip && elsewhere?.status === 'ambiguous');
    if (elsewhere && (isExact || !hasPoint(answer))) return withStreetInDoubt(elsewhere, words);
    if (status === 'unmatched') return this.elsewhere.of(line, fallback) ?? answer;
    const isNested = doubt === 'nested';
    const other = doubt === '' ? undefined : this.elsewhere.ofStrongEvidence(line, fallback, isNested, answer.country!);
    if (other) return other;
    // BAKER STREET, LONDON is not in Condon, but BEVERLEY HILLS 2209 is what has that postcode.
    const there = isRespelt
      ? (this.elsewhere.ofLine(line, fallback) ?? this.elsewhere.ofOtherCountry(line, fallback, answer.country ?? ''))
      : undefined;
    if (there) return there;
    const said = answer.level === 'locality' ? this.elsewhere.ofPart(line) : undefined;
    return said ?? withMetropolisElsewhere(answer, words, this.data.world);
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
