// How well a word as somebody writes it stands for a word of a street's name.
import { streetType } from '../../address/vocabulary/street.js';
import { compassLetters, TYPE_ENDINGS, type NameWord } from '../../data/streets/name-words.js';

/** What it costs, 0 for the same word; Infinity for another. `slip`: true where a letter is wrong. */
export interface WordMatch {
  readonly cost: number;
  readonly slip: boolean;
}

const NONE: WordMatch = { cost: Number.POSITIVE_INFINITY, slip: false };
const SAME: WordMatch = { cost: 0, slip: false };
const SHORTENED: WordMatch = { cost: 0.25, slip: false };
const CUT_SHORT: WordMatch = { cost: 0.75, slip: false };
const SLIP: WordMatch = { cost: 2, slip: true };

/** A word of a name is cut short to so many letters at most. */
const LONGEST_CUT = 5;
/** Words from this length on may have a slip. */
const SHORTEST_SLIP = 6;
/** Titles and the like, whose short forms are as usual as they are themselves. */
const TITLES: ReadonlySet<string> = new Set(
  `SAINT SAINTE SANKT SANTA SANTO SAN SAO SINT SAINTS DOCTOR DOKTOR DOCTEUR DOUTOR DOTTOR PROFESSOR PROFESSEUR GENERAL
  CORONEL COLONEL CAPITAN CAPITAO MARECHAL MARSHAL PRESIDENT PRESIDENTE BURGEMEESTER BURGERMEISTER KONINGIN KONING
  KONGENS DRONNING MOUNT MONT MONTE MOUNTAIN FORT POINT PORT LAKE JUNIOR SENIOR JENDERAL SENATOR PADRE FREI DOM DONA
  ENGENHEIRO INGENIERO LICENCIADO VISCONDE BARAO COMANDANTE ALMIRANTE BRIGADEIRO MONSIGNOR CARDINAL COMMANDANT
  LIEUTENANT SERGENT ABBE CHURCH CENTER CENTRE OLD NEW UPPER LOWER GREAT LITTLE`.split(/\s+/),
);

/**
 * The match of a written word with a word of the name; `isAnchor`: it is the one by which the name was found, which is
 * not cut short.
 */
export function matchWord(name: NameWord, written: string, isAnchor: boolean): WordMatch {
  if (name.text === written) return SAME;
  const [kind, writtenKind] = [streetType(name.text), streetType(written)];
  if (kind !== undefined && kind === writtenKind) return SAME;
  const way = compassLetters(name.text);
  if (way !== undefined && way === compassLetters(written)) return SAME;
  if (name.kind === 'kind' && kind !== undefined && writtenKind !== undefined) return NONE;
  return name.kind === 'name' ? matchOwn(name.text, written, isAnchor) : shortForm(name, written);
}

function matchOwn(name: string, written: string, isAnchor: boolean): WordMatch {
  if (/\d/.test(name) || /\d/.test(written)) return NONE;
  if (TITLES.has(name) && isShortFor(name, written)) return SHORTENED;
  if (TITLES.has(written) && isShortFor(written, name)) return SHORTENED;
  if (isEndingCut(name, written) || isEndingCut(written, name)) return SHORTENED;
  if (!isAnchor && (isCutShort(name, written) || isCutShort(written, name))) return CUT_SHORT;
  return isSlip(name, written) ? SLIP : NONE;
}

/** G for GIUSEPPE, CONST for CONSTANTIJN, MED for MOHAMMED. */
const isCutShort = (long: string, short: string): boolean =>
  short.length <= LONGEST_CUT && short.length * 2 <= long.length + 1 && isShortFor(long, short);

/** Short forms of other letters than the word's own: CARRERA in Colombia. */
const OTHER_LETTERS: Readonly<Record<string, string>> = { KR: 'CARRERA', KRA: 'CARRERA' };

const shortForm = ({ text }: NameWord, written: string): WordMatch =>
  isShortFor(text, written) || isShortFor(written, text) || OTHER_LETTERS[written] === text ? SHORTENED : NONE;

/** True if the letters of `short` stand in `long` in that order, beginning with its first: AVDA in AVENIDA. */
export function isShortFor(long: string, short: string): boolean {
  if (short.length >= long.length || short[0] !== long[0]) return false;
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** FRIEDRICHSTR for FRIEDRICHSTRASSE: the ending that says the kind is short, the name before it is whole. */
export function isEndingCut(long: string, short: string): boolean {
  if (short.length >= long.length) return false;
  return TYPE_ENDINGS.some((ending) => {
    const stem = long.length - ending.length;
    const isNamed = stem > 1 && short.length > stem && long.endsWith(ending) && short.startsWith(long.slice(0, stem));
    return isNamed && isShortFor(ending, short.slice(stem));
  });
}

/** True for one letter that is wrong, missing, too many, or exchanged with its neighbour, in words of six and more. */
function isSlip(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < SHORTEST_SLIP || Math.abs(a.length - b.length) > 1) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  let back = 0;
  while (back < Math.min(a.length, b.length) - from && a.at(-1 - back) === b.at(-1 - back)) back++;
  const [restA, restB] = [a.slice(from, a.length - back), b.slice(from, b.length - back)];
  return (
    (restA.length <= 1 && restB.length <= 1) || (restA.length === 2 && restA[0] === restB[1] && restA[1] === restB[0])
  );
}
