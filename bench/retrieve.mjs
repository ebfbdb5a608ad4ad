#!/usr/bin/env node
// How many addresses a second are retrieved by their ids, in process on one thread, the data in memory: through the engine's
// call, and the look-up and description alone. Ids in random order, so that neither the records nor the texts are warm.
//
//   node bench/retrieve.mjs --data DIR [--ids 300000] [--runs 5] [--attributes]
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { Random } from './noise/random.mjs';

const { values } = parseArgs({ options: { data: { type: 'string' }, ids: { type: 'string', default: '300000' }, runs: { type: 'string', default: '5' }, attributes: { type: 'boolean', default: false } } });
if (!values.data) {
  console.error('usage: retrieve.mjs --data DIR [--ids N] [--runs N] [--attributes]');
  process.exitCode = 2;
} else await run();

async function run() {
  const { openLocalEngine } = await import('../dist/engine/local.js');
  const { retrieve } = await import('../dist/contract/retrieve.js');
  const { listSets, setFile } = await import('../dist/reference/catalogue.js');
  const { openAddressSet } = await import('../dist/reference/open.js');
  const engine = await openLocalEngine({ dataDir: values.data }), [found] = await listSets(values.data), set = openAddressSet(setFile(values.data, found)), random = new Random(1);
  engine.share();
  set.share(['id']);
  const ids = Array.from({ length: Number(values.ids) }, () => `${set.country}|${set.source}|${set.pid(random.below(set.addressCount))}`), featureOptions = values.attributes ? { exposeAttributes: '1' } : undefined;
  console.log(`${cpus().length} x ${cpus()[0].model}, node ${process.version}, ${set.source} of ${set.addressCount} addresses, ${ids.length} ids${values.attributes ? ', with attributes' : ''}, median of ${values.runs}`);
  const median = async (name, each) => {
    const rates = [];
    for (let i = 0; i < Number(values.runs); i++) {
      const began = process.hrtime.bigint();
      await each();
      rates.push(ids.length / (Number(process.hrtime.bigint() - began) / 1e9));
    }
    console.log(`${name.padEnd(28)} ${Math.round(rates.sort((a, b) => a - b)[rates.length >> 1]).toLocaleString('en')}/s`);
  };
  await median('address of the id', () => { for (const id of ids) set.addressOf(id.slice(id.lastIndexOf('|') + 1)); });
  await median('retrieve', async () => { for (const id of ids) await engine.run(retrieve, { payload: [{ id }], featureOptions }); });
  set.close();
  await engine.close();
}
