// Decides by form and known place names where a street ends and its locality begins. Used by parse, which has no street
// data; cleanse asks its data instead.
import { withoutRest } from './behind-place.js';
import { bestDivision, LONGEST_PLACE } from './best-division.js';
import { betweenPlaces } from './between-places.js';
import type { Division } from './division.js';
import { withMisspelt } from './misspelt-place.js';
import { withoutName } from './name-before-place.js';
import { behindDelivered } from './organisation.js';
import { endsPremises } from '../premises-word.js';
import { isSuburbAlone, isSuburbOfCity } from './suburb-of-city.js';
import { partEnd, type Line, type LocalityIndex, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { LONGEST_CITY, stateOfCity } from '../../vocabulary/cities.js';
import { isEndOfStreet, isNear, leadsToPlace, wayLength } from '../../vocabulary/ways.js';

/** Divides the span of an Australian reading. */
export function divideAu(line: Line, reading: Reading, localities: LocalityIndex): Division {
  const { from, to } = reading;
  if (from >= to || isPlaceOnly(line, reading, localities)) {
    return { street: from, streetEnd: from, place: from, end: to };
  }
  const first = firstOfTwoPlaces(line, reading, localities);
  if (first > from) {
    return behindDelivered(line, reading, localities, { street: from, streetEnd: from, place: from, end: first });
  }
  const suburb = behindCity(line, reading, localities);
  if (suburb > from) return { street: suburb, streetEnd: suburb, place: suburb, end: to, isBehindCity: true };
  // PO BOX 5 OCEAN GROVE: behind a postal delivery the last word of a place is no street's.
  const quick = reading.postalType === '' || reading.numberFirst > 0 ? divideAtOnlyType(line, from, to) : null;
  const isOpen =
    quick !== null &&
    (mayEndInPlace(line, reading, localities, quick) ||
      mayEndBeforeSaint(line, reading, localities, quick) ||
      mayGoOn(line, reading, localities, quick));
  const division = (isOpen ? null : quick) ?? bestDivision(line, reading, localities);
  const divided = withoutWays(line, reading, localities, betweenPlaces(line, reading, localities, division));
  const placed = withoutCity(line, reading, localities, withoutThe(line, reading, localities, divided));
  const named = withoutName(line, reading, localities, withoutRest(line, reading, localities, placed));
  return behindDelivered(line, reading, localities, withMisspelt(line, reading, localities, named));
}

/** "12 SMITH ST THE MALLEE RESERVOIR 3073": words that begin with THE before a place of that state or postcode. */
function withoutThe(
  { words, breaks }: Line,
  { state, postcode }: Reading,
  localities: LocalityIndex,
  division: Division,
): Division {
  const { street, streetEnd, place, end } = division;
  if (words[place] !== 'THE' || end - place < 3 || streetEnd === street || (state === '' && postcode === '')) {
    return division;
  }
  const name = (from: number, to: number): string => words.slice(from, to).join(' ');
  if (localities.isLocality(name(place, end), '', '') || breaks.slice(place + 1, end).includes(true)) return division;
  for (let cut = Math.max(place + 2, end - LONGEST_PLACE); cut < end; cut++) {
    if (localities.isLocality(name(place, cut), '', '')) return division;
    if (localities.isLocality(name(cut, end), state, postcode)) return { ...division, place: cut };
  }
  return division;
}

/**
 * "127, ROZELLE NSW 2039": a number whose street is missing, behind its comma only the place. "OCEAN GROVE VIC 3226":
 * no number, and nothing but the place.
 */
function isPlaceOnly({ words, breaks }: Line, reading: Reading, localities: LocalityIndex): boolean {
  const { from, to, state, postcode, numberFirst, lotNumber } = reading;
  if (to - from > LONGEST_PLACE) return false;
  // LOT 39 EMU CREEK NT 0872: of a lot a street may not be known.
  const isNumbered = numberFirst > 0 || (lotNumber !== '' && (state === '' || postcode === ''));
  if (state === '' && postcode === '') return false;
  if (isNumbered && (from === 0 || !breaks[from]!)) return false;
  if (!isNumbered && lotNumber === '' && from > 0 && !breaks[from]!) return false;
  // ST KILDA ROAD, MELBOURNE: without the comma a place of delivery.
  if (breaks.slice(from + 1, to).includes(true)) return false;
  return localities.isLocality(words.slice(from, to).join(' '), state, postcode);
}

/** "PICNIC BAY, MAGNETIC ISLAND QLD 4819": index behind the first of two places that are a line; `from` for none. */
function firstOfTwoPlaces(line: Line, reading: Reading, localities: LocalityIndex): number {
  const { words, kinds, breaks } = line;
  const { from, to, state, postcode, numberFirst, lotNumber, postalType } = reading;
  // RIVER DESK, LEVEL 3, RICHMOND, MELBOURNE: premises and levels may stand before them.
  if (numberFirst > 0 || lotNumber + postalType !== '' || (from > 0 && !breaks[from]!)) return from;
  const first = partEnd(line, from);
  if (isSuburbAlone(line, reading, localities, [from, first, to])) return first;
  if (postcode === '') return from;
  if (first >= to || partEnd(line, first) < to || Math.max(first - from, to - first) > LONGEST_PLACE) return from;
  if ((kinds[first - 1]! & (KIND.strongType | KIND.building)) !== 0) return from;
  const isFirst = localities.isLocality(words.slice(from, first).join(' '), state, postcode);
  return isFirst && localities.isLocality(words.slice(first, to).join(' '), state, '') ? first : from;
}

/** "SYDNEY - NEWTOWN NSW": index of the suburb behind its city in a line of nothing else; `from` for none. */
function behindCity(line: Line, reading: Reading, localities: LocalityIndex): number {
  const { from, to, state, postcode, numberFirst, lotNumber, postalType } = reading;
  if (numberFirst > 0 || lotNumber + postalType !== '' || from > 0) return from;
  const name = (start: number, end: number): string => line.words.slice(start, end).join(' ');
  const first = partEnd(line, from);
  const isTwo = first < to && partEnd(line, first) >= to;
  if (!isTwo || first - from > LONGEST_CITY || to - first > LONGEST_PLACE) return from;
  const city = stateOfCity(name(from, first));
  if (city === undefined || (state !== '' && state !== city)) return from;
  return localities.isLocality(name(first, to), city, postcode) ? first : from;
}

/**
 * "12 KOALA PARK OCEAN GROVE VIC": the type that ends the span may be a place's, of that state or postcode; and behind
 * premises of any, KOALA WINERY OCEAN GROVE.
 */
function mayEndInPlace(
  line: Line,
  { state, postcode, numberFirst }: Reading,
  localities: LocalityIndex,
  { street, streetEnd, end }: Division,
): boolean {
  if (streetEnd < end || streetEnd - street < 3) return false;
  const isStated = state !== '' || postcode !== '';
  return [2, 3].some(
    (n) =>
      (isStated || (numberFirst === 0 && streetEnd - n > street && endsPremises(line, streetEnd - n - 1))) &&
      localities.isLocality(line.words.slice(streetEnd - n, streetEnd).join(' '), state, postcode),
  );
}

/** "12 BROADWAY ST KILDA", "KOALA PLAZA ST IVES": behind a street without a type, or premises, ST may be a place's. */
function mayEndBeforeSaint(
  { words, kinds }: Line,
  { state, postcode, numberFirst }: Reading,
  localities: LocalityIndex,
  { street, streetEnd, end }: Division,
): boolean {
  const at = streetEnd - 1;
  if (words[at] !== 'ST' || at === street) return false;
  // KOALA ST KILDA, without a number: no place is called Kilda.
  const isOpen =
    (kinds[at - 1]! & (KIND.type | KIND.building)) !== 0 ||
    (numberFirst === 0 && !localities.isLocality(words.slice(at + 1, end).join(' '), state, ''));
  return isOpen && localities.isLocality(words.slice(at, end).join(' '), state, postcode);
}

/** "EMU ROAD KINDERGARTEN RESERVOIR": what ends as a street does may be the beginning of a name of premises. */
function mayGoOn(
  line: Line,
  { state, postcode, numberFirst }: Reading,
  localities: LocalityIndex,
  { streetEnd, end }: Division,
): boolean {
  if (numberFirst > 0 || end - streetEnd < 2 || line.breaks[streetEnd]! || !endsPremises(line, streetEnd)) return false;
  return localities.isLocality(line.words.slice(streetEnd + 1, end).join(' '), state, postcode);
}

/** 16 OFF SMITH STREET, PMB 5 VIA DUBBO, 16 SMITH ST AT DUBBO: the word says how street or place are reached. */
function withoutWays(line: Line, reading: Reading, localities: LocalityIndex, division: Division): Division {
  const { words } = line;
  const { street, streetEnd, place, end } = division;
  const isPlaceLed = words[place] === 'VIA' || (leadsToPlace(words[place] ?? '') && streetEnd > street);
  if (streetEnd - street === 1 && place === streetEnd && isNear(words[street]!)) {
    return { street: place, streetEnd: place, place, end };
  }
  const at = words[street] === 'LOCATED' || words[street] === 'SITUATED' ? street + 1 : street;
  // SMITH LANE EMUVALE VIA: what follows the word is missing.
  const isCut = words[end - 1] === 'VIA' && end - place > 1;
  const access = reading.numberFirst === 0 ? accessLength(line, street, streetEnd) : 0;
  let led = street + Math.max(wayLength(words, street), access);
  if (words[at] === 'AT' && reading.numberFirst === 0) led = at + 1;
  const left = isLedIn(line, reading, localities, division)
    ? streetEnd - 1
    : streetEnd - endLength(line, street, streetEnd);
  return {
    street: streetEnd - led > 1 ? led : street,
    streetEnd: left,
    place: isPlaceLed && end - place > 1 ? place + 1 : place,
    end: isCut ? end - 1 : end,
  };
}

/** Words of SMITH STREET EAST END that say which end of the street: two, or 0. */
function endLength({ words, kinds }: Line, street: number, streetEnd: number): number {
  const isEnd = words[streetEnd - 1] === 'END' && isEndOfStreet(words[streetEnd - 2]!);
  return isEnd && streetEnd - street > 3 && (kinds[streetEnd - 3]! & KIND.strongType) !== 0 ? 2 : 0;
}

/** Words of VIA SMITH STREET, ACCESS OFF SMITH STREET that say how a street with its type is reached; 0 for none. */
function accessLength({ words, kinds }: Line, street: number, streetEnd: number): number {
  if ((kinds[streetEnd - 1]! & KIND.strongType) === 0) return 0;
  if (words[street] === 'VIA') return 1;
  const isAccess = words[street] === 'ACCESS' || words[street] === 'ENTRY';
  return isAccess && (words[street + 1] === 'VIA' || words[street + 1] === 'OFF') ? 2 : 0;
}

/** 16 SMITH STREET IN DUBBO: behind the type, and before a known place without a comma, IN is not short for INNER. */
const isLedIn = (
  { words, kinds, breaks }: Line,
  { state, postcode }: Reading,
  localities: LocalityIndex,
  { street, streetEnd, place, end }: Division,
): boolean =>
  words[streetEnd - 1] === 'IN' &&
  streetEnd - street > 2 &&
  place === streetEnd &&
  breaks[place] === false &&
  (kinds[streetEnd - 2]! & KIND.strongType) !== 0 &&
  localities.isLocality(words.slice(place, end).join(' '), state, postcode);

/**
 * "Richmond Melbourne 3000": any suburb of a city of that state leaves the city out, whichever of the two the postcode
 * is of, and so does a locality of that postcode before another place that is none of it.
 */
function withoutCity(line: Line, reading: Reading, localities: LocalityIndex, division: Division): Division {
  const { words } = line;
  const { state, postcode } = reading;
  const { place, end } = division;
  if (end - place < 2 || end - place > LONGEST_PLACE) return division;
  const name = (from: number, to: number): string => words.slice(from, to).join(' ');
  // CANBERRA CITY is no Canberra in the locality City.
  if (words[end - 1] === 'CITY' || localities.isLocality(name(place, end), '', '')) return division;
  for (let cut = end - 1; cut > place; cut--) {
    if (isSuburbOfCity(line, reading, localities, [place, cut, end])) return { ...division, end: cut };
    if (postcode === '' || !localities.isLocality(name(place, cut), state, postcode)) continue;
    // CURRIE KING ISLAND: the island a place is on need not be a locality.
    const isIsland = words[end - 1] === 'ISLAND' && end - cut > 1 && end - cut < 4;
    if (isIsland || localities.isLocality(name(cut, end), state, '')) {
      return { ...division, end: cut };
    }
  }
  return division;
}

/** The usual case: one word that ends a street, in the middle, with or without a comma behind it and none elsewhere. */
function divideAtOnlyType(line: Line, from: number, to: number): Division | null {
  const { kinds, breaks } = line;
  let end = -1;
  for (let i = from; i < to; i++) {
    const k = kinds[i]!;
    if (i > from && breaks[i]! && i !== end) return null;
    if ((k & (KIND.number | KIND.corner)) !== 0) return null;
    if ((k & KIND.strongType) === 0) continue;
    if (i === from || end >= 0) return null;
    end = i + 1;
  }
  if (end < 0 || to - end > 3) return null;
  if (end < to && (kinds[end]! & (KIND.suffix | KIND.type)) !== 0) return null;
  // 12 SMITH STREET KOALA PLAZA RESERVOIR
  for (let i = end + 1; i + 1 < to; i++) if (endsPremises(line, i)) return null;
  return { street: from, streetEnd: end, place: end, end: to };
}
