// Letters with macrons that a wrong encoding has damaged: MÄori (UTF-8 read as Windows-1252), Taup? and T�tara (a
// character set that has none). What the bytes say is mended; a lost letter only where one name alone comes of it.
import type { GivenParts } from '../../contract/fields/given-parts.js';
import { foldName } from '../fold.js';
import { late } from '../../contract/texts/late.js';

/** A damaged text, and what it was read as. */
export interface Mended {
  readonly from: string;
  readonly to: string;
}

/** A text with its damaged letters mended. */
export interface MendedText {
  readonly text: string;
  /** The words that are others now; a letter that stays lost is `?` in none of them. */
  readonly mended: readonly Mended[];
  /** True if a lost letter was found by the names that are known: the bytes do not say it. */
  readonly isGuess: boolean;
}

/** True for the folded name of a place, or of whatever else may stand in a line. */
export type IsName = (name: string) => boolean;

/** The second byte of each letter in UTF-8, as Windows-1252 and Latin-1 show it. */
const AFTER_A: Readonly<Record<string, string>> = {
  '\u0081': 'ā',
  '\u0080': 'Ā',
  '€': 'Ā',
  '\u0093': 'ē',
  '“': 'ē',
  '\u0092': 'Ē',
  '’': 'Ē',
  '«': 'ī',
  ª: 'Ī',
};
const AFTER_O: Readonly<Record<string, string>> = {
  '\u008D': 'ō',
  '\u008C': 'Ō',
  Œ: 'Ō',
  '«': 'ū',
  ª: 'Ū',
};
const MISREAD = /Ä[\u0080\u0081\u0092\u0093€“’«ª]|Å[\u008C\u008DŒ«ª]/g;
/** 0x81 and 0x8D show nothing in Windows-1252, so that they are often lost: MÄori, TaupÅ. */
const SECOND_LOST = late(() => /(?<=\p{L})[ÄÅ](?![\p{Lu}])/gu);
const LOST = late(() => /(?<=\p{L})[?\uFFFD]+|(?<![^\s,])[?\uFFFD]+(?=\p{L})|[?\uFFFD]+(?=\p{Ll})/gu);
const VOWELS = ['ā', 'ē', 'ī', 'ō', 'ū'];
/** Lost letters of one part that are looked for. */
const MOST_LOST = 2;
/** Words of the longest name that is looked up. */
const LONGEST_NAME = 3;

/** Māori words that many streets and halls are named by. */
const WORDS = new Map(
  `Hāngī Hēnare Hīkoi Hīnau Hōhepa Hōne Kāhui Kākā Kākāpō Kāpiti Kāwhia Kererū Kōkako Kōtuku Kōwhai Kūaka Kūmara Mākara
Mānuka Māori Māhoe Mātai Mōhua Ngāi Ngāti Pākehā Pāpāmoa Pāua Pīpī Pīwakawaka Pōhutukawa Pūkeko Pūriri Rātā Rātana
Rāwhiti Rēwarewa Tāmaki Tāne Tāwhai Tītoki Tōtara Tūī Tūrangi Wairākei Wānaka Whānau Whāriki Whēkau`
    .split(/\s/)
    .map((word) => [foldName(word), word]),
);

/** True if letters of the text may be damaged. */
export const isDamaged = (text: string): boolean => /[ÄÅ?\uFFFD]/.test(text);

/** The text with its damaged letters mended. */
export function mendLetters(text: string, isName: IsName): MendedText {
  if (!isDamaged(text)) return { text, mended: [], isGuess: false };
  const misread = text.replace(MISREAD, (pair) => (pair[0] === 'Ä' ? AFTER_A : AFTER_O)[pair[1]!]!);
  const read = misread.replace(SECOND_LOST(), (letter) => (letter === 'Ä' ? 'ā' : 'ō'));
  const whole = read
    .split(/([,;|\n])/)
    .map((part) => withLost(part, isName))
    .join('');
  // A lost letter is one of its word: no number ends before it.
  const result = whole.replace(LOST(), '?');
  const before = text.split(/[\s,]+/);
  const after = result.split(/[\s,]+/);
  const mended =
    before.length === after.length
      ? before.flatMap((from, i) => {
          const to = after[i]!.replace(LOST(), '');
          return from === to || to === '' ? [] : [{ from, to }];
        })
      : [];
  return { text: result, mended, isGuess: whole !== misread };
}

/** What columns say of a line, mended as the line is. */
export const mendParts = (parts: GivenParts, mend: (text: string) => string): GivenParts =>
  Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, typeof text === 'string' ? mend(text) : text]));

/** The part with its lost letters, where the words around them are one name then. */
function withLost(part: string, isName: IsName): string {
  const lost = part.match(LOST())?.length ?? 0;
  if (lost === 0 || lost > MOST_LOST) return part;
  const words = part.split(' ');
  const at = words.findIndex((word) => word.search(LOST()) >= 0);
  for (let length = LONGEST_NAME; length > 0; length--) {
    for (let from = Math.max(0, at - length + 1); from <= at && from + length <= words.length; from++) {
      const name = words.slice(from, from + length).join(' ');
      const known = candidates(name).filter((candidate) => isName(foldName(candidate)));
      if (known.length !== 1) continue;
      const rest = words.with(from, known[0]!).toSpliced(from + 1, length - 1);
      return withLost(rest.join(' '), isName);
    }
  }
  const known = candidates(words[at]!).flatMap((candidate) => WORDS.get(foldName(candidate)) ?? []);
  if (known.length !== 1) return part;
  const word = words[at] === words[at]!.toUpperCase() ? known[0]!.toUpperCase() : known[0]!;
  return withLost(words.with(at, word).join(' '), isName);
}

/** The name with each vowel in place of each lost letter. */
function candidates(name: string): string[] {
  const isCapitals = name === name.toUpperCase();
  let found = [name];
  for (let i = 0; i < MOST_LOST; i++) {
    found = found.flatMap((text) =>
      text.search(LOST()) < 0 ? [text] : VOWELS.map((vowel) => withFirst(text, vowel, isCapitals)),
    );
  }
  return found.some((text) => text.search(LOST()) >= 0) ? [] : found;
}

/** The text with the vowel in place of its first lost letter, a capital where it begins a word. */
function withFirst(text: string, vowel: string, isCapitals: boolean): string {
  let isFirst = true;
  return text.replace(LOST(), (lost, at: number) => {
    if (!isFirst) return lost;
    isFirst = false;
    return isCapitals || at === 0 || text[at - 1] === ' ' ? vowel.toUpperCase() : vowel;
  });
}
