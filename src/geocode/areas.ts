// Texts that are a country, a region or an area of one and nothing else, and whether they are that or a place of the
// name.
import { foldWorldName } from '../address/fold.js';
import { contractCountries } from '../contract/sources.js';
import type { FoundPlace } from '../data/places/place.js';
import type { PlaceSet } from '../data/places/read/place-set.js';
import { bareRegion } from '../data/places/region-names.js';
import type { Point } from '../data/points/metres.js';
import { codeOf, countryName, countryNamed, countryTranslated, STATES_TOO } from './country.js';
import { isEdge, textOf, type Word } from './words.js';

/** A country, a region, or an area within one (a county, a district). */
export interface Area {
  readonly kind: 'country' | 'region' | 'district';
  readonly country: string;
  /** Name of the region, '' for a country. */
  readonly region: string;
  /** Name of the area, '' for a region. */
  readonly district: string;
  readonly people: number;
  readonly point: Point;
  /** True for its own name as the data has it: KENT, but not ORANGE for Orange County. */
  readonly isNamed: boolean;
  /** Others that the text may mean, as `Lake County, Illinois`. */
  readonly others: readonly string[];
  /** False where one of the others is nearly as large. */
  readonly isClear: boolean;
  /** A city of its name within it, far from its middle. */
  readonly city?: string;
}

/** A region or small country in which a text lies that names no place, and what of the text is left. */
export interface Wider {
  readonly area: Area;
  readonly left: readonly Word[];
}

/** A place of a region's name is thought of first where it has so many people, or lies in it, or is the larger. */
const CITY_PEOPLE = 100_000;
/** And so large a share of the region's. */
const CITY_SHARE = 8;
/** A town is thought of before the district that it lies in; any place before one whose full name is another. */
const TOWN_PEOPLE = 1_000;
/** A country's own city is it where so large a share lives there: SINGAPORE. */
const CITY_STATE_SHARE = 2;
/** An area so many times as large as any namesake is the one that is meant. */
const MUCH_LARGER = 3;
/** Countries whose regions or areas are cantons. */
const WITH_CANTONS = new Set(['BA', 'BO', 'CH', 'CR', 'EC', 'FR', 'LU', 'SV']);
/** Shorter names are codes, which only the country tells apart. */
const LONGEST_CODE = 3;

/** Finds them among `areas`. */
export class Areas {
  constructor(private readonly areas: PlaceSet) {}

  /** The country that the words name, by a name or a code; `inOtherWords`: by a name in another language alone. */
  country(words: readonly Word[], inOtherWords: boolean): Area | undefined {
    const text = textOf(words);
    const code = /^[A-Z]{2,3}$/.test(text) && STATES_TOO.has(text) === inOtherWords ? codeOf(text) : undefined;
    const country = code ?? (inOtherWords ? countryTranslated(text) : countryNamed(text));
    const area = country === undefined ? undefined : this.ofCountry(country);
    if (!area) return undefined;
    // SCOTLAND says the country, but is a region of it.
    const within = text === foldWorldName(countryName(area.country)) ? [] : this.rowsOf(text, area.country);
    const region = within.find((row) => row.area === '' && foldWorldName(row.name) === text && row.region.code !== '');
    if (region) return best([region], text);
    // GEORGIA is a state of another country too.
    // CA is California too, and SA South Australia.
    const states = code !== undefined && inOtherWords ? [this.named(text, 'US'), this.named(text, 'CA')].flat() : [];
    if (code === 'SA') states.push(...this.named('SOUTH AUSTRALIA', 'AU'));
    const others = code !== undefined && inOtherWords ? states : this.named(text, '');
    const larger = others.filter((row) => row.area === '' && (states.length > 0 || row.population > area.people));
    return { ...area, others: larger.map(nameOf), isClear: larger.length === 0 };
  }

  /** The country itself. */
  ofCountry(country: string): Area | undefined {
    const row = this.rowsOf(foldWorldName(countryName(country)), country).find(({ region }) => region.code === '');
    return row && { ...areaOf(row), isNamed: true, others: [], isClear: true };
  }

  /** The region or area that the words name in a country ('' for any), with its region behind it or not. */
  find(words: readonly Word[], country: string): Area | undefined {
    for (let end = words.length; end > 0; end--) {
      if (end < words.length && !isEdge(words, end) && words.length - end > 2) continue;
      const within = textOf(words.slice(end));
      const name = textOf(words.slice(0, end));
      if (country === '' && within === '' && isCode(name)) continue;
      const found = this.named(name, country).filter(
        (row) => within === '' || (row.area !== '' && this.isRegion(row.region, within)),
      );
      if (found.length > 0) return best(found, name);
    }
    return undefined;
  }

  private named(name: string, country: string): FoundPlace[] {
    // A county is no district of Australia or New Zealand: ORANGE COUNTY is not the one around Orange, NSW.
    const isOfOthers = contractCountries.includes(country) && name.endsWith(' COUNTY');
    const bare = isOfOthers ? name : bareRegion(name);
    const rows = this.rowsOf(name, country);
    // CANTON, OHIO is a town: no state is a canton.
    const isCanton = /^[CK]ANTON /.test(name);
    return (rows.length > 0 || bare === name ? rows : this.rowsOf(bare, country)).filter(
      ({ region }) => region.code !== '' && (!isCanton || WITH_CANTONS.has(region.country)),
    );
  }

  private isRegion(region: FoundPlace['region'], name: string): boolean {
    return this.rowsOf(name, region.country).some((row) => row.area === '' && row.region === region);
  }

  private rowsOf(name: string, country: string): FoundPlace[] {
    return Array.from(this.areas.named(name), (at) => this.areas.place(at)).filter(
      ({ region }) => country === '' || region.country === country,
    );
  }
}

/**
 * True where a place of the area's name, with so many people, is thought of before it. `isWithin`: it lies in the same
 * region; `isGiven`: the country is said beside the text, so that a text of its name is rather its city.
 */
export function isPlaceFirst(
  { kind, people: all, isNamed }: Area,
  { people, isWithin, isGiven }: { readonly people: number; readonly isWithin: boolean; readonly isGiven: boolean },
): boolean {
  const isLarge = people * CITY_SHARE >= all;
  if (kind === 'country') return isGiven ? isLarge : people * CITY_STATE_SHARE >= all;
  if (kind === 'district') return !isNamed || (people >= TOWN_PEOPLE && isWithin) || isLarge;
  return isLarge && (people >= CITY_PEOPLE || isWithin || people >= all);
}

const isCode = (name: string): boolean => name.length <= LONGEST_CODE && /^[A-Z]+$/.test(name);

/** Regions before areas, then the largest. */
function best(rows: readonly FoundPlace[], name: string): Area {
  const regions = rows.filter(({ area }) => area === '');
  const sorted = [...(regions.length > 0 ? regions : rows)].sort((a, b) => b.population - a.population);
  const [first, second] = sorted as [FoundPlace, FoundPlace?];
  return {
    ...areaOf(first),
    isNamed: foldWorldName(first.name) === name,
    others: sorted.slice(1).map(nameOf),
    isClear: !second || first.population >= second.population * MUCH_LARGER,
  };
}

const nameOf = ({ name, area, region }: FoundPlace): string =>
  [name, area === '' ? '' : region.name, countryName(region.country)].filter((part) => part !== '').join(', ');

function areaOf({
  region,
  area,
  name,
  population,
  latitude,
  longitude,
}: FoundPlace): Omit<Area, 'isNamed' | 'others' | 'isClear'> {
  const isRegion = area === '';
  const kindWithin = isRegion ? 'region' : 'district';
  return {
    kind: region.code === '' ? 'country' : kindWithin,
    country: region.country,
    region: region.code === '' ? '' : region.name || name,
    district: area,
    people: population,
    point: [latitude, longitude],
  };
}
