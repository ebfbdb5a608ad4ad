// Words that end the name of premises and hardly ever that of a street.
import type { Line } from './reading.js';
import { KIND } from '../vocabulary/kinds.js';
import { endsCentre, endsEstate } from '../vocabulary/premises.js';
import { streetType } from '../vocabulary/street.js';

/** True if the word at `i` ends the name of premises and is no type of street there. */
export function endsPremises({ words, kinds }: Line, i: number): boolean {
  const k = kinds[i]!;
  if ((k & KIND.building) === 0) return false;
  // Of a hundred thousand streets fifteen are called PLAZA.
  return (k & KIND.type) === 0 || endsCentre(words, i) || endsEstate(words, i) || streetType(words[i]!) === 'PLAZA';
}
