#!/usr/bin/env node
// Imports a release in a process of its own, several times, and measures what came of it: import time and memory, file
// size, opening, streets and ids per second from the disk and from shared memory, misspelt names per second.
//
//   node bench/import.mjs RELEASE [--runs 3]
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, release as kernel, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from './noise/random.mjs';
import { slipIn } from './noise/typo.mjs';
import { measure, median } from './process.mjs';

const {
  values,
  positionals: [release],
} = parseArgs({ allowPositionals: true, options: { runs: { type: 'string', default: '3' } } });
if (!release) {
  console.error('usage: import.mjs RELEASE [--runs N]');
  process.exitCode = 2;
} else await run(path.resolve(release), Number(values.runs));

async function run(paths, runs) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'waypost-bench-import-'));
  try {
    console.log(`${cpus().length} x ${cpus()[0].model}, ${process.platform} ${kernel()}, node ${process.version}`);
    const imports = [];
    for (let i = 0; i < runs; i++) imports.push(await imported(paths, dataDir));
    const { set } = imports[0];
    line('addresses', set.addresses);
    line('import, whole process, s (median)', median(imports.map(({ seconds }) => seconds)).toFixed(2));
    line('import, peak resident MB', Math.max(...imports.map(({ megabytes }) => megabytes)).toFixed(0));
    line('file, MB', (set.bytes / 1e6).toFixed(1));
    line('bytes per address', (set.bytes / set.addresses).toFixed(1));
    await reading(dataDir, set, runs);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** One import as a user's process does it. */
async function imported(paths, dataDir) {
  const module = new URL('../dist/data/import/gnaf/import.js', import.meta.url).href;
  const program =
    `import { importGnaf } from ${JSON.stringify(module)}; process.stdout.write(JSON.stringify((await ` +
    `importGnaf(${JSON.stringify({ paths: [paths], dataDir })})).sets[0]));`;
  const { seconds, megabytes, code, out, err } = await measure(process.execPath, [
    '--input-type=module',
    '-e',
    program,
  ]);
  if (code !== 0) throw new Error(err);
  return { seconds, megabytes, set: JSON.parse(out) };
}

async function reading(dataDir, installed, runs) {
  const { attachAddressSet, openAddressSet } = await import(
    new URL('../dist/data/addresses/read/open.js', import.meta.url)
  );
  const file = path.join(dataDir, installed.file);
  const times = [];
  const random = new Random(7);
  for (let i = 0; i < runs * 5; i++) {
    const started = performance.now();
    const set = openAddressSet(file);
    set.localityNames.find('SYDNEY');
    set.streetNames.find('SMITH');
    void [
      set.entryName,
      set.entryType,
      set.entrySuffix,
      set.entryStreet,
      set.localityEntryStart,
      set.streetAddressStart,
      set.numberForms,
      set.labels,
      set.nameLocality,
      set.postcodeLocality,
    ];
    times.push(performance.now() - started);
    set.close();
  }
  line('open and read the dictionaries, ms (median)', median(times).toFixed(1));
  const set = openAddressSet(file);
  const streets = Array.from({ length: 50_000 }, () => random.below(set.streetCount));
  const addresses = Array.from({ length: 50_000 }, () => random.below(set.addressCount));
  const rates = (name, from) => {
    rate(`streets/s, ${name}`, streets, (street) => from.street(street).count);
    rate(`ids of addresses/s, ${name}`, addresses, (address) => from.pid(address).length);
  };
  rates('from the disk', set);
  const started = performance.now();
  const share = set.share();
  line('load all into shared memory, ms', (performance.now() - started).toFixed(0));
  const attached = attachAddressSet(share);
  const ids = addresses.map((address) => attached.pid(address));
  rates('from shared memory', attached);
  rate('addresses by id/s', ids, (id) => attached.addressOf(id));
  const names = Array.from({ length: 5_000 }, () => {
    const name = attached.streetNames.text(random.below(attached.streetNames.size));
    return slipIn(random, name, 4) ?? name;
  });
  attached.streetNames.near('SMTIH', 2);
  rate('exact street names/s', names, (name) => attached.streetNames.find(name));
  rate('misspelt street names/s, within 1', names, (name) => attached.streetNames.near(name, 1).length);
  rate('misspelt street names/s, within 2', names, (name) => attached.streetNames.near(name, 2).length);
}

function rate(name, items, work) {
  let sum = 0;
  const best = Math.min(
    ...Array.from({ length: 3 }, () => {
      const started = performance.now();
      for (const item of items) sum += work(item);
      return performance.now() - started;
    }),
  );
  if (!Number.isFinite(sum)) throw new Error(name);
  line(name, Math.round((items.length / best) * 1000).toLocaleString('en'));
}

function line(name, value) {
  console.log(`${name.padEnd(46)} ${String(value).padStart(12)}`);
}
