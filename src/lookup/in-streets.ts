// The lookups within streets: their names, numbers, units and buildings.
import { streetsIn } from '../find/locality-extent.js';
import type { LookupHit } from '../contract/schema/lookup.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import { withNotes, type AnswerLookup } from './answer.js';
import { buildingsNamed } from './buildings.js';
import { addressHit, DistinctHits, numberHit, shownAs, streetHit, type HitPresentation } from './hits.js';
import { foldNumber, numbersIn } from './numbers.js';
import { areaOf, type Area } from './places.js';
import { postcodesInStreet, streetsNamed } from './streets.js';
import { isSlip } from './tiers.js';
import { buildingOf, unitsIn } from './units.js';

/** Streets that a text may mean at once, when numbers or units are looked for in them. */
const MOST_STREETS = 50;
/** The streets of an area that fit a text best, all alike; `isNear` where they or the area do with a slip alone. */
function bestStreets(set: AddressSet, text: string, area: Area): { streets: number[]; isNear: boolean } {
  const found = streetsNamed(set, text, area, MOST_STREETS);
  return {
    streets: found.filter(({ tier }) => tier === found[0]!.tier).map(({ street }) => street),
    isNear: area.isNear || isSlip(found[0]?.tier ?? 0),
  };
}

const run = (first: number, end: number): { first: number; end: number } => ({ first, end });

/** Streets by their name, each with its postcodes. */
export const streets: AnswerLookup = (set, { asked, most, shown }) => {
  const area = areaOf(set, asked);
  const hits = new DistinctHits(most);
  for (const { street, tier } of streetsNamed(set, asked.street ?? '', area, most)) {
    const own = area.postcode !== 0 ? [area.postcode] : postcodesInStreet(set, street);
    const near = shownAs(shown, area.isNear || isSlip(tier));
    for (const postcode of own.length === 0 ? [0] : own) hits.add(streetHit(set, street, postcode, near));
  }
  return withNotes(hits.hits, area.note);
};

/** Numbers of a street. */
export const streetNumbers: AnswerLookup = (set, { asked, most, shown }) => {
  const area = areaOf(set, asked);
  const best = bestStreets(set, asked.street ?? '', area);
  const found = numbersIn(set, best.streets, foldNumber(asked.streetNumber ?? ''), area.postcode);
  return withNotes(
    found.slice(0, most).map(({ own, first, isAround }) => {
      const near = shownAs(shown, best.isNear || isAround);
      return own >= 0 ? addressHit(set, own, near) : numberHit(set, first, near);
    }),
    area.note,
  );
};

/** Units and levels, in a street, locality or postcode. */
export const subdwellings: AnswerLookup = (set, { asked, most, shown }) => {
  const area = areaOf(set, asked);
  const best = asked.street === undefined ? undefined : bestStreets(set, asked.street, area);
  const runs =
    best !== undefined
      ? best.streets.map((street) => run(street, street + 1))
      : (area.localities?.map((locality) => run(...streetsIn(set, locality))) ?? [run(0, set.streetCount)]);
  const { addresses, isWhole, isAround } = unitsIn(
    set,
    asked.subdwelling ?? '',
    { streets: runs, number: foldNumber(asked.streetNumber ?? ''), postcode: area.postcode },
    most,
  );
  const near = shownAs(shown, isAround || (best?.isNear ?? area.isNear));
  return withNotes(
    addresses.map((address) => addressHit(set, address, near)),
    area.note,
    isWhole ? '' : 'not every address was looked at: give a street, locality or postcode too',
  );
};

/** Buildings by their name. */
export const buildings: AnswerLookup = (set, { asked, most, shown }) => {
  const area = areaOf(set, asked);
  const best = asked.street === undefined ? undefined : bestStreets(set, asked.street, area);
  const scope = {
    area,
    streets: best === undefined ? null : new Set(best.streets),
    number: foldNumber(asked.streetNumber ?? ''),
  };
  const hits = new DistinctHits(most);
  const named = buildingsNamed(set, asked.buildingName ?? '', scope, most);
  const near = shownAs(shown, named.isNear || (best?.isNear ?? area.isNear));
  for (const address of named.addresses) hits.add(buildingHit(set, address, near));
  return withNotes(hits.hits, area.note);
};

/** The building that an address bears the name of; the name may be on its units alone. */
function buildingHit(set: AddressSet, address: number, shown: HitPresentation): LookupHit {
  const own = buildingOf(set, address);
  if (own === address) return addressHit(set, own, shown);
  const named = numberHit(set, address, shown);
  if (own < 0) return named;
  return { ...addressHit(set, own, shown), buildingName: named.buildingName, fullAddress: named.fullAddress };
}
