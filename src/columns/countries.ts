// Whether a text is a country: its English name, its code of two or three letters, or what people call it.
import { countryOf } from '../address/vocabulary/place.js';
import { foldName } from '../address/fold.js';

/** What people write that is no country's name in full. */
const ALSO = `USA|UK|UAE|GREAT BRITAIN|ENGLAND|SCOTLAND|WALES|NORTHERN IRELAND|HOLLAND|KOREA|SOUTH KOREA|RUSSIA|VIET NAM|
REPUBLIC OF IRELAND|UNITED STATES OF AMERICA|HONG KONG|MACAU|TAIWAN|CZECH REPUBLIC|DEUTSCHLAND|ESPANA|ITALIA|FRANCE`
  .replace(/\n/g, '')
  .split('|');

const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));

let names: Set<string> | undefined;

/** All names, from the runtime's own list of regions (Unicode CLDR); made at the first question. */
function countryNames(): Set<string> {
  if (names !== undefined) return names;
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const found = LETTERS.flatMap((a) => LETTERS.map((b) => english.of(a + b))).filter((name) => name !== undefined);
  names = new Set([...found.map(foldName), ...ALSO]);
  return names;
}

/** True for a country's name, folded. */
export const isCountryName = (folded: string): boolean => countryOf(folded) !== undefined || countryNames().has(folded);
