// Fields of a record that another service of the contract may not know: where it refuses records for them, they are
// asked without, this time and from then on.
import { WaypostError } from '../contract/errors.js';
import { isListOperation, type AnyOperation, type Engine, type Request, type Response } from '../contract/operation.js';

/** The engine, which asks without the fields that are no part of the contract once the service has refused them. */
export function withoutRefusedFields(engine: Engine, onNote: ((note: string) => void) | undefined): Engine {
  let isRefused = false;
  return {
    async run(operation, request) {
      const plain = plainRequest(operation as unknown as AnyOperation, request);
      if (plain === undefined) return engine.run(operation, request);
      if (isRefused) return engine.run(operation, plain);
      const whole = await answered(engine.run(operation, request));
      if (!isRefusal(whole)) return settled(whole);
      const again = await answered(engine.run(operation, plain));
      // What is refused either way is refused for something else.
      if (isRefusal(again)) return settled(whole);
      isRefused = true;
      onNote?.('the service refuses columns beside the line of an address; they are left out from now on');
      return settled(again);
    },
    close: () => engine.close(),
  };
}

/** The request without those fields; undefined where no record has any. */
function plainRequest<Rec>(operation: AnyOperation, request: Request<Rec>): Request<Rec> | undefined {
  const further = isListOperation(operation) ? undefined : operation.furtherFields;
  if (further === undefined || !request.payload.some((record) => further.some((name) => hasField(record, name)))) {
    return undefined;
  }
  const payload = request.payload.map((record) =>
    isObject(record)
      ? (Object.fromEntries(Object.entries(record).filter(([name]) => !further.includes(name))) as Rec)
      : record,
  );
  return { ...request, payload };
}

const isObject = (record: unknown): record is object => typeof record === 'object' && record !== null;
const hasField = (record: unknown, name: string): boolean => isObject(record) && name in record;

/** The answer, or the refusal that came in its place. */
async function answered(response: Promise<Response>): Promise<Response | WaypostError> {
  try {
    return await response;
  } catch (error) {
    if (error instanceof WaypostError && error.kind === 'bad-request') return error;
    throw error;
  }
}

const isRefusal = (answer: Response | WaypostError): boolean =>
  answer instanceof WaypostError || (answer.status === 'ERROR' && answer.payload.length === 0);

function settled(answer: Response | WaypostError): Response {
  if (answer instanceof WaypostError) throw answer;
  return answer;
}
