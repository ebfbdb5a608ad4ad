// Premises without a street: "RIVER SHOPPING CENTRE, RESERVOIR" and "Koala Hospital, Reservoir" name no street.
import type { DivisionWithSecond } from './intersection.js';
import type { Line, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { streetType } from '../../vocabulary/street.js';

/** Words before CENTRE, which is a type of street too, that make it premises. */
const BEFORE_CENTRE = new Set(
  'BUSINESS CITY CIVIC COMMUNITY CONVENTION HEALTH HOMEMAKER LEISURE MEDICAL SERVICE SHOPPING SPORTS TOWN'.split(' '),
);

/** The division without a street where what was taken for one, no number before it, names premises for certain. */
export function withoutPremises(line: Line, reading: Reading, division: DivisionWithSecond): DivisionWithSecond {
  const { street, streetEnd, place, second } = division;
  if (second || reading.numberFirst > 0 || reading.postalType !== '') return division;
  const isWhole = street === reading.from && streetEnd - street > 1 && streetEnd === place;
  return isWhole && endsPremises(line, streetEnd - 1) ? { ...division, street: place } : division;
}

/** True if the word at `i` ends the name of premises and is no type of street there. */
function endsPremises({ words, kinds }: Line, i: number): boolean {
  if ((kinds[i]! & KIND.building) === 0) return false;
  const type = streetType(words[i]!);
  return type === 'CENTRE' ? BEFORE_CENTRE.has(words[i - 1]!) : type === undefined && (kinds[i]! & KIND.type) === 0;
}
