#!/usr/bin/env node
// Questions by place a second of processor time, on one thread: points are addresses of the set moved by up to 33 m,
// the data in memory. Each kind is checked against looking at every address, on a sample, and stands beside kdbush with
// geokdbush over the same points.
//
//   node bench/reverse.mjs DATA_DIR… [--points 100000] [--runs 5] [--check 20] [--peer]
//
// kinds: rows of addresses with their distances within 50 m (20 at most, and all), the 20 nearest and the nearest of
// all, 20 within 100 km of points anywhere in the box of the set; the same from the disk; whole answers of the
// operation.
import { cpus, release as kernel } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Random } from './noise/random.mjs';
import { median } from './process.mjs';

const { values, positionals: folders } = parseArgs({
  allowPositionals: true,
  options: {
    points: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '5' },
    check: { type: 'string', default: '20' },
    peer: { type: 'boolean', default: false },
  },
});
const UNKNOWN = -0x80000000;
const WORDS = 8;
const EVERYWHERE = 2.1e7;
if (folders.length === 0) {
  console.error('usage: reverse.mjs DATA_DIR… [--points N] [--runs N] [--check N] [--peer]');
  process.exitCode = 2;
} else {
  console.log(
    `${cpus().length} x ${cpus()[0].model}, ${process.platform} ${kernel()}, node ${process.version}, ` +
      `${values.points} points, median of ${values.runs} runs, one thread, by processor time`,
  );
  for (const folder of folders) await run(folder);
}

async function run(dataDir) {
  const { openAddressSet, attachAddressSet } = await import('../dist/data/addresses/read/open.js');
  const { listSets } = await import('../dist/data/catalogue.js');
  const { NearestRows } = await import('../dist/geo/nearest.js');
  const search = new NearestRows();
  const nearestRows = (...asked) => search.find(...asked);
  const [installed] = await listSets(dataDir);
  const file = path.join(dataDir, installed.file);
  const onDisk = openAddressSet(file);
  const loading = performance.now();
  const set = attachAddressSet(openAddressSet(file).share(['point']));
  const words = new Int32Array(set.street(0).words.buffer);
  console.log(
    `\n${set.source} of ${set.addressCount.toLocaleString('en')} addresses, ` +
      `${(installed.bytes / 1e6).toFixed(1)} MB, loaded in ${(performance.now() - loading).toFixed(0)} ms; ` +
      `${set.points.runCount.toLocaleString('en')} runs`,
  );
  const { points, anywhere } = sampled(words, set.addressCount);
  const kinds = [
    ['50 m, 20 at most', points, 20, 50],
    ['50 m, all', points, 100_000, 50],
    ['the 20 nearest', points, 20, EVERYWHERE],
    ['the nearest', points, 1, EVERYWHERE],
    ['100 km, 20 at most, anywhere', anywhere, 20, 100_000],
  ];
  for (const [name, from, most, metres] of kinds) {
    line(
      name,
      rate(from, (point) => nearestRows(set.points, point, most, metres).length),
    );
  }
  line(
    '50 m, from the disk',
    rate(points.slice(0, 5_000), (point) => nearestRows(onDisk.points, point, 20, 50).length),
  );
  await check(set, words, nearestRows, [
    ...points.slice(0, Number(values.check)),
    ...anywhere.slice(0, Number(values.check)),
  ]);
  await answers(dataDir, points.slice(0, 20_000));
  if (values.peer) await peer(set, words, points, nearestRows);
}

/** Addresses moved a little, and points anywhere in the set's box. */
function sampled(words, count) {
  const random = new Random(20261121);
  const points = [];
  const anywhere = [];
  let south = Infinity;
  let north = -Infinity;
  let west = Infinity;
  let east = -Infinity;
  while (points.length < Number(values.points)) {
    const at = random.below(count) * WORDS;
    if (words[at + 4] === UNKNOWN) continue;
    const latitude = words[at + 4] + (random.next() - 0.5) * 6_000;
    const longitude = words[at + 5] + (random.next() - 0.5) * 6_000;
    points.push({ latitude, longitude });
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  while (anywhere.length < points.length / 10) {
    anywhere.push({
      latitude: south + random.next() * (north - south),
      longitude: west + random.next() * (east - west),
    });
  }
  return { points, anywhere };
}

/** Processor time since then: on a shared machine the clock tells more of the others. */
function processorSeconds(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/** Questions a second of processor time, and what they found. */
function rate(points, ask) {
  let found = 0;
  for (const point of points.slice(0, 5_000)) ask(point);
  const seconds = median(
    Array.from({ length: Number(values.runs) }, () => {
      const began = process.cpuUsage();
      found = 0;
      for (const point of points) found += ask(point);
      return processorSeconds(began);
    }),
  );
  return `${Math.round(points.length / seconds)
    .toLocaleString('en')
    .padStart(10)}/s, ${(found / points.length).toFixed(1)} found`;
}

/** Every address is looked at, aliases of others apart; distances must be the same to the last bit. */
async function check(set, words, nearestRows, points) {
  const { greatCircleMetres } = await import('../dist/geo/great-circle.js');
  let wrong = 0;
  let asked = 0;
  for (const point of points) {
    const all = [];
    for (let address = 0, at = 4; address < set.addressCount; address++, at += WORDS) {
      if (words[at] !== UNKNOWN && set.principalOf(address) < 0) {
        all.push(greatCircleMetres(point.latitude, point.longitude, words[at], words[at + 1]));
      }
    }
    all.sort((a, b) => a - b);
    for (const [most, metres] of [
      [20, 50],
      [20, EVERYWHERE],
      [1_000, 2_000],
    ]) {
      const expected = all.slice(0, most).filter((distance) => distance <= metres);
      const found = nearestRows(set.points, point, most, metres);
      asked++;
      if (expected.length !== found.length || found.some(({ metres: distance }, i) => distance !== expected[i])) {
        wrong++;
      }
    }
  }
  line('checked against every address', `${wrong} of ${asked} wrong`);
}

async function answers(dataDir, points) {
  const { openLocalEngine } = await import('../dist/engine/local.js');
  const { reverseGeocode } = await import('../dist/contract/operations/reverse.js');
  const engine = await openLocalEngine({ dataDir });
  const requests = points.map(({ latitude, longitude }) => ({
    payload: [{ attributes: { latitude: String(latitude / 1e7), longitude: String(longitude / 1e7) } }],
  }));
  engine.share([{ operation: reverseGeocode }]);
  const took = [];
  for (let run = 0; run < Number(values.runs); run++) {
    const began = process.cpuUsage();
    for (const request of requests) await engine.run(reverseGeocode, request);
    took.push(processorSeconds(began));
  }
  line(
    'the operation, 50 m, 20 at most',
    `${Math.round(requests.length / median(took))
      .toLocaleString('en')
      .padStart(10)}/s`,
  );
  await engine.close();
}

/** kdbush finds in the plane, geokdbush orders by great circle: it is asked for what the operation answers. */
async function peer(set, words, points, nearestRows) {
  const [{ default: KDBush }, { around }] = await Promise.all([import('kdbush'), import('geokdbush')]);
  const began = performance.now();
  const rows = [];
  for (let address = 0, at = 4; address < set.addressCount; address++, at += WORDS) {
    if (words[at] !== UNKNOWN && set.principalOf(address) < 0) rows.push(address);
  }
  const index = new KDBush(rows.length, 64, Float64Array);
  for (const row of rows) index.add(words[row * WORDS + 5] / 1e7, words[row * WORDS + 4] / 1e7);
  index.finish();
  line(
    'kdbush: index made',
    `${((performance.now() - began) / 1000).toFixed(1)} s, ${(index.data.byteLength / 1e6).toFixed(0)} MB`,
  );
  const asked = points.slice(0, 10_000);
  const near = ({ latitude, longitude }, most, kilometres) =>
    around(index, longitude / 1e7, latitude / 1e7, most, kilometres);
  line(
    'kdbush: 50 m, 20 at most',
    rate(asked, (point) => near(point, 20, 0.05).length),
  );
  line(
    'kdbush: the 20 nearest',
    rate(asked, (point) => near(point, 20, Infinity).length),
  );
  const { greatCircleMetres } = await import('../dist/geo/great-circle.js');
  // Ties may be other rows: the distances are compared, to a micrometre.
  const distances = (point) =>
    near(point, 20, Infinity)
      .map((i) =>
        greatCircleMetres(point.latitude, point.longitude, words[rows[i] * WORDS + 4], words[rows[i] * WORDS + 5]),
      )
      .sort((a, b) => a - b);
  const different = asked.slice(0, 2_000).filter((point) => {
    const theirs = distances(point);
    return nearestRows(set.points, point, 20, EVERYWHERE).some(({ metres }, i) => Math.abs(metres - theirs[i]) > 1e-6);
  }).length;
  line('kdbush: other answers', `${different} of 2,000`);
}

function line(name, value) {
  console.log(`${name.padEnd(36)} ${value}`);
}
