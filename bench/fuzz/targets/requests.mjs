// Requests through the server's door, in this process: bodies and queries of every operation, and bytes over a socket
// for the framing. Whatever comes is answered or refused in the envelope, never with 500, and a connection comes to its
// end.
import { scryptSync } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { mutatedBytes, mutatedText, token } from '../mutate.mjs';

const SALT = 'c2FsdA';
const PASSWORD = 'a credential';
/** Milliseconds after which a connection that its caller has ended must be closed. */
const CLOSES = 5000;
const FIELDS = (
  'fullAddress country id eid street streetNumber postcode locality suburb townCity state buildingName subdwelling ' +
  'postal attributes'
).split(' ');
const HEADERS = ['content-type', 'content-length', 'transfer-encoding', 'expect', 'connection', 'host', 'x-request-id'];
const VALUES = [
  'application/json',
  'application/json; charset=utf-16',
  'chunked',
  '0',
  '-1',
  '5',
  '100-continue',
  'close',
];

const cheap = {
  cost: 2,
  blockSize: 8,
  salt: SALT,
  hash: scryptSync(PASSWORD, Buffer.from(SALT, 'base64url'), 32, { N: 2, r: 8, p: 1 }).toString('base64url'),
};
const user = { name: 'bench', domains: [], created: '2026-01-02T03:04:05.000Z', credential: cheap };
const authorization = `Basic ${Buffer.from(`bench:${PASSWORD}`).toString('base64')}`;

/** A value as JSON may have it. */
function value(random, texts, depth = 0) {
  switch (random.below(12)) {
    case 0:
      return null;
    case 1:
      return random.below(1e9) - 5e8;
    case 2:
      return random.chance(0.5);
    case 3:
      return depth > 3 ? [] : Array.from({ length: random.below(4) }, () => value(random, texts, depth + 1));
    case 4:
      return depth > 3 ? {} : { [token(random)]: value(random, texts, depth + 1) };
    case 5:
      return { latitude: `${(random.next() - 0.5) * 180}`, longitude: `${(random.next() - 0.5) * 360}` };
    case 6:
      return random.pick(['AU', 'NZ', 'FR', 'AU|GNAF|GAVIC700057490']);
    default:
      return mutatedText(random, texts);
  }
}

const record = (random, texts) =>
  Object.fromEntries(FIELDS.filter(() => random.chance(0.35)).map((name) => [name, value(random, texts)]));

function body(random, texts) {
  const payload = Array.from({ length: 1 + random.below(3) }, () => record(random, texts));
  const given = { payload };
  if (random.chance(0.2)) given.featureOptions = { [token(random)]: '1', radius: token(random) };
  if (random.chance(0.1)) given.sourceOfTruth = random.pick(['GNAF', 'NZAD', token(random)]);
  if (random.chance(0.05)) given[token(random)] = value(random, texts);
  const text = Buffer.from(JSON.stringify(given));
  if (random.chance(0.02)) return Buffer.from('['.repeat(10 ** (1 + random.below(5))));
  if (random.chance(0.01)) return Buffer.from('{"a":'.repeat(10 ** (1 + random.below(5))));
  return random.chance(0.4) ? mutatedBytes(random, [text]) : text;
}

function made(random, texts, operations) {
  const { path, methods } = random.pick(operations);
  const url = path.replace('{locale}', random.pick(['au', 'nz', 'intl', 'AU', 'xx']));
  const isGet = random.chance(0.25);
  const query = () =>
    Object.entries(record(random, texts))
      .map(([name, one]) => `${name}=${encodeURIComponent(String(one).toWellFormed?.() ?? '')}`)
      .join('&');
  const asked = {
    method: isGet ? 'GET' : random.pick([...methods, 'POST', 'PUT', 'DELETE']),
    url: isGet ? `${url}?${random.chance(0.3) ? mutatedText(random, [query()]) : query()}` : url,
    body: isGet ? undefined : body(random, texts),
  };
  return random.chance(0.2) ? { raw: raw(random, asked) } : asked;
}

/** The request as bytes on a connection, its credential whole: what a wrong one costs is another matter. */
function raw(random, { method, url, body = Buffer.alloc(0) }) {
  const headers = [`Content-Length: ${body.length}`, 'Content-Type: application/json', 'Host: localhost'];
  if (random.chance(0.3)) headers.push(`${random.pick(HEADERS)}: ${random.pick([...VALUES, token(random)])}`);
  const head = Buffer.from(`${method} ${encodeURI(url.toWellFormed?.() ?? '/')} HTTP/1.1\r\n`);
  const rest = Buffer.concat([Buffer.from(`${headers.join('\r\n')}\r\n\r\n`), body]);
  return Buffer.concat([
    random.chance(0.2) ? mutatedBytes(random, [head]) : head,
    Buffer.from(`Authorization: ${authorization}\r\n`),
    random.chance(0.6) ? mutatedBytes(random, [rest]) : rest,
  ]);
}

/** @param {{ data: string, texts: readonly string[] }} options */
export async function open({ data, texts }) {
  const { openLocalEngine } = await import('../../../dist/engine/local.js');
  const { operations, listOperations } = await import('../../../dist/contract/operations.js');
  const { responderOf } = await import('../../../dist/engine/threads/turns-here.js');
  const { createServer } = await import('../../../dist/server/server.js');
  const { listen } = await import('../../../dist/server/connection/listen.js');
  const engine = await openLocalEngine({ dataDir: data });
  let errors = [];
  const server = createServer({
    operations,
    listOperations,
    responder: responderOf(engine),
    users: { all: [user], named: (name) => (name === user.name ? user : undefined) },
    rate: 1e9,
    health: () => ({ status: 'ok' }),
    debug: true,
    log: { access: () => undefined, error: (line) => errors.push(line), flush: () => undefined },
  });
  const { url } = await listen(server, '127.0.0.1', 0);
  const port = Number(new URL(url).port);

  /** What the server says to the bytes until it closes. */
  async function overSocket(bytes) {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const parts = [];
    socket.on('data', (part) => parts.push(part)).on('error', () => undefined);
    const closed = once(socket, 'close');
    socket.end(bytes);
    socket.on('end', () => socket.destroy());
    let timer;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, CLOSES, 'late');
    });
    const first = await Promise.race([closed, late]);
    clearTimeout(timer);
    socket.destroy();
    return { isLate: first === 'late', said: Buffer.concat(parts).toString('latin1') };
  }

  return {
    make: (random) => made(random, texts, operations),
    group: ({ raw, method }) => (raw ? 'bytes over a socket' : `request ${method}`),
    show: ({ raw, body, ...rest }) =>
      raw
        ? JSON.stringify(raw.toString('latin1'))
        : `${JSON.stringify(rest)} ${JSON.stringify(body?.toString('latin1'))}`,
    limit: ({ raw, body }) => 100 + (raw ?? body ?? '').length / 500,
    isSteady: false,
    async run({ raw, method, url, body }) {
      errors = [];
      if (raw) return { ...(await overSocket(raw)), errors };
      const headers = { authorization, ...(body ? { 'content-type': 'application/json' } : {}) };
      const { statusCode, body: said } = await server.inject({ method, url, headers, payload: body });
      return { statusCode, said, errors };
    },
    fault({ raw, method }, { statusCode, said, errors, isLate }) {
      if (errors.length > 0) return `logged as an error: ${errors[0].message} ${errors[0].stack ?? ''}`;
      if (raw) {
        if (isLate) return 'the connection is not closed after its caller has ended it';
        const statuses = [...said.matchAll(/(?:^|\n)HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
        return statuses.some((status) => status >= 500) ? `answered with ${statuses}` : undefined;
      }
      if (statusCode >= 500) return `answered with ${statusCode}: ${said.slice(0, 300)}`;
      if (method === 'HEAD') return undefined;
      const { status, messages, code } = JSON.parse(said);
      const isEnvelope = (status === 'SUCCESS' || status === 'ERROR' || code !== undefined) && Array.isArray(messages);
      return isEnvelope ? undefined : `not in the envelope: ${said.slice(0, 300)}`;
    },
    async close() {
      server.server.closeAllConnections();
      await server.close();
      await engine.close();
    },
  };
}
