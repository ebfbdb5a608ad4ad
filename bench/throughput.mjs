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
import { createReadStream, createWriteStream, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse';
import { percent } from './judge.mjs';
import { Random } from './noise/random.mjs';
import { Reference } from './noise/reference.mjs';
import { slipIn } from './noise/typo.mjs';
import { COMMON_TYPES } from './noise/words.mjs';
import { casual, front, official, saidBy, streetOf } from './noise/write.mjs';
import { normalise } from './peer/normalise.mjs';
import { Cluster, serverFolder } from './peer/pgtrgm.mjs';
import { measure, median } from './process.mjs';

const KINDS = ['official', 'abbreviated', 'damaged', 'absent'];
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

/** One slip or gap of the kind that real files have. */
function damage(random, said) {
  switch (random.below(6)) {
    case 0:
    case 1:
      said.name = slipIn(random, said.name, 4) ?? said.name;
      break;
    case 2:
      said.postcode = random.chance(0.5) ? '' : String(2000 + random.below(2800));
      break;
    case 3:
      said.type = random.chance(0.5) ? '' : random.pick(COMMON_TYPES);
      break;
    case 4:
      said.locality = slipIn(random, said.locality, 4) ?? said.locality;
      break;
    default:
      said.name = slipIn(random, said.name, 5) ?? said.name;
      said.postcode = '';
  }
}

function quoted(text) {
  return text.includes(',') || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Writes the file; the truth column is `pid` and `kind`, which the product carries along untouched. */
async function make(file, reference) {
  const random = new Random(Number(values.seed));
  const shares = values.mix.split('/').map(Number);
  const total = Number(values.rows);
  const parts = values.columns === 'parts';
  const out = createWriteStream(file, { highWaterMark: 1 << 20 });
  const texts = [];
  let buffer = parts
    ? 'id,name,address,suburb,state,postcode,pid,kind,email,balance\n'
    : 'id,name,address,pid,kind,email,balance\n';
  for (let i = 0; i < total; i++) {
    let dice = random.next() * shares.reduce((a, b) => a + b, 0);
    let kind = 0;
    while (dice >= shares[kind]) dice -= shares[kind++];
    const row = random.pick(reference.usable);
    const said = saidBy(row);
    if (kind === 2) damage(random, said);
    if (kind === 3) {
      said.first = String(20_000 + random.below(9000));
      said.last = '';
      said.firstSuffix = '';
      said.lastSuffix = '';
      said.lot = '';
    }
    const whole = { ...said };
    if (parts) {
      said.locality = '';
      said.state = '';
      said.postcode = '';
    }
    const isCasual = kind === 1 || (kind >= 2 && random.chance(0.5));
    const tidy = parts ? `${front(said)} ${streetOf(said)}` : official(said);
    const address = isCasual ? casual(random, said) : tidy;
    const cells = [
      100000 + i,
      `Customer ${String(i % 977).padStart(3, '0')}`,
      quoted(address),
      ...(parts ? [whole.locality, whole.state, whole.postcode] : []),
      kind === 3 ? '' : row.pid,
      KINDS[kind],
      `customer${i % 9973}@example.com`,
      (random.below(999_999) / 100).toFixed(2),
    ];
    buffer += `${cells.join(',')}\n`;
    if (texts.length < Number(values.peer)) {
      texts.push({
        text: parts ? `${address}, ${whole.locality} ${whole.state} ${whole.postcode}` : address,
        pid: row.pid,
        kind,
      });
    }
    if (buffer.length > 1 << 20) {
      if (!out.write(buffer)) await once(out, 'drain');
      buffer = '';
    }
  }
  out.end(buffer);
  await once(out, 'finish');
  return texts;
}

/** Cells of a line without quoted line ends. @param {string} line */
function cells(line) {
  const list = [];
  let cell = '';
  let inside = false;
  for (const c of line) {
    if (c === '"') inside = !inside;
    else if (c === ',' && !inside) {
      list.push(cell);
      cell = '';
    } else cell += c;
  }
  list.push(cell);
  return list;
}

/** Right, matched and statuses by kind of row, and whether order and input columns are as they were. */
async function check(input, output) {
  const sums = new Map();
  const before = createInterface({ input: createReadStream(input) })[Symbol.asyncIterator]();
  let head;
  let rows = 0;
  let moved = 0;
  for await (const line of createInterface({ input: createReadStream(output) })) {
    const { value: was } = await before.next();
    if (!line.startsWith(was)) moved++;
    const row = cells(line);
    if (!head) {
      head = Object.fromEntries(row.map((name, i) => [name.trim(), i]));
      continue;
    }
    rows++;
    const kind = row[head.kind];
    const status = row[head.cleanse_status];
    const id = row[head.cleanse_id] ?? '';
    const matched = status === 'verified' || status === 'corrected';
    const sum = sums.get(kind) ?? { n: 0, right: 0, wrong: 0, status: {} };
    sums.set(kind, sum);
    sum.n++;
    sum.status[status] = (sum.status[status] ?? 0) + 1;
    const right = kind === 'absent' ? !matched : matched && id.endsWith(row[head.pid]);
    if (right) sum.right++;
    else if (matched) sum.wrong++;
  }
  return { sums, rows, moved };
}

async function run() {
  const folder = values.keep ?? mkdtempSync(path.join(tmpdir(), 'throughput-'));
  mkdirSync(folder, { recursive: true });
  const input = path.join(folder, 'in.csv');
  const output = path.join(folder, 'out.csv');
  try {
    const reference = new Reference(values.addresses);
    const texts = await make(input, reference);
    const total = Number(values.rows);
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
