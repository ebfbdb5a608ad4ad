// The order in which steps are taken: each after those whose answers it needs.
import { WaypostError } from '../../contract/errors.js';

/**
 * Numbers of the steps in the order they are taken; the given order as far as it goes. `needs[i]` are the numbers of
 * the steps whose answers step i needs. Throws a usage error for steps that wait for each other.
 */
export function executionOrder(names: readonly string[], needs: readonly ReadonlySet<number>[]): number[] {
  const order: number[] = [];
  const left = new Set(names.keys());
  while (left.size > 0) {
    const next = [...left].find((step) => [...needs[step]!].every((other) => !left.has(other)));
    if (next === undefined) {
      const waiting = circle(needs, left).map((step) => names[step]!);
      throw new WaypostError(
        'usage',
        waiting.length === 1
          ? `step ${waiting[0]!} takes its input from itself; name another step`
          : `steps wait for each other: ${[...waiting, waiting[0]!].join(' needs ')}; leave one of these out`,
      );
    }
    order.push(next);
    left.delete(next);
  }
  return order;
}

/** Steps of which each needs the next, and the last the first. */
function circle(needs: readonly ReadonlySet<number>[], left: ReadonlySet<number>): number[] {
  const path: number[] = [];
  let [step] = left;
  while (!path.includes(step!)) {
    path.push(step!);
    step = [...needs[step!]!].find((other) => left.has(other));
  }
  return path.slice(path.indexOf(step!));
}
