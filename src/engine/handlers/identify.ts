// identify: the address of an eid, or of an id and its source, with all that is installed about it.
import { WaypostError } from '../../contract/errors.js';
import type { Identified, IdentifyInput } from '../../contract/operations/identify.js';
import { readAddressId } from '../../contract/address-id.js';
import type { EngineContext, Handler, RequestOptions } from '../context.js';
import { eidOf, idOfEid } from '../eids.js';
import { success } from '../success.js';
import { retrieveId } from './retrieve.js';

/** The operation `identify`. Like retrieve, it answers the first record of a call. */
export const handleIdentify: Handler = async (request, context) => {
  const [record] = request.payload as IdentifyInput[];
  return success(record ? [await identify(record, request, context)] : []);
};

/**
 * Throws `bad-request` for a record with both or neither, an eid that does not open, an id of no address or another
 * source.
 */
async function identify(
  { eid = '', id = '' }: IdentifyInput,
  { sourceOfTruth, featureOptions }: RequestOptions,
  context: EngineContext,
): Promise<Identified> {
  const sealed = (eid ?? '').trim();
  const given = (id ?? '').trim();
  if (sealed !== '' && given !== '') {
    throw new WaypostError(
      'bad-request',
      'both eid and id are given; give the eid alone, or the id with its sourceOfTruth',
    );
  }
  if (sealed === '' && given === '') {
    throw new WaypostError(
      'bad-request',
      'neither eid nor id is given; give the eid alone, or the id with its sourceOfTruth',
    );
  }
  if (sealed === '' && !readAddressId(given) && (sourceOfTruth ?? context.defaultSource) === undefined) {
    throw new WaypostError('bad-request', `the id ${given} does not say its source; give sourceOfTruth beside it`);
  }
  const found = await retrieveId(
    sealed === '' ? given : idOfEid(context, sealed),
    {
      sourceOfTruth: sealed === '' ? sourceOfTruth : undefined,
      featureOptions: { ...featureOptions, exposeAttributes: '1' },
    },
    context,
  );
  return { ...found, eid: eidOf(context, found.id ?? '') };
}
