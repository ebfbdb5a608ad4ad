// The rate of the local engine without a network: each thread of a process of its own cleanses calls of records over
// shared data, and throws the answers away, or makes the body of each that a service would send. Told by its parent
// when to begin and which; answers with records a second and their number. Arguments: data folder, threads, records a
// call.
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';

const { attachLocalEngine, openLocalEngine } = await import('../../dist/engine/local.js');
const { cleanse } = await import('../../dist/contract/operations/cleanse.js');
const { JsonWriter } = await import('../../dist/engine/threads/json-writer.js');
const { envelopeOf } = await import('../../dist/engine/threads/responder.js');

if (isMainThread) {
  const [data, threads, size] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
  process.once('message', async (/** @type {string[]} */ lines) => {
    const engine = await openLocalEngine({ dataDir: data });
    const share = engine.share([{ operation: cleanse }]);
    const workers = Array.from(
      { length: threads },
      (_, thread) =>
        new Worker(fileURLToPath(import.meta.url), { workerData: { share, lines, size, thread, threads } }),
    );
    process.on('message', async (/** @type {{ seconds: number, bodies: boolean }} */ order) => {
      const done = await Promise.all(
        workers.map(
          (worker) =>
            new Promise((resolve) => {
              worker.once('message', resolve);
              worker.postMessage(order, []);
            }),
        ),
      );
      process.send({
        perSecond: done.reduce((sum, { records, took }) => sum + records / took, 0),
        records: done.reduce((sum, { records }) => sum + records, 0),
      });
    });
    process.send('ready');
  });
} else {
  const { share, lines, size, thread, threads } = workerData;
  const engine = attachLocalEngine(share);
  const writer = new JsonWriter();
  const room = Buffer.alloc(1 << 20);
  const calls = [];
  for (let at = thread * size; at + size <= lines.length; at += threads * size) {
    calls.push(lines.slice(at, at + size).map((fullAddress) => ({ fullAddress })));
  }
  let call = 0;
  parentPort.on('message', async ({ seconds, bodies }) => {
    const began = performance.now();
    const ends = began + seconds * 1000;
    let records = 0;
    while (performance.now() < ends) {
      const answer = await engine.run(cleanse, { payload: calls[call++ % calls.length], locale: 'au' });
      if (bodies) writer.write(envelopeOf(cleanse, answer), room);
      records += size;
    }
    parentPort.postMessage({ records, took: (performance.now() - began) / 1000 }, []);
  });
}
