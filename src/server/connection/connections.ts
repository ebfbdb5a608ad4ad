// What one connection may have under way, and how many connections there may be: of all callers, and from one address.
// A caller may send its next requests before it has the answers (pipelining); beyond a few, nothing more is read of it.
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestLife } from './life.js';

/** Requests of a connection that are worked at, or whose answers it has not read. */
const MOST_AT_ONCE = 4;

export interface ConnectionLimits {
  /** Connections of all callers. */
  readonly most: number;
  /** Connections from one address: enough for a proxy, and for the pools of many programs on one machine. */
  readonly mostOfAddress: number;
}

const LIMITS: ConnectionLimits = { most: 4096, mostOfAddress: 1024 };

/** What a connection has under way. */
interface Connection {
  /** Requests without an answer, in the order they came. */
  readonly lives: Map<RequestLife, IncomingMessage>;
  /** Requests that are not begun with yet. */
  readonly waiting: { readonly life: RequestLife; readonly begin: () => void }[];
  atOnce: number;
  isPaused: boolean;
  /** Requests whose heads came so far. */
  begun: number;
  /** What it sends is no HTTP: nothing more is read of it. */
  isBroken: boolean;
}

export class Connections {
  private readonly known = new WeakMap<Socket, Connection>();
  private readonly ofAddress = new Map<string, number>();
  private all = 0;

  constructor(private readonly limits: ConnectionLimits = LIMITS) {}

  /** Counts the connections of a server; `refuse` ends one that is too many. */
  watch(server: HttpServer, refuse: (socket: Socket) => void): void {
    const { ofAddress, limits } = this;
    server.on('connection', (socket: Socket) => {
      const address = socket.remoteAddress ?? '';
      const others = ofAddress.get(address) ?? 0;
      if (this.all >= limits.most || others >= limits.mostOfAddress) {
        refuse(socket);
        return;
      }
      this.all++;
      ofAddress.set(address, others + 1);
      socket.once('close', () => {
        this.all--;
        const left = ofAddress.get(address)! - 1;
        if (left > 0) ofAddress.set(address, left);
        else ofAddress.delete(address);
      });
    });
  }

  /**
   * Begins a request of a connection: its life ends with the answer or with the connection, whichever is first. An
   * answer that waits for another of its connection is never told that the connection is closed.
   */
  begin(request: IncomingMessage, reply: ServerResponse, life: RequestLife): void {
    const { socket } = request;
    const connection = this.of(socket);
    connection.lives.set(life, request);
    connection.begun++;
    life.onEnd(() => {
      connection.lives.delete(life);
    });
    reply.once('close', () => {
      life.end();
    });
    if (socket.destroyed) life.end();
  }

  /**
   * Resolves when the request may be worked at, or its connection is gone; at once where its connection has few under
   * way.
   */
  turn({ socket }: IncomingMessage, life: RequestLife): Promise<void> | undefined {
    const connection = this.of(socket);
    if (connection.atOnce < MOST_AT_ONCE) {
      enter(connection, socket, life);
      return undefined;
    }
    connection.isPaused = true;
    stopReading(socket);
    return new Promise((resolve) => {
      connection.waiting.push({
        life,
        begin: () => {
          enter(connection, socket, life);
          resolve();
        },
      });
    });
  }

  /**
   * Tells when the requests before the one that is being read are answered, at once where there are none: what is wrong
   * with one must not be taken for the answer to another. `graceMs`: how long the request may still take to come then,
   * where it is only late; whoever is not read cannot send.
   */
  behindOthers(socket: Socket, graceMs: number | undefined, tell: () => void): void {
    const connection = this.known.get(socket);
    const before = [...(connection?.lives ?? [])].filter(([, { complete }]) => complete);
    if (!connection || before.length === 0) {
      tell();
      return;
    }
    const newest = [...connection.lives.values()].find(({ complete }) => !complete);
    const { begun } = connection;
    if (graceMs === undefined) {
      connection.isBroken = true;
      stopReading(socket);
    }
    // Its head may have come meanwhile, and its body not: it is the last of those without an answer then.
    const isLate = (): boolean =>
      newest
        ? !newest.complete
        : connection.begun === begun || [...connection.lives.values()].at(-1)?.complete === false;
    let left = before.length;
    for (const [life] of before) {
      life.onEnd(() => {
        if (--left > 0 || socket.destroyed) return;
        if (graceMs === undefined) tell();
        else {
          setTimeout(() => {
            if (!socket.destroyed && isLate()) tell();
          }, graceMs).unref();
        }
      });
    }
  }

  private of(socket: Socket): Connection {
    const known = this.known.get(socket);
    if (known) return known;
    const connection: Connection = {
      lives: new Map(),
      waiting: [],
      atOnce: 0,
      isPaused: false,
      begun: 0,
      isBroken: false,
    };
    this.known.set(socket, connection);
    socket.once('close', () => {
      // Those that wait are the last: they must be over before the end of another lets them begin.
      for (const life of [...connection.lives.keys()].reverse()) life.end();
    });
    holdWhileWaiting(socket, connection);
    return connection;
  }
}

/** Counts the request among those that are worked at, until its end lets the next begin. */
function enter(connection: Connection, socket: Socket, life: RequestLife): void {
  if (life.isOver) return;
  connection.atOnce++;
  life.onEnd(() => {
    connection.atOnce--;
    beginNext(connection, socket);
  });
}

/** Begins with the requests that wait, as many as may be. Where none does, more is read of the connection. */
function beginNext(connection: Connection, socket: Socket): void {
  const { waiting } = connection;
  while (waiting.length > 0 && connection.atOnce < MOST_AT_ONCE) waiting.shift()!.begin();
  if (waiting.length > 0 || !connection.isPaused || connection.isBroken || socket.destroyed) return;
  connection.isPaused = false;
  socket.resume();
}

/**
 * The body of a request that is read wants more of the connection, and with it come more requests. The requests before
 * one that waits have come whole, so nobody needs more then.
 */
function holdWhileWaiting(socket: Socket, connection: Connection): void {
  const { resume } = socket;
  const isHeld = (): boolean => connection.waiting.length > 0 || connection.isBroken;
  socket.resume = function hold(): Socket {
    return isHeld() ? socket : resume.call(socket);
  };
  // One that was under way before is told of only now.
  socket.on('resume', () => {
    if (isHeld()) stopReading(socket);
  });
}

/**
 * Reads no more of a connection. Where a resume is still under way, `pause` alone says nothing to the HTTP server,
 * which reads by itself and listens to these events.
 */
function stopReading(socket: Socket): void {
  socket.pause();
  socket.emit('pause');
}
