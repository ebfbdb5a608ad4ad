// The certificate of the service, as the files are now: certificates are renewed at night, by programs that know
// nothing of who uses them.
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { WaypostError } from '../../contract/errors.js';
import { whyUnreadable } from '../../contract/read-failure.js';
import { faultOf } from './certificate-fault.js';
import { fileVersion } from '../../server/file-version.js';

/** PEM texts, and which versions of their files they are. */
export interface Certificate {
  readonly pem: { readonly cert: Buffer; readonly key: Buffer };
  readonly version: string;
}

/** Paths of the PEM files. */
export interface CertificateFiles {
  readonly cert: string;
  readonly key: string;
}

/** How often the files are looked at, and the dates of what was read of them. */
const EVERY_MS = 1_000;
const DATES_EVERY_MS = 60_000;

/** The files that the options name; undefined for none. Throws `usage` for half of them. */
export function certificateFiles({
  tlsCert,
  tlsKey,
}: {
  readonly tlsCert?: string;
  readonly tlsKey?: string;
}): CertificateFiles | undefined {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined) {
    throw new WaypostError('usage', 'a certificate needs its key: give --tls-cert and --tls-key together');
  }
  return { cert: tlsCert, key: tlsKey };
}

/** Throws `configuration` for files that cannot be read, or do not belong together. */
export function readCertificate(files: CertificateFiles): Certificate {
  const read = (path: string): Buffer => {
    try {
      return readFileSync(path);
    } catch (cause) {
      throw new WaypostError('configuration', `cannot read ${path}: ${whyUnreadable(cause)}`, { cause });
    }
  };
  // Looked at before they are read: what is replaced meanwhile is another version.
  const version = versionOf(files);
  const pem = { cert: read(files.cert), key: read(files.key) };
  try {
    createSecureContext(pem);
  } catch (cause) {
    throw new WaypostError('configuration', faultOf(files, pem, (cause as Error).message), { cause });
  }
  return { pem, version };
}

/** What the dates of a certificate say against it at a time, in milliseconds since the epoch; undefined for nothing. */
export function datesAgainst({ cert }: CertificateFiles, { pem }: Certificate, now: number): string | undefined {
  const { validFrom, validTo } = new X509Certificate(pem.cert);
  const day = (date: string): string => new Date(date).toISOString().slice(0, 10);
  const refused = 'callers refuse it until it is renewed';
  if (Date.parse(validTo) < now) return `the certificate ${cert} expired on ${day(validTo)}; ${refused}`;
  if (Date.parse(validFrom) > now) return `the certificate ${cert} is not valid before ${day(validFrom)}; ${refused}`;
  return undefined;
}

/**
 * Warns of a certificate whose dates say something against it, once for each thing that they say: as time goes on,
 * until the signal, and whenever the returned function is called.
 */
export function watchDates(
  files: CertificateFiles,
  current: () => Certificate,
  now: () => number,
  signal: AbortSignal,
  warn: (against: string) => void,
): () => void {
  let told: string | undefined;
  const look = (): void => {
    const against = datesAgainst(files, current(), now());
    if (against !== undefined && against !== told) warn(against);
    told = against;
  };
  const timer = setInterval(look, DATES_EVERY_MS);
  signal.addEventListener(
    'abort',
    () => {
      clearInterval(timer);
    },
    { once: true },
  );
  return look;
}

const versionOf = ({ cert, key }: CertificateFiles): string => `${fileVersion(cert)}|${fileVersion(key)}`;

/**
 * Gives each certificate that the files hold after the first, until the signal. One that cannot be used yet, as when
 * only one of the files has been replaced, is looked at again; `onProblem` hears of it once.
 */
export function watchCertificate(
  files: CertificateFiles,
  first: Certificate,
  signal: AbortSignal,
  use: (renewed: Certificate) => void,
  onProblem: (problem: Error) => void,
): void {
  let { version } = first;
  let problem = '';
  const timer = setInterval(() => {
    if (versionOf(files) === version) return;
    try {
      const renewed = readCertificate(files);
      use(renewed);
      ({ version } = renewed);
      problem = '';
    } catch (error) {
      if (problem !== (error as Error).message) onProblem(error as Error);
      problem = (error as Error).message;
    }
  }, EVERY_MS);
  signal.addEventListener(
    'abort',
    () => {
      clearInterval(timer);
    },
    { once: true },
  );
}
