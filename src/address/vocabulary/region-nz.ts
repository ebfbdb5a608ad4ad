// Regions and districts of New Zealand that people write behind a town (TIMARU, CANTERBURY). Names are facts (NZ
// Gazetteer, and what people call parts of the country); folded, as a line's words are. A name that is a town's too
// (AUCKLAND, WELLINGTON, NELSON, GISBORNE) is the town.

const REGIONS = new Set([
  'BAY OF PLENTY',
  'BOP',
  'BAY OF ISLANDS',
  'WESTERN BAY OF PLENTY',
  'EASTERN BAY OF PLENTY',
  'CANTERBURY',
  'CATLINS',
  'THE CATLINS',
  'NORTH CANTERBURY',
  'MID CANTERBURY',
  'SOUTH CANTERBURY',
  'CENTRAL OTAGO',
  'CENTRAL HAWKES BAY',
  'COROMANDEL PENINSULA',
  'EAST COAST',
  'FAR NORTH',
  'FIORDLAND',
  'FRANKLIN',
  'GOLDEN BAY',
  'HAWKES BAY',
  'HOROWHENUA',
  'KAPITI COAST',
  'KING COUNTRY',
  'MANAWATU',
  'MANAWATU WANGANUI',
  'MANAWATU WHANGANUI',
  'MARLBOROUGH',
  'MARLBOROUGH SOUNDS',
  'NELSON BAYS',
  'NELSON TASMAN',
  'NORTH ISLAND',
  'NORTHLAND',
  'NORTH OTAGO',
  'OTAGO',
  'QUEENSTOWN LAKES',
  'RANGITIKEI',
  'RODNEY',
  'SELWYN',
  'SOUTH ISLAND',
  'SOUTH OTAGO',
  'SOUTH TARANAKI',
  'SOUTH WAIKATO',
  'SOUTH WAIRARAPA',
  'SOUTHLAND',
  'TARANAKI',
  'TARARUA',
  'TASMAN',
  'THAMES COROMANDEL',
  'WAIKATO',
  'WAIMAKARIRI',
  'WAIRARAPA',
  'WEST COAST',
  'WESTLAND',
  'WHANGANUI MANAWATU',
  // Codes of ISO 3166-2, as shops export them; TAS is a state, which New Zealand has none of.
  ...'NTL AUK WKO GIS HKB MWT TKI WGN NSN MBH CAN WTC OTA STL'.split(' '),
]);
/** What may stand behind the name of a region or district, a town's too: AUCKLAND REGION. */
const KIND_OF_REGION = /^.+(?<! BUSINESS) (?:REGION|DISTRICT|PROVINCE|COUNTY)$/;

/** Parts of regions, and regions by other names, by the region that they are of (most of it, where of two). */
const PARTS: Readonly<Record<string, string>> = {
  CANTERBURY: 'NORTH CANTERBURY|MID CANTERBURY|SOUTH CANTERBURY|SELWYN|WAIMAKARIRI',
  OTAGO: 'CENTRAL OTAGO|NORTH OTAGO|SOUTH OTAGO|CATLINS|THE CATLINS|QUEENSTOWN LAKES',
  'BAY OF PLENTY': 'BOP|WESTERN BAY OF PLENTY|EASTERN BAY OF PLENTY',
  NORTHLAND: 'BAY OF ISLANDS|FAR NORTH',
  WAIKATO: 'COROMANDEL PENINSULA|THAMES COROMANDEL|SOUTH WAIKATO|KING COUNTRY',
  GISBORNE: 'EAST COAST',
  'HAWKES BAY': 'CENTRAL HAWKES BAY',
  'MANAWATU WANGANUI': 'MANAWATU|MANAWATU WHANGANUI|WHANGANUI MANAWATU|RANGITIKEI|TARARUA|HOROWHENUA',
  WELLINGTON: 'KAPITI COAST|WAIRARAPA|SOUTH WAIRARAPA',
  TARANAKI: 'SOUTH TARANAKI',
  'WEST COAST': 'WESTLAND',
  NELSON: 'NELSON TASMAN|NELSON BAYS',
  SOUTHLAND: 'FIORDLAND',
  MARLBOROUGH: 'MARLBOROUGH SOUNDS',
  TASMAN: 'GOLDEN BAY',
};

/** Folded names of parts of regions, each with the folded name of its region. */
export const partsOfRegions = (): [part: string, region: string][] =>
  Object.entries(PARTS).flatMap(([region, parts]) => parts.split('|').map((part): [string, string] => [part, region]));

/** Words of the longest region. */
export const LONGEST_REGION = 5;

/** True if the folded name is a region's or a district's. */
export const isRegionNz = (name: string): boolean => {
  const plain = name.replaceAll('-', ' ');
  return REGIONS.has(plain) || KIND_OF_REGION.test(plain);
};
