// The worker thread of a pool: attaches to the shared engine, then answers calls one after another, in the order they come.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { sentFailure, type SentFailure } from '../../contract/errors.js';
import type { ListRequest, Request } from '../../contract/operation.js';
import type { ThreadEngineModule } from '../thread-engine.js';
import { bodyOf, type Body } from './responder.js';

export interface WorkerStart { readonly module: string; readonly share: unknown }
/** A call on its way to a thread. `request` is JSON: a text crosses faster than objects do. */
export interface SentCall { readonly id: number; readonly operation: string; readonly isList: boolean; readonly request: string }
/** What comes back; an answer without id says that the thread is ready. */
export interface SentAnswer { readonly id?: number; readonly body?: Body; readonly failure?: SentFailure }

/** From this length on, the main thread gets the bytes, and is spared their making; a short text crosses in a quarter of their time. */
const LONG = 16_384;

async function serve(port: MessagePort, { module, share }: WorkerStart): Promise<void> {
  const { attachEngine, operationNamed, listOperationNamed } = await import(module) as ThreadEngineModule;
  const engine = attachEngine(share), encoder = new TextEncoder();
  const answer = async ({ operation, isList, request }: SentCall): Promise<string> => {
    if (!isList) {
      const asked = operationNamed(operation)!;
      return bodyOf(asked, await engine.run(asked, JSON.parse(request) as Request));
    }
    const asked = listOperationNamed(operation)!;
    return bodyOf(asked, await engine.list(asked, JSON.parse(request) as ListRequest));
  };
  const work = async (call: SentCall): Promise<void> => {
    try {
      const body = await answer(call);
      if (body.length < LONG) {
        port.postMessage({ id: call.id, body } satisfies SentAnswer);
        return;
      }
      const bytes = encoder.encode(body);
      port.postMessage({ id: call.id, body: bytes } satisfies SentAnswer, [bytes.buffer as ArrayBuffer]);
    } catch (error) {
      port.postMessage({ id: call.id, failure: sentFailure(error) } satisfies SentAnswer);
    }
  };
  let last: Promise<void> = Promise.resolve();
  port.on('message', (call: SentCall) => { last = last.then(() => work(call)); });
  port.postMessage({} satisfies SentAnswer);
}

// A failure to attach ends the thread, as an error of the worker.
if (parentPort) void serve(parentPort, workerData as WorkerStart);
