// The certificate of the service, as the files are now: certificates are renewed at night, by programs that know nothing of
// who uses them.
import { readFileSync, statSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { WaypostError } from '../contract/errors.js';

/** PEM texts. */
export interface Certificate { readonly cert: Buffer; readonly key: Buffer }

/** Paths of the PEM files. */
export interface CertificateFiles { readonly cert: string; readonly key: string }

/** How often the files are looked at. */
const EVERY_MS = 1_000;

/** The files that the options name; undefined for none. Throws `usage` for half of them. */
export function certificateFiles({ tlsCert, tlsKey }: { readonly tlsCert?: string; readonly tlsKey?: string }): CertificateFiles | undefined {
  if (tlsCert === undefined && tlsKey === undefined) return undefined;
  if (tlsCert === undefined || tlsKey === undefined) throw new WaypostError('usage', 'a certificate needs its key: give --tls-cert and --tls-key together');
  return { cert: tlsCert, key: tlsKey };
}

/** Throws `configuration` for files that cannot be read, or do not belong together. */
export function readCertificate(files: CertificateFiles): Certificate {
  const read = (path: string): Buffer => {
    try {
      return readFileSync(path);
    } catch (cause) {
      throw new WaypostError('configuration', `cannot read ${path}: ${(cause as Error).message}`, { cause });
    }
  };
  const certificate = { cert: read(files.cert), key: read(files.key) };
  try {
    createSecureContext(certificate);
  } catch (cause) {
    throw new WaypostError('configuration', `the certificate ${files.cert} and the key ${files.key} cannot be used: ${(cause as Error).message}; give the PEM files of both`, { cause });
  }
  return certificate;
}

/**
 * Gives each new certificate that the files hold, until the signal. One that cannot be used yet, as when only one of the files
 * has been replaced, is looked at again; `onProblem` hears of it once.
 */
export function watchCertificate(files: CertificateFiles, signal: AbortSignal, use: (certificate: Certificate) => void, onProblem: (problem: Error) => void): void {
  const look = (): string => [files.cert, files.key].map((path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs}` : '';
  }).join('|');
  let used = look(), problem = '';
  const timer = setInterval(() => {
    const now = look();
    if (now === used) return;
    try {
      use(readCertificate(files));
      used = now;
      problem = '';
    } catch (error) {
      if (problem !== (error as Error).message) onProblem(error as Error);
      problem = (error as Error).message;
    }
  }, EVERY_MS);
  signal.addEventListener('abort', () => { clearInterval(timer); }, { once: true });
}
