// The one form of the label of a unit and of a level, whatever word stands before it: UNIT 05, APT 5 and U5 are 5.
import { foldName } from '../../../address/fold.js';
import { flatType, levelType, levelTypeAbbreviation } from '../../../address/vocabulary/unit.js';

/** A label as it is most often: digits with a letter at most. */
const PLAIN = /^[1-9]\d{0,4}[A-Z]?$/;
const TYPED = /^([A-Z]+)[ ]?(\d{1,5}[A-Z]?)$/;

/** Levels that are named by their type, or numbered beside it: GROUND is G, BASEMENT 1 is B1. */
const NAMED_LEVELS = new Set([
  'BASEMENT',
  'GROUND',
  'LOWER GROUND FLOOR',
  'MEZZANINE',
  'PARKING',
  'PODIUM',
  'ROOFTOP',
  'SUB-BASEMENT',
  'UNDERGROUND',
  'UPPER GROUND FLOOR',
]);

/** A label in capitals without leading zeros; its own type before it is left out where it is one. */
function label(text: string, typeOf: (word: string) => string | undefined): string {
  if (PLAIN.test(text)) return text;
  const folded = foldName(text.replaceAll('.', '-').replaceAll('/', '-'));
  const typed = TYPED.exec(folded);
  const plain = typed !== null && typeOf(typed[1]!) !== undefined ? typed[2]! : folded;
  return plain.replace(/^0+(?=\d)/, '');
}

/** The form of a unit: its label, or its type where it has none, as REAR. */
export const unitForm = (type: string, number: string): string => {
  if (number !== '') return label(number, flatType);
  if (type === '') return '';
  const folded = foldName(type);
  return flatType(folded) ?? label(folded, flatType);
};

/** The form of a level. */
export function levelForm(type: string, number: string): string {
  if (type === '' && number === '') return '';
  const folded = foldName(type);
  const full = levelType(folded) ?? folded;
  if (NAMED_LEVELS.has(full)) return levelTypeAbbreviation(full) + (number === '' ? '' : label(number, levelType));
  if (number !== '') return label(number, levelType);
  // A level whose type and number stand in one text: LEVEL 2.
  const named = levelType(folded);
  return named === undefined ? label(folded, levelType) : levelTypeAbbreviation(named);
}
