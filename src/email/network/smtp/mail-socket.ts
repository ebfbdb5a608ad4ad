// One connection to a mail server: bytes out as commands, bytes in as replies, each within its time and all within the
// time of the connection. It is made to an address that was checked, never to a name.
import net from 'node:net';
import tls from 'node:tls';
import type { Clock } from '../clock.js';
import { commandBytes } from './command.js';
import { ReplyReader, type Reply } from './reply.js';
import { MOST_BYTES, type SocketLimits } from './socket-limits.js';

/**
 * What became of a connection: `timeout`, `refused` and `unreachable` before there is one, the others later. `closed`
 * is an end that the server made in order, `reset` one out of order; `out-of-step` a reply that nobody asked for.
 */
export type FailureKind =
  | 'timeout'
  | 'refused'
  | 'unreachable'
  | 'closed'
  | 'reset'
  | 'slow'
  | 'not-smtp'
  | 'too-long'
  | 'out-of-step'
  | 'tls'
  | 'stopped';

export class ConnectionFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    /** What the server said before it went away, if anything. */
    readonly lastWords?: Reply,
  ) {
    super(`the connection to the mail server failed: ${kind}`);
  }
}

const KINDS: Readonly<Record<string, FailureKind>> = {
  ECONNREFUSED: 'refused',
  ETIMEDOUT: 'timeout',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EADDRNOTAVAIL: 'unreachable',
  EACCES: 'unreachable',
  EPERM: 'unreachable',
};

export class MailSocket {
  /** The time that the slowest reply took. */
  slowestMs = 0;
  private readonly reader = new ReplyReader();
  private received = 0;
  private failure: ConnectionFailure | undefined;
  private wake: (() => void) | undefined;
  private readonly cancelWhole: () => void;
  private readonly whenClosed: Promise<void>;

  private constructor(
    private socket: net.Socket,
    private readonly clock: Clock,
    private readonly limits: SocketLimits,
  ) {
    this.listen();
    this.whenClosed = new Promise((resolve) => {
      socket.once('close', () => {
        resolve();
      });
    });
    this.cancelWhole = clock.after(limits.wholeMs, () => {
      this.fail('slow');
    });
  }

  /** Connects to an IP address. Throws `ConnectionFailure`. `halt` ends it now, and later at any time. */
  static async open(
    address: string,
    port: number,
    clock: Clock,
    halt: AbortSignal,
    limits: SocketLimits,
  ): Promise<MailSocket> {
    if (halt.aborted) throw new ConnectionFailure('stopped');
    const socket = net.connect({ host: address, port, lookup: refuseLookup });
    const opened = new MailSocket(socket, clock, limits);
    const stop = (): void => {
      opened.stop();
    };
    halt.addEventListener('abort', stop, { once: true });
    socket.once('close', () => {
      halt.removeEventListener('abort', stop);
    });
    let isConnected = false;
    socket.once('connect', () => {
      isConnected = true;
      opened.wake?.();
    });
    await opened.until(() => isConnected, limits.connectMs, 'timeout');
    return opened;
  }

  /** The next reply. Throws `ConnectionFailure` if none comes whole, in time and in form. */
  async reply(ms: number = this.limits.replyMs): Promise<Reply> {
    let reply: Reply | undefined;
    const isThere = (): boolean => {
      const next = this.reader.next();
      if (typeof next === 'string') throw this.fail(next);
      reply = next;
      return reply !== undefined;
    };
    const asked = this.clock.now();
    await this.until(isThere, ms, 'slow');
    this.slowestMs = Math.max(this.slowestMs, this.clock.now() - asked);
    return reply!;
  }

  /** Sends a command and gives its reply. Throws `ConnectionFailure`. */
  async ask(command: string, ms: number = this.limits.replyMs): Promise<Reply> {
    const bytes = commandBytes(command);
    if (this.reader.hasMore) {
      // A reply to nothing: whatever comes next would be taken for the answer to another question.
      const next = this.reader.next();
      throw this.fail('out-of-step', typeof next === 'object' && next.code === 421 ? next : undefined);
    }
    if (this.failure) throw this.failure;
    this.socket.write(bytes);
    return this.reply(ms);
  }

  /**
   * Goes on in TLS. The certificate is not looked at: it stands between nobody and the plain text that would be sent
   * otherwise. Throws `ConnectionFailure` `tls`.
   */
  async startTls(serverName: string): Promise<void> {
    // What came in the clear before is not part of what comes now (RFC 3207, 6).
    this.reader.clear();
    const plain = this.socket;
    plain.removeAllListeners('data');
    const secure = tls.connect({
      socket: plain,
      rejectUnauthorized: false,
      minVersion: 'TLSv1',
      ciphers: 'DEFAULT@SECLEVEL=0',
      ...(net.isIP(serverName) === 0 ? { servername: serverName } : {}),
    });
    let isSecure = false;
    secure.once('secureConnect', () => {
      isSecure = true;
      this.wake?.();
    });
    this.socket = secure;
    this.listen();
    try {
      await this.until(() => isSecure, this.limits.tlsMs, 'tls');
    } catch (error) {
      throw this.failure?.kind === 'stopped' ? error : new ConnectionFailure('tls');
    }
  }

  /** Says goodbye where the connection still stands, and resolves when it is closed on both sides. */
  async leave(): Promise<void> {
    try {
      await this.ask('QUIT', this.limits.quitMs);
      // A server closes first; one that does not is not waited for.
      this.socket.end();
      await this.until(() => false, this.limits.quitMs, 'closed');
    } catch {
      // Whatever came of it, the connection ends here.
    }
    this.fail('closed');
    await this.whenClosed;
  }

  /** Ends now: with a goodbye, where no reply is waited for, that nothing is waited for either. */
  private stop(): void {
    const isIdle = this.wake === undefined && this.failure === undefined;
    if (isIdle) this.socket.end(commandBytes('QUIT'));
    this.failure ??= new ConnectionFailure('stopped');
    this.cancelWhole();
    if (isIdle) this.socket.unref();
    else this.socket.destroy();
    this.wake?.();
  }

  private listen(): void {
    const { socket } = this;
    socket.on('data', (bytes: Buffer) => {
      this.received += bytes.length;
      if (this.failure) return;
      this.reader.add(bytes);
      if (this.received > MOST_BYTES) this.fail('too-long');
      this.wake?.();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      this.fail(KINDS[error.code ?? ''] ?? (socket instanceof tls.TLSSocket ? 'tls' : 'reset'));
    });
    socket.on('close', () => {
      this.fail('closed');
    });
    socket.on('end', () => {
      this.fail('closed');
    });
  }

  private fail(kind: FailureKind, lastWords?: Reply): ConnectionFailure {
    this.failure ??= new ConnectionFailure(kind, lastWords);
    this.cancelWhole();
    this.socket.destroy();
    this.wake?.();
    return this.failure;
  }

  /** Resolves when it holds; a reply that came before the connection ended counts. */
  private async until(holds: () => boolean, ms: number, late: FailureKind): Promise<void> {
    const cancel = this.clock.after(ms, () => {
      this.fail(late);
    });
    try {
      while (!holds()) {
        if (this.failure) throw this.failure;
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
      }
    } finally {
      this.wake = undefined;
      cancel();
    }
  }
}

/** The address was checked; a name in its place would be another address by now. */
const refuseLookup: net.LookupFunction = (hostname, _options, done) => {
  done(new Error(`${hostname} is no address`), '', 4);
};
