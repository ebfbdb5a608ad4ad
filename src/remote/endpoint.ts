// Where a service is: which addresses are taken for one, and how its paths are joined to it.
import { WaypostError } from '../contract/errors.js';
import { isLoopback } from '../web/connection.js';

/**
 * Reads the base URL of a service. Throws `usage` for one that is none, carries a credential, or would send customers'
 * data and a credential in the clear.
 */
export function endpointOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hostname === '') {
    throw new WaypostError(
      'usage',
      'the endpoint is no http or https address; give it as https://host or https://host/path',
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new WaypostError(
      'usage',
      `the endpoint ${url.host} is given with a user or password in its address, where others can read them; ` +
        `use WAYPOST_USER and WAYPOST_CREDENTIAL`,
    );
  }
  if (url.search !== '' || url.hash !== '') {
    throw new WaypostError('usage', `the endpoint ${url.host} is given with a query; give its base address alone`);
  }
  if (url.protocol === 'http:' && !isLoopback(url)) {
    throw new WaypostError(
      'usage',
      `the endpoint ${url.host} is plain http, where anybody on the way can read what is sent; give an https ` +
        `address (http is for this machine alone)`,
    );
  }
  return url;
}

/** The address of a path of the contract below the base. */
export function urlBelow(base: URL, path: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(base);
  url.pathname = `${base.pathname.replace(/\/+$/, '')}${path}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
