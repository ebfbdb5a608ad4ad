// How a step is answered by the engine of this machine, whoever runs it: on threads, or where it goes over a network,
// record by record and with its answers kept.
import type { Locale, Operation, Request } from '../contract/operation.js';
import { goesOverNetwork } from '../contract/network.js';
import type { CallShape, Step } from './step.js';

/**
 * Record by record, so that each answer is kept as it comes, and so many under way that few slow ones hold nobody up.
 * What asks bounds for itself what it asks of whom. Most of what is under way waits in a line: a run that is broken off
 * does not wait for it.
 */
const OVER_NETWORK: CallShape = { records: 1, concurrency: 1024, drainMs: 1000 };

/** Whose answers are those of this machine. */
const HERE = { endpoint: '', user: '' };

/** What of a step follows from its being answered here. */
export const answeredHere = (
  operation: Operation,
  asked: Pick<Request, 'sourceOfTruth' | 'featureOptions'>,
  locale: Locale | undefined,
): Pick<Step, 'onThreads' | 'calls' | 'scope'> =>
  goesOverNetwork(operation, asked)
    ? { onThreads: false, calls: OVER_NETWORK, scope: { ...HERE, locale } }
    : { onThreads: true };
