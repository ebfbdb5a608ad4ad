// Premises before a place of New Zealand without a comma between them: RATA PLAZA HENDERSON, BUSH INN CENTRE LEVIN,
// RIMU VILLAGE KARAKA.
import type { PlacesNz } from './division.js';
import { isPlaceNz } from './known-place-nz.js';
import { isBuildingName } from './no-place-nz.js';
import { endsPremises } from '../premises-word.js';
import type { Line, LocalityIndex } from '../reading.js';

/** Places behind a street, with the premises that the first begins with among the buildings. */
export function withPremisesApart(line: Line, found: Required<PlacesNz>, localities: LocalityIndex): PlacesNz {
  const { suburb, suburbEnd, place, end, buildings } = found;
  const premises = premisesEnd(line, place, end, localities);
  if (premises > place) return { ...found, place: premises, buildings: [...buildings, [place, premises]] };
  const isBuilding = suburbEnd === place && !line.breaks[place]! && isBuildingName(line, suburb, suburbEnd);
  if (!isBuilding || isName(line, suburb, suburbEnd, localities)) return found;
  return { suburb: place, suburbEnd: place, place, end, buildings: [...buildings, [suburb, suburbEnd]] };
}

/** RIMU VILLAGE KARAKA: index behind the premises that words [from, to), no place, begin with before a place. */
function premisesEnd(line: Line, from: number, to: number, localities: LocalityIndex): number {
  if (to - from < 3 || isName(line, from, to, localities)) return from;
  for (let at = from + 2; at < to; at++) {
    if ((endsPremises(line, at - 1) || line.words[at - 1] === 'VILLAGE') && isName(line, at, to, localities)) return at;
  }
  return from;
}

/** Places of a line without a street, the first without the premises before it: RATA PLAZA HENDERSON, AUCKLAND. */
export function withoutPremises(line: Line, places: PlacesNz, localities: LocalityIndex): PlacesNz {
  const { suburb, suburbEnd, place, end } = places;
  const isAlone = suburb === suburbEnd;
  const [from, to] = isAlone ? [place, end] : [suburb, suburbEnd];
  if (isName(line, from, to, localities)) return places;
  for (let at = from + 2; at < to; at++) {
    if (line.breaks[at]! || !endsPremises(line, at - 1) || !isName(line, at, to, localities)) continue;
    // RATA CLUB LEVIN, LEVIN: the town in the name of the premises is no suburb.
    if (!isAlone && isSame(line, [at, to], [place, end])) return { ...places, suburb: place, suburbEnd: place };
    return isAlone ? { ...places, suburb: at, suburbEnd: at, place: at } : { ...places, suburb: at };
  }
  const isPremises = !isAlone && to - from > 1 && endsPremises(line, to - 1) && !line.breaks[place]!;
  return isPremises ? { ...places, suburb: place, suburbEnd: place } : places;
}

const isSame = ({ words }: Line, one: [number, number], other: [number, number]): boolean =>
  words.slice(...one).join(' ') === words.slice(...other).join(' ');

const isName = ({ words }: Line, from: number, to: number, localities: LocalityIndex): boolean =>
  isPlaceNz(words.slice(from, to).join(' '), localities);
