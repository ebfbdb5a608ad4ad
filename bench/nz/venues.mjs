// Reads the file of New Zealand venue addresses (venue,address,city,lon,lat) and says what each line's own commas and
// its city column make of it: the truth that parsed components are compared with.
import fs from 'node:fs';
import { parse } from 'csv-parse/sync';

/** Capitals without macrons, one space between words. */
export const fold = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/['’`.]/g, '')
    .replace(/[^A-Z0-9/]+/g, ' ')
    .trim();

const UNIT = /(?:unit|flat|shop|suite|level|u|apartment|store|kiosk|tenancy|no\.?)\s+[\w-]+\s*[,/]?\s*/;
const DIGITS = /\w*\d+\w*(?:\s*[/-]\s*\w*\d+\w*)*/;
const NUMBER = new RegExp(`^((?:${UNIT.source})*)(${DIGITS.source})\\s+(.+)$`, 'i');
const RURAL = /^R\.?D\.?\s*(\d{1,2})$/i;

/**
 * The rows of the file, each with `expected` where its form is plain: parts between commas, the last "CITY POSTCODE" or
 * "CITY".
 */
export function readVenues(file) {
  const rows = parse(fs.readFileSync(file, 'utf8'), { columns: true, relax_column_count: true, bom: true });
  return rows.map((row) => ({
    venue: row.venue,
    address: row.address.trim(),
    city: row.city,
    longitude: Number(row.lon),
    latitude: Number(row.lat),
    expected: expected(row.address.trim(), row.city),
  }));
}

/**
 * Components by the commas; undefined for a line that has no street number, or that ends in something else than its
 * city.
 */
function expected(address, city) {
  let parts = address
    .replace(/,?\s*new zealand$/i, '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const tail = /^(.*?)\s*(\d{4})?$/.exec(parts.at(-1));
  if (parts.length < 2 || fold(tail[1]) !== fold(city)) return undefined;
  parts = parts.slice(0, -1);
  let rd = '';
  parts = parts.filter((part) => {
    const m = RURAL.exec(part);
    if (m) rd = m[1];
    return !m;
  });
  const at = parts.findIndex(
    (part) =>
      /^\S*\d\S*\s+\p{L}/u.test(part) &&
      NUMBER.test(part) &&
      !/^(level|unit|shop|suite|floor|ground)\s+\S+$/i.test(part),
  );
  if (at < 0 || parts.length - at > 2) return undefined;
  const [, , number, street] = NUMBER.exec(parts[at]);
  if (/^\d*(st|nd|rd|th)$/i.test(number) || / (and|&) | corner|\bcnr\b/i.test(street)) return undefined;
  return {
    number: number.replace(/\s/g, '').toUpperCase(),
    street: fold(street),
    suburb: fold(parts[at + 1] ?? ''),
    town: fold(city),
    postcode: tail[2] ?? '',
    rd,
    shown: { street, suburb: parts[at + 1] ?? '', town: city },
  };
}
