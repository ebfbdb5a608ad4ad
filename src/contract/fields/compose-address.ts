// How the parts of an address that a row gives make the one line that the contract asks for.
import { addressFields } from './address-fields.js';

const index = new Map(addressFields.map((field, i) => [field.name, i]));
const at = (name: string): number => index.get(name)!;
const F = {
  full: at('fullAddress'),
  line1: at('addressLine1'),
  line2: at('addressLine2'),
  line3: at('addressLine3'),
  careOf: at('careOf'),
  building: at('buildingName'),
  flatType: at('flatUnitType'),
  flat: at('flatUnitNumber'),
  levelType: at('floorLevelType'),
  level: at('floorLevelNumber'),
  lot: at('lotNumber'),
  number: at('streetNumber'),
  street: at('street'),
  name: at('streetName'),
  type: at('streetType'),
  suffix: at('streetSuffix'),
  postal: at('postal'),
  locality: at('locality'),
  town: at('townCity'),
  state: at('state'),
  postcode: at('postcode'),
  country: at('country'),
};

const named = (type: string, number: string, word: string): string => {
  if (number === '') return type;
  if (type !== '') return `${type} ${number}`;
  return /^[a-z]{2}/i.test(number) ? number : `${word} ${number}`;
};
/** Postcodes that a spreadsheet turned into numbers: 800 and 800.0 are 0800. */
const postcode = (value: string): string => value.replace(/\.0$/, '').replace(/^\d{3}$/, '0$&');

/**
 * Joins the parts of an address, given in the order of `addressFields` ('' where absent), into one line with commas
 * between its components. A full address comes first; a locality, state or postcode beside it follows only when it is
 * not already there. Returns '' when every part is blank.
 */
export function composeAddress(values: readonly string[]): string {
  if (isOnly(values, F.full)) return values[F.full]!.trim();
  const v = (i: number): string => (values[i] ?? '').trim();
  const parts: string[] = [];
  const put = (text: string): void => {
    if (text !== '') parts.push(text);
  };
  const full = v(F.full);
  if (v(F.careOf) !== '') put(/^(c\/|care of|c\s*-|attn)/i.test(v(F.careOf)) ? v(F.careOf) : `C/- ${v(F.careOf)}`);
  put(v(F.building));
  put(named(v(F.flatType), v(F.flat), 'UNIT'));
  put(named(v(F.levelType), v(F.level), 'LEVEL'));
  if (v(F.lot) !== '') put(/^l/i.test(v(F.lot)) ? v(F.lot) : `LOT ${v(F.lot)}`);
  put(full);
  put(v(F.line1));
  put(v(F.line2));
  put(v(F.line3));
  const street = [v(F.number), v(F.street), v(F.name), v(F.type), v(F.suffix)].filter(Boolean).join(' ');
  if (full === '' || !full.toUpperCase().includes(street.toUpperCase())) put(street);
  put(/^\d+$/.test(v(F.postal)) ? `PO BOX ${v(F.postal)}` : v(F.postal));
  const before = parts.join(', ').toUpperCase();
  const tail = [v(F.locality), v(F.town), v(F.state), postcode(v(F.postcode))].filter(
    (text) => text !== '' && !(full !== '' && endsWithWord(before, text.toUpperCase())),
  );
  put(tail.join(' '));
  if (parts.length > 0) put(v(F.country));
  return parts.join(', ');
}

/** True if no other value than the one of `field` is there. */
function isOnly(values: readonly string[], field: number): boolean {
  for (let i = 0; i < values.length; i++) if (i !== field && values[i] !== '') return false;
  return values[field] !== undefined;
}

/** True if the words of `text` stand whole among the last part of `line`: the address already says it. */
function endsWithWord(line: string, text: string): boolean {
  const i = line.lastIndexOf(text);
  if (i < 0 || line.length - i - text.length > 40) return false;
  const before = line[i - 1];
  const after = line[i + text.length];
  return (before === undefined || !/[A-Z0-9]/.test(before)) && (after === undefined || !/[A-Z0-9]/.test(after));
}
