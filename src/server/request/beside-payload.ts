// Fields that the contract writes beside the payload and means of its one record: they are taken in either place.
import type { Operation } from '../../contract/operation.js';
import { HttpFailure } from '../failure.js';
import { errorCodeOf } from './query-text.js';

type Given = Readonly<Record<string, unknown>>;

/** A request in two parts: its record with all that is said of it, and what else it says. */
interface Joined {
  readonly payload: unknown;
  readonly asked: Given;
}

/** Takes into the record what stands beside it. Throws 400 for a field that says one thing here and another there. */
export function joinBeside(
  { besidePayload = [] }: Pick<Operation, 'besidePayload'>,
  payload: unknown,
  given: Given,
): Joined {
  if (besidePayload.length === 0) return { payload, asked: given };
  const asked: Record<string, unknown> = { ...given };
  const record: Record<string, unknown> = { ...(payload as Given) };
  for (const name of besidePayload) {
    const beside = asked[name];
    delete asked[name];
    if (isAbsent(beside)) continue;
    if (!isAbsent(record[name]) && record[name] !== beside) {
      throw new HttpFailure(400, `${name} is given twice, in the payload and beside it; give it once`, {
        code: errorCodeOf('Bad', name),
      });
    }
    record[name] = beside;
  }
  return { payload: record, asked };
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';
