// The engine on worker threads that share its data. Callers take turns (fair-turns.ts), and a thread has only as much
// before it as keeps it busy, so that who comes next does not wait for a call, but for a turn. A thread that dies or
// hangs is replaced, and only the call it was at can suffer from it.
import { WaypostError, receivedFailure } from '../../contract/errors.js';
import { FairTurns, HEAD_START_MS, type Owner } from './fair-turns.js';
import { NOBODY, type Caller, type ResponseBody, type Responder } from './responder.js';
import { PoolThread, receivedBody, type PoolCall, type ThreadStart } from './pool-thread.js';
import type { SentAnswer } from './engine-worker.js';
import { TurnCosts } from './turn-costs.js';

export interface PoolOptions extends ThreadStart {
  readonly threads: number;
  /** A call that has no answer after this long fails as `temporary`. */
  readonly timeoutMs: number;
}

/** Times that a call may see its thread die before it fails. */
const DEATHS = 2;
/** A thread that dies before it is ready is replaced only after this pause. */
const PAUSE_MS = 1000;

interface Call extends PoolCall {
  readonly deadline: number;
  readonly resolve: (body: ResponseBody) => void;
  readonly reject: (error: unknown) => void;
  deaths: number;
  /** The thread that has begun with it: no other can go on. */
  at: PoolThread<Call> | undefined;
  /** Whoever asked has been answered, or has gone. */
  isOver: boolean;
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
    run: (operation, request, caller) =>
      pool.call(operation.name, JSON.stringify(request), Math.max(1, request.payload.length), caller),
    close: () => pool.close(),
  };
}

class ThreadPool {
  readonly ready: Promise<void>;
  private readonly threads = new Set<PoolThread<Call>>();
  /** Calls without an answer, in the order they came. */
  private readonly open = new Set<Call>();
  private readonly turns = new FairTurns<Call>(HEAD_START_MS);
  private readonly costs: TurnCosts;
  private readonly watch: NodeJS.Timeout;
  private id = 0;
  private closed = false;
  private onReady!: (error?: unknown) => void;

  constructor(private readonly options: PoolOptions) {
    this.costs = new TurnCosts(options.threads);
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

  call(operation: string, request: string, records: number, caller: Caller | undefined): Promise<ResponseBody> {
    if (this.closed) return Promise.reject(new WaypostError('temporary', 'the service is ending; ask again'));
    return new Promise((resolve, reject) => {
      const call: Call = {
        sent: { id: ++this.id, operation, request },
        owner: (caller ?? NOBODY) as Owner,
        records,
        expected: 0,
        deadline: performance.now() + this.options.timeoutMs,
        resolve,
        reject,
        deaths: 0,
        at: undefined,
        isOver: false,
      };
      this.open.add(call);
      this.turns.add(call);
      caller?.onGone(() => {
        this.giveUp(call, new WaypostError('temporary', 'nobody waits for the answer'));
      });
      this.send();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.watch);
    const threads = [...this.threads];
    const ending = new WaypostError('temporary', 'the service ended before there was an answer; ask again');
    for (const call of this.open) this.end(call)?.reject(ending);
    this.threads.clear();
    await Promise.all(threads.map((thread) => thread.end()));
  }

  private start(): void {
    if (this.closed) return;
    const thread = new PoolThread<Call>(this.options, {
      answer: (answer) => {
        this.take(thread, answer);
      },
      gone: (reason) => {
        this.replace(thread, reason);
      },
    });
    this.threads.add(thread);
  }

  private take(thread: PoolThread<Call>, answer: SentAnswer): void {
    const { id, ms = 0, body, failure } = answer;
    if (id === undefined) {
      thread.isReady = true;
      if ([...this.threads].every(({ isReady }) => isReady)) this.onReady();
    } else {
      const call = thread.take();
      const received = body && receivedBody(body, thread.bodies);
      // A thread that was given up may still answer.
      if (!call || call.isOver) received?.done?.();
      if (!call) return;
      this.costs.learn(call, ms);
      this.turns.charge(call, ms - call.expected);
      if (received) this.end(call)?.resolve(received);
      else if (failure) this.end(call)?.reject(receivedFailure(failure));
      else this.goOnLater(thread, call);
      this.turns.end(call);
    }
    this.send();
  }

  /** A call that its turn was too short for waits for the next, at the same thread. */
  private goOnLater(thread: PoolThread<Call>, call: Call): void {
    if (call.isOver) {
      thread.forget(call);
      return;
    }
    call.at = thread;
    this.turns.add(call, true);
  }

  /** Gives the threads that have room what is next for them, the one with the least to do first. */
  private send(): void {
    while (!this.turns.isEmpty) {
      const free = [...this.threads].filter(({ hasRoom }) => hasRoom).sort((a, b) => a.expected - b.expected);
      if (!free.some((thread) => this.sendNext(thread))) return;
    }
  }

  private sendNext(thread: PoolThread<Call>): boolean {
    const call = this.turns.take(({ at }) => at === undefined || at === thread);
    if (!call) return false;
    const turnMs = this.costs.turnMs(call.owner);
    call.expected = this.costs.expected(call, turnMs);
    this.turns.charge(call, call.expected);
    thread.give(call, turnMs, call.at === thread);
    return true;
  }

  /** Marks that whoever asked is answered; undefined where that was so before. */
  private end(call: Call): Call | undefined {
    this.open.delete(call);
    if (call.isOver) return undefined;
    call.isOver = true;
    return call;
  }

  /** Fails a call; nothing more is done for it once its turn is over. */
  private giveUp(call: Call, reason: unknown): void {
    if (!this.end(call)) return;
    call.reject(reason);
    if (this.turns.remove(call)) call.at?.forget(call);
  }

  /**
   * The call that a dead thread was at may be why it died; those behind it are not, and begin again elsewhere.
   * `atFault`: the call, where it is known and among those no more.
   */
  private replace(thread: PoolThread<Call>, reason: unknown, atFault?: Call): void {
    if (!this.threads.delete(thread)) return;
    const calls = thread.takeAll();
    for (const call of this.open) if (call.at === thread) call.at = undefined;
    const [first] = calls;
    if (first && !atFault && ++first.deaths >= DEATHS) this.end(first)?.reject(reason);
    for (const call of calls.reverse()) {
      if (!call.isOver) this.turns.add(call, true);
      this.turns.end(call);
    }
    if (thread.isReady) this.start();
    else {
      this.onReady(reason);
      setTimeout(() => {
        this.start();
      }, PAUSE_MS).unref();
    }
    this.send();
  }

  /** Fails the calls whose time is over. A thread that is at one turn all that time hangs. */
  private expire(now: number): void {
    const { timeoutMs } = this.options;
    for (const call of this.open) {
      if (call.deadline > now) break;
      this.giveUp(
        call,
        new WaypostError(
          'temporary',
          `there was no answer within ${timeoutMs / 1000} s; ask again, with fewer records`,
        ),
      );
    }
    for (const thread of this.threads) {
      if (!thread.isBusy || now - thread.since < timeoutMs) continue;
      const call = thread.take()!;
      this.turns.end(call);
      void thread.end();
      this.replace(thread, undefined, call);
    }
  }
}
