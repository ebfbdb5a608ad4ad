// An operation whose record is typed on a terminal: the type-ahead over the engine, and the hit taken as a card or
// JSON.
import { WaypostError } from '../../contract/errors.js';
import { operationNamed } from '../../contract/operations.js';
import type { Engine, Operation, Request } from '../../contract/operation.js';
import type { TypedSearch } from '../../contract/typed-search.js';
import { openEngineOfRecords } from '../config/engine.js';
import { readFeatures } from '../options/feature-options.js';
import { readLetters } from '../options/read-step.js';
import { lettered, type Letters } from '../../contract/texts/letters.js';
import type { Io } from '../io.js';
import { answerOne } from '../one-record.js';
import type { OperationOptions } from '../options/operation-options.js';
import { requireOutput } from '../output/output-failure.js';
import { styleFor } from '../output/style.js';
import { typeAhead, type Search } from './type-ahead.js';

/**
 * Lets the user type a record and choose among its hits, and writes the answer for the one taken to standard output.
 * `typed`: how it is typed; `given`: what options say of the fields.
 */
export async function answerTyped(
  operation: Operation,
  typed: TypedSearch,
  given: readonly string[],
  options: OperationOptions,
  io: Io,
): Promise<void> {
  requireOutput(io);
  const engine = await openEngineOfRecords({ ...options, maxErrors: 1 }, io, {
    operations: [operation],
  });
  let taken: string | undefined;
  try {
    const featureOptions = { ...typed.features, ...readFeatures(options.feature, operation) };
    const asked = { sourceOfTruth: options.source, featureOptions };
    const search = searchWith(engine, operation, typed, given, asked, readLetters(options.case, operation));
    // A search of this machine costs nothing, and says at once what is installed, or that nothing is.
    const greeting = options.endpoint === undefined ? async () => (await search('0')).message : undefined;
    taken = await typeAhead(io, styleFor(io, 'stderr'), search, greeting);
  } finally {
    await engine.close();
  }
  if (taken === undefined) return;
  await answerOne(operationNamed(typed.answeredBy)!, taken, [], { ...options, feature: [] }, io);
}

/** The search of the type-ahead: the operation, asked for a text or for what is in a group. */
function searchWith(
  engine: Engine,
  operation: Operation,
  { group, choices }: TypedSearch,
  given: readonly string[],
  { sourceOfTruth, featureOptions }: Omit<Request, 'payload'>,
  letters: Letters | undefined,
): Search {
  const groupField = operation.fields.findIndex(({ name }) => name === group.field);
  return async (text, id) => {
    const record = operation.toRecord(
      [text, ...given.slice(1)].map((value, i) => (i === groupField ? (id ?? '') : value)),
    );
    if (record === null) return { hits: [], message: '' };
    const response = await engine.run(operation, {
      payload: [record],
      sourceOfTruth,
      featureOptions: id === undefined ? featureOptions : { ...featureOptions, ...group.features },
    });
    if (response.status === 'ERROR') throw new WaypostError('bad-request', response.messages.join('; '));
    const elements = operation.elements(response).map((element) => lettered(operation, element, letters));
    return { hits: elements.flatMap(choices), message: response.messages.join('; ') };
  };
}
