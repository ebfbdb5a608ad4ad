// Callers at a real connection, who write what they like and read what comes.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { asAlice } from '../../support/service/served.js';

export const HEAD = `Host: localhost\r\nAuthorization: ${asAlice.authorization}\r\n`;

/** Opens a connection that ends with the test. */
export function open(url: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

/** Everything that comes back until the server ends the connection. */
export async function exchange(url: string, sent: string | Buffer): Promise<string> {
  const socket = open(url);
  const parts: Buffer[] = [];
  socket
    .on('data', (part: Buffer) => {
      parts.push(part);
    })
    .write(sent);
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

export const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4));
export const refusal = (message: unknown): object => ({ status: 'ERROR', messages: [message], payload: [] });
