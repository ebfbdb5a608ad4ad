// State highways of New Zealand, which people write in many ways, one as shops are written in Australia: SH 35 TE KAHA,
// MAIN ROAD SH 1, S.H. 6, STATE HWY 6.
import { streetType } from '../../vocabulary/street.js';
import { KIND } from '../../vocabulary/kinds.js';
import { hasStreetEnd } from '../arrange/destination.js';
import { COLUMN, partEnd, type Line } from '../reading.js';
import { inOrder } from '../words/order.js';

/** The number of a state highway, with the letter of a branch: 1, 35, 1B. */
const NUMBER = /^\d{1,2}[A-Z]?$/;

/**
 * The line with SH as a word of roads, and of no shop, where the words around it say so; the number behind a highway
 * that has a name is a part of the name.
 */
export function withHighways(line: Line): Line {
  const spelt = withJoined(line.words.some(maySayHighway) ? spelled(inTwo(line)) : line);
  const named = withNamed(behindPremises(spelt));
  const { words, kinds } = named;
  if (!words.includes('SH')) return named;
  return {
    ...named,
    kinds: kinds.map((kind, i) => {
      if (isBehindStreet(named, i - 1) || isOfMainRoad(named, i - 1)) return 0;
      return isHighway(named, i) ? KIND.type : kind;
    }),
  };
}

/** Two highways that only a slash parts. */
const TWO = /^(SH\d{1,2}[A-Z]?)\/(SH\d{1,2}[A-Z]?)$/;

/** The line with SH1/SH2 as two words, and a third that joins them. */
function inTwo(line: Line): Line {
  const at = line.words.findIndex((word) => TWO.test(word));
  if (at < 0) return line;
  const [, first = '', second = ''] = TWO.exec(line.words[at]!)!;
  const slash = line.starts[at]! + first.length;
  const aside = line.aside > at ? line.aside + 2 : line.aside;
  const insert = <T>(list: readonly T[], ...items: T[]): T[] => list.toSpliced(at, 1, ...items);
  return {
    text: line.text,
    words: insert(line.words, first, 'AND', second),
    starts: insert(line.starts, line.starts[at]!, slash, slash + 1),
    ends: insert(line.ends, slash, slash + 1, line.ends[at]!),
    breaks: insert(line.breaks, line.breaks[at]!, false, false),
    kinds: insert(line.kinds, KIND.type, 0, KIND.type),
    aside,
    columns: line.columns === null ? null : insert(line.columns, ...[0, 0, 0].map(() => line.columns![at]!)),
  };
}

const maySayHighway = (word: string): boolean => word.startsWith('SH') || word === 'S' || ROAD.has(word);

/**
 * The line with the words of its highways as most people write them: S H 6 is SH 6, SH-6 is SH6, ST HWY 6 is STATE
 * HWY 6, STATE HIGHWAYS 1 AND 2 are STATE HIGHWAY 1 AND SH2.
 */
function spelled(line: Line): Line {
  const words = [...line.words];
  const kinds = [...line.kinds];
  const kept: number[] = [];
  for (let i = 0; i < words.length; i++) {
    const next = words[i + 1] ?? '';
    if (words[i] === 'H' && words[i - 1] === 'S' && NUMBER.test(next) && !line.breaks[i]! && !line.breaks[i + 1]!) {
      kept.pop();
      words[i] = 'SH';
      kinds[i] = KIND.flat;
    } else if (/^SH-\d{1,2}[A-Z]?$/.test(words[i]!)) words[i] = words[i]!.replace('-', '');
    else if (words[i] === 'ST' && ROAD.has(next) && NUMBER.test(words[i + 2] ?? '')) {
      words[i] = 'STATE';
      kinds[i] = 0;
    } else if (words[i] === 'HIGHWAYS' && NUMBER.test(next)) words[i] = 'HIGHWAY';
    if (isSecondNumber(line, words, i)) {
      words[i] = `SH${words[i]!}`;
      kinds[i] = KIND.type;
    }
    kept.push(i);
  }
  return inOrder({ ...line, words, kinds }, kept, kept.length - (line.words.length - line.aside));
}

/** 2 of STATE HIGHWAY 1 AND 2, POKENO. */
const isSecondNumber = ({ breaks }: Line, words: readonly string[], at: number): boolean =>
  NUMBER.test(words[at]!) &&
  words[at - 1] === 'AND' &&
  NUMBER.test(words[at - 2] ?? '') &&
  ROAD.has(words[at - 3] ?? '') &&
  (at + 1 === words.length || breaks[at + 1]!);

/** A highway and its number in one word. */
const IN_ONE = /^SH\d{1,2}[A-Z]?$/;

/** "KOWHAI ROAD / SH1", "KOWHAI ROAD/RIMU STREET": the slash between two streets joins them to a corner. */
function withJoined(line: Line): Line {
  const { text, words, starts, ends } = line;
  if (!text.includes('/')) return line;
  const at = words.findIndex((_, i) => {
    if (i === 0 || !/^ ?\/ ?$/.test(text.slice(ends[i - 1], starts[i]))) return false;
    if (isNamedHighway(words, i)) return (line.kinds[i - 1]! & KIND.strongType) !== 0;
    if (i > 1 && (line.kinds[i - 1]! & KIND.strongType) !== 0 && isTypedStreet(line, i)) return true;
    const isBehind = IN_ONE.test(words[i - 1]!) || (NUMBER.test(words[i - 1]!) && isRoad(words[i - 2]));
    return isBehind && hasStreetEnd(line, i + 1, partEnd(line, i));
  });
  // 12 MAIN ROAD / SH 1: of a house the highway is what the street is a part of.
  const isHouse = line.kinds
    .slice(0, Math.max(at - 1, 0))
    .some((kind, i) => (kind & KIND.number) !== 0 && !isRoad(words[i - 1]));
  if (at < 0 || at >= line.aside || isHouse) return line;
  const slash = text.indexOf('/', ends[at - 1]);
  return {
    ...line,
    words: words.toSpliced(at, 0, 'AND'),
    starts: starts.toSpliced(at, 0, slash),
    ends: ends.toSpliced(at, 0, slash + 1),
    breaks: line.breaks.with(at, false).toSpliced(at, 0, false),
    kinds: line.kinds.toSpliced(at, 0, 0),
    aside: line.aside + 1,
    columns: line.columns?.toSpliced(at, 0, COLUMN.none) ?? null,
  };
}

/** True if words from `at` on are one to three of a name and a type of street behind them. */
function isTypedStreet({ words, kinds, breaks, aside }: Line, at: number): boolean {
  for (let i = at; i < Math.min(aside, at + 4); i++) {
    if ((i > at && breaks[i]!) || (kinds[i]! & (KIND.number | KIND.corner)) !== 0) return false;
    if (i > at && (kinds[i]! & KIND.strongType) !== 0) return words[i] !== 'ST' || breaks[i + 1] !== false;
  }
  return false;
}

/** True if a highway with its number stands at `at`: SH1, SH 1, STATE HIGHWAY 1. */
export const isNamedHighway = (words: readonly string[], at: number): boolean =>
  IN_ONE.test(words[at]!) ||
  (words[at] === 'SH' && NUMBER.test(words[at + 1] ?? '')) ||
  (words[at] === 'STATE' && ROAD.has(words[at + 1] ?? '') && NUMBER.test(words[at + 2] ?? ''));

/** Words of a highway that its number follows, SH apart. */
const ROAD: ReadonlySet<string> = new Set(['HIGHWAY', 'HIGHWAYS', 'HWY']);
const isRoad = (word = ''): boolean => word === 'SH' || ROAD.has(word);

/** A highway of the state in short, and one that is called so and no more. */
const STATE_HIGHWAY = /^(?:SH|STATE (?:HWY|HIGHWAY)) ?(\d{1,2}[A-Z]?)(?= |$)/;
const OTHER_HIGHWAY = /^HWY (?=\d)/;

/** The folded name of a highway as it is written in full: SH6 is STATE HIGHWAY 6; undefined for any other street. */
export const highwayInFull = (name: string): string | undefined => {
  const full = name.replace(STATE_HIGHWAY, 'STATE HIGHWAY $1').replace(OTHER_HIGHWAY, 'HIGHWAY ');
  return full === name && !STATE_HIGHWAY.test(name) ? undefined : full;
};

/** Words before STATE HIGHWAY that belong to the road, or lead to it. */
const OF_HIGHWAY: ReadonlySet<string> = new Set(
  'AND AT BY CNR CORNER FORMER JUNCTION MAIN NEAR NEW NORTH OF OFF OLD ON OPPOSITE SOUTH THE VIA'.split(' '),
);

/** "KOWHAI ENERGY KAWAKAWA STATE HIGHWAY 1, KAWAKAWA": premises end before the highway, which has no other name. */
function behindPremises(line: Line): Line {
  const { words, kinds, breaks } = line;
  const at = words.findIndex((_, i) => i > 1 && isNamedHighway(words, i) && !breaks[i]!);
  if (at < 0 || OF_HIGHWAY.has(words[at - 1]!)) return line;
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
function isHighway(line: Line, at: number): boolean {
  const { words, kinds, breaks } = line;
  if (words[at] !== 'SH' || !NUMBER.test(words[at + 1] ?? '') || breaks[at + 1]!) return false;
  const isBehindNumber = ((kinds[at - 1] ?? 0) & KIND.number) !== 0 && !breaks[at]!;
  if (isBehindNumber || words[at + 2] === 'AND' || words[at - 1] === 'AND') return true;
  if (isBehindStreet(line, at) || isOfMainRoad(line, at) || isBeforeRoad(line, at)) return true;
  return words.every((word, i) => i === at || i === at + 1 || !isOfShop(word, kinds[i]!, i > at, words[i - 1] ?? ''));
}

/** SH 5 RATA ROAD, TAUPO: the highway's number and its name, and no other number but a postcode. */
function isBeforeRoad(line: Line, at: number): boolean {
  const { words, kinds, breaks, aside } = line;
  if (at > 0 || breaks[2] !== false || !hasStreetEnd(line, 2, partEnd(line, 0))) return false;
  const isOther = (kind: number): boolean => (kind & (KIND.number | KIND.building)) !== 0;
  return !kinds.some((kind, i) => i > 1 && i < aside && isOther(kind) && !/^\d{4}$/.test(words[i]!));
}

/** 12 MAIN ROAD SH 1, 12 MAIN NORTH ROAD SH 1: no shop is behind a main road. */
const isOfMainRoad = ({ words, kinds, breaks }: Line, at: number): boolean =>
  at > 1 &&
  words[at] === 'SH' &&
  !breaks[at]! &&
  NUMBER.test(words[at + 1] ?? '') &&
  (kinds[at - 1]! & KIND.strongType) !== 0 &&
  words.slice(Math.max(0, at - 3), at - 1).includes('MAIN');

/** 12 MAIN ROAD, SH 1, WAIPU: the highway that the street is a part of. */
const isBehindStreet = ({ words, kinds, breaks }: Line, at: number): boolean =>
  at > 1 &&
  words[at] === 'SH' &&
  breaks[at]! &&
  NUMBER.test(words[at + 1] ?? '') &&
  (kinds[at - 1]! & KIND.strongType) !== 0;

/** True for a word that goes with a shop: a house number; behind the shop a street, or the building that it is in. */
function isOfShop(word: string, kind: number, isBehind: boolean, before: string): boolean {
  if ((kind & KIND.number) !== 0) return before !== 'RD' && before !== 'SH' && !/^\d{4}$/.test(word);
  if (!isBehind || word === 'ST' || word === 'RD') return false;
  return (kind & KIND.building) !== 0 || ((kind & KIND.strongType) !== 0 && streetType(word) !== undefined);
}
