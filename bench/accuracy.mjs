#!/usr/bin/env node
// Runs noisy queries through cleanse and says, class by class, what was right, wrong, refused, and how honest the
// confidence is.
//
// node bench/accuracy.mjs queries.jsonl --data DIR [--class a,b] [--show N] [--json] [--addresses FILE.csv] [--fail-log
// FILE]
//
// The data is loaded into memory first, as a batch does. --addresses (the file the queries were made from) lets it tell
// units from buildings among wrong answers.
import { createReadStream, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { Calibration, Tally, judge, percent } from './judge.mjs';
import { Reference } from './noise/reference.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string' },
    class: { type: 'string' },
    show: { type: 'string', default: '0' },
    json: { type: 'boolean', default: false },
    addresses: { type: 'string' },
    'fail-log': { type: 'string' },
    engine: { type: 'string' },
  },
});
if (positionals.length === 0 || !values.data) {
  console.error(
    'usage: accuracy.mjs queries.jsonl… --data DIR [--class a,b] [--show N] [--json] [--addresses FILE.csv] ' +
      '[--fail-log FILE]',
  );
  process.exitCode = 2;
} else await run();

async function run() {
  const { openLocalEngine } = await import(
    values.engine ? pathToFileURL(values.engine).href : '../dist/engine/local.js'
  );
  const { operationNamed } = await import('../dist/contract/operations.js');
  const cleanse = operationNamed('cleanse');
  const engine = await openLocalEngine({ dataDir: values.data });
  engine.share();
  const units = new Map(
    values.addresses ? new Reference(values.addresses).rows.map((r) => [r.pid, r.flat !== '' || r.level !== '']) : [],
  );
  const only = values.class?.split(',');
  const shown = Number(values.show);
  /** @type {Map<string, { kind: string, tally: Tally, failures: { query: object, answer: object }[] }>} */
  const classes = new Map();
  const matched = new Calibration();
  const all = new Calibration();
  let batch = [];
  let seconds = 0;
  let count = 0;
  const flush = async () => {
    const started = process.hrtime.bigint();
    const response = await engine.run(cleanse, { payload: batch.map((q) => ({ fullAddress: q.text })) });
    const took = Number(process.hrtime.bigint() - started) / 1e9;
    seconds += took;
    cleanse.elements(response).forEach((answer, i) => note(batch[i], answer, took / batch.length));
    count += batch.length;
    batch = [];
  };
  const note = (query, answer, each) => {
    let entry = classes.get(query.class);
    if (!entry) classes.set(query.class, (entry = { kind: query.kind, tally: new Tally(), failures: [] }));
    const verdict = judge(query, answer, (pid) => units.get(pid));
    entry.tally.add(verdict, answer);
    entry.tally.seconds += each;
    if (query.kind !== 'watch') {
      all.add(answer.confidence ?? 0, verdict.right);
      if (verdict.matched) matched.add(answer.confidence ?? 0, verdict.right);
    }
    if (!verdict.right && (shown > entry.failures.length || values['fail-log'])) entry.failures.push({ query, answer });
  };
  for (const file of positionals) {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      if (line === '' || line.startsWith('#')) continue;
      const query = JSON.parse(line);
      if (only && !only.includes(query.class)) continue;
      if (batch.length === 100 || (batch.length > 0 && batch[0].class !== query.class)) await flush();
      batch.push(query);
    }
  }
  if (batch.length > 0) await flush();
  await engine.close();
  if (values.json) {
    console.log(
      JSON.stringify({
        classes: Object.fromEntries([...classes].map(([name, { kind, tally }]) => [name, { kind, ...tally }])),
        matched: matched.cells,
        all: all.cells,
        queries: count,
        perSecond: count / seconds,
      }),
    );
  } else print(classes, matched, all, count, seconds, shown);
  if (values['fail-log']) {
    writeFileSync(
      values['fail-log'],
      [...classes.values()].flatMap((c) => c.failures.map((f) => failureLine(f))).join('\n'),
    );
  }
}

function failureLine({ query, answer }) {
  const got =
    `${answer.status}/${answer.level} ${answer.confidence} ${answer.exception ?? ''} ${answer.id ?? ''} ` +
    `${answer.fullAddress ?? ''}`;
  return `${query.class}\t${query.text}\t${
    query.pids.length > 0
      ? query.pids.join(' ')
      : `${query.levels}: ${query.exceptions}${query.building ? ` ${query.building}` : ''}`
  }\t${got}`;
}

function print(classes, matched, all, count, seconds, shown) {
  console.log(
    'class                                n  right%  first%  wrong%  false%  refused% confused     µs   status',
  );
  const sum = { recoverable: new Tally(), absent: new Tally() };
  for (const kind of ['recoverable', 'absent', 'watch']) {
    for (const [name, { kind: own, tally, failures }] of classes) {
      if (own !== kind) continue;
      console.log(row(name, tally));
      if (sum[kind]) {
        for (const key of ['n', 'seconds', 'right', 'wrong', 'firstOnly', 'falseAccept', 'refused', 'confused']) {
          sum[kind][key] += tally[key];
        }
      }
      for (const failure of failures.slice(0, shown)) {
        console.log(`      ${failureLine(failure).split('\t').slice(1).join('\n         ')}`);
      }
    }
    if (sum[kind]?.n) console.log(`${row(`ALL ${kind}`, sum[kind])}\n`);
  }
  console.log(`\nconfidence    matched n    right%   all n    right%   (watch classes left out)`);
  matched.cells.forEach((cell, i) =>
    console.log(
      `${String(cell.from).padStart(6)}+      ${String(cell.n).padStart(8)} ` +
        `${percent(cell.right, cell.n).padStart(9)}${String(all.cells[i].n).padStart(8)} ` +
        `${percent(all.cells[i].right, all.cells[i].n).padStart(9)}`,
    ),
  );
  for (const from of [95, 99]) {
    const m = matched.atLeast(from);
    const a = all.atLeast(from);
    console.log(
      `all ${from}+: matched ${m.n}, right ${percent(m.right, m.n)} %; all ${a.n}, right ${percent(a.right, a.n)} %`,
    );
  }
  console.log(`\n${count} queries, ${Math.round(count / seconds)} a second on one thread, calls of 100`);
}

function row(name, t) {
  const status = Object.entries(t.status)
    .sort((a, b) => b[1] - a[1])
    .map(([k, n]) => `${k} ${n}`)
    .join(', ');
  const exceptions = Object.entries(t.exception)
    .sort((a, b) => b[1] - a[1])
    .map(([k, n]) => `${k} ${n}`)
    .join(', ');
  return (
    `${name.padEnd(32)} ${String(t.n).padStart(5)} ${percent(t.right, t.n).padStart(7)} ` +
    `${percent(t.right + t.firstOnly, t.n).padStart(7)} ${percent(t.wrong, t.n).padStart(7)} ` +
    `${percent(t.falseAccept, t.n).padStart(7)} ${percent(t.refused, t.n).padStart(8)} ` +
    `${String(t.confused).padStart(8)} ${((1e6 * t.seconds) / t.n).toFixed(0).padStart(6)}   ` +
    `${status}${exceptions ? ` · ${exceptions}` : ''}`
  );
}
