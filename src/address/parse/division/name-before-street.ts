// Premises of no known word before a street without a number and without a comma: JOLLY FROG COOPER STREET, RESERVOIR.
// Of a hundred thousand streets two hundred have three words before their type, and most of them begin with a title or
// a word that tells one place from another, or end in a word of the ground.
import { LONGEST_PLACE } from './best-division.js';
import type { DivisionWithSecond } from './division.js';
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { TITLES } from '../../vocabulary/care-of.js';
import { KIND } from '../../vocabulary/kinds.js';
import { NAMES_PREMISES } from '../../vocabulary/premises.js';
import { pluralStreetType } from '../../vocabulary/street.js';

/** First words of streets' names of several words. */
const BEGINS_STREET: ReadonlySet<string> = new Set(
  (
    'BACK BIG BR CAPE CAPTAIN DE EAST GENERAL GLEN GOLD GRAND GREAT KING LAKE LITTLE LONG LOWER MAIN MIDDLE MOUNT ' +
    'MT NEW NORTH NUMBER OLD ONE PORT PRINCE PRINCESS QUEEN SAINT SIR SOUTH ST THE THREE UPPER VAN WEST'
  ).split(' '),
);
/** Names of people, after whom streets are called in full. */
const GIVEN: ReadonlySet<string> = new Set(
  (
    'ALAN ALBERT ALEXANDER ALFRED ANN ANNE ARTHUR BILL BOB CATHERINE CHARLES CHRISTOPHER COLIN DAVID DON DONALD ' +
    'DOROTHY DOUG DOUGLAS EDWARD ELIZABETH ERIC ERNEST FRANCIS FRANK FRED GEOFF GEORGE GORDON GRAHAM HAROLD HARRY ' +
    'HELEN HENRY HUGH IAN JACK JAMES JANE JEAN JIM JOHN JOSEPH KEITH KEN KEVIN LEN LESLIE LEWIS LINDSAY LOUISA ' +
    'MALCOLM MARGARET MARIA MARTIN MARY MAX NEIL NORMAN PATRICK PAUL PETER PHILIP RAY REG RICHARD ROBERT RON ' +
    'RONALD ROSS ROY SAM SAMUEL SARAH SIDNEY STAN STANLEY STEPHEN THOMAS TOM TONY VICTOR WALTER WILLIAM'
  ).split(' '),
);
/** Words that follow another in the name of a street, most of them of the ground. */
export const GOES_ON: ReadonlySet<string> = new Set(
  (
    'ACCESS BANK BAY BEACH BRANCH BRIDGE BROOK CONNECTION COVE CREEK DOWNS DRAIN ENTRANCE FALLS FERRY FIELD ' +
    'FIELDS FLAT FOREST GATE GROVE GULLY HARBOUR HEAD HEADS HEIGHTS HILL HILLS ISLAND JETTY JUNCTION LAGOON LAKE ' +
    'LAKES LINE LINKS LOOP MEADOWS MEMORIAL MILE MILL MILLS MOUNTAIN PARK PASSAGE PLAIN PLAINS POINT PONDS RANGE ' +
    'RIDGE RIVER ROCK ROCKS RUN SCENIC SERVICE SHACK SPRINGS STATION SUMMIT SWAMP TOURIST TREE VALE VALLEY VIEW ' +
    'VISTA WATERS WELL WELLS WOOD WOODS'
  ).split(' '),
);
/** Types of roads between places, which have the names of both. */
const BETWEEN_PLACES: ReadonlySet<string> = new Set(['HIGHWAY', 'HWY', 'RD', 'ROAD', 'TRACK', 'WAY']);
/** Kinds of words that are in no such name. */
const NO_NAME =
  KIND.number |
  KIND.letter |
  KIND.corner |
  KIND.remark |
  KIND.the |
  KIND.strongType |
  KIND.suffix |
  KIND.state |
  KIND.ordinal |
  KIND.lot |
  KIND.postal |
  KIND.care;
/** Words before the type in the longest street's name that is asked about. */
const MOST_WORDS = 8;
/** The same in the shortest that is parted. */
export const FEWEST_WORDS = 3;
/** Letters of the shortest name of such a street, which no LANGI KAL KAL ROAD has. */
const SHORTEST = 4;
/** Words that join others. */
const JOINING: ReadonlySet<string> = new Set(['AND', 'AT', 'BY', 'FOR', 'IN', 'OF', 'ON', 'TO']);

/** The division whose street begins behind such a name; else the division itself. */
export function withoutNameBefore(
  line: Line,
  { from, numberFirst, lotNumber, postalType }: Reading,
  division: DivisionWithSecond,
  localities: LocalityIndex,
): DivisionWithSecond {
  const { street, streetEnd, second } = division;
  const last = second === undefined ? '' : line.words[second[1] - 1]!;
  if (pluralStreetType(last) !== undefined && (street === from || line.breaks[street]!) && numberFirst === 0) {
    return { ...division, street: behindSquare(line, street, streetEnd) };
  }
  if (streetEnd - street <= FEWEST_WORDS || street !== from || numberFirst > 0 || lotNumber + postalType !== '') {
    return division;
  }
  const { words, kinds, breaks } = line;
  const isSaid = from > 0 && ((kinds[from - 1]! & KIND.corner) !== 0 || words[from - 1] === 'OF');
  if (isSaid || breaks.slice(street + 1, streetEnd).includes(true)) return division;
  const type = (kinds[streetEnd - 1]! & KIND.strongType) === 0 ? streetEnd - 2 : streetEnd - 1;
  const isTyped = (kinds[type]! & KIND.strongType) !== 0 && (type === streetEnd - 1 || isSuffix(line, streetEnd - 1));
  const length = type - street;
  if (!isTyped || length < FEWEST_WORDS || length > MOST_WORDS || !isName(line, street, type)) return division;
  const isPlace = (start: number, end: number): boolean =>
    localities.isLocality(words.slice(start, end).join(' '), '', '');
  // EMU ONE EMU HIGHWAY: premises by the name of their street.
  const isAgain = words.slice(street, type - 1).includes(words[type - 1]!);
  // GOLD COAST SPRINGBROOK ROAD
  const isBetween = BETWEEN_PLACES.has(words[type]!) && length < LONGEST_PLACE && !isAgain;
  if (isBetween && [1, 2, 3].some((n) => n < length && isPlace(street, street + n))) return division;
  const isOfTwo = GOES_ON.has(words[type - 1]!) || BEGINS_STREET.has(words[type - 2]!) || isPlace(type - 2, type);
  const name = isOfTwo && !isAgain ? type - 2 : type - 1;
  // SPORTS CLUB CAUSEWAY, SUNSET STRIP OCEAN GROVE
  const isOpen = ((kinds[name]! | kinds[type - 1]!) & KIND.building) !== 0 || isType(line, name - 1);
  return name - street < 2 || isOpen || words[type - 1]!.length < SHORTEST ? division : { ...division, street: name };
}

/** LINCOLN SQUARE SMITH & JONES STREETS: index behind premises before the first street, whose type is the second's. */
function behindSquare({ words, kinds }: Line, street: number, end: number): number {
  let at = end - 2;
  while (at > street && !(NAMES_PREMISES.has(words[at]!) || (kinds[at]! & KIND.building) !== 0)) at--;
  return at > street && (kinds[end - 1]! & (KIND.strongType | KIND.suffix)) === 0 ? at + 1 : street;
}

/** True for a type that seldom ends a street, and is no word of premises. */
const isType = ({ kinds }: Line, i: number): boolean => (kinds[i]! & (KIND.type | KIND.building)) === KIND.type;

const isSuffix = ({ kinds }: Line, i: number): boolean => (kinds[i]! & KIND.suffix) !== 0;

/** True if words [from, to) may be a name and the street behind it. */
function isName(line: Line, from: number, to: number): boolean {
  const { text, words, kinds, starts, ends } = line;
  if ((kinds[from]! & (KIND.flat | KIND.level)) !== 0) return false;
  if (BEGINS_STREET.has(words[from]!) || TITLES.has(words[from]!) || GIVEN.has(words[from]!)) return false;
  for (let i = from; i < to; i++) {
    if ((kinds[i]! & NO_NAME) !== 0 || JOINING.has(words[i]!)) return false;
    // KOO WEE RUP-LONGWARRY ROAD
    if (i > from && text.slice(ends[i - 1], starts[i]) !== ' ') return false;
  }
  return true;
}
