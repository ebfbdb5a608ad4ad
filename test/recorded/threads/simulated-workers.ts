// Worker threads that exist in a test alone: what is sent to each and when is logged, and at any message one may do
// something odd. Time is that of fake timers.
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';
import type { SentAnswer, SentCall, SentTurn } from '../../../src/engine/threads/engine-worker.js';

/** What a thread does at a message: a usual answer, or one of these. */
export type Fault = 'dies' | 'fails' | 'hangs' | 'is late' | 'wants another turn' | 'refuses';

/** Milliseconds of a record, of a thread that is late, and until a thread is ready. */
const RECORD_MS = 2;
const LATE_MS = 150;
const READY_MS = 5;

export class Workers {
  readonly log: string[] = [];
  running = 0;
  private started = 0;
  private messages = 0;
  private readonly began = performance.now();

  /** The n-th message (from 0) to any thread has this fault; `neverReady`: threads that end before they are ready. */
  constructor(
    private readonly fault: Fault | undefined,
    private readonly nth: number,
    private readonly neverReady: readonly number[] = [],
  ) {}

  note(text: string): void {
    this.log.push(`${Math.round(performance.now() - this.began)} ${text}`);
  }

  begin(): { readonly name: string; readonly isReady: boolean } {
    this.running++;
    this.started++;
    return { name: `thread ${this.started}`, isReady: !this.neverReady.includes(this.started) };
  }

  faultNow(): Fault | undefined {
    return this.messages++ === this.nth ? this.fault : undefined;
  }
}

/** Runs `work` while every worker thread that is started is one of these. */
export async function withWorkers(workers: Workers, work: () => Promise<void>): Promise<void> {
  const real = threads.Worker;
  threads.Worker = class extends SimulatedWorker {
    constructor() {
      super(workers);
    }
  } as unknown as typeof threads.Worker;
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    threads.Worker = real;
    syncBuiltinESMExports();
  }
}

class SimulatedWorker extends EventEmitter {
  private readonly name: string;
  private readonly queue: (SentCall | SentTurn)[] = [];
  private readonly turnsLeft = new Map<number, number>();
  private isOver = false;
  private isAtWork = false;

  constructor(private readonly workers: Workers) {
    super();
    const { name, isReady } = workers.begin();
    this.name = name;
    workers.note(`${name} starts`);
    setTimeout(() => {
      if (isReady) this.answer({});
      else this.end(3);
    }, READY_MS);
  }

  postMessage(told: SentCall | SentTurn): void {
    const turn = 'isOver' in told && told.isOver ? 'is over' : 'goes on';
    const what = 'operation' in told ? `${told.operation} ${told.request}` : turn;
    this.workers.note(`${this.name} is sent ${told.id} ${what}`);
    if ('isOver' in told && told.isOver) return;
    this.queue.push(told);
    this.next();
  }

  terminate(): Promise<number> {
    this.end(1);
    return Promise.resolve(1);
  }

  /** Works at the first of its messages. */
  private next(): void {
    const told = this.queue[0];
    if (!told || this.isOver || this.isAtWork) return;
    this.isAtWork = true;
    const fault = this.workers.faultNow();
    if (fault) this.workers.note(`${this.name} ${fault} at ${told.id}`);
    const ms = 'operation' in told ? told.request.length % 7 : RECORD_MS;
    if (fault === 'hangs') return;
    setTimeout(
      () => {
        this.done(told, fault, ms);
      },
      fault === 'is late' ? LATE_MS : ms,
    );
  }

  private done(told: SentCall | SentTurn, fault: Fault | undefined, ms: number): void {
    if (this.isOver) return;
    this.queue.shift();
    this.isAtWork = false;
    const { id } = told;
    const left = this.turnsLeft.get(id) ?? ('operation' in told && told.operation === 'long' ? 2 : 0);
    if (fault === 'dies' || fault === 'fails') {
      if (fault === 'fails') this.emit('error', new Error('out of memory'));
      this.end(9);
      return;
    }
    const body = { body: new TextEncoder().encode(`"${id} of ${this.name}"`) };
    if (fault === 'refuses') this.answer({ id, ms, failure: { message: 'no', kind: 'bad-request', code: 'No' } });
    else if (left > 0 || fault === 'wants another turn') {
      this.turnsLeft.set(id, left - 1);
      this.answer({ id, ms });
    } else {
      this.turnsLeft.delete(id);
      this.answer({ id, ms, ...body });
    }
    this.next();
  }

  private answer(answer: SentAnswer): void {
    if (!this.isOver) this.emit('message', answer);
  }

  private end(code: number): void {
    if (this.isOver) return;
    this.isOver = true;
    this.workers.running--;
    this.workers.note(`${this.name} ends`);
    this.emit('exit', code);
  }
}
