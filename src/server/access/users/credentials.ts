// Credentials: made at random, kept as scrypt hashes, checked in constant time.
import { hash, randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** A hash as it is kept, with all that is needed to make it again. Bytes are base64url. */
export interface Hash {
  readonly cost: number;
  readonly blockSize: number;
  readonly salt: string;
  readonly hash: string;
  /**
   * The first 64 bits of the SHA-256 of salt and credential: tells a wrong credential from the right one in
   * microseconds. Of 256 random bits it gives nothing away that could be used. Files written before it was there have
   * none.
   */
  readonly quick?: string;
}

/**
 * scrypt's N and r: 16 MiB and some 50 ms a check. A credential is 256 random bits, which nobody finds by guessing at
 * any price; the cost only keeps a stolen file of no use, and is low enough that wrong guesses don't take the machine.
 */
const COST = 16_384;
const BLOCK_SIZE = 8;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const CREDENTIAL_BYTES = 32;
const QUICK_BYTES = 8;
/** Longest credential in bytes that is looked at. */
const LONGEST = 256;

/** A new credential, of characters that need no quoting anywhere. */
export const makeCredential = (): string => randomBytes(CREDENTIAL_BYTES).toString('base64url');

/** The hash to keep of a credential. */
export async function hashCredential(credential: string): Promise<Required<Hash>> {
  const salt = randomBytes(SALT_BYTES);
  const made = { cost: COST, blockSize: BLOCK_SIZE, salt: salt.toString('base64url') };
  return {
    ...made,
    quick: quickHash(credential, made.salt).toString('base64url'),
    hash: (await derive(credential, { ...made, hash: '' })).toString('base64url'),
  };
}

/** False if the credential is certainly not that of the hash. */
export function passesQuickCheck(credential: string, { salt, quick }: Hash): boolean {
  if (quick === undefined) return true;
  const expected = Buffer.from(quick, 'base64url');
  const made = quickHash(credential, salt);
  return expected.length === made.length && timingSafeEqual(made, expected);
}

const quickHash = (credential: string, salt: string): Buffer =>
  hash('sha256', `${salt}\0${credential}`, 'buffer').subarray(0, QUICK_BYTES);

/**
 * True if the hash is that of the credential. Takes as long where it is not, on a thread that is not the event loop's.
 */
export async function isCredential(credential: string, kept: Hash): Promise<boolean> {
  if (Buffer.byteLength(credential) > LONGEST) return false;
  const derived = await derive(credential, kept);
  const expected = Buffer.from(kept.hash, 'base64url');
  return expected.length === derived.length && timingSafeEqual(derived, expected);
}

const NOBODY: Required<Hash> = {
  cost: COST,
  blockSize: BLOCK_SIZE,
  salt: randomBytes(SALT_BYTES).toString('base64url'),
  hash: randomBytes(HASH_BYTES).toString('base64url'),
  quick: randomBytes(QUICK_BYTES).toString('base64url'),
};
const { quick: _, ...NOBODY_OF_OLD } = NOBODY;

/**
 * The hash of nobody's credential: who is not known is checked against it, and takes no less time. `isQuick`: all users
 * have a quick check.
 */
export const hashOfNobody = (isQuick: boolean): Hash => (isQuick ? NOBODY : NOBODY_OF_OLD);

function derive(credential: string, { cost, blockSize, salt }: Hash): Promise<Buffer> {
  const options: ScryptOptions = { N: cost, r: blockSize, p: 1, maxmem: 256 * (cost + 16) * blockSize };
  return new Promise((resolve, reject) => {
    scrypt(credential, Buffer.from(salt, 'base64url'), HASH_BYTES, options, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
