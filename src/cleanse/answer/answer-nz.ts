// What is New Zealand's own in an answer: suburb and town, rural delivery, the postcode of either, and their changes.
import { Pattern } from '../../address/distance.js';
import { foldName } from '../../address/fold.js';
import type { AddressParts, PlaceNz } from '../../address/format.js';
import type { Line, Reading } from '../../address/parse/reading.js';
import { isBoxCodeNz } from '../../address/vocabulary/box-codes-nz.js';
import type { ChangedItem } from '../../contract/schema/address.js';
import { NONE, POSTCODE_KIND, type AddressSet } from '../../data/addresses/read/address-set.js';
import { ChangeList } from './change-list.js';
import { isCodeAround, isRuralOfTown } from '../place/mail-area.js';
import type { Verdict } from '../verdict/verdict.js';
import { onlyPostcode } from '../../answer/place-nz.js';
import { postcodeText } from '../../answer/parts.js';
import { listEnd } from '../../data/list-end.js';

/** How far a written town's name may be from the answered one to be the same, in edits of each six letters. */
const LETTERS_AN_EDIT = 6;

/** The place of an answer and how the text has it. */
export interface AnsweredPlace {
  readonly place: PlaceNz;
  readonly postcode: string;
  readonly changes: ChangedItem[];
}

/**
 * Suburb, town, rural delivery and postcode of an answer in `locality` (-1 for none). What the data does not say (the
 * mail town of the country around it, a postcode that no table has) stays as written.
 */
export function placeNz(
  set: AddressSet,
  locality: number,
  verdict: Verdict,
  line: Line,
  reading: Reading,
  full: Reading,
  parts: AddressParts,
): AnsweredPlace {
  if (locality < 0) {
    return { place: { suburb: '', townCity: '', rdNumber: reading.rdNumber }, postcode: full.postcode, changes: [] };
  }
  const written = placeWords(set, verdict, line, full, locality);
  const townOf = set.localityTown[locality] ?? NONE;
  const name = (of: number): string => set.localityNames.display(set.localityName[of]!);
  const isTown = townOf === locality;
  const townCity = townOf !== NONE ? name(townOf) : written.realTown;
  const suburb = isTown ? '' : name(locality);
  const rural = ruralDelivery(set, [written.town, written.suburb, foldName(townCity)], reading.rdNumber, full.postcode);
  const isKept = reading.rdNumber !== '' || (verdict.place?.isCodeOfTown === true && verdict.address < 0);
  const postcode =
    rural?.postcode ??
    ofBox(set, locality, reading, full.postcode) ??
    (isKept ? full.postcode : placePostcode(set, locality, full.postcode, verdict.address >= 0 ? parts.postcode : ''));
  const changes = new ChangeList();
  if (!(isTown && written.suburb === foldName(townCity))) changes.compare('suburb', written.suburb, suburb);
  if (townOf !== NONE) changes.compare('townCity', written.town, townCity);
  const rdNumber = rural?.number ?? reading.rdNumber;
  changes.compare('rdNumber', reading.rdNumber, rdNumber);
  changes.compare('postcode', full.postcode, postcode);
  return { place: { suburb, townCity, rdNumber }, postcode, changes: changes.items };
}

/**
 * The postcode of a box or a bag that no street stands beside: as written, or the only one of its lobby, and never that
 * of the houses around; undefined for other lines, and where the written one is of houses.
 */
function ofBox(set: AddressSet, locality: number, reading: Reading, written: string): string | undefined {
  const { postalType, numberFirst, lotNumber } = reading;
  if (postalType === '' || numberFirst > 0 || lotNumber !== '') return undefined;
  if (written !== '') return isBoxCodeNz(written) ? written : undefined;
  const only = onlyPostcode(set, locality);
  return isBoxCodeNz(only) ? only : '';
}

/** The place without what only one of several of its name has: its town and postcode. */
export function asWritten({ place, changes }: AnsweredPlace, { postcode }: Reading): AnsweredPlace {
  const isAdded = (element: string): boolean =>
    changes.some(({ actionType, affectedElement }) => actionType === 'ADD' && affectedElement === element);
  return {
    place: isAdded('townCity') ? { ...place, townCity: '' } : place,
    postcode,
    changes: changes.filter(
      ({ actionType, affectedElement }) => actionType !== 'ADD' && affectedElement !== 'postcode',
    ),
  };
}

/**
 * The words that name the place: those of the town at their end, those of the suburb before it. `realTown` is the town
 * as the set has it.
 */
interface PlaceWords {
  readonly suburb: string;
  readonly town: string;
  readonly realTown: string;
}

function placeWords(set: AddressSet, verdict: Verdict, { words }: Line, full: Reading, locality: number): PlaceWords {
  const { chosen, place } = verdict;
  if (!place) return { suburb: '', town: '', realTown: '' };
  const isFirst = !place.open && chosen !== null && place.from < chosen.street.division.from;
  const from = place.open && chosen ? chosen.street.division.end : place.from;
  const to = isFirst ? place.to : full.to;
  const town = set.localityTown[locality] ?? NONE;
  const answered = town === NONE ? '' : set.localityNames.text(set.localityName[town]!);
  let best = to;
  let realTown = '';
  for (let at = Math.max(from, to - 4); at < to; at++) {
    const name = words.slice(at, to).join(' ');
    if (answered !== '' && (name === answered || bearsName(set, town, name) || isAlike(name, answered))) {
      best = at;
      break;
    }
    const named = best === to ? townNamed(set, name) : -1;
    if (named >= 0) {
      best = at;
      realTown = set.localityNames.display(set.localityName[named]!);
    }
  }
  const text = (start: number, end: number): string => words.slice(start, end).join(' ');
  // A lone name is the suburb where the answer has one of that name, though it ends as a town is called: MT WELLINGTON.
  if (to > from && town !== locality && bearsName(set, locality, text(from, to))) {
    return { suburb: text(from, to), town: '', realTown: '' };
  }
  return { suburb: text(from, best), town: text(best, to), realTown };
}

/** True if the locality bears the folded name, as its own or an alias. */
function bearsName(set: AddressSet, locality: number, name: string): boolean {
  const id = set.localityNames.find(name);
  if (id < 0) return false;
  const end = listEnd(set.nameLocalityStart, id + 1, set.nameLocality);
  for (let i = set.nameLocalityStart[id]!; i < end; i++) {
    if (set.nameLocality[i]! >>> 1 === locality) return true;
  }
  return false;
}

/** The town of that name, -1 if none is. */
function townNamed(set: AddressSet, name: string): number {
  const id = set.localityNames.find(name);
  if (id >= 0) {
    const end = listEnd(set.nameLocalityStart, id + 1, set.nameLocality);
    for (let i = set.nameLocalityStart[id]!; i < end; i++) {
      const of = set.nameLocality[i]! >>> 1;
      if (set.localityTown[of] === of) return of;
    }
  }
  return -1;
}

function isAlike(written: string, name: string): boolean {
  return (
    Math.abs(written.length - name.length) <= 2 &&
    new Pattern(written).distanceTo(name, 2) <= Math.min(2, Math.floor(name.length / LETTERS_AN_EDIT) + 1)
  );
}

/** The rural delivery that is written, or that the postcode is of; undefined where the set knows none such. */
function ruralDelivery(
  { ruralDeliveries }: AddressSet,
  towns: readonly string[],
  number: string,
  postcode: string,
): { number: string; postcode: string } | undefined {
  const ofTown = ruralDeliveries.filter((delivery) => delivery.town !== '' && towns.includes(delivery.town));
  const found = ofTown.filter((delivery) =>
    number === '' ? delivery.postcode === Number(postcode) && postcode !== '' : delivery.number === number,
  );
  return found.length === 1 ? { number: found[0]!.number, postcode: postcodeText(found[0]!.postcode) } : undefined;
}

/**
 * The written postcode, if the locality has it or the set's source knows none of the locality's; else the address's
 * `own`, or the only one it can be.
 */
function placePostcode(set: AddressSet, locality: number, written: string, own: string): string {
  const start = set.localityPostcodeStart[locality]!;
  const end = set.localityPostcodeStart[locality + 1]!;
  const isItsOwn = set.localityPostcode.subarray(start, end).includes(Number(written));
  const isAround = own === '' ? isCodeAround(set, locality, written) : isRuralOfTown(set, locality, written);
  if (isItsOwn || isAround) return written;
  const kinds = set.localityPostcodePostal.subarray(start, end);
  return own || (kinds.every((kind) => kind === POSTCODE_KIND.further) ? written : onlyPostcode(set, locality));
}
