// Other spellings of the words in street and locality names that mean the same: abbreviations and their full words.
// Facts as found in G-NAF's alias tables (mostly MT/MOUNT and ST/SAINT) and in what people write.
import { streetType } from './street.js';

/** Word → the word it may stand for. One direction is enough: both sides of a comparison go through it in turn. */
const LOCALITY_WORDS = new Map(
  Object.entries({
    MT: 'MOUNT',
    ST: 'SAINT',
    STE: 'SAINTE',
    PT: 'PORT',
    FT: 'FORT',
    NTH: 'NORTH',
    STH: 'SOUTH',
    EST: 'EAST',
    WST: 'WEST',
    N: 'NORTH',
    S: 'SOUTH',
    E: 'EAST',
    W: 'WEST',
    HTS: 'HEIGHTS',
    HGTS: 'HEIGHTS',
    CK: 'CREEK',
    CRK: 'CREEK',
    BCH: 'BEACH',
    GDNS: 'GARDENS',
    GRDNS: 'GARDENS',
    VLY: 'VALLEY',
    PK: 'PARK',
    JNC: 'JUNCTION',
    JCT: 'JUNCTION',
    JN: 'JUNCTION',
    IS: 'ISLAND',
    ISL: 'ISLAND',
    HBR: 'HARBOUR',
    VLGE: 'VILLAGE',
    LWR: 'LOWER',
    UPR: 'UPPER',
    HL: 'HILL',
    HLS: 'HILLS',
    HLLS: 'HILLS',
    PNT: 'POINT',
    SPGS: 'SPRINGS',
    RVR: 'RIVER',
    BRG: 'BRIDGE',
    STN: 'STATION',
    LK: 'LAKE',
    LKS: 'LAKES',
    GLN: 'GLEN',
    WDS: 'WOODS',
    RGE: 'RANGE',
    CTR: 'CENTRE',
    CNTRL: 'CENTRAL',
    WTRS: 'WATERS',
    FLS: 'FALLS',
    GR: 'GROVE',
    SQ: 'SQUARE',
  }),
);
const BACK = new Map([
  ['SAINT', 'ST'],
  ['MOUNT', 'MT'],
  ['PORT', 'PT'],
  ['POINT', 'PT'],
]);

const ORDINALS = [
  'FIRST',
  'SECOND',
  'THIRD',
  'FOURTH',
  'FIFTH',
  'SIXTH',
  'SEVENTH',
  'EIGHTH',
  'NINTH',
  'TENTH',
  'ELEVENTH',
  'TWELFTH',
  'THIRTEENTH',
  'FOURTEENTH',
  'FIFTEENTH',
  'SIXTEENTH',
  'SEVENTEENTH',
  'EIGHTEENTH',
  'NINETEENTH',
  'TWENTIETH',
];
const SHORT_ORDINALS = ORDINALS.map((_, i) => `${i + 1}${i === 0 ? 'ST' : i === 1 ? 'ND' : i === 2 ? 'RD' : 'TH'}`);
const STREET_WORDS = new Map<string, string>([
  ['MT', 'MOUNT'],
  ['ST', 'SAINT'],
  ['STE', 'SAINTE'],
  ['PT', 'POINT'],
  ['FT', 'FORT'],
  ['NTH', 'NORTH'],
  ['STH', 'SOUTH'],
  ['N', 'NORTH'],
  ['S', 'SOUTH'],
  ['E', 'EAST'],
  ['W', 'WEST'],
  ['CK', 'CREEK'],
  ['CRK', 'CREEK'],
  ['BCH', 'BEACH'],
  ['HL', 'HILL'],
  ['PK', 'PARK'],
  ['DR', 'DOCTOR'],
  ['CAPT', 'CAPTAIN'],
  ['GEN', 'GENERAL'],
  ['SGT', 'SERGEANT'],
  ['GT', 'GREAT'],
  ['UPR', 'UPPER'],
  ['LWR', 'LOWER'],
  ['LT', 'LITTLE'],
  ['LTL', 'LITTLE'],
  ['ISL', 'ISLAND'],
  ['STN', 'STATION'],
  ['RLY', 'RAILWAY'],
  ['RWY', 'RAILWAY'],
  ['NTHN', 'NORTHERN'],
  ['STHN', 'SOUTHERN'],
  ...SHORT_ORDINALS.map((short, i): [string, string] => [short, ORDINALS[i]!]),
  ...SHORT_ORDINALS.map((short, i): [string, string] => [ORDINALS[i]!, short]),
]);

/** True for a word that a locality's name may have in another form. */
export const isRespelt = (word: string): boolean => word === 'THE' || LOCALITY_WORDS.has(word) || BACK.has(word);

const NONE: readonly string[] = [];

/** Other spellings of a locality name; empty when no word has one. */
export const localitySpellings = (name: string): readonly string[] => spellings(name, LOCALITY_WORDS);

/**
 * Other spellings of a street name, with and without its article among them: ESPLANADE, THE ESPLANADE; a type that is
 * the name in full: THE TCE, THE TERRACE.
 */
export function streetSpellings(name: string): readonly string[] {
  const found = spellings(name, STREET_WORDS);
  if (!name.startsWith('THE ')) return [...found, `THE ${name}`];
  const word = name.slice('THE '.length);
  const full = streetType(word);
  return full === undefined || full === word ? found : [...found, `THE ${full}`];
}

function spellings(name: string, table: ReadonlyMap<string, string>): readonly string[] {
  if (!name.includes(' ')) {
    const other = table.get(name);
    const back = BACK.get(name);
    if (other === undefined && back === undefined) return NONE;
    return [...new Set([other, back].filter((word) => word !== undefined))];
  }
  const words = name.split(' ');
  if (words[0] !== 'THE' && !words.some((word) => table.has(word) || BACK.has(word))) return NONE;
  const found = new Set<string>();
  const full = words.map((word) => table.get(word) ?? word).join(' ');
  if (full !== name) found.add(full);
  for (let i = 0; i < words.length; i++) {
    const other = table.get(words[i]!) ?? BACK.get(words[i]!);
    const back = BACK.get(words[i]!);
    for (const word of [other, back]) {
      if (word !== undefined) found.add([...words.slice(0, i), word, ...words.slice(i + 1)].join(' '));
    }
  }
  if (words[0] === 'THE' && words.length > 1) found.add(words.slice(1).join(' '));
  found.delete(name);
  return [...found];
}
