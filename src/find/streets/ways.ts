// How the words of a line may divide into a street and a place, the likeliest ways first.
import type { Query } from '../query.js';

/** The words of a street and those of a place. */
export interface StreetAndPlace {
  readonly street: readonly string[];
  readonly place: readonly string[];
}

/** Street before place; a comma divides them if it does. */
function streetFirst({ words, breaks }: Query): StreetAndPlace[] {
  const ways: StreetAndPlace[] = [];
  for (let at = 1; at <= words.length; at++) {
    if (at > 1 && breaks[at - 1]!) break;
    ways.push({ street: words.slice(0, at), place: words.slice(at) });
  }
  return ways;
}

const placeFirst = ({ words }: Query): StreetAndPlace[] =>
  words.slice(1).map((_, i) => ({ street: words.slice(i + 1), place: words.slice(0, i + 1) }));

/** How a line may be divided, the likeliest first; true where its place is a state alone. */
export const ORDERS: readonly (readonly [divide: (query: Query) => StreetAndPlace[], inState: boolean])[] = [
  [streetFirst, false],
  [streetFirst, true],
  [placeFirst, false],
];
