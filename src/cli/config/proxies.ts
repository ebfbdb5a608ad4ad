// The proxies that the environment names, in capitals or in small letters; capitals win.
import type { Proxies } from '../../web/proxies.js';
import type { Io } from '../io.js';

/** The proxies for addresses of each scheme, and the hosts that are reached without one. */
export const proxiesOf = ({ env }: Pick<Io, 'env'>): Proxies => ({
  http: env['HTTP_PROXY'] ?? env['http_proxy'],
  https: env['HTTPS_PROXY'] ?? env['https_proxy'],
  none: env['NO_PROXY'] ?? env['no_proxy'],
});
