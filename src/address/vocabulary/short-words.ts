// Words of names that are also written short: the one table of them. Each look-up of other spellings takes its part.
// Facts as found in G-NAF's alias tables (mostly MT/MOUNT and ST/SAINT) and in what people write.

/**
 * Where a short word stands for its full one:
 *
 * - `L` in names of localities, as people write them
 * - `S` in names of streets
 * - `D` where a line is divided into street and locality: a word that names nothing else there
 * - `U` the usual short form, under which a locality named in full is listed as well
 * - `B` and back: names are stored short too
 * - `E` either, wherever names are compared: reference data of all countries has both
 * - `W` the same, in place names of the world alone
 * - `C` a compass letter, at either end of the name of a street of the world
 */
const TABLE = `
MT MOUNT LSDUBE
ST SAINT LSUBE
STE SAINTE LSW
PT PORT LDB
PT POINT SUB
FT FORT LSUW
NTH NORTH LSDU
STH SOUTH LSDU
EST EAST L
WST WEST L
N NORTH LSDC
S SOUTH LSDC
E EAST LSDC
W WEST LSDC
NTHN NORTHERN S
STHN SOUTHERN S
HTS HEIGHTS LDU
HGTS HEIGHTS L
CK CREEK LSDU
CRK CREEK LS
BCH BEACH LSDU
GDNS GARDENS LDU
GRDNS GARDENS L
VLY VALLEY LU
PK PARK LSD
JNC JUNCTION L
JCT JUNCTION LU
JN JUNCTION L
IS ISLAND LU
ISL ISLAND LSD
HBR HARBOUR L
VLGE VILLAGE L
LWR LOWER LSU
UPR UPPER LSU
HL HILL LS
HLS HILLS L
HLLS HILLS L
PNT POINT L
SPGS SPRINGS LU
RVR RIVER L
BRG BRIDGE L
STN STATION LS
LK LAKE L
LKS LAKES L
GLN GLEN L
WDS WOODS L
RGE RANGE L
CTR CENTRE L
CNTRL CENTRAL LU
WTRS WATERS L
FLS FALLS L
GR GROVE L
SQ SQUARE L
GT GREAT S
LT LITTLE S
LTL LITTLE S
RLY RAILWAY S
RWY RAILWAY S
DR DOCTOR S
CAPT CAPTAIN S
GEN GENERAL S
SGT SERGEANT S
`;

const ROWS = TABLE.trim()
  .split('\n')
  .map((row) => row.split(' '));

/** Pairs of a short word and its full one that have one of the given marks. */
const marked = (marks: string): [short: string, full: string][] =>
  ROWS.filter(([, , where]) => [...marks].some((mark) => where!.includes(mark))).map(([short, full]) => [
    short!,
    full!,
  ]);

const reversed = (pairs: readonly (readonly [string, string])[]): [string, string][] =>
  pairs.map(([short, full]) => [full, short]);

const either = (pairs: [string, string][]): ReadonlyMap<string, string> => new Map([...pairs, ...reversed(pairs)]);

/** Short word → full word, in the names of localities. */
export const LOCALITY_WORDS: ReadonlyMap<string, string> = new Map(marked('L'));

/** Short word → full word, in the names of streets. */
export const STREET_WORDS: ReadonlyMap<string, string> = new Map(marked('S'));

/** Compass letter → its word, in the names of streets of the world. */
export const COMPASS_LETTERS: ReadonlyMap<string, string> = new Map(marked('C'));

/** Word of a line → the word that locality names are stored with; saints are stored short. */
export const DIVIDED_WORDS: ReadonlyMap<string, string> = new Map([...marked('D'), ['SAINT', 'ST']]);

/** Full word → short word, where names are stored short too. */
export const STORED_SHORT: ReadonlyMap<string, string> = new Map(reversed(marked('B')));

/** Word of a locality's name → its other form, the usual short one; MT and ST also the other way. */
export const USUAL_FORMS: ReadonlyMap<string, string> = new Map([...reversed(marked('U')), ...marked('E')]);

/** The forms in which a word of Australian and New Zealand names is written as often as in the other. */
export const EITHER_FORM: ReadonlyMap<string, string> = either(marked('E'));

/** The same in place names of the whole world. */
export const EITHER_FORM_WORLD: ReadonlyMap<string, string> = either(marked('EW'));
