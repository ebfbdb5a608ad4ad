// Why a certificate and its key cannot be used, in words, where the reason is one that can be mended.
import { createPrivateKey, X509Certificate } from 'node:crypto';

const CERTIFICATE = '-----BEGIN CERTIFICATE-----';
const KEY = /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/;
const PROTECTED = /-----BEGIN ENCRYPTED PRIVATE KEY-----|^Proc-Type: 4,ENCRYPTED/m;
/** A sequence of ASN.1, as the binary form of both begins. */
const SEQUENCE = 0x30;

/** Something of both: their paths, or what is in the files. */
interface Pair<T> {
  readonly cert: T;
  readonly key: T;
}

/** The fault and what to do; `unknown` is what the system says of one that is none of these. */
export function faultOf(files: Pair<string>, { cert, key }: Pair<Buffer>, unknown: string): string {
  const withoutPem = notPem(files.cert, cert, cert.includes(CERTIFICATE), 'certificate', 'x509 -inform DER');
  if (withoutPem !== undefined) return withoutPem;
  const text = key.toString('latin1');
  if (PROTECTED.test(text)) {
    return (
      `the key ${files.key} is protected by a passphrase, which cannot be given here; give it without one ` +
      `(openssl pkey -in ${files.key} -out FILE), readable by its owner alone`
    );
  }
  const keyWithoutPem = notPem(files.key, key, KEY.test(text), 'private key', 'pkey -inform DER');
  if (keyWithoutPem !== undefined) return keyWithoutPem;
  if (!belongTogether(cert, key)) {
    return (
      `the key ${files.key} is not that of the certificate ${files.cert}; give the two files that were made ` +
      `together, the certificate of this host before those of its chain`
    );
  }
  const both = `the certificate ${files.cert} and the key ${files.key}`;
  return `${both} cannot be used: ${unknown}; give the PEM files of both`;
}

function notPem(path: string, bytes: Buffer, isPem: boolean, what: string, command: string): string | undefined {
  if (isPem) return undefined;
  if (bytes.length === 0) return `${path} is empty; give the PEM file of the ${what}`;
  return bytes[0] === SEQUENCE
    ? `${path} is not in PEM but in the binary form; convert it (openssl ${command} -in ${path} -out FILE)`
    : `${path} holds no ${what} in PEM; give the PEM file of it`;
}

function belongTogether(cert: Buffer, key: Buffer): boolean {
  try {
    return new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch {
    // One that cannot be read has another fault.
    return true;
  }
}
