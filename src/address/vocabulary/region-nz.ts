// Regions and districts of New Zealand that people write behind a town (TIMARU, CANTERBURY). Names are facts (NZ
// Gazetteer, and what people call parts of the country); folded, as a line's words are. A name that is a town's too
// (AUCKLAND, WELLINGTON, NELSON, GISBORNE) is the town.

const REGIONS = new Set([
  'BANKS PENINSULA',
  'BAY OF PLENTY',
  'BOP',
  'BAY OF ISLANDS',
  'BULLER',
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
  'CENTRAL SOUTHLAND',
  'CLUTHA',
  'COROMANDEL PENINSULA',
  'EAST COAST',
  'EASTERN SOUTHLAND',
  'EASTLAND',
  'FAR NORTH',
  'FIORDLAND',
  'FRANKLIN',
  'GOLDEN BAY',
  'HAWKES BAY',
  'HIBISCUS COAST',
  'HOROWHENUA',
  'HUTT VALLEY',
  'KAIPARA',
  'KAPITI COAST',
  'KING COUNTRY',
  'MACKENZIE COUNTRY',
  'MANAWATU',
  'MANAWATU WANGANUI',
  'MANAWATU WHANGANUI',
  'MARLBOROUGH',
  'MARLBOROUGH SOUNDS',
  'MATAMATA PIAKO',
  'MURIHIKU',
  'NELSON BAYS',
  'NELSON LAKES',
  'NELSON TASMAN',
  'NORTH ISLAND',
  'NORTHLAND',
  'NORTH OTAGO',
  'NORTH TARANAKI',
  'NORTH WAIKATO',
  'NORTHERN SOUTHLAND',
  'NORTHERN WAIROA',
  'OTAGO',
  'POVERTY BAY',
  'QUEENSTOWN LAKES',
  'RANGITIKEI',
  'RODNEY',
  'RUAPEHU',
  'SELWYN',
  'SOUTH ISLAND',
  'SOUTH OTAGO',
  'SOUTH TARANAKI',
  'SOUTH WAIKATO',
  'SOUTH WAIRARAPA',
  'SOUTH WESTLAND',
  'SOUTHERN LAKES',
  'SOUTHLAND',
  'TARANAKI',
  'TARARUA',
  'TAIRAWHITI',
  'TASMAN',
  'TASMAN BAY',
  'TE MATAU A MAUI',
  'TE MOANA A TOI',
  'TE TAI O AORERE',
  'TE TAI POUTINI',
  'TE TAI RAWHITI',
  'TE TAI TOKERAU',
  'TE TAIRAWHITI',
  'TE TAUIHU',
  'TE UPOKO O TE IKA',
  'TE WAIPOUNAMU',
  'TE IKA A MAUI',
  'THAMES COROMANDEL',
  'WAIKATO',
  'WAIMAKARIRI',
  'WAIRARAPA',
  'WAITAKI',
  'WEST COAST',
  'WESTERN SOUTHLAND',
  'WESTLAND',
  'WHANGANUI MANAWATU',
  // Codes of ISO 3166-2, as shops export them; TAS is a state, which New Zealand has none of.
  ...'NTL AUK WKO GIS HKB MWT TKI WGN NSN MBH CAN WTC OTA STL'.split(' '),
]);
/** What may stand behind the name of a region or district, a town's too: AUCKLAND REGION. */
const KIND_OF_REGION = /^.+(?<! BUSINESS) (?:REGION|DISTRICT|PROVINCE|COUNTY)$/;

/** Parts of regions, and regions by other names, by the region that they are of (most of it, where of two). */
const PARTS: Readonly<Record<string, string>> = {
  CANTERBURY: 'NORTH CANTERBURY|MID CANTERBURY|SOUTH CANTERBURY|SELWYN|WAIMAKARIRI|BANKS PENINSULA|MACKENZIE COUNTRY',
  OTAGO: 'CENTRAL OTAGO|NORTH OTAGO|SOUTH OTAGO|CATLINS|THE CATLINS|QUEENSTOWN LAKES|CLUTHA|SOUTHERN LAKES|WAITAKI',
  'BAY OF PLENTY': 'BOP|TE MOANA A TOI|WESTERN BAY OF PLENTY|EASTERN BAY OF PLENTY',
  NORTHLAND: 'BAY OF ISLANDS|FAR NORTH|KAIPARA|NORTHERN WAIROA|TE TAI TOKERAU',
  WAIKATO: 'COROMANDEL PENINSULA|THAMES COROMANDEL|NORTH WAIKATO|SOUTH WAIKATO|KING COUNTRY|MATAMATA PIAKO',
  GISBORNE: 'EAST COAST|EASTLAND|POVERTY BAY|TAIRAWHITI|TE TAIRAWHITI|TE TAI RAWHITI',
  'HAWKES BAY': 'CENTRAL HAWKES BAY|TE MATAU A MAUI',
  'MANAWATU WANGANUI': 'MANAWATU|MANAWATU WHANGANUI|WHANGANUI MANAWATU|RANGITIKEI|RUAPEHU|TARARUA|HOROWHENUA',
  WELLINGTON: 'HUTT VALLEY|KAPITI COAST|TE UPOKO O TE IKA|WAIRARAPA|SOUTH WAIRARAPA',
  AUCKLAND: 'FRANKLIN|HIBISCUS COAST|RODNEY',
  TARANAKI: 'SOUTH TARANAKI|NORTH TARANAKI',
  'WEST COAST': 'BULLER|WESTLAND|SOUTH WESTLAND|TE TAI POUTINI',
  NELSON: 'NELSON TASMAN|NELSON BAYS',
  SOUTHLAND: 'MURIHIKU|FIORDLAND|CENTRAL SOUTHLAND|EASTERN SOUTHLAND|NORTHERN SOUTHLAND|WESTERN SOUTHLAND',
  MARLBOROUGH: 'MARLBOROUGH SOUNDS',
  TASMAN: 'GOLDEN BAY|NELSON LAKES|TASMAN BAY|TE TAI O AORERE',
};

/** Folded names of parts of regions, each with the folded name of its region. */
export const partsOfRegions = (): [part: string, region: string][] =>
  Object.entries(PARTS).flatMap(([region, parts]) => parts.split('|').map((part): [string, string] => [part, region]));

/** Towns whose regions have other towns that mail is addressed to, and are called as they are. */
const CITY_REGIONS: ReadonlySet<string> = new Set(['WELLINGTON', 'NELSON', 'GISBORNE', 'COROMANDEL']);

/** True for a town that stands behind another one for its region: MOERA, LOWER HUTT, WELLINGTON. */
export const isRegionOfCity = (name: string): boolean => CITY_REGIONS.has(name);

/** Towns of Wellington's region that are no suburbs of the city. */
const TOWNS_OF_WELLINGTON: ReadonlySet<string> = new Set([
  'CARTERTON',
  'FEATHERSTON',
  'GREYTOWN',
  'KAPITI COAST',
  'LOWER HUTT',
  'MARTINBOROUGH',
  'MASTERTON',
  'OTAKI',
  'PARAPARAUMU',
  'PORIRUA',
  'UPPER HUTT',
  'WAIKANAE',
]);

/** True for a town before Wellington, which its region is called after: PORIRUA, WELLINGTON. */
export const isTownOfWellington = (name: string, region: string): boolean =>
  region === 'WELLINGTON' && TOWNS_OF_WELLINGTON.has(name);

/** Regions whose names are suburbs' of towns in other regions: Northland of Wellington, Marlborough of Auckland. */
const SUBURBS_ELSEWHERE: ReadonlySet<string> = new Set(['MARLBOROUGH', 'NORTHLAND', 'SELWYN']);

/** True if the place that is called as this region lies in another one. */
export const isSuburbElsewhere = (region: string): boolean => SUBURBS_ELSEWHERE.has(region);

/** Words of the longest region. */
export const LONGEST_REGION = 5;

/** True for a district that is one by its last word alone: WESTERN DISTRICT, but not FAR NORTH DISTRICT. */
export const isRegionByKind = (name: string): boolean => {
  const plain = name.replaceAll('-', ' ');
  return KIND_OF_REGION.test(plain) && !REGIONS.has(plain) && !REGIONS.has(plain.slice(0, plain.lastIndexOf(' ')));
};

/** True if the folded name is a region's or a district's. */
export const isRegionNz = (name: string): boolean => {
  const plain = name.replaceAll('-', ' ');
  return REGIONS.has(plain) || KIND_OF_REGION.test(plain);
};

/** The regions, and those that each borders on. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  NORTHLAND: 'AUCKLAND',
  AUCKLAND: 'NORTHLAND|WAIKATO',
  WAIKATO: 'AUCKLAND|BAY OF PLENTY|HAWKES BAY|MANAWATU WANGANUI|TARANAKI',
  'BAY OF PLENTY': 'WAIKATO|GISBORNE|HAWKES BAY',
  GISBORNE: 'BAY OF PLENTY|HAWKES BAY',
  'HAWKES BAY': 'BAY OF PLENTY|GISBORNE|WAIKATO|MANAWATU WANGANUI',
  TARANAKI: 'WAIKATO|MANAWATU WANGANUI',
  'MANAWATU WANGANUI': 'WAIKATO|HAWKES BAY|TARANAKI|WELLINGTON',
  WELLINGTON: 'MANAWATU WANGANUI',
  TASMAN: 'NELSON|MARLBOROUGH|CANTERBURY|WEST COAST',
  NELSON: 'TASMAN|MARLBOROUGH',
  MARLBOROUGH: 'TASMAN|NELSON|CANTERBURY',
  'WEST COAST': 'TASMAN|CANTERBURY|OTAGO|SOUTHLAND',
  CANTERBURY: 'TASMAN|MARLBOROUGH|WEST COAST|OTAGO',
  OTAGO: 'CANTERBURY|WEST COAST|SOUTHLAND',
  SOUTHLAND: 'OTAGO|WEST COAST',
};

/** The region that a folded name says, as a region or as a part of one; undefined for names that say none. */
export function wholeRegionNz(name: string): string | undefined {
  const bare = name.endsWith(' REGION') ? name.slice(0, -' REGION'.length) : name;
  if (NEIGHBOURS[bare] !== undefined) return bare;
  return Object.keys(PARTS).find((region) => PARTS[region]!.split('|').includes(bare));
}

/** True if two regions have a border in common: of towns near it people say either. */
export const isNeighbourNz = (region: string, other: string): boolean =>
  NEIGHBOURS[region]?.split('|').includes(other) === true;
