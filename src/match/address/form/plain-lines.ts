// Address lines that each hold one plain thing: a street with or without its number, and beside it a building or a
// unit. Most files with lines have such; whatever is more has to be read as a line.
import { foldName } from '../../../address/fold.js';
import { isStrongType, streetType } from '../../../address/vocabulary/street.js';
import { flatType } from '../../../address/vocabulary/unit.js';
import { streetForm } from './street-form.js';

/** What plain lines say; '' for nothing. */
export interface PlainLines {
  readonly number: string;
  readonly unitNumber: string;
  readonly street: string;
  readonly building: string;
}

/** 5/24 Smith St, with the unit and the number or without. */
const STREET = /^(?:([a-z]?\d{1,5}[a-z]?)\s?\/\s?)?(\d{1,5}[a-z]?(?:\s?-\s?\d{1,5}[a-z]?)?)?\s*(\p{L}[^\d,;/()&]*)$/iu;
const UNIT = /^([a-z]+)\.?\s*(\d{1,5}[a-z]?)$/i;
const NAME = /^[^\d,;/()]*$/;

/** Reads the lines; undefined where one of them is more than plain. `hasNumber`: the number stands apart. */
export function plainLines(first: string, second: string, hasNumber: boolean): PlainLines | undefined {
  const inFirst = streetIn(first, hasNumber);
  // A building before its street: Bega Flats, Smith Street. A second line alone is one sooner than a street.
  const isTurned = inFirst !== 'typed' && NAME.test(first) && streetIn(second, hasNumber) === 'typed';
  if (isTurned) return withBeside(second, first);
  if (first === '') return NAME.test(second) ? { ...NOTHING, building: second } : undefined;
  if (inFirst === undefined || (inFirst === 'bare' && !hasNumber)) return undefined;
  return withBeside(first, second);
}

const NOTHING: PlainLines = { number: '', unitNumber: '', street: '', building: '' };

/** The line of a street, and what stands in the other. */
function withBeside(line: string, beside: string): PlainLines | undefined {
  const [, unitNumber = '', number = '', street = ''] = STREET.exec(line)!;
  const found = { number, unitNumber, street, building: '' };
  if (beside === '') return found;
  const [, type = '', label = ''] = UNIT.exec(beside) ?? [];
  if (label !== '') {
    const isUnit = unitNumber === '' && flatType(foldName(type)) !== undefined;
    return isUnit ? { ...found, unitNumber: label } : undefined;
  }
  return NAME.test(beside) && streetIn(beside, true) !== 'typed' ? { ...found, building: beside } : undefined;
}

/** `typed`: a street that ends in a type that nothing else has; `bare`: words that may be a street. */
function streetIn(line: string, hasNumber: boolean): 'typed' | 'bare' | undefined {
  const found = STREET.exec(line);
  if (found === null || (hasNumber && found[2] !== undefined)) return undefined;
  if (isStrongType(streetForm(found[3]!).streetType)) return 'typed';
  // A type in the middle has a place behind it.
  return foldName(found[3]!).split(' ').some(endsStreet) ? undefined : 'bare';
}

const endsStreet = (word: string): boolean => {
  const full = streetType(word);
  return full !== undefined && isStrongType(full);
};
