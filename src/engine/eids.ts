// The operator's key for eids: made at first use, kept in the data folder where only its owner reads it, the same for
// all processes and threads that start at once.
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WaypostError } from '../contract/errors.js';
import { EidCodec, SECRET_BYTES } from '../identify/eid.js';
import type { EngineContext } from './context.js';

/** File of the data folder that has the key, as hexadecimal digits and a line end. */
const KEY_FILE = 'eid.key';

const KEY_TEXT = new RegExp(`^[0-9a-f]{${SECRET_BYTES * 2}}\\n?$`);

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
  const file = join(dataDir, KEY_FILE);
  return keyIn(file) ?? makeKey(file);
}

/** The key in a file, undefined where there is no file. */
function keyIn(file: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new WaypostError('configuration', `cannot read the key of eids, ${file}: ${(cause as Error).message}`, {
      cause,
    });
  }
  if (!KEY_TEXT.test(text)) {
    throw new WaypostError(
      'configuration',
      `${file} is no key of eids: ${SECRET_BYTES * 2} hexadecimal digits; put the right file back, or remove ` +
        `it to have another made (eids given so far are void then)`,
    );
  }
  return Buffer.from(text.trim(), 'hex');
}

/**
 * Makes a key whole before it has its name, so that nobody reads a part; who comes second takes the key of who came
 * first.
 */
function makeKey(file: string): Buffer {
  const made = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(made, `${randomBytes(SECRET_BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    try {
      linkSync(made, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(made, { force: true });
    }
  } catch (cause) {
    throw new WaypostError(
      'configuration',
      `cannot make the key of eids, ${file}: ${(cause as Error).message}; identify once as a user who may write there`,
      { cause },
    );
  }
  return keyIn(file)!;
}
