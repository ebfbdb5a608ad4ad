// Remembers answers: records that were answered before are not asked again. It promises that nobody can tell the
// difference, and that what is kept is an answer: errors and nulls are asked again. Whoever packs many records into
// calls looks them up himself, before, so that the calls are full (batch/ask/call-window.ts).
import { WaypostError } from '../contract/errors.js';
import { isListOperation, type Engine, type Operation, type Request } from '../contract/operation.js';
import { joinedResponse, keepAnswers, keysOf, knownResponse, type Answer, type AnswerCache } from './cache/answers.js';

/**
 * Closes both engine and answers. An answer that cannot be kept is given all the same: it is there, and may have cost
 * something. `onNote` hears why it is not kept.
 */
export function cached(engine: Engine, { answers, scope }: AnswerCache, onNote?: (note: string) => void): Engine {
  return {
    async run(given, request) {
      if (isListOperation(given)) return engine.run(given, request);
      const operation = given as unknown as Operation;
      const keys = keysOf(operation, request as Request, scope);
      const known = answers.get(keys);
      const missing = keys.flatMap((_, i) => (known[i] === undefined ? [i] : []));
      if (missing.length === 0) return knownResponse(known as readonly Answer[]);
      const response = await engine.run(given, { ...request, payload: missing.map((i) => request.payload[i]!) });
      const missingKeys = missing.map((i) => keys[i]!);
      await keepAnswers(answers, operation, missingKeys, response).catch((error: unknown) => {
        if (!(error instanceof WaypostError) || onNote === undefined) throw error;
        onNote(`the answer is not kept: ${error.message}`);
      });
      return joinedResponse(operation, known, missing, response);
    },
    async close() {
      await engine.close();
      await answers.close();
    },
  };
}
