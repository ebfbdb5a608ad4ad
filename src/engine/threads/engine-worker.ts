// The worker thread of a pool: attaches to the shared engine, then gives each call a turn in the order that it is told.
// A call that its turn was too short for waits here until it is told to go on.
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { sentFailure, type SentFailure } from '../../contract/errors.js';
import type { AnyOperation, Request } from '../../contract/operation.js';
import { CallInTurns } from './call-in-turns.js';
import type { ThreadEngineModule } from './thread-engine.js';
import { JsonWriter, type Json } from './json-writer.js';
import { envelopeOf } from './responder.js';
import { ROOM, SharedBodies } from './shared-bodies.js';
import { IdleCalls } from './idle-calls.js';

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
  /** Milliseconds of its first turn. */
  readonly ms: number;
}
/** What a thread is told of a call that it has begun: its next turn, or that nobody wants the answer. */
export interface SentTurn {
  readonly id: number;
  readonly isOver: boolean;
  /** Milliseconds of the turn. */
  readonly ms: number;
}
/** What comes back of a turn; an answer without id says that the thread is ready. */
export interface SentAnswer {
  readonly id?: number;
  /** Milliseconds that the turn took. */
  readonly ms?: number;
  /** Neither it nor a failure: the call wants another turn. */
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
  const begun = new Map<number, { readonly asked: AnyOperation; readonly turns: CallInTurns }>();
  const begin = ({ operation, request }: SentCall): { asked: AnyOperation; turns: CallInTurns } => {
    const asked = operationNamed(operation) ?? listOperationNamed(operation)!;
    return { asked, turns: new CallInTurns(engine, asked, JSON.parse(request) as Request) };
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
  const work = async (told: SentCall | SentTurn): Promise<void> => {
    const { id } = told;
    const began = performance.now();
    const answer = (rest: Pick<SentAnswer, 'body' | 'failure'>): void => {
      const { body } = rest;
      port.postMessage(
        { id, ms: performance.now() - began, ...rest } satisfies SentAnswer,
        body instanceof Uint8Array ? [body.buffer as ArrayBuffer] : [],
      );
    };
    try {
      const call = 'operation' in told ? begin(told) : begun.get(id)!;
      const response = await call.turns.turn(told.ms);
      if (response) begun.delete(id);
      else begun.set(id, call);
      answer(response ? { body: bodyOf(envelopeOf(call.asked, response) as Json) } : {});
    } catch (error) {
      begun.delete(id);
      answer({ failure: sentFailure(error) });
    }
  };
  const idle = new IdleCalls(engine.usualCalls?.(), async ({ operation, request }) => {
    const asked = operationNamed(operation)!;
    writer.write(envelopeOf(asked, await engine.run(asked, request)) as Json, spare);
  });
  let last: Promise<void> = Promise.resolve();
  port.on('message', (told: SentCall | SentTurn) => {
    idle.wait();
    if ('isOver' in told && told.isOver) begun.delete(told.id);
    else last = last.then(() => work(told));
  });
  port.postMessage({} satisfies SentAnswer);
}

// A failure to attach ends the thread, as an error of the worker.
if (parentPort) void serve(parentPort, workerData as WorkerStart);
