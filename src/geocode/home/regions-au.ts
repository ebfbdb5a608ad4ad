// Regions of Australia that are no area of government and that people name as places: valleys, coasts, ranges.
import { regionOfAustralia } from '../../address/vocabulary/regions-au.js';
import { namedStates } from '../../contract/fields/states.js';
import type { Point } from '../../data/points/metres.js';
import type { Area } from '../areas.js';
import { textOf, type Word } from '../words.js';

const E7 = 1e7;
/** Words of a region with its state. */
const LONGEST = 8;

const stateNames = new Map(namedStates.flatMap(({ code, name }) => [code, name].map((text) => [text, code] as const)));

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
