// Lines of Australia and New Zealand: places and regions that the text is as a whole, then what the cleanse makes of
// it, then the places that are known of the world.
import { metresBetween } from '../../data/points/metres.js';
import type { Geocoded } from '../../contract/schema/geocode.js';
import type { Area } from '../areas.js';
import { fromArea, fromCleanse, fromPlace, ofCleanse } from '../describe.js';
import type { InCountry, Written } from '../in-country.js';
import { notLocated } from '../not-located.js';
import type { LocatedText } from '../located-text.js';
import { NAMESAKE_METRES, pointOf, type TextReader } from '../text-reader.js';
import { atItsPlace } from '../without-point.js';
import { isOwnName } from '../own-name.js';
import { hasName, textOf, wordsOf, type Word } from '../words.js';
import type { WorldData } from '../world-data.js';
import { fromHome } from './describe.js';
import type { HomePlaces } from './home-places.js';
import { councilAu } from './councils-au.js';
import { regionAu, withRegionOfName } from './regions-au.js';

/** Answers lines of the contract's own countries. */
export class ByCleanse {
  /**
   * `home` opens the places of Australia; `alone`: the place of a country that the words are and nothing else;
   * `areaOf`: the region or area of Australia that bears a folded name.
   */
  constructor(
    private readonly data: WorldData,
    private readonly reader: TextReader,
    private readonly within: InCountry,
    private readonly home: () => HomePlaces,
    private readonly alone: (words: readonly Word[], country: string) => Geocoded | undefined,
    private readonly areaOf: (name: string) => Area | undefined,
  ) {}

  /** A region of Australia, or the area of a council that is no place of its name: CITY OF PERTH is Perth. */
  private areaAu(words: readonly Word[], located: () => LocatedText): Area | undefined {
    const region = regionAu(words);
    const council = region ? undefined : councilAu(words, (name) => this.areaOf(name));
    if (!council) return region;
    const { place, left, status } = located();
    return place && left.length === 0 && status === 'verified' ? undefined : council;
  }

  /** The answer in Australia or New Zealand. */
  answer(country: string, written: Written): Geocoded {
    const named = written.words.slice(0, written.ends);
    const home = country === 'AU' ? this.home().find(named) : undefined;
    if (home) return withRegionOfName(fromHome(home), named);
    let known: LocatedText | undefined;
    const located = (): LocatedText => (known ??= this.within.located(country, written));
    const area =
      this.within.areaIn(country, written, located) ??
      (country === 'AU' ? this.areaAu(written.words.slice(0, written.ends), located) : undefined);
    if (area) return fromArea(area);
    const cleansed = this.reader.cleanse(written.fullAddress, country);
    const point = pointOf(cleansed);
    // PHILLIP ISLAND is no street of that name, which neither a number nor ROAD speaks for.
    const isPlaceAlone = cleansed.level === 'street' && isWholeName(located(), named);
    if (point && cleansed.level !== 'locality' && cleansed.level !== 'none' && !isPlaceAlone) {
      return fromCleanse(cleansed, country);
    }
    const found = located();
    const isWhole = found.place !== null && found.left.length === 0;
    // Of namesakes that the line leaves open, the cleanse does not know the larger.
    const isFar = !point || (isWhole && metresBetween(point, found.place!.point) > NAMESAKE_METRES);
    const isOther = isWhole && isFar && found.status !== 'ambiguous';
    // An address that the data has no point of is still that address.
    const isAddress = !isWhole && cleansed.level !== 'locality' && cleansed.level !== 'none';
    // Of places that the line leaves open none is found by a slip or by another name.
    const isNamed = (cleansed.candidates ?? []).length === 0 && hasName(written.words, found.place?.name ?? '');
    if (isAddress && !point && !isOther) {
      const { locality, suburb, townCity, state, postcode } = cleansed;
      const place = [locality, suburb, townCity, state, postcode].filter(Boolean).join(' ');
      return atItsPlace(ofCleanse(cleansed, country), this.alone(wordsOf(place), cleansed.country || country));
    }
    return isOther || (!point && !isAddress && found.place && (isWhole || cleansed.status !== 'ambiguous' || isNamed))
      ? fromPlace(found, country, notLocated(this.data, found, country))
      : ofCleanse(cleansed, country);
  }
}

/** True for words that are the own name of a place and nothing more. */
const isWholeName = ({ place, left, status }: LocatedText, words: readonly Word[]): boolean =>
  place !== null && left.length === 0 && status === 'verified' && isOwnName(place, textOf(words));
