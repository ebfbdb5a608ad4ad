// The one form of a street: its name with words in full, its type and its suffix. Files repeat their streets, so what
// was found of a text is kept.
import { foldName } from '../../../address/fold.js';
import { Remembered } from '../../../contract/remembered.js';
import { divideStreet } from '../../../address/parse/street-words.js';
import { ORDINALS, SHORT_ORDINALS } from '../../../address/vocabulary/ordinals.js';
import { STREET_WORDS } from '../../../address/vocabulary/short-words.js';
import { streetSuffix, streetType } from '../../../address/vocabulary/street.js';

/** A street's folded parts; '' for what it has not. */
export interface StreetForm {
  readonly street: string;
  readonly streetType: string;
  readonly streetSuffix: string;
}

const WORDS: ReadonlyMap<string, string> = new Map([
  ...STREET_WORDS,
  ...SHORT_ORDINALS.map((short, i): [string, string] => [short, ORDINALS[i]!]),
]);

/** Types that are written together with the name by slip, and end hardly any name: PRIDHAMSTREET. */
const GLUED = /^([A-Z]{3,})(STREET|ROAD|AVENUE|PLACE|CRESCENT|DRIVE|PARADE|TERRACE|CIRCUIT|CLOSE|COURT|BOULEVARD)$/;

/** Types as America writes them, beside those of Australia and New Zealand. */
const AMERICAN: ReadonlyMap<string, string> = new Map(
  Object.entries({ BLV: 'BOULEVARD', PKY: 'PARKWAY', EXPY: 'EXPRESSWAY', FRWY: 'FREEWAY', PIKE: 'PIKE', PLZ: 'PLAZA' }),
);
const DIRECTIONS = new Set('NORTH SOUTH EAST WEST NORTHEAST NORTHWEST SOUTHEAST SOUTHWEST'.split(' '));

const forms = new Remembered<string, StreetForm>();
const formsAbroad = new Remembered<string, StreetForm>();

/** The form of a street as written, type and suffix with it. `isAbroad`: of neither Australia nor New Zealand. */
export function streetForm(text: string, isAbroad = false): StreetForm {
  return isAbroad ? formsAbroad.of(text, foldedAbroad) : forms.of(text, folded);
}

/** The form of a street whose parts are given apart; a name may have its type with it all the same. */
export function partedStreetForm(name: string, type: string, suffix: string): StreetForm {
  if (type === '' && suffix === '') return streetForm(name);
  const folded = foldName(type);
  const full = streetType(folded) ?? folded;
  const foldedSuffix = foldName(suffix);
  const words = foldName(name).split(' ');
  // SMITH ST with the type STREET beside it.
  if (words.length > 1 && streetType(words.at(-1)!) === full) words.pop();
  return { street: nameOf(words), streetType: full, streetSuffix: streetSuffix(foldedSuffix) ?? foldedSuffix };
}

const folded = (text: string): StreetForm => formOf(foldName(text).split(' '));
const foldedAbroad = (text: string): StreetForm => formAbroad(foldName(text).split(' '));

function formOf(words: readonly string[]): StreetForm {
  const division = divideStreet(words, 0, words.length)[0]!;
  const glued = words.length === 1 ? GLUED.exec(words[0]!) : null;
  if (glued) return { street: nameOf([glued[1]!]), streetType: glued[2]!, streetSuffix: '' };
  return {
    street: nameOf(words.slice(0, division.name)),
    streetType: division.type,
    streetSuffix: division.suffix,
  };
}

/** America writes the direction before the name as often as behind the type, or leaves it out. */
function formAbroad(words: readonly string[]): StreetForm {
  const left = [...words];
  let suffix = '';
  const first = streetSuffix(left[0]!);
  const isLetter = left[0]!.length === 1;
  if (left.length > (isLetter ? 1 : 2) && first !== undefined && DIRECTIONS.has(first.replace(' ', ''))) {
    suffix = first;
    left.shift();
  }
  const last = left.at(-1)!;
  const other = AMERICAN.get(last);
  if (left.length > 1 && other !== undefined) left[left.length - 1] = other;
  const form = formOf(left);
  const isOther = form.streetType === '' && left.length > 1 && other !== undefined;
  return {
    street: isOther ? nameOf(left.slice(0, -1)) : form.street,
    streetType: isOther ? other : form.streetType,
    streetSuffix: suffix || form.streetSuffix,
  };
}

/** A name's words in full, without its article. */
function nameOf(words: readonly string[]): string {
  const from = words.length > 1 && words[0] === 'THE' ? 1 : 0;
  let name = '';
  for (let i = from; i < words.length; i++) {
    const word = words[i]!;
    // A letter within a name, or the whole of one, is a name of its own: Avenue E, Smith E Jones.
    const isName = word.length === 1 && (i > from || words.length === 1);
    const full = isName ? word : (WORDS.get(word) ?? word);
    name = name === '' ? full : `${name} ${full}`;
  }
  return name;
}
