// Asks the same record once at a time: who wants one that is being asked waits for that answer. It promises nothing for
// what was answered before (cached.ts), and passes no failure on: where the other call fails, each asks for itself.
import { isListOperation, type Engine, type Operation, type Request, type Response } from '../contract/operation.js';
import { answersIn, joinedResponse, keysOf, knownResponse, type Answer, type AnswerScope } from './cache/answers.js';
import { UnderWay } from './under-way.js';

/** The engine, of which a record is asked once while its answer is under way, whoever else asks for it. */
export function deduplicated(engine: Engine, scope: AnswerScope): Engine {
  const underWay = new UnderWay<Answer | undefined>();
  /** Asks those of the records that nobody asks yet, and tells all who wait for them. */
  const askOwn = async (
    operation: Operation,
    request: Request,
    keys: readonly string[],
    own: readonly number[],
  ): Promise<Response> => {
    let answers: readonly (Answer | undefined)[] = [];
    try {
      const response = await engine.run(operation, { ...request, payload: own.map((i) => request.payload[i]!) });
      answers = answersIn(operation, response, own.length);
      return response;
    } finally {
      for (const [i, record] of own.entries()) underWay.answer(keys[record]!, answers[i]);
    }
  };
  return {
    async run(given, request) {
      if (isListOperation(given)) return engine.run(given, request);
      const operation = given as unknown as Operation;
      const keys = keysOf(operation, request as Request, scope);
      const own: number[] = [];
      const others = keys.map((key, i) => {
        const { promise, resolve } = withResolvers<Answer | undefined>();
        if (!underWay.join(key, resolve)) return promise;
        own.push(i);
        return undefined;
      });
      const response = own.length === 0 ? undefined : await askOwn(operation, request as Request, keys, own);
      if (response && own.length === keys.length) return response;
      const known = await Promise.all(others);
      const isWhole = known.every((part, i) => part !== undefined || own.includes(i));
      if (!isWhole) return engine.run(given, request);
      return response ? joinedResponse(operation, known, own, response) : knownResponse(known as readonly Answer[]);
    },
    close: () => engine.close(),
  };
}

function withResolvers<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
