// Whether a row meets a condition: what its columns say, those of the input and those that steps have answered.
import type { Operation } from '../../contract/operation.js';
import type { AnswerColumn, ConditionPlan } from '../plan.js';
import type { RowBatch } from './row-batch.js';

/** Says of row `i` of a batch whether it meets the condition. */
export type Meets = (batch: RowBatch, i: number) => boolean;

/** The text of a column that a step adds, for row `i`; '' where the step left the row alone. */
export function answerText(operations: readonly Operation[], { step, index }: AnswerColumn): TextOfRow {
  const { value } = operations[step]!.columns[index]!;
  return (batch, i) => {
    const element = batch.steps[step]!.elements[i];
    return element === undefined ? '' : (value(element) ?? '');
  };
}

/** A text of row `i` of a batch. */
export type TextOfRow = (batch: RowBatch, i: number) => string;

/** All lines of a condition together; undefined for one without lines, which every row meets. */
export function conditionOf(lines: readonly ConditionPlan[], operations: readonly Operation[]): Meets | undefined {
  if (lines.length === 0) return undefined;
  const tests = lines.map((line) => {
    const values = new Set(line.values);
    const text: TextOfRow =
      'answer' in line
        ? answerText(operations, line.answer)
        : (batch, i) => batch.conditionTexts[i]![line.input]!.trim();
    return (batch: RowBatch, i: number): boolean => values.has(text(batch, i));
  });
  return (batch, i) => tests.every((test) => test(batch, i));
}
