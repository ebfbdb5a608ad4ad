// The encrypted id of an address. Deterministic, so that one address has one eid: results are the same bytes in every
// run and thread, files can be joined by it, and nothing but equality can be seen. A synthetic IV (the MAC of the id)
// seeds counter mode, as SIV has it (Rogaway and Shrimpton, "Deterministic Authenticated Encryption", 2006);
// node:crypto has no AES-SIV.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Bytes of an operator's secret. */
export const SECRET_BYTES = 32;
/** What an eid begins with: the version of its form. */
const VERSION = 'eid1.';
const CIPHER = 'aes-256-ctr';
const MAC = 'sha256';
const KEY_BYTES = 32;
const IV_BYTES = 16;

/** Why a text is no eid of this operator's: of another form, or not made (or since changed) with this key. */
export type EidFault = 'form' | 'key';

/** True for a text of the form that eids have, whoever made it. */
export const hasFormOfEid = (text: string): boolean => /^eid1\.[A-Za-z0-9_-]{23,}$/.test(text);

export class EidCodec {
  private readonly encryption: Buffer;
  private readonly mac: Buffer;

  /** `secret`: SECRET_BYTES random bytes, from which both keys are derived (HKDF). */
  constructor(secret: Uint8Array) {
    const key = (use: string): Buffer =>
      Buffer.from(hkdfSync(MAC, secret, new Uint8Array(0), `waypost ${VERSION} ${use}`, KEY_BYTES));
    this.encryption = key('encryption');
    this.mac = key('mac');
  }

  /** The eid of an id: letters, digits, `-`, `_` and one dot, safe in a URL. */
  seal(id: string): string {
    const plain = Buffer.from(id, 'utf8');
    const iv = this.iv(plain);
    const cipher = createCipheriv(CIPHER, this.encryption, iv);
    return VERSION + Buffer.concat([iv, cipher.update(plain), cipher.final()]).toString('base64url');
  }

  /** The id of an eid, or why there is none. */
  open(eid: string): { id: string } | { no: EidFault } {
    if (!hasFormOfEid(eid)) return { no: 'form' };
    const text = eid.slice(VERSION.length);
    const bytes = Buffer.from(text, 'base64url');
    // One eid has one text: the spare bits of its last letter are zero.
    if (bytes.toString('base64url') !== text) return { no: 'key' };
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, this.encryption, iv);
    const plain = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES)), decipher.final()]);
    return timingSafeEqual(iv, this.iv(plain)) ? { id: plain.toString('utf8') } : { no: 'key' };
  }

  private iv(plain: Buffer): Buffer {
    return createHmac(MAC, this.mac).update(plain).digest().subarray(0, IV_BYTES);
  }
}
