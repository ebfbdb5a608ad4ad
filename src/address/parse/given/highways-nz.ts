// State highways of New Zealand, which people write as shops are written in Australia: SH 35 TE KAHA, MAIN ROAD SH 1.
import { streetType } from '../../vocabulary/street.js';
import { KIND } from '../../vocabulary/kinds.js';
import type { Line } from '../reading.js';

/** The number of a state highway, with the letter of a branch: 1, 35, 1B. */
const NUMBER = /^\d{1,2}[A-Z]?$/;

/**
 * The line with SH as a word of roads, and of no shop, where the words around it say so; the number behind a highway
 * that has a name is a part of the name.
 */
export function withHighways(line: Line): Line {
  const named = withNamed(behindPremises(line));
  const { words, kinds } = named;
  if (!words.includes('SH')) return named;
  return { ...named, kinds: kinds.map((kind, i) => (isHighway(named, i) ? KIND.type : kind)) };
}

/** Words before STATE HIGHWAY that belong to the road, or lead to it. */
const OF_HIGHWAY: ReadonlySet<string> = new Set(
  'AND AT BY CNR CORNER FORMER JUNCTION MAIN NEAR NEW NORTH OF OFF OLD ON OPPOSITE SOUTH THE VIA'.split(' '),
);

/** "KOWHAI ENERGY KAWAKAWA STATE HIGHWAY 1, KAWAKAWA": premises end before the highway, which has no other name. */
function behindPremises(line: Line): Line {
  const { words, kinds, breaks } = line;
  const at = words.findIndex((word, i) => i > 1 && word === 'STATE' && words[i + 1] === 'HIGHWAY' && !breaks[i]!);
  if (at < 0 || !NUMBER.test(words[at + 2] ?? '') || OF_HIGHWAY.has(words[at - 1]!)) return line;
  const isName = kinds.slice(0, at).every((kind) => (kind & NO_NAME) === 0) && !breaks.slice(0, at).includes(true);
  return isName ? { ...line, breaks: breaks.with(at, true) } : line;
}

/** Kinds of words that no premises before a highway are named by. */
const NO_NAME =
  KIND.number | KIND.strongType | KIND.flat | KIND.level | KIND.lot | KIND.corner | KIND.postal | KIND.care;

/** KAURI-RATA HIGHWAY 94, TE ANAU: a number of a house or unit has no place behind a highway's name. */
function withNamed(line: Line): Line {
  const { words, kinds, breaks } = line;
  const at = words.findIndex((word, i) => i > 0 && (word === 'HIGHWAY' || word === 'HWY') && words[i - 1] !== 'STATE');
  const number = at + 1;
  if (at < 0 || breaks[number] !== false || !NUMBER.test(words[number]!)) return line;
  const isName = (kinds[at - 1]! & KIND.number) === 0 && words[at - 1]!.length > 2;
  const isEnd = number + 1 === words.length || breaks[number + 1]! || words[number + 1] === 'RD';
  return isName && isEnd ? { ...line, kinds: kinds.with(number, 0) } : line;
}

/** True for SH and its number where no shop can be meant: no house number, street or building goes with it. */
function isHighway({ words, kinds, breaks }: Line, at: number): boolean {
  if (words[at] !== 'SH' || !NUMBER.test(words[at + 1] ?? '') || breaks[at + 1]!) return false;
  const isBehindNumber = ((kinds[at - 1] ?? 0) & KIND.number) !== 0 && !breaks[at]!;
  if (isBehindNumber || words[at + 2] === 'AND' || words[at - 1] === 'AND') return true;
  return words.every((word, i) => i === at || i === at + 1 || !isOfShop(word, kinds[i]!, i > at, words[i - 1] ?? ''));
}

/** True for a word that goes with a shop: a house number; behind the shop a street, or the building that it is in. */
function isOfShop(word: string, kind: number, isBehind: boolean, before: string): boolean {
  if ((kind & KIND.number) !== 0) return before !== 'RD' && before !== 'SH' && !/^\d{4}$/.test(word);
  if (!isBehind || word === 'ST' || word === 'RD') return false;
  return (kind & KIND.building) !== 0 || ((kind & KIND.strongType) !== 0 && streetType(word) !== undefined);
}
