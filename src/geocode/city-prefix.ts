// Words of East Asia that run on from a city without a blank (釜山観光ホテル), and a word in other letters than the rest of
// its line: where such a word is to be cut so that its city is one by itself.
import { foldWorldName } from '../address/fold.js';
import { hasOtherLetters } from './cities-in-parts.js';
import { isEastAsian } from './east-asian.js';
import type { Word } from './words.js';

type IsCity = (name: string) => boolean;

/** Letters of a city's name there. */
const [SHORTEST, LONGEST] = [2, 5];

/** The words with each city at the start of a longer word cut off it, and a new part wherever the script changes. */
export function cutAtCities(words: readonly Word[], isCity: IsCity): Word[] {
  const cut: Word[] = [];
  let part = -1;
  let previous: Word | undefined;
  for (const word of words) {
    const isOther = hasOtherLetters(word.text);
    const isTurn = previous !== undefined && isOther !== hasOtherLetters(previous.text);
    const [city, rest] = isEastAsian(word.text) ? cityOf(word.text, isCity) : ['', ''];
    if (previous?.part !== word.part || isTurn || city !== '') part++;
    if (city === '') cut.push({ text: word.text, part });
    else cut.push({ text: city, part }, { text: rest, part: ++part });
    previous = word;
  }
  return cut;
}

/** The longest city that begins a word and is not all of it, and the rest; two empty texts for none. */
function cityOf(word: string, isCity: IsCity): readonly [city: string, rest: string] {
  // Folded names have the syllables of Korea as their letters.
  const letters = [...word.normalize('NFC')];
  for (let length = Math.min(LONGEST, letters.length - 1); length >= SHORTEST; length--) {
    const city = foldWorldName(letters.slice(0, length).join(''));
    if (isCity(city)) return [city, foldWorldName(letters.slice(length).join(''))];
  }
  return ['', ''];
}
