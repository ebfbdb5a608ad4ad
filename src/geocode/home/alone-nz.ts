// Texts that are a place of New Zealand and nothing more: a suburb, a town, a region or a postcode.
import { foldName } from '../../address/fold.js';
import { partsOfRegions } from '../../address/vocabulary/region-nz.js';
import type { Geocoded } from '../../contract/schema/geocode.js';
import { metresBetween } from '../../data/points/metres.js';
import { isPlaceAtMost, NAMESAKE_METRES, pointOf, type TextReader } from '../text-reader.js';
import { fromArea } from '../describe.js';
import { partsOf, textOf, type Word } from '../words.js';
import { fromPlaceNz, nowhereIn } from './describe-nz.js';
import { islandNz } from './islands-nz.js';
import { PlacesNz } from './places-nz.js';

/** Confidence of a place that is named as it is called, its postcode aside. */
const SURE = 90;

export class AloneNz {
  private loaded: PlacesNz | undefined;

  /** `areaOf` answers a region or district of New Zealand by its name. */
  constructor(
    private readonly reader: TextReader,
    private readonly areaOf: (name: string) => Geocoded | undefined,
  ) {}

  /** The place that the words are, and nothing more; undefined for any others. */
  place(words: readonly Word[]): Geocoded | undefined {
    const parts = partsOf(words);
    const island = islandNz(textOf(parts.at(-1) ?? []));
    if (island) return parts.length === 1 ? fromArea(island) : this.placeOnIsland(parts.slice(0, -1).flat());
    return this.placeOnIsland(words);
  }

  private placeOnIsland(words: readonly Word[]): Geocoded | undefined {
    const set = this.reader.localities('NZ').at(-1);
    if (!set) return undefined;
    this.loaded ??= new PlacesNz(set);
    const places = this.loaded;
    if (places.isRegionAlone(words)) return this.region(textOf(words));
    const found = places.find(words);
    if (found) return fromPlaceNz(found, set);
    const region = places.regionSaid(words);
    const coded = places.ofPostcodeAlone(words);
    if (region === '' && !coded) return undefined;
    const likely = this.reader.cleanse(textOf(words), 'NZ');
    if (coded && isPlaceAtMost(likely)) {
      const point = pointOf(likely);
      // What is named for certain is not where its postcode is: 1144 PUKAKI STREET, ROTORUA.
      const isSure = (likely.confidence ?? 0) >= SURE;
      if (!point || (!isSure && metresBetween(point, coded.point) > NAMESAKE_METRES)) return fromPlaceNz(coded, set);
    }
    if (region === '') return undefined;
    const names = [likely.suburb, likely.townCity].filter((name) => typeof name === 'string' && name !== '');
    const isOther = likely.level === 'locality' && !names.some((name) => places.isIn(foldName(name!), region));
    if (!isOther) return undefined;
    const respelt = places.respelt(words);
    return respelt ? fromPlaceNz(respelt, set) : nowhereIn(region);
  }

  /** The place that the words are and nothing more, else what `ask` answers. */
  placeOr(words: readonly Word[], ask: () => Geocoded): Geocoded {
    return this.place(words) ?? this.inRegionSaid(words, ask());
  }

  /**
   * What is to be answered where `answer` took the name for one that is spelt alike: LEVINN, SOUTHLAND is no town of
   * another region.
   */
  private inRegionSaid(words: readonly Word[], answer: Geocoded): Geocoded {
    const set = this.reader.localities('NZ').at(-1);
    if (!set || answer.status !== 'corrected' || answer.level !== 'locality') return answer;
    this.loaded ??= new PlacesNz(set);
    const places = this.loaded;
    const region = places.regionSaid(words);
    if (region === '') return answer;
    const respelt = places.respelt(words);
    if (respelt) return fromPlaceNz(respelt, set);
    const isThere = [answer.district, answer.city].some((name) => name && places.isIn(foldName(name), region));
    return isThere ? answer : nowhereIn(region);
  }

  /** A region, or a district, by its name; a part that is neither is answered by its region. */
  private region(name: string): Geocoded | undefined {
    const own = this.areaOf(name);
    const [, region = ''] = partsOfRegions().find(([part]) => part === name) ?? [];
    const area = own || region === '' ? own : this.areaOf(region);
    if (!area || own) return own;
    return { ...area, status: 'partial', messages: [`${name} is taken for the region that it is of`] };
  }
}
