// A call that is answered a turn at a time, so that who asks little does not wait for who asks much. The records of an
// operation that takes many are answered each for itself, so a turn may end behind any of them.
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
  private readonly messages = new Set<string>();
  private readonly payload: unknown[] = [];

  constructor(
    private readonly engine: Engine,
    private readonly operation: AnyOperation,
    private readonly request: Request,
  ) {}

  /** Goes on for a turn. The whole answer, or undefined where there is more to do. Throws as `Engine.run`. */
  async turn(ms = TURN_MS): Promise<Response | undefined> {
    const { engine, operation, request, messages, payload } = this;
    const { length } = request.payload;
    if (isListOperation(operation) || !(operation.recordsPerCall > 1) || length < 2) {
      return engine.run(operation, request);
    }
    const ends = performance.now() + ms;
    do {
      const at = payload.length;
      const part = await engine.run(operation, { ...request, payload: [request.payload[at]] });
      // What is no answer to a record is said of the call as a whole.
      if (part.status !== 'SUCCESS' || part.payload.length !== 1) return engine.run(operation, request);
      payload.push(part.payload[0]);
      for (const message of part.messages) messages.add(renumbered(message, () => at + 1));
    } while (payload.length < length && performance.now() < ends);
    return payload.length < length ? undefined : { status: 'SUCCESS', messages: [...messages], payload };
  }
}
