// The columns of ADDRESS_DETAIL that are read: the table of a release with a row for each address.

export const REQUIRED_COLUMNS = [
  'ADDRESS_DETAIL_PID',
  'STREET_LOCALITY_PID',
  'NUMBER_FIRST',
  'POSTCODE',
  'CONFIDENCE',
] as const;
export const OPTIONAL_COLUMNS = [
  'NUMBER_FIRST_PREFIX',
  'NUMBER_FIRST_SUFFIX',
  'NUMBER_LAST_PREFIX',
  'NUMBER_LAST',
  'NUMBER_LAST_SUFFIX',
  'FLAT_TYPE_CODE',
  'FLAT_NUMBER_PREFIX',
  'FLAT_NUMBER',
  'FLAT_NUMBER_SUFFIX',
  'LEVEL_TYPE_CODE',
  'LEVEL_NUMBER_PREFIX',
  'LEVEL_NUMBER',
  'LEVEL_NUMBER_SUFFIX',
  'LOT_NUMBER_PREFIX',
  'LOT_NUMBER',
  'LOT_NUMBER_SUFFIX',
  'BUILDING_NAME',
  'ALIAS_PRINCIPAL',
  'LEGAL_PARCEL_ID',
  'ADDRESS_SITE_PID',
  'LEVEL_GEOCODED_CODE',
] as const;

const ALL: readonly string[] = [...REQUIRED_COLUMNS, ...OPTIONAL_COLUMNS];
const column = (name: (typeof REQUIRED_COLUMNS | typeof OPTIONAL_COLUMNS)[number]): number => ALL.indexOf(name);
/** Where a row has each of them: required columns first, then optional ones, in their order here. */
export const C = {
  pid: column('ADDRESS_DETAIL_PID'),
  street: column('STREET_LOCALITY_PID'),
  first: column('NUMBER_FIRST'),
  postcode: column('POSTCODE'),
  confidence: column('CONFIDENCE'),
  firstPrefix: column('NUMBER_FIRST_PREFIX'),
  firstSuffix: column('NUMBER_FIRST_SUFFIX'),
  lastPrefix: column('NUMBER_LAST_PREFIX'),
  last: column('NUMBER_LAST'),
  lastSuffix: column('NUMBER_LAST_SUFFIX'),
  flatType: column('FLAT_TYPE_CODE'),
  flatPrefix: column('FLAT_NUMBER_PREFIX'),
  flat: column('FLAT_NUMBER'),
  flatSuffix: column('FLAT_NUMBER_SUFFIX'),
  levelType: column('LEVEL_TYPE_CODE'),
  levelPrefix: column('LEVEL_NUMBER_PREFIX'),
  level: column('LEVEL_NUMBER'),
  levelSuffix: column('LEVEL_NUMBER_SUFFIX'),
  lotPrefix: column('LOT_NUMBER_PREFIX'),
  lot: column('LOT_NUMBER'),
  lotSuffix: column('LOT_NUMBER_SUFFIX'),
  building: column('BUILDING_NAME'),
  alias: column('ALIAS_PRINCIPAL'),
  parcel: column('LEGAL_PARCEL_ID'),
  site: column('ADDRESS_SITE_PID'),
  geocodeLevel: column('LEVEL_GEOCODED_CODE'),
} as const;
