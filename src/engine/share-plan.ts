// What of the data worker threads get in shared memory: what the operations of a run are sure to need. A worker opens
// for itself what its rows need beyond that.
import { needsAddresses, type AnyOperation, type Locale, type Request } from '../contract/operation.js';
import { contractCountries } from '../contract/sources.js';
import type { EngineContext } from './context.js';
import { wantsAttributes } from './feature-options.js';
import { handlers } from './handlers.js';
import type { SharedData } from './resources.js';
import type { AddressSearch } from './resources/address-sources.js';

/** An operation of a run, and the options that all of its requests have. */
export interface OperationUse {
  readonly operation: Pick<AnyOperation, 'name' | 'needs' | 'country'>;
  readonly featureOptions?: Request['featureOptions'];
  /** In place of the engine's own. */
  readonly sourceOfTruth?: string | undefined;
  readonly locale?: Locale | undefined;
}

/** Loads what the uses need into shared memory. `contextOf`: the context of requests of a locale. */
export function shareForUses(
  uses: readonly OperationUse[],
  contextOf: (locale: Locale | undefined) => EngineContext,
): SharedData {
  const { addresses, attributes, suppression } = contextOf(undefined);
  const searches = uses.flatMap((use) => searchesOf(use, contextOf(use.locale)));
  const areAttributesWanted = uses.some(({ featureOptions }) => wantsAttributes(featureOptions));
  const areListsWanted = uses.some(({ operation }) => operation.needs.includes('suppression'));
  return {
    sets: addresses.share(searches),
    attributes: areAttributesWanted ? attributes.share() : {},
    suppression: areListsWanted ? suppression.share() : {},
  };
}

/** Loads what any request may need into shared memory. */
export function shareForAll({ addresses, attributes, suppression, defaultSource }: EngineContext): SharedData {
  const searchesBy = [...new Set([...handlers.values()].flatMap((entry) => entry.searchesBy ?? []))];
  const searches = contractCountries.map((country) => ({ country, source: defaultSource, searchesBy }));
  return { sets: addresses.share(searches), attributes: attributes.share(), suppression: suppression.share() };
}

function searchesOf({ operation, sourceOfTruth }: OperationUse, context: EngineContext): AddressSearch[] {
  if (!needsAddresses(operation)) return [];
  const source = sourceOfTruth ?? context.defaultSource;
  const country = operation.country ?? context.countryFor(source);
  const searchesBy = handlers.get(operation.name)?.searchesBy ?? [];
  const countries = country === '' ? contractCountries : [country];
  return countries.map((asked) => ({ country: asked, source, searchesBy }));
}
