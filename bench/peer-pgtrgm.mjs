#!/usr/bin/env node
// Cleanse and PostgreSQL's pg_trgm side by side: the same addresses, the same queries, one run, one connection against one thread.
//
//   node bench/peer-pgtrgm.mjs queries.jsonl --addresses ADDRESSES.csv --data DIR [--per-class 100] [--refuse-below 0.5]
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judge, percent } from './judge.mjs';
import { Reference } from './noise/reference.mjs';
import { official, saidBy } from './noise/write.mjs';
import { Cluster, serverFolder } from './peer/pgtrgm.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { addresses: { type: 'string' }, data: { type: 'string' }, 'per-class': { type: 'string', default: '100' }, 'refuse-below': { type: 'string', default: '0.5' } } });
const bin = serverFolder();
if (positionals.length !== 1 || !values.addresses || !values.data) {
  console.error('usage: peer-pgtrgm.mjs queries.jsonl --addresses ADDRESSES.csv --data DIR [--per-class N] [--refuse-below S]');
  process.exitCode = 2;
} else if (!bin) {
  console.error('no PostgreSQL server under /usr/lib/postgresql; install Debian\'s postgresql package');
  process.exitCode = 2;
} else await run();

async function run() {
  const { openLocalEngine } = await import('../dist/engine/local.js');
  const { operationNamed } = await import('../dist/contract/operations.js');
  const reference = new Reference(values.addresses), unit = new Map(reference.rows.map((r) => [r.pid, r.flat !== '' || r.level !== '']));
  const least = Number(values['refuse-below']), most = Number(values['per-class']), taken = new Map();
  const queries = readFileSync(positionals[0], 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line)).filter((q) => {
    const n = taken.get(q.class) ?? 0;
    taken.set(q.class, n + 1);
    return n < most;
  });
  const texts = queries.map((q) => q.text);

  const cleanse = operationNamed('cleanse'), engine = await openLocalEngine({ dataDir: values.data }), ours = [];
  const cleanseAll = async () => {
    ours.length = 0;
    for (let i = 0; i < texts.length; i += 100) ours.push(...cleanse.elements(await engine.run(cleanse, { payload: texts.slice(i, i + 100).map((fullAddress) => ({ fullAddress })) })));
  };
  await cleanseAll();
  const started = process.hrtime.bigint();
  await cleanseAll();
  const seconds = Number(process.hrtime.bigint() - started) / 1e9;

  const cluster = new Cluster(bin);
  let times, peer;
  try {
    times = await cluster.load(reference.rows, (row) => official(saidBy(row)));
    await cluster.nearest(texts.slice(0, 200));
    peer = await cluster.nearest(texts);
  } finally { cluster.close(); }

  const classes = new Map();
  queries.forEach((query, i) => {
    const { pid, similarity } = peer.answers[i];
    const theirs = similarity >= least ? { status: 'corrected', level: unit.get(pid) ? 'subdwelling' : 'address', id: pid } : { status: 'unmatched', level: query.levels?.[0] ?? 'none', exception: query.exceptions?.[0] };
    const entry = classes.get(query.class) ?? { kind: query.kind, n: 0, ours: 0, theirs: 0, oursFalse: 0, theirsFalse: 0 };
    classes.set(query.class, entry);
    const mine = judge(query, ours[i], (id) => unit.get(id)), peers = judge(query, theirs, (id) => unit.get(id));
    entry.n++;
    entry.ours += mine.right ? 1 : 0;
    entry.theirs += peers.right ? 1 : 0;
    entry.oursFalse += mine.falseAccept ? 1 : 0;
    entry.theirsFalse += peers.falseAccept ? 1 : 0;
  });
  console.log(`class                                n   waypost right%   pg_trgm right%   (absent classes: refused%; pg_trgm refuses below similarity ${least}, any level counts)`);
  for (const [name, c] of [...classes].sort((a, b) => a[1].kind.localeCompare(b[1].kind))) {
    const absent = c.kind === 'absent' || (c.ours === 0 && c.oursFalse > 0);
    console.log(`${name.padEnd(32)} ${String(c.n).padStart(5)} ${percent(absent ? c.n - c.oursFalse : c.ours, c.n, 1).padStart(16)} ${percent(absent ? c.n - c.theirsFalse : c.theirs, c.n, 1).padStart(16)}   ${c.kind}`);
  }
  console.log(`\nwaypost ${Math.round(texts.length / seconds)} queries/s on one thread; pg_trgm ${Math.round(texts.length / peer.seconds)} on one connection (client and round trip included)`);
  console.log(`pg_trgm: ${reference.rows.length} addresses loaded in ${times.load.toFixed(1)} s, GiST index in ${times.index.toFixed(1)} s`);
  await engine.close();
}
