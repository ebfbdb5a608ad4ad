// The earlier lookups: which set answers, what the record must have, and the hits; one record a call.
import { presentationOf } from '../../answer/address.js';
import { readPart } from '../../address/parse/line.js';
import { countryOf } from '../../address/vocabulary/place.js';
import { WaypostError } from '../../contract/errors.js';
import {
  lackOf,
  lookups,
  type Lookup,
  type LookupAttribute,
  type LookupInput,
  type LookupKind,
} from '../../contract/operations/lookup.js';
import { componentLookups, lineHits, unitHits, type LookupAnswer, type Question } from '../../lookup/lookup.js';
import { areaOf } from '../../lookup/places.js';
import { WORD, type AddressSet } from '../../data/addresses/read/address-set.js';
import { openGazetteer } from '../../data/gazetteer.js';
import type { Access, Answering, Handler, RequestOptions } from '../context.js';
import { handleFind, hitLimit, hitsIn } from './find.js';
import { noAddressData, ofRecord } from '../record-source.js';
import { addressOfId } from './retrieve.js';

/** What the gazetteer that comes with the package can answer by itself, in Australia. */
const WITHOUT_ADDRESSES: ReadonlySet<LookupKind> = new Set(['locality', 'postcode', 'postal']);
/** Kinds that list everything there is, unless the request says how many. */
const WHOLE_LISTS: ReadonlySet<LookupKind> = new Set(['subdwellingAddress']);

/**
 * The handler of one of the lookups. It throws `bad-request` for a record that lacks what the contract requires, and
 * `source-not-installed`.
 */
export const handleLookup = (kind: LookupKind): Handler => {
  const lookup = lookups.find((candidate) => candidate.kind === kind)!;
  return (request, access) => {
    const [record, ...others] = request.payload as LookupInput[];
    if (!record) return { status: 'SUCCESS', messages: [], payload: [] };
    const asked = readRecord(lookup, record);
    const options: RequestOptions = {
      sourceOfTruth: request.sourceOfTruth,
      featureOptions: featuresOf(lookup, request.featureOptions),
    };
    // Another country's addresses are found by find: they have an id and a line.
    if (kind === 'combined' && countryOf(asked.country!.toUpperCase()) === undefined) {
      return handleFind({ ...options, payload: [asked] }, access);
    }
    const { hits, notes } =
      kind === 'subdwellingAddress' ? byId(asked, options, access) : inSet(lookup, asked, options, access);
    const left = others.length === 0 ? '' : `only the first of ${others.length + 1} records was looked up`;
    return {
      status: 'SUCCESS',
      messages: [...new Set([...notes, left])].filter((note) => note !== ''),
      payload: [...hits],
    };
  };
};

/**
 * The attributes that the operation heeds, without blanks. Throws `bad-request` when one that it requires is missing.
 */
function readRecord(lookup: Lookup, record: LookupInput): LookupInput {
  const lack = lackOf(lookup, record);
  const { post } = lookup;
  if (lack !== undefined) throw new WaypostError('bad-request', lack);
  const heeded = [...post.required, ...(post.oneOf ?? []).flat(), ...post.optional] as LookupAttribute[];
  return Object.fromEntries(
    heeded.flatMap((name) =>
      typeof record[name] === 'string' && record[name].trim() !== '' ? [[name, readPart(record[name].trim())]] : [],
    ),
  ) as LookupInput;
}

/** The feature options that the operation has; the contract gives it no others. */
const featuresOf = ({ features }: Lookup, given: RequestOptions['featureOptions']): Record<string, string> =>
  Object.fromEntries(features.flatMap(({ name }) => (given?.[name] === undefined ? [] : [[name, given[name]]])));

const questionOf = (
  kind: LookupKind,
  asked: LookupInput,
  { featureOptions }: RequestOptions,
  access: Access,
): Question => ({
  asked,
  most: hitLimit(featureOptions, WHOLE_LISTS.has(kind) ? Infinity : undefined),
  shown: {
    presentation: presentationOf(featureOptions),
    expose:
      featureOptions?.['exposeAttributes'] === '1'
        ? (address) => {
            access.expose(address);
          }
        : null,
  },
});

function byId(asked: LookupInput, options: RequestOptions, access: Access): LookupAnswer {
  const { set, address } = addressOfId(asked.id!, options.sourceOfTruth, access);
  const { most, shown } = questionOf('subdwellingAddress', asked, options, access);
  const principal = set.principalOf(address);
  return { hits: unitHits(set, principal < 0 ? address : principal, most, shown), notes: [] };
}

function inSet(lookup: Lookup, asked: LookupInput, options: RequestOptions, access: Access): LookupAnswer {
  const { kind } = lookup;
  const found = (): Answering => answering(lookup, asked, options, access);
  // The country of a combined lookup is the record's own.
  const { set, note } =
    kind === 'combined' ? ofRecord(access, options.sourceOfTruth ?? access.defaultSource, found) : found();
  const question = questionOf(kind, asked, options, access);
  const { hits, notes } =
    kind === 'address' || kind === 'combined'
      ? byLine(set, question, access)
      : componentLookups[kind as keyof typeof componentLookups](set, question);
  return { hits, notes: [note, ...notes] };
}

/** The addresses of a line, narrowed to the place beside it. */
function byLine(set: AddressSet, { asked, most, shown }: Question, access: Access): LookupAnswer {
  const area = areaOf(set, asked);
  const allowed = area.localities === null ? null : new Set(area.localities);
  const { postcode } = area;
  if (allowed?.size === 0) return { hits: [], notes: [area.note] };
  const inPlace = allowed === null ? undefined : (locality: number): boolean => allowed.has(locality);
  const accepts =
    postcode === 0
      ? undefined
      : (words: Uint32Array, at: number): boolean => hasCode(words[at + WORD.formAndPostcode]!, postcode);
  const hits = hitsIn(set, asked.fullAddress!, { limit: most, groups: false, inPlace, accepts }, access, set.country);
  return { hits: lineHits(set, hits, postcode, shown), notes: [area.note] };
}

const hasCode = (word: number, postcode: number): boolean => (word & 0xffff) === 0 || (word & 0xffff) === postcode;

/**
 * The set that answers. Throws `bad-request` for a country or source that the operation is not valid with, and
 * `source-not-installed`.
 */
function answering(lookup: Lookup, asked: LookupInput, { sourceOfTruth }: RequestOptions, access: Access): Answering {
  const source = sourceOfTruth ?? access.defaultSource;
  const country = countryOfLookup(lookup, asked, source, access);
  const name = `lookup ${lookup.kind}`;
  if (lookup.sources && source !== undefined && !lookup.sources.includes(source.toUpperCase())) {
    throw new WaypostError(
      'bad-request',
      `${name} is valid only with ${lookup.sources.join(' or ')}, not with ${source}`,
    );
  }
  const preferred =
    lookup.sources && source === undefined
      ? lookup.sources.toReversed().find((candidate) => access.installed.some((set) => set.source === candidate))
      : source;
  const found = access.answering(country, preferred);
  if (found && (!lookup.sources || lookup.sources.includes(found.set.source))) return found;
  if (WITHOUT_ADDRESSES.has(lookup.kind) && country !== 'NZ' && source === undefined) {
    return {
      set: access.keep('gazetteer', openGazetteer) as unknown as AddressSet,
      note: 'no address data is installed: the places are those that come with the package',
    };
  }
  throw noAddressData(
    access,
    `${country || 'Australia or New Zealand'}${lookup.sources ? ` from ${lookup.sources.join(' or ')}` : ''}`,
  );
}

/**
 * ISO 3166-1 alpha-2 of the record's country for the combined lookup, of the operation's own, or of the locale or
 * source.
 */
function countryOfLookup(
  { kind, country: only }: Lookup,
  { country = '' }: LookupInput,
  source: string | undefined,
  access: Access,
): string {
  if (kind === 'combined') return countryOf(country.toUpperCase())!;
  const asked = access.locale === undefined && source === undefined ? '' : access.countryFor(source);
  if (only !== undefined && asked !== '' && asked !== only) {
    throw new WaypostError(
      'bad-request',
      `lookup ${kind} is of ${only === 'AU' ? 'Australia' : 'New Zealand'} only, and ${asked} is asked for`,
    );
  }
  return only ?? access.countryFor(source);
}
