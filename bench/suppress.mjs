#!/usr/bin/env node
// Suppression in numbers: looking a delivery point up in a list, beside a Map and beside SQLite's join of the same rows
// (Debian's sqlite3, in memory); the operation of a list and `suppress` in this process; the whole command from file to
// file. Lists and customers are invented, by a seed. All in turns in one run, so that ratios can be compared.
//
// Figures are rows in a second of processor time, so that other work on the machine weighs less.
//
//   node bench/suppress.mjs [--list 4000000] [--customers 2000000] [--turns 3] [--keyed]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { operationNamed } from '../dist/contract/operations.js';
import { listSets, setFile } from '../dist/data/catalogue.js';
import { SuppressionSet } from '../dist/data/suppression/read/suppression-set.js';
import { openLocalEngine } from '../dist/engine/local.js';
import { measure, median } from './process.mjs';

const { values } = parseArgs({
  options: {
    list: { type: 'string', default: '4000000' },
    customers: { type: 'string', default: '2000000' },
    turns: { type: 'string', default: '3' },
    keyed: { type: 'boolean', default: false },
  },
});
const LIST = Number(values.list);
const CUSTOMERS = Number(values.customers);
const CALL = 512;
const binary = fileURLToPath(new URL('../bin/waypost.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'waypost-suppress-'));
const at = (name) => join(folder, name);

/** A generator of whole numbers below `below`, the same each time (mulberry32). */
function seeded(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const MONTHS = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));
const next = seeded(7);
const point = () => 30_000_000 + next(14_000_000);
const day = () => `20${10 + next(15)}-${MONTHS[next(12)]}-${10 + next(18)}`;

function writeRows(name, header, count, row) {
  const parts = [`${header}\n`];
  for (let i = 0; i < count; i++) parts.push(row(i));
  writeFileSync(at(name), parts.join(''));
}

/** Processor seconds of a command. */
async function waypost(words) {
  const { cpu } = await measure(process.execPath, [binary, ...words, '--data', at('data')]);
  return cpu;
}

const shown = (count) => Math.round(count).toLocaleString('en');
const perSecond = (count, seconds) => `${shown(count / seconds)}/s`;
const line = (what, count, seconds) => {
  const middle = median(seconds);
  const spread = `${Math.min(...seconds).toFixed(2)}-${Math.max(...seconds).toFixed(2)} s`;
  console.log(`${what.padEnd(52)} ${perSecond(count, middle).padStart(16)}  (${spread})`);
};

/** Processor seconds of work in this process. */
const timed = async (work) => {
  const began = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1e6;
};

/** The join in SQLite, both tables in memory: processor seconds of the join alone. */
function sqliteJoin() {
  const script =
    `.mode csv\n.import ${at('moved.csv')} moved\n.import ${at('customers.csv')} customers\n` +
    'CREATE TABLE m(dpid INTEGER PRIMARY KEY, d TEXT, c TEXT);\n' +
    'INSERT OR REPLACE INTO m SELECT CAST(dpid AS INTEGER), date, consent FROM moved;\n' +
    'CREATE TABLE cu AS SELECT CAST(dpid AS INTEGER) AS dpid FROM customers;\n.timer on\n' +
    'SELECT count(*), max(d) FROM cu LEFT JOIN m ON m.dpid = cu.dpid;\n';
  const { stdout, status } = spawnSync('sqlite3', [':memory:'], {
    input: script,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const [, user, system] = /user ([\d.]+) sys ([\d.]+)/.exec(stdout ?? '') ?? [];
  return status === 0 && user !== undefined ? Number(user) + Number(system) : undefined;
}

try {
  writeRows('moved.csv', 'dpid,date,consent', LIST, () => `${point()},${day()},${next(2) === 0 ? 'Y' : 'N'}\n`);
  writeRows('deceased.csv', 'dpid,date', LIST / 8, () => `${point()},${day()}\n`);
  writeRows('customers.csv', 'id,name,dpid', CUSTOMERS, (i) => `${i},Customer ${i},${point()}\n`);
  const keyed = values.keyed ? ['--keyed'] : [];
  for (const list of ['moved', 'deceased']) {
    const seconds = await waypost(['data', 'import', list, at(`${list}.csv`), '--quiet', ...keyed]);
    console.log(`import of the ${list}: ${seconds.toFixed(1)} s`);
  }
  const sets = await listSets(at('data'));
  const installed = sets.find(({ source }) => source === 'MOVED');
  const points = Uint32Array.from({ length: CUSTOMERS }, point);
  const engine = await openLocalEngine({ dataDir: at('data') });
  const set = SuppressionSet.open(setFile(at('data'), installed), installed);
  const map = new Map();
  const figures = { find: [], map: [], moved: [], suppress: [], sqlite: [], one: [], two: [] };
  if (!values.keyed) {
    const rows = seeded(7);
    for (let i = 0; i < set.rows; i++) map.set(30_000_000 + rows(14_000_000), i);
  }
  const calls = (operation, recordOf) =>
    timed(async () => {
      for (let i = 0; i < CUSTOMERS; i += CALL) {
        const payload = Array.from(points.subarray(i, i + CALL), recordOf);
        await engine.run(operation, { payload });
      }
    });
  let found = 0;
  for (let turn = 0; turn <= Number(values.turns); turn++) {
    const found0 = found;
    const once = {
      find: values.keyed
        ? 0
        : await timed(() => points.forEach((id) => (found += set.find(id, undefined) < 0 ? 0 : 1))),
      map: await timed(() => points.forEach((id) => (found += map.has(id) ? 1 : 0))),
      moved: await calls(operationNamed('movedSuppression'), (id) => ({ id: String(id) })),
      suppress: await calls(operationNamed('suppress'), (id) => ({ dpid: String(id) })),
      sqlite: values.keyed ? 0 : sqliteJoin(),
      one: await waypost([
        'suppress',
        at('customers.csv'),
        '-o',
        at('out.csv'),
        '--restart',
        '--quiet',
        '--threads',
        '1',
      ]),
      two: await waypost([
        'suppress',
        at('customers.csv'),
        '-o',
        at('out.csv'),
        '--restart',
        '--quiet',
        '--threads',
        '2',
      ]),
    };
    if (found === found0 && !values.keyed) throw new Error('nothing was found');
    // The first turn warms.
    if (turn > 0) for (const name of Object.keys(figures)) figures[name].push(once[name]);
  }
  console.log(`rows in a second of processor time; list of ${shown(set.rows)} points, ${shown(CUSTOMERS)} customers`);
  if (!values.keyed) {
    line('look-up of a point in the list', CUSTOMERS, figures.find);
    line('the same in a Map of the points', CUSTOMERS, figures.map);
    if (figures.sqlite[0] !== undefined) line('the same as a join in SQLite, in memory', CUSTOMERS, figures.sqlite);
  }
  line('movedSuppression in process, calls of 512', CUSTOMERS, figures.moved);
  line('suppress in process, both lists, calls of 512', CUSTOMERS, figures.suppress);
  line('waypost suppress, file to file, one thread', CUSTOMERS, figures.one);
  line('waypost suppress, file to file, two threads', CUSTOMERS, figures.two);
  await engine.close();
  set.close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
