// Which pages may call from a browser: those of the server itself, and those of the domains that the user has
// allowlisted. A request without an Origin comes from no page of another site, and is none of this file's business.
import { HttpFailure } from '../failure.js';
import { isOfDomains } from './users/domains.js';
import type { User } from './users/users-file.js';

export type Headers = Readonly<Record<string, string>>;

/** Seconds that a browser may keep the answer to a preflight. */
const PREFLIGHT_SECONDS = '600';

/** True if the origin is that of the server as the caller names it: its own pages. */
export const isOwnOrigin = (origin: string, host: string | undefined): boolean =>
  host !== undefined && hostOf(origin)?.host === host.toLowerCase();

/** Headers of the answer to a page of that origin that calls in the user's name. Throws 403 for one that may not. */
export function allowOrigin(origin: string, { domains }: Pick<User, 'domains'>): Headers {
  const host = hostOf(origin)?.hostname;
  if (host === undefined || !isOfDomains(host, domains)) throw refused(origin);
  return headersFor(origin);
}

/**
 * Headers of the answer to a preflight: of an origin that any of the users has allowlisted, since a preflight says no
 * name. Throws 403.
 */
export function allowPreflight(origin: string, users: readonly User[]): Headers {
  const headers = headersForAnyUser(origin, users);
  if (!headers) throw refused(origin);
  return {
    ...headers,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'authorization, content-type, x-request-id',
    'access-control-max-age': PREFLIGHT_SECONDS,
  };
}

/** What lets a page of any user's domain read how a caller was refused who did not prove to be a user. */
export function headersForAnyUser(origin: string, users: readonly User[]): Headers | undefined {
  const host = hostOf(origin)?.hostname;
  return host !== undefined && users.some(({ domains }) => isOfDomains(host, domains)) ? headersFor(origin) : undefined;
}

const headersFor = (origin: string): Headers => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': 'x-request-id, retry-after',
});

const refused = (origin: string): HttpFailure =>
  new HttpFailure(
    403,
    `pages of ${origin.slice(0, 100)} may not call this service: their domain is not allowlisted; its ` +
      `operator adds a user with "waypost user add NAME --domain D"`,
    { code: 'Forbidden' },
  );

/** Host with port, and without, of an origin; undefined for `null` and what is none. */
function hostOf(origin: string): { host: string; hostname: string } | undefined {
  if (!/^https?:\/\/[^/?#@\s]+$/i.test(origin) || !URL.canParse(origin)) return undefined;
  const { host, hostname } = new URL(origin);
  return { host, hostname };
}
