// What a server asks: an engine that answers with bodies ready to send, made where the engine runs.
import type { Engine, ListOperation, ListRequest, Operation, Request, Response } from '../../contract/operation.js';
import { addressService } from '../../contract/services.js';

/** JSON, as a text or as its bytes in UTF-8. */
export type Body = string | Uint8Array;

export interface Responder {
  /** The answer in the envelope of the operation's service. Throws as `Engine.run`; `temporary` where no answer came in time. */
  run(operation: Operation, request: Request): Promise<Body>;
  /** The same for a list. */
  list(operation: ListOperation, request: ListRequest): Promise<Body>;
  close(): Promise<void>;
}

/** The body of an answer. An operation that answers one object has it as its payload. */
export function bodyOf({ service = addressService, answersOne = false }: Pick<Operation, 'service' | 'answersOne'>, response: Response, at = new Date()): string {
  const whole = answersOne ? { ...response, payload: response.payload[0] ?? null } as unknown as Response : response;
  return JSON.stringify(service.success(whole, at));
}

/** The engine on this thread. */
export const responderOf = (engine: Engine): Responder => ({
  run: async (operation, request) => bodyOf(operation, await engine.run(operation, request)),
  list: async (operation, request) => bodyOf(operation, await engine.list(operation, request)),
  close: () => engine.close(),
});
