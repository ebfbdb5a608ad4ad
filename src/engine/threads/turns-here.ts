// The engine on the thread of the event loop, for machines with one processor: each turn of the loop has a turn of the
// calls that wait, and what comes in meanwhile takes part in the next.
import type { AnyOperation, Engine, Request } from '../../contract/operation.js';
import { WaypostError } from '../../contract/errors.js';
import { CallInTurns, TURN_MS } from './call-in-turns.js';
import { FairTurns, HEAD_START_MS, type Owner } from './fair-turns.js';
import { envelopeOf, NOBODY, type Caller, type ResponseBody, type Responder } from './responder.js';

interface Call {
  readonly owner: Owner;
  readonly operation: AnyOperation;
  readonly turns: CallInTurns;
  readonly resolve: (body: ResponseBody) => void;
  readonly reject: (error: unknown) => void;
  isOver: boolean;
}

/** The engine on this thread. */
export const responderOf = (engine: Engine): Responder => new TurnsHere(engine);

class TurnsHere implements Responder {
  private readonly turns = new FairTurns<Call>(HEAD_START_MS);
  private isDue = false;

  constructor(private readonly engine: Engine) {}

  run(operation: AnyOperation, request: Request, caller?: Caller): Promise<ResponseBody> {
    return new Promise((resolve, reject) => {
      const call: Call = {
        owner: caller ?? NOBODY,
        operation,
        turns: new CallInTurns(this.engine, operation, request),
        resolve,
        reject,
        isOver: false,
      };
      caller?.onGone(() => {
        call.isOver = true;
        if (this.turns.remove(call)) reject(new WaypostError('temporary', 'nobody waits for the answer'));
      });
      this.turns.add(call);
      this.goOn();
    });
  }

  close(): Promise<void> {
    return this.engine.close();
  }

  /** What answers without the network answers within its turn of the loop; who has to wait lets the next begin. */
  private goOn(): void {
    if (this.isDue) return;
    this.isDue = true;
    setImmediate(() => {
      this.isDue = false;
      void this.round();
    });
  }

  private async round(): Promise<void> {
    const ends = performance.now() + TURN_MS;
    do {
      const call = this.turns.take(() => true);
      if (!call) return;
      if (!this.turns.isEmpty) this.goOn();
      await this.turnOf(call);
    } while (performance.now() < ends);
    if (!this.turns.isEmpty) this.goOn();
  }

  private async turnOf(call: Call): Promise<void> {
    const { turns, operation, resolve, reject } = call;
    const began = performance.now();
    try {
      const response = await turns.turn();
      if (response) resolve({ json: JSON.stringify(envelopeOf(operation, response)) });
      else if (call.isOver) reject(new WaypostError('temporary', 'nobody waits for the answer'));
      else this.turns.add(call, true);
    } catch (error) {
      reject(error);
    }
    this.turns.charge(call, performance.now() - began);
    this.turns.end(call);
  }
}
