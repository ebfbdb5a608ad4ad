// Callers that mean harm to `waypost serve`, for the benchmarks: each is begun on connections of its own, and ended.
import { connect } from 'node:net';
import { requestOf } from './load.mjs';

/** Words that are names of places, streets and parts of addresses at once: a line of them has the most readings. */
const WORDS =
  'smith street st saint unit flat 1 2 12 24 5 level 3 north road victoria sydney london paris springfield san jose ' +
  'la de new york king george park the a b hill church lane lot postal box 3073 2000 reservoir melbourne mount';
const words = WORDS.split(' ');

/** Lines that cost a hundred times what a usual one does. @param {import('../noise/random.mjs').Random} random */
export const hostileLines = (random, count = 100) =>
  Array.from({ length: count }, () => Array.from({ length: 60 }, () => random.pick(words)).join(', '));

/** @param {import('../noise/random.mjs').Random} random @param {string} authorization */
export const hostileCall = (random, authorization) =>
  requestOf('POST', '/rest/intl/address/geocode', authorization, {
    // ZZ leaves the country to the line, which costs most; a record without a country costs nothing.
    payload: hostileLines(random).map((fullAddress) => ({ country: 'ZZ', fullAddress })),
  });

/** One record with a hundred others, each with as many such lines as a record may have. */
export const hostileMatch = (random, authorization) => {
  const record = (_, i) => ({
    id: String(i),
    addresses: hostileLines(random, 20).map((fullAddress) => ({ fullAddress })),
  });
  return requestOf('POST', '/rest/au/match', authorization, {
    payload: { from: Array.from({ length: 1 }, record), to: Array.from({ length: 100 }, record) },
  });
};

/** JSON of nearly five megabytes that takes long to read and is no request. */
export const heavyBody = (authorization) =>
  requestOf('POST', '/rest/au/cleanse/address', authorization, {
    payload: Array.from({ length: 1_700_000 }, () => []),
  });

/**
 * Connections that send one request after another; `reads`: only when they have the answer, else without end, and
 * read nothing. `pause`: milliseconds after an answer.
 * @param {{ port: number, connections: number, next: () => Buffer, reads: boolean, pause?: number }} plan
 */
export function attack({ port, connections, next, reads, pause = 1 }) {
  let isOver = false;
  const statuses = new Map();
  const sockets = new Set();
  const open = () => {
    if (isOver) return;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.add(socket);
    const send = () => {
      if (!isOver && !socket.destroyed && socket.writableLength < 1_000_000) socket.write(next());
    };
    const flood = reads ? undefined : setInterval(send, 2);
    let left = -1;
    socket
      .on('connect', () => {
        if (!reads) socket.pause();
        send();
      })
      .on('data', (part) => {
        if (left < 0) {
          const head = part.latin1Slice(0, part.indexOf('\r\n\r\n'));
          const status = head.slice(9, 12);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          left = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0) + head.length + 4;
        }
        left -= part.length;
        if (left > 0) return;
        left = -1;
        setTimeout(send, pause);
      })
      .on('close', () => {
        clearInterval(flood);
        sockets.delete(socket);
        setTimeout(open, 1);
      });
  };
  for (let i = 0; i < connections; i++) open();
  return {
    statuses,
    stop: () => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The attackers, all at once; returns how to end them, and what they were answered. */
export function attackers(random, { port, others: [lines, unread, bodies, matches] }) {
  const calls = (authorization, of = hostileCall, count = 20) => {
    const made = Array.from({ length: count }, () => of(random, authorization));
    return () => random.pick(made);
  };
  const heavy = heavyBody(bodies);
  const guess = () =>
    requestOf('GET', '/health', `Basic ${Buffer.from(`bench:${random.below(1e9)}`).toString('base64')}`);
  const all = {
    lines: attack({ port, connections: 16, next: calls(lines), reads: true }),
    unread: attack({ port, connections: 16, next: calls(unread), reads: false }),
    bodies: attack({ port, connections: 4, next: () => heavy, reads: true }),
    matches: attack({ port, connections: 8, next: calls(matches, hostileMatch, 4), reads: true }),
    guesses: attack({ port, connections: 48, next: guess, reads: true, pause: 20 }),
  };
  return {
    stop: () => Object.values(all).forEach((one) => one.stop()),
    said: () =>
      Object.entries(all)
        .map(([name, { statuses }]) => `${name} ${JSON.stringify(Object.fromEntries(statuses))}`)
        .join(', '),
  };
}
