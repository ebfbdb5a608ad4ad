// `waypost find` on a terminal with no text: the type-ahead over the engine, and the address taken as a card or JSON.
import { WaypostError } from '../../contract/errors.js';
import { find } from '../../contract/operations/find.js';
import type { Found } from '../../contract/schema/find.js';
import { operationNamed } from '../../contract/operations.js';
import type { Engine, Request } from '../../contract/operation.js';
import { openEngineOfRecords } from '../config/engine.js';
import { readFeatures } from '../options/feature-options.js';
import type { Io } from '../io.js';
import { answerOne } from '../one-record.js';
import type { OperationOptions } from '../options/operation-options.js';
import { styleFor } from '../output/style.js';
import type { Hit } from './frame.js';
import { typeAhead, type Search } from './type-ahead.js';

/** Units of a group that are asked for; a text's hits are as many as the user or the contract says. */
const MEMBERS = '1000';

/**
 * Lets the user find an address by typing, and writes the one taken to standard output. `given`: what options say of
 * the fields.
 */
export async function findByTyping(given: readonly string[], options: OperationOptions, io: Io): Promise<void> {
  const engine = await openEngineOfRecords({ ...options, maxErrors: 1 }, io, { usesSource: true });
  let taken: string | undefined;
  try {
    const features = { groupAddresses: '1', ...readFeatures(options.feature, find) };
    taken = await typeAhead(
      io,
      styleFor(io, 'stderr'),
      searchWith(engine, given, { sourceOfTruth: options.source, featureOptions: features }),
    );
  } finally {
    await engine.close();
  }
  if (taken !== undefined) await answerOne(operationNamed('retrieve')!, taken, [], { ...options, feature: [] }, io);
}

/** The search of the type-ahead: the operation find, asked for a text or for what is in a group. */
function searchWith(
  engine: Engine,
  given: readonly string[],
  { sourceOfTruth, featureOptions }: Omit<Request, 'payload'>,
): Search {
  const idField = find.fields.findIndex(({ name }) => name === 'id');
  return async (text, id) => {
    const record = find.toRecord([text, ...given.slice(1)].map((value, i) => (i === idField ? (id ?? '') : value)));
    if (record === null) return { hits: [], message: '' };
    const response = await engine.run(find, {
      payload: [record],
      sourceOfTruth,
      featureOptions: id === undefined ? featureOptions : { ...featureOptions, singleLineHitNumber: MEMBERS },
    });
    if (response.status === 'ERROR') throw new WaypostError('bad-request', response.messages.join('; '));
    return { hits: (response.payload as Found[]).map(hitOf), message: response.messages.join('; ') };
  };
}

function hitOf({ id, fullAddress, attributes }: Found): Hit {
  return {
    id: id ?? '',
    text: fullAddress ?? '',
    about: attributes?.['subdwellings'] ?? '',
    isGroup: (attributes?.['Type'] ?? 'Address') !== 'Address',
  };
}
