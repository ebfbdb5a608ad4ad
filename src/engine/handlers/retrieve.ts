// retrieve: the whole address of an id, from the source that the id names.
import { presentationOf } from '../../answer/address.js';
import { wholeAddress } from '../../answer/whole-address.js';
import type { AddressId } from '../../contract/address-id.js';
import type { RetrieveInput } from '../../contract/operations/retrieve.js';
import type { Retrieved } from '../../contract/schema/find.js';
import { contractCountries, sourceNamed } from '../../contract/sources.js';
import { addressOfId } from '../address-of-id.js';
import type { EngineContext, Handler, RequestOptions } from '../context.js';
import { exposerOf } from '../feature-options.js';
import { success } from '../success.js';

/** The operation `retrieve`. Like find, it answers the first record of a call. */
export const handleRetrieve: Handler = (request, context) => {
  const [record] = request.payload as RetrieveInput[];
  if (!record) return success([]);
  const found = retrieveId(record.id.trim(), request, context);
  return found instanceof Promise ? found.then((element) => success([element])) : success([found]);
};

/**
 * The address of an id of any country; a promise where it is of the world, which is loaded when first asked for. Throws
 * `bad-request` for an id that no installed source has, and `source-not-installed`.
 */
export function retrieveId(
  id: string,
  options: RequestOptions,
  context: EngineContext,
): Retrieved | Promise<Retrieved> {
  const whole = context.ids.read(id);
  if (whole && isOfWorld(whole)) return retrieveOfWorld(id, options, context);
  const { sourceOfTruth, featureOptions } = options;
  const { set, address } = addressOfId(id, sourceOfTruth, context, whole);
  return wholeAddress(set, address, presentationOf(featureOptions), exposerOf(featureOptions, context));
}

/** True for another country, or a source that is none of the contract's: those of places and streets of the world. */
const isOfWorld = ({ country, source }: AddressId): boolean =>
  !contractCountries.includes(country) || sourceNamed(source) === undefined;

async function retrieveOfWorld(id: string, { sourceOfTruth }: RequestOptions, context: EngineContext) {
  const [{ retrieveInWorld }, { countryIn }] = await Promise.all([
    import('../../world-find/retrieve.js'),
    import('./intl-find.js'),
  ]);
  return retrieveInWorld(id, sourceOfTruth, (code) => countryIn(context, code));
}
