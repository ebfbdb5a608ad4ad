// Slips that are in no word of a name itself: in its legal form, in the words that name a trustee, in a blank.
import { Pattern } from '../address/distance.js';
import { SHORT_WORDS } from '../data/companies/legal-forms.js';
import { readName, type NameReading } from './query.js';

/** Words of legal forms and those that are stored short: no name keeps them, so that slips in them are found here. */
const FIXED = [
  'PTY',
  'LTD',
  'LIMITED',
  'PROPRIETARY',
  'INCORPORATED',
  'THE',
  'TRUSTEE',
  'TRUSTEES',
  ...Object.keys(SHORT_WORDS),
].map((word) => ({ word, pattern: new Pattern(word) }));
const SHORTEST_FIXED = 3;
/** Only beside PTY is a word of three letters a slip of LTD. */
const LONG_FIXED = 5;

/**
 * Readings of a text with one slip put right that is in no word of the name itself: in a word of its form, in the words
 * that name a trustee, or a blank that stands a letter too early or too late.
 */
export function mendedReadings(text: string): NameReading[] {
  const words = text
    .toUpperCase()
    .split(/[^\p{L}\p{Nd}]+/u)
    .filter((word) => word !== '');
  const readings = [...movedBlanks(words), ...trusteeReadings(words)];
  words.forEach((word, i) => {
    if (word.length < SHORTEST_FIXED - 1 || !/^[A-Z]+$/.test(word)) return;
    for (const { word: fixed, pattern } of FIXED) {
      if (fixed === word || pattern.distanceTo(word, 1) !== 1 || !isPlausible(words, i, fixed)) continue;
      readings.push(readName([...words.slice(0, i), fixed, ...words.slice(i + 1)].join(' '), 1));
    }
  });
  return readings;
}

function isPlausible(words: readonly string[], i: number, fixed: string): boolean {
  if (fixed === 'THE') return i === 0 && words.length > 1;
  if (fixed === 'PTY') return i > 0 && /^(?:LTD|LIMITED)$/.test(words[i + 1] ?? '');
  if (fixed === 'LTD') return i === words.length - 1 && words[i - 1] === 'PTY';
  if (fixed === 'LIMITED') return i === words.length - 1;
  return fixed.length >= LONG_FIXED;
}

/** Each blank a letter further on, and a letter further back. */
function movedBlanks(words: readonly string[]): NameReading[] {
  const readings: NameReading[] = [];
  for (let i = 0; i + 1 < words.length; i++) {
    const [one, two] = [words[i]!, words[i + 1]!];
    const moved = [
      [one.slice(0, -1), one.slice(-1) + two],
      [one + two.slice(0, 1), two.slice(1)],
    ];
    for (const pair of moved) {
      readings.push(readName([...words.slice(0, i), ...pair, ...words.slice(i + 2)].join(' '), 1));
    }
  }
  return readings;
}

const TRUSTEE = 'THE TRUSTEE FOR';
const TRUSTEE_WORDS = 3;
const TRUSTEE_LETTERS = new Pattern('THETRUSTEEFOR');

/** What begins with words that are a letter from THE TRUSTEE FOR. */
function trusteeReadings(words: readonly string[]): NameReading[] {
  for (let count = TRUSTEE_WORDS - 1; count <= TRUSTEE_WORDS + 1 && count < words.length; count++) {
    if (TRUSTEE_LETTERS.distanceTo(words.slice(0, count).join(''), 1) !== 1) continue;
    return [readName([TRUSTEE, ...words.slice(count)].join(' '), 1)];
  }
  return [];
}
