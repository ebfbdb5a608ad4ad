// What comes of the threads of a run and of an import when one of them dies, fails, hangs or says odd things at any of
// its tasks: what each task comes to, and all that threads are told.
import { EventEmitter } from 'node:events';
import { syncBuiltinESMExports } from 'node:module';
import threads from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WorkerThreads } from '../../../src/batch/ask/threads.js';
import { StateThreads } from '../../../src/data/import/gnaf/state-threads.js';
import type { Plan } from '../../../src/batch/plan.js';
import { asText } from '../support/recorded.js';

type Answer = (task: unknown, thread: number) => readonly unknown[];
type Odd = 'dies' | 'fails' | 'hangs' | 'says that it failed' | 'answers twice';
const ODD: readonly Odd[] = ['dies', 'fails', 'hangs', 'says that it failed', 'answers twice'];
const real = threads.Worker;
const failure = { failure: { message: 'no', kind: 'data-unusable', stack: 'there' } };

let log: string[];
let running: number;

/** Threads that answer so; the n-th task of all has something odd. */
function simulate(answers: Answer, odd?: Odd, nth = 0): void {
  let started = 0;
  let tasks = 0;
  log = [];
  running = 0;
  class Simulated extends EventEmitter {
    private readonly number = ++started;
    private isOver = false;

    constructor(module: URL, { resourceLimits }: { resourceLimits?: object }) {
      super();
      running++;
      log.push(`${this.number} starts ${module.pathname.split('/').at(-1)} ${JSON.stringify(resourceLimits)}`);
    }

    postMessage(task: object | string, transfer: readonly unknown[]): void {
      log.push(`${this.number} is given ${JSON.stringify(task)}${transfer.length > 0 ? ' for good' : ''}`);
      if (typeof task === 'object' && 'concluded' in task) return;
      const mine = tasks++ === nth ? odd : undefined;
      if (mine !== undefined) log.push(`${this.number} ${mine}`);
      setTimeout(() => {
        this.answer(task, mine);
      }, this.number + 1);
    }

    terminate(): Promise<number> {
      this.end(1);
      return Promise.resolve(1);
    }

    private answer(task: object | string, mine: Odd | undefined): void {
      if (this.isOver || mine === 'hangs') return;
      const said = mine === 'says that it failed' ? [failure] : answers(task, this.number);
      if (mine === 'fails') this.emit('error', new Error('out of memory'));
      if (mine === 'fails' || mine === 'dies') {
        this.end(9);
        return;
      }
      for (const one of said) this.emit('message', one);
      if (mine === 'answers twice') for (const one of said) this.emit('message', one);
    }

    private end(code: number): void {
      if (this.isOver) return;
      this.isOver = true;
      running--;
      log.push(`${this.number} ends`);
      setTimeout(() => this.emit('exit', code), 1);
    }
  }
  threads.Worker = Simulated as unknown as typeof threads.Worker;
  syncBuiltinESMExports();
}

const told = async (what: string, work: Promise<unknown>): Promise<void> => {
  await work.then(
    (answer) => log.push(`${what}: ${JSON.stringify(answer)}`),
    (error: unknown) => log.push(`${what} fails: ${(error as { kind?: string }).kind} ${(error as Error).message}`),
  );
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  threads.Worker = real;
  syncBuiltinESMExports();
});

/** Seven tasks on two threads, one behind news, the last when all others are over. */
async function run(): Promise<void> {
  const engine = { module: 'm', share: 1 } as unknown as ConstructorParameters<typeof WorkerThreads>[2];
  const workers = new WorkerThreads({} as Plan, [], engine, 2);
  const all: Promise<void>[] = [];
  const give = (step: number): void => {
    const transfer = step === 2 ? [new ArrayBuffer(1)] : [];
    all.push(told(`task ${step}`, workers.run({ step, records: [step] }, transfer)));
  };
  for (const step of [1, 2, 3, 4]) give(step);
  workers.tell({ concluded: 7, share: 2 });
  for (const step of [5, 6]) give(step);
  await vi.advanceTimersByTimeAsync(20);
  give(7);
  await vi.advanceTimersByTimeAsync(20);
  const closed = workers.close();
  await vi.advanceTimersByTimeAsync(20);
  await closed;
  expect(running).toBe(0);
}

const SIZES: Readonly<Record<string, number>> = { ACT: 1, NSW: 9, QLD: 5, TAS: 1, VIC: 8 };

/** Five states on two threads, given up after so long. */
async function read(stopMs?: number): Promise<void> {
  const stop = new AbortController();
  let bytes = 0;
  const skipped: Record<string, number> = {};
  const context = {
    signal: stop.signal,
    skipped,
    onBytes: (more: number) => {
      bytes += more;
    },
  } as unknown as ConstructorParameters<typeof StateThreads>[1];
  if (stopMs !== undefined) setTimeout(() => stop.abort(new Error('stopped')), stopMs);
  const reading = new StateThreads({} as never, context).read(Object.keys(SIZES), (state) => SIZES[state]!, 2);
  const over = told('states', reading);
  await vi.advanceTimersByTimeAsync(60);
  stop.abort(new Error('stopped in the end'));
  await vi.advanceTimersByTimeAsync(20);
  await over;
  log.push(`${bytes} bytes, left out ${JSON.stringify(skipped)}`);
  expect(running).toBe(0);
}

const ofState: Answer = (state, thread) => [
  { bytes: 10 },
  { part: `${String(state)} by ${thread}`, skipped: { 'no locality': 1, retired: thread } },
];

const COURSES: readonly (readonly [string, Answer, () => Promise<void>, number])[] = [
  ['run', (task, thread) => [{ answered: [(task as { step: number }).step, thread] }], run, 7],
  ['import', ofState, read, 5],
];

test.each(COURSES)(
  'Threads of a %s do what they did, whatever one of them does',
  async (name, answers, work, tasks) => {
    simulate(answers);
    await work();
    const lines = [...log];
    for (const odd of ODD) {
      for (let nth = 0; nth < tasks; nth += 2) {
        simulate(answers, odd, nth);
        await work();
        lines.push(`# ${odd} at ${nth}`, ...log.filter((line) => !line.includes('starts')));
      }
    }
    await expect(asText(lines)).toMatchFileSnapshot(`../answers/threads/of-${name}.txt`);
  },
);

test('Threads of an import end when it is given up, at any time', async () => {
  const lines: string[] = [];
  for (const ms of [0, 2, 4, 6]) {
    simulate(ofState);
    await read(ms);
    lines.push(`# after ${ms} ms`, ...log);
  }
  await expect(asText(lines)).toMatchFileSnapshot('../answers/threads/given-up.txt');
});
