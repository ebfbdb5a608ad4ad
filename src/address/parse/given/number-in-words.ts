// The number of a house in words: TWELVE CHURCH STREET. Streets have such a word in their names too, before what it
// counts: FOUR MILE LANE, SEVEN OAKS STREET, ONE TREE HILL ROAD.
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { FLOOR_CARDINALS } from '../../vocabulary/ordinals.js';

const TEENS = 'ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN TWENTY'.split(' ');
const WORDS: ReadonlyMap<string, number> = new Map([...FLOOR_CARDINALS, ...TEENS].map((word, i) => [word, i + 1]));
/** True for a number from one to twenty in words. */
export const isNumberInWords = (word: string): boolean => WORDS.has(word);

/** What is counted in names without being a plural. */
const COUNTED: ReadonlySet<string> = new Set(['CHAIN', 'EYE', 'MILE', 'ROCK', 'TREE', 'WAY']);

/** The line with the number that leads it in figures, before a name of one word with its type; else as it is. */
export function withNumberInWords(line: Line): Line {
  const { words, kinds, breaks } = line;
  // Most lines begin with a number or a word for a part.
  const number = kinds[0] === 0 ? WORDS.get(words[0]!) : undefined;
  if (number === undefined || words.length < 4 || kinds[1] === undefined) return line;
  const isName = (kinds[1] & (KIND.number | KIND.ordinal | KIND.type)) === 0 && !words[1]!.endsWith('S');
  if (!isName || COUNTED.has(words[1]!) || WORDS.has(words[1]!) || breaks[1]! || breaks[2]!) return line;
  const isStreet = (kinds[2]! & KIND.strongType) !== 0 && (breaks[3]! || (kinds[3]! & KIND.strongType) === 0);
  if (!isStreet) return line;
  return { ...line, words: words.with(0, String(number)), kinds: kinds.with(0, KIND.number) };
}
