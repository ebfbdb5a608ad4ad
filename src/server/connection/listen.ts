// Where a server listens, and how it ends: no new connections, what is under way answered, the rest cut off in the end.
import type { AddressInfo } from 'node:net';
import { isIPv6 } from 'node:net';
import type { SecureVersion, Server as SecureServer } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { WaypostError } from '../../contract/errors.js';

/** The oldest version of TLS that is spoken. */
export const LEAST_TLS: SecureVersion = 'TLSv1.2';

export interface Listening {
  /** The base URL, with the port that the system chose. */
  readonly url: string;
  /** Answers new connections with another certificate (PEM). */
  renew(certificate: { readonly cert: Buffer; readonly key: Buffer }): void;
  /** Resolves when everything under way has been answered, or cut off after so many milliseconds. */
  end(withinMs: number): Promise<void>;
}

/** Starts to listen. Throws `configuration` where the system does not let it, or the certificate is none. */
export async function listen(server: FastifyInstance, host: string, port: number): Promise<Listening> {
  try {
    await server.listen({ host, port });
  } catch (cause) {
    await server.close();
    throw new WaypostError(
      'configuration',
      `cannot listen at ${host}, port ${port}: ${(cause as Error).message}; give another --host or --port`,
      { cause },
    );
  }
  const { port: chosen } = server.server.address() as AddressInfo;
  const scheme = server.initialConfig.https === undefined ? 'http' : 'https';
  return {
    url: `${scheme}://${isIPv6(host) ? `[${host}]` : host}:${chosen}`,
    renew: (certificate) => {
      (server.server as unknown as SecureServer).setSecureContext({ ...certificate, minVersion: LEAST_TLS });
    },
    async end(withinMs) {
      const cutOff = setTimeout(() => {
        server.server.closeAllConnections();
      }, withinMs);
      await server.close();
      clearTimeout(cutOff);
    },
  };
}
