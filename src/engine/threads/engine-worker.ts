// The worker thread of a pool: attaches to the shared engine, then answers calls one after another, in the order they
// come.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { sentFailure, type SentFailure } from '../../contract/errors.js';
import type { Request } from '../../contract/operation.js';
import type { ThreadEngineModule } from './thread-engine.js';
import { JsonWriter, type Json } from './json-writer.js';
import { envelopeOf } from './responder.js';
import { ROOM, SharedBodies } from './shared-bodies.js';

export interface WorkerStart {
  readonly module: string;
  readonly share: unknown;
  /** Where answers are written. */
  readonly bodies: SharedArrayBuffer;
}
/** A call on its way to a thread. `request` is JSON: a text crosses faster than objects do. */
export interface SentCall {
  readonly id: number;
  readonly operation: string;
  readonly request: string;
}
/** What comes back; an answer without id says that the thread is ready. */
export interface SentAnswer {
  readonly id?: number;
  readonly body?: SentBody;
  readonly failure?: SentFailure;
}
/** JSON in a shared place, or where it has no room there, by itself. */
export type SentBody = { readonly place: number; readonly length: number } | Uint8Array;

async function serve(port: MessagePort, { module, share, bodies: memory }: WorkerStart): Promise<void> {
  const { attachEngine, operationNamed, listOperationNamed } = (await import(module)) as ThreadEngineModule;
  const engine = attachEngine(share);
  const bodies = new SharedBodies(memory);
  const writer = new JsonWriter();
  const spare = new Uint8Array(ROOM);
  const answer = async ({ operation, request }: SentCall): Promise<object> => {
    const asked = operationNamed(operation) ?? listOperationNamed(operation)!;
    return envelopeOf(asked, await engine.run(asked, JSON.parse(request) as Request));
  };
  const bodyOf = (envelope: Json): SentBody => {
    const place = bodies.take();
    const room = place < 0 ? spare : bodies.bytes(place);
    const length = writer.write(envelope, room);
    if (length <= room.length) return place < 0 ? room.slice(0, length) : { place, length };
    if (place >= 0) bodies.free(place);
    const own = new Uint8Array(length);
    return own.subarray(0, writer.write(envelope, own));
  };
  const work = async (call: SentCall): Promise<void> => {
    try {
      const body = bodyOf((await answer(call)) as Json);
      port.postMessage(
        { id: call.id, body } satisfies SentAnswer,
        body instanceof Uint8Array ? [body.buffer as ArrayBuffer] : [],
      );
    } catch (error) {
      port.postMessage({ id: call.id, failure: sentFailure(error) } satisfies SentAnswer, []);
    }
  };
  let last: Promise<void> = Promise.resolve();
  port.on('message', (call: SentCall) => {
    last = last.then(() => work(call));
  });
  port.postMessage({} satisfies SentAnswer);
}

// A failure to attach ends the thread, as an error of the worker.
if (parentPort) void serve(parentPort, workerData as WorkerStart);
