// geocode: Australian and New Zealand lines through the cleanse, down to the unit; every other country, and what the
// cleanse does not place, by the postal codes that are imported for it and the places that come with the package.
import type { GeocodeInput } from '../contract/geocode.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { alpha3Of, countryAtEnd, countryCode, countryName } from '../geocode/country.js';
import { locate, wordsOf, type Located } from '../geocode/locate.js';
import { setFile, type InstalledSet } from '../reference/catalogue.js';
import { PlaceSet } from '../reference/place-set.js';
import { openWorldPlaces } from '../reference/world-places.js';
import { CONTRACT_COUNTRIES } from './sources.js';

type Cleanse = (text: string, country: string) => ValidatedAddress;

/** Answers one record at a time; a country's places are opened at the first question for it. */
export class Geocoder {
  readonly #opened = new Map<string, PlaceSet | null>();
  #world: PlaceSet | undefined;

  constructor(private readonly dataDir: string, private readonly placeSets: readonly InstalledSet[]) {}

  /** The answer, or why there is none: a country that is not known. `fallback`: the country of records that name none, '' for none. */
  answer({ country: given, fullAddress }: GeocodeInput, fallback: string, cleanse: Cleanse): Geocoded | string {
    const asked = given === '' ? '' : countryCode(given), words = wordsOf(fullAddress);
    if (asked === undefined) return `the country '${given}' is not known; give a name or a code of ISO 3166-1`;
    const atEnd = countryAtEnd(words.map(({ text }) => text), asked, words.at(-1)?.part !== words.at(-2)?.part), country = asked || (atEnd?.country ?? fallback);
    if (country === '') return 'no country is given; name it in a column of its own or at the end of the text';
    if (CONTRACT_COUNTRIES.includes(country)) {
      const cleansed = cleanse(fullAddress, country);
      if ((cleansed.attributes?.['Latitude'] ?? '') !== '' || cleansed.status === 'ambiguous') return fromCleanse(cleansed, country);
      const found = this.#locate(words.slice(0, words.length - (atEnd?.length ?? 0)), country);
      return found.place ? fromPlace(found, country, []) : fromCleanse(cleansed, country);
    }
    const place = words.slice(0, words.length - (atEnd?.length ?? 0)), found = this.#locate(place, country);
    return fromPlace(found, country, this.#missing(found, country));
  }

  close(): void {
    for (const set of this.#opened.values()) set?.close();
    this.#world?.close();
  }

  #locate(words: Parameters<typeof locate>[0], country: string): Located {
    const own = this.#of(country), world = this.#world ??= openWorldPlaces();
    return locate(words, country, own ? [own, world] : [world]);
  }

  #of(country: string): PlaceSet | null {
    let set = this.#opened.get(country);
    if (set === undefined) {
      const installed = this.placeSets.find((candidate) => candidate.country === country);
      this.#opened.set(country, set = installed ? PlaceSet.open(setFile(this.dataDir, installed)) : null);
    }
    return set;
  }

  /** What was not looked for, for want of data. */
  #missing({ left, status }: Located, country: string): string[] {
    if (left.length === 0 || status === 'ambiguous') return [];
    const noCodes = this.#of(country) === null && left.some((word) => /\d/.test(word));
    return [`not located: ${left.join(' ')} (no addresses${noCodes ? ' and no postal codes' : ''} of ${country} are installed)`];
  }
}

const countryAttributes = (country: string): Record<string, string> => ({ CountryIso2: country, CountryIso3: alpha3Of(country) });

function fromCleanse(cleansed: ValidatedAddress, country: string): Geocoded {
  const plain = cleansed.status === 'partial' && cleansed.level === 'locality' && !cleansed.street && !cleansed.streetNumber && !cleansed.lotNumber && !cleansed.subdwelling && !cleansed.postal && !cleansed.buildingName;
  const { careOf: _careOf, exception: _exception, confidence: _confidence, runnerUp: _runnerUp, changedItems: _changes, candidates: _candidates, locality, townCity, suburb, state, rdNumber: _rd, deliveredTo: _to, ...common } = cleansed;
  // A line that names nothing below the place is answered in full by the place.
  return { ...common, ...(plain ? { status: 'verified' as const, messages: [] } : {}), _type: 'AddressIntl', country, city: locality ?? townCity ?? null, district: suburb ?? null, province: state ?? null, attributes: { ...cleansed.attributes, ...countryAttributes(country) } };
}

function fromPlace({ status, level, place, source, messages }: Located, country: string, more: readonly string[]): Geocoded {
  const all = [...messages, ...more];
  if (!place) return { _type: 'AddressIntl', fullAddress: '', country, status, level, attributes: countryAttributes(country), messages: status === 'unmatched' ? [`no place of ${countryName(country)} is known by that name or postal code`, ...all] : all };
  const { name, region, postcode, point: [latitude, longitude] } = place, province = region === name ? '' : region;
  return {
    _type: 'AddressIntl', fullAddress: [name, [province, postcode].filter(Boolean).join(' '), countryName(country)].filter(Boolean).join(', '), country, postcode, city: name, province: region,
    status, level, sourceOfTruth: source, attributes: { Latitude: (latitude / 1e7).toFixed(7), Longitude: (longitude / 1e7).toFixed(7), ...countryAttributes(country) }, messages: all,
  };
}
