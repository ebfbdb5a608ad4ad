// Requests over the network. Only what they need of the package is loaded: its entry loads a browser's fetch, cookies
// and caches too, which costs 60 ms of processor time where a whole start takes 160, and makes Node load its own copy
// of the same package, which sets ten gigabytes of address space aside a second time.
import type * as Whole from 'undici';
import methods from 'undici/lib/api/index.js';
import agent from 'undici/lib/dispatcher/agent.js';
import dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import envHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';

// The package's entry gives dispatchers their methods, which proxies need as well.
Object.assign(dispatcher.prototype, methods);

export type Dispatcher = Whole.Dispatcher;
/** Connections straight to the servers. */
export const Agent: typeof Whole.Agent = agent;
/** Connections through proxies. */
export const EnvHttpProxyAgent: typeof Whole.EnvHttpProxyAgent = envHttpProxyAgent;

/** The head of an answer, and its body as it comes. Times are in milliseconds, 0 for none. */
export function request(
  url: URL,
  options: Omit<Whole.Dispatcher.RequestOptions, 'origin' | 'path'> & { readonly dispatcher: Dispatcher },
): Promise<Whole.Dispatcher.ResponseData> {
  const { dispatcher: through, ...rest } = options;
  return through.request({ ...rest, origin: url.origin, path: url.pathname + url.search });
}
