// Words that say how a street or a building is reached: no street, place or building is called so.

/** Words that lead to a street or a place: OFF STATE HIGHWAY 6, VIA BULLS, NEAR BULLS. */
const WAYS: ReadonlySet<string> = new Set(['OFF', 'VIA', 'NEAR', 'NR']);

/** True for a word that says of a place that the address is not in it but near it. */
export const isNear = (word: string): boolean => word === 'NEAR' || word === 'NR';

/** Which end of a street: NORTHERN END OF SMITH ST. */
const ENDS: ReadonlySet<string> = new Set(
  'NORTH SOUTH EAST WEST NORTHERN SOUTHERN EASTERN WESTERN TOP BOTTOM FAR OTHER UPPER LOWER'.split(' '),
);

/** True for a word that says which end of a street: SMITH STREET EAST END. */
export const isEndOfStreet = (word: string): boolean => ENDS.has(word);

/** Number of words from `at` on that say how a street is reached: OFF, END OF, TOP END OF. */
export function wayLength(words: readonly string[], at: number): number {
  if (ENDS.has(words[at]!) && words[at + 1] === 'END' && words[at + 2] === 'OF') return 3;
  if (words[at] === 'END' && words[at + 1] === 'OF') return 2;
  return words[at] === 'OFF' ? 1 : 0;
}

/** Number of words before `end` that do. */
export function wayLengthBefore(words: readonly string[], end: number): number {
  if (words[end - 1] === 'OF' && words[end - 2] === 'END') return ENDS.has(words[end - 3] ?? '') ? 3 : 2;
  if (!WAYS.has(words[end - 1]!)) return 0;
  return words[end - 2] === 'ACCESS' || words[end - 2] === 'ENTRY' ? 2 : 1;
}

/** Number of words before `end` that lead from a name to where it is, and say nothing else: HALL AT 24 SMITH ST. */
export function leadLengthBefore(words: readonly string[], end: number): number {
  if (words[end - 1] === 'ON' && /^\d/.test(words[end] ?? '')) return 1;
  if (words[end - 1] !== 'AT') return 0;
  return words[end - 2] === 'LOCATED' || words[end - 2] === 'SITUATED' ? 2 : 1;
}

/** True for a word that leads from a street to its place: 24 SMITH ST AT PRESTON. */
export const leadsToPlace = (word: string): boolean => word === 'AT' || word === 'IN';

/** What stands before a building or street that the address is near. */
const NEAR =
  'NEXT TO|OPPOSITE|OPP|BEHIND|BESIDE|ADJACENT|NEAR|ACROSS FROM|CLOSE TO|INSIDE|OUTSIDE|' +
  'REAR OF|BACK OF|FRONT OF|END OF|PAST THE|TURN LEFT|TURN RIGHT';
const DIRECTIONS = new RegExp(`^(?:${NEAR}) |^(?:REAR|SIDE|BACK|FRONT) ENTRANCE$`);

/** "NEXT TO THE LIBRARY, 70 KOWHAI ST", "(REAR ENTRANCE) 14 KOWHAI ST": directions, and no building's name. */
export const isDirections = (name: string): boolean => DIRECTIONS.test(name);
