// The way to another machine through the proxies of the environment. Loads the network: whoever only needs the type
// imports it as one.
import { EnvHttpProxyAgent, type Dispatcher } from './http.js';
import { WaypostError } from '../contract/errors.js';

/** Values of HTTP_PROXY, HTTPS_PROXY and NO_PROXY. */
export interface Proxies {
  readonly http?: string | undefined;
  readonly https?: string | undefined;
  readonly none?: string | undefined;
}

/**
 * Connections through the proxies that the environment names, direct where it names none. Throws `configuration` for a
 * proxy that is no address.
 */
export function throughProxies(
  proxies: Proxies,
  options: { readonly connections?: number; readonly connectMs: number },
): Dispatcher {
  const { connections, connectMs } = options;
  try {
    return new EnvHttpProxyAgent({
      httpProxy: proxies.http ?? '',
      httpsProxy: proxies.https ?? proxies.http ?? '',
      noProxy: proxies.none ?? '',
      proxyTunnel: false,
      connect: { timeout: connectMs },
      ...(connections === undefined ? {} : { connections }),
    });
  } catch {
    throw new WaypostError(
      'configuration',
      'the proxy in HTTP_PROXY or HTTPS_PROXY is no address; give it as http://host:port',
    );
  }
}
