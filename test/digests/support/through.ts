// An operation asked of an engine, with all that is made of its answer: cells, rows, what is counted, and its card.
import { operationTable } from '../../../src/contract/operations.js';
import type { Operation } from '../../../src/contract/operation.js';
import type { WaypostEngine } from '../../../src/index.js';

export type Name = keyof typeof operationTable;
export interface Wish {
  readonly record: object;
  readonly options?: object;
}

/** The answer to one record, and what a file, a summary and a terminal would have of it. */
export async function through(engine: WaypostEngine, name: Name, { record, options = {} }: Wish): Promise<unknown> {
  const operation = operationTable[name] as unknown as Operation;
  const ask = engine[name] as unknown as (records: unknown[], options: object) => Promise<unknown[]>;
  const [element] = await ask([record], options);
  const cells = (one: unknown): unknown => operation.columns.map(({ value }) => value(one) ?? '');
  return [
    element,
    (operation.rows?.(element) ?? [element]).slice(0, 4).map(cells),
    operation.outcome?.(element),
    operation.card(element),
  ];
}
