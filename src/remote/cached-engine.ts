// An engine that remembers, for records that are asked as they come: those that were answered before are not asked
// again. Whoever packs many records into calls looks them up before, so that the calls are full (batch/call-window.ts).
import { keepAnswers, keysOf, OF_RECORD, partsOf, type Answer, type AnswerCache } from '../contract/answers.js';
import { isListOperation, type Engine, type Operation, type Request, type Response } from '../contract/operation.js';

/** Closes both engine and answers. */
export function cachedEngine(engine: Engine, { answers, scope }: AnswerCache): Engine {
  return {
    async run(operation, request) {
      if (isListOperation(operation)) return engine.run(operation, request);
      const described = operation as unknown as Operation;
      const keys = keysOf(described, request as Request, scope);
      const found = answers.get(keys);
      const missing = keys.flatMap((_, i) => (found[i] === undefined ? [i] : []));
      if (missing.length === 0) return joined(found, [], [], []);
      const asked = await engine.run(operation, { ...request, payload: missing.map((i) => request.payload[i]!) });
      await keepAnswers(
        answers,
        described,
        missing.map((i) => keys[i]!),
        asked,
      );
      const fresh = partsOf(described, asked, missing.length);
      return fresh === undefined || missing.length === keys.length
        ? asked
        : joined(found, missing, fresh, asked.messages);
    },
    async close() {
      await engine.close();
      await answers.close();
    },
  };
}

/**
 * One response of what was known and what was asked, in the order of the records, whose numbers in the remarks become
 * those of this call.
 */
function joined(
  found: readonly (Answer | undefined)[],
  missing: readonly number[],
  fresh: readonly Answer[],
  said: readonly string[],
): Response {
  const all = [...found];
  missing.forEach((record, i) => {
    all[record] = fresh[i];
  });
  const messages = [
    ...found.flatMap((part) => part?.messages ?? []),
    ...said.map((message) =>
      message.replace(OF_RECORD, (_, number: string) => `record ${missing[Number(number) - 1]! + 1}: `),
    ),
  ];
  return { status: 'SUCCESS', messages: [...new Set(messages)], payload: all.flatMap((part) => part?.payload ?? []) };
}
