// Stands between a client and a service of the contract, passes every call on, and counts the records that are sent
// again although they were answered. An answer counts once `settled` further calls have begun: one that was still on
// its way, or not yet written down when the client was killed, could not be kept by any client.
import { createServer, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

export class CountingRelay {
  #server;
  #target;
  #answered = new Set();
  #fresh = [];
  #settled;
  calls = 0;
  records = 0;
  repeated = 0;

  constructor(target, settled) {
    this.#target = new URL(target);
    this.#settled = settled;
  }

  /** @param {string} target base URL of the service @param {number} settled calls in flight, at least */
  static async start(target, settled) {
    const relay = new CountingRelay(target, settled);
    relay.#server = createServer((request, response) => {
      void relay.#pass(request, response);
    });
    await new Promise((resolve) => {
      relay.#server.listen(0, '127.0.0.1', resolve);
    });
    return relay;
  }

  get url() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  /** Another run begins: nothing is answered yet. */
  forget() {
    this.#answered.clear();
    this.#fresh = [];
    this.calls = 0;
    this.records = 0;
    this.repeated = 0;
  }

  async close() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }

  async #pass(request, response) {
    const parts = [];
    try {
      for await (const part of request) parts.push(part);
    } catch {
      return;
    }
    const body = Buffer.concat(parts);
    const records =
      request.method === 'POST' ? JSON.parse(body.toString()).payload.map((record) => JSON.stringify(record)) : [];
    this.calls++;
    this.records += records.length;
    for (const one of this.#fresh) one.later++;
    for (const { records: settled } of this.#fresh.filter(({ later }) => later > this.#settled)) {
      for (const record of settled) this.#answered.add(record);
    }
    this.#fresh = this.#fresh.filter(({ later }) => later <= this.#settled);
    for (const record of records) if (this.#answered.has(record)) this.repeated++;
    const ask = this.#target.protocol === 'https:' ? httpsRequest : httpRequest;
    const onward = ask(new URL(this.#target.pathname.replace(/\/$/, '') + request.url, this.#target), {
      method: request.method,
      headers: { ...request.headers, host: this.#target.host },
    });
    onward.on('error', () => {
      response.destroy();
    });
    onward.on('response', async (answer) => {
      const body = [];
      try {
        for await (const part of answer) body.push(part);
      } catch {
        response.destroy();
        return;
      }
      response.writeHead(answer.statusCode, answer.headers);
      response.end(Buffer.concat(body), () => {
        if (answer.statusCode === 200) this.#fresh.push({ records, later: 0 });
      });
    });
    onward.end(body);
  }
}
