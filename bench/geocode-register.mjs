// Lines made from a register of streets abroad (a CSV of OpenAddresses, bench/open-addresses.mjs writes one) through
// geocode: those that exist must be found, and those that do not must not be claimed.
//   node bench/geocode-register.mjs REGISTER_CSV --country CA [--sample 2000] [--seed 1] [--misses 5]
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'csv-parse/sync';
import { foldName } from '../dist/address/fold.js';
import { geocode } from '../dist/contract/operations/geocode.js';
import { openLocalEngine } from '../dist/engine/local.js';
import { Random } from './noise/random.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    country: { type: 'string' },
    sample: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    misses: { type: 'string', default: '0' },
  },
});
const [file] = positionals;
if (file === undefined || values.country === undefined) {
  throw new Error('usage: node bench/geocode-register.mjs REGISTER_CSV --country CODE [--sample N] [--seed N]');
}
const random = new Random(Number(values.seed));
const pick = (list) => random.pick(list);
const SHORT = {
  STREET: 'St',
  ROAD: 'Rd',
  AVENUE: 'Ave',
  DRIVE: 'Dr',
  COURT: 'Ct',
  PLACE: 'Pl',
  LANE: 'Ln',
  CRESCENT: 'Cres',
};
const rows = parse(fs.readFileSync(file), { columns: true });
const cores = new Map();
const streets = new Map();
const coreOf = (street) => street.split(' ').slice(0, -1).join(' ');
for (const { STREET, CITY, NUMBER } of rows) {
  cores.set(CITY, (cores.get(CITY) ?? new Set()).add(coreOf(STREET)));
  const street = `${CITY}/${STREET}`;
  streets.set(street, (streets.get(street) ?? new Set()).add(NUMBER));
}
const short = (street) => street.replace(/ (\w+)$/, (whole, type) => (SHORT[type] ? ` ${SHORT[type]}` : whole));
const title = (text) => text.toLowerCase().replace(/\b\w/g, (letter) => letter.toUpperCase());
const slipped = (street) => {
  const at = 1 + random.below(coreOf(street).length - 2);
  return street.slice(0, at) + street.slice(at + 1);
};
const isLong = ({ STREET }) => coreOf(STREET).length >= 7 && !coreOf(STREET).includes(' ');
const CLASSES = {
  'number street, city code': {
    exists: true,
    line: (row) => `${row.NUMBER} ${short(row.STREET)}, ${row.CITY} ${row.POSTCODE}`,
  },
  'number street city': { exists: true, line: (row) => `${row.NUMBER} ${title(short(row.STREET))} ${title(row.CITY)}` },
  'city, street number': { exists: true, line: (row) => `${row.CITY}, ${row.STREET} ${row.NUMBER}` },
  'one letter missing': {
    exists: true,
    of: isLong,
    line: (row) => `${row.NUMBER} ${slipped(row.STREET)}, ${row.CITY}`,
  },
  'no kind of street': {
    exists: true,
    line: (row) => `${row.NUMBER} ${coreOf(row.STREET)}, ${row.CITY} ${row.POSTCODE}`,
  },
  'number not there': {
    line: (row) => `${nextFree(row)} ${short(row.STREET)}, ${row.CITY} ${row.POSTCODE}`,
  },
  'street of another city': {
    line: (row) => {
      const city = pick(rows).CITY;
      return cores.get(city).has(coreOf(row.STREET)) ? undefined : `${row.NUMBER} ${short(row.STREET)}, ${city}`;
    },
  },
  'another kind of street': {
    line: (row) => {
      const other = `${coreOf(row.STREET)} ${pick(Object.keys(SHORT))}`;
      return streets.has(`${row.CITY}/${other}`) ? undefined : `${row.NUMBER} ${short(other)}, ${row.CITY}`;
    },
  },
};
function nextFree({ CITY, STREET, NUMBER }) {
  const numbers = streets.get(`${CITY}/${STREET}`);
  let number = Number.parseInt(NUMBER, 10) + 1;
  while (numbers.has(String(number))) number++;
  return number;
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'register-'));
const command = ['bin/waypost.js', 'data', 'import', 'openaddresses', file, '--country', values.country];
execFileSync('node', [...command, '--data', folder], { stdio: 'ignore' });
console.log(`${os.cpus()[0]?.model}, node ${process.versions.node}, ${rows.length} addresses, seed ${values.seed}`);
const engine = await openLocalEngine({ dataDir: folder });
for (const [name, { exists = false, of = () => true, line }] of Object.entries(CLASSES)) {
  await ask(name, exists, of, line);
}
await engine.close();
fs.rmSync(folder, { recursive: true });

async function ask(name, exists, of, lineOf) {
  const asked = [];
  while (asked.length < Number(values.sample)) {
    const row = pick(rows);
    const line = of(row) ? lineOf(row) : undefined;
    if (line !== undefined) asked.push({ row, line });
  }
  const started = process.cpuUsage();
  const { payload } = await engine.run(geocode, {
    payload: asked.map(({ line }) => ({ country: values.country, fullAddress: line })),
  });
  const { user, system } = process.cpuUsage(started);
  const counts = { right: 0, 'another address': 0, 'no address': 0 };
  const misses = [];
  payload.forEach((answer, i) => {
    const { row, line } = asked[i];
    const same = (a, b) => foldName(a ?? '') === foldName(b);
    const isIt =
      exists && same(answer.streetNumber, row.NUMBER) && same(answer.street, row.STREET) && same(answer.city, row.CITY);
    const claimed = isIt ? 'right' : 'another address';
    const kind = answer.level === 'address' ? claimed : 'no address';
    counts[kind]++;
    if (kind !== (exists ? 'right' : 'no address')) {
      misses.push(`  ${line} => ${answer.status} ${answer.fullAddress} ${(answer.messages ?? []).join(' / ')}`);
    }
  });
  const shares = Object.entries(counts).map(([kind, n]) => `${kind} ${((100 * n) / asked.length).toFixed(2)} %`);
  console.log(`${name}: ${shares.join(', ')}; ${((user + system) / asked.length).toFixed(0)} µs of processor a line`);
  for (const miss of misses.slice(0, Number(values.misses))) console.log(miss);
}
