// Premises where a street would stand or behind it: "RIVER SHOPPING CENTRE, RESERVOIR" and "Koala Hospital, Reservoir"
// name no street, "2 Smith St The Acacia Centre Reservoir" names both.
import type { DivisionWithSecond } from './division.js';
import { endsNoStreet, endsSeldomStreet, isStayWithoutPlace, isUnitInName } from './name-alone.js';
import { leadsOrganisation, withoutOrganisation } from './organisation.js';
import { FEWEST_WORDS, withoutNameBefore } from './name-before-street.js';
import { isQuoted, premisesBehind, withoutPlaceOfPremises } from './premises-behind.js';
import { endsPremises } from '../premises-word.js';
import { PART, takenPart, takenTo, type Line, type LocalityIndex, type Reading } from '../reading.js';
import { withStreetLast } from './street-behind-premises.js';
import { isNoStreet, mayBeStreet } from './street-name.js';
import { KIND } from '../../vocabulary/kinds.js';
import { TITLES } from '../../vocabulary/care-of.js';
import { HOLDS_SHOPS, isOfKind, LEADS_MALL, NAMES_PREMISES } from '../../vocabulary/premises.js';
import { IN_PREMISES } from '../../vocabulary/unit.js';
import { isProtectedLand, isVenue } from './venue.js';
import { DIRECTIONS } from './scores.js';

/** The division without premises in its street, where no number says that it is one. */
export const withoutPremises = (
  line: Line,
  reading: Reading,
  divided: DivisionWithSecond,
  localities: LocalityIndex,
): DivisionWithSecond => {
  const named = withStreetLast(line, reading, withoutNamed(line, reading, divided, localities), localities);
  if (isSecondPremises(line, reading, named, localities)) {
    return { ...named, street: named.end, streetEnd: named.end, place: named.end };
  }
  const isLong = reading.numberFirst === 0 && named.streetEnd - named.street >= FEWEST_WORDS;
  const parted = isLong ? withoutNameBefore(line, reading, named, localities) : named;
  return withoutPlaceOfPremises(line, reading, parted, localities);
};

/** The division without a street where what was taken for one, no number before it, names premises for certain. */
function withoutNamed(
  line: Line,
  reading: Reading,
  divided: DivisionWithSecond,
  localities: LocalityIndex,
): DivisionWithSecond {
  const division = withoutOrganisation(line, reading, divided, localities);
  const { street, streetEnd, place, end, second } = division;
  if (second || reading.numberFirst > 0) return division;
  if (reading.postalType !== '') return behindPostOffice(line, reading, division, localities);
  if (isVenue(line, reading, division, localities)) {
    return { ...division, street: reading.to, streetEnd: reading.to, place: reading.to, end: reading.to };
  }
  const isStay = isStayWithoutPlace(line, reading, division, localities);
  if (isStay) return { ...division, street: end, streetEnd: end, place: end };
  if (isShopWithoutPlace(line, reading, division, localities)) {
    return { ...division, street: end, streetEnd: end, place: end };
  }
  const isPart = street === reading.from && isRestOfName(line, streetEnd, place);
  if (isPart || isDashed(line, reading, division)) return { ...division, street: place, streetEnd: place };
  if (isNoStreet(line, reading, division, localities)) {
    // KOALA HALL, WEST RESERVOIR
    const isOfPlace = streetEnd - street === 1 && streetEnd === place && DIRECTIONS.has(line.words[street]!);
    const at = isOfPlace && line.breaks[street]! && !line.breaks[place]! ? street : place;
    return { ...division, street: at, streetEnd: at, place: at };
  }
  // KOALA LIBRARY, EMU FAIR, RESERVOIR: both are premises.
  const isFirst =
    street === reading.from ||
    (line.breaks[street]! &&
      (endsName(line, street - 1) ||
        TITLES.has(line.words[reading.from]!) ||
        endsNoStreet(line, streetEnd - 1) ||
        endsSeldomStreet(line.words, streetEnd - 1)));
  // SHOP 5 EASTLAND, RINGWOOD: a word that is no type; BROADWAY is a street.
  const isMall = LEADS_MALL.has(line.words[street]!);
  const isName = streetEnd - street > 1 || isMall || (isInPremises(reading) && (line.kinds[street]! & KIND.type) === 0);
  const isProtected = streetEnd - street > 2 && isProtectedLand(line.words, streetEnd);
  const isWhole = (isFirst || isProtected) && isName && streetEnd === place;
  // KOALA UNIVERSITY, EMU CAMPUS RESERVOIR
  const rest = isFirst && streetEnd < place ? premisesBehind(line, reading, division, localities) : null;
  if (rest?.[1] === place && isName && endsName(line, streetEnd - 1)) {
    return { ...division, street: place, streetEnd: place };
  }
  if (!isWhole) return division;
  const isAlone =
    street === reading.from &&
    ((isMall && (line.kinds[streetEnd - 1]! & KIND.strongType) === 0) ||
      ((isBehindShop(reading) || isLevelOfShops(line, reading, streetEnd)) && isOfShop(line, street, streetEnd)));
  const isNamed = isProtected || endsName(line, streetEnd - 1) || isAlone || isQuoted(line, street, streetEnd);
  return isNamed ? { ...division, street: place } : division;
}

/** EMU TOWN HALL - AUDITORIUM, RESERVOIR: a dash and words without a type behind premises go on with their name. */
function isDashed(line: Line, { from }: Reading, { street, streetEnd }: DivisionWithSecond): boolean {
  const { text, kinds, starts, ends } = line;
  if (street <= from || streetEnd <= street || !endsPremises(line, street - 1)) return false;
  if (!/^ ?[-–—] ?$/.test(text.slice(ends[street - 1], starts[street]))) return false;
  return kinds.slice(street, streetEnd).every((k) => (k & (KIND.type | KIND.suffix | KIND.number)) === 0);
}

/** PO BOX 5, EMU UNIVERSITY LPO, RESERVOIR: the licensed post office that a box is in is no street, and no place. */
function behindPostOffice(
  { words }: Line,
  { from, state }: Reading,
  division: DivisionWithSecond,
  localities: LocalityIndex,
): DivisionWithSecond {
  const { streetEnd, place, end } = division;
  if (streetEnd > from && words[streetEnd - 1] === 'LPO') return { ...division, street: place, streetEnd: place };
  // PO BOX 5, POST OFFICE, RESERVOIR
  const isOffice = streetEnd - from === 2 && words[from] === 'POST' && words[from + 1] === 'OFFICE';
  if (isOffice) return { ...division, street: place, streetEnd: place };
  const office = words.indexOf('LPO', place);
  if (office < 0 || office + 1 >= end) return division;
  const isPlace = localities.isLocality(words.slice(office + 1, end).join(' '), state, '');
  return isPlace ? { street: office + 1, streetEnd: office + 1, place: office + 1, end } : division;
}

/**
 * EMU UNIVERSITY, KOALA PARK CAMPUS, VIC 3011; EMU HAIR, KOALA PLAZA: the last part is premises, and no place of its
 * name is known, and what stands before it is no street.
 */
function isSecondPremises(
  line: Line,
  { from, to, numberFirst, lotNumber, postalType }: Reading,
  { street, streetEnd, place, end, second }: DivisionWithSecond,
  localities: LocalityIndex,
): boolean {
  if (second || numberFirst > 0 || lotNumber + postalType !== '' || end !== to || streetEnd > place) return false;
  // EMU HAIR, KOALA HALL: a place may be called by the last word.
  const first =
    end - place === 1 && place > from && !line.breaks[place]! ? line.breaks.lastIndexOf(true, place) : place;
  if (first < Math.max(from, 1) || end - first < 2) return false;
  if (!line.breaks[first]! || !endsPremises(line, end - 1)) return false;
  if (streetEnd > street && (streetEnd > first || mayBeStreet(line, street, streetEnd))) return false;
  const name = line.words.slice(first, end).join(' ');
  return !localities.isLocality(name, '', '') && localities.isNearLocality?.(name, '', '') !== true;
}

/** SHOP 1, KOALA CROSSING: nothing else is named, and the name is no place's. */
function isShopWithoutPlace(
  line: Line,
  reading: Reading,
  { street, streetEnd, place, end }: DivisionWithSecond,
  localities: LocalityIndex,
): boolean {
  if (streetEnd > street || place !== reading.from || end - place < 2 || !isInPremises(reading)) return false;
  if (reading.state !== '' || reading.postcode !== '' || end < reading.to) return false;
  const isNamed = NAMES_PREMISES.has(line.words[end - 1]!) || endsName(line, end - 1);
  return isNamed && !localities.isLocality(line.words.slice(place, end).join(' '), '', '');
}

/** Words for what is done on an area: PICNIC AREA. */
const OF_AREA: ReadonlySet<string> = new Set(
  'BARBECUE BBQ CAMP CAMPING PICNIC PLAY RECREATION REST SERVICE USE'.split(' '),
);
/** True if the word at `i`, with no number before its name, ends the name of premises and no street's. */
const endsName = (line: Line, i: number): boolean =>
  endsSeldomStreet(line.words, i) ||
  // EL CENTRO is a street.
  (LEADS_MALL.has(line.words[i]!) && line.words[i] !== 'CENTRO') ||
  endsPremises(line, i) ||
  // HIGH STREET ARCADE; QUEEN STREET MALL is a street.
  (line.words[i] === 'ARCADE' && ((line.kinds[i - 1] ?? 0) & KIND.strongType) !== 0) ||
  line.words[i] === 'PO' ||
  isUnitInName(line, i) ||
  (line.words[i] === 'AREA' && OF_AREA.has(line.words[i - 1]!));

/**
 * KOALA GROVE SHOPPING CENTRE, and SMITH STREET CAMPUS, EMU UNIVERSITY: words of premises alone, behind what was taken
 * for a street, go on with its name; other premises may stand behind their comma.
 */
function isRestOfName(line: Line, from: number, to: number): boolean {
  const { words, kinds, breaks } = line;
  let i = from;
  while (i < to && !breaks[i]! && ((kinds[i]! & KIND.building) !== 0 || isOfKind(words[i]!))) i++;
  if (i > from && (kinds[i - 1]! & KIND.building) === 0) i = from;
  if (i === from || i === to) return to > from && i === to;
  return (
    breaks[i]! && (kinds[i - 1]! & KIND.strongType) === 0 && (endsPremises(line, to - 1) || leadsOrganisation(line, i))
  );
}

/** True for a shop that has no house number and no other part of a building. */
const isInPremises = ({ flatType, buildingName, lotNumber }: Reading): boolean =>
  IN_PREMISES.has(flatType) && buildingName === '' && lotNumber === '';

/** EMU TOYS, SHOP 5, KOALA SQUARE: a shop whose number stands before the span, whatever leads the line. */
const isBehindShop = ({ flatType, buildingName, lotNumber, taken, from }: Reading): boolean =>
  IN_PREMISES.has(flatType) &&
  lotNumber === '' &&
  !HOLDS_SHOPS.has(buildingName.slice(buildingName.lastIndexOf(' ') + 1)) &&
  taken.some((part) => takenPart(part) === PART.flat && takenTo(part) === from);

/** LEVEL 1, KOALA ARCADE: a level, and before `end` a word that few streets end in and many houses of shops do. */
const isLevelOfShops = ({ words }: Line, { levelType, buildingName }: Reading, end: number): boolean =>
  levelType !== '' && buildingName === '' && (words[end - 1] === 'ARCADE' || words[end - 1] === 'PLAZA');

/**
 * True if the words name what a shop is in: RIVER PLAZA, GREEN HILLS. QUEEN STREET MALL and THE PARADE are streets, of
 * which only the number is missing.
 */
function isOfShop({ words, kinds, breaks }: Line, from: number, to: number): boolean {
  const last = kinds[to - 1]!;
  for (let i = from + 1; i < to; i++) if (breaks[i]!) return false;
  if (words[from] === 'THE' && (last & KIND.building) === 0) return false;
  for (let i = from; i < to - 1; i++) if ((kinds[i]! & KIND.strongType) !== 0 && words[i] !== 'ST') return false;
  if (NAMES_PREMISES.has(words[to - 1]!) || words[to - 1] === 'POINT') return true;
  if ((last & KIND.building) !== 0) return words[to - 1] !== 'COURT';
  // KOALA GREEN HILLS: of words that seldom end a street's name two stand before it.
  const isUntyped = (last & KIND.type) === 0 || ((last & KIND.strongType) === 0 && to - from > 2);
  return isUntyped && (last & (KIND.suffix | KIND.number)) === 0;
}
