// A line of another country in the form in which addresses are compared: what is certain of its country, postal code
// and place, the number and street of what is left where they stand as they mostly do, and its words.
import { foldName, foldWorldName } from '../../../address/fold.js';
import { isStrongType, streetType } from '../../../address/vocabulary/street.js';
import type { Abroad } from '../../../address/abroad.js';
import type { ComparableAddress } from '../../comparable.js';
import { houseNumber, NO_NUMBER, type HouseNumber } from './house-number.js';
import { streetForm } from './street-form.js';
import { unitForm } from './unit-form.js';

const UNIT =
  /(?:\b(?:apt|apartment|unit|suite|ste|flat|room|rm|shop)\b\.?\s*#?|(?<=.)#)\s*([a-z]{0,2}\d{1,5}[a-z]?|[a-z])\b/i;
const NUMBER_FIRST = /^#?(\d{1,6}[a-z]?(?:\s*-\s*\d{1,6}[a-z]?)?)\s+(?=\p{L}|\d+(?:st|nd|rd|th)\b)/iu;
const NUMBER_LAST = /\s(\d{1,5}(?:\s*-\s*\d{1,5})?\s?[a-z]?)$/iu;
const LONGEST = 1000;

/** The form of what is known of a line abroad. */
export function abroadForm({ country, city, region, postcode, rest }: Abroad): ComparableAddress {
  return formOf(partsOf(rest), { country, locality: city, state: region, postcode });
}

/**
 * The form of a line that is said to be of a country. Its last part is the place, with its postal code and the letters
 * of its state, unless the place is known apart.
 */
export function foreignForm(text: string, country: string, isPlaced: boolean): ComparableAddress {
  const parts = partsOf(text);
  if (!isPlaced && parts.length === 1) parts.splice(0, 1, ...behindStreet(parts[0]!));
  if (isPlaced || parts.length < 2) return formOf(parts, { country, locality: '', state: '', postcode: '' });
  const place: string[] = [];
  let postcode = '';
  let state = '';
  // 10115 Berlin; Los Angeles, CA 90048.
  const end = parts.length > 2 && /^[A-Z]{2}\b/.test(parts.at(-1)!) ? 2 : 1;
  for (const word of parts.slice(-end).join(' ').split(/\s+/)) {
    if (/\d/.test(word)) postcode += word;
    else if (/^[A-Z]{2}$/.test(word) && place.length > 0) state = word;
    else place.push(word);
  }
  return formOf(parts.slice(0, -end), { country, locality: place.join(' '), state, postcode });
}

/**
 * A line without commas, divided before its postal code, or behind the last word in it that ends a street: 12 rue de la
 * Paix 75002 Paris, 2709 Main St. Santa Monica.
 */
function behindStreet(text: string): string[] {
  const words = text.split(/\s+/);
  const code = words.findIndex((word, i) => i > 1 && /^\d{4,5}$/.test(word));
  const ends = words.map((word) => {
    const full = streetType(foldName(word));
    return full !== undefined && isStrongType(full);
  });
  const type = ends.lastIndexOf(true);
  const isCode = code > 1 && code < words.length - 1;
  const at = type > 1 && type < words.length - 1 && !isCode ? type + 1 : code;
  return at > 1 ? [words.slice(0, at).join(' '), words.slice(at).join(' ')] : [text];
}

/** A postal code without spaces; of America's without the four digits of the delivery route. */
function codeForm(postcode: string, country: string): string {
  const folded = foldWorldName(postcode).replaceAll(' ', '');
  return country === 'US' ? folded.replace(/^(\d{5})\d{4}$/, '$1') : folded;
}

/** True for a line that ends as those of America do: IL 60601. */
export const isAmerican = (text: string): boolean => /[, ][A-Z]{2},? \d{5}(?:-\d{4})?$/i.test(text);

interface Place {
  readonly country: string;
  readonly locality: string;
  readonly state: string;
  readonly postcode: string;
}

/** What stands between commas; a number alone belongs to the street behind it. */
function partsOf(text: string): string[] {
  const parts = text
    .slice(0, LONGEST)
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [number = '', street] = parts;
  return street !== undefined && /^\d{1,5}[a-z]?$/i.test(number) ? [`${number} ${street}`, ...parts.slice(2)] : parts;
}

function formOf(parts: readonly string[], { country, locality, state, postcode }: Place): ComparableAddress {
  const unit = parts.map((part) => UNIT.exec(part)).find((found) => found !== null);
  const cleaned = unit ? parts.map((part) => part.replace(unit[0], ' ').trim()) : parts;
  const at = Math.max(
    cleaned.findIndex((part) => NUMBER_FIRST.test(part) || NUMBER_LAST.test(part)),
    0,
  );
  const { number, name } = numbered(cleaned[at] ?? '');
  const isStreet = number.first > 0 || parts.length === 1;
  const rest = cleaned.filter((text, i) => text !== '' && (i !== at || !isStreet)).join(' ');
  return {
    pid: '',
    dpid: '',
    country,
    state: foldWorldName(state),
    postcode: codeForm(postcode, country),
    locality: foldWorldName(locality),
    town: '',
    ...(isStreet ? streetForm(name, true) : NO_STREET),
    numberFirst: number.first,
    numberLast: number.last,
    numberSuffix: number.suffix,
    numberLastSuffix: number.lastSuffix,
    lot: '',
    unit: unit ? unitForm('', unit[1]!) : '',
    level: '',
    postalType: '',
    postalNumber: '',
    building: '',
    rest: foldWorldName(rest),
  };
}

const NO_STREET = { street: '', streetType: '', streetSuffix: '' };

/** The number of a street, before its name or behind it, and the name. */
function numbered(text: string): { number: HouseNumber; name: string } {
  const first = NUMBER_FIRST.exec(text);
  const found = first ?? NUMBER_LAST.exec(text);
  const number = found === null ? undefined : houseNumber(found[1]!.trim(), '', '');
  if (found === null || number === undefined) return { number: NO_NUMBER, name: text };
  return { number, name: text.replace(found[0], first ? '' : ' ').trim() };
}
