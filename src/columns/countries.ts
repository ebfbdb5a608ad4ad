// Whether a text is a country: its English name, or what people call it.
import { countryOf } from '../address/vocabulary/place.js';
import { foldName } from '../address/fold.js';
import { countryNamesIn } from '../data/needed-packages.js';

/** What people write that is no country's name in full. */
const ALSO =
  `USA|UK|UAE|GREAT BRITAIN|ENGLAND|SCOTLAND|WALES|NORTHERN IRELAND|HOLLAND|KOREA|SOUTH KOREA|RUSSIA|VIET NAM|
REPUBLIC OF IRELAND|UNITED STATES OF AMERICA|HONG KONG|MACAU|TAIWAN|CZECH REPUBLIC|DEUTSCHLAND|ESPANA|ITALIA|FRANCE`
    .replace(/\n/g, '')
    .split('|');

let names: Set<string> | undefined;

/** All names, English, from ISO 3166-1 as the package has them; read at the first question. */
function countryNames(): Set<string> {
  if (names !== undefined) return names;
  names = new Set([...Object.values(countryNamesIn('en')).flat().map(foldName), ...ALSO]);
  return names;
}

/** True for a country's name, folded. */
export const isCountryName = (folded: string): boolean => countryOf(folded) !== undefined || countryNames().has(folded);
