// Calls of one step for all blocks together: records of several blocks fill the calls, and what is known or being asked
// already is not asked again. Records are asked in the order they come. How many calls are under way is a limit that
// all windows of a run share; a call takes its records when its turn comes, so that it is as full as can be.
import type { LimitFunction } from 'p-limit';
import { WaypostError } from '../../contract/errors.js';
import type { Engine, Operation, Response } from '../../contract/operation.js';
import { elementOf, keepAnswers, keysOf, type AnswerCache } from '../../layers/cache/answers.js';
import { openHalt } from '../../layers/halt.js';
import { UnderWay } from '../../layers/under-way.js';
import { askInHalves, type Answered, type CallOptions, type Failure } from './calls.js';

export interface WindowShape {
  /** Records in a call. */
  readonly size: number;
  /** Bounds the calls under way, those of other windows included. */
  readonly limit: LimitFunction;
  /**
   * True while records of earlier steps may still come to this window: a call that is not full waits for them. What
   * was flushed stays flushed then, and `recheck` has to be called when this may have changed. Without it every block
   * comes from outside, and one that comes takes the last `flush` back.
   */
  readonly mayGrow?: (() => boolean) | undefined;
  /**
   * Milliseconds for which calls in flight are waited for when the batch is broken off, so that their answers are kept;
   * ten seconds if absent.
   */
  readonly drainMs?: number | undefined;
}

const DRAIN_MS = 10_000;

interface Result {
  readonly element: unknown;
  readonly failure: Failure | undefined;
}
type Taker = (result: Result) => void;

/** A record that waits for its call, or is in flight. */
interface Asked {
  readonly turn: number;
  /** Undefined where nothing is remembered: `take` alone waits for its answer then. */
  readonly key: string | undefined;
  readonly record: unknown;
  readonly take: Taker;
}

export class CallWindow {
  private readonly queue: Asked[] = [];
  /** What is queued or in flight. */
  private readonly underWay = new UnderWay<Result>();
  /** Blocks that are not answered yet, oldest first, each with what rejects it. */
  private readonly open = new Map<number, (error: unknown) => void>();
  private turns = 0;
  /** Calls that wait for their turn, and calls in flight. */
  private requested = 0;
  private inFlight = 0;
  /** Records queued or in flight. */
  private waiting = 0;
  private flushed = false;
  private stopped = false;
  private scheduled = false;
  private failure: { error: unknown } | undefined;
  private whenIdle: (() => void) | undefined;
  /** Ends the waits of calls that were given to the engine and are not on their way. */
  private readonly ending = openHalt();
  private room: Promise<void> | undefined;
  private makeRoom: (() => void) | undefined;

  constructor(
    private readonly engine: Engine,
    private readonly operation: Operation,
    private readonly options: CallOptions,
    private readonly shape: WindowShape,
    private readonly cache: AnswerCache | undefined,
  ) {}

  /** True while more records would keep the calls full and in flight. */
  get wantsMore(): boolean {
    return this.waiting < 2 * this.shape.size * this.shape.limit.concurrency;
  }

  /** Resolves when more records are wanted. */
  async wanted(): Promise<void> {
    if (this.wantsMore) return;
    this.room ??= new Promise((resolve) => {
      this.makeRoom = resolve;
    });
    await this.room;
  }

  /** Asks the records of one block, those that are not known. Rejects with what no record can be blamed for. */
  async ask(records: readonly unknown[]): Promise<Answered> {
    if (this.failure) throw this.failure.error;
    const { cache, operation } = this;
    const turn = this.turns++;
    const keys = cache && keysOf(operation, { payload: [...records], ...this.options }, cache.scope);
    const known = keys && cache?.answers.get(keys);
    const elements = Array.from<unknown>({ length: records.length });
    const failed = new Map<number, Failure>();
    let left = 0;
    await new Promise<void>((resolve, reject) => {
      const take =
        (i: number): Taker =>
        ({ element, failure }) => {
          elements[i] = element;
          if (failure) failed.set(i, failure);
          if (--left === 0) resolve();
        };
      for (let i = 0; i < records.length; i++) {
        const answer = known?.[i];
        if (answer !== undefined) {
          elements[i] = elementOf(operation, answer);
          continue;
        }
        left++;
        this.queueUp({ turn, key: keys?.[i], record: records[i], take: take(i) });
      }
      if (left === 0) resolve();
      this.open.set(turn, reject);
      if (!this.shape.mayGrow) this.flushed = false;
      this.schedule();
    }).finally(() => {
      this.open.delete(turn);
    });
    return { elements, failed };
  }

  /** Says that no more records come before the oldest block is answered: a call that is not full goes out too. */
  flush(): void {
    this.flushed = true;
    this.schedule();
  }

  /** Says that `mayGrow` may have changed. */
  recheck(): void {
    this.schedule();
  }

  /**
   * Begins no more calls, repeats none, and waits a while for those in flight, so that their answers are kept.
   */
  async stop(): Promise<void> {
    const { drainMs = DRAIN_MS } = this.shape;
    this.stopped = true;
    this.ending.abort(new WaypostError('interrupted', 'the run has ended'));
    if (this.inFlight === 0) return;
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([
      new Promise<void>((resolve) => {
        this.whenIdle = resolve;
      }),
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, drainMs);
      }),
    ]);
    clearTimeout(timer);
  }

  private queueUp(asked: Asked): void {
    const { key, take } = asked;
    if (key !== undefined && !this.underWay.join(key, take)) return;
    this.queue.push(asked);
    this.waiting++;
  }

  /**
   * Calls go out in a turn of the event loop of their own: signals, progress and output get theirs, and records that
   * come together fill one call.
   */
  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => {
      this.scheduled = false;
      const { size, limit } = this.shape;
      const full = Math.floor(this.queue.length / size);
      const calls = full === 0 && this.goesShort() ? 1 : full;
      while (!this.stopped && this.requested < calls) {
        this.requested++;
        void limit(() => this.begin());
      }
    });
  }

  /** The turn of one call has come: it takes what is queued now. */
  private async begin(): Promise<void> {
    this.requested--;
    const { size } = this.shape;
    if (this.stopped || (this.queue.length < size && !this.goesShort())) return;
    const batch = this.queue.splice(0, size);
    this.schedule();
    await this.call(batch);
  }

  /**
   * True if a call that is not full has to go out: the oldest block waits for it, and nothing comes that would fill it.
   * Most of a block may be known: a call is not short for that.
   */
  private goesShort(): boolean {
    const [first] = this.queue;
    const [oldest] = this.open.keys();
    return this.flushed && first !== undefined && first.turn === oldest && this.shape.mayGrow?.() !== true;
  }

  private async call(batch: readonly Asked[]): Promise<void> {
    this.inFlight++;
    try {
      const { elements, failed } = await askInHalves(
        this.engine,
        this.operation,
        batch.map(({ record }) => record),
        { ...this.options, ends: this.ending.signal },
        this.cache && ((response, start, end) => this.keep(batch.slice(start, end), response)),
      );
      for (const [i, { key, take }] of batch.entries()) {
        const result = { element: elements[i], failure: failed.get(i) };
        if (key === undefined) take(result);
        else this.underWay.answer(key, result);
      }
    } catch (error) {
      this.failure ??= { error };
      this.stopped = true;
      for (const reject of this.open.values()) reject(error);
    } finally {
      this.waiting -= batch.length;
      if (this.wantsMore) {
        this.makeRoom?.();
        this.room = undefined;
      }
      this.inFlight--;
      if (this.inFlight === 0 && this.stopped) this.whenIdle?.();
      this.schedule();
    }
  }

  private keep(batch: readonly Asked[], response: Response): Promise<void> {
    return keepAnswers(
      this.cache!.answers,
      this.operation,
      batch.map(({ key }) => key!),
      response,
    );
  }
}
