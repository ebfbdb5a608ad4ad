// The lookups within streets: their names, numbers, units and buildings.
import { streetsIn } from '../find/locality-extent.js';
import type { LookupHit } from '../contract/schema/lookup.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import { withNotes, type AnswerLookup } from './answer.js';
import { buildingsNamed } from './buildings.js';
import { addressHit, DistinctHits, numberHit, streetHit, type HitPresentation } from './hits.js';
import { foldNumber, numbersIn } from './numbers.js';
import { areaOf, type Area } from './places.js';
import { postcodesInStreet, streetsNamed } from './streets.js';
import { buildingOf, unitsIn } from './units.js';

/** Streets that a text may mean at once, when numbers or units are looked for in them. */
const MOST_STREETS = 50;
/** The streets of an area that fit a text best, all alike. */
function bestStreets(set: AddressSet, text: string, area: Area): number[] {
  const found = streetsNamed(set, text, area, MOST_STREETS);
  return found.filter(({ tier }) => tier === found[0]!.tier).map(({ street }) => street);
}

const run = (first: number, end: number): { first: number; end: number } => ({ first, end });

/** Streets by their name, each with its postcodes. */
export const streets: AnswerLookup = (set, { asked, most, shown }) => {
  const area = areaOf(set, asked);
  const hits = new DistinctHits(most);
  for (const { street } of streetsNamed(set, asked.street ?? '', area, most)) {
    const own = area.postcode !== 0 ? [area.postcode] : postcodesInStreet(set, street);
    for (const postcode of own.length === 0 ? [0] : own) hits.add(streetHit(set, street, postcode, shown));
  }
  return withNotes(hits.hits, area.note);
};

/** Numbers of a street. */
export const streetNumbers: AnswerLookup = (set, { asked, most, shown }) => {
  const area = areaOf(set, asked);
  const found = numbersIn(
    set,
    bestStreets(set, asked.street ?? '', area),
    foldNumber(asked.streetNumber ?? ''),
    area.postcode,
  );
  return withNotes(
    found
      .slice(0, most)
      .map(({ own, first }) => (own >= 0 ? addressHit(set, own, shown) : numberHit(set, first, shown))),
    area.note,
  );
};

/** Units and levels, in a street, locality or postcode. */
export const subdwellings: AnswerLookup = (set, { asked, most, shown }) => {
  const area = areaOf(set, asked);
  const runs =
    asked.street !== undefined
      ? bestStreets(set, asked.street, area).map((street) => run(street, street + 1))
      : (area.localities?.map((locality) => run(...streetsIn(set, locality))) ?? [run(0, set.streetCount)]);
  const { addresses, isWhole } = unitsIn(
    set,
    asked.subdwelling ?? '',
    { streets: runs, number: foldNumber(asked.streetNumber ?? ''), postcode: area.postcode },
    most,
  );
  return withNotes(
    addresses.map((address) => addressHit(set, address, shown)),
    area.note,
    isWhole ? '' : 'not every address was looked at: give a street, locality or postcode too',
  );
};

/** Buildings by their name. */
export const buildings: AnswerLookup = (set, { asked, most, shown }) => {
  const area = areaOf(set, asked);
  const scope = {
    area,
    streets: asked.street === undefined ? null : new Set(bestStreets(set, asked.street, area)),
    number: foldNumber(asked.streetNumber ?? ''),
  };
  const hits = new DistinctHits(most);
  for (const address of buildingsNamed(set, asked.buildingName ?? '', scope, most)) {
    hits.add(buildingHit(set, address, shown));
  }
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
