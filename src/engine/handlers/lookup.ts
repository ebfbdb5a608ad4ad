// The earlier lookups: which set answers, what the record must have, and the hits; one record a call.
import { presentationOf } from '../../answer/address.js';
import { principal } from '../../answer/whole-address.js';
import { readPart } from '../../address/parse/words/read-part.js';
import { countryOf } from '../../address/vocabulary/place.js';
import { WaypostError } from '../../contract/errors.js';
import type { Request } from '../../contract/operation.js';
import {
  lookups,
  type Lookup,
  type LookupAttribute,
  type LookupInput,
  type LookupKind,
} from '../../contract/operations/lookup-forms.js';
import { lackOf } from '../../contract/operations/lookup.js';
import { lookUpLine } from '../../lookup/by-line.js';
import type { LookupAnswer, LookupQuestion } from '../../lookup/answer.js';
import { componentLookups, unitHits } from '../../lookup/lookup.js';
import { addressOfId } from '../address-of-id.js';
import type { EngineContext, Handler, RequestOptions } from '../context.js';
import { exposerOf, hitLimit } from '../feature-options.js';
import { chooseForLookup } from '../lookup-source.js';
import { success } from '../success.js';
import { findLine, handleFind } from './find.js';

/** Kinds that list everything there is, unless the request says how many. */
const WHOLE_LISTS: ReadonlySet<LookupKind> = new Set(['subdwellingAddress']);

/**
 * The handler of one of the lookups. It throws `bad-request` for a record that lacks what the contract requires, and
 * `source-not-installed`.
 */
export const handleLookup = (kind: LookupKind): Handler => {
  const lookup = lookups.find((candidate) => candidate.kind === kind)!;
  return (request, context) => {
    const [record, ...others] = request.payload as LookupInput[];
    if (!record) return success([]);
    const asked = readRecord(lookup, record);
    const options: RequestOptions = {
      sourceOfTruth: request.sourceOfTruth,
      featureOptions: featuresOf(lookup, request.featureOptions),
    };
    // Another country's addresses are found by find: they have an id and a line.
    if (kind === 'combined' && countryOf(asked.country!.toUpperCase()) === undefined) {
      return handleFind({ ...options, payload: [asked] }, context);
    }
    const { hits, notes } =
      kind === 'subdwellingAddress' ? byId(asked, options, context) : inSet(lookup, asked, options, context);
    const left = others.length === 0 ? '' : `only the first of ${others.length + 1} records was looked up`;
    return success([...hits], ...new Set([...notes, left]));
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
const featuresOf = ({ features }: Lookup, given: Request['featureOptions']): Record<string, string> =>
  Object.fromEntries(features.flatMap(({ name }) => (given?.[name] === undefined ? [] : [[name, given[name]]])));

const questionOf = (
  kind: LookupKind,
  asked: LookupInput,
  { featureOptions }: RequestOptions,
  context: EngineContext,
): LookupQuestion => ({
  asked,
  most: hitLimit(featureOptions, WHOLE_LISTS.has(kind) ? Infinity : undefined),
  shown: { presentation: presentationOf(featureOptions), expose: exposerOf(featureOptions, context) },
});

function byId(asked: LookupInput, options: RequestOptions, context: EngineContext): LookupAnswer {
  const { set, address } = addressOfId(asked.id!, options.sourceOfTruth, context);
  const { most, shown } = questionOf('subdwellingAddress', asked, options, context);
  return { hits: unitHits(set, principal(set, address), most, shown), notes: [] };
}

function inSet(lookup: Lookup, asked: LookupInput, options: RequestOptions, context: EngineContext): LookupAnswer {
  const { kind } = lookup;
  const { set, note } = chooseForLookup(lookup, asked, options.sourceOfTruth, context);
  const question = questionOf(kind, asked, options, context);
  const { hits, notes } =
    kind === 'address' || kind === 'combined'
      ? lookUpLine(set, question, (text, wish) => findLine(set, text, wish, set.country, context))
      : componentLookups[kind as keyof typeof componentLookups](set, question);
  return { hits, notes: [note, ...notes] };
}
