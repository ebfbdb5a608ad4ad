#!/usr/bin/env node
// Four steps in one run beside four runs of one step each, the output of one the input of the next: processor time and
// time of both, in turns, and that the last file is the same byte for byte.
//
//   node bench/plan.mjs --data DATA --file INPUT.csv --column ADDRESS_COLUMN [--runs 3]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measure, median } from './process.mjs';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    file: { type: 'string' },
    column: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
});
const binary = fileURLToPath(new URL('../bin/waypost.js', import.meta.url));
const COLUMNS = {
  parse: 'status,full_address',
  cleanse: 'status,full_address',
  geocode: 'status,latitude,longitude',
  'reverse-geocode': 'count,full_address',
};
const operations = Object.keys(COLUMNS);

const planOf = (column) =>
  operations
    .map((operation) => {
      const columns = `columns = ${JSON.stringify(COLUMNS[operation].split(','))}`;
      const feed = operation === 'reverse-geocode' ? 'from = "geocode"' : `map = { fullAddress = "${column}" }`;
      return `[[step]]\noperation = "${operation}"\n${feed}\n${columns}\n`;
    })
    .join('\n');

const mapOf = (operation, column) =>
  operation === 'reverse-geocode'
    ? ['--map', 'latitude=geocode_latitude', '--map', 'longitude=geocode_longitude']
    : ['--map', `fullAddress=${column}`];

const waypost = (words) => measure(process.execPath, [binary, ...words, '--data', values.data, '--restart', '--quiet']);

async function run(folder) {
  const plan = join(folder, 'plan.toml');
  writeFileSync(plan, planOf(values.column));
  const at = (name) => join(folder, `${name}.csv`);
  const singles = operations.map(() => []);
  const together = [];
  for (let i = 0; i < Number(values.runs); i++) {
    together.push(await waypost(['run', plan, values.file, '-o', at('together')]));
    let input = values.file;
    for (const [n, operation] of operations.entries()) {
      const words = [operation, input, '-o', at(operation), '--columns', COLUMNS[operation]];
      singles[n].push(await waypost([...words, ...mapOf(operation, values.column)]));
      input = at(operation);
    }
  }
  const isSame = readFileSync(at('together')).equals(readFileSync(at(operations.at(-1))));
  report(singles, together, isSame);
}

function report(singles, together, isSame) {
  const rows = readFileSync(values.file, 'latin1').split('\n').length - 2;
  console.log(`${cpus()[0].model}, ${cpus().length} cores, Node ${process.version}; about ${rows} rows`);
  for (const key of ['cpu', 'seconds']) {
    const each = singles.map((runs) => median(runs.map((one) => one[key])));
    const sum = each.reduce((total, one) => total + one, 0);
    const one = median(together.map((run) => run[key]));
    const what = key === 'cpu' ? 'processor seconds' : 'seconds by the clock';
    const parts = each.map((part) => part.toFixed(2)).join(' + ');
    console.log(
      `${what}: ${parts} = ${sum.toFixed(2)} in four runs, ${one.toFixed(2)} in one (${(one / sum).toFixed(2)})`,
    );
  }
  console.log(isSame ? 'the same file' : 'ANOTHER FILE');
  if (!isSame) process.exitCode = 1;
}

if (values.data && values.file && values.column) {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-plan-'));
  try {
    await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
} else {
  console.error('usage: plan.mjs --data DATA --file INPUT.csv --column ADDRESS_COLUMN [--runs 3]');
  process.exitCode = 2;
}
