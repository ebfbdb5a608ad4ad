// The earlier lookups over one set: which hits each kind of them gives to what is asked, in which order.
import type { LookupInput, LookupKind } from '../contract/operations/lookup-forms.js';
import { WaypostError } from '../contract/errors.js';
import type { LookupHit } from '../contract/schema/lookup.js';
import { NONE, type AddressSet } from '../data/addresses/read/address-set.js';
import { foldName } from '../address/fold.js';
import { addressesIn, streetsIn, type Hit } from '../find/finder.js';
import { buildingsNamed } from './buildings.js';
import { addressHit, DistinctHits, localityHit, numberHit, streetHit, type Shown } from './hits.js';
import { foldNumber, numbersIn } from './numbers.js';
import { readPlaceLine } from './place-line.js';
import { areaOf, localitiesNamed, postcodesOf, withPostcode, type Area } from './places.js';
import { deliveriesIn, readDelivery } from './postal.js';
import { postcodesInStreet, streetsNamed } from './streets.js';
import { buildingOf, unitsIn, unitsUnder } from './units.js';

/** What a lookup is asked of: the record, how many hits, and how they are shown. */
export interface Question {
  readonly asked: LookupInput;
  readonly most: number;
  readonly shown: Shown;
}

/** Hits and what the user should know of them. */
export interface LookupAnswer {
  readonly hits: readonly LookupHit[];
  readonly notes: readonly string[];
}

type Answer = (set: AddressSet, question: Question) => LookupAnswer;

/** Streets that a text may mean at once, when numbers or units are looked for in them. */
const MOST_STREETS = 50;
/** Fewer letters of the end of a line name too many places. */
const LEAST_LETTERS = 3;
/** No place has a name of more words, so what stands before so many is none of it. */
const MOST_WORDS = 12;

const noted = (hits: readonly LookupHit[], ...notes: string[]): LookupAnswer => ({
  hits,
  notes: notes.filter((note) => note !== ''),
});

/** The streets of an area that fit a text best, all alike. */
function bestStreets(set: AddressSet, text: string, area: Area): number[] {
  const found = streetsNamed(set, text, area, MOST_STREETS);
  return found.filter(({ tier }) => tier === found[0]!.tier).map(({ street }) => street);
}

const run = (first: number, end: number): { first: number; end: number } => ({ first, end });

const streets: Answer = (set, { asked, most, shown }) => {
  const area = areaOf(set, asked);
  const hits = new DistinctHits(most);
  for (const { street } of streetsNamed(set, asked.street ?? '', area, most)) {
    const own = area.postcode !== 0 ? [area.postcode] : postcodesInStreet(set, street);
    for (const postcode of own.length === 0 ? [0] : own) hits.add(streetHit(set, street, postcode, shown));
  }
  return noted(hits.hits, area.note);
};

const streetNumbers: Answer = (set, { asked, most, shown }) => {
  const area = areaOf(set, asked);
  const found = numbersIn(
    set,
    bestStreets(set, asked.street ?? '', area),
    foldNumber(asked.streetNumber ?? ''),
    area.postcode,
  );
  return noted(
    found
      .slice(0, most)
      .map(({ own, first }) => (own >= 0 ? addressHit(set, own, shown) : numberHit(set, first, shown))),
    area.note,
  );
};

const subdwellings: Answer = (set, { asked, most, shown }) => {
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
  return noted(
    addresses.map((address) => addressHit(set, address, shown)),
    area.note,
    isWhole ? '' : 'not every address was looked at: give a street, locality or postcode too',
  );
};

const buildings: Answer = (set, { asked, most, shown }) => {
  const area = areaOf(set, asked);
  const scope = {
    area,
    streets: asked.street === undefined ? null : new Set(bestStreets(set, asked.street, area)),
    number: foldNumber(asked.streetNumber ?? ''),
  };
  const hits = new DistinctHits(most);
  for (const address of buildingsNamed(set, asked.buildingName ?? '', scope, most)) {
    const own = buildingOf(set, address);
    const named = numberHit(set, address, shown);
    // The name may be on the units alone.
    hits.add(
      own < 0
        ? named
        : own === address
          ? addressHit(set, own, shown)
          : { ...addressHit(set, own, shown), buildingName: named.buildingName, fullAddress: named.fullAddress },
    );
  }
  return noted(hits.hits, area.note);
};

/** Localities with each of their postcodes that passes, in the order given. */
function placeHits(
  set: AddressSet,
  localities: readonly number[],
  isAsked: (postcode: number) => boolean,
  { most, shown }: Question,
): LookupHit[] {
  const hits = new DistinctHits(most);
  for (const locality of localities) {
    const postcodes = postcodesOf(set, locality)
      .map(({ postcode }) => postcode)
      .filter(isAsked);
    for (const postcode of postcodes.length === 0 ? [0] : postcodes) {
      hits.add(localityHit(set, locality, postcode, shown));
    }
  }
  return hits.hits;
}

const localities: Answer = (set, question) => {
  const { asked, most } = question;
  const line =
    asked.locality === undefined
      ? readPlaceLine(asked.fullAddress ?? '')
      : { words: foldName(asked.locality).split(' '), state: '', postcode: '' };
  const filter = areaOf(set, { postcode: asked.postcode ?? '' });
  const inFilter = filter.localities === null ? null : new Set(filter.localities);
  const state = set.states.indexOf(line.state);
  const isAsked = (postcode: number): boolean =>
    codeText(postcode).startsWith(line.postcode) && (filter.postcode === 0 || filter.postcode === postcode);
  const passes = (locality: number): boolean =>
    (inFilter?.has(locality) ?? true) &&
    (line.state === '' || set.localityState[locality] === state) &&
    (line.postcode === '' || postcodesOf(set, locality).some(({ postcode }) => isAsked(postcode)));
  let found: number[] = [];
  if (line.words.length === 0) {
    const all = Array.from({ length: set.localityCount }, (_, locality) => locality).filter(passes);
    found = line.state === '' && line.postcode === '' ? [] : bySize(set, all).slice(0, most);
  }
  // What stands before the place (24 SMITH ST RESERV) is left out word by word.
  for (
    let first = Math.max(0, line.words.length - MOST_WORDS), from = first;
    from < line.words.length && found.length === 0;
    from++
  ) {
    const text = line.words.slice(from).join(' ');
    if (from > first && text.length < LEAST_LETTERS) break;
    found = localitiesNamed(set, text, passes, most);
  }
  return noted(placeHits(set, found, isAsked, question), filter.note);
};

const bySize = (set: AddressSet, of: readonly number[]): number[] => {
  const sizes = new Map(of.map((locality) => [locality, addressesIn(set, locality)]));
  return [...of].sort((a, b) => sizes.get(b)! - sizes.get(a)! || a - b);
};

const codeText = (postcode: number): string => String(postcode).padStart(4, '0');

const postcodes: Answer = (set, question) => {
  const typed = question.asked.postcode ?? '';
  if (!/^\d{1,4}$/.test(typed)) {
    throw new WaypostError('bad-request', `the postcode '${typed}' is not one to four digits`);
  }
  const found = postcodeHits(set, typed, question);
  // A spreadsheet takes the zero of 0800 away.
  return noted(found.length === 0 && typed.length === 3 ? postcodeHits(set, `0${typed}`, question) : found);
};

function postcodeHits(set: AddressSet, typed: string, question: Question): LookupHit[] {
  const hits = new DistinctHits(question.most);
  const step = 10 ** (4 - typed.length);
  const first = Number(typed) * step;
  for (let postcode = first; postcode < first + step && !hits.isFull; postcode++) {
    const isPostal = (locality: number): boolean =>
      postcodesOf(set, locality).some((has) => has.postcode === postcode && has.isPostal);
    const all = withPostcode(set, postcode);
    const places = bySize(
      set,
      all.filter((place) => !isTownOf(set, place, all)),
    );
    for (const locality of [...places.filter((of) => !isPostal(of)), ...places.filter(isPostal)]) {
      hits.add(localityHit(set, locality, postcode, question.shown));
    }
  }
  return hits.hits;
}

/** True for a town of which a suburb is among the places: the suburb says it too. */
const isTownOf = (set: AddressSet, place: number, places: readonly number[]): boolean =>
  set.localityTown[place] === place && places.some((other) => other !== place && set.localityTown[other] === place);

const suburbs: Answer = (set, question) => {
  const { asked, most } = question;
  const area = areaOf(set, { ...asked, suburb: '' });
  const inArea = area.localities === null ? null : new Set(area.localities);
  const found = localitiesNamed(
    set,
    foldName(asked.suburb ?? ''),
    (locality) => set.localityTown[locality] !== locality && (inArea?.has(locality) ?? true),
    most,
  );
  return noted(
    placeHits(set, found, (postcode) => area.postcode === 0 || area.postcode === postcode, question),
    area.note,
  );
};

const towns: Answer = (set, { asked, most, shown }) => {
  const area = areaOf(set, { ...asked, townCity: '' });
  const inArea =
    area.localities === null ? null : new Set(area.localities.map((locality) => set.localityTown[locality] ?? NONE));
  const found = localitiesNamed(
    set,
    foldName(asked.townCity ?? ''),
    (locality) => set.localityTown[locality] === locality && (inArea?.has(locality) ?? true),
    most,
  );
  return noted(
    found.map((town) => localityHit(set, town, area.postcode, shown)),
    area.note,
  );
};

const postal: Answer = (set, { asked, most, shown }) => {
  const area = areaOf(set, asked);
  const delivery = readDelivery(asked.postal ?? '', set.country);
  const places = area.localities ?? [];
  if (set.postalLocality.length > 0) {
    return noted(
      deliveriesIn(set, places, delivery, area.postcode, most).map((address) => addressHit(set, address, shown)),
      area.note,
    );
  }
  const missing = `${set.source} ${set.release} has no post boxes or bags`.trim();
  if (delivery.type === '' || places.length === 0) {
    return noted([], area.note, `${missing}: give the whole delivery, such as PO BOX 12, and its place`);
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
  return noted(hits.hits, area.note, `${missing}: the delivery is in standard form, and only its place is verified`);
};

/** The lookups by component. The others need more than a set: an id, or a line. */
export const componentLookups: Readonly<
  Record<Exclude<LookupKind, 'address' | 'combined' | 'subdwellingAddress'>, Answer>
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
export const lineHits = (set: AddressSet, hits: readonly Hit[], postcode: number, shown: Shown): LookupHit[] =>
  hits.map((hit) => {
    if (hit.kind === 'street') {
      return streetHit(set, hit.street, postcode || (postcodesInStreet(set, hit.street)[0] ?? 0), shown);
    }
    if (hit.kind === 'locality') {
      return localityHit(set, hit.locality, postcode || (postcodesOf(set, hit.locality)[0]?.postcode ?? 0), shown);
    }
    return addressHit(set, hit.address, shown);
  });

/** All units under an address. */
export const unitHits = (set: AddressSet, address: number, most: number, shown: Shown): LookupHit[] =>
  unitsUnder(set, address)
    .slice(0, most)
    .map((unit) => addressHit(set, unit, shown));
