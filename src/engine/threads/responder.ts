// What a server asks: an engine that answers with bodies ready to send, made where the engine runs.
import type { AnyOperation, Request, Response } from '../../contract/operation.js';
import { addressService } from '../../contract/services.js';
import type { Owner } from './fair-turns.js';

/** JSON, as a text or as its bytes in UTF-8. */
export interface ResponseBody {
  readonly json: string | Uint8Array;
  /** To be called when nothing reads the bytes any more, if it is there: what holds them is used again then. */
  readonly done?: () => void;
}

/** Who waits for an answer: turns are fair among users, and among the connections of each. */
export interface Caller extends Owner {
  /** Tells once, when nobody waits for the answer any more. */
  onGone(tell: () => void): void;
}

export interface Responder {
  /**
   * The answer in the envelope of the operation's service. Throws as `Engine.run`; `temporary` where no answer came in
   * time. Calls without a caller share the turns of one.
   */
  run(operation: AnyOperation, request: Request, caller?: Caller): Promise<ResponseBody>;
  close(): Promise<void>;
}

/** The caller of calls that have none. */
export const NOBODY: Owner = { user: '', connection: {} };

/** What the body of an answer says. An operation that answers one object has it as its payload. */
export function envelopeOf(
  { service = addressService, answersOne = false }: Pick<AnyOperation, 'service' | 'answersOne'>,
  response: Response,
  at = new Date(),
): object {
  return service.success(
    answersOne ? ({ ...response, payload: response.payload[0] ?? null } as unknown as Response) : response,
    at,
  );
}
