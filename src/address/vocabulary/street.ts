// Street types and street suffixes of Australia and New Zealand: every written form → the full word, and back to the
// official abbreviation. Facts from G-NAF's STREET_TYPE_AUT and STREET_SUFFIX_AUT tables, AS 4590, and what people
// write.

/**
 * `FULL WORD|OFFICIAL|other written forms`; the full word itself is always a form. `-` stands for "same as the full
 * word".
 */
const TYPES = `
ACCESS|ACCS|ACC ACCSS
ACRE|-
AIRWALK|AWLK
ALLEY|ALLY|ALY
ALLEYWAY|ALWY|ALYW
AMBLE|AMBL
ANNEX|-
APPROACH|APP|APPR APRCH
ARCADE|ARC
ARTERIAL|ARTL
ARTERY|ARTY
AVENUE|AV|AVE AVEN AVN AVNU AVNUE AVENU
BANAN|BA
BANK|-|BNK
BAY|-
BEACH|BCH
BEND|-|BND
BIDI|-
BOARDWALK|BWLK|BWK
BOULEVARD|BVD|BLVD BLV BLVRD BLVDE BOUL BVLD BOULV BOULEVRD BOULAVARD BOULEVADE
BOULEVARDE|BVDE
BOUNDARY|BDY
BOWL|-
BRACE|BR
BRAE|-
BRANCH|BRAN
BREAK|BRK
BRETT|BRET
BRIDGE|BDGE|BRDGE BRG
BROADWALK|BRDWLK
BROADWAY|BDWY|BWAY
BROW|-
BULL|-
BUSWAY|BSWY
BYPASS|BYPA|BYP BPS
BYWAY|BYWY
CAUSEWAY|CSWY|CSEWY CSWAY
CENTRE|CTR|CTRE CNTR CEN CENTER
CENTREWAY|CNWY
CHASE|CH|CHSE CHS
CIRCLE|CIR|CRCL
CIRCLET|CLT
CIRCUIT|CCT|CIRC CRCT CIRCT CIRCU CCUIT
CIRCUS|CRCS
CLOSE|CL|CLS CLSE CLO
CLUSTER|CLR
COLONNADE|CLDE
COMMON|CMMN|CMN
COMMONS|CMMNS
CONCORD|CNCD
CONCOURSE|CON|CONC
CONNECTION|CNTN|CNN
CONNECTOR|CONR
COPSE|CPS
CORNER|CNR
CORSO|CSO
COURSE|CRSE
COURT|CT|CRT CORT CRTS
COURTYARD|CTYD
COVE|-|CV
CRESCENT|CR|CRES CRS CRESC CRE CRESENT CRESCNT CRESCEN CRST
CREST|CRST
CRIEF|CRF
CROOK|CRK
CROSS|CRSS
CROSSING|CRSG|XING CRSNG
CROSSOVER|CRVR
CRUISEWAY|CUWY
CUL-DE-SAC|CSAC|CULDESAC
CUT|-
CUTTING|CUTT|CTTG
DALE|-|DLE
DASH|-
DELL|-
DENE|-
DEVIATION|DE|DEVN
DIP|-
DISTRIBUTOR|DSTR
DIVIDE|DIV
DOCK|-
DOMAIN|DOM
DOWN|-
DOWNS|DWNS
DRIVE|DR|DRV DVE DRIV DRVE
DRIVEWAY|DVWY|DRWY
EASEMENT|ESMT
EDGE|-
ELBOW|ELB
END|-
ENTRANCE|ENT
ESPLANADE|ESP|ESPL ESPLN ESPLANDE
ESTATE|EST
EXPRESSWAY|EXP|EXPWY EXPY EXWY
EXTENSION|EXTN
FAIRWAY|FAWY
FIREBREAK|FBRK
FIRELINE|FLNE
FIRETRACK|FTRK
FIRETRAIL|FITR
FLAT|-
FLATS|FLTS
FOLLOW|FOLW
FOOTWAY|FTWY
FORD|-
FORESHORE|FSHR
FORK|-|FK
FORMATION|FORM
FREEWAY|FWY|FRWY FWAY
FRONT|FRNT
FRONTAGE|FRTG
GAP|-
GARDEN|GDN
GARDENS|GDNS|GRDNS GARDNS GDS GDENS
GATE|GTE
GATEWAY|GWY|GTWY
GLADE|GLDE|GLD
GLEN|-|GLN
GRANGE|GRA|GRNGE
GREEN|GRN
GROVE|GR|GRV GVE GV GRO GRVE
GULLY|GLY
HARBOUR|HRBR|HBR
HAVEN|HVN
HEATH|HTH|HETH
HEIGHTS|HTS|HGTS HGHTS
HIGHROAD|HIRD|HRD
HIGHWAY|HWY|HWAY HIWAY HGWY HGHWY HIGHWY
HIKE|-
HILL|-
HILLS|-
HOLLOW|HLLW
HUB|-
INLET|INLT
INTERCHANGE|INTG
ISLAND|ID|ISLD
JUNCTION|JNC|JCT JUNC JNCT JCTN JN
KEY|-
KEYS|-
KNOLL|KNOL
LADDER|LADR
LANDING|LDG
LANE|-|LN LNE LA
LANEWAY|LNWY
LEAD|-
LEADER|LEDR
LINE|-
LINK|-|LNK
LINKWAY|LNKWAY
LOOKOUT|LKT
LOOP|-|LP
LYNNE|LYNN
MALL|-
MANOR|MANR|MNR
MART|-
MAZE|MZ
MEAD|-
MEANDER|MNDR
MEW|-
MEWS|-|MWS
MILE|-
MOTORWAY|MTWY|MWY MTRWY
NEST|-
NOOK|-
NULL|-
OUTLET|OTLT
OUTLOOK|OTLK
OVAL|-
PALMS|PLMS
PARADE|PDE|PRDE PRD PAR PARADDE
PARADISE|PRDS
PARK|-|PK PRK
PARKWAY|PWY|PKWY PKY PKWAY PRKWY
PART|-
PASS|-
PASSAGE|PSGE|PASG
PATH|-|PTH
PATHWAY|PWAY|PHWY PTHWY
PENINSULA|PSLA
PERCH|PRCH
PIAZZA|PIAZ
PLACE|PL|PLC PLCE PLA PCE
PLAZA|PLZA|PLZ
POCKET|PKT
POINT|PNT|PT
PORT|-
PRECINCT|PREC
PROMENADE|PROM|PRM PRMD
PURSUIT|PRST
QUAD|-
QUADRANT|QDRT|QUADR
QUAY|QY
QUAYS|QYS
RAMBLE|RMBL
RAMP|-
RANGE|RNGE|RGE
REACH|RCH
REEF|-
RESERVE|RES|RSV
REST|-
RETREAT|RTT|RETR RTREAT RTRT
RETURN|RTN|RTRN
RIDE|-
RIDGE|RDGE|RDG
RIGHT OF WAY|ROFW|ROW
RING|-
RISE|-|RI RSE
RISING|RSNG
RIVER|RVR
ROAD|RD|ROA RAOD
ROADS|RDS
ROADWAY|RDWY
ROTARY|RTY
ROUND|RND
ROUTE|RTE
ROW|-
ROWE|-
RUE|-
RUN|-
SERVICEWAY|SVWY|SWY
SHUNT|SHUN
SIDING|SDNG
SKYLINE|SKLN
SLOPE|SLPE
SPUR|-
SQUARE|SQ|SQR SQRE
STEPS|STPS
STRAIGHT|STRT
STRAIT|STAI
STRAND|STRA
STREET|ST|STR STREE STRET STEET STREEET
STRIP|STRP
SUBWAY|SBWY
TARN|-
TERRACE|TCE|TER TERR TRCE TERRCE TRC
THOROUGHFARE|THFR
THROUGHWAY|THRU
TOLLWAY|TLWY
TOP|-
TOR|-
TRACK|TRK|TRCK
TRAIL|TRL
TRAMWAY|TMWY|TWAY
TRAVERSE|TVSE
TRIANGLE|-
TRUNKWAY|TKWY
TUNNEL|TUNL
TURN|-|TRN
TWIST|-
UNDERPASS|UPAS
VALE|-
VALLEY|VLLY|VLY
VERGE|-
VIADUCT|VIAD
VIEW|-|VW
VIEWS|VWS
VILLA|VLLA
VILLAGE|VLGE
VILLAS|VLLS
VISTA|VSTA|VST
VUE|-
WADE|-
WALK|-|WLK WK
WALKWAY|WKWY
WATERS|WTRS
WATERWAY|WTWY|WWAY
WAY|-|WY
WHARF|WHRF|WHF
WOOD|WD
WOODS|WDS
WYND|-|WND
YARD|-|YD
YARDS|-
`;

/** Suffix rows in the same layout. The four directions are also street types in G-NAF; by form they are suffixes. */
const SUFFIXES = `
CENTRAL|CN|CTRL CNTRL
DEVIATION|DE
EAST|E|EST
EXTENSION|EX|EXT EXTN EXTEN
INNER|IN
LOWER|LR|LWR
MALL|ML
NORTH|N|NTH NRTH
NORTH EAST|NE|NORTHEAST
NORTH WEST|NW|NORTHWEST
OFF|OF
ON|-
OVERPASS|OP
OUTER|OT
SOUTH|S|STH SOTH
SOUTH EAST|SE|SOUTHEAST
SOUTH WEST|SW|SOUTHWEST
UPPER|UP|UPR
WEST|W|WST
`;

/** Types that hardly ever end a locality's name, so that they mark where a street ends. */
const STRONG = new Set(
  (
    'STREET ROAD AVENUE DRIVE COURT CRESCENT CLOSE PLACE PARADE HIGHWAY TERRACE LANE GROVE CIRCUIT ' +
    'BOULEVARD BOULEVARDE ' +
    'ESPLANADE WAY MEWS PARKWAY SQUARE CIRCLE FREEWAY MOTORWAY ALLEY ARCADE BYPASS CAUSEWAY CHASE CRESCENT ' +
    'LOOP PROMENADE QUADRANT TRACK TRAIL ' +
    'WALK WYND CUL-DE-SAC CONCOURSE CORSO EXPRESSWAY LANEWAY PATHWAY RETREAT RISE STRAND LINK PASS TURN ' +
    'ENTRANCE CUTTING APPROACH'
  ).split(' '),
);

interface Table {
  full: Map<string, string>;
  short: Map<string, string>;
}

function table(rows: string): Table {
  const full = new Map<string, string>();
  const short = new Map<string, string>();
  for (const row of rows.trim().split('\n')) {
    const [word, official, others] = row.split('|');
    short.set(word!, official === '-' ? word! : official!);
    full.set(word!, word!);
    if (official !== '-') full.set(official!, word!);
    for (const other of others?.split(' ') ?? []) if (!full.has(other)) full.set(other, word!);
  }
  return { full, short };
}

const types = table(TYPES);
const suffixes = table(SUFFIXES);
// CRST is official for CREST although people also shorten CRESCENT so; ST and the like keep their official meaning.
types.full.set('CRST', 'CREST');

/** Full word of a street type in any written form (capitals, no period), or undefined: AVE → AVENUE. */
export const streetType = (word: string): string | undefined => types.full.get(word);

/** Full word of a street suffix in any written form, or undefined: NTH → NORTH. */
export const streetSuffix = (word: string): string | undefined => suffixes.full.get(word);

/** Official abbreviation of a full street type (AVENUE → AV); the word itself when it has none. */
export const streetTypeAbbreviation = (full: string): string => types.short.get(full) ?? full;

/** Official abbreviation of a full street suffix (NORTH → N); the word itself when it has none. */
export const streetSuffixAbbreviation = (full: string): string => suffixes.short.get(full) ?? full;

const PLURALS = new Map([
  ['STS', 'STREET'],
  ['STREETS', 'STREET'],
  ['RDS', 'ROAD'],
  ['ROADS', 'ROAD'],
  ['AVES', 'AVENUE'],
  ['AVENUES', 'AVENUE'],
  ['DRS', 'DRIVE'],
  ['DRIVES', 'DRIVE'],
  ['CRTS', 'COURT'],
  ['COURTS', 'COURT'],
  ['PARADES', 'PARADE'],
  ['TERRACES', 'TERRACE'],
  ['LANES', 'LANE'],
  ['HIGHWAYS', 'HIGHWAY'],
  ['HWYS', 'HIGHWAY'],
  ['CRESCENTS', 'CRESCENT'],
  ['PLACES', 'PLACE'],
  ['BOULEVARDS', 'BOULEVARD'],
]);

/** Type that a plural names at an intersection ("cnr High and Walker Sts"), or undefined. */
export const pluralStreetType = (word: string): string | undefined => PLURALS.get(word);

/** Type that the last word of a corner of three gives all its streets; in New Zealand the singular does too. */
export const typeOfAll = (word: string, nz: boolean): string | undefined =>
  pluralStreetType(word) ?? (nz ? streetType(word) : undefined);

/** Every plural form of a type. */
export const pluralTypeForms = (): IterableIterator<string> => PLURALS.keys();

/** True if the full type word marks the end of a street wherever it stands. */
export const isStrongType = (full: string): boolean => STRONG.has(full);

/** Full words with their official abbreviations, the word itself where it has none. */
export const officialStreetTypes = (): [string, string][] => [...types.short];

/** The same of suffixes. */
export const officialStreetSuffixes = (): [string, string][] => [...suffixes.short];

/** Every written form of a street type and of a suffix, for whoever indexes words by what they may be. */
export const streetTypeForms = (): IterableIterator<[string, string]> => types.full.entries();

/** The same of suffixes. */
export const streetSuffixForms = (): IterableIterator<[string, string]> => suffixes.full.entries();

/** Words that a street's own number may stand before: 5 MILE ROAD, 100 ACRES ROAD. */
export const MEASURES: ReadonlySet<string> = new Set([
  'MILE',
  'MILES',
  'ACRE',
  'ACRES',
  'CHAIN',
  'CHAINS',
  'FOOT',
  'WAYS',
  'SISTERS',
  'BROTHERS',
  'OAKS',
  'CORNERS',
]);

/** Types that hardly a place in ten thousand is called by. */
const NO_PLACES: ReadonlySet<string> = new Set(
  'AVENUE BOULEVARD CIRCUIT CRESCENT DRIVE HIGHWAY LANE PARADE ROAD STREET'.split(' '),
);

/** True for a word that ends the name of a street, and of no place. */
export const endsNoPlace = (word: string): boolean => NO_PLACES.has(streetType(word) ?? '');
