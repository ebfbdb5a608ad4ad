// The form by which words are compared: what keyboards write in several ways is one word.

/** Letters that Unicode does not take apart, as they are written where a keyboard lacks them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const LONE = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** A word in small letters without its marks: `Żółw` is `zolw`, `ёлка` is `елка`, `straße` is `strasse`. */
export function foldWord(word: string): string {
  if (/^[a-z]*$/.test(word)) return word;
  // The marks go before the letters become small: a capital I with a dot would leave its dot behind.
  const bare = word.normalize('NFKD').replace(/\p{M}+/gu, '');
  return bare.toLowerCase().replace(LONE, (letter) => LETTERS[letter]!);
}
