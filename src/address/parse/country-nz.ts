// Tells a New Zealand line from an Australian one by its form and places, and reads it without states.
import { PART, takenFrom, takenPart, takenTo, type Line, type LocalityIndex, type Reading } from './reading.js';
import { isTownNz } from '../vocabulary/town-nz.js';

/**
 * True if an undeclared line is of New Zealand: by its name, state, rural delivery, postcode and place; Australia in
 * doubt.
 */
export function isNewZealand({ words }: Line, reading: Reading, localities: LocalityIndex): boolean {
  if (reading.country !== '') return reading.country === 'NZ';
  if (reading.state !== '') return false;
  if (reading.rdNumber !== '') return true;
  for (let at = Math.max(reading.from, reading.to - 3); at < reading.to; at++) {
    const name = words.slice(at, reading.to).join(' ');
    if (reading.postcode !== '' && localities.isLocality(name, '', reading.postcode)) return false;
    if (isTownNz(name)) return reading.postcode !== '' || !localities.isLocality(name, '', '');
  }
  return false;
}

/** New Zealand has no states: the word belongs to the place it follows, or nowhere. */
export function withoutState(reading: Reading): void {
  for (const packed of reading.taken) {
    if (takenPart(packed) !== PART.state) continue;
    const from = takenFrom(packed);
    const to = takenTo(packed);
    if (from === reading.to && to - from === 1) reading.to = to;
    else for (let i = from; i < to; i++) reading.unknown.push(i);
  }
  reading.state = '';
  reading.taken = reading.taken.filter((packed) => takenPart(packed) !== PART.state);
}
