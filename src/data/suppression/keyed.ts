// Delivery points under a key: what stands in a keyed list in their place. There are a hundred million ids at most, so
// that plain checksums of them are told by trying all; without the key of a keyed list there is nothing to try.
import { createHmac } from 'node:crypto';
import { deliveryPointText } from '../../contract/typed/delivery-point.js';
import type { SecretFile } from '../secret-file.js';

/** Bytes of a key. */
const KEY_BYTES = 32;
/** File of the data folder that has the key, where no other is named. */
export const KEY_FILE = 'suppression.key';

/** The key of keyed lists as a file. */
export const suppressionKey = (file: string): SecretFile => ({
  file,
  bytes: KEY_BYTES,
  what: 'suppression lists',
  ifWrong: 'name the right file with --key-file',
  ifNotMade: 'name another place with --key-file',
});

/**
 * What stands for a delivery point in a list of that name: the first 64 bits of HMAC-SHA-256, as two numbers of 32. The
 * name is in it, so that two lists under one key show nothing of which points they share. Of a list of n rows an id
 * that is not on it is found with a chance of n in 2^64: of eight million rows, one in two million million.
 */
export class PointHash {
  high = 0;
  low = 0;

  constructor(
    private readonly key: Buffer,
    private readonly list: string,
  ) {}

  /** Sets `high` and `low`. */
  of(id: number): void {
    const digest = createHmac('sha256', this.key)
      .update(`${this.list} ${deliveryPointText(id)}`)
      .digest();
    this.high = digest.readUInt32BE(0);
    this.low = digest.readUInt32BE(4);
  }
}

/** By which a key is known to be that of a list, without telling anything of the key. */
export const checkOfKey = (key: Buffer): string =>
  createHmac('sha256', key).update('suppression lists').digest('hex').slice(0, 16);
