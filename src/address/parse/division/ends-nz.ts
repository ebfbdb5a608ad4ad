// Whether the places at the end of a line that names no country are New Zealand's: a place and its region (TWIZEL,
// CANTERBURY), a place and its postcode (KAUKAPAKAPA 0873), two places one of which Australia lacks (OBAN, STEWART
// ISLAND), a town that Australia lacks.
import { isPlaceNz, LONGEST_PLACE_NZ } from './known-place-nz.js';
import type { Line, LocalityIndex, Reading } from '../reading.js';
import { isRegionByKind, isRegionNz } from '../../vocabulary/region-nz.js';

/** True if the last parts of the line's places are New Zealand's. The line names no country and no state. */
export function endsInNewZealand(line: Line, reading: Reading, localities: LocalityIndex): boolean {
  if (localities.placeNz === undefined || reading.to <= reading.from) return false;
  const { from, to } = reading;
  const last = partStart(line, from, to);
  const before = last > from ? nameOf(line, partStart(line, from, last), last) : '';
  const name = nameOf(line, last, to);
  if (last > from && isRegionNz(name)) {
    const place = placeBefore(line, from, last, localities);
    return place !== '' && hasItsCode(place, reading, localities) && isItsRegion(name, place, localities);
  }
  if (!isPlaceNz(name, localities)) return false;
  const isTwo = before !== '' && isPlaceNz(before, localities);
  const { hasCodeNz } = localities;
  if (reading.postcode !== '') {
    return hasCodeNz?.(name, reading.postcode) === true || (isTwo && hasCodeNz?.(before, reading.postcode) === true);
  }
  if (localities.isLocality(name, '', '')) return false;
  return isTwo || reading.postalType !== '' || localities.placeNz(name) === 'town';
}

/** Where the part begins that ends at `to`, not before `from`. */
function partStart({ breaks }: Line, from: number, to: number): number {
  let start = to - 1;
  while (start > from && !breaks[start]!) start--;
  return Math.max(from, start);
}

const nameOf = ({ words }: Line, from: number, to: number): string => words.slice(from, to).join(' ');

/** The longest place that words before `end` end in; '' where they end in none. */
function placeBefore(line: Line, from: number, end: number, localities: LocalityIndex): string {
  for (let at = Math.max(from, end - LONGEST_PLACE_NZ); at < end; at++) {
    const name = nameOf(line, at, end);
    if (isPlaceNz(name, localities)) return name;
  }
  return '';
}

/** True unless the line has a postcode that is none of the place's while Australia has a place of that name. */
const hasItsCode = (place: string, { postcode }: Reading, localities: LocalityIndex): boolean =>
  postcode === '' || localities.hasCodeNz?.(place, postcode) === true || !localities.isLocality(place, '', '');

/**
 * True for a region that New Zealand has, or behind a place that Australia lacks: HAMILTON, WESTERN DISTRICT is either
 * country's, and TE KUITI, WAITOMO DISTRICT is not.
 */
const isItsRegion = (region: string, place: string, localities: LocalityIndex): boolean =>
  !isRegionByKind(region) ||
  localities.placeNz!(region.slice(0, region.lastIndexOf(' '))) === 'town' ||
  !localities.isLocality(place, '', '');
