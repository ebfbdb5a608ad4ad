#!/usr/bin/env node
// Classes of recorded replies, and mailboxes asked for in a second of a mail server with nothing behind it, beside a
// bare client that says the same lines over as many connections without reading what comes back.
//
// node bench/smtp.mjs [--replies smtp_replies.jsonl] [--addresses 10000] [--domains 100] [--hosts 40] [--runs 3]
//
// A line of the replies is {"input": reply, "expected": {"class": …}}. Build first.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    replies: { type: 'string' },
    addresses: { type: 'string', default: '10000' },
    domains: { type: 'string', default: '100' },
    hosts: { type: 'string', default: '40' },
    runs: { type: 'string', default: '3' },
  },
});
const [addresses, domains, hosts, runs] = ['addresses', 'domains', 'hosts', 'runs'].map((name) => Number(values[name]));

if (values.replies) await classes(values.replies);
await throughput();

async function classes(file) {
  const { classOf } = await import('../dist/email/network/smtp/classify.js');
  const { readReply } = await import('../dist/email/network/smtp/reply.js');
  const cases = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const misses = cases.filter(({ input, expected }) => {
    const reply = readReply([input]);
    // Some are a status and a text, or a text alone.
    const [, status = '', text = input] = /^([245]\.\d+\.\d+) (.*)$/.exec(input) ?? [];
    const is = classOf(typeof reply === 'object' ? reply : { code: 0, status, text }).replaceAll('-', '_');
    if (is === expected.class) return false;
    console.log(`  ${input}\n    is ${is}, and ought to be ${expected.class}`);
    return true;
  });
  console.log(`replies: ${cases.length - misses.length} of ${cases.length} have their class`);
}

async function throughput() {
  const server = fork(new URL('smtp/server.mjs', import.meta.url));
  const [{ port }] = await once(server, 'message');
  const asked = Array.from({ length: addresses }, (_, i) => `${i % 3 === 0 ? `jo${i}` : `u${i}`}@d${i % domains}.test`);
  for (let run = 0; run < runs; run++) {
    const ours = await timed(server, () => askAll(asked, port));
    const bare = await timed(server, () => sayAll(asked, port, ours.connections));
    const { wrong, questions } = ours.result;
    const rate = (seconds) => Math.round(addresses / seconds);
    console.log(
      `${rate(ours.seconds)} addresses/s over ${ours.connections} connections, at most ${ours.most} at a time to a ` +
        `server, ${wrong} wrong, ${questions} questions to name servers; bare client ${rate(bare.seconds)}/s; ` +
        `processor ${ours.cpu.toFixed(2)} s to ${bare.cpu.toFixed(2)} s`,
    );
  }
  server.disconnect();
}

async function timed(server, work) {
  const cpu = process.cpuUsage();
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  server.send('count');
  const [count] = await once(server, 'message');
  return { ...count, result, seconds, cpu: (user + system) / 1e6 };
}

/** Asks for all mailboxes through the network part, over DNS that is answered at once. */
async function askAll(asked, port) {
  const { MailNetwork } = await import('../dist/email/network/mail-network.js');
  let questions = 0;
  const answered = (records) => {
    questions++;
    return Promise.resolve(records);
  };
  const dns = {
    resolveMx: (name) => answered([{ exchange: `mx.${name}`, priority: 10 }]),
    resolve4: (name) => answered([`127.0.3.${(Number(/\d+/.exec(name)[0]) % hosts) + 1}`]),
    resolve6: () => answered([]),
    cancel: () => undefined,
  };
  const network = new MailNetwork(
    { probe: true, helo: 'probe.example.com', mailFrom: '<>', smtpPort: port, allowPrivateMx: true },
    { dns },
  );
  const found = await Promise.all(
    asked.map((address) => {
      const [local, domain] = address.split('@');
      return network.verify({ local, domain });
    }),
  );
  network.close();
  const wrong = found.filter(({ mailbox }, i) => mailbox !== (asked[i].startsWith('jo') ? 'exists' : 'absent')).length;
  return { wrong, questions };
}

/** The same lines without a thought, 20 connections at a time, each command as soon as the last has its reply. */
async function sayAll(asked, port, connections) {
  const share = Math.ceil(asked.length / connections);
  let next = 0;
  const worker = async () => {
    while (next < asked.length) {
      const mine = asked.slice(next, next + share);
      next += share;
      const lines = ['EHLO x', 'MAIL FROM:<>', ...mine.map((address) => `RCPT TO:<${address}>`), 'RSET', 'QUIT'];
      const socket = net.connect(port, '127.0.0.1');
      socket.on('data', () => {
        const line = lines.shift();
        if (line) socket.write(`${line}\r\n`);
      });
      await once(socket, 'close');
    }
  };
  await Promise.all(Array.from({ length: 20 }, worker));
}
