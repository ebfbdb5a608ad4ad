// A number by itself between a street and its place, as a second column of an address leaves it: of 45 DICKINSON
// STREET, 19, CHARLESTOWN the 19 is a unit where the house has units.
import type { ValidatedAddress } from '../../contract/schema/cleanse.js';
import type { Retelling } from './retelling.js';

const LONE_NUMBER = /^(?:NO )?(\d{1,4}[A-Z]?)$/;

/** The text with the number that a building's answer left out told as its unit; undefined where there is none. */
export function withUnitBehind(text: string, found: ValidatedAddress): Retelling | undefined {
  const { level, changedItems = [], locality } = found;
  const left = changedItems.filter(
    ({ affectedElement, actionType }) => affectedElement === 'unknown' && actionType === 'REMOVE',
  );
  const number = left.length === 1 ? LONE_NUMBER.exec(left[0]!.oldValue ?? '')?.[1] : undefined;
  if (level !== 'address' || !locality || number === undefined) return undefined;
  const form = new RegExp(String.raw`^(\d[^,(\n]* [^,(\n]*)[,(\n]\s*(?:no\.? ?)?(${number})\b\)?,?\s*(?=\D)`, 'i');
  const [whole, street, unit] = form.exec(text) ?? [];
  const rest = text.slice(whole?.length);
  if (!whole || !rest.toUpperCase().includes(locality)) return undefined;
  return { text: `Unit ${unit}, ${street!.trim()}, ${rest}`, mended: [{ from: unit!, to: `UNIT ${unit}` }] };
}
