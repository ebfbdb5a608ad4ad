#!/usr/bin/env node
// What a query costs as the data grows: the same noisy lines against sets of several sizes, p50 and p99 of each kind in
// microseconds, one record a call, data in memory, after a warm-up. With the size, open and load time of each set.
//
//   node bench/scale.mjs queries.jsonl DATA_DIR… [--each 1000]
//
// The queries come from bench/noise/generate.mjs; their addresses are in every set that holds the release they were
// made from.
import { readFileSync, statSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

const KINDS = [
  'official',
  'abbreviation-case',
  'one-typo',
  'two-typos',
  'typo-in-locality',
  'no-postcode',
  'wrong-postcode',
  'no-locality',
  'wrong-locality',
  'type-missing',
  'unit-slash',
  'absent-number',
  'absent-street',
];
const {
  values,
  positionals: [queries, ...folders],
} = parseArgs({ allowPositionals: true, options: { each: { type: 'string', default: '1000' } } });
if (folders.length === 0) {
  console.error('usage: scale.mjs queries.jsonl DATA_DIR… [--each N]');
  process.exitCode = 2;
} else await run();

async function run() {
  const { openLocalEngine } = await import('../dist/engine/local.js');
  const { operationNamed } = await import('../dist/contract/operations.js');
  const { listSets } = await import('../dist/data/catalogue.js');
  const cleanse = operationNamed('cleanse');
  const lines = sample();
  const table = [];
  console.log(
    `${cpus().length} x ${cpus()[0].model}, node ${process.version}, ${values.each} queries a kind, µs p50 / p99`,
  );
  for (const dataDir of folders) {
    const [set] = await listSets(dataDir);
    const opened = performance.now();
    const engine = await openLocalEngine({ dataDir });
    const loading = performance.now();
    engine.share([{ operation: cleanse }]);
    const cells = {
      addresses: set.addresses,
      'file MB': (statSync(path.join(dataDir, set.file)).size / 1e6).toFixed(1),
      'open ms': (loading - opened).toFixed(1),
      'load ms': (performance.now() - loading).toFixed(0),
    };
    const ask = async (text) => {
      const began = process.hrtime.bigint();
      await engine.run(cleanse, { payload: [{ fullAddress: text }] });
      return Number(process.hrtime.bigint() - began) / 1000;
    };
    for (let pass = 0; pass < 3; pass++) {
      for (const kind of KINDS) {
        const took = [];
        for (const text of lines.get(kind) ?? []) took.push(await ask(text));
        took.sort((a, b) => a - b);
        if (took.length > 0) {
          cells[kind] = `${took[took.length >> 1].toFixed(0)} / ${took[Math.floor(took.length * 0.99)].toFixed(0)}`;
        }
      }
    }
    table.push(cells);
    await engine.close();
  }
  for (const name of Object.keys(table[0])) {
    console.log([name.padEnd(20), ...table.map((cells) => String(cells[name]).padStart(16))].join(''));
  }
}

/** The first lines of each kind. */
function sample() {
  const lines = new Map(KINDS.map((kind) => [kind, []]));
  for (const line of readFileSync(queries, 'utf8').split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const query = JSON.parse(line);
    const list = lines.get(query.class);
    if (list && list.length < Number(values.each)) list.push(query.text);
  }
  return lines;
}
