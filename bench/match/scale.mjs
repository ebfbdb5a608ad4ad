// node bench/match/scale.mjs FOLDER ROWS [DUCKDB]: links ROWS with ROWS invented persons on two threads. FOLDER has the
// public sets, of which the names are taken; DUCKDB is the folder of an installed @duckdb/node-api, which then does the
// same in SQL in the same run.
import { Worker } from 'node:worker_threads';
import { Linkage } from '../../dist/match/linkage.js';

const [folder, rowsText, duckdb] = process.argv.slice(2);
const rows = Number(rowsText);
if (!(rows > 0)) throw new Error('usage: node bench/match/scale.mjs FOLDER ROWS [folder of @duckdb/node-api]');
const THREADS = 2;
const PORTION = 20_000;

/** Threads that take tasks in turn; results come in order. */
class Threads {
  count = THREADS;
  #workers = Array.from(
    { length: THREADS },
    () => new Worker(new URL('link-worker.mjs', import.meta.url), { workerData: { folder } }),
  );

  async run(task, args, onResult) {
    const results = Array.from({ length: args.length });
    let next = 0;
    const lane = async (worker) => {
      while (next < args.length) {
        const id = next++;
        const result = await new Promise((resolve, reject) => {
          worker.once('message', (message) => resolve(message.result));
          worker.once('error', reject);
          worker.postMessage({ id, task, argument: args[id] }, []);
        });
        worker.removeAllListeners('error');
        if (onResult) onResult(id, result);
        else results[id] = result;
      }
    };
    await Promise.all(this.#workers.map(lane));
    return results;
  }

  close() {
    return Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

const seconds = (since) => Number(process.hrtime.bigint() - since) / 1e9;
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 100);

const threads = new Threads();
const timed = {
  count: THREADS,
  run: async (task, args) => {
    const start = process.hrtime.bigint();
    const results = await threads.run(task, args);
    console.log(`  ${task} × ${args.length}: ${seconds(start).toFixed(2)} s`);
    return results;
  },
};
const linkage = new Linkage(
  { hasReference: true, all: false, oneToOne: false, cluster: false, golden: false, explain: false, decided: [] },
  timed,
);
const portions = [0, 1].flatMap((side) =>
  Array.from({ length: Math.ceil(rows / PORTION) }, (_, i) => ({
    side,
    from: i * PORTION,
    to: Math.min(rows, (i + 1) * PORTION),
  })),
);
let prepared = 0;
let added = 0;
const waiting = new Map();
let turn = 0;
await threads.run('portion', portions, (id, result) => {
  waiting.set(id, result);
  for (let ready = waiting.get(turn); ready !== undefined; ready = waiting.get(turn)) {
    prepared += ready.milliseconds;
    const start = performance.now();
    linkage.add(portions[turn].side, ready.prepared);
    added += performance.now() - start;
    waiting.delete(turn++);
  }
});
const start = process.hrtime.bigint();
const cpu = process.cpuUsage();
const { share, notes } = await linkage.link();
const linked = seconds(start);
const worked = process.cpuUsage(cpu).user / 1e6;
let found = 0;
let right = 0;
for (let row = 0; row < rows; row++) {
  const at = share.pairs.starts[row];
  if (at === share.pairs.starts[row + 1] || share.pairs.states[at] === 2) continue;
  found++;
  if (share.pairs.to[at] === rows + row) right++;
}
clearInterval(watch);
console.log(notes.join('\n'));
const preparing = prepared / 1000 / THREADS;
const total = preparing + added / 1000 + linked;
console.log(
  `${rows} × ${rows}: prepared in ${preparing.toFixed(1)} s on ${THREADS} threads, put together in ` +
    `${(added / 1000).toFixed(1)} s, linked in ${linked.toFixed(1)} s (${worked.toFixed(1)} s of processor): ` +
    `${total.toFixed(1)} s; ` +
    `P ${(right / found).toFixed(4)} R ${(right / rows).toFixed(4)}; ${(most / 1e9).toFixed(2)} GB`,
);
await threads.close();
if (duckdb !== undefined) {
  const { linkWithDuckDb } = await import('./scale-duckdb.mjs');
  await linkWithDuckDb(duckdb, folder, rows);
}
