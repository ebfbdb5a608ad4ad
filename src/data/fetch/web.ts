// Requests to the owners of data: proxies, redirects, time limits, where plain http is allowed, and failures in words
// that carry no credential: of an address only host and path are ever shown.
import type { Readable } from 'node:stream';
import { Agent, request, type Dispatcher } from '../../web/http.js';
import { WaypostError } from '../../contract/errors.js';
import { isLoopback, lastingFailure, proxyStatus, retryAfter, shown } from '../../web/connection.js';
import { throughProxies, type Proxies } from '../../web/proxies.js';

export interface WebRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Sent as JSON by POST. */
  readonly post?: unknown;
  /**
   * Value of Authorization: sent to the host that is asked and to none that it redirects to, never over plain http to
   * another machine.
   */
  readonly authorization?: string | undefined;
  /** False: a redirect is the answer. */
  readonly follow?: boolean;
  /** True where a checksum that came over a safe connection tells a changed answer: plain http is then allowed. */
  readonly checked?: boolean;
}

/** An answer whose body is still to come. Header names are in lower case. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable;
}

/** A failure that may be over in a moment. */
export class TemporaryFailure extends WaypostError {
  /** How long the server asks to wait, in milliseconds. */
  readonly waitMs: number | undefined;

  constructor(message: string, options: { cause?: unknown; waitMs?: number | undefined } = {}) {
    super('temporary', message, options);
    this.waitMs = options.waitMs;
  }
}

const MOST_REDIRECTS = 5;
const CONNECT_MS = 15_000;
const HEADERS_MS = 60_000;
const SILENCE_MS = 60_000;
/** Descriptions of releases are some kilobytes. */
const MOST_JSON_BYTES = 8 << 20;
/** A description that trickles in longer than this does not come. */
const MOST_JSON_MS = 300_000;

/** A client; close it when done, or the process waits for its idle connections. */
export class Web {
  private readonly direct: Dispatcher = new Agent({ connect: { timeout: CONNECT_MS } });
  private readonly proxied: Dispatcher;

  constructor(proxies: Proxies = {}) {
    this.proxied = throughProxies(proxies, { connectMs: CONNECT_MS });
  }

  /** The answer, whatever its status, after redirects. Throws `TemporaryFailure` when the server is out of reach. */
  async ask(address: string, given: WebRequest = {}): Promise<Reply> {
    const { authorization, checked = false, follow = true } = given;
    let url = safeUrl(address, checked && authorization === undefined);
    const { origin } = url;
    for (let redirects = 0; ; redirects++) {
      const reply = await this.send(url, given, url.origin === origin ? authorization : undefined);
      const target = reply.headers['location'];
      if (!follow || ![301, 302, 303, 307, 308].includes(reply.status) || target === undefined) return reply;
      reply.body.destroy();
      if (redirects === MOST_REDIRECTS) {
        throw new WaypostError(
          'input-unreadable',
          `${shown(address)} redirects more than ${MOST_REDIRECTS} times; check the catalogue`,
        );
      }
      if (!URL.canParse(target, url.href)) {
        throw new WaypostError(
          'input-unreadable',
          `${shown(url.href)} redirects to what is no address; check the catalogue`,
        );
      }
      url = safeUrl(new URL(target, url).href, checked);
    }
  }

  /** The JSON at an address. Throws WaypostError for any other answer. */
  async json(address: string, options: WebRequest = {}): Promise<unknown> {
    const reply = await this.ask(address, { ...options, headers: { accept: 'application/json', ...options.headers } });
    if (![200, 201].includes(reply.status) && !(reply.status === 303 && options.follow === false)) {
      reply.body.destroy();
      throw refusedRequest(address, reply);
    }
    try {
      return JSON.parse(await text(reply.body, address)) as unknown;
    } catch (cause) {
      if (cause instanceof WaypostError) throw cause;
      if (cause instanceof SyntaxError) {
        throw new WaypostError(
          'input-unreadable',
          `${shown(address)} answers with something other than JSON; check the address in the catalogue`,
        );
      }
      throw brokenConnection(address, cause, options.signal);
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.direct.destroy(), this.proxied.destroy()]);
  }

  private async send(
    url: URL,
    { headers, post, signal }: WebRequest,
    authorization: string | undefined,
  ): Promise<Reply> {
    try {
      const own = {
        ...(post === undefined ? {} : { 'content-type': 'application/json' }),
        ...(authorization === undefined ? {} : { authorization }),
      };
      const {
        statusCode,
        headers: raw,
        body,
      } = await request(url, {
        // Compressed transfer would make byte ranges mean something else.
        headers: { 'user-agent': 'waypost', 'accept-encoding': 'identity', ...headers, ...own },
        signal,
        ...(post === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(post) }),
        dispatcher: isLoopback(url) ? this.direct : this.proxied,
        headersTimeout: HEADERS_MS,
        bodyTimeout: SILENCE_MS,
      });
      // An answer that nobody reads to its end is destroyed, which undici reports as an error of its own.
      body.on('error', () => undefined);
      const flat = Object.fromEntries(
        Object.entries(raw).map(([name, value]) => [
          name.toLowerCase(),
          Array.isArray(value) ? value.join(', ') : (value ?? ''),
        ]),
      );
      return { status: statusCode, headers: flat, body };
    } catch (cause) {
      throw brokenConnection(url.href, cause, signal);
    }
  }
}

/** The error for an answer that is not what was asked for. */
export function refusedRequest(address: string, { status, headers }: Pick<Reply, 'status' | 'headers'>): WaypostError {
  const what = `${shown(address)} answers ${status}`;
  if (status === 401 || status === 403) {
    return new WaypostError(
      'authentication',
      `${what}: it does not let this user in; check the credential, or give a catalogue that names another ` +
        `place with --catalogue`,
    );
  }
  if (status === 408 || status === 425 || status === 429 || status >= 500) {
    return new TemporaryFailure(`${what}: it is overloaded or out of order; run the same command again later`, {
      waitMs: retryAfter(headers['retry-after'], Date.now()),
    });
  }
  return new WaypostError(
    'input-unreadable',
    `${what}${status === 404 || status === 410 ? ': the file is gone' : ''}; the catalogue may be out of ` +
      `date: give another with --catalogue`,
  );
}

/** The error for a connection that could not be made or broke; the signal's own when it was that. */
export function brokenConnection(address: string, cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const lasting = lastingFailure(new URL(address).host, cause);
  const proxy = proxyStatus(message);
  if (lasting) return lasting;
  if (proxy !== undefined) {
    return new TemporaryFailure(
      `the proxy answers ${proxy} when asked for ${new URL(address).host}; check HTTPS_PROXY and NO_PROXY`,
      { cause },
    );
  }
  return new TemporaryFailure(
    `no answer from ${shown(address)} (${code || message}); check the network and run the same command again`,
    { cause },
  );
}

function safeUrl(address: string, checked: boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new WaypostError(
      'input-unreadable',
      `'${address.slice(0, 40)}' is no http or https address; correct the catalogue`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    throw new WaypostError(
      'usage',
      `the address of ${url.host} carries a user or password; credentials do not belong in an address`,
    );
  }
  if (url.protocol === 'http:' && !checked && !isLoopback(url)) {
    throw new WaypostError(
      'input-unreadable',
      `${shown(address)} is plain http, where anybody on the way can change what comes; give an https ` +
        `address, or its sha256 in the catalogue`,
    );
  }
  return url;
}

async function text(body: Readable, address: string): Promise<string> {
  const pieces: Buffer[] = [];
  const began = performance.now();
  let bytes = 0;
  for await (const piece of body) {
    bytes += (piece as Buffer).length;
    if (performance.now() - began > MOST_JSON_MS) {
      throw new TemporaryFailure(
        `${shown(address)} has not ended its answer within ${MOST_JSON_MS / 60_000} minutes; run the same command ` +
          `again later`,
      );
    }
    if (bytes > MOST_JSON_BYTES) {
      throw new WaypostError(
        'input-unreadable',
        `${shown(address)} answers with more than ${MOST_JSON_BYTES >> 20} MB where a description is expected; ` +
          `check the address in the catalogue`,
      );
    }
    pieces.push(piece as Buffer);
  }
  return Buffer.concat(pieces).toString('utf8');
}
