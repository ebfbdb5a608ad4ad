// Which calls of an operation go over a network, wherever the engine is: they wait, and what they say costs something.
import { isListOperation, type AnyOperation, type Request } from './operation.js';

/** True if such a call of the operation does. */
export const goesOverNetwork = (
  operation: AnyOperation,
  request: Pick<Request, 'sourceOfTruth' | 'featureOptions'>,
): boolean =>
  operation.needs.includes('network') && (isListOperation(operation) || (operation.asksNetwork?.(request) ?? true));
