// By whose answers an output is put in order.
import { WaypostError } from '../../contract/errors.js';
import type { BatchJob } from '../job.js';

/**
 * Number of the step by whose answers the output is put in order, the first that says how soon a person looks at its
 * rows; undefined for an output in the order of the input. Throws a usage error where no step says it.
 */
export function orderedBy({ order, steps }: Pick<BatchJob, 'order' | 'steps'>): number | undefined {
  if (order !== 'review') return undefined;
  const step = steps.findIndex(({ operation }) => operation.review !== undefined);
  if (step >= 0) return step;
  const names = steps.map(({ name }) => name).join(' and ');
  throw new WaypostError('usage', `--order review: the answers of ${names} say of no row that it is to be looked at`);
}
