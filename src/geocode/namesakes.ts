// What is said of places of the same name: which one is taken, and which others the text may mean.
import type { Homonym } from './homonyms.js';

/** Namesakes that a message names. */
const MOST_NAMED = 5;

/** That the text leaves open which of them is meant; `largest`: the first of them is taken. */
export const openNamesakes = (groups: readonly Homonym[], largest: boolean, country: string): string =>
  `${largest ? 'the largest is taken; ' : ''}it may ${largest ? 'also ' : ''}be ` +
  `${othersOf(largest ? groups.slice(1) : groups, country)}: name the region or the postal code`;

/** That the largest of several is taken, in Australia, of whose places every one is known; elsewhere rows repeat. */
export const smallerOnes = (groups: readonly Homonym[], country: string): string[] =>
  groups.length > 1 && country === 'AU'
    ? [`the largest of that name is taken; there is also ${othersOf(groups.slice(1), country)}`]
    : [];

/** Namesakes as `Springfield, Illinois | …`. */
function othersOf(groups: readonly Homonym[], country: string): string {
  const named = groups
    .slice(0, MOST_NAMED)
    .map(({ rows: [row] }) =>
      [
        row!.place.name,
        row!.place.region.name || row!.place.region.code,
        country === '' ? row!.place.region.country : '',
      ]
        .filter(Boolean)
        .join(', '),
    );
  return `${named.join(' | ')}${groups.length > MOST_NAMED ? ` and ${groups.length - MOST_NAMED} more` : ''}`;
}
