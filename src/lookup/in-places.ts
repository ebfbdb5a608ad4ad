// The lookups of places: localities, postcodes, suburbs and towns.
import { WaypostError } from '../contract/errors.js';
import type { LookupHit } from '../contract/schema/lookup.js';
import { foldName } from '../address/fold.js';
import { NONE, type AddressSet } from '../data/addresses/read/address-set.js';
import { addressesIn } from '../find/locality-extent.js';
import { withNotes, type AnswerLookup, type LookupQuestion } from './answer.js';
import { DistinctHits, localityHit, shownAs } from './hits.js';
import { readPlaceLine } from './place-line.js';
import { areaOf, localitiesNamed, postcodesOf, withPostcode } from './places.js';

/** Fewer letters of the end of a line name too many places. */
const LEAST_LETTERS = 3;
/** No place has a name of more words, so what stands before so many is none of it. */
const MOST_WORDS = 12;

/** Localities with each of their postcodes that passes, in the order given. */
function placeHits(
  set: AddressSet,
  localities: readonly number[],
  isAsked: (postcode: number) => boolean,
  { most, shown }: LookupQuestion,
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

/** Localities by their name, or as they end a line. */
export const localities: AnswerLookup = (set, question) => {
  const { asked, most, shown } = question;
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
  let isNear = false;
  if (line.words.length === 0) {
    const all = Array.from({ length: set.localityCount }, (_, locality) => locality).filter(passes);
    found = line.state === '' && line.postcode === '' ? [] : bySize(set, all).slice(0, most);
  }
  // What stands before the place (24 SMITH ST RESERV) is left out word by word.
  const first = Math.max(0, line.words.length - MOST_WORDS);
  for (let from = first; from < line.words.length && found.length === 0; from++) {
    const text = line.words.slice(from).join(' ');
    if (from > first && text.length < LEAST_LETTERS) break;
    const named = localitiesNamed(set, text, passes, most);
    found = named.places;
    isNear = named.isNear || from > 0;
  }
  const near = { ...question, shown: shownAs(shown, isNear) };
  return withNotes(placeHits(set, found, isAsked, near), filter.note);
};

const bySize = (set: AddressSet, of: readonly number[]): number[] => {
  const sizes = new Map(of.map((locality) => [locality, addressesIn(set, locality)]));
  return [...of].sort((a, b) => sizes.get(b)! - sizes.get(a)! || a - b);
};

const codeText = (postcode: number): string => String(postcode).padStart(4, '0');

/** Places of postcodes that begin with what is typed. */
export const postcodes: AnswerLookup = (set, question) => {
  const typed = question.asked.postcode ?? '';
  if (!/^\d{1,4}$/.test(typed)) {
    throw new WaypostError('bad-request', `the postcode '${typed}' is not one to four digits`);
  }
  const found = postcodeHits(set, typed, question);
  // A spreadsheet takes the zero of 0800 away.
  const isCut = found.length === 0 && typed.length === 3;
  const near = { ...question, shown: shownAs(question.shown, true) };
  return withNotes(isCut ? postcodeHits(set, `0${typed}`, near) : found);
};

function postcodeHits(set: AddressSet, typed: string, question: LookupQuestion): LookupHit[] {
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

/** Suburbs of New Zealand by their name. */
export const suburbs: AnswerLookup = (set, question) => {
  const { asked, most, shown } = question;
  const area = areaOf(set, { ...asked, suburb: '' });
  const inArea = area.localities === null ? null : new Set(area.localities);
  const { places, isNear } = localitiesNamed(
    set,
    foldName(asked.suburb ?? ''),
    (locality) => set.localityTown[locality] !== locality && (inArea?.has(locality) ?? true),
    most,
  );
  return withNotes(
    placeHits(set, places, (postcode) => area.postcode === 0 || area.postcode === postcode, {
      ...question,
      shown: shownAs(shown, isNear || area.isNear),
    }),
    area.note,
  );
};

/** Towns and cities of New Zealand by their name. */
export const towns: AnswerLookup = (set, { asked, most, shown }) => {
  const area = areaOf(set, { ...asked, townCity: '' });
  const inArea =
    area.localities === null ? null : new Set(area.localities.map((locality) => set.localityTown[locality] ?? NONE));
  const { places, isNear } = localitiesNamed(
    set,
    foldName(asked.townCity ?? ''),
    (locality) => set.localityTown[locality] === locality && (inArea?.has(locality) ?? true),
    most,
  );
  return withNotes(
    places.map((town) => localityHit(set, town, area.postcode, shownAs(shown, isNear || area.isNear))),
    area.note,
  );
};
