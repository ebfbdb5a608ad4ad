// The operator's key for eids: made at first use, kept in the data folder where only its owner reads it, the same for
// all processes and threads that start at once.
import { join } from 'node:path';
import { WaypostError } from '../contract/errors.js';
import { makeSecret, readSecret, type SecretFile } from '../data/secret-file.js';
import { EidCodec, hasFormOfEid, SECRET_BYTES } from '../identify/eid.js';
import type { EngineContext } from './context.js';

/** File of the data folder that has the key, as hexadecimal digits and a line end. */
const KEY_FILE = 'eid.key';

/** The eid of an id. Throws `configuration` where there is no key and none can be made. */
export const eidOf = ({ eids, dataDir }: EngineContext, id: string): string =>
  eids.get(() => codecOf(readSecret(keyOf(dataDir)) ?? makeSecret(keyOf(dataDir)))).seal(id);

/**
 * The id of an eid. Throws `bad-request` for a text that is none, that was changed, or that another key made: where
 * there is no key yet, no eid was made, and none is made to look for one.
 */
export function idOfEid({ eids, dataDir }: EngineContext, eid: string): string {
  if (!hasFormOfEid(eid)) {
    throw new WaypostError(
      'bad-request',
      `'${eid}' is no eid: one begins with eid1. and comes from identify; for an id give id and sourceOfTruth`,
    );
  }
  const key = eids.made === undefined ? readSecret(keyOf(dataDir)) : undefined;
  const codec = key === undefined ? eids.made : eids.get(() => codecOf(key));
  const opened = codec?.open(eid);
  if (opened !== undefined && 'id' in opened) return opened.id;
  throw new WaypostError(
    'bad-request',
    codec === undefined
      ? `the eid ${eid} is not of this data folder: none was made here yet`
      : `the eid ${eid} is not of this data folder, or was changed: the key in ` +
          `${join(dataDir, KEY_FILE)} does not open it`,
  );
}

const codecOf = (key: Buffer): EidCodec => new EidCodec(key);

/** The key of a data folder, and what to say where it is wrong. */
const keyOf = (dataDir: string): SecretFile => ({
  file: join(dataDir, KEY_FILE),
  bytes: SECRET_BYTES,
  what: 'eids',
  ifWrong: 'put the right file back, or remove it to have another made (eids given so far are void then)',
  ifNotMade: 'identify once as a user who may write there',
});
