#!/usr/bin/env node
// How fast `waypost serve` answers, on one machine with its callers: cleanse in calls of 100 records beside the local
// engine on as many threads, find as people type beside a plain fastify route. Medians of rounds that take turns; the
// caller is as light as sockets allow, and how much of a processor it takes is printed.
//
// node bench/serve.mjs --data DIR --addresses FILE.csv [--queries queries.jsonl] [--connections 8] [--seconds 5]
// [--rounds 3] [--threads N] [--rate 2000] [--warm 10]
//
// cleanse asks official, casual and damaged lines of real addresses, or the noisy lines of bench/noise/generate.mjs
// (--queries). find asks beginnings of three letters and more of lines as people write them, each time 20 hits. `due`:
// requests come at
// --rate a second whether the ones before are answered or not, and their time counts from when they were due.
import { fork, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Random } from './noise/random.mjs';
import { Reference } from './noise/reference.mjs';
import { slipIn } from './noise/typo.mjs';
import { casual, official, saidBy } from './noise/write.mjs';
import { median } from './process.mjs';
import { load, requestOf } from './serve/load.mjs';
import { startService, started, usageOf } from './serve/service.mjs';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    addresses: { type: 'string' },
    queries: { type: 'string' },
    connections: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    threads: { type: 'string', default: String(availableParallelism()) },
    rate: { type: 'string', default: '2000' },
    warm: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});
const SIZE = 100;
const LINES = 50_000;
const PREFIXES = 50_000;
const SHORTEST = 3;
/**
 * Lines to cleanse: of a file of noisy ones, or half as they should be, a quarter as people write them, a quarter with
 * a slip.
 */
function linesToCleanse(reference, random) {
  if (values.queries) {
    return readFileSync(values.queries, 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .slice(0, LINES)
      .map((line) => JSON.parse(line).text);
  }
  return Array.from({ length: LINES }, () => {
    const said = saidBy(random.pick(reference.usable));
    const dice = random.below(4);
    if (dice < 2) return official(said);
    return casual(random, dice === 2 ? said : { ...said, name: slipIn(random, said.name, 4) ?? said.name });
  });
}

/** What stands in the box while somebody types: a beginning of the line, each length as likely as any other. */
const typed = (reference, random) =>
  Array.from({ length: PREFIXES }, () => {
    const line = random.chance(0.5)
      ? official(saidBy(random.pick(reference.usable))).toLowerCase()
      : casual(random, saidBy(random.pick(reference.usable)), { slash: false });
    return line.slice(0, SHORTEST + random.below(Math.max(1, line.length - SHORTEST + 1)));
  });

const ms = (n) => `${n.toFixed(1)} ms`;
const cpu = (n) => `${Math.round(n * 100)} %`;

async function run() {
  const { listSets } = await import('../dist/data/catalogue.js');
  const [set] = await listSets(values.data);
  const random = new Random(Number(values.seed));
  const reference = new Reference(values.addresses);
  const seconds = Number(values.seconds);
  const connections = Number(values.connections);
  const rounds = Number(values.rounds);
  const threads = Number(values.threads);
  console.log(
    `${cpus().length} x ${cpus()[0].model}, load ${loadavg()[0].toFixed(1)} before, node ` +
      `${process.version}, ${set.source} of ${set.addresses} addresses, ${threads} threads, ${connections} ` +
      `connections, ${rounds} rounds of ${seconds} s`,
  );
  const lines = linesToCleanse(reference, random);
  const prefixes = typed(reference, random);
  const service = await startService(values.data, ['--threads', values.threads]);
  const { port, authorization, pid } = service;
  const engine = fork(fileURLToPath(new URL('serve/in-process.mjs', import.meta.url)), [
    values.data,
    values.threads,
    String(SIZE),
  ]);
  const said = () =>
    new Promise((resolve) => {
      engine.once('message', resolve);
    });
  let plain;
  try {
    engine.send(lines);
    await said();
    const calls = [];
    for (let at = 0; at + SIZE <= lines.length; at += SIZE) {
      calls.push(
        requestOf('POST', '/rest/au/cleanse/address', authorization, {
          payload: lines.slice(at, at + SIZE).map((fullAddress) => ({ fullAddress })),
        }),
      );
    }
    const finds = prefixes.map((text) =>
      requestOf('GET', `/rest/v2/address/find?country=AU&fullAddress=${encodeURIComponent(text)}`, authorization),
    );
    const answer = await (
      await fetch(`${service.url}/rest/v2/address/find?country=AU&fullAddress=${encodeURIComponent(prefixes[0])}`, {
        headers: { authorization },
      })
    ).text();
    plain = await started(
      spawn(process.execPath, [fileURLToPath(new URL('serve/plain.mjs', import.meta.url)), answer], {
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
      'nobody:x',
    );
    const inTurn = (requests) => {
      let at = 0;
      return () => requests[at++ % requests.length];
    };
    const nextCall = inTurn(calls);
    const nextFind = inTurn(finds);
    const nextPlain = inTurn([requestOf('GET', '/', authorization)]);

    const measured = async (plan, of = pid) => {
      const before = usageOf(of).cpu;
      const began = performance.now();
      const result = await load({ seconds, connections, port, ...plan });
      const took = (performance.now() - began) / 1000;
      const used = usageOf(of).cpu - before;
      if (Object.keys(result.statuses).some((status) => status !== '200')) {
        throw new Error(`not every answer is 200: ${JSON.stringify(result.statuses)}`);
      }
      return { ...result, serverCpu: used / took, each: (1e6 * used) / result.answers };
    };
    // Code is not yet compiled for speed before some thousand requests.
    await measured({ next: nextCall, seconds: Number(values.warm) / 2 });
    await measured({ next: nextFind, seconds: Number(values.warm) });
    for (const bodies of [false, true]) {
      engine.send({ seconds: Number(values.warm) / 4, bodies });
      await said();
    }

    const inside = [];
    const withBodies = [];
    const outside = [];
    const found = [];
    const plains = [];
    for (let round = 0; round < rounds; round++) {
      for (const [bodies, list] of [
        [false, inside],
        [true, withBodies],
      ]) {
        const before = usageOf(engine.pid).cpu;
        engine.send({ seconds, bodies });
        const { perSecond, records } = await said();
        list.push({ perSecond, each: (1e6 * (usageOf(engine.pid).cpu - before)) / records });
      }
      outside.push(await measured({ next: nextCall }));
      found.push(await measured({ next: nextFind }));
      plains.push(await measured({ next: nextPlain, port: plain.port }, plain.pid));
    }
    // As many connections as this are new to the server.
    await measured({ next: nextFind, rate: Number(values.rate), connections: Math.max(connections, 64), seconds: 2 });
    const due = await measured({
      next: nextFind,
      rate: Number(values.rate),
      connections: Math.max(connections, 64),
      seconds: seconds * 2,
    });
    const middle = (list, of) => median(list.map(of));
    // The machine is not as fast in one round as in the next: ratios are those of a round.
    const ratio = (calls, ours) =>
      median(calls.map(({ perSecond }, i) => (perSecond * SIZE) / ours[i].perSecond)).toFixed(2);
    console.log(
      `cleanse in process: ${Math.round(middle(inside, (one) => one.perSecond))} records/s on ${threads} ` +
        `threads, ${Math.round(middle(inside, (one) => one.each))} processor µs a record`,
    );
    console.log(
      `  and its body made: ${Math.round(middle(withBodies, (one) => one.perSecond))} records/s, ` +
        `${Math.round(middle(withBodies, (one) => one.each))} processor µs a record`,
    );
    console.log(
      `cleanse over HTTP:  ${Math.round(middle(outside, (one) => one.perSecond * SIZE))} records/s in calls ` +
        `of ${SIZE}, ratio ${ratio(outside, inside)}, to the rate with bodies ${ratio(outside, withBodies)}, ` +
        `${Math.round(middle(outside, (one) => one.each / SIZE))} processor µs a record in the server; p50 ` +
        `${ms(middle(outside, (one) => one.p50))}, p99 ${ms(middle(outside, (one) => one.p99))}; server ` +
        `${cpu(middle(outside, (one) => one.serverCpu))}, caller ` +
        `${cpu(middle(outside, (one) => one.clientCpu))} of a processor`,
    );
    console.log(
      `find over HTTP:     ${Math.round(middle(found, (one) => one.perSecond))} requests/s, ` +
        `${Math.round(middle(found, (one) => one.each))} processor µs each in the server; p50 ` +
        `${ms(middle(found, (one) => one.p50))}, p99 ${ms(middle(found, (one) => one.p99))}, worst ` +
        `${ms(Math.max(...found.map((one) => one.worst)))}; server ` +
        `${cpu(middle(found, (one) => one.serverCpu))}, caller ${cpu(middle(found, (one) => one.clientCpu))}`,
    );
    console.log(
      `find at ${values.rate}/s due: ${Math.round(due.perSecond)} requests/s answered; p50 ${ms(due.p50)}, ` +
        `p99 ${ms(due.p99)}, worst ${ms(due.worst)}; server ${cpu(due.serverCpu)}, caller ${cpu(due.clientCpu)}`,
    );
    console.log(
      `plain fastify, one thread, the same ${answer.length} bytes: ` +
        `${Math.round(middle(plains, (one) => one.perSecond))} requests/s, ` +
        `${Math.round(middle(plains, (one) => one.each))} processor µs each; p99 ` +
        `${ms(middle(plains, (one) => one.p99))}; caller ${cpu(middle(plains, (one) => one.clientCpu))}`,
    );
    console.log(`resident ${Math.round(usageOf(pid).megabytes)} MB`);
  } finally {
    engine.kill();
    await plain?.stop();
    await service.stop();
  }
}

if (!values.data || !values.addresses) {
  console.error(
    'usage: serve.mjs --data DIR --addresses FILE.csv [--queries F.jsonl] [--connections N] [--seconds S] ' +
      '[--rounds N] [--threads N] [--rate N] [--warm S]',
  );
  process.exitCode = 2;
} else await run();
