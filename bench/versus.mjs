#!/usr/bin/env node
// Two builds of waypost beside each other: the same commands by the one and the other in turns, so that both meet the
// same hours of the machine, and the ratio of their processor time, of their time, and of their memory.
//
//   node bench/versus.mjs --before OTHER_CHECKOUT --data DATA --file INPUT.csv [--runs 5]
//
// Both checkouts are built. DATA must be readable by both; INPUT.csv holds addresses. The outputs are compared too.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measure, median } from './process.mjs';

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    data: { type: 'string' },
    file: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
});

const ONE = '24 smith street reservoir 3073';

/** What is run, by name; `out` is a file for the output, whose bytes must be the same. */
const cases = ({ data, file }) => [
  ['--help', () => ['--help']],
  ['one record', () => ['cleanse', ONE, '--data', data, '--json']],
  ['parse a file', (out) => ['parse', file, '-o', out, '--restart', '--quiet']],
  ['cleanse a file', (out) => ['cleanse', file, '--data', data, '-o', out, '--restart', '--quiet']],
  ['geocode a file', (out) => ['geocode', file, '--data', data, '-o', out, '--restart', '--quiet']],
];

async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'waypost-versus-'));
  const here = fileURLToPath(new URL('..', import.meta.url));
  const builds = { before: values.before, now: here };
  try {
    for (const [name, argumentsOf] of cases(values)) {
      const runs = { before: [], now: [] };
      for (let i = 0; i < Number(values.runs); i++) {
        for (const [which, root] of Object.entries(builds)) {
          const words = [join(root, 'bin/waypost.js'), ...argumentsOf(join(folder, `${which}.csv`))];
          runs[which].push(await measure(process.execPath, words));
        }
      }
      console.log(line(name, runs));
      if (name.endsWith('a file')) console.log(same(folder) ? '  the same output' : '  ANOTHER OUTPUT');
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const same = (folder) => readFileSync(join(folder, 'before.csv')).equals(readFileSync(join(folder, 'now.csv')));

function line(name, { before, now }) {
  const of = (runs, key) => median(runs.map((run) => run[key]));
  const ratio = (key) => (of(now, key) / of(before, key)).toFixed(2);
  return (
    `${name.padEnd(16)} processor ${of(before, 'cpu').toFixed(2)} → ${of(now, 'cpu').toFixed(2)} s ` +
    `(${ratio('cpu')}), time ${of(before, 'seconds').toFixed(2)} → ${of(now, 'seconds').toFixed(2)} s ` +
    `(${ratio('seconds')}), memory ${ratio('megabytes')}`
  );
}

if (values.before && values.data && values.file) await run();
else {
  console.error('usage: versus.mjs --before OTHER_CHECKOUT --data DATA --file INPUT.csv [--runs 5]');
  process.exitCode = 2;
}
