// One call over the network: sends it, reads the whole answer within its time, unpacks it. Anything short of a whole
// answer may be tried again. No message carries more of an address than its host.
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { Agent, request, type Dispatcher } from '../web/http.js';
import { version } from '../contract/version.js';
import { isLoopback, lastingFailure, proxyStatus } from '../web/connection.js';
import { throughProxies, type Proxies } from '../web/proxies.js';
import { shortened } from '../contract/shortened.js';
import { MOST_BYTES, MOST_HEADER_BYTES } from './bounds.js';
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

const unpacked = promisify(gunzip);

export class HttpClient {
  private readonly direct: Dispatcher;
  private readonly proxied: Dispatcher;
  private readonly headers: Readonly<Record<string, string>>;
  private readonly underWay = new Set<AbortController>();
  private closed: unknown;

  constructor(private readonly options: WireOptions) {
    const { connections, timeoutMs, proxies, credential } = options;
    this.direct = new Agent({ connections, connect: { timeout: timeoutMs }, maxHeaderSize: MOST_HEADER_BYTES });
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
      throw cause instanceof RetryableFailure ? cause : failure(base, cause);
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
  const ofCall = { ofCall: true };
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of body) {
    bytes += piece.length;
    if (bytes > MOST_BYTES) throw tooMuch(host);
    pieces.push(piece);
  }
  const whole = Buffer.concat(pieces);
  if (encoding !== 'identity' && encoding !== 'gzip' && encoding !== 'x-gzip') {
    const named = shortened(encoding, 50);
    throw new RetryableFailure(`${host} answers in the encoding ${named}, which was not asked for`, ofCall);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(
      encoding === 'identity' ? whole : await unpacked(whole, { maxOutputLength: MOST_BYTES }),
    );
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooMuch(host);
    throw new RetryableFailure(
      `${host} answers with ${
        encoding === 'identity' ? 'bytes that are no UTF-8' : 'a compressed body that is broken'
      }`,
      { ...ofCall, cause },
    );
  }
}

const tooMuch = (host: string): RetryableFailure =>
  new RetryableFailure(`${host} answers with more than ${MOST_BYTES >> 20} MB`, { ofCall: true });

/** What the HTTP client throws where a connection broke: `socket` says how much had come. */
interface SocketFailure extends NodeJS.ErrnoException {
  socket?: { bytesRead?: number };
}

function failure({ host, protocol }: URL, cause: unknown): unknown {
  const { code, message, socket } = cause as SocketFailure;
  if (code === 'UND_ERR_HEADERS_OVERFLOW') {
    const most = `${MOST_HEADER_BYTES >> 10} KB`;
    return new RetryableFailure(`${host} answers with headers of more than ${most}`, { ofCall: true, cause });
  }
  const proxy = proxyStatus(message);
  return (
    lastingFailure(host, cause) ??
    new RetryableFailure(
      proxy === undefined
        ? `${host} is out of reach, or the connection to it broke (${code ?? shortened(message)}${
            // A service of HTTPS that is spoken to in plain http hangs up without a byte.
            protocol === 'http:' && socket?.bytesRead === 0 ? '; if it speaks HTTPS, give https://' : ''
          })`
        : `the proxy answers ${proxy} when asked for ${host}`,
      { cause },
    )
  );
}
