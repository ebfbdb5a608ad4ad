// Flat (unit) types and floor (level) types: every written form → the full word, and back to the official abbreviation.
// Facts from G-NAF's FLAT_TYPE_AUT and LEVEL_TYPE_AUT tables, AS 4590, and what people write.

/** `FULL WORD|OFFICIAL|other written forms`; homes of holiday-makers and workers have no official type. */
const FLATS = `
ANTENNA|ANT
APARTMENT|APT|APARTMENTS APTS APPT APMT APART APARTMNT APARMENT APARTMET APPARTMENT APMNT APRT APRTMT APTMT
AUTOMATED TELLER MACHINE|ATM
BARBECUE|BBQ|BARBEQUE
BLOCK|BLCK|BLK
BOATSHED|BTSD
BUILDING|BLDG|BLD BDG BUILD BULDING
BUNGALOW|BNGW
CABIN||CABINS
CAGE|CAGE
CARAVAN||VAN
CARPARK|CARP
CARSPACE|CARS
CLUB|CLUB
COOLROOM|COOL
COTTAGE|CTGE|COTT
DONGA||
DUPLEX|DUPL|DUP
FACTORY|FCTY|FY FTY FACT FCTRY FACTORIES
FLAT|FLAT|FLT F FLATS FLTS
GARAGE|GRGE
HALL|HALL
HOUSE|HSE
KIOSK|KSK|KSKS KIOSKS
LEASE|LSE
LOBBY|LBBY
LOFT|LOFT
MAISONETTE|MSNT
MARINE BERTH|MBTH|MB BERTH
OFFICE|OFFC|OFF OFC OFFICES
PENTHOUSE|PTHS|PH
REAR|REAR
RESERVE|RESV
ROOM|ROOM|RM ROOMS
SECTION|SEC|SECT
SHED|SHED
SHOP|SHOP|SHP SH SHOPS SP
SHOWROOM|SHRM
SIGN|SIGN
SITE|SITE
STALL|STLL|SL STALLS
STORE|STOR
STRATA UNIT|STR
STUDIO|STU|STDO
SUBSTATION|SUBS
SUITE|SE|STE SUIT SUITES SU SUTE SIUTE SUTIE
TENANCY|TNCY|TEN TENANCIES
TOWER|TWR
TOWNHOUSE|TNHS|TH TWNHSE THSE TOWNHSE T/HOUSE T/H
UNIT|UNIT|U UN UNT UNITS UT UNTI UINT UNTIS UINTS UNUT
VAULT|VLT
VILLA|VLLA|VILLAS VLA
WARD|WARD
WAREHOUSE|WHSE|WHS
WORKSHOP|WKSH
`;

const LEVELS = `
BASEMENT|B|BSMT BMT
FLOOR|FL|FLR FLOORS FLOR
GROUND|G|GND GRND GD GF GRD GROUNDFLOOR
LEVEL|L|LVL LEV LV LEVELS LEVL LEVLE LEVAL
LOBBY|LB
LOWER GROUND FLOOR|LG|LGF
MEZZANINE|M|MEZZ MEZ
OBSERVATION DECK|OD
PARKING|P
PENTHOUSE|PTHS
PLATFORM|PLF
PODIUM|PDM
ROOFTOP|RT|ROOF
SUB-BASEMENT|SB|SUBBASEMENT
UNDERGROUND|UNGD
UPPER GROUND FLOOR|UG|UGF
`;

interface Table {
  full: Map<string, string>;
  short: Map<string, string>;
}

function table(rows: string): Table {
  const full = new Map<string, string>();
  const short = new Map<string, string>();
  for (const row of rows.trim().split('\n')) {
    const [word, official, others] = row.split('|');
    if (official !== '') short.set(word!, official!);
    for (const form of [word!, official!, ...(others?.split(' ') ?? [])]) {
      if (form !== '' && !full.has(form)) full.set(form, word!);
    }
  }
  return { full, short };
}

const flats = table(FLATS);
const levels = table(LEVELS);

/** Full word of a flat type in any written form (capitals, no period), or undefined: APT → APARTMENT. */
export const flatType = (word: string): string | undefined => flats.full.get(word);

/** Full word of a level type in any written form, or undefined: LVL → LEVEL. */
export const levelType = (word: string): string | undefined => levels.full.get(word);

/** Official abbreviation of a full flat type (APARTMENT → APT); the word itself when it has none. */
export const flatTypeAbbreviation = (full: string): string => flats.short.get(full) ?? full;

/** Official abbreviation of a full level type (FLOOR → FL); the word itself when it has none. */
export const levelTypeAbbreviation = (full: string): string => levels.short.get(full) ?? full;

/** Full words with their official abbreviations. */
export const officialFlatTypes = (): [string, string][] => [...flats.short];

/** The same of levels. */
export const officialLevelTypes = (): [string, string][] => [...levels.short];

/** Every written form of a word for a unit, with the full word. */
export const flatTypeForms = (): IterableIterator<[string, string]> => flats.full.entries();

/** The same of levels. */
export const levelTypeForms = (): IterableIterator<[string, string]> => levels.full.entries();

/** Flat types that stand without a number: "REAR 24 SMITH ST". */
export const NUMBERLESS_FLATS: ReadonlySet<string> = new Set([
  'REAR',
  'PENTHOUSE',
  'STUDIO',
  'COTTAGE',
  'BUNGALOW',
  'LOFT',
]);

/** What a unit is for, before its word: MEDICAL SUITE 5, POWERED SITE 5, FACTORY UNIT 5. */
export const PURPOSES: ReadonlySet<string> = new Set(
  (
    'CARAVAN COMMERCIAL CONSULTING FACTORY INDUSTRIAL MEDICAL OFFICE POWERED PROFESSIONAL RETAIL SERVICED SHOP ' +
    'SPECIALIST STORAGE UNPOWERED WAREHOUSE'
  ).split(' '),
);

/** Units that stand in premises with a name of their own. */
export const IN_PREMISES: ReadonlySet<string> = new Set([
  'AUTOMATED TELLER MACHINE',
  'KIOSK',
  'SHOP',
  'STALL',
  'TENANCY',
]);

/** Places of a site that are let as units are, but name premises too; by the words for one and for several. */
const SITE_UNITS: ReadonlyMap<string, string> = new Map([
  ...['BAY', 'CHALET', 'DWELLING', 'HANGAR', 'HANGER', 'JETTY', 'PEN', 'POD', 'RESIDENCE'].flatMap(
    (written): [string, string][] => {
      const word = written === 'HANGER' ? 'HANGAR' : written;
      return [
        [written, word],
        [`${written}S`, word],
      ];
    },
  ),
  ['PREMISE', 'PREMISES'],
  ['PREMISES', 'PREMISES'],
]);

/** The singular of the word for such a place; undefined for another word. */
export const siteUnit = (word: string): string | undefined => SITE_UNITS.get(word);

/** Parts of a site that hold units of their own. */
export const OUTER: ReadonlySet<string> = new Set(['TOWER', 'BUILDING', 'BLOCK']);

/** Houses that are called by a number and hold units of their own: COTTAGE 3, ROOM 5. */
export const WHOLE_HOUSES: ReadonlySet<string> = new Set(['COTTAGE', 'HALL', 'HOUSE', 'SHED', 'WAREHOUSE']);

/** Words for several units, which a range of numbers follows. */
const SEVERAL: ReadonlySet<string> = new Set(
  'APARTMENTS APTS FACTORIES FLATS FLOORS LEVELS OFFICES ROOMS SHOPS SUITES TENANCIES TOWNHOUSES UNITS VILLAS'.split(
    ' ',
  ),
);

/** True for a word for units or levels in the plural. */
export const isSeveral = (word: string): boolean => SEVERAL.has(word);
