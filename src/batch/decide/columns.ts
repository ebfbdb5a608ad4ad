// Decides the names of the columns that steps add, and what happens when there is one of that name already.
import { WaypostError } from '../../contract/errors.js';
import { listed } from '../../formats/mapping.js';
import type { AddedColumn } from '../plan.js';
import { stepLabel, type Step } from '../step.js';
import { chooseColumns } from './choose-columns.js';

/** Prefix of the columns that a step adds. */
export const prefixOf = ({ prefix, operation }: Step): string => prefix ?? operation.prefix;

/** Text of a message about one step of a run. */
const message = (steps: readonly Step[], step: Step, text: string): WaypostError =>
  new WaypostError('usage', `${stepLabel(steps, step)}${text}`);

/**
 * The added columns of all steps in the order they are written. `header` is the input's. Throws a usage error for an
 * unknown choice, for one that needs a feature option that is not on, for a prefix that two steps have, or, by default,
 * for a clash.
 */
export function addedColumns(steps: readonly Step[], header: readonly string[]): AddedColumn[] {
  refuseSharedPrefixes(steps);
  const input = header.map((name) => name.trim());
  const taken = new Set(input);
  /** Columns of the input that give way: to one step each. */
  const replaced = new Set<string>();
  return steps.flatMap((step, number) => {
    const prefix = prefixOf(step);
    const { operation, onClash = 'error' } = step;
    const wanted = chooseColumns(step, stepLabel(steps, step)).map((index) => ({
      index,
      name: prefix + operation.columns[index]!.name,
    }));
    const clashes = wanted.map(({ name }) => name).filter((name) => taken.has(name));
    if (clashes.length > 0 && onClash === 'error') throw clash(steps, step, clashes, input);
    return wanted.map(({ index, name }): AddedColumn => {
      const replaces = input.indexOf(name);
      if (onClash === 'replace' && replaces >= 0 && !replaced.has(name)) {
        replaced.add(name);
        return { step: number, index, name, replaces };
      }
      const own = taken.has(name) ? freeName(name, taken) : name;
      taken.add(own);
      return { step: number, index, name: own };
    });
  });
}

/** The columns are there already, in the input or by another step. */
function clash(steps: readonly Step[], step: Step, names: readonly string[], input: readonly string[]): WaypostError {
  const ofInput = names.filter((name) => input.includes(name));
  const [shown, where] = ofInput.length > 0 ? [ofInput, 'the input'] : [names, 'another step'];
  const what = shown.length === 1 ? 'the column' : 'the columns';
  const hint = 'choose --on-clash replace or rename, or another --prefix';
  return message(steps, step, `${where} already has ${what} ${listed(shown)}; ${hint}`);
}

/** Operations of one command may share its prefix: each adds columns of other names. */
function refuseSharedPrefixes(steps: readonly Step[]): void {
  steps.forEach((step, i) => {
    const other = steps.slice(0, i).find((before) => prefixOf(before) === prefixOf(step));
    if (other === undefined) return;
    const isOneCommand =
      other.operation.command === step.operation.command && other.operation.name !== step.operation.name;
    if (isOneCommand) return;
    const what = `the prefix '${prefixOf(step)}', which step ${other.name} has too`;
    throw message(steps, step, `its columns get ${what}; give one of them another with prefix`);
  });
}

/** `name_2`, or the first number that is free. */
export function freeName(name: string, taken: Set<string>): string {
  let number = 2;
  while (taken.has(`${name}_${number}`)) number++;
  taken.add(`${name}_${number}`);
  return `${name}_${number}`;
}
