// One line of text for a parsed address: only the components that are there, so that a table of cases reads at a
// glance.
import { Pattern } from '../../src/address/distance.js';
import type { LocalityIndex } from '../../src/address/parse/reading.js';
import type { ParsedAddress } from '../../src/contract/schema/parse.js';

const FIELDS: readonly (readonly [string, keyof ParsedAddress])[] = [
  ['care', 'careOf'],
  ['building', 'buildingName'],
  ['flat', 'subdwelling'],
  ['lot', 'lotNumber'],
  ['number', 'streetNumber'],
  ['street', 'street'],
  ['street2', 'street2'],
  ['postal', 'postal'],
  ['rd', 'rdNumber'],
  ['suburb', 'suburb'],
  ['town', 'townCity'],
  ['locality', 'locality'],
  ['state', 'state'],
  ['postcode', 'postcode'],
  ['country', 'country'],
  ['unknown', 'unknown'],
];

/** `flat UNIT 5 · number 24 · street SMITH STREET · locality RESERVOIR`. */
export const describeParse = (parsed: ParsedAddress): string =>
  FIELDS.filter(([, field]) => (parsed[field] ?? null) !== null)
    .map(([label, field]) => `${label} ${String(parsed[field])}`)
    .join(' · ');

/** A few localities with state and postcode, enough to divide street from place in the tests. */
const LOCALITIES = `ALBERT PARK VIC 3206|ASPLEY QLD 4034|BELLA VISTA NSW 2153|BLI BLI QLD 4560|BONDI BEACH NSW 2026
|BONDI JUNCTION NSW 2022|BRIGHTON EAST VIC 3187|CARLTON VIC 3053|CASTLE HILL NSW 2154|COFFS HARBOUR NSW 2450
|DARWIN NT 0800|DUBBO NSW 2830|EDMONDSON PARK NSW 2174|EIGHT MILE PLAINS QLD 4113|FREMANTLE WA 6160
|GOLDEN SQUARE VIC 3555|GRAFTON NSW 2460|LAKES ENTRANCE VIC 3909|LILYDALE VIC 3140|LURG VIC 3673
|MELBOURNE VIC 3000|MOUNT VICTORIA NSW 2786|NORTH MELBOURNE VIC 3051|OCEAN GROVE VIC 3226|PERTH WA 6000
|PORT MELBOURNE VIC 3207|RESERVOIR VIC 3073|SAWTELL NSW 2452|SOUTH YARRA VIC 3141|ST KILDA VIC 3182
|SYDNEY NSW 2000|UNLEY SA 5061|VICTORIA PARK WA 6100|WEST WALLSEND NSW 2286|WETHERILL PARK NSW 2164
|YEPPOON QLD 4703`
  .replace(/\n/g, '')
  .split('|')
  .map((row) => /^(.*) (\w+) (\d{4})$/.exec(row)!);

const isOf = (row: RegExpExecArray, state: string, postcode: string): boolean =>
  (state === '' || row[2] === state) && (postcode === '' || row[3] === postcode);

export const testPlaces: LocalityIndex = {
  isLocality: (name, state, postcode) => LOCALITIES.some((row) => row[1] === name && isOf(row, state, postcode)),
  isNearLocality: (name, state, postcode) => {
    const pattern = new Pattern(name);
    return LOCALITIES.some((row) => pattern.distanceTo(row[1]!, 1) <= 1 && isOf(row, state, postcode));
  },
};
