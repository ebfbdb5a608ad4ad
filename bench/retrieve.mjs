#!/usr/bin/env node
// How many addresses a second are retrieved by their ids, in process, the data in memory: the look-up alone, the
// engine's whole call on one thread, and on all of them. Ids in random order, so that neither the records nor the texts
// are warm.
//
//   node bench/retrieve.mjs --data DIR [--ids 300000] [--runs 5] [--threads 2] [--attributes]
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { Random } from './noise/random.mjs';

const { openLocalEngine, attachLocalEngine } = await import('../dist/engine/local.js');
const { retrieve } = await import('../dist/contract/operations/retrieve.js');

if (isMainThread) await main();
else await serve();

async function main() {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      ids: { type: 'string', default: '300000' },
      runs: { type: 'string', default: '5' },
      threads: { type: 'string', default: String(availableParallelism()) },
      attributes: { type: 'boolean', default: false },
    },
  });
  if (!values.data) {
    console.error('usage: retrieve.mjs --data DIR [--ids N] [--runs N] [--threads N] [--attributes]');
    process.exitCode = 2;
    return;
  }
  const { listSets, setFile } = await import('../dist/data/catalogue.js');
  const { openAddressSet } = await import('../dist/data/addresses/read/open.js');
  const engine = await openLocalEngine({ dataDir: values.data });
  const [found] = await listSets(values.data);
  const set = openAddressSet(setFile(values.data, found));
  const random = new Random(1);
  const share = engine.share();
  const runs = Number(values.runs);
  const threads = Number(values.threads);
  set.share(['id']);
  const ids = Array.from(
    { length: Number(values.ids) },
    () => `${set.country}|${set.source}|${set.pid(random.below(set.addressCount))}`,
  );
  const featureOptions = values.attributes ? { exposeAttributes: '1' } : undefined;
  console.log(
    `${cpus().length} x ${cpus()[0].model}, node ${process.version}, ${set.source} of ${set.addressCount} ` +
      `addresses, ${ids.length} ids${values.attributes ? ', with attributes' : ''}, median of ${runs}`,
  );
  await median('address of the id', ids.length, runs, () => {
    for (const id of ids) set.addressOf(id.slice(id.lastIndexOf('|') + 1));
  });
  await median('retrieve', ids.length, runs, () => retrieveAll(engine, ids, featureOptions));
  const going = new SharedArrayBuffer(4);
  const workers = Array.from(
    { length: threads },
    (_, i) =>
      new Worker(new URL(import.meta.url), {
        workerData: { share, going, ids: ids.filter((_id, at) => at % threads === i), featureOptions },
      }),
  );
  // Each run is begun by a change of this number, which the workers wait for.
  const round = new Int32Array(going);
  const finished = (worker) =>
    new Promise((resolve, reject) => {
      worker.once('message', resolve).once('error', reject);
    });
  await median(`retrieve, ${threads} threads`, ids.length, runs, () => {
    const all = Promise.all(workers.map(finished));
    Atomics.add(round, 0, 1);
    Atomics.notify(round, 0);
    return all;
  });
  await Promise.all(workers.map((worker) => worker.terminate()));
  set.close();
  await engine.close();
}

async function retrieveAll(engine, ids, featureOptions) {
  for (const id of ids) await engine.run(retrieve, { payload: [{ id }], featureOptions });
}

async function serve() {
  const { share, going, ids, featureOptions } = workerData;
  const engine = attachLocalEngine(share);
  const round = new Int32Array(going);
  for (let last = 0; ; last++) {
    Atomics.wait(round, 0, last);
    await retrieveAll(engine, ids, featureOptions);
    parentPort.postMessage('done', []);
  }
}

/** Prints the medians of the rates by the clock and by the processor's time, after one run that is not counted. */
async function median(name, count, runs, each) {
  const rates = [];
  const cpuRates = [];
  const middle = (of) => Math.round(of.sort((a, b) => a - b)[of.length >> 1]).toLocaleString('en');
  await each();
  for (let i = 0; i < runs; i++) {
    const began = process.hrtime.bigint();
    const cpu = process.cpuUsage();
    await each();
    const { user, system } = process.cpuUsage(cpu);
    rates.push(count / (Number(process.hrtime.bigint() - began) / 1e9));
    cpuRates.push(count / ((user + system) / 1e6));
  }
  console.log(`${name.padEnd(28)} ${middle(rates)}/s, ${middle(cpuRates)}/s of processor time`);
}
