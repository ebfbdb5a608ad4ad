// Cuts a heading into words: at spaces and punctuation, where small letters turn into capitals or letters into digits,
// and, where that leaves a word that is not known, into the known words that it is written together from.
import { CUT_SHORT, isKnownWord, meaningsOf } from './words.js';

/** Longest heading that is read; headings beyond are sentences. Characters. */
const LONGEST = 120;
/** Shortest form that a word written together is cut into: single letters would cut anything. */
const SHORTEST = 2;
/** Longest word that is tried to be cut. */
const LONGEST_WORD = 40;

/**
 * Words and numbers of a heading in small letters without accents; `#` is the word number. `*ContactName` →
 * contact, name; `Addr 1 - Line 1` → addr, 1, line, 1; `SUBURB_NM` → suburb, nm; `P/code` → pcode; `housenumber` →
 * house, number.
 */
export function headingWords(heading: string): string[] {
  const words = allWords(heading);
  return words.filter((word, i) => !(word === 'to' && SENT.test(words[i - 1] ?? '')));
}

/** Words behind which `to` says whose address it is, and no end of a range: `Ship To City`. */
const SENT =
  /^(?:ship|shipped|shipping|bill|billed|billing|deliver|delivered|delivery|mail|mailing|invoice|sold|remit)$/;

function allWords(heading: string): string[] {
  const plain = heading
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(/[ßẞ]/g, 'ss')
    .replace(/#/g, ' number ')
    .replace(/(?<=\p{L})\((?:e?s)\)/giu, '')
    .replace(/\b[Pp]\s*[/.]\s*[Oo]\b\.?/g, ' po ')
    .replace(/\b([Pp])[/.]\s?([Cc])(ode)?\b/g, ' pcode ')
    .replace(/\b[Cc]\/[Oo]\b/g, ' careof ')
    .replace(/\be-mail/gi, 'email')
    .replace(/\bd\.\s?o\.\s?b\b\.?/gi, ' dob ')
    .replace(/\bm\s?\/\s?f\b/gi, ' sex ')
    .replace(/_id(?=[/.])/gi, '')
    .replace(/1st(?![a-z])/gi, ' first ');
  const parted = joinedSub(
    wordsIn(
      plain
        .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
        .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
        .replace(/(\p{L})(\d)/gu, '$1 $2')
        .replace(/(\d)(\p{L})/gu, '$1 $2'),
    ),
  );
  if (parted.every(isClear)) return parted;
  // Letters that change their case may stand inside a word: PObox, GeoCode, eMail.
  const whole = wordsIn(plain.replace(/(\p{L})(\d)/gu, '$1 $2').replace(/(\d)(\p{L})/gu, '$1 $2'));
  const together = whole.flatMap(cut);
  return together.every(isClear) ? together : parted.flatMap(cut);
}

/** Words that stand together as one: the address within an address. */
const joinedSub = (words: readonly string[]): string[] =>
  words.flatMap((word, i) => {
    if (word === 'sub' && DIVIDED.test(words[i + 1] ?? '')) return [];
    return words[i - 1] === 'sub' && DIVIDED.test(word) ? ['subaddress'] : [word];
  });

/** What has parts of its own: the word `sub` before it is none by itself. */
const DIVIDED = /^(?:address|addr|dwelling|premise|premises|number)$/;

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}+|\d+/gu) ?? [];

const isClear = (word: string): boolean => isKnownWord(word) || /\d/.test(word);

/** The known words that a word consists of, the fewest; the word itself where it is not made of any. */
function cut(word: string): string[] {
  if (isClear(word) || word.length > LONGEST_WORD) return [word];
  /** For each length of a beginning, the words that it consists of. */
  const ways: (string[] | undefined)[] = [[]];
  for (let end = SHORTEST; end <= word.length; end++) {
    for (let start = 0; start <= end - SHORTEST; start++) {
      const before = ways[start];
      if (before === undefined || before.length + 1 >= (ways[end]?.length ?? Infinity)) continue;
      const piece = pieceOf(word.slice(start, end), start > 0 && end === word.length);
      if (piece !== undefined) ways[end] = [...before, piece];
    }
  }
  return ways[word.length] ?? [word];
}

/** The piece as a word that is known; at the end it may be the beginning of one of the usual last words. */
function pieceOf(piece: string, atEnd: boolean): string | undefined {
  if (isKnownWord(piece) && !meaningsOf(piece).includes('of')) return piece;
  return atEnd ? CUT_SHORT.find((word) => word.startsWith(piece)) : undefined;
}
