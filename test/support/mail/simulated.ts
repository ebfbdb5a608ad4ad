// Time and a network that exist in a test alone: an hour of pauses and a server that is silent for minutes take no
// time, and what happens when is the same in every run.
import net from 'node:net';
import { Duplex } from 'node:stream';
import tls from 'node:tls';
import { vi } from 'vitest';
import type { Clock } from '../../../src/email/network/clock.js';

interface Timer {
  readonly at: number;
  readonly over: () => void;
  readonly isOfWorld: boolean;
}

/** What a simulated server does at a line: nothing where it says nothing. */
export interface Act {
  /** Bytes that it sends, each piece as it comes. */
  readonly sends?: readonly (string | Buffer)[];
  readonly ending?: 'ends' | 'breaks' | 'starts TLS';
  /** Milliseconds before it does so; the server's own by default. */
  readonly afterMs?: number;
}

/** A server at an address; `undefined` and no code: it does not answer at all. */
export interface SimulatedServer {
  /** The system's code where a connection cannot be made, '' where nothing comes of it. */
  readonly refuses?: string;
  readonly delayMs: number;
  /** False where TLS is begun and nothing comes of it. */
  readonly secures?: false;
  /** What it does at a line of the client's; '' is the beginning. */
  readonly acts: (line: string) => Act;
}

export type ServerAt = (address: string) => SimulatedServer;

/** A world of its own, with a log of what happened in it: its millisecond, and what. */
export class Simulated {
  readonly log: string[] = [];
  connections = 0;
  open = 0;
  private time = 0;
  private timers: Timer[] = [];

  readonly clock: Clock = {
    now: () => this.time,
    after: (ms, over) => this.later(ms, over),
  };

  /** The log, with one name for those that are made up. */
  get steadyLog(): string[] {
    return this.log.map((line) => line.replaceAll(/\bq[0-9a-z]{12,19}\b/g, '<nobody>'));
  }

  note(text: string): void {
    this.log.push(`${this.time} ${text}`);
  }

  /** Milliseconds of those that wait for something that can still happen. */
  get waiting(): number[] {
    const own = this.timers.filter(({ isOfWorld }) => !isOfWorld);
    return own.map(({ at }) => at - this.time).toSorted((a, b) => a - b);
  }

  /** `isOfWorld`: what happens then is not the program's. */
  later(ms: number, over: () => void, isOfWorld = false): () => void {
    const timer = { at: this.time + ms, over, isOfWorld };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  /** Lets time pass until the promise is settled, and gives what it came to. */
  async until<T>(promise: Promise<T>): Promise<T> {
    let isOver = false;
    const over = (): void => {
      isOver = true;
    };
    promise.then(over, over);
    for (;;) {
      await settled();
      if (isOver) return promise;
      if (!this.step(Infinity)) throw new Error(`nothing happens any more: ${this.log.slice(-5).join(' | ')}`);
    }
  }

  /** Lets so many milliseconds pass. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms;
    do await settled();
    while (this.step(end));
    this.time = end;
  }

  /** Puts simulated servers in the place of the network, until mocks are restored. */
  connectsTo(serverAt: ServerAt): void {
    const connect = (options: net.TcpNetConnectOpts): net.Socket => {
      const { host = '', port } = options;
      this.note(`connects to ${host}:${port}`);
      this.connections++;
      return new SimulatedSocket(this, serverAt(host)) as unknown as net.Socket;
    };
    vi.spyOn(net, 'connect').mockImplementation(connect as typeof net.connect);
    vi.spyOn(tls, 'connect').mockImplementation(((options: tls.ConnectionOptions) => {
      const plain = options.socket as unknown as SimulatedSocket;
      this.note(`begins TLS ${options.servername ?? 'without a name'}`);
      return plain.secure();
    }) as unknown as typeof tls.connect);
  }

  /** The next that was to happen until then; false if there is nothing. */
  private step(end: number): boolean {
    const next = this.timers.reduce<Timer | undefined>((a, b) => (a === undefined || b.at < a.at ? b : a), undefined);
    if (next === undefined || next.at > end) return false;
    this.timers = this.timers.filter((other) => other !== next);
    this.time = Math.max(this.time, next.at);
    next.over();
    return true;
  }
}

/** Everything that happens without a wait has happened. */
const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** The client's end of a connection. */
class SimulatedSocket extends Duplex {
  private pending = '';

  constructor(
    private readonly world: Simulated,
    private readonly server: SimulatedServer,
    /** The connection below, where this is TLS. */
    private readonly below?: SimulatedSocket,
  ) {
    super({ emitClose: true });
    if (below !== undefined) {
      if (server.secures !== false) this.later(server.delayMs, () => this.emit('secureConnect'));
      return;
    }
    world.open++;
    const { refuses } = server;
    if (refuses === '') return;
    this.later(server.delayMs, () => {
      if (refuses !== undefined) {
        this.destroy(Object.assign(new Error(refuses), { code: refuses }));
        return;
      }
      this.emit('connect');
      this.act('');
    });
  }

  /** The same connection from now on in TLS. */
  secure(): SimulatedSocket {
    return new SimulatedSocket(this.world, this.server, this);
  }

  unref(): this {
    this.world.note('not waited for');
    return this;
  }

  override _read(): void {
    // What comes is pushed when it comes.
  }

  override _write(bytes: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.pending += bytes.toString('utf8');
    const lines = this.pending.split('\r\n');
    this.pending = lines.pop()!;
    for (const line of lines) {
      this.world.note(`> ${line}`);
      this.act(line);
    }
    done();
  }

  override _final(done: () => void): void {
    this.world.note('> ends');
    this.later(this.server.delayMs, () => this.push(null));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (this.below === undefined) {
      this.world.open--;
      this.world.note('closed');
    } else {
      this.below.destroy();
    }
    done(error);
  }

  private act(line: string): void {
    const { sends = [], ending, afterMs = this.server.delayMs } = this.server.acts(line);
    sends.forEach((piece, i) => {
      this.later(afterMs + i, () => {
        this.world.note(`< ${JSON.stringify(piece.toString().slice(0, 80))}`);
        this.push(Buffer.from(piece));
      });
    });
    if (ending === 'starts TLS') return;
    if (ending !== undefined) this.later(afterMs + sends.length, () => this.over(ending));
  }

  private over(how: 'ends' | 'breaks'): void {
    if (how === 'ends') this.push(null);
    else this.destroy(Object.assign(new Error('broken'), { code: 'ECONNRESET' }));
  }

  private later(ms: number, then: () => void): void {
    const over = (): void => {
      if (!this.destroyed) then();
    };
    this.world.later(ms, over, true);
  }
}
