// Finds the address in a file whose columns have no headings, by what the values look like.
import { statePattern } from './states.js';

const POSTCODE = /^\d{4}$/;
const STATE = statePattern();
/**
 * A number and a word after it, with words or numbers around: `Unit 5 24 Smith St`, `12A Smith`; a box, `PO Box 12`.
 */
const ADDRESS = /(?:^|[\s,/-])\d+[a-z]?[\s,/-].*\p{L}{2}|\bbox\s+\d/iu;
const ADDRESS_END = /\b\d{4}\s*(,?\s*(australia|new zealand|au|nz))?$/i;
/** A place with its postcode: letters before the digits, which a coordinate does not have. */
const PLACE_END = /\p{L}{2}.*\b\d{4}\s*(,?\s*(australia|new zealand|au|nz))?$/iu;
const WORDS = /^[\p{L}][\p{L} '.()-]*$/u;

/**
 * Column numbers by field name; empty when no column looks like an address. Half of the non-empty values must agree.
 */
export function recogniseAddressColumns(columns: readonly (readonly string[])[]): Record<string, number[]> {
  const share = (column: readonly string[], like: RegExp): number => {
    const values = column.map((value) => value.trim()).filter((value) => value !== '');
    return values.length === 0 ? 0 : values.filter((value) => like.test(value)).length / values.length;
  };
  const best = (like: RegExp): number => {
    const shares = columns.map((column) => share(column, like));
    const most = Math.max(...shares);
    return most >= 0.5 ? shares.indexOf(most) : -1;
  };
  const found: Record<string, number[]> = {};
  const address = best(ADDRESS);
  if (address < 0) return found;
  found['fullAddress'] = [address];
  if (share(columns[address]!, ADDRESS_END) >= 0.5) return found;
  const state = best(STATE);
  const postcode = best(POSTCODE);
  if (state >= 0) found['state'] = [state];
  if (postcode >= 0) found['postcode'] = [postcode];
  // The locality stands between the street and the state or postcode, or carries them itself.
  const end = [state, postcode].filter((column) => column > address).reduce((a, b) => Math.min(a, b), columns.length);
  for (let column = address + 1; column < end; column++) {
    if (share(columns[column]!, end === columns.length ? PLACE_END : WORDS) >= 0.5) {
      found['locality'] = [column];
      break;
    }
  }
  return found;
}
