// The places of a set that a lookup is narrowed to, or asks for: by name, state, town and postcode.
import { foldName } from '../address/fold.js';
import { stateOf } from '../address/vocabulary/place.js';
import { localitySpellings } from '../address/vocabulary/spelling.js';
import { WaypostError } from '../contract/errors.js';
import type { LookupInput } from '../contract/operations/lookup-forms.js';
import { addressesIn } from '../find/locality-extent.js';
import { type AddressSet, NONE, POSTCODE_KIND } from '../data/addresses/read/address-set.js';
import { SmallestKeys } from '../data/smallest-keys.js';
import { isSlip, nameTiers, type FoundSoFar, type NameTier } from './tiers.js';
import { listEnd } from '../data/list-end.js';

/** Where a lookup looks. */
export interface Area {
  /** The localities, null for all. */
  readonly localities: readonly number[] | null;
  /** The one postcode of the addresses, 0 for any. */
  readonly postcode: number;
  /** What the user should know of it: which part of it says nothing. */
  readonly note: string;
  /** True if a name of it was found with a slip alone. */
  readonly isNear: boolean;
}

/** Sizes and localities are packed into one key: 2^26 addresses, 2^20 localities. */
const SIZES = 2 ** 26;
const LOCALITIES = 2 ** 20;

/** The area that the filters of a record leave. Throws `bad-request` for a state or postcode that is none. */
export function areaOf(
  set: AddressSet,
  { locality = '', suburb = '', townCity = '', state = '', postcode = '' }: LookupInput,
): Area {
  const code = postcode === '' ? 0 : postcodeNumber(postcode);
  const hasCodes = set.localityPostcode.length > 0;
  const stateId = state === '' ? -1 : stateNumber(set, state);
  const tests: ((of: number) => boolean)[] = [];
  if (code !== 0 && hasCodes) tests.push((of) => hasPostcode(set, of, code));
  if (state !== '') tests.push((of) => set.localityState[of] === stateId);
  const note =
    code !== 0 && !hasCodes ? `${set.source} ${set.release} has no postcodes: ${postcode} is not heeded` : '';
  const passes = (of: number): boolean => tests.every((test) => test(of));
  const asked: (readonly [string, boolean])[] = [];
  if (townCity !== '') asked.push([townCity, true]);
  for (const name of [locality, suburb]) if (name !== '') asked.push([name, false]);
  const area = { postcode: hasCodes ? code : 0, note, isNear: false };
  if (asked.length === 0) {
    if (code !== 0 && hasCodes) return { ...area, localities: withPostcode(set, code).filter(passes) };
    return {
      ...area,
      localities: state === '' ? null : Array.from({ length: set.localityCount }, (_, of) => of).filter(passes),
    };
  }
  let left: readonly number[] | null = null;
  let isNear = false;
  for (const [name, isTown] of asked) {
    const allowed: ReadonlySet<number> | null = left === null ? null : new Set<number>(left);
    const named = placesNamed(set, name, isTown, (of) => passes(of) && (allowed?.has(of) ?? true));
    left = named.places;
    isNear ||= named.isNear;
    if (left.length === 0) return { ...area, localities: left, note: note || unknown(set, name, isTown) };
  }
  return { ...area, localities: left, isNear };
}

const unknown = (set: AddressSet, name: string, isTown: boolean): string =>
  `${set.source} ${set.release} has no ${isTown ? 'town' : 'place'} ${name.toUpperCase()} where it is looked for`;

/** Places that a name means; `isNear` where it does with a slip alone. */
interface NamedPlaces {
  readonly places: number[];
  readonly isNear: boolean;
}

/** Localities of the best tier that has any: of that name, or in the town of that name. */
function placesNamed(set: AddressSet, name: string, isTown: boolean, passes: (of: number) => boolean): NamedPlaces {
  for (const tier of placeTiers(set, foldName(name), { isAny: () => false, isEnough: () => false })) {
    const named = bearersOf(set, tier);
    const found = new Set(isTown ? [] : named.filter(passes));
    const towns = new Set(named.filter((of) => set.localityTown[of] === of));
    if (towns.size > 0) {
      set.localityTown.forEach((town, of) => {
        if (town !== NONE && towns.has(town) && passes(of)) found.add(of);
      });
    }
    if (found.size > 0) return { places: [...found].sort((a, b) => a - b), isNear: isSlip(tier.tier) };
  }
  return { places: [], isNear: false };
}

/** The tiers of locality names that fit a folded text. */
const placeTiers = (set: AddressSet, text: string, progress: FoundSoFar): Generator<NameTier> =>
  nameTiers(set.localityNames, text, localitySpellings(text), progress);

/** Localities that bear a name of the tier, as their own or an alias; each once. */
function bearersOf(set: AddressSet, { ranges }: NameTier): number[] {
  const found = new Set<number>();
  for (const { first, end } of ranges) {
    const to = listEnd(set.nameLocalityStart, end, set.nameLocality);
    for (let i = set.nameLocalityStart[first]!; i < to; i++) {
      found.add(set.nameLocality[i]! >>> 1);
    }
  }
  return [...found];
}

/**
 * The localities whose names fit the folded text, the best fitting and then the largest first; misspelt only if there
 * are no others.
 */
export function localitiesNamed(
  set: AddressSet,
  text: string,
  passes: (locality: number) => boolean,
  most: number,
): NamedPlaces {
  // A locality may be there under several names.
  const best = new SmallestKeys(most * 2);
  for (const tier of placeTiers(set, text, { isAny: () => best.count > 0, isEnough: () => best.count >= most })) {
    for (const locality of bearersOf(set, tier)) {
      if (passes(locality)) {
        best.offer((tier.tier * SIZES + SIZES - 1 - addressesIn(set, locality)) * LOCALITIES + locality);
      }
    }
  }
  const keys = [...best.keys()];
  return {
    places: [...new Set(keys.map((key) => key % LOCALITIES))].slice(0, most),
    isNear: keys.length > 0 && isSlip(Math.floor(keys[0]! / LOCALITIES / SIZES)),
  };
}

/** Localities that have the postcode. */
export const withPostcode = (set: AddressSet, postcode: number): number[] => [
  ...set.postcodeLocality.subarray(set.postcodeLocalityStart[postcode]!, set.postcodeLocalityStart[postcode + 1]!),
];

/** Postcodes of a locality, those of its streets before those of post boxes only. */
export function postcodesOf(
  set: AddressSet,
  locality: number,
): { readonly postcode: number; readonly isPostal: boolean }[] {
  const all: { postcode: number; isPostal: boolean }[] = [];
  const end = listEnd(set.localityPostcodeStart, locality + 1, set.localityPostcode);
  for (let i = set.localityPostcodeStart[locality]!; i < end; i++) {
    const kind = set.localityPostcodePostal[i];
    if (kind === POSTCODE_KIND.further) continue;
    all.push({ postcode: set.localityPostcode[i]!, isPostal: kind === POSTCODE_KIND.postal });
  }
  return all.sort((a, b) => Number(a.isPostal) - Number(b.isPostal));
}

const hasPostcode = (set: AddressSet, locality: number, postcode: number): boolean =>
  postcodesOf(set, locality).some((has) => has.postcode === postcode);

/** A postcode as a number. Throws `bad-request` for a text that is none. */
function postcodeNumber(text: string): number {
  if (!/^\d{3,4}$/.test(text)) throw new WaypostError('bad-request', `the postcode '${text}' is not four digits`);
  return Number(text);
}

function stateNumber(set: AddressSet, text: string): number {
  const state = stateOf(foldName(text));
  if (state === undefined) {
    throw new WaypostError('bad-request', `there is no state '${text}'; give one such as VIC or Victoria`);
  }
  return set.states.indexOf(state);
}
