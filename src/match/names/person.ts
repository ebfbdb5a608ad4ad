// The name of a person, as its parts: titles and suffixes off, further given names apart.
import { foldWorldName } from '../../address/fold.js';
import { Remembered } from '../../contract/remembered.js';
import { inLatin } from './latin.js';

const TITLES = new Set(
  'MR MRS MS MISS MASTER MX DR DOCTOR PROF PROFESSOR REV REVEREND FR FATHER SR SIR DAME LADY LORD HON MESSRS'.split(
    ' ',
  ),
);
/** Words behind a name that tell father from son. */
const GENERATIONS: ReadonlyMap<string, number> = new Map([
  ['SR', 1],
  ['SNR', 1],
  ['SENIOR', 1],
  ['JR', 2],
  ['JNR', 2],
  ['JUNIOR', 2],
  ['II', 2],
  ['III', 3],
  ['IV', 4],
]);
/** Of these, those that are surnames too. */
const SURNAMES_TOO = new Set(['SENIOR', 'JUNIOR']);
const SUFFIXES = new Set([...GENERATIONS.keys(), ...'ESQ PHD MD OAM AO AM OBE MBE CBE KC QC JP BSC RN'.split(' ')]);
const MEN = new Set('MR MASTER SIR LORD'.split(' '));
const WOMEN = new Set('MRS MS MISS DAME LADY'.split(' '));
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
  const folded = inLatin(foldWorldName(text));
  return NOTHING.has(folded) ? '' : folded;
}

/** The generation that stands behind a name, and the sex that a title before it says; 0 and '' where none does. */
export interface Beside {
  readonly generation: number;
  readonly sex: '' | 'male' | 'female';
}

/** What stands beside the name itself in a part of a name: the title before it, the generation behind it. */
export const besidePart = kept((text: string): Beside => beside(text, 1));

/** The same in a whole name. Its second word is the name of a family, which may be called Senior. */
export const besideWhole = kept((text: string): Beside => {
  const comma = text.indexOf(',');
  const family = comma < 0 ? 0 : beside(text.slice(0, comma), 1).generation;
  const whole = beside(text, 2);
  return family === 0 ? whole : { ...whole, generation: family };
});

function beside(text: string, least: number): Beside {
  const words = foldSaid(text).split(' ');
  const generation = words.slice(least).findLast((word) => GENERATIONS.has(word));
  const next = words[1] ?? 'AND';
  // Mr and Mrs are two.
  const isOne = next !== 'AND' && !TITLES.has(next);
  return { generation: GENERATIONS.get(generation ?? '') ?? 0, sex: isOne ? sexOfTitle(words[0]!) : '' };
}

/** What a title says of who has it. */
export function sexOfTitle(title: string): '' | 'male' | 'female' {
  if (MEN.has(title)) return 'male';
  return WOMEN.has(title) ? 'female' : '';
}

/** True for a text that is no name but what stands beside one: Mr, Jnr, Dr. */
export const isBesideName = (folded: string): boolean =>
  folded !== '' && folded.split(' ').every((word) => TITLES.has(word) || SUFFIXES.has(word));

/** Given names as the first and the others: MARY and JANE of Mary Jane, without a title before them. */
export const givenNames = kept((text: string): readonly [string, string] => {
  const words = foldSaid(text).split(' ');
  while (words.length > 1 && TITLES.has(words[0]!)) words.shift();
  while (words.length > 1 && GENERATIONS.has(words.at(-1)!)) words.pop();
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
  while (words.length > 1 && (TITLES.has(words[0]!) || words[0] === 'AND')) words.shift();
  while (words.length > (SURNAMES_TOO.has(words.at(-1)!) ? 2 : 1) && SUFFIXES.has(words.at(-1)!)) words.pop();
  if (words.length < 2) return { given: '', middle: '', surname: words[0] ?? '' };
  let last = words.length - 1;
  while (last > 1 && PARTICLES.has(words[last - 1]!)) last--;
  return { given: words[0]!, middle: words.slice(1, last).join(' '), surname: words.slice(last).join(' ') };
}
