// Regions of Australia that are no area of government and that people name as places: valleys, coasts, ranges.
import { regionOfAustralia } from '../../address/vocabulary/regions-au.js';
import { namedStates } from '../../contract/fields/states.js';
import type { Geocoded } from '../../contract/schema/geocode.js';
import { metresApart, type Point } from '../../data/points/metres.js';
import type { Area } from '../areas.js';
import { textOf, type Word } from '../words.js';

const E7 = 1e7;
/** Words of a region with its state. */
const LONGEST = 8;

const stateNames = new Map(namedStates.flatMap(({ code, name }) => [code, name].map((text) => [text, code] as const)));

/** A locality further from the middle of a region of its name does not lie in it. */
const FAR_METRES = 100_000;

/** The answer; that of a locality that a region far from it is called like says so: DARLING DOWNS, WA. */
export function withRegionOfName(answer: Geocoded, words: readonly Word[]): Geocoded {
  const region = answer.level === 'locality' ? regionOfAustralia(textOf(words)) : undefined;
  const { Latitude, Longitude } = answer.attributes ?? {};
  if (!region || !Latitude || !Longitude) return answer;
  const away = metresApart(Number(Latitude), Number(Longitude), region.latitude, region.longitude);
  if (away < FAR_METRES) return answer;
  const said = `it may also be the region ${textOf(words)}, ${region.state}: name the state`;
  return { ...answer, messages: [...(answer.messages ?? []), said] };
}

/** The region that the words name, with its state behind it or not; undefined for none. */
export function regionAu(words: readonly Word[]): Area | undefined {
  if (words.length > LONGEST || words.some(({ text }) => /\d/.test(text))) return undefined;
  for (let end = words.length; end > 0; end--) {
    const text = textOf(words.slice(0, end))
      .replace(/^THE /, '')
      .replace(/ REGION$/, '');
    const region = regionOfAustralia(text);
    const state = textOf(words.slice(end));
    if (!region || (state !== '' && stateNames.get(state) !== region.state)) continue;
    const { name } = namedStates.find(({ code }) => code === region.state)!;
    const titled = (folded: string): string => folded.replace(/\B\p{L}+/gu, (letters) => letters.toLowerCase());
    return {
      kind: 'district',
      country: 'AU',
      region: titled(name),
      district: titled(text),
      people: 0,
      point: [Math.round(region.latitude * E7), Math.round(region.longitude * E7)] satisfies Point,
      isNamed: true,
      others: [],
      isClear: true,
    };
  }
  return undefined;
}
