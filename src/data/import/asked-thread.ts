// A thread of an import that is asked one thing after another, and ended when nothing is left for it.
import { Worker } from 'node:worker_threads';

/** What becomes of a question: more of it comes, or one of these ends it. */
export interface Ending<Answer> {
  readonly done: (answer: Answer) => void;
  readonly fail: (error: unknown) => void;
}

export class AskedThread<Task, Said> {
  private readonly worker: Worker;
  private readonly gone: Promise<void>;
  private hear: ((said: Said) => void) | undefined;
  private fail: ((error: unknown) => void) | undefined;
  /** Why it answers nothing any more. */
  private lost: { readonly error: unknown } | undefined;

  /** Starts the thread, which is given `workerData`. */
  constructor(module: URL, workerData: unknown) {
    this.worker = new Worker(module, { workerData });
    // One listener each, for as long as the thread lives: who waits for its end would lose that with its listener.
    this.gone = new Promise((resolve) => {
      this.worker.on('exit', (code) => {
        this.lose(new Error(`a thread of the import ended by itself (code ${code})`));
        resolve();
      });
    });
    this.worker
      .on('error', (error) => {
        this.lose(error);
      })
      .on('message', (said: Said) => {
        this.hear?.(said);
      });
  }

  /** Gives it something to do. `hear` takes what it says, and ends the question. Rejects where the thread dies. */
  ask<Answer>(task: Task, hear: (said: Said, ending: Ending<Answer>) => void): Promise<Answer> {
    return new Promise<Answer>((resolve, reject) => {
      if (this.lost) {
        reject(this.lost.error as Error);
        return;
      }
      const ending: Ending<Answer> = { done: resolve, fail: reject };
      this.fail = reject;
      this.hear = (said) => {
        hear(said, ending);
      };
      this.worker.postMessage(task, []);
    });
  }

  /** Ends the thread; what it was asked last has no answer. Resolves when its memory is free. */
  async end(): Promise<void> {
    void this.worker.terminate();
    await this.gone;
  }

  private lose(error: unknown): void {
    this.lost ??= { error };
    this.fail?.(error);
  }
}
