#!/usr/bin/env node
// A long run of many callers against `waypost serve`, good and bad ones: no crash, memory that stays as it is, and
// every answer the one that the local engine gives.
//
//   node bench/soak.mjs --data DIR --addresses FILE.csv [--requests 24000] [--connections 200] [--threads N] [--seed 1]
//     [--minutes M --pause 500 --attackers]
// Of ten callers six are good (find, cleanse of 1 to 100 records, parse, geocode, one after the other on a kept
// connection), one sends in small pieces, one leaves in the middle of an answer or of a request, one sends bodies over
// the limit or that are no JSON, one reads slowly. Resident memory is printed ten times; the run fails where an answer
// differs or the server ends. With `--minutes` it goes on that long, each caller pausing `--pause` ms on the average;
// with `--attackers` those of bench/attack.mjs are there all the time, each a user of its own, and the time that good
// callers wait, the memory and the gauge of requests under way are what is judged.
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from './noise/random.mjs';
import { Reference } from './noise/reference.mjs';
import { casual, official, saidBy } from './noise/write.mjs';
import { Caller } from './serve/caller.mjs';
import { requestOf } from './serve/load.mjs';
import { attackers } from './serve/hostile.mjs';
import { startService, underWay, usageOf } from './serve/service.mjs';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    addresses: { type: 'string' },
    requests: { type: 'string', default: '24000' },
    connections: { type: 'string', default: '200' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string' },
    pause: { type: 'string', default: '0' },
    attackers: { type: 'boolean', default: false },
  },
});
/** Different requests, whose answers the local engine gives beforehand. */
const KNOWN = 600;

/** Requests with the bodies that the local engine answers them with. */
async function known(authorization, random) {
  const { openLocalEngine } = await import('../dist/engine/local.js');
  const { operationNamed } = await import('../dist/contract/operations.js');
  const engine = await openLocalEngine({ dataDir: values.data });
  const reference = new Reference(values.addresses);
  const line = () => {
    const said = saidBy(random.pick(reference.usable));
    return random.chance(0.5) ? official(said) : casual(random, said);
  };
  const made = [];
  for (let i = 0; i < KNOWN; i++) {
    const kind = random.below(4);
    const count = kind === 0 ? 1 : [1, 10, 100][random.below(3)];
    const lines = Array.from({ length: count }, line);
    const [name, path, payload] = [
      [
        'find',
        '/rest/v2/address/find',
        lines.map((text) => ({ country: 'AU', fullAddress: text.slice(0, 4 + random.below(text.length)) })),
      ],
      ['cleanse', '/rest/au/cleanse/address', lines.map((fullAddress) => ({ fullAddress }))],
      ['parse', '/rest/au/parse/address', lines.map((fullAddress) => ({ fullAddress }))],
      ['geocode', '/rest/intl/address/geocode', lines.map((fullAddress) => ({ country: 'AU', fullAddress }))],
    ][kind];
    const response = await engine.run(operationNamed(name), {
      payload,
      ...(path.includes('/au/') ? { locale: 'au' } : {}),
    });
    made.push({ request: requestOf('POST', path, authorization, { payload }), body: JSON.stringify(response) });
  }
  await engine.close();
  return made;
}

async function run() {
  const random = new Random(Number(values.seed));
  const total = Number(values.requests);
  const connections = Number(values.connections);
  const service = await startService(values.data, ['--threads', values.threads], {
    users: ['lines', 'unread', 'bodies', 'matches'],
  });
  const { port, authorization, pid } = service;
  console.log(
    `${cpus().length} x ${cpus()[0].model}, node ${process.version}, ${total} requests from ${connections} ` +
      `connections, ${values.threads} threads`,
  );
  try {
    const requests = await known(authorization, random);
    const counts = { right: 0, wrong: 0, refused: 0, left: 0 };
    const memory = [];
    const began = performance.now();
    let asked = 0;
    let stop = false;
    const tooLarge = requestOf('POST', '/rest/au/cleanse/address', authorization, {
      payload: [{ fullAddress: 'x'.repeat(6_000_000) }],
    });
    const noJson = Buffer.from(
      `POST /rest/au/cleanse/address HTTP/1.1\r\nHost: localhost\r\nAuthorization: ` +
        `${authorization}\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{"payload":[`,
    );
    const took = [];
    const attacking = values.attackers ? attackers(random, service) : undefined;
    const ends = values.minutes ? began + Number(values.minutes) * 60_000 : undefined;
    const isOver = (i) => (ends ? performance.now() > ends : i >= total / connections);
    const watch = setInterval(
      () => memory.push(Math.round(usageOf(pid).megabytes)),
      ends ? (ends - began) / 20 : 3_600_000,
    );
    const judge = (answer, body) => {
      if (answer?.status === 200 && answer.body === body) counts.right++;
      else {
        counts.wrong++;
        if (counts.wrong <= 5) {
          console.log(`wrong: ${answer?.status} ${answer?.body.slice(0, 300)}\n   not ${body.slice(0, 300)}`);
        }
      }
    };
    const caller = async (id) => {
      const of = new Caller(port);
      const kind = id % 10;
      for (let i = 0; !isOver(i) && !stop; i++) {
        if (values.pause !== '0') await pause(random.below(2 * Number(values.pause)));
        if (++asked % Math.ceil(total / 10) === 0 && !ends) memory.push(Math.round(usageOf(pid).megabytes));
        const { request, body } = requests[random.below(requests.length)];
        if (kind === 6) {
          const step = Math.ceil(request.length / 5);
          for (let at = 0; at < request.length; at += step) {
            of.socket.write(request.subarray(at, at + step));
            await pause(2);
          }
          judge(await of.answer(), body);
        } else if (kind === 7) {
          of.socket.write(random.chance(0.5) ? request : request.subarray(0, request.length >> 1));
          await pause(random.below(10));
          of.again();
          counts.left++;
        } else if (kind === 8) {
          const isLarge = random.chance(0.2);
          of.socket.write(isLarge ? tooLarge : noJson);
          const answer = await of.answer();
          // The rest of a body that was refused may be cut off before its answer is read.
          if (answer?.status === (isLarge ? 413 : 400) && answer.body.startsWith('{"status":"ERROR"')) counts.refused++;
          else if (isLarge && answer === undefined) counts.refused++;
          else judge(answer, 'a refusal');
          if (isLarge || of.socket.destroyed) of.again();
        } else {
          const since = performance.now();
          of.socket.write(request);
          if (kind === 9) {
            of.socket.pause();
            await pause(10);
            of.socket.resume();
          }
          judge(await of.answer(), body);
          if (kind < 6) took.push({ since: since - began, ms: performance.now() - since });
          if (of.socket.destroyed) of.again();
        }
        if (!service.isAlive()) stop = true;
      }
      of.socket.destroy();
    };
    await Promise.all(Array.from({ length: connections }, (_, id) => caller(id)));
    const seconds = (performance.now() - began) / 1000;
    clearInterval(watch);
    attacking?.stop();
    await pause(2000);
    let left = await underWay(service.url, authorization);
    for (let tries = 0; tries < 60 && left > 0; tries++) {
      await pause(1000);
      left = await underWay(service.url, authorization);
    }
    const at = (waits, share) => (waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0).toFixed(1);
    const waitsIn = (from, to) =>
      took
        .filter(({ since }) => since >= from && since < to)
        .map(({ ms }) => ms)
        .sort((a, b) => a - b);
    const waits = waitsIn(0, Infinity);
    console.log(
      `good callers waited: p50 ${at(waits, 0.5)} ms, p99 ${at(waits, 0.99)} ms, longest ${at(waits, 1)} ms; under ` +
        `way afterwards: ${left}` +
        (attacking ? `; attackers were answered: ${attacking.said()}` : ''),
    );
    const tenth = (seconds * 1000) / 10;
    console.log(
      `p50 and p99 of each tenth of the time: ` +
        Array.from({ length: 10 }, (_, i) => {
          const part = waitsIn(i * tenth, (i + 1) * tenth);
          return `${at(part, 0.5)} ${at(part, 0.99)}`;
        }).join(', '),
    );
    const after = usageOf(pid).megabytes;
    const half = memory.slice(memory.length >> 1);
    const growth = Math.max(...half) - Math.min(...half);
    console.log(
      `${asked} requests in ${seconds.toFixed(1)} s (${Math.round(asked / seconds)}/s): ${counts.right} ` +
        `right, ${counts.wrong} wrong, ${counts.refused} refused as they should be, ${counts.left} left by ` +
        `their callers`,
    );
    console.log(
      `resident MB over time: ${memory.join(', ')}; two seconds after: ${Math.round(after)}; spread of the ` +
        `second half: ${growth} MB`,
    );
    const isWell = service.isAlive() && counts.wrong === 0 && left === 0;
    console.log(
      isWell
        ? 'no crash, every answer right'
        : `FAILED: ${service.isAlive() ? 'answers differ, or requests are under way' : 'the server ended'}`,
    );
    process.exitCode = isWell ? 0 : 1;
  } finally {
    await service.stop();
  }
}

if (!values.data || !values.addresses) {
  console.error(
    'usage: soak.mjs --data DIR --addresses FILE.csv [--requests N] [--connections N] [--threads N] [--seed S]',
  );
  process.exitCode = 2;
} else await run();
