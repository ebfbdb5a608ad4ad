// HTTP/1.1 byte by byte over a socket: requests as they are written, answers one after the other as they come.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export class RawConnection {
  readonly socket: Socket;
  /** When the service has ended the connection. */
  readonly closed: Promise<unknown>;
  private bytes = Buffer.alloc(0);
  private wake: () => void = () => undefined;

  constructor(url: string) {
    this.socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true }).on(
      'error',
      () => undefined,
    );
    this.closed = once(this.socket, 'close');
    this.socket.on('data', (part: Buffer) => {
      this.bytes = Buffer.concat([this.bytes, part]);
      this.wake();
    });
    for (const event of ['end', 'close']) {
      this.socket.on(event, () => {
        this.wake();
        if (event === 'end') this.socket.end();
      });
    }
  }

  send(text: string): void {
    this.socket.write(text, 'latin1');
  }

  /** The next answer; undefined when the connection ends before it. */
  async next(): Promise<RawAnswer | undefined> {
    for (;;) {
      const head = this.bytes.indexOf('\r\n\r\n');
      if (head >= 0) {
        const [first = '', ...lines] = this.bytes.toString('latin1', 0, head).split('\r\n');
        const headers = Object.fromEntries(
          lines.map((line) => [
            line.slice(0, line.indexOf(':')).toLowerCase(),
            line.slice(line.indexOf(':') + 1).trim(),
          ]),
        );
        const end = head + 4 + Number(headers['content-length'] ?? 0);
        if (this.bytes.length >= end) {
          const body = this.bytes.toString('utf8', head + 4, end);
          this.bytes = this.bytes.subarray(end);
          return { status: Number(first.split(' ')[1]), headers, body };
        }
      }
      if (this.socket.readableEnded || this.socket.destroyed) return undefined;
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
  }

  /** Every answer until the connection ends. */
  async all(): Promise<RawAnswer[]> {
    const answers: RawAnswer[] = [];
    for (let answer = await this.next(); answer; answer = await this.next()) answers.push(answer);
    return answers;
  }

  close(): void {
    this.socket.destroy();
  }
}

/** A whole POST of JSON; `headers` with their line ends. */
export function postText(path: string, body: unknown, headers: string): string {
  const text = JSON.stringify(body);
  return (
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Type: ` +
    `application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  );
}
