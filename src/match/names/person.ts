// The name of a person, as its parts: titles and suffixes off, further given names apart.
import { foldWorldName } from '../../address/fold.js';
import { Remembered } from '../../contract/remembered.js';

const TITLES = new Set(
  'MR MRS MS MISS MASTER MX DR DOCTOR PROF PROFESSOR REV REVEREND FR FATHER SR SIR DAME LADY LORD HON MESSRS'.split(
    ' ',
  ),
);
const SUFFIXES = new Set('JR JNR SNR II III IV ESQ PHD MD OAM AO AM OBE MBE CBE KC QC JP BSC RN'.split(' '));
/** Words that begin a surname: VAN DER BERG is one. */
const PARTICLES = new Set('VAN VON DER DEN DE DA DI DU DEL DELLA LA LE MC MAC ST O AL EL BIN TEN TER'.split(' '));
const NOTHING = new Set(['NULL', 'NAN', 'UNKNOWN', 'NOT KNOWN', 'NOT PROVIDED', 'NONE', '']);

export interface PersonName {
  readonly given: string;
  readonly middle: string;
  readonly surname: string;
}

/** The same function with its last answers at hand: files have the same names again and again. */
function kept<T>(make: (text: string) => T): (text: string) => T {
  const known = new Remembered<string, T>();
  return (text) => known.of(text, make);
}

/** Folds a text; '' for what stands where nothing is known: NULL, nan, unknown. */
export function foldSaid(text: string): string {
  const folded = foldWorldName(text);
  return NOTHING.has(folded) ? '' : folded;
}

/** Given names as the first and the others: MARY and JANE of Mary Jane, without a title before them. */
export const givenNames = kept((text: string): readonly [string, string] => {
  const words = foldSaid(text).split(' ');
  while (words.length > 1 && TITLES.has(words[0]!)) words.shift();
  return [words[0]!, words.slice(1).join(' ')];
});

/** A surname, without what stands behind it. */
export const surnameOf = kept((text: string): string => {
  const words = foldSaid(text).split(' ');
  while (words.length > 1 && SUFFIXES.has(words.at(-1)!)) words.pop();
  return words.join(' ');
});

/** The parts of a whole name: given names first, or the surname before a comma. */
export function splitName(text: string): PersonName {
  const comma = text.indexOf(',');
  if (comma > 0 && !SUFFIXES.has(foldWorldName(text.slice(comma + 1)))) {
    const [given, middle] = givenNames(text.slice(comma + 1));
    return { given, middle, surname: surnameOf(text.slice(0, comma)) };
  }
  const words = foldSaid(text).split(' ');
  while (words.length > 1 && TITLES.has(words[0]!)) words.shift();
  while (words.length > 1 && SUFFIXES.has(words.at(-1)!)) words.pop();
  if (words.length < 2) return { given: '', middle: '', surname: words[0] ?? '' };
  let last = words.length - 1;
  while (last > 1 && PARTICLES.has(words[last - 1]!)) last--;
  return { given: words[0]!, middle: words.slice(1, last).join(' '), surname: words.slice(last).join(' ') };
}
