// Which address set answers one of the earlier lookups: each is of one country or of both, and valid with some sources
// or with all.
import { countryOf } from '../address/vocabulary/place.js';
import { WaypostError } from '../contract/errors.js';
import type { Lookup, LookupInput, LookupKind } from '../contract/operations/lookup-forms.js';
import type { EngineContext } from './context.js';
import type { ChosenSet } from './resources/address-sources.js';

/** What the gazetteer that comes with the package can answer by itself, in Australia. */
const WITHOUT_ADDRESSES: ReadonlySet<LookupKind> = new Set(['locality', 'postcode', 'postal']);

/**
 * The set that answers. `sourceOfTruth`: that of the request. Throws `bad-request` for a country or source that the
 * operation is not valid with, and `source-not-installed`.
 */
export function chooseForLookup(
  lookup: Lookup,
  asked: LookupInput,
  sourceOfTruth: string | undefined,
  context: EngineContext,
): ChosenSet {
  const source = sourceOfTruth ?? context.defaultSource;
  const choose = (): ChosenSet => chooseFrom(lookup, asked, source, context);
  // The country of a combined lookup is the record's own.
  return lookup.kind === 'combined' ? context.addresses.forRecord(source, choose) : choose();
}

function chooseFrom(lookup: Lookup, asked: LookupInput, source: string | undefined, context: EngineContext): ChosenSet {
  const { addresses, gazetteers } = context;
  const { kind, sources } = lookup;
  const country = countryOfLookup(lookup, asked, source, context);
  if (sources && source !== undefined && !sources.includes(source.toUpperCase())) {
    throw new WaypostError(
      'bad-request',
      `lookup ${kind} is valid only with ${sources.join(' or ')}, not with ${source}`,
    );
  }
  const preferred = source ?? sources?.findLast((name) => addresses.installed.some((set) => set.source === name));
  const chosen = addresses.choose(country, preferred);
  if (chosen && (!sources || sources.includes(chosen.set.source))) return chosen;
  if (WITHOUT_ADDRESSES.has(kind) && country !== 'NZ' && source === undefined) {
    return {
      set: gazetteers.embedded,
      note: 'no address data is installed: the places are those that come with the package',
    };
  }
  throw addresses.nothingOf(
    `${country || 'Australia or New Zealand'}${sources ? ` from ${sources.join(' or ')}` : ''}`,
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
  context: EngineContext,
): string {
  if (kind === 'combined') return countryOf(country.toUpperCase())!;
  const asked = context.locale === undefined && source === undefined ? '' : context.countryFor(source);
  if (only !== undefined && asked !== '' && asked !== only) {
    throw new WaypostError(
      'bad-request',
      `lookup ${kind} is of ${only === 'AU' ? 'Australia' : 'New Zealand'} only, and ${asked} is asked for`,
    );
  }
  return only ?? context.countryFor(source);
}
