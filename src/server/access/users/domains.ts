// Allowlisted domains: the host names whose pages may call the service from a browser.
import { domainToASCII } from 'node:url';
import { WaypostError } from '../../../contract/errors.js';

/**
 * The domain as browsers write it in an origin: lower case, without scheme, port or dot at the end. Throws `usage` for
 * what is none.
 */
export function readDomain(text: string): string {
  const host = /[/:?#@\\]/.test(text) ? '' : domainToASCII(text.trim().replace(/\.$/, ''));
  if (host === '' || !/^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)(?:\.[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?)*$/.test(host)) {
    throw new WaypostError(
      'usage',
      `--domain ${text}: give a host name, such as example.com, without scheme, port and path; what is below ` +
        `it is allowed with it`,
    );
  }
  return host;
}

/** True if the host is one of the domains, or below one. */
export const isOfDomains = (host: string, domains: readonly string[]): boolean =>
  domains.some((domain) => host === domain || (host.endsWith(domain) && host[host.length - domain.length - 1] === '.'));
