// Texts that are nothing but a country, region or area: whether they are thought of before the places of their name.
import { foldWorldName } from '../address/fold.js';
import { stateOf } from '../address/vocabulary/place.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { metresBetween } from '../data/points/metres.js';
import { Areas, isPlaceFirst, type Area } from './areas.js';
import { countryName } from './country.js';
import { locate } from './locate.js';
import { NOTHING, type LocatedText } from './located-text.js';
import { isOwnName, wholeName } from './own-name.js';
import { partsOf, textOf, type Word } from './words.js';
import type { WorldData } from './world-data.js';

/** Words of the longest name of a country. */
const LONGEST_COUNTRY = 8;
/** A place that has the name beside its own counts as if so many times fewer people lived there. */
const OTHER_NAME = 100;
/** A city elsewhere of so many people is named beside the region of its name. */
export const CITY_PEOPLE = 100_000;

/** And one within the region. */
const SEAT_PEOPLE = 30_000;

/** A city of a region's name so far from the region's middle is named beside it: OAXACA, QUEBEC. */
const FAR_METRES = 25_000;

export class AreasAlone {
  private loaded: Areas | undefined;

  constructor(private readonly data: WorldData) {}

  private get areas(): Areas {
    return (this.loaded ??= new Areas(this.data.areas));
  }

  /**
   * The country that the text is, where none is `asked` or this one, but for a city that is the country.
   * `inOtherWords`: by its name in another language alone, of which the names are loaded then.
   */
  country(words: readonly Word[], asked: string, inOtherWords = false): Area | undefined {
    const isNone = words.length > LONGEST_COUNTRY || hasDigit(words);
    const area = isNone ? undefined : this.areas.country(words, inOtherWords);
    if (!area || (asked !== '' && area.country !== asked)) return undefined;
    return isFirst(words, area, locate(words, area.country, [this.data.world]), asked !== '') ? undefined : area;
  }

  /** The country itself; undefined for one of which nothing is known. */
  ofCountry(country: string): Area | undefined {
    return this.areas.ofCountry(country);
  }

  /** The region or area of a country that bears the folded name. */
  inCountry(name: string, country: string): Area | undefined {
    return this.areas.find(
      name.split(' ').map((text) => ({ text, part: 0 })),
      country,
    );
  }

  /** The country of the largest region that bears the folded name as its own; undefined for none. */
  regionOf(name: string): string | undefined {
    const area = this.areas.find(
      name.split(' ').map((text) => ({ text, part: 0 })),
      '',
    );
    return area?.kind === 'region' && area.isNamed ? area.country : undefined;
  }

  /**
   * The area that a text names which begins as a town does: ORANGE COUNTY is a county somewhere, before the town at
   * home that is also called so; ORANGE NSW is the town, though a district of that state is called so, too.
   */
  beyondTown(words: readonly Word[], { city, province }: Pick<Geocoded, 'city' | 'province'>): Area | undefined {
    const name = foldWorldName(city ?? '');
    const text = textOf(words);
    // RICHMOND, VIRGINIA is not Richmond County: what is parted from the town's name is no part of a longer one.
    const isLonger = name !== '' && textOf(partsOf(words)[0] ?? []).startsWith(`${name} `);
    const isWithState = isLonger && stateOf(text.slice(name.length + 1)) === province;
    return isLonger && !isWithState ? this.within(words, '', () => NOTHING) : undefined;
  }

  /**
   * The region or area that the words name in a country ('' for any), where it is thought of before the place that
   * `locate` finds.
   */
  within(words: readonly Word[], country: string, found: () => LocatedText): Area | undefined {
    const area = words.length === 0 || hasDigit(words) ? undefined : this.areas.find(words, country);
    if (!area) return undefined;
    const place = found();
    return isFirst(words, area, place, country !== '') ? undefined : withCity(words, area, place);
  }
}

/** The area, with the city elsewhere that bears its name among what else the text may mean: WASHINGTON. */
function withCity(words: readonly Word[], area: Area, { place, left, status }: LocatedText): Area {
  if (!place || left.length > 0 || status === 'corrected' || !isOwnName(place, textOf(words))) return area;
  const isElsewhere = place.region !== area.region || place.country !== area.country;
  if (place.people < (isElsewhere ? CITY_PEOPLE : SEAT_PEOPLE)) return area;
  if (!isElsewhere) {
    return metresBetween(place.point, area.point) < FAR_METRES ? area : { ...area, city: wholeName(place) };
  }
  return { ...area, others: [wholeName(place), ...area.others], isClear: false };
}

const hasDigit = (words: readonly Word[]): boolean => words.some(({ text }) => /\d/.test(text));

/** True if the words name a place that is thought of before the area. */
function isFirst(words: readonly Word[], area: Area, { place, left, status }: LocatedText, isGiven: boolean): boolean {
  if (!place || left.length > 0 || status === 'corrected') return false;
  const name = foldWorldName(place.name);
  const text = textOf(words);
  const isWithin = place.region === area.region && place.country === area.country;
  // ULAANBAATAR is the city in the region of its name, whatever the city's first name is.
  const isOwn =
    (isWithin && area.kind === 'region') ||
    [text, foldWorldName(area.district || area.region || countryName(area.country))].includes(name) ||
    text.startsWith(`${name} `) ||
    name === `${text} CITY`;
  const people = isOwn ? place.people : place.people / OTHER_NAME;
  return isPlaceFirst(area, { people, isWithin, isGiven });
}
