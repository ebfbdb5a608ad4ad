// Other spellings of street and locality names that mean the same: abbreviations and their full words, ordinals as
// words and as digits, the article of a street.
import { stateOfCity } from './cities.js';
import { ORDINALS, SHORT_ORDINALS } from './ordinals.js';
import { DIVIDED_WORDS, LOCALITY_WORDS, STORED_SHORT, STREET_WORDS } from './short-words.js';
import { streetType } from './street.js';

/** Word of a street's name → its other form. One direction is enough: both sides of a comparison go through it. */
const STREET_FORMS: ReadonlyMap<string, string> = new Map([
  ...STREET_WORDS,
  ...SHORT_ORDINALS.map((short, i): [string, string] => [short, ORDINALS[i]!]),
  ...SHORT_ORDINALS.map((short, i): [string, string] => [ORDINALS[i]!, short]),
]);

/** Behind a city's name, its middle: the central business district. */
const MIDDLE = 'CBD';

const NONE: readonly string[] = [];

/** True for a word that a locality's name may have in another form. */
export const isRespelt = (word: string): boolean =>
  word === 'THE' || word === MIDDLE || LOCALITY_WORDS.has(word) || STORED_SHORT.has(word);

/** Other spellings of a locality name; empty when no word has one. SYDNEY CBD is the locality Sydney. */
export function localitySpellings(name: string): readonly string[] {
  const city = name.endsWith(` ${MIDDLE}`) ? name.slice(0, -MIDDLE.length - 1) : '';
  return stateOfCity(city) === undefined ? spellings(name, LOCALITY_WORDS) : [city];
}

/**
 * Other spellings of a street name, with and without its article among them: ESPLANADE, THE ESPLANADE; a type that is
 * the name in full: THE TCE, THE TERRACE.
 */
export function streetSpellings(name: string): readonly string[] {
  const found = spellings(name, STREET_FORMS);
  if (!name.startsWith('THE ')) return [...found, `THE ${name}`];
  const word = name.slice('THE '.length);
  const full = streetType(word);
  return full === undefined || full === word ? found : [...found, `THE ${full}`];
}

/** A locality's name with each word as names are stored: NTH RYDE is NORTH RYDE, SAINT IVES is ST IVES. */
export const inFull = (name: string): string =>
  name.includes(' ')
    ? name
        .split(' ')
        .map((word) => DIVIDED_WORDS.get(word) ?? word)
        .join(' ')
    : (DIVIDED_WORDS.get(name) ?? name);

function spellings(name: string, forms: ReadonlyMap<string, string>): readonly string[] {
  if (!name.includes(' ')) {
    const other = forms.get(name);
    const short = STORED_SHORT.get(name);
    if (other === undefined && short === undefined) return NONE;
    return [...new Set([other, short].filter((word) => word !== undefined))];
  }
  const words = name.split(' ');
  if (words[0] !== 'THE' && !words.some((word) => forms.has(word) || STORED_SHORT.has(word))) return NONE;
  const found = new Set<string>();
  const full = words.map((word) => forms.get(word) ?? word).join(' ');
  if (full !== name) found.add(full);
  for (let i = 0; i < words.length; i++) {
    const short = STORED_SHORT.get(words[i]!);
    const other = forms.get(words[i]!) ?? short;
    for (const word of [other, short]) {
      if (word !== undefined) found.add([...words.slice(0, i), word, ...words.slice(i + 1)].join(' '));
    }
  }
  if (words[0] === 'THE' && words.length > 1) found.add(words.slice(1).join(' '));
  found.delete(name);
  return [...found];
}
