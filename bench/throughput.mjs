#!/usr/bin/env node
// Cleanses a customer file of N rows made from the real addresses with the real binary, CSV to CSV, and says rows/s,
// peak memory, and how much of the answer is right.
//
// node bench/throughput.mjs --addresses ADDRESSES.csv --data DIR [--rows 1000000] [--mix 45/30/25|70/20/5/5] [--runs 3]
// [--threads N] [--keep FOLDER]
//                             [--columns one|parts] [--peer 2000]
//
// The mix is official / abbreviated / damaged [/ non-existent number]. Damaged rows hold one typo, a wrong or missing
// postcode, a wrong or missing type, or a typo and no postcode.
import { createReadStream, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse';
import { percent } from './judge.mjs';
import { Reference } from './noise/reference.mjs';
import { official, saidBy } from './noise/write.mjs';
import { normalise } from './peer/normalise.mjs';
import { Cluster, serverFolder } from './peer/pgtrgm.mjs';
import { measure, median } from './process.mjs';
import { check } from './throughput/check.mjs';
import { KINDS, writeCustomers } from './throughput/customers.mjs';

const { values } = parseArgs({
  options: {
    addresses: { type: 'string' },
    data: { type: 'string' },
    rows: { type: 'string', default: '1000000' },
    mix: { type: 'string', default: '45/30/25' },
    runs: { type: 'string', default: '3' },
    threads: { type: 'string' },
    keep: { type: 'string' },
    columns: { type: 'string', default: 'one' },
    peer: { type: 'string', default: '0' },
    seed: { type: 'string', default: '11' },
  },
});
if (!values.addresses || !values.data) {
  console.error(
    'usage: throughput.mjs --addresses ADDRESSES.csv --data DIR [--rows N] [--mix 45/30/25] [--runs 3] ' +
      '[--threads N] [--columns one|parts] [--peer N] [--keep FOLDER]',
  );
  process.exitCode = 2;
} else await run();
async function run() {
  const folder = values.keep ?? mkdtempSync(path.join(tmpdir(), 'throughput-'));
  mkdirSync(folder, { recursive: true });
  const input = path.join(folder, 'in.csv');
  const output = path.join(folder, 'out.csv');
  try {
    const reference = new Reference(values.addresses);
    const total = Number(values.rows);
    const texts = await writeCustomers(input, reference, {
      seed: Number(values.seed),
      shares: values.mix.split('/').map(Number),
      total,
      parts: values.columns === 'parts',
      kept: Number(values.peer),
    });
    console.log(
      `${total} rows, ${(statSync(input).size / total).toFixed(0)} bytes a row, mix ${values.mix} ` +
        `(${KINDS.slice(0, values.mix.split('/').length).join('/')}), ` +
        `${values.columns === 'parts' ? 'four address columns' : 'one address column'}, ` +
        `${availableParallelism()} cores`,
    );
    const bin = fileURLToPath(new URL('../bin/waypost.js', import.meta.url));
    const rates = [];
    const peaks = [];
    for (let i = 0; i < Number(values.runs); i++) {
      const done = await measure(process.execPath, [
        bin,
        'cleanse',
        input,
        '-o',
        output,
        '--data',
        values.data,
        '--quiet',
        ...(values.threads ? ['--threads', values.threads] : []),
      ]);
      if (done.code !== 0) throw new Error(`waypost ended with ${done.code}: ${done.err}`);
      rates.push(total / done.seconds);
      peaks.push(done.megabytes);
      console.log(
        `run ${i + 1}: ${done.seconds.toFixed(2)} s, ${Math.round(total / done.seconds)} rows/s, ` +
          `${done.cpu.toFixed(1)} processor s (${((1e6 * done.cpu) / total).toFixed(0)} µs a row), peak ` +
          `${Math.round(done.megabytes)} MB`,
      );
    }
    console.log(`median ${Math.round(median(rates))} rows/s, peak ${Math.round(Math.max(...peaks))} MB`);
    await yardstick(input);
    const { sums, rows, moved } = await check(input, output);
    console.log(`${rows} rows out, ${moved} with changed input columns or order`);
    for (const kind of KINDS) {
      const s = sums.get(kind);
      if (s) {
        const statuses = Object.entries(s.status).map(([k, n]) => `${k} ${n}`);
        console.log(
          `${kind.padEnd(12)} ${String(s.n).padStart(8)}  right ${percent(s.right, s.n)} %  ` +
            `wrong ${percent(s.wrong, s.n)} %  ${statuses.join(', ')}`,
        );
      }
    }
    if (texts.length > 0) await peer(reference, texts);
  } finally {
    if (!values.keep) rmSync(folder, { recursive: true, force: true });
  }
}

/** The first rows of the same file through pg_trgm. */
async function peer(reference, texts) {
  const bin = serverFolder();
  if (!bin) {
    console.log('no PostgreSQL server installed: no peer');
    return;
  }
  const cluster = new Cluster(bin);
  try {
    const lines = path.join(cluster.folder, 'addresses.tsv');
    writeFileSync(lines, reference.rows.map((row) => `${row.pid}\t${normalise(official(saidBy(row)))}\n`).join(''));
    await cluster.load(lines);
    const { answers, seconds } = await cluster.nearest(texts.map((t) => t.text));
    const real = texts.map((t, i) => ({ ...t, got: answers[i].pid })).filter((t) => t.kind !== 3);
    console.log(
      `pg_trgm on the first ${texts.length} rows, one connection: ${Math.round(texts.length / seconds)} ` +
        `rows/s, right ${percent(real.filter((t) => t.got === t.pid).length, real.length)} % of those that exist`,
    );
  } finally {
    cluster.close();
  }
}

/**
 * How fast this machine is today: csv-parse alone over the same file. Rates of two machines compare only by their ratio
 * to it. @param {string} file
 */
async function yardstick(file) {
  const began = performance.now();
  let records = 0;
  const parser = createReadStream(file).pipe(parse());
  for await (const record of parser) if (record.length > 0) records++;
  const rate = records / ((performance.now() - began) / 1000);
  console.log(`yardstick: csv-parse alone reads the same file at ${Math.round(rate)} records/s`);
}
