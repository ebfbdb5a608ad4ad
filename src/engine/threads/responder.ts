// What a server asks: an engine that answers with bodies ready to send, made where the engine runs.
import type { AnyOperation, Engine, Request, Response } from '../../contract/operation.js';
import { addressService } from '../../contract/services.js';

/** JSON, as a text or as its bytes in UTF-8. */
export interface ResponseBody {
  readonly json: string | Uint8Array;
  /** To be called when nothing reads the bytes any more, if it is there: what holds them is used again then. */
  readonly done?: () => void;
}

export interface Responder {
  /**
   * The answer in the envelope of the operation's service. Throws as `Engine.run`; `temporary` where no answer came in
   * time.
   */
  run(operation: AnyOperation, request: Request): Promise<ResponseBody>;
  close(): Promise<void>;
}

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

/** The engine on this thread. */
export const responderOf = (engine: Engine): Responder => ({
  run: async (operation, request) => ({
    json: JSON.stringify(envelopeOf(operation, await engine.run(operation, request))),
  }),
  close: () => engine.close(),
});
