// Levels of shopping centres and towers with names in the place of numbers: TERRACE LEVEL, SHOP 4; FOOD COURT LEVEL.
import { setLevel } from './note-unit.js';
import { isFloor } from './floor-word.js';
import { startsPart } from './starts-part.js';
import type { Draft } from '../draft.js';
import type { Line } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { LEADS_MALL } from '../../vocabulary/premises.js';

/** What such levels are called by. */
const NAMES: ReadonlySet<string> = new Set([
  'ARCADE',
  'BALCONY',
  'BOTTOM',
  'BRIDGE',
  'CONCOURSE',
  'COURTYARD',
  'DECK',
  'ENTRANCE',
  'ENTRY',
  'FOOD COURT',
  'FOODCOURT',
  'FOYER',
  'GALLERY',
  'GARDEN',
  'LOBBY',
  'MAIN',
  'MALL',
  'MARKET',
  'PLAZA',
  'PROMENADE',
  'TERRACE',
  'TOP',
]);
/** Those of them that no premises before them end in: KOALA CENTRE TOP FLOOR. */
const ENDS = new Set(['BOTTOM', 'TOP']);
const MOST_WORDS = 2;

/** True for a word that leads to a level and does not say which: TOP FLOOR. */
export const isVagueLevel = (word: string): boolean => ENDS.has(word);

/**
 * Index behind the named level at `at`; `at` where none stands. It is a part of its own, or another part or a number
 * follows it.
 */
export function namedLevelEnd(line: Line, at: number, hi: number): number {
  const { words, kinds, breaks } = line;
  const isLevel = at + 2 < hi && ((kinds[at + 1]! | kinds[at + 2]!) & KIND.level) !== 0;
  // SHOP 12 ARCADE LEVEL, 24 SMITH ST
  const isBehindPremises = ENDS.has(words[at]!) && (kinds[at - 1]! & (KIND.building | KIND.number)) !== 0;
  if (!isLevel || (at > 0 && !breaks[at]! && (kinds[at - 1]! & KIND.number) === 0 && !isBehindPremises)) return at;
  for (let length = 1; length <= MOST_WORDS && at + length + 1 < hi; length++) {
    if (breaks[at + length]!) return at;
    const end = at + length + 1;
    if (!isFloor(words[end - 1]!) || !NAMES.has(words.slice(at, end - 1).join(' '))) continue;
    const isBeforePart = (kinds[end]! & KIND.number) !== 0 || LEADS_MALL.has(words[end]!) || startsPart(line, end, hi);
    return breaks[end]! || isBeforePart ? end : at;
  }
  return at;
}

/** Takes the named level at `at`; returns the index behind it, or `at`. */
export function takeNamedLevel({ line, main, hi }: Draft, at: number): number {
  const end = namedLevelEnd(line, at, hi);
  if (end > at) setLevel(main, line.words.slice(at, end).join(' '), '', at, end);
  return end;
}
