// How many connections and requests of one there may be, with sockets that are none.
import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { Connections } from '../../../src/server/connection/connections.js';
import { httpOptions } from '../../../src/server/connection/http-options.js';
import { RequestLife } from '../../../src/server/connection/life.js';

/** A socket that notes what is done with it. */
class FakeSocket extends EventEmitter {
  destroyed = false;
  readonly told: string[] = [];
  constructor(readonly remoteAddress?: string) {
    super();
    this.setMaxListeners(0);
    this.on('pause', () => this.told.push('told of a pause'));
  }
  pause(): void {
    this.told.push('pause');
  }
  resume(): void {
    this.told.push('resume');
  }
  close(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

const requestOf = (socket: FakeSocket): IncomingMessage => ({ socket: socket as unknown as Socket }) as IncomingMessage;

describe('Connections', () => {
  test('are so many of one address, so many of all, and others when some have closed', () => {
    const server = new EventEmitter();
    const refused: Socket[] = [];
    new Connections({ most: 3, mostOfAddress: 2 }).watch(server as Server, (socket) => refused.push(socket));
    const connect = (address?: string): [FakeSocket, boolean] => {
      const socket = new FakeSocket(address);
      server.emit('connection', socket);
      return [socket, !refused.includes(socket as unknown as Socket)];
    };
    const [first, isFirst] = connect('a');
    const [second, isSecond] = connect('a');
    expect([isFirst, isSecond, connect('a')[1]]).toEqual([true, true, false]);
    const [third, isThird] = connect();
    expect([isThird, connect('c')[1]]).toEqual([true, false]);
    second.close();
    expect([connect('a')[1], connect('c')[1]]).toEqual([true, false]);
    first.close();
    third.close();
    expect([connect('a')[1], connect()[1], connect()[1]]).toEqual([true, true, false]);
  });
});

describe('Requests of a connection', () => {
  interface Begun {
    readonly life: RequestLife;
    isTurn: boolean;
  }
  function asked(connections: Connections, socket: FakeSocket): Begun {
    const begun: Begun = { life: new RequestLife(), isTurn: false };
    connections.begin(requestOf(socket), new EventEmitter() as ServerResponse, begun.life);
    const turn = connections.turn(requestOf(socket), begun.life);
    if (turn === undefined) begun.isTurn = true;
    else {
      void turn.then(() => {
        begun.isTurn = true;
      });
    }
    return begun;
  }
  const turns = async (all: readonly Begun[]): Promise<boolean[]> => {
    await Promise.resolve();
    return all.map(({ isTurn }) => isTurn);
  };

  test('are four at once; of more nothing is read until one has ended', async () => {
    const connections = new Connections();
    const socket = new FakeSocket('a');
    const all = Array.from({ length: 4 }, () => asked(connections, socket));
    await expect(turns(all)).resolves.toEqual([true, true, true, true]);
    expect(socket.told).toEqual([]);
    all.push(asked(connections, socket), asked(connections, socket));
    await expect(turns(all.slice(4))).resolves.toEqual([false, false]);
    expect(socket.told).toEqual(['pause', 'told of a pause', 'pause', 'told of a pause']);
    (socket as unknown as Socket).resume();
    socket.emit('resume');
    expect(socket.told.slice(4)).toEqual(['pause', 'told of a pause']);
    all[1]!.life.end();
    await expect(turns(all.slice(4))).resolves.toEqual([true, false]);
    expect(socket.told).toHaveLength(6);
    all[2]!.life.end();
    await expect(turns(all.slice(4))).resolves.toEqual([true, true]);
    expect(socket.told.slice(6)).toEqual(['resume']);
    socket.emit('resume');
    all[0]!.life.end();
    expect(socket.told.slice(6)).toEqual(['resume']);
  });

  test('end with their connection, those that wait without a turn of their own', async () => {
    const connections = new Connections();
    const socket = new FakeSocket('a');
    const all = Array.from({ length: 6 }, () => asked(connections, socket));
    socket.close();
    expect(all.every(({ life }) => life.isOver)).toBe(true);
    expect(socket.told).not.toContain('resume');
    await expect(turns(all.slice(0, 4))).resolves.toEqual([true, true, true, true]);
    expect(asked(connections, socket).life.isOver).toBe(true);
  });

  test('end with their answer, and once', () => {
    const connections = new Connections();
    const reply = new EventEmitter();
    const life = new RequestLife();
    let ends = 0;
    life.onEnd(() => ends++);
    connections.begin(requestOf(new FakeSocket('a')), reply as ServerResponse, life);
    reply.emit('close');
    life.end();
    life.onEnd(() => ends++);
    expect([life.isOver, ends]).toEqual([true, 2]);
  });
});

describe('What a connection may send', () => {
  const refusals = {} as Parameters<typeof httpOptions>[1];

  test('is bounded in bytes and in time', () => {
    expect(httpOptions({}, refusals)).toMatchObject({
      http: {
        maxHeaderSize: 16_384,
        headersTimeout: 10_000,
        connectionsCheckingInterval: 1000,
        requireHostHeader: false,
      },
      bodyLimit: 5 * 1024 * 1024,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionTimeout: 120_000,
      return503OnClosing: false,
      forceCloseConnections: 'idle',
      requestIdHeader: false,
      routerOptions: { maxParamLength: 16_384 },
    });
  });

  test.each([
    [500, 500, 500, 120_000],
    [50_000, 10_000, 1000, 150_000],
  ])('in %i ms', (receiveMs, headersTimeout, connectionsCheckingInterval, connectionTimeout) => {
    expect(httpOptions({ receiveMs }, refusals)).toMatchObject({
      http: { headersTimeout, connectionsCheckingInterval },
      requestTimeout: receiveMs,
      connectionTimeout,
    });
  });

  test.each([
    ['a.b:c-d_1', true],
    ['x'.repeat(64), true],
    ['x'.repeat(65), false],
    ['', false],
    ['a b', false],
    ['a\n', false],
    ['é', false],
  ])('with the id %j, which is taken: %s', (given, isTaken) => {
    const { genReqId } = httpOptions({}, refusals) as unknown as { genReqId: (request: IncomingMessage) => string };
    const id = genReqId({ headers: { 'x-request-id': given } } as unknown as IncomingMessage);
    expect(id === given).toBe(isTaken);
    if (!isTaken) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });
});
