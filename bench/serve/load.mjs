// Load over HTTP/1.1 with as little work as can be, so that the server is what is measured: sockets that are kept,
// requests made beforehand, answers counted by their Content-Length and looked into only where somebody asks.
import { connect } from 'node:net';

/**
 * A whole request, ready to be sent. @param {string} method @param {string} path @param {string} authorization @param
 * {unknown} [body]
 */
export function requestOf(method, path, authorization, body) {
  const text = body === undefined ? '' : JSON.stringify(body);
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\n${
      body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`
    }\r\n${text}`,
  );
}

/** One kept connection that answers one request at a time. */
class Connection {
  constructor(port) {
    this.socket = connect(port, '127.0.0.1').setNoDelay(true);
    this.socket
      .on('data', (part) => this.#take(part))
      .on('error', (error) => this.#fail(error))
      .on('close', () => this.#fail(new Error('the connection was closed')));
  }

  /**
   * @param {Buffer} request @param {(status: number, body: Buffer) => void} done @param {(error: Error) => void} failed
   * @param {boolean} keeps whether the body is wanted
   */
  ask(request, done, failed, keeps) {
    this.done = done;
    this.failed = failed;
    this.keeps = keeps;
    this.left = -1;
    this.parts = [];
    this.head = null;
    this.socket.write(request);
  }

  #take(part) {
    if (this.left < 0) {
      const whole = this.head ? Buffer.concat([this.head, part]) : part;
      const end = whole.indexOf('\r\n\r\n');
      if (end < 0) {
        this.head = whole;
        return;
      }
      const head = whole.latin1Slice(0, end);
      this.status = Number(head.slice(9, 12));
      this.left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      part = whole.subarray(end + 4);
    }
    this.left -= part.length;
    if (this.keeps) this.parts.push(part);
    if (this.left > 0) return;
    const { done } = this;
    this.done = undefined;
    done?.(this.status, this.keeps ? Buffer.concat(this.parts) : part);
  }

  #fail(error) {
    const { failed } = this;
    this.failed = undefined;
    this.done = undefined;
    failed?.(error);
  }

  close() {
    this.failed = undefined;
    this.done = undefined;
    this.socket.destroy();
  }
}

/**
 * Asks for `seconds` over `connections`. Without `rate` each connection asks again as soon as it is answered; with it
 * so many requests a second are due, the time of each counts from when it was due, and those that found no connection
 * in time are not sent.
 * @param {{ port: number, connections: number, seconds: number, next: () => Buffer, rate?: number }} plan
 */
export async function load({ port, connections, seconds, next, rate }) {
  const took = [];
  const statuses = new Map();
  const all = Array.from({ length: connections }, () => new Connection(port));
  const before = process.cpuUsage();
  await Promise.all(
    all.map(
      ({ socket }) =>
        new Promise((resolve, reject) => {
          socket.once('connect', resolve).once('error', reject);
        }),
    ),
  );
  const began = performance.now();
  const ends = began + seconds * 1000;
  await new Promise((resolve, reject) => {
    let busy = 0;
    let due = began;
    const idle = [...all];
    const step = rate ? 1000 / rate : 0;
    const send = (connection, since) => {
      busy++;
      connection.ask(
        next(),
        (status) => {
          busy--;
          const now = performance.now();
          took.push(now - since);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (!rate && now < ends) send(connection, now);
          else {
            idle.push(connection);
            pump();
          }
        },
        reject,
        false,
      );
    };
    const pump = () => {
      const now = performance.now();
      while (rate && due <= now && now < ends && idle.length > 0) {
        send(idle.pop(), due);
        due += step;
      }
      if (busy === 0 && now >= ends) {
        clearInterval(timer);
        resolve();
      }
    };
    const timer = setInterval(pump, 1);
    if (!rate) for (const connection of idle.splice(0)) send(connection, performance.now());
  });
  const wall = (performance.now() - began) / 1000;
  const cpu = process.cpuUsage(before);
  for (const connection of all) connection.close();
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
  return {
    answers: took.length,
    perSecond: took.length / wall,
    p50: at(0.5),
    p99: at(0.99),
    worst: at(1),
    statuses: Object.fromEntries(statuses),
    clientCpu: (cpu.user + cpu.system) / 1e6 / wall,
  };
}
