// A call that is answered a turn at a time, so that who asks little does not wait for who asks much. The records of an
// operation that takes many are answered each for itself, so a turn may end behind any of them; and within one where
// the engine answers it in pieces.
import {
  isListOperation,
  type AnyOperation,
  type Engine,
  type Request,
  type Response,
} from '../../contract/operation.js';
import { renumbered } from '../../contract/record-remarks.js';

/**
 * Milliseconds of a turn: a call of a hundred usual records is answered in one, and a hostile line, which takes up to
 * 25 ms of its own, is the last of its turn.
 */
export const TURN_MS = 8;

export class CallInTurns {
  private ends = 0;
  /** The whole answer, once it is begun. */
  private answer: Promise<Response> | undefined;
  /** Tells whoever waits for a turn that it is over. */
  private endTurn: (() => void) | undefined;
  /** Lets the work go on that waits for its next turn. */
  private goOn: (() => void) | undefined;

  constructor(
    private readonly engine: Engine,
    private readonly operation: AnyOperation,
    private readonly request: Request,
  ) {}

  /** Goes on for a turn. The whole answer, or undefined where there is more to do. Throws as `Engine.run`. */
  async turn(ms = TURN_MS): Promise<Response | undefined> {
    this.ends = performance.now() + ms;
    const isOver = new Promise<undefined>((resolve) => {
      this.endTurn = () => resolve(undefined);
    });
    this.answer ??= this.whole();
    this.goOn?.();
    return Promise.race([this.answer, isOver]);
  }

  /** Between two pieces of the work: the next turn, where this one is over. */
  private readonly pause = (): Promise<void> | undefined => {
    if (performance.now() < this.ends) return undefined;
    return new Promise((resolve) => {
      this.goOn = resolve;
      this.endTurn?.();
    });
  };

  private async whole(): Promise<Response> {
    const { engine, operation, request, pause } = this;
    const { length } = request.payload;
    if (isListOperation(operation) || !(operation.recordsPerCall > 1) || length < 2) {
      return engine.run(operation, request, pause);
    }
    const messages = new Set<string>();
    const payload: unknown[] = [];
    for (const [at, record] of request.payload.entries()) {
      const part = await engine.run(operation, { ...request, payload: [record] }, pause);
      // What is no answer to a record is said of the call as a whole.
      if (part.status !== 'SUCCESS' || part.payload.length !== 1) return engine.run(operation, request, pause);
      payload.push(part.payload[0]);
      for (const message of part.messages) messages.add(renumbered(message, () => at + 1));
      const due = at + 1 < length ? pause() : undefined;
      if (due) await due;
    }
    return { status: 'SUCCESS', messages: [...messages], payload };
  }
}
