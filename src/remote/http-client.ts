// One call over the network: sends it, reads the whole answer within its time, unpacks it. Anything short of a whole
// answer may be tried again. No message carries more of an address than its host.
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Agent, request, type Dispatcher } from 'undici';
import { version } from '../contract/version.js';
import { isLoopback, lastingFailure, proxyStatus } from '../web/connection.js';
import { throughProxies, type Proxies } from '../web/proxies.js';
import type { Call } from './call.js';
import type { Clock } from '../layers/clock.js';
import { basicCredentials, type Credential } from './credential.js';
import { urlBelow } from './endpoint.js';
import { RetryableFailure } from '../layers/retryable-failure.js';

/** An answer that arrived whole; header names in lower case. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface WireOptions {
  readonly credential: Credential | undefined;
  /** Connections that are kept open at most. */
  readonly connections: number;
  readonly timeoutMs: number;
  readonly proxies: Proxies;
  readonly clock: Clock;
}

/** Most bytes of an answer, unpacked: a hundred records take some hundred kilobytes. */
const MOST_BYTES = 64 << 20;
const unpacked = promisify(gunzip);

export class HttpClient {
  private readonly direct: Dispatcher;
  private readonly proxied: Dispatcher;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly underWay = new Set<AbortController>();
  private closed: unknown;

  constructor(private readonly options: WireOptions) {
    const { connections, timeoutMs, proxies, credential } = options;
    this.direct = new Agent({ connections, connect: { timeout: timeoutMs } });
    this.proxied = throughProxies(proxies, { connections, connectMs: timeoutMs });
    this.headers = {
      accept: 'application/json',
      'accept-encoding': 'gzip',
      'user-agent': `waypost/${version()}`,
      ...(credential === undefined ? {} : { authorization: `Basic ${basicCredentials(credential)}` }),
    };
  }

  /**
   * The whole answer, whatever its status. Throws `RetryableFailure`, and `WaypostError` for what no second try will
   * mend.
   */
  async send(base: URL, call: Call): Promise<Reply> {
    if (this.closed !== undefined) throw this.closed;
    const stop = new AbortController();
    const { clock, timeoutMs } = this.options;
    this.underWay.add(stop);
    const cancel = clock.deadline(timeoutMs, () => {
      stop.abort(new RetryableFailure(`${base.host} gave no whole answer within ${timeoutMs / 1000} s`));
    });
    try {
      const { statusCode, headers, body } = await request(urlBelow(base, call.path, call.query), {
        method: call.method,
        body: call.body ?? null,
        signal: stop.signal,
        headersTimeout: 0,
        bodyTimeout: 0,
        dispatcher: isLoopback(base) ? this.direct : this.proxied,
        headers: {
          ...this.headers,
          'idempotency-key': call.key,
          ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      });
      const flat = Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [
          name.toLowerCase(),
          Array.isArray(value) ? value.join(', ') : (value ?? ''),
        ]),
      );
      return {
        status: statusCode,
        headers: flat,
        text: await textOf(base.host, body, flat['content-encoding']?.trim().toLowerCase()),
      };
    } catch (cause) {
      if (stop.signal.aborted) throw stop.signal.reason;
      throw cause instanceof RetryableFailure ? cause : failure(base.host, cause);
    } finally {
      cancel();
      this.underWay.delete(stop);
    }
  }

  /** Ends the calls under way for that reason, and all connections. */
  async close(reason: unknown): Promise<void> {
    this.closed = reason;
    for (const call of this.underWay) call.abort(reason);
    await Promise.all([this.direct.destroy(), this.proxied.destroy()]);
  }
}

async function textOf(host: string, body: AsyncIterable<Buffer>, encoding = 'identity'): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) {
      throw new RetryableFailure(`${host} answers with more than ${MOST_BYTES >> 20} MB`, { ofCall: true });
    }
    pieces.push(piece);
  }
  const whole = Buffer.concat(pieces);
  if (encoding !== 'identity' && encoding !== 'gzip' && encoding !== 'x-gzip') {
    throw new RetryableFailure(`${host} answers in the encoding ${encoding}, which was not asked for`, {
      ofCall: true,
    });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      encoding === 'identity' ? whole : await unpacked(whole, { maxOutputLength: MOST_BYTES }),
    );
  } catch (cause) {
    throw new RetryableFailure(
      `${host} answers with ${
        encoding === 'identity' ? 'bytes that are no UTF-8' : 'a compressed body that is broken'
      }`,
      { ofCall: true, cause },
    );
  }
}

function failure(host: string, cause: unknown): unknown {
  const { code, message } = cause as NodeJS.ErrnoException;
  const proxy = proxyStatus(message);
  return (
    lastingFailure(host, cause) ??
    new RetryableFailure(
      proxy === undefined
        ? `${host} is out of reach, or the connection to it broke (${code ?? message})`
        : `the proxy answers ${proxy} when asked for ${host}`,
      { cause },
    )
  );
}
