// What goes to the worker threads of a run and comes back, and what of it is handed over in place of being copied.
import type { SentFailure } from '../../contract/errors.js';
import type { Block, BlockResult, Plan } from '../plan.js';
import type { PortionOfBlock, SideBlock, WholeStepPlan } from '../whole/whole-step.js';
import type { Failure } from './calls.js';

export interface WorkerStart {
  readonly plan: Plan;
  /** Of the steps that work on whole files. */
  readonly wholeSteps: readonly WholeStepPlan[];
  readonly module: string;
  readonly share: unknown;
}

/** What a thread is given. */
export type WorkerTask =
  | { readonly block: Block }
  /** Records of the step of that number. */
  | { readonly step: number; readonly records: readonly unknown[] }
  /** To be made a portion of. */
  | { readonly gather: SideBlock }
  /** Of which the wanted rows are to be shown as texts. */
  | { readonly show: SideBlock; readonly wanted: Int32Array }
  /** A task of the step of that number. */
  | { readonly step: number; readonly task: string; readonly argument: unknown };

/** What every thread is told, and does not answer: rows of the step of that number are answered from there. */
export interface WorkerNews {
  readonly concluded: number;
  readonly share: unknown;
}

/** An element for each record; `failed` by the number of the record. */
interface SentElements {
  readonly elements: unknown[];
  readonly failed: readonly (readonly [number, Failure])[];
}

/** What a thread gives back for each task, in the order of the tasks. */
export type WorkerAnswer =
  | { readonly result: BlockResult }
  | { readonly answered: SentElements }
  | { readonly portion: PortionOfBlock }
  | { readonly texts: string[] }
  | { readonly worked: unknown }
  | { readonly failure: SentFailure };

/** Objects that stand in each other, in which memory is looked for. */
const MOST_LEVELS = 8;

/**
 * The memory that a value holds in arrays of its own, each once: it goes to another thread without a copy. Shared
 * memory is no part of it, nor is that of which an array holds only a piece.
 */
export function memoryOf(value: unknown): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>();
  const look = (one: unknown, level: number): void => {
    if (typeof one !== 'object' || one === null || level > MOST_LEVELS) return;
    if (ArrayBuffer.isView(one)) {
      if (one.buffer instanceof ArrayBuffer && one.byteLength === one.buffer.byteLength) found.add(one.buffer);
    } else if (one instanceof ArrayBuffer) found.add(one);
    else if (!Array.isArray(one) || typeof one[0] === 'object') {
      for (const part of Object.values(one)) look(part, level + 1);
    }
  };
  look(value, 0);
  return [...found];
}
