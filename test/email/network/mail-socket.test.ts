// A connection to a mail server over the network of this machine: what ends it, and what is left of it then.
import { getEventListeners } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock } from '../../../src/email/network/clock.js';
import { MailSocket } from '../../../src/email/network/smtp/mail-socket.js';
import { socketLimits } from '../../../src/email/network/smtp/socket-limits.js';

/** A server that greets whoever connects, and what it does then. */
async function greeting(then: (socket: net.Socket) => void): Promise<number> {
  const server = net.createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 wattle.example\r\n');
    then(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const open = (port: number, halt: AbortSignal): Promise<MailSocket> =>
  MailSocket.open('127.0.0.1', port, systemClock, halt, socketLimits);

test('When many connections have ended, nothing listens any more for what would have stopped them', async () => {
  const port = await greeting((socket) => {
    socket.end();
  });
  const { signal } = new AbortController();
  const sockets = await Promise.all(Array.from({ length: 5 }, () => open(port, signal)));
  expect(getEventListeners(signal, 'abort')).toHaveLength(5);
  expect((await Promise.all(sockets.map((socket) => socket.reply()))).map(({ code }) => code)).toEqual(
    Array.from({ length: 5 }, () => 220),
  );
  await expect.poll(() => getEventListeners(signal, 'abort').length).toBe(0);
});

test('What is stopped waits for no reply, and nothing begins that was stopped before', async () => {
  const port = await greeting(() => undefined);
  const halt = new AbortController();
  const socket = await open(port, halt.signal);
  await socket.reply();
  const waiting = socket.ask('NOOP');
  halt.abort();
  await expect(waiting).rejects.toMatchObject({ kind: 'stopped' });
  await expect(open(port, halt.signal)).rejects.toMatchObject({ kind: 'stopped' });
});

test('A port that nobody listens at is refused', async () => {
  const server = net.createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  await expect(open(port, new AbortController().signal)).rejects.toMatchObject({ kind: 'refused' });
});
