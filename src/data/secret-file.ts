// A key that this machine keeps in a file of its own: made where there is none, read by its owner alone, and the same
// for all processes that start at once.
import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { WaypostError } from '../contract/errors.js';
import { READ_TEXT_NOW } from '../files/read-now.js';
import { whyAndNext } from '../contract/write-failure.js';
import { whyUnreadable } from '../contract/read-failure.js';

/** A key in a file. `what` it is the key of; what to do where a file holds no key, or none can be made. */
export interface SecretFile {
  readonly file: string;
  readonly bytes: number;
  readonly what: string;
  readonly ifWrong: string;
  readonly ifNotMade: string;
}

/** The key in the file, undefined where there is no file. Throws `configuration`. */
export function readSecret(secret: SecretFile): Buffer | undefined {
  const { file, what } = secret;
  try {
    return secretIn(secret, readFileSync(file, READ_TEXT_NOW));
  } catch (cause) {
    if (cause instanceof WaypostError) throw cause;
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new WaypostError('configuration', `cannot read the key of ${what}, ${file}: ${whyUnreadable(cause)}`, {
      cause,
    });
  }
}

/** The key that a text is: hexadecimal digits and a line end. Throws `configuration`. */
export function secretIn({ file, bytes, what, ifWrong }: SecretFile, text: string): Buffer {
  const digits = text.trim();
  if (digits.length === bytes * 2 && /^[0-9a-f]+$/.test(digits)) return Buffer.from(digits, 'hex');
  throw new WaypostError('configuration', `${file} is no key of ${what}: ${bytes * 2} hexadecimal digits; ${ifWrong}`);
}

/**
 * Makes a key whole before it has its name, so that nobody reads a part; who comes second takes the key of who came
 * first. Throws `configuration`.
 */
export function makeSecret(secret: SecretFile): Buffer {
  const { file, bytes, what, ifNotMade } = secret;
  const made = `${file}.${process.pid}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(made, `${randomBytes(bytes).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
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
      `cannot make the key of ${what}, ${file}: ${whyAndNext(cause, ifNotMade)}`,
      { cause },
    );
  }
  return readSecret(secret)!;
}
