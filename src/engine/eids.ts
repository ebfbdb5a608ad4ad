// The operator's key for eids: made at first use, kept in the data folder where only its owner reads it, the same for
// all processes and threads that start at once.
import { join } from 'node:path';
import { WaypostError } from '../contract/errors.js';
import { makeSecret, readSecret, type SecretFile } from '../data/secret-file.js';
import { EidCodec, SECRET_BYTES } from '../identify/eid.js';
import type { EngineContext } from './context.js';

/** File of the data folder that has the key, as hexadecimal digits and a line end. */
const KEY_FILE = 'eid.key';

/** The eid of an id. Throws `configuration` where there is no key and none can be made. */
export const eidOf = (context: EngineContext, id: string): string => codecOf(context).seal(id);

/** The id of an eid. Throws `bad-request` for a text that is none, that was changed, or that another key made. */
export function idOfEid(context: EngineContext, eid: string): string {
  const opened = codecOf(context).open(eid);
  if ('id' in opened) return opened.id;
  throw new WaypostError(
    'bad-request',
    opened.no === 'form'
      ? `'${eid}' is no eid: one begins with eid1. and comes from identify; for an id give id and sourceOfTruth`
      : `the eid ${eid} is not of this data folder, or was changed: the key in ` +
          `${join(context.dataDir, KEY_FILE)} does not open it`,
  );
}

const codecOf = ({ eids, dataDir }: EngineContext): EidCodec => eids.get(() => new EidCodec(readKey(dataDir)));

/** The key of a data folder, made where there is none. Throws `configuration`. */
function readKey(dataDir: string): Buffer {
  const secret: SecretFile = {
    file: join(dataDir, KEY_FILE),
    bytes: SECRET_BYTES,
    what: 'eids',
    ifWrong: 'put the right file back, or remove it to have another made (eids given so far are void then)',
    ifNotMade: 'identify once as a user who may write there',
  };
  return readSecret(secret) ?? makeSecret(secret);
}
