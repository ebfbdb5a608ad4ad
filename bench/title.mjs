#!/usr/bin/env node
// Imports an invented land register in a process of its own, and asks it: import time and memory, file size, opening,
// the titles at a point, whole answers of the operation, all from the disk, and names beside owners.
//
//   node bench/title.mjs [--titles 2350000] [--points 20000] [--folder DIR]
//
// --folder: where the register and the data are made, and stay; a temporary folder that goes away if absent.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cpus, release as kernel, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measure } from './process.mjs';
import { writeRegister } from './title/write-register.mjs';

const { values } = parseArgs({
  options: {
    titles: { type: 'string', default: '2350000' },
    points: { type: 'string', default: '20000' },
    folder: { type: 'string' },
  },
});
const line = (name, value) => console.log(`${name.padEnd(52)} ${value}`);
const folder = values.folder ?? mkdtempSync(path.join(tmpdir(), 'waypost-bench-title-'));
try {
  console.log(`${cpus().length} x ${cpus()[0].model}, ${process.platform} ${kernel()}, node ${process.version}`);
  mkdirSync(folder, { recursive: true });
  const asked = register();
  const dataDir = path.join(folder, 'data');
  await imported(dataDir);
  await questions(dataDir, asked);
} finally {
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}

/** The register, made once; points with the name of an owner there. */
function register() {
  const kept = path.join(folder, 'asked.json');
  if (!existsSync(kept)) {
    const { owners, asked } = writeRegister(folder, Number(values.titles), 7, Number(values.points));
    writeFileSync(kept, JSON.stringify({ owners, asked }));
  }
  const { owners, asked } = JSON.parse(readFileSync(kept, 'utf8'));
  line('titles, owners', `${values.titles}, ${owners}`);
  return asked;
}

async function imported(dataDir) {
  const files = ['nz-property-titles-owners-list.csv', 'nz-property-titles.csv'].map((name) => path.join(folder, name));
  line('files, MB', (files.reduce((bytes, file) => bytes + statSync(file).size, 0) / 1e6).toFixed(0));
  const module = new URL('../dist/data/import/nz-titles/import.js', import.meta.url).href;
  const program =
    `import { importNzTitles } from ${JSON.stringify(module)}; process.stdout.write(JSON.stringify((await ` +
    `importNzTitles(${JSON.stringify({ paths: files, dataDir })})).sets[0]));`;
  const { seconds, cpu, megabytes, code, out, err } = await measure(process.execPath, [
    '--input-type=module',
    '-e',
    program,
  ]);
  if (code !== 0) throw new Error(err);
  const set = JSON.parse(out);
  line('import, whole process, s (wall, processor)', `${seconds.toFixed(1)}, ${cpu.toFixed(1)}`);
  line('import, peak resident MB', megabytes.toFixed(0));
  line('file, MB', (set.bytes / 1e6).toFixed(1));
}

async function questions(dataDir, asked) {
  const { openLocalEngine } = await import('../dist/engine/local.js');
  const { propertyTitleLatlong } = await import('../dist/contract/operations/property-title.js');
  const { listSets } = await import('../dist/data/catalogue.js');
  const { TitleSet } = await import('../dist/data/titles/read/title-set.js');
  const [installed] = await listSets(dataDir);
  const opening = performance.now();
  const set = TitleSet.open(path.join(dataDir, installed.file), installed);
  set.atAny(asked.slice(0, 1));
  line('opened, and the first point answered, ms', (performance.now() - opening).toFixed(1));
  told('titles at a point', await timed(asked, (point) => set.atAny([point])));
  set.close();
  const engine = await openLocalEngine({ dataDir });
  const payloads = asked.map(({ latitude, longitude, ...name }) => ({
    ...name,
    latitude: latitude.toFixed(7),
    longitude: longitude.toFixed(7),
  }));
  let passed = 0;
  const times = await timed(payloads, async (record) => {
    const { payload } = await engine.run(propertyTitleLatlong, { payload: [record] });
    if (payload[0].response === 'pass') passed++;
  });
  told('whole answers of the operation', times);
  line('of these that pass, as all should', `${passed} of ${asked.length}`);
  await engine.close();
}

/** Milliseconds of each question, and processor time of all. */
async function timed(questions, ask) {
  const before = process.cpuUsage();
  const times = [];
  for (const question of questions) {
    const started = performance.now();
    await ask(question);
    times.push(performance.now() - started);
  }
  const { user, system } = process.cpuUsage(before);
  return { times: times.toSorted((a, b) => a - b), cpu: (user + system) / 1e6 };
}

function told(what, { times, cpu }) {
  const at = (share) => times[Math.floor(times.length * share)].toFixed(3);
  line(`${what}, ms (p50, p99)`, `${at(0.5)}, ${at(0.99)}`);
  line(`${what}, a second of processor time`, Math.round(times.length / cpu).toLocaleString('en'));
}
