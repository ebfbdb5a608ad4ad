// How an English word sounds, roughly: words that are heard as one another have the same letters here.

/**
 * What letters sound like, applied one after the other, each beside a letter without which it has nothing to do. Vowels
 * are one sound, since accents and spellers differ most in them; an r behind a vowel is not heard in Australia, New
 * Zealand and most of England.
 */
const SOUNDS: readonly (readonly [needed: string, letters: RegExp, sound: string])[] = [
  ['n', /^(?:kn|gn|pn|mn)/, 'n'],
  ['p', /^ps/, 's'],
  ['r', /^wr|^rh/, 'r'],
  ['h', /^wh(?=o)/, 'h'],
  ['h', /^wh/, 'w'],
  ['x', /^x/, 's'],
  ['c', /cc(?=[eiy])/, 'ks'],
  ['', /([^aeiou])\1/, '$1'],
  ['h', /sch/, 'sk'],
  ['h', /t?ch(?=[^lr]|$)/, 'C'],
  ['h', /ch/, 'k'],
  ['d', /dge?(?=[eiy]|$)|dj/, 'J'],
  ['u', /tu(?=r|al)/, 'C'],
  ['i', /[stc]i(?=on|an|al|ou|en|a)/, 'S'],
  ['u', /sure/, 'Sa'],
  ['h', /sh/, 'S'],
  ['h', /ph/, 'f'],
  ['h', /^gh/, 'g'],
  ['h', /(?<=[aeo]u)gh$/, 'f'],
  ['h', /gh/, ''],
  ['h', /th/, 't'],
  ['c', /sc(?=[eiy])/, 's'],
  ['c', /c(?=[eiy])/, 's'],
  ['', /g(?=[eiy])|j/, 'J'],
  ['', /ck|cq|c|q/, 'k'],
  ['x', /x/, 'ks'],
  ['z', /z/, 's'],
  ['m', /mb$|mn$/, 'm'],
  ['n', /gn$/, 'n'],
  ['b', /bt$/, 't'],
  ['l', /stl(?=e)/, 'sl'],
  ['l', /(?<=[^aeiouyr])le$/, 'al'],
  ['r', /(?<=[^aeiouyr])re$/, 'ar'],
  ['e', /(?<=[aeiouy].?[^aeiouy])e$/, ''],
  ['l', /(?<=[aeiou])l(?=[kmf])/, ''],
  ['', /(?<=[aeiouy])[wh]/, ''],
  ['r', /(?<=[aeiouy])r(?![aeiouy])/, ''],
  ['', /[aeiouy]+/, 'a'],
  ['', /(.)\1+/, '$1'],
];

/** A bit for each letter of a word. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

const EACH = SOUNDS.map(([needed, letters, sound]) => ({
  needed: lettersOf(needed),
  letters: new RegExp(letters.source, 'g'),
  sound,
}));

/** The sound of a folded English word. Homophones mostly share it, and so do some words that are not. */
export function englishSound(word: string): string {
  const has = lettersOf(word);
  let heard = word;
  for (const { needed, letters, sound } of EACH) {
    if ((needed & has) === needed) heard = heard.replace(letters, sound);
  }
  return heard;
}
