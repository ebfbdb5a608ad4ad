// address retrieve, the earlier form of retrieve: the country beside the id is required, and the whole address has its
// attributes.
import { addressIdOf, readAddressId } from '../../contract/address-id.js';
import { WaypostError } from '../../contract/errors.js';
import type { RetrieveInput } from '../../contract/operations/retrieve.js';
import type { Handler } from '../context.js';
import { success } from '../success.js';
import { retrieveId } from './retrieve.js';

/** The operation `address retrieve`: the first record of a call. Throws as `retrieveId`. */
export const handleAddressRetrieve: Handler = async ({ payload, sourceOfTruth }, context) => {
  const [record] = payload as (RetrieveInput & { country?: string })[];
  if (!record) return success([]);
  const id = record.id.trim();
  const country = (record.country ?? '').trim().toUpperCase();
  const missing = [id === '' ? 'id' : '', country === '' ? 'country' : ''].filter((name) => name !== '');
  if (missing.length > 0) {
    throw new WaypostError(
      'bad-request',
      `address retrieve needs ${missing.join(' and ')}, which the record does not have`,
    );
  }
  const whole = readAddressId(id);
  if (whole && whole.country !== country) {
    throw new WaypostError(
      'bad-request',
      `the id ${id} is not of ${country}; give the country that the id begins with`,
    );
  }
  const source = sourceOfTruth ?? context.addresses.choose(country, context.defaultSource)?.set.source;
  const asked = whole || source === undefined ? id : addressIdOf(country, source, id);
  return success([await retrieveId(asked, { sourceOfTruth, featureOptions: { exposeAttributes: '1' } }, context)]);
};
