// Why a line has no hit, where the cleanse is sure of what is there: the building without the unit, the street without
// the number, the place without the street.
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import { SURE } from './hits-for-line.js';

/** What is known of a line that nothing was found for, and what is not; '' where nothing is known for certain. */
export function absenceOf({
  status,
  exception,
  confidence,
  streetNumber,
  street,
  locality,
  townCity,
  state,
}: ValidatedAddress): string {
  if (status !== 'partial' || (confidence ?? 0) < SURE) return '';
  const place = [locality ?? townCity, state].filter(Boolean).join(' ');
  if (exception === 'UNIT_NOT_FOUND') return `${streetNumber} ${street}, ${place} is known, that unit or floor is not`;
  if (exception === 'NUMBER_NOT_FOUND') return `${street}, ${place} is known, that number is not`;
  return exception === 'STREET_NOT_FOUND' ? `${place} is known, that street is not` : '';
}
