#!/usr/bin/env node
// What hostile callers of `waypost serve` do to another user: how long that user's find takes meanwhile, what the
// service holds, and whether its gauge of requests under way comes back. One caller attacks at a time.
//
//   node bench/attack.mjs --data DIR [--seconds 8] [--threads N] [--program OTHER/bin/waypost.js] [--attacks lines,…]
//
// calm: nobody attacks. lines: 16 connections with calls of a hundred hostile lines. matches: as many with one record
// against a hundred, each of twenty such lines. unread: 16 connections that send
// without end and read nothing. bodies: 4 connections with five megabytes of JSON that is no request. guesses: 48
// connections with wrong credentials, while 12 users come in whom the service has not seen, each for the first time.
import { availableParallelism, cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { Random } from './noise/random.mjs';
import { attack, heavyBody, hostileCall, hostileMatch } from './serve/hostile.mjs';
import { requestOf } from './serve/load.mjs';
import { startService, underWay, usageOf } from './serve/service.mjs';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    seconds: { type: 'string', default: '8' },
    threads: { type: 'string', default: String(availableParallelism()) },
    program: { type: 'string' },
    attacks: { type: 'string', default: 'lines,matches,unread,bodies,guesses' },
    seed: { type: 'string', default: '1' },
  },
});
const FIND = '/rest/v2/address/find?country=AU&fullAddress=24+smith+st';
const FRESH = 12;
const ms = (n) => `${n.toFixed(n < 100 ? 1 : 0)} ms`;

/** Asks find over and over, a pause between; the milliseconds of each, those without answer for `patience` counted. */
async function finds(url, authorization, seconds) {
  const took = [];
  const wrong = {};
  const ends = performance.now() + seconds * 1000;
  while (performance.now() < ends) {
    const began = performance.now();
    try {
      const answer = await fetch(url + FIND, { headers: { authorization } });
      await answer.arrayBuffer();
      if (answer.status !== 200) wrong[answer.status] = (wrong[answer.status] ?? 0) + 1;
    } catch (error) {
      wrong[error.cause?.code ?? 'failed'] = (wrong[error.cause?.code ?? 'failed'] ?? 0) + 1;
    }
    took.push(performance.now() - began);
    await pause(5);
  }
  took.sort((a, b) => a - b);
  const at = (share) => took[Math.min(took.length - 1, Math.floor(took.length * share))];
  return `${took.length} finds, p50 ${ms(at(0.5))}, p99 ${ms(at(0.99))}, worst ${ms(at(1))}${
    Object.keys(wrong).length > 0 ? `, not answered: ${JSON.stringify(wrong)}` : ''
  }`;
}

/** Users come in for the first time while others guess. */
async function guessing(random, { port, url, others: [, ...comers] }) {
  const guess = () =>
    requestOf('GET', '/health', `Basic ${Buffer.from(`fresh3:${random.below(1e9)}`).toString('base64')}`);
  const begun = attack({ port, connections: 48, next: guess, reads: true });
  await pause(1000);
  const came = [];
  for (const comer of comers) {
    const began = performance.now();
    const { status } = await fetch(`${url}/health`, { headers: { authorization: comer, connection: 'close' } });
    came.push({ status, took: performance.now() - began });
  }
  begun.stop();
  console.log(
    `guesses: ${came.filter(({ status }) => status === 200).length} of ${FRESH} came in, the slowest after ` +
      `${ms(Math.max(...came.map(({ took }) => took)))}; the attacker's answers: ` +
      JSON.stringify(Object.fromEntries(begun.statuses)),
  );
}

async function run() {
  const random = new Random(Number(values.seed));
  const fresh = Array.from({ length: FRESH }, (_, i) => `fresh${i}`);
  const service = await startService(values.data, ['--threads', values.threads], {
    ...(values.program ? { program: values.program } : {}),
    users: ['other', ...fresh],
  });
  const { url, port, authorization, pid, others } = service;
  const [other] = others;
  const seconds = Number(values.seconds);
  const attacks = values.attacks.split(',');
  console.log(
    `${cpus().length} x ${cpus()[0].model}, node ${process.version}, load ${loadavg()[0].toFixed(1)}, ` +
      `${values.threads} threads`,
  );
  const under = async (name, plan) => {
    if (!attacks.includes(name)) return;
    const calls = plan.calls;
    let i = 0;
    const begun = attack({ port, next: () => calls[i++ % calls.length], ...plan });
    await pause(1000);
    let most = 0;
    let megabytes = 0;
    const watch = setInterval(() => {
      megabytes = Math.max(megabytes, usageOf(pid).megabytes);
      void underWay(url, other).then(
        (n) => (most = Math.max(most, n)),
        () => undefined,
      );
    }, 500);
    const said = await finds(url, other, seconds);
    clearInterval(watch);
    begun.stop();
    let left = -1;
    for (let tries = 0; tries < 60 && left !== 0; tries++) {
      await pause(500);
      left = await underWay(url, other);
    }
    console.log(
      `${name}: ${said}; under way ${most} at most, ${left} afterwards; ${Math.round(megabytes)} MB at most; the ` +
        `attacker's answers: ${JSON.stringify(Object.fromEntries(begun.statuses))}`,
    );
  };
  try {
    await finds(url, other, 2);
    console.log(`calm: ${await finds(url, other, seconds)}; ${Math.round(usageOf(pid).megabytes)} MB`);
    const calls = Array.from({ length: 20 }, () => hostileCall(random, authorization));
    await under('lines', { connections: 16, calls, reads: true });
    const matches = Array.from({ length: 4 }, () => hostileMatch(random, authorization));
    await under('matches', { connections: 16, calls: matches, reads: true });
    await under('unread', { connections: 16, calls, reads: false });
    await under('bodies', { connections: 4, calls: [heavyBody(authorization)], reads: true });
    if (attacks.includes('guesses')) await guessing(random, service);
  } finally {
    await service.stop();
  }
}

if (!values.data) {
  console.error('usage: attack.mjs --data DIR [--seconds S] [--threads N] [--program FILE]');
  process.exitCode = 2;
} else await run();
