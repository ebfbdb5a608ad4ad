// A server on loopback that answers each request with bytes as they are given, whole or in part.
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What is sent for a request, and what becomes of the connection behind it. */
export interface RawAnswer {
  readonly bytes: Buffer;
  readonly end: 'stays' | 'ends' | 'breaks';
}

export interface RawServer {
  readonly url: string;
  /** The first lines of the requests, and what they say of ranges. */
  readonly asked: string[];
  /** Answers to the requests to come; the last of them stays. */
  answers: RawAnswer[];
}

/** Starts it; it goes away when the test ends. */
export async function rawServer(): Promise<RawServer> {
  const sockets = new Set<Socket>();
  const asked: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (piece) => {
      text += piece.toString('latin1');
      const [head, body] = text.split('\r\n\r\n', 2);
      const length = Number(/^content-length: *(\d+)/im.exec(head!)?.[1] ?? 0);
      if (body === undefined || body.length < length) return;
      text = '';
      const said = head!.match(/^(?:\w+ \S+ HTTP|range:.*|if-[\w-]+:.*)/gim) ?? [];
      asked.push(said.join(', '));
      const { bytes, end } = raw.answers.length > 1 ? raw.answers.shift()! : raw.answers[0]!;
      socket.write(bytes, () => {
        if (end === 'ends') socket.end();
        if (end === 'breaks') socket.resetAndDestroy();
      });
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const raw: RawServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers: [],
  };
  return raw;
}

/** An answer of HTTP/1.1 as bytes. */
export const answerBytes = (status: string, headers: Readonly<Record<string, string | number>>, body: string): Buffer =>
  Buffer.from(
    `HTTP/1.1 ${status}\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  );

/** Outcomes with the places that have them: `0-14 17: what came of it`. */
export function byOutcome(outcomes: readonly (readonly [place: number, outcome: string])[]): string[] {
  const places = new Map<string, number[]>();
  for (const [place, outcome] of outcomes) places.set(outcome, [...(places.get(outcome) ?? []), place]);
  return [...places].map(([outcome, all]) => `${stretches(all)}: ${outcome}`);
}

function stretches(numbers: readonly number[]): string {
  const texts: string[] = [];
  for (let i = 0; i < numbers.length;) {
    let end = i;
    while (numbers[end + 1] === numbers[end]! + 1) end++;
    texts.push(end === i ? `${numbers[i]}` : `${numbers[i]}-${numbers[end]}`);
    i = end + 1;
  }
  return texts.join(' ');
}
