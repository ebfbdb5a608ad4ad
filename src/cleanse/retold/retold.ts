// A second answer to an Australian line, told in another way: where the first is no address, and where it is a building
// beside a number that may be the unit.
import type { GivenParts } from '../../contract/fields/given-parts.js';
import type { ValidatedAddress } from '../../contract/schema/cleanse.js';
import type { CleanseData } from '../context.js';
import { asMended, asRetold } from '../mended.js';
import { isAddress } from '../verdict/is-address.js';
import { retellings } from './forms.js';
import { withUnitBehind } from './unit-behind.js';

/** The most that an address is worth which the line as it stands does not lead to. */
const RETOLD_CONFIDENCE = 96;

/** Cleanses a text with what columns say of it. */
type Ask = (data: CleanseData, text: string, parts: GivenParts) => ValidatedAddress;

/** The answer to the line told in another way where that leads further than `found`, else `found`. */
export function withRetellings(
  data: CleanseData,
  text: string,
  parts: GivenParts,
  found: ValidatedAddress,
  ask: Ask,
): ValidatedAddress {
  if (data.country !== 'AU' || (found.country ?? 'AU') !== 'AU') return found;
  if (isAddress(found)) return withUnit(data, text, parts, found, ask);
  for (const told of retellings(text)) {
    const retold = asRetold(told, parts, (part) => retellings(part)[0]?.text ?? part);
    const again = ask(data, retold.text, retold.parts);
    if (isAddress(again) && !again.postal) return asMended(lessSure(again), retold);
  }
  return byParts(data, text, parts, ask) ?? found;
}

/** The address that the columns lead to by themselves, where the line beside them says the same in another way. */
function byParts(data: CleanseData, text: string, parts: GivenParts, ask: Ask): ValidatedAddress | undefined {
  const { street, state, postcode } = parts;
  const locality = parts.locality || parts.suburb || parts.townCity;
  if (!street || !locality || !/^\D*\d/.test(street) || text.startsWith(street)) return undefined;
  const again = ask(data, `${street}, ${[locality, state, postcode].filter(Boolean).join(' ')}`, {});
  const answered = new Set(again.fullAddress?.match(/\d+/g));
  const isSame = (text.match(/\d+/g) ?? []).every((number) => answered.has(number));
  return isAddress(again) && !again.postal && isSame ? lessSure({ ...again, status: 'corrected' }) : undefined;
}

/** The answer with the number that it left out as the unit, where the building has units; else as it is. */
function withUnit(
  data: CleanseData,
  text: string,
  parts: GivenParts,
  found: ValidatedAddress,
  ask: Ask,
): ValidatedAddress {
  const told = withUnitBehind(text, found);
  if (!told) return found;
  const retold = asRetold(told, parts, (part) => part);
  const again = ask(data, retold.text, retold.parts);
  const isOfUnits = again.exception === 'UNIT_NOT_FOUND' && (again.candidates ?? []).length > 0;
  return isAddress(again) || (isOfUnits && again.id === found.id) ? asMended(lessSure(again), retold) : found;
}

const lessSure = (found: ValidatedAddress): ValidatedAddress => ({
  ...found,
  confidence: Math.min(found.confidence ?? 0, RETOLD_CONFIDENCE),
});
