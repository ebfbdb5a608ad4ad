// Whether words without a number before them may be the name of a street. Of a hundred thousand streets of Australia
// 99,100 end in a type that hardly any other name ends in, and a hundred have none but behind THE; premises without a
// number are told by that.
import { endsPremises } from '../premises-word.js';
import { isHighwayOfNumber } from '../street-words.js';
import type { Division } from './division.js';
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { misspeltType } from '../../vocabulary/misspelt-type.js';
import { streetType } from '../../vocabulary/street.js';

/** Types that also name places and premises but many streets, and seldom ones that name hardly anything else. */
const WEAK_TYPES: ReadonlySet<string> = new Set(
  (
    'ACCESS BEND BRACE BROADWAY COVE CREST CROSS DRIVEWAY ELBOW EXTENSION FAIRWAY GARDENS GATE GATEWAY GLADE GLEN ' +
    'GRANGE GREEN HEIGHTS KEY MALL MEANDER OUTLOOK QUAY QUAYS RAMBLE RIDGE ROW THROUGHWAY VIEW VISTA'
  ).split(' '),
);
/** Types of streets that other words before them make ground or premises: NATURE TRAIL, TOWN SQUARE. */
const OF_GROUND: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['CROSS', new Set(['BLUE', 'HOLY', 'RED'])],
  ['GARDENS', new Set(['BOTANIC', 'BOTANICAL', 'MEMORIAL', 'ROSE'])],
  ['GREEN', new Set(['BOWLING', 'VILLAGE'])],
  ['SQUARE', new Set(['CITY', 'SHOPPING', 'TOWN', 'VILLAGE'])],
  ['TRACK', new Set(['ATHLETICS', 'BIKE', 'BMX', 'RACING', 'TROTTING', 'WALKING'])],
  ['TRAIL', new Set(['NATURE', 'RAIL', 'WALKING'])],
]);
/** Names of streets in one word: BROADWAY, M1. */
const ONE_WORD = /WAY$|\d|^(?:ESPLANADE|QUADRANT)$/;
/** Words of the longest name that begins with THE. */
const LONGEST_THE = 3;

/** True if words [from, to), with no number before them, may be a street's name. */
export function mayBeStreet(line: Line, from: number, to: number): boolean {
  const { words, kinds } = line;
  if (to - from === 1) return ONE_WORD.test(words[from]!);
  let last = to - 1;
  if ((kinds[last]! & KIND.number) !== 0) return isHighwayOfNumber(words, last - 1);
  if (words[last] === 'EXTENDED') last--;
  while (last > from && (kinds[last]! & KIND.suffix) !== 0 && (kinds[last]! & KIND.type) === 0) last--;
  if (endsPremises(line, last)) return false;
  const type = streetType(words[last]!) ?? '';
  if (OF_GROUND.get(type)?.has(words[last - 1] ?? '') === true) return false;
  if ((kinds[last]! & KIND.strongType) !== 0) return type !== 'ARCADE';
  if (WEAK_TYPES.has(type) || misspeltType(words[last]!) !== undefined) return true;
  // VIA ROMA, AVENUE ATHOL, ESPLANADE SOUTH
  if (words[from] === 'VIA' || ((kinds[from]! & KIND.strongType) !== 0 && words[from] !== 'ST')) return true;
  return words[from] === 'THE' && to - from <= LONGEST_THE && (kinds[last]! & KIND.building) === 0;
}

/** Kinds of words that neither premises nor what stands between them and a place begins with. */
const NO_NAME = KIND.remark | KIND.corner | KIND.lot | KIND.state;

/** KOALA MOTORS RESERVOIR; BENDIGO BANK, THE ACACIA, RESERVOIR: words before a known place that no street is called. */
export function isNoStreet(
  line: Line,
  { state, lotNumber }: Reading,
  { street, streetEnd, place, end }: Division,
  localities: LocalityIndex,
): boolean {
  const { words, kinds, breaks } = line;
  if (streetEnd <= street || lotNumber !== '' || place >= end || (kinds[street]! & NO_NAME) !== 0) return false;
  if (mayBeStreet(line, street, streetEnd)) return false;
  for (let i = streetEnd; i < place; i++) if ((kinds[i]! & (NO_NAME | KIND.number)) !== 0) return false;
  if (streetEnd < place && !(breaks[streetEnd]! && breaks[place]!)) return false;
  return localities.isLocality(words.slice(place, end).join(' '), state, '');
}
