// The one form in which names are stored and compared: what the data set keeps must be what the parser makes of the
// same words.
import { foldText } from './fold-text.js';

const DROPPED = /['`.]/g;
const SEPARATORS = /[^A-Z0-9]+/g;
/** Words of plain letters and digits with one blank between them, which most names are: only their case changes. */
const PLAIN = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/**
 * Folds a name: capitals, accents off (macrons too), apostrophes and periods dropped, & read as AND, every other run of
 * characters that are not A-Z or 0-9 one space, none at the ends. O'Brien → OBRIEN, Smith-Jones → SMITH JONES, St.
 * Kilda → ST KILDA, Ōtāhuhu → OTAHUHU.
 */
export const foldName = (text: string): string =>
  PLAIN.test(text)
    ? text.toUpperCase()
    : foldText(text).text.replace(DROPPED, '').replaceAll('&', ' AND ').replace(SEPARATORS, ' ').trim();

const NO_LETTERS = /[^\p{L}\p{Nd}]+/gu;

/**
 * The same for names of the whole world, whose letters of other alphabets stay: Москва → МОСКВА. Equal to `foldName`
 * for Latin letters.
 */
export const foldWorldName = (text: string): string =>
  PLAIN.test(text)
    ? text.toUpperCase()
    : foldText(text).text.replace(DROPPED, '').replaceAll('&', ' AND ').replace(NO_LETTERS, ' ').trim();
