// Names that no place bears as they are written: in letters of another script, or short as people of the country say
// them.
import type { LocatedText } from './located-text.js';
import { fullCityIn } from './short-cities.js';
import { transliterated } from './transliterated.js';
import { partsOf, textOf, wordsOf, type Word } from './words.js';

type Locate = (words: readonly Word[]) => LocatedText;

/** The place that is known by its name in Latin letters alone: СМТ ДИКАНЬКА, ΛΙΞΟΥΡΙ. */
export function inLatinLetters(words: readonly Word[], country: string, locate: Locate): LocatedText | undefined {
  const latin = words.map(({ text, part }) => ({ text: transliterated(text, country) ?? text, part }));
  if (latin.every(({ text }, i) => text === words[i]!.text)) return undefined;
  const found = locate(latin);
  if (!found.place || found.status === 'ambiguous') return undefined;
  return { ...found, left: found.left.map((word) => words[latin.indexOf(word)]!) };
}

/** A city that a part of the text, numbers aside, calls by a short name: BP., BGD. */
export function atShortName(words: readonly Word[], country: string, locate: Locate): LocatedText | undefined {
  for (const part of partsOf(words).reverse()) {
    const short = part.filter(({ text }) => !/\d/.test(text));
    const full = fullCityIn(textOf(short), country);
    const found = full === undefined ? undefined : locate(wordsOf(full));
    if (!found?.place || found.status === 'ambiguous') continue;
    return { ...found, status: 'partial', left: words.filter((word) => !short.includes(word)) };
  }
  return undefined;
}
