// An operation that is put together of others: its parts are asked, one after another, and their answers made one.
import type { AnyOperation, Engine, Operation, Request, Response } from './operation.js';
import type { FeatureOptions } from './put-together.js';

/** True for an operation that no engine has a handler for, since it is made of others. */
export const isOfParts = <Rec, Element>(
  operation: AnyOperation<Rec, Element>,
): operation is Operation<Rec, Element> & Required<Pick<Operation<Rec, Element>, 'parts'>> =>
  'parts' in operation && operation.parts !== undefined;

/** The operations that an engine is asked for one: its parts, by the options of the request, or it itself. */
export const askedFor = (operation: Operation, options: FeatureOptions = {}): readonly Operation[] =>
  operation.parts?.of(options) ?? [operation];

/**
 * Asks the parts through the engine, which has them, and gives an element for each record. What the parts have no
 * question of is not asked. An answer that is an error stands for the whole.
 */
export async function runParts<Rec, Element>(
  engine: Pick<Engine, 'run'>,
  { parts }: Required<Pick<Operation<Rec, Element>, 'parts'>>,
  { payload, featureOptions = {}, sourceOfTruth: _asked, ...request }: Request<Rec>,
): Promise<Response> {
  const { sourceOfTruth } = parts;
  const questions: unknown[] = [];
  const places = payload.map((record) => {
    const question = parts.ask(record);
    return question === undefined ? -1 : questions.push(question) - 1;
  });
  const operations = parts.of(featureOptions);
  const answers: unknown[][] = [];
  const messages = new Set<string>();
  for (const operation of questions.length === 0 ? [] : operations) {
    const response = await engine.run(operation, { ...request, sourceOfTruth, payload: questions });
    if (response.status === 'ERROR') return response;
    for (const message of response.messages) messages.add(message);
    answers.push(operation.elements(response));
  }
  return {
    status: 'SUCCESS',
    messages: [...messages],
    payload: payload.map((record, i) => {
      const place = places[i]!;
      const own: unknown[] = [];
      if (place >= 0) for (const elements of answers) own.push(elements[place]);
      return parts.combine(record, own, featureOptions);
    }),
  };
}
