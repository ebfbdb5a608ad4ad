// Calls that go over a network are answered on the thread of the event loop, whatever threads there are: they wait more
// than they work, and what they ask of others is bounded for all callers together only where it is in one place.
import { WaypostError } from '../../contract/errors.js';
import { goesOverNetwork } from '../../contract/network.js';
import type { AnyOperation, Engine, Request, Response } from '../../contract/operation.js';
import { FairTurns, type Owner } from './fair-turns.js';
import { envelopeOf, NOBODY, type Caller, type ResponseBody, type Responder } from './responder.js';

/** Calls under way together, and of one user; what comes beyond them waits, and users take turns. */
const MOST_CALLS = 256;
const MOST_OF_USER = 32;

/** How long before the caller is given up its records are: what is known of them can still be said then. */
const MARGIN_MS = 2000;

interface Call {
  readonly owner: Owner;
  readonly operation: AnyOperation;
  readonly request: Request;
  readonly resolve: (response: Response) => void;
  readonly reject: (error: unknown) => void;
}

/** An engine that says what it noticed of a network while it asked. */
type NoticingEngine = Engine & { remarks(): readonly string[] };

/**
 * The responder, but for calls that go over a network: `engine` answers them here, in `timeoutMs` or not at all.
 * `onRemark` is told once of each thing that is noticed of the network.
 */
export function withNetworkHere(
  responder: Responder,
  engine: NoticingEngine,
  timeoutMs: number,
  onRemark: (remark: string) => void,
): Responder {
  const calls = new NetworkCalls(engine, timeoutMs, onRemark);
  return {
    run: (operation, request, caller) =>
      goesOverNetwork(operation, request)
        ? calls.run(operation, request, caller)
        : responder.run(operation, request, caller),
    close: () => responder.close(),
  };
}

class NetworkCalls {
  private readonly turns = new FairTurns<Call>();
  private readonly ofUser = new Map<string, number>();
  private readonly withinMs: number;
  private readonly said = new Set<string>();
  private underWay = 0;

  constructor(
    private readonly engine: NoticingEngine,
    private readonly timeoutMs: number,
    private readonly onRemark: (remark: string) => void,
  ) {
    this.withinMs = Math.max(timeoutMs / 2, timeoutMs - MARGIN_MS);
  }

  async run(operation: AnyOperation, request: Request, caller: Caller | undefined): Promise<ResponseBody> {
    const response = await this.answered(operation, request, caller);
    return { json: JSON.stringify(envelopeOf(operation, response)) };
  }

  private answered(operation: AnyOperation, request: Request, caller: Caller | undefined): Promise<Response> {
    const { timeoutMs, turns } = this;
    return new Promise<Response>((resolve, reject) => {
      const timer = setTimeout(() => {
        giveUp(`there was no answer within ${timeoutMs / 1000} s; ask again, with fewer records`);
      }, timeoutMs);
      const call: Call = {
        owner: caller ?? NOBODY,
        operation,
        request,
        resolve(response) {
          clearTimeout(timer);
          resolve(response);
        },
        reject(error) {
          clearTimeout(timer);
          reject(error as Error);
        },
      };
      const giveUp = (why: string): void => {
        turns.remove(call);
        call.reject(new WaypostError('temporary', why));
      };
      caller?.onGone(() => {
        giveUp('nobody waits for the answer');
      });
      turns.add(call);
      this.begin();
    });
  }

  private begin(): void {
    while (this.underWay < MOST_CALLS) {
      const call = this.turns.take(({ owner }) => (this.ofUser.get(owner.user) ?? 0) < MOST_OF_USER);
      if (!call) return;
      this.count(call, 1);
      void this.answer(call);
    }
  }

  /** A call costs its user as much as it has records: each of them is something to wait for. */
  private async answer(call: Call): Promise<void> {
    this.turns.charge(call, call.request.payload.length);
    try {
      call.resolve(await this.engine.run(call.operation, { ...call.request, withinMs: this.withinMs }));
    } catch (error) {
      call.reject(error);
    }
    this.sayRemarks();
    this.turns.end(call);
    this.count(call, -1);
    this.begin();
  }

  private sayRemarks(): void {
    for (const remark of this.engine.remarks()) {
      if (this.said.has(remark)) continue;
      this.said.add(remark);
      this.onRemark(remark);
    }
  }

  private count({ owner: { user } }: Call, by: 1 | -1): void {
    this.underWay += by;
    const left = (this.ofUser.get(user) ?? 0) + by;
    if (left === 0) this.ofUser.delete(user);
    else this.ofUser.set(user, left);
  }
}
