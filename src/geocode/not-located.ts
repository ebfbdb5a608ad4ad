// What of a text was not looked for, for want of data.
import { contractCountries } from '../contract/sources.js';
import type { LocatedText } from './located-text.js';
import { textOf } from './words.js';
import type { WorldData } from './world-data.js';

/** The message that says so, with what is to be imported; none where every word was of use. */
export function notLocated(
  data: WorldData,
  { left, status }: Pick<LocatedText, 'left' | 'status'>,
  country: string,
): string[] {
  if (left.length === 0 || status === 'ambiguous') return [];
  if (contractCountries.includes(country)) return [`not located: ${textOf(left)}`];
  const hasCodes = data.hasPlaces(country) || data.postalCodes.regionsOf(country).length > 0;
  const lacking = [
    ...(data.streetsOf(country) ? [] : ['addresses']),
    ...(hasCodes || !left.some(({ text }) => /\d/.test(text)) ? [] : ['postal codes']),
  ];
  const advice = lacking.includes('postal codes') ? '; "waypost data import geonames-postal PATH" imports them' : '';
  return [
    `not located: ${textOf(left)}${
      lacking.length === 0 ? '' : ` (no ${lacking.join(' and no ')} of ${country} are installed${advice})`
    }`,
  ];
}
