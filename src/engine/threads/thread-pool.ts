// The engine on worker threads that share its data. A call goes to the thread with the least to do; a thread that dies
// or hangs is replaced, and only the call it was at can suffer from it.
import { Worker } from 'node:worker_threads';
import { receivedFailure, WaypostError } from '../../contract/errors.js';
import { WORKER_LIMITS } from './worker-limits.js';
import type { SentAnswer, SentBody, SentCall, WorkerStart } from './engine-worker.js';
import type { ResponseBody, Responder } from './responder.js';
import { SharedBodies } from './shared-bodies.js';

export interface PoolOptions {
  /**
   * Address of the module that exports `attachEngine`, `operationNamed` and `listOperationNamed` (thread-engine.ts).
   */
  readonly module: string;
  /** What `attachEngine` takes in each thread. */
  readonly share: unknown;
  readonly threads: number;
  /** A call that has no answer after this long fails as `temporary`. */
  readonly timeoutMs: number;
}

/**
 * Calls that a thread has at once: the one it works at and the next, so that it never waits for the main thread; of
 * small ones more, up to so many records, so that both wake each other less often.
 */
const CALLS_AT_ONCE = 2;
const RECORDS_AT_ONCE = 8;
/** Times that a call may see its thread die before it fails. */
const DEATHS = 2;
/** A thread that dies before it is ready is replaced only after this pause. */
const PAUSE_MS = 1000;

interface Call {
  readonly sent: SentCall;
  readonly records: number;
  readonly deadline: number;
  readonly resolve: (body: ResponseBody) => void;
  readonly reject: (error: unknown) => void;
  deaths: number;
  /** Whoever asked has been told that there is no answer in time. */
  isOver: boolean;
}

interface Thread {
  readonly worker: Worker;
  readonly bodies: SharedBodies;
  readonly calls: Call[];
  records: number;
  isReady: boolean;
  /** When it began with the first of its calls. */
  since: number;
}

/** Starts the threads. Resolves when all are ready; rejects when one cannot attach to the engine. */
export async function openThreadPool(options: PoolOptions): Promise<Responder> {
  const pool = new ThreadPool(options);
  try {
    await pool.ready;
  } catch (error) {
    await pool.close();
    throw error;
  }
  return {
    // A list takes no records, and as long as one.
    run: (operation, request) =>
      pool.call(operation.name, JSON.stringify(request), Math.max(1, request.payload.length)),
    close: () => pool.close(),
  };
}

class ThreadPool {
  readonly ready: Promise<void>;
  private readonly threads = new Set<Thread>();
  private readonly waiting: Call[] = [];
  private readonly watch: NodeJS.Timeout;
  private id = 0;
  private closed = false;
  private onReady!: (error?: unknown) => void;

  constructor(private readonly options: PoolOptions) {
    this.ready = new Promise((resolve, reject) => {
      this.onReady = (error) => {
        if (error === undefined) resolve();
        else reject(error as Error);
      };
    });
    this.watch = setInterval(
      () => {
        this.expire(performance.now());
      },
      Math.max(20, Math.min(500, options.timeoutMs / 4)),
    ).unref();
    for (let i = 0; i < options.threads; i++) this.start();
  }

  call(operation: string, request: string, records: number): Promise<ResponseBody> {
    if (this.closed) return Promise.reject(new WaypostError('temporary', 'the service is ending; ask again'));
    return new Promise((resolve, reject) => {
      this.waiting.push({
        sent: { id: ++this.id, operation, request },
        records,
        deadline: performance.now() + this.options.timeoutMs,
        resolve,
        reject,
        deaths: 0,
        isOver: false,
      });
      this.send();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.watch);
    const threads = [...this.threads];
    const ending = new WaypostError('temporary', 'the service ended before there was an answer; ask again');
    for (const { reject } of [...this.waiting.splice(0), ...threads.flatMap(({ calls }) => calls.splice(0))]) {
      reject(ending);
    }
    this.threads.clear();
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }

  private start(): void {
    if (this.closed) return;
    const { module, share } = this.options;
    const bodies = new SharedBodies();
    const worker = new Worker(new URL('./engine-worker.js', import.meta.url), {
      workerData: { module, share, bodies: bodies.memory } satisfies WorkerStart,
      resourceLimits: WORKER_LIMITS,
    });
    const thread: Thread = { worker, bodies, calls: [], records: 0, isReady: false, since: 0 };
    this.threads.add(thread);
    let reason: unknown;
    worker.on('message', (answer: SentAnswer) => {
      this.take(thread, answer);
    });
    worker.on('error', (error) => {
      reason = error;
    });
    worker.on('exit', (code) => {
      this.replace(thread, reason ?? new Error(`a worker thread ended by itself (code ${code})`));
    });
  }

  private take(thread: Thread, { id, body, failure }: SentAnswer): void {
    if (id === undefined) {
      thread.isReady = true;
      if ([...this.threads].every(({ isReady }) => isReady)) this.onReady();
    } else {
      const call = thread.calls.shift();
      const received = body && receivedBody(body, thread.bodies);
      // A thread that was given up may still answer.
      if (!call || call.isOver) received?.done?.();
      if (!call) return;
      thread.records -= call.records;
      thread.since = performance.now();
      if (received) call.resolve(received);
      else call.reject(receivedFailure(failure!));
    }
    this.send();
  }

  /** Gives waiting calls to the threads that have the fewest records to do. */
  private send(): void {
    while (this.waiting.length > 0) {
      let least: Thread | undefined;
      for (const thread of this.threads) {
        if (
          thread.isReady &&
          (thread.calls.length < CALLS_AT_ONCE || thread.records < RECORDS_AT_ONCE) &&
          (!least || thread.records < least.records)
        ) {
          least = thread;
        }
      }
      if (!least) return;
      const call = this.waiting.shift()!;
      if (least.calls.push(call) === 1) least.since = performance.now();
      least.records += call.records;
      least.worker.postMessage(call.sent, []);
    }
  }

  /** The call that a dead thread was at may be why it died; those behind it are not. */
  private replace(thread: Thread, reason: unknown): void {
    if (!this.threads.delete(thread)) return;
    const calls = thread.calls.splice(0);
    const [first] = calls;
    if (first && ++first.deaths >= DEATHS) {
      calls.shift();
      first.reject(reason);
    }
    this.waiting.unshift(...calls);
    if (thread.isReady) this.start();
    else {
      this.onReady(reason);
      setTimeout(() => {
        this.start();
      }, PAUSE_MS).unref();
    }
    this.send();
  }

  /** Fails the calls whose time is over. A thread that is at one of them all that time hangs. */
  private expire(now: number): void {
    const { timeoutMs } = this.options;
    const late = (): WaypostError =>
      new WaypostError('temporary', `there was no answer within ${timeoutMs / 1000} s; ask again, with fewer records`);
    while (this.waiting[0] !== undefined && this.waiting[0].deadline <= now) this.waiting.shift()!.reject(late());
    for (const thread of this.threads) {
      const [first] = thread.calls;
      if (!first || first.deadline > now) continue;
      first.isOver = true;
      first.reject(late());
      if (now - thread.since < timeoutMs) continue;
      thread.calls.shift();
      void thread.worker.terminate();
      this.replace(thread, undefined);
    }
  }
}

/** An answer of a thread as the server sends it. */
const receivedBody = (body: SentBody, bodies: SharedBodies): ResponseBody =>
  body instanceof Uint8Array
    ? { json: Buffer.from(body.buffer, body.byteOffset, body.length) }
    : {
        json: bodies.bytes(body.place, body.length),
        done: () => {
          bodies.free(body.place);
        },
      };
