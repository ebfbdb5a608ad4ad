// intl retrieve, the earlier form of retrieve for other countries: all attributes, whatever the request says.
import { WaypostError } from '../../contract/errors.js';
import type { RetrieveInput } from '../../contract/operations/retrieve.js';
import type { Handler } from '../context.js';
import { success } from '../success.js';
import { retrieveId } from './retrieve.js';

/** The operation `intl retrieve`: the first record of a call. Throws as `retrieveId`. */
export const handleIntlRetrieve: Handler = async (request, context) => {
  const [record] = request.payload as RetrieveInput[];
  if (!record) return success([]);
  const id = record.id.trim();
  if (id === '') {
    throw new WaypostError('bad-request', 'intl retrieve needs id, which the record does not have');
  }
  const featureOptions = { ...request.featureOptions, exposeAttributes: '1' };
  return success([await retrieveId(id, { ...request, featureOptions }, context)]);
};
