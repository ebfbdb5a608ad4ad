// One good or bad caller of `waypost serve`, on a connection of its own.
import { connect } from 'node:net';

/** One caller's connection; an answer is a status and a body, or undefined where the connection ended first. */
export class Caller {
  constructor(port) {
    this.port = port;
    this.open();
  }

  open() {
    this.bytes = Buffer.alloc(0);
    this.socket = connect(this.port, '127.0.0.1').on('error', () => undefined);
    this.socket
      .on('data', (part) => {
        this.bytes = Buffer.concat([this.bytes, part]);
        this.wake?.();
      })
      .on('close', () => this.wake?.());
  }

  async answer() {
    for (;;) {
      const end = this.bytes.indexOf('\r\n\r\n');
      if (end >= 0) {
        const head = this.bytes.latin1Slice(0, end);
        const whole = end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
        if (this.bytes.length >= whole) {
          const body = this.bytes.toString('utf8', end + 4, whole);
          this.bytes = this.bytes.subarray(whole);
          return { status: Number(head.slice(9, 12)), body };
        }
      }
      if (this.socket.destroyed) return undefined;
      await new Promise((resolve) => {
        this.wake = resolve;
      });
    }
  }

  again() {
    this.socket.destroy();
    this.open();
  }
}
