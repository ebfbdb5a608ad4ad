// Title case: the letters of an address as a person writes them. No letter is added or lost, only its size changes.
import { BEFORE_NUMBER, CAPITALS, ELIDED, MAC, ROMAN, SHORTENED, SMALL, SMALL_BEHIND } from './title-words.js';
import { late } from './late.js';

/** A word, with the apostrophes inside it. */
const WORD = late(() => /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’‘ʻʼ]*/gu);
/** A capital and a small letter in one word: whoever wrote them chose the letters. */
const BOTH_SIZES = late(() => /\p{Lu}[\p{M}\p{N}'’‘ʻʼ]*\p{Ll}|\p{Ll}[\p{M}\p{N}'’‘ʻʼ]*\p{Lu}/u);
const CAPITAL = late(() => /\p{Lu}/u);
const ORDINAL = /^\d+(?:ST|ND|RD|TH)$/;
/** What stands before a word that begins a name: nothing, a number, or what divides one name from the next. */
const NAME_BEGINS = late(() => /(?:^|[\d,;:(/"“]|\d\p{L}|\s[-–])\s*$/u);
const NUMBER_FOLLOWS = /^\s+\d/;
/** A single letter or an elided word before the apostrophe, and a name behind it: O'BRIEN and not KING'S. */
const OWNED = late(() => /^(\p{L}+)(['’‘ʻʼ])(.{2,})$/u);
const NO_VOWEL = /^[BCDFGHJKLMNPQRSTVWXZ]{2,4}$/;
const LAST_WORD = late(() => /(\p{L}+)[\s-]+$/u);
/** A vowel alone between two words with hyphens: Te Whanganui-a-Tara. */
const LINKS = late(() => /\p{L}{2}-[AEIO]-\p{L}{2}/iu);

/**
 * The text in title case: MCDONALD STREET → McDonald Street, O'BRIEN → O'Brien, 1ST → 1st, ISLE OF THE DEAD → Isle of
 * the Dead; unit letters, Roman numerals and abbreviations stay capital. A word that has letters of both sizes is left
 * as its owner writes it, and so is a small one beside such.
 */
export function titleCase(text: string): string {
  const isOwners = BOTH_SIZES().test(text);
  return text.replace(WORD(), (word, at: number) => {
    if (isOwners && (!CAPITAL().test(word) || BOTH_SIZES().test(word))) return word;
    return inTitleCase(word.toUpperCase(), text, at, at + word.length);
  });
}

/** The word of [start, end) in the text, given in capitals. */
function inTitleCase(word: string, text: string, start: number, end: number): string {
  if (/\d/.test(word)) return ORDINAL.test(word) ? small(word) : word;
  if (word.length === 1) return LINKS().test(text.slice(Math.max(0, start - 3), end + 3)) ? small(word) : word;
  if (ROMAN.test(word) || CAPITALS.has(word)) return word;
  if (BEFORE_NUMBER.has(word) && NUMBER_FOLLOWS.test(text.slice(end))) return word;
  if (isSmall(word, text.slice(0, start))) return small(word);
  const owned = OWNED().exec(word);
  if (owned && (owned[1]!.length === 1 || ELIDED.has(owned[1]!))) {
    return `${capitalised(owned[1]!)}${owned[2]!}${capitalised(owned[3]!)}`;
  }
  if (NO_VOWEL.test(word) && !SHORTENED.has(word)) return word;
  if (word.startsWith('MC') && word.length > 3) return `Mc${capitalised(word.slice(2))}`;
  return MAC.test(word) ? `Mac${capitalised(word.slice(3))}` : capitalised(word);
}

/** True for a word that is small behind what stands before it. */
function isSmall(word: string, before: string): boolean {
  if (SMALL.has(word)) return !NAME_BEGINS().test(before);
  const last = (): string => LAST_WORD().exec(before)?.[1]?.toUpperCase() ?? '';
  // Co-op and its like are one word.
  if (before.endsWith('-')) return last() === 'CO' || (SMALL_BEHIND.has(word) && SMALL.has(last()));
  return SMALL_BEHIND.has(word) && SMALL.has(last());
}

function capitalised(word: string): string {
  const [first = ''] = word;
  return first + small(word.slice(first.length));
}

/** The text in small letters, if capitals of these give the text again: İ and its like stay. */
function small(text: string): string {
  const letters = text.toLowerCase();
  return letters.toUpperCase() === text ? letters : text;
}
