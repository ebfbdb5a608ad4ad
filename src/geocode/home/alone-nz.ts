// Texts that are a place of New Zealand and nothing more: a suburb, a town, a region or a postcode.
import { foldName } from '../../address/fold.js';
import type { Geocoded } from '../../contract/schema/geocode.js';
import { metresBetween } from '../../data/points/metres.js';
import { isPlaceAtMost, NAMESAKE_METRES, pointOf, type TextReader } from '../text-reader.js';
import { textOf, type Word } from '../words.js';
import { fromPlaceNz, nowhereIn } from './describe-nz.js';
import { PlacesNz } from './places-nz.js';

export class AloneNz {
  private loaded: PlacesNz | undefined;

  constructor(private readonly reader: TextReader) {}

  /** The place that the words are, and nothing more; undefined for any others. */
  place(words: readonly Word[]): Geocoded | undefined {
    const set = this.reader.localities('NZ').at(-1);
    if (!set) return undefined;
    this.loaded ??= new PlacesNz(set);
    const places = this.loaded;
    const found = places.find(words);
    if (found) return fromPlaceNz(found, set);
    const region = places.regionSaid(words);
    const coded = places.ofPostcodeAlone(words);
    if (region === '' && !coded) return undefined;
    const likely = this.reader.cleanse(textOf(words), 'NZ');
    if (coded && isPlaceAtMost(likely)) {
      const point = pointOf(likely);
      if (!point || metresBetween(point, coded.point) > NAMESAKE_METRES) return fromPlaceNz(coded, set);
    }
    if (region === '') return undefined;
    const names = [likely.suburb, likely.townCity].filter((name) => typeof name === 'string' && name !== '');
    const isOther = likely.level === 'locality' && !names.some((name) => places.isIn(foldName(name!), region));
    return isOther ? nowhereIn(region) : undefined;
  }
}
