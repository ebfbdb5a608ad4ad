// Lines of New Zealand that lead no further than to their place: the answer keeps their parts as the parser divides
// them, so that a suburb which nothing knows is no end of the street before it.
import { foldName } from '../address/fold.js';
import { formatAddressNz, withSecondStreet } from '../address/format.js';
import { isPlaceNz } from '../address/parse/division/known-place-nz.js';
import { isRegionOfCity } from '../address/vocabulary/region-nz.js';
import type { LocalityIndex } from '../address/parse/reading.js';
import type { ChangedItem } from '../contract/schema/address.js';
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import { unverifiedSuburb } from '../contract/texts/unverified-suburb.js';
import type { ParsedAddress } from '../contract/schema/parse.js';
import { partsOf, unitOf } from './parsed-parts.js';
import { isCentreOf, isSide, isSideOf } from './side-of-city.js';
import { removal } from './removal.js';

/** `answer` with the parts of `parsed`, where it is no deeper than the place that both name; else `answer` itself. */
export function dividedNz(answer: ValidatedAddress, parsed: ParsedAddress): ValidatedAddress {
  const found = withPlaceSaid(withoutStreetAsSuburb(answer, parsed), parsed);
  const isPlace = found.level === 'locality' || found.level === 'none';
  const isMore = parsed.street || parsed.buildingName || found.postal;
  if (!isPlace || !(isMore || found.street) || !isSame(found.postal, parsed.postal)) return answer;
  const isTownOfSuburb = isOneTown({ ...found, townCity: null }, parsed) || isWritten(found, 'suburb', parsed.townCity);
  // MOTU RIMU: of a place alone no word is left out.
  const isQuarter = isTownOfSuburb && !!isMore;
  if (!isQuarter && !(isOneTown(found, parsed) && isOneSuburb(found, parsed))) return answer;
  const suburb = found.suburb ?? unknownSuburb(found, parsed);
  const postal = { postalType: found.postalType ?? '', postalNumber: found.postalNumber ?? '' };
  const parts = { ...partsOf(parsed), ...postal, state: '', postcode: found.postcode ?? '' };
  const place = { suburb: suburb ?? '', townCity: found.townCity ?? '', rdNumber: found.rdNumber ?? '' };
  const { fullAddress, street } = formatAddressNz(parts, place);
  return {
    ...found,
    ...unitOf(parsed),
    fullAddress: parsed.street2 ? withSecondStreet(fullAddress, street, parsed.street2) : fullAddress,
    buildingName: parsed.buildingName ?? null,
    lotNumber: parsed.lotNumber ?? null,
    streetNumber: parsed.streetNumber ?? null,
    street: street || null,
    street2: parsed.street2 ?? null,
    streetName: parsed.streetName ?? null,
    streetType: parsed.streetType ?? null,
    streetSuffix: parsed.streetSuffix ?? null,
    suburb,
    changedItems: [
      ...(found.changedItems ?? []).filter((change) => !isLeftOut(change)),
      ...removals(parsed, isQuarter && ![found.townCity, found.suburb].some((part) => isSame(parsed.suburb, part))),
    ],
    messages: [...(found.messages ?? []), ...(suburb && suburb !== found.suburb ? [unverifiedSuburb(suburb)] : [])],
  };
}

/** Of a line whose place is not known, the place as it is written. */
function withPlaceSaid(found: ValidatedAddress, { suburb, townCity }: ParsedAddress): ValidatedAddress {
  if (found.level !== 'none' || found.suburb || found.townCity) return found;
  return { ...found, suburb: suburb ?? null, townCity: townCity ?? null };
}

/**
 * LAMBTON QUAY, WELLINGTON and QUEEN STREET EAST, LEVIN: the street, and not the suburb that is called after it, nor
 * the quarter of the town that its last word makes.
 */
function withoutStreetAsSuburb(found: ValidatedAddress, parsed: ParsedAddress): ValidatedAddress {
  const { street, streetType, streetSuffix, suburb, townCity } = parsed;
  const isStreet = streetType && !suburb && isSame(found.suburb, street);
  const isSuffix = streetSuffix && !suburb && isSame(found.suburb, `${townCity ?? ''} ${streetSuffix}`);
  if (!isStreet && !isSuffix) return found;
  const changedItems = (found.changedItems ?? []).filter(({ affectedElement }) => affectedElement !== 'suburb');
  return { ...found, suburb: null, changedItems };
}

/** The suburb that is written beside the town of an answer, and that the answer does not have. */
const unknownSuburb = ({ townCity }: ValidatedAddress, { suburb }: ParsedAddress): string | null =>
  suburb && !isSame(suburb, townCity) ? suburb : null;

/** True if the town of the line is that of an answer, or its suburb where that has no town. */
const isOneTown = (found: ValidatedAddress, parsed: ParsedAddress): boolean =>
  isSideOf(parsed.townCity ?? '', found.townCity) ||
  isCentreOf(parsed.townCity ?? '', found.suburb) ||
  isSame(parsed.townCity ?? parsed.suburb, found.townCity ?? found.suburb) ||
  isWritten(found, 'townCity', parsed.townCity ?? parsed.suburb);

const isOneSuburb = (found: ValidatedAddress, parsed: ParsedAddress): boolean =>
  !found.suburb ||
  isCentreOf(parsed.townCity ?? '', found.suburb) ||
  isSame(found.suburb, parsed.suburb) ||
  isWritten(found, 'suburb', parsed.suburb);

/** True if an answer changed this text into what it has as that part. */
const isWritten = ({ changedItems = [] }: ValidatedAddress, part: string, text: string | null | undefined): boolean =>
  changedItems.some(({ affectedElement, oldValue }) => affectedElement === part && isSame(oldValue, text));

const isSame = (a: string | null | undefined, b: string | null | undefined): boolean => inFull(a) === inFull(b);

/** MT EDEN is MOUNT EDEN, and ST HELIERS SAINT HELIERS. */
const inFull = (name: string | null | undefined): string =>
  foldName(name ?? '').replace(/\b(?:MT|PT|ST)\b/g, (short) => ({ MT: 'MOUNT', PT: 'POINT' })[short] ?? 'SAINT');

const isLeftOut = ({ affectedElement, actionType, oldValue }: ChangedItem): boolean =>
  affectedElement === 'unknown' && actionType === 'REMOVE' && !isSide(oldValue ?? '');

/** What the line says and the answer does not: words of no part, and what stands before a suburb as if in its town. */
const removals = ({ unknown, suburb, townCity }: ParsedAddress, isQuarter: boolean): ChangedItem[] =>
  [unknown ?? '', isQuarter && townCity ? (suburb ?? '') : ''].filter((words) => words !== '').map(removal);

/** The answer in which words before a town are a suburb and no street, where they are a place without a number. */
export function withSuburb(
  found: ValidatedAddress,
  parsed: ParsedAddress,
  localities: LocalityIndex,
): ValidatedAddress {
  const { street } = parsed;
  // KAPITI COAST, WELLINGTON: the city is said for its region.
  const suburb = parsed.suburb ?? parsed.townCity;
  if (found.level !== 'locality' || street || !suburb || found.streetNumber) return found;
  if (found.suburb) return withoutPlaceAsStreet(found, localities);
  if (!isSame(found.street, suburb) || !isPlaceNz(foldName(suburb), localities)) return found;
  const none = { street: null, streetName: null, streetType: null, streetSuffix: null };
  return { ...found, ...none, suburb, messages: [...(found.messages ?? []), unverifiedSuburb(suburb)] };
}

/** WELLINGTON, PETONE and ONEROA, SURFDALE, WAIHEKE ISLAND: a further place before that of the answer is no street. */
function withoutPlaceAsStreet(found: ValidatedAddress, localities: LocalityIndex): ValidatedAddress {
  const { street, streetType, fullAddress, townCity } = found;
  const name = foldName(street ?? '');
  if (!street || streetType || !isPlaceNz(name, localities)) return found;
  // TE ANAU, OTAHUHU: a place elsewhere, after which a street may be called.
  const isNear = localities.isInTownNz?.(name, foldName(townCity ?? '')) === true;
  if (!isNear && !isRegionOfCity(name)) return found;
  return {
    ...found,
    street: null,
    streetName: null,
    fullAddress: fullAddress?.replace(`${street}, `, '') ?? null,
    changedItems: [...(found.changedItems ?? []), removal(street)],
  };
}

/**
 * The answer with the postcode that its town does not have and the suburb of the line does, which the data may lack:
 * PUKEKOHE, AUCKLAND 2120.
 */
export function withCodeOfSuburb(
  found: ValidatedAddress,
  { suburb, postcode }: ParsedAddress,
  { hasCodeNz }: LocalityIndex,
): ValidatedAddress {
  if (found.level !== 'locality' || found.postcode || !postcode || !suburb || !found.fullAddress) return found;
  if (!isSame(found.suburb, suburb) || hasCodeNz?.(foldName(suburb), postcode) !== true) return found;
  const changedItems = (found.changedItems ?? []).filter(
    ({ affectedElement, oldValue }) => affectedElement !== 'postcode' || oldValue !== postcode,
  );
  return { ...found, postcode, fullAddress: `${found.fullAddress} ${postcode}`, changedItems };
}
