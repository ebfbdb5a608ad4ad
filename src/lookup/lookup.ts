// The earlier lookups over one set: which hits each kind of them gives to what is asked.
import type { LookupKind } from '../contract/operations/lookup-forms.js';
import type { LookupHit } from '../contract/schema/lookup.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import type { Hit } from '../find/hit.js';
import { withNotes, type AnswerLookup } from './answer.js';
import { addressHit, DistinctHits, localityHit, shownAs, streetHit, type HitPresentation } from './hits.js';
import { localities, postcodes, suburbs, towns } from './in-places.js';
import { buildings, streetNumbers, streets, subdwellings } from './in-streets.js';
import { areaOf, postcodesOf } from './places.js';
import { deliveriesIn, readDelivery } from './postal.js';
import { postcodesInStreet } from './streets.js';
import { unitsUnder } from './units.js';

/** Post boxes and bags; where the set has none, their places alone. */
const postal: AnswerLookup = (set, { asked, most, ...question }) => {
  const area = areaOf(set, asked);
  const shown = shownAs(question.shown, area.isNear);
  const delivery = readDelivery(asked.postal ?? '', set.country);
  const places = area.localities ?? [];
  if (set.postalLocality.length > 0) {
    return withNotes(
      deliveriesIn(set, places, delivery, area.postcode, most).map((address) => addressHit(set, address, shown)),
      area.note,
    );
  }
  const missing = `${set.source} ${set.release} has no post boxes or bags`;
  if (delivery.type === '' || places.length === 0) {
    return withNotes([], area.note, `${missing}: give the whole delivery, such as PO BOX 12, and its place`);
  }
  const hits = new DistinctHits(most);
  for (const locality of places) {
    const own = postcodesOf(set, locality)
      .filter(({ postcode }) => area.postcode === 0 || area.postcode === postcode)
      .reverse();
    for (const postcode of own.length === 0 ? [0] : own.map((has) => has.postcode)) {
      hits.add(
        localityHit(set, locality, postcode, shown, { postalType: delivery.type, postalNumber: delivery.number }),
      );
    }
  }
  return withNotes(
    hits.hits,
    area.note,
    `${missing}: the delivery is in standard form, and only its place is verified`,
  );
};

/** The lookups by component. The others need more than a set: an id, or a line. */
export const componentLookups: Readonly<
  Record<Exclude<LookupKind, 'address' | 'combined' | 'subdwellingAddress'>, AnswerLookup>
> = {
  buildingName: buildings,
  locality: localities,
  postal,
  postcode: postcodes,
  street: streets,
  streetNumber: streetNumbers,
  subdwelling: subdwellings,
  suburb: suburbs,
  townCity: towns,
};

/** What find found for a line: addresses, and the streets and places that a line without a number may still become. */
export const lineHits = (
  set: AddressSet,
  hits: readonly Hit[],
  postcode: number,
  presentation: HitPresentation,
): LookupHit[] =>
  hits.map((hit) => {
    const shown = shownAs(presentation, hit.isNear === true);
    if (hit.kind === 'street') {
      return streetHit(set, hit.street, postcode || (postcodesInStreet(set, hit.street)[0] ?? 0), shown);
    }
    if (hit.kind === 'locality') {
      return localityHit(set, hit.locality, postcode || (postcodesOf(set, hit.locality)[0]?.postcode ?? 0), shown);
    }
    return addressHit(set, hit.address, shown);
  });

/** All units under an address. */
export const unitHits = (set: AddressSet, address: number, most: number, shown: HitPresentation): LookupHit[] =>
  unitsUnder(set, address)
    .slice(0, most)
    .map((unit) => addressHit(set, unit, shown));
