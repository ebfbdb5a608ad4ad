// What everything of ours that goes over a network holds to: where plain http is allowed, what a message may show of an
// address, and which failures of a connection are over in a moment and which are not.
import { WaypostError } from '../contract/errors.js';

/** True for an address of this machine, which is reached without a proxy and may be asked over plain http. */
export const isLoopback = (url: URL): boolean => isLoopbackHost(url.hostname);

/** True for a host that only this machine can reach, as a URL or a command has it. */
export const isLoopbackHost = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);

/** An address as messages show it: neither query nor user, where credentials are. */
export function shown(address: string): string {
  const url = new URL(address);
  return `${url.protocol}//${url.host}${url.pathname}`;
}

/** No wait is longer: what a service asks for is told as a date, which ends some hundred thousand years from now. */
const LONGEST_WAIT_MS = 1000 * 365 * 86_400_000;

/**
 * Retry-After, seconds or a date, as milliseconds from `now`, a thousand years at most; undefined where there is none
 * that reads.
 */
export function retryAfter(text: string | undefined, now: number): number | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const ms = /^\s*\d+\s*$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), LONGEST_WAIT_MS);
}

/** What certificates are refused for, in words, by the code of the failure. */
const CERTIFICATES: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'has expired',
  CERT_NOT_YET_VALID: 'is not valid yet (is the clock of this machine right?)',
  ERR_TLS_CERT_ALTNAME_INVALID: 'is that of another host',
};

/**
 * The error for a connection that no second try will mend: a certificate, a proxy's user, a port that speaks no TLS.
 * Undefined for any other.
 */
export function lastingFailure(host: string, cause: unknown): WaypostError | undefined {
  const { code = '', message = '' } = cause as NodeJS.ErrnoException;
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code)) {
    const why = CERTIFICATES[code];
    return new WaypostError(
      'configuration',
      why === undefined
        ? `the certificate of ${host} is not trusted (${code}); if it is your organisation's own, name its ` +
            `authority in NODE_EXTRA_CA_CERTS`
        : `the certificate of ${host} ${why} (${code}); nothing is sent to it: tell its operator, or check the address`,
      { cause },
    );
  }
  if (/^ERR_SSL|^EPROTO$/.test(code)) {
    return new WaypostError(
      'configuration',
      `${host} speaks no TLS that this program knows (${code}); check the address and its port`,
      { cause },
    );
  }
  if (proxyStatus(message) === '407') {
    return new WaypostError('authentication', 'the proxy asks for a user and password; give them in HTTPS_PROXY', {
      cause,
    });
  }
  return undefined;
}

/** The status that a proxy gave instead of a connection, by the message of the failure. */
export const proxyStatus = (message: string): string | undefined => /^Proxy response \((\d+)\)/.exec(message)?.[1];
