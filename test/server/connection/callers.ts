// Callers at a real connection, who write what they like and read what comes.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Engine } from '../../../src/contract/operation.js';
import { asAlice, mirror } from '../../support/service/served.js';

export const AUTHORIZED = `Authorization: ${asAlice.authorization}\r\n`;
export const HEAD = `Host: localhost\r\n${AUTHORIZED}`;

/** An engine whose calls wait until they are let go; it counts them. */
export function holding(): { engine: Engine; asked: () => number; letGo: () => void } {
  let asked = 0;
  let letGo = (): void => undefined;
  const go = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return {
    engine: {
      ...mirror,
      run: async (operation, request) => {
        asked++;
        await go;
        return mirror.run(operation, request);
      },
    },
    asked: () => asked,
    letGo,
  };
}

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
