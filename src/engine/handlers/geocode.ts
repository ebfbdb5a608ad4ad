// geocode: Australian and New Zealand lines through the cleanse, down to the unit; every other country, and what the
// cleanse does not place, by the postal codes that are imported for it and the places that come with the package.
import type { GeocodeInput } from '../../contract/operations/geocode.js';
import type { ValidatedAddress } from '../../contract/schema/cleanse.js';
import type { Geocoded } from '../../contract/schema/geocode.js';
import { countryAtEnd, countryCode, countryName } from '../../geocode/country.js';
import { countryAttributes, degrees, fullLine, streetLine } from '../../geocode/lines.js';
import { locate, type Located } from '../../geocode/locate.js';
import { regionsNamed } from '../../geocode/regions.js';
import { textOf, wordsOf, type Word } from '../../geocode/words.js';
import { metresBetween, type Point } from '../../data/points/metres.js';
import { findOnStreet, type OnStreet } from '../../geocode/street.js';
import { OPENADDRESSES_SOURCE } from '../../data/kinds.js';
import { foldWorldName } from '../../address/fold.js';
import type { Handler } from '../context.js';
import { CONTRACT_COUNTRIES } from '../sources.js';
import { worldSets, type WorldSets } from '../world-sets.js';

/** The operation `geocode`: null, with a message, at the index of a record whose country is not known. */
export const handleGeocode: Handler = (request, access) => {
  const source = request.sourceOfTruth ?? access.defaultSource;
  const fallback = access.countryFor(source);
  const messages: string[] = [];
  const geocoder = new Geocoder(worldSets(access));
  const payload = (request.payload as GeocodeInput[]).map((record, i) => {
    const answer = geocoder.answer(
      record,
      fallback,
      (text, country) => access.cleanse([{ fullAddress: text }], request, country).payload[0] as ValidatedAddress,
    );
    if (typeof answer !== 'string') return answer;
    messages.push(`record ${i + 1}: ${answer}`);
    return null;
  });
  return { status: 'SUCCESS', messages, payload };
};

type Cleanse = (text: string, country: string) => ValidatedAddress;

/** Answers one record at a time. */
class Geocoder {
  constructor(private readonly sets: WorldSets) {}

  /**
   * The answer, or why there is none: a country that is not known. `fallback`: the country of records that name none,
   * '' for none.
   */
  answer({ country: given, fullAddress }: GeocodeInput, fallback: string, cleanse: Cleanse): Geocoded | string {
    const asked = given === '' ? '' : countryCode(given);
    const words = wordsOf(fullAddress);
    if (asked === undefined) return `the country '${given}' is not known; give a name or a code of ISO 3166-1`;
    const atEnd = countryAtEnd(
      words.map(({ text }) => text),
      asked,
      words.at(-1)?.part !== words.at(-2)?.part,
    );
    const country = asked || (atEnd?.country ?? '');
    const ends = atEnd ? words.length - atEnd.length : words.length;
    if (country !== '') {
      const answer = this.answerIn(country, words, ends, asked !== '', fullAddress, cleanse);
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
    const answer = this.answerIn(fallback, words, words.length, false, fullAddress, cleanse);
    if (answer.status === 'verified' || answer.status === 'corrected' || answer.status === 'ambiguous') return answer;
    const elsewhere = this.anywhere(words);
    return elsewhere && (elsewhere.status === 'verified' || !hasPoint(answer)) ? elsewhere : answer;
  }

  /**
   * The answer in a country. `ends`: where the country's own name begins among the words; `isGiven`: it is said beside
   * the text.
   */
  private answerIn(
    country: string,
    words: readonly Word[],
    ends: number,
    isGiven: boolean,
    fullAddress: string,
    cleanse: Cleanse,
  ): Geocoded {
    const found = (): Located => this.withoutCountry(words, ends, isGiven, country);
    if (CONTRACT_COUNTRIES.includes(country)) {
      const cleansed = cleanse(fullAddress, country);
      const point = pointOf(cleansed);
      if (point && cleansed.level !== 'locality' && cleansed.level !== 'none') return fromCleanse(cleansed, country);
      const place = found();
      const isWhole = place.place !== null && place.left.length === 0;
      // Of namesakes that the line leaves open, the cleanse does not know the larger.
      const isOther =
        isWhole &&
        place.status !== 'ambiguous' &&
        (!point || metresBetween(point, place.place!.point) > NAMESAKE_METRES);
      return isOther || (!point && place.place && (isWhole || cleansed.status !== 'ambiguous'))
        ? fromPlace(place, country, [])
        : fromCleanse(cleansed, country);
    }
    const place = found();
    const streets = this.sets.streetsOf(country);
    const onStreet =
      streets && place.place && place.left.length > 0
        ? findOnStreet(place.left, place.place, place.code, streets)
        : undefined;
    return onStreet ? fromStreet(onStreet, place, country) : fromPlace(place, country, this.missing(place, country));
  }

  /**
   * Locates without the country's name at the end, where that leaves anything. The name may be a region's or a place's
   * too (ÎLE DE FRANCE, MÉXICO, SINGAPORE): it is taken for that where all words are of use then.
   */
  private withoutCountry(words: readonly Word[], ends: number, isGiven: boolean, country: string): Located {
    const isWhole = ({ place, left, status }: Located): boolean =>
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
    return this.sets
      .placesOf(country)
      .some(
        (set) =>
          regionsNamed(set.regionsOf(country), name).size > 0 ||
          set.named(name).some((at) => set.countryOf(at) === country),
      );
  }

  /** The largest place of the world that the whole text names; undefined for none. */
  private anywhere(words: readonly Word[]): Geocoded | undefined {
    const found = locate(words, '', [this.sets.world]);
    return found.place && found.left.length === 0 ? fromPlace(found, found.place.country, []) : undefined;
  }

  private locate(words: readonly Word[], country: string): Located {
    return locate(words, country, this.sets.placesOf(country));
  }

  /** What was not looked for, for want of data. */
  private missing({ left, status }: Located, country: string): string[] {
    if (left.length === 0 || status === 'ambiguous') return [];
    const lacking = [
      ...(this.sets.streetsOf(country) ? [] : ['addresses']),
      ...(this.sets.hasPlaces(country) || !left.some(({ text }) => /\d/.test(text)) ? [] : ['postal codes']),
    ];
    return [
      `not located: ${textOf(left)}${
        lacking.length === 0 ? '' : ` (no ${lacking.join(' and no ')} of ${country} are installed)`
      }`,
    ];
  }
}

/** From here on a place of the same name is another. */
const NAMESAKE_METRES = 50_000;
const hasPoint = ({ attributes }: Geocoded): boolean => (attributes?.['Latitude'] ?? '') !== '';
const pointOf = ({ attributes }: ValidatedAddress): Point | null =>
  attributes?.['Latitude']
    ? [Math.round(Number(attributes['Latitude']) * 1e7), Math.round(Number(attributes['Longitude']) * 1e7)]
    : null;

function fromCleanse(cleansed: ValidatedAddress, country: string): Geocoded {
  const plain =
    cleansed.status === 'partial' &&
    cleansed.level === 'locality' &&
    !cleansed.street &&
    !cleansed.streetNumber &&
    !cleansed.lotNumber &&
    !cleansed.subdwelling &&
    !cleansed.postal &&
    !cleansed.buildingName;
  const {
    careOf: _careOf,
    exception: _exception,
    confidence: _confidence,
    runnerUp: _runnerUp,
    changedItems: _changes,
    candidates: _candidates,
    locality,
    townCity,
    suburb,
    state,
    rdNumber: _rd,
    deliveredTo: _to,
    ...common
  } = cleansed;
  // A line that names nothing below the place is answered in full by the place.
  return {
    ...common,
    ...(plain ? { status: 'verified' as const, messages: [] } : {}),
    _type: 'AddressIntl',
    country,
    city: locality ?? townCity ?? null,
    district: suburb ?? null,
    province: state ?? null,
    attributes: { ...cleansed.attributes, ...countryAttributes(country) },
  };
}

function fromPlace(
  { status, level, place, source, messages }: Located,
  country: string,
  more: readonly string[],
): Geocoded {
  const all = [...messages, ...more];
  if (!place) {
    return {
      _type: 'AddressIntl',
      fullAddress: '',
      country,
      status,
      level,
      attributes: countryAttributes(country),
      messages:
        status === 'unmatched'
          ? [`no place of ${countryName(country)} is known by that name or postal code`, ...all]
          : all,
    };
  }
  const {
    name,
    area,
    region,
    id,
    postcode,
    point: [latitude, longitude],
  } = place;
  const province = region === name ? '' : region;
  return {
    _type: 'AddressIntl',
    ...(id === '' ? {} : { id: `${country}|${source}|${id}` }),
    fullAddress: fullLine(country, [name, [province, postcode].filter(Boolean).join(' ')]),
    country,
    postcode,
    city: name,
    ...(area === '' ? {} : { district: area }),
    province: region,
    status,
    level,
    sourceOfTruth: source,
    attributes: { Latitude: degrees(latitude), Longitude: degrees(longitude), ...countryAttributes(country) },
    messages: all,
  };
}

function fromStreet(
  { street, address, left, corrected, written, otherCode }: OnStreet,
  found: Located,
  country: string,
): Geocoded {
  const place = found.place!;
  const city = street.city || place.name;
  const postcode = address?.postcode || place.postcode;
  const number = address?.number ?? '';
  const point = address ?? street;
  const line = streetLine(country, street.name, number);
  const unread = left.filter(({ text }) => address !== null || text !== written);
  const messages = [
    ...found.messages,
    ...(address !== null
      ? []
      : [written === '' ? 'no number is given' : `there is no number ${written} in ${street.name}`]),
    ...(otherCode ? ['the postal code is not the one of the address'] : []),
    ...(unread.length > 0 ? [`not located: ${textOf(unread)}`] : []),
  ];
  const isWhole = address !== null && left.length === 0 && !otherCode && found.messages.length === 0;
  return {
    _type: 'AddressIntl',
    id: address && address.id !== '' ? `${country}|${OPENADDRESSES_SOURCE}|${address.id}` : null,
    fullAddress: fullLine(country, [line, [city, postcode].filter(Boolean).join(' ')]),
    country,
    postcode,
    city,
    province: place.region,
    street: street.name,
    streetNumber: number || null,
    status: isWhole ? (corrected || found.status === 'corrected' ? 'corrected' : 'verified') : 'partial',
    level: address ? 'address' : 'street',
    sourceOfTruth: OPENADDRESSES_SOURCE,
    attributes: {
      Latitude: degrees(point.latitude),
      Longitude: degrees(point.longitude),
      ...countryAttributes(country),
    },
    messages,
  };
}
