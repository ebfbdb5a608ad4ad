// find: the hits for a line, whole or as far as it is typed, in the set that answers for its country; where nothing
// fits as typed, the cleanse is asked too, and what it is sure of comes first.
import { UNKNOWN_COORDINATE } from '../../data/points/coordinates.js';
import { localityOf, presentationOf } from '../../answer/address.js';
import { locate } from '../../answer/locate.js';
import { countryOf } from '../../address/vocabulary/place.js';
import { WaypostError } from '../../contract/errors.js';
import type { FindInput } from '../../contract/operations/find.js';
import type { Found } from '../../contract/schema/find.js';
import type { ValidatedAddress } from '../../contract/schema/cleanse.js';
import { describeHit } from '../../find/describe.js';
import { Finder, type FindWish, type Hit } from '../../find/finder.js';
import { groupOf, membersOf } from '../../find/groups.js';
import type { AddressSet } from '../../data/addresses/read/address-set.js';
import { WORD } from '../../data/addresses/read/address-set.js';
import type { Access, Answering, Handler, RequestOptions } from '../context.js';
import { noAddressData, ofRecord } from '../record-source.js';

/** Hits where the request does not say (contract, Limits), and the most that anybody gets. */
const DEFAULT_HITS = 20;
const MOST_HITS = 1000;
/** From this confidence on, what the cleanse says stands before what was found with slips. */
const SURE = 90;
/** Geocode types (GEOCODE_TYPE_AUT) of coordinates that are only the street's, and only the locality's. */
const OF_STREET = 'STL';
const OF_LOCALITY = 'LOC';

/** What the cleanse says of a number or unit that is not there. */
const ABSENT: ReadonlySet<string> = new Set(['NUMBER_NOT_FOUND', 'NUMBER_IN_RANGE', 'UNIT_NOT_FOUND']);

/** A line that ends in a postcode. */
const WHOLE_LINE = /\s\d{4}\s*$/;

const finders = new WeakMap<AddressSet, Finder>();

/** The operation `find`: the first record of a call. Throws `bad-request` and `source-not-installed`. */
export const handleFind: Handler = async (request, access) => {
  const [record] = request.payload as FindInput[];
  if (!record) return { status: 'SUCCESS', messages: [], payload: [] };
  const given = record.country.trim().toUpperCase();
  const country =
    given === '' ? access.countryFor(request.sourceOfTruth ?? access.defaultSource) || 'AU' : countryOf(given);
  // The means of other countries are loaded only for them.
  if (country === undefined) {
    const { findInCountry, requireCountry } = await import('./world-find.js');
    return findInCountry(record, requireCountry(record.country), request, access);
  }
  const { fullAddress } = record;
  if (fullAddress.trim() === '' && !record.id) {
    throw new WaypostError('bad-request', 'fullAddress is empty; give an address, or the beginning of one');
  }
  const source = request.sourceOfTruth ?? access.defaultSource;
  const answering = (): Answering => {
    const found = access.answering(country, source);
    if (!found) throw noAddressData(access, country);
    return found;
  };
  const { set, note } = given === '' ? answering() : ofRecord(access, source, answering);
  const { payload, messages } = findIn(set, record, request, access, country);
  return { status: 'SUCCESS', messages: [note, ...messages].filter((message) => message !== ''), payload };
};

function findIn(
  set: AddressSet,
  { fullAddress, id }: FindInput,
  request: RequestOptions,
  access: Access,
  country: string,
): { payload: Found[]; messages: string[] } {
  const { featureOptions } = request;
  const wish = wishOf(set, featureOptions);
  const presentation = presentationOf(featureOptions);
  const exposes = featureOptions?.['exposeAttributes'] === '1';
  const describe = (hit: Hit): Found => {
    const element = describeHit(set, hit, presentation, exposes);
    if (exposes && hit.kind === 'address') access.expose(element);
    return element;
  };
  if (id) return { payload: members(set, id, wish).map(describe), messages: [] };
  return { payload: hitsIn(set, fullAddress, wish, access, country).map(describe), messages: [] };
}

/** The hits for a line in a set, with what the cleanse is sure of where nothing fits as typed. */
export function hitsIn(set: AddressSet, fullAddress: string, wish: FindWish, access: Access, country: string): Hit[] {
  let finder = finders.get(set);
  if (!finder) finders.set(set, (finder = new Finder(set, access.places)));
  return hitsFor(
    finder,
    fullAddress,
    wish,
    () => access.cleanse([{ fullAddress }], { sourceOfTruth: set.source }, country).payload[0] as ValidatedAddress,
  );
}

/** What is in the group of an id. Throws `bad-request` for an id of another source, of an address, or of none. */
function members(set: AddressSet, id: string, wish: FindWish): Hit[] {
  const [country = '', source = '', ...rest] = id.split('|');
  const local = rest.join('|');
  if (country.toUpperCase() !== set.country || source.toUpperCase() !== set.source) {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is not of ${set.country}|${set.source}, which is searched; give the id as find gave it, ` +
        `with its country and source`,
    );
  }
  const group = groupOf(set, local);
  if (group === null) {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is that of an address, with nothing below it; give it to retrieve`,
    );
  }
  if (group.address < 0) {
    throw new WaypostError('bad-request', `${set.source} ${set.release} has no group with the id ${id}`);
  }
  return membersOf(set, group.kind, group.address, wish);
}

/**
 * Hits as typed; where there are none, what the cleanse is sure of; else what fits with slips, and what the cleanse
 * holds for possible. A line that ends in a whole postcode is whole: what the cleanse is sure of comes first there.
 */
function hitsFor(finder: Finder, text: string, wish: FindWish, cleanse: () => ValidatedAddress): Hit[] {
  const search = finder.begin(text, wish);
  const asTyped = search.asTyped();
  if (asTyped.length > 0) {
    const sure =
      WHOLE_LINE.test(text) && asTyped.some(({ kind }) => kind === 'address')
        ? cleansedHits(finder.set, cleanse(), wish)
        : null;
    // An alias is typed, and the cleanse answers what it stands for: what is typed stays.
    const isAlias =
      sure?.isSure === true &&
      asTyped.some(
        (hit) =>
          'address' in hit &&
          sure.hits.some((other) => 'address' in other && other.address === finder.set.principalOf(hit.address)),
      );
    return sure?.isSure === true && !isAlias
      ? [...sure.hits, ...without(asTyped, sure.hits)].slice(0, wish.limit)
      : asTyped;
  }
  const answer = cleanse();
  const { hits: found, isSure } = cleansedHits(finder.set, answer, wish);
  if (isSure) return found;
  // The street is certain and has no such number or unit: another street would be invented.
  if (answer.status === 'partial' && (answer.confidence ?? 0) >= SURE && ABSENT.has(answer.exception ?? '')) return [];
  const hits = search.withSlips();
  const others = without(hits, found);
  // One that both hold for likely comes first.
  return (
    others.length < hits.length || hits.length === 0
      ? [...found, ...others]
      : [...others.slice(0, wish.limit - found.length), ...found]
  ).slice(0, wish.limit);
}

/** The address that the cleanse takes a line for, or those it cannot choose between. */
function cleansedHits(
  set: AddressSet,
  { status, level, id, confidence = 0, candidates = [] }: ValidatedAddress,
  wish: FindWish,
): { hits: Hit[]; isSure: boolean } {
  const isAddress =
    id && (status === 'verified' || status === 'corrected') && (level === 'address' || level === 'subdwelling');
  const ids = isAddress ? [id] : status === 'ambiguous' ? candidates.map((candidate) => candidate.id) : [];
  const hits = ids
    .map((of) => set.addressOf(of.slice(of.lastIndexOf('|') + 1)))
    .filter((address) => address >= 0 && isWished(set, address, wish))
    .map((address): Hit => ({ kind: 'address', address, street: -1 }));
  return { hits, isSure: hits.length > 0 && status !== 'ambiguous' && confidence >= SURE };
}

/** The hits but for those addresses, or the groups of their buildings. */
const without = (hits: readonly Hit[], those: readonly Hit[]): Hit[] =>
  hits.filter(
    (hit) => !('address' in hit) || !those.some((other) => 'address' in other && other.address === hit.address),
  );

/** True if no filter leaves the address out. */
function isWished(set: AddressSet, address: number, { accepts, inPlace }: FindWish): boolean {
  const { street, words, at } = locate(set, address, -1);
  return accepts?.(words, at) !== false && inPlace?.(localityOf(set, street)) !== false;
}

/**
 * Hits that the request wants at most; `otherwise` where it does not say. Throws `bad-request` for what is no number.
 */
export function hitLimit(features: RequestOptions['featureOptions'], otherwise = DEFAULT_HITS): number {
  const given = features?.['singleLineHitNumber'];
  const limit = Number(given);
  if (given === undefined) return otherwise;
  if (!Number.isInteger(limit) || limit < 1) {
    throw new WaypostError('bad-request', `singleLineHitNumber '${given}' is not a whole number from 1`);
  }
  return Math.min(limit, MOST_HITS);
}

function wishOf(set: AddressSet, features: Readonly<Record<string, string>> | undefined): FindWish {
  const position = features?.['positionFilter'];
  const without = position === 'ADDRESS' ? [OF_STREET, OF_LOCALITY] : position === 'STREET' ? [OF_LOCALITY] : [];
  const types = set.geocodeTypes.map(({ code }) => without.includes(code));
  const accepts: FindWish['accepts'] =
    without.length === 0
      ? undefined
      : (words, at) =>
          (words[at + WORD.latitude]! | 0) !== UNKNOWN_COORDINATE &&
          !types[words[at + WORD.buildingAndGeocode]! & 0xff];
  return { limit: hitLimit(features), groups: features?.['groupAddresses'] === '1', accepts };
}
