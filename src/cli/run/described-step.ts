// A step as its options say it, checked against its operation, before an engine is opened for it.
import { chooseColumns, type ColumnChoice } from '../../batch/decide/choose-columns.js';
import type { Step } from '../../batch/step.js';
import type { Operation } from '../../contract/operation.js';
import { readFeatures } from '../options/feature-options.js';
import { refuseUnknownCountry } from '../options/refuse-country.js';
import { refuseIdleSettings } from '../options/refuse-settings.js';
import { readWholeFile } from '../options/read-whole-file.js';
import type { RunOptions } from '../options/run-options.js';
import { readOnly } from '../options/read-statuses.js';
import { readLetters, readLocale, readMapping } from '../options/read-step.js';
import type { StepOptions } from '../options/step-options.js';

/** What an engine adds to a step. */
type OfEngine = 'engine' | 'onThreads' | 'scope' | 'data' | 'dataVersion' | 'endpoint';

export interface DescribedStep {
  /** Which engine is wanted. */
  readonly options: StepOptions;
  readonly step: Omit<Step, OfEngine>;
}

/** What a step has that no option of a command says. */
export type BesideOptions = Pick<Step, 'name' | 'from' | 'when' | 'drop'>;

/**
 * `fieldDefaults`: what options say of the fields, in their order, for rows that say nothing; '' for nothing. Throws
 * usage errors for options that the operation does not have.
 */
export function describeStep(
  operation: Operation,
  options: StepOptions & Pick<RunOptions, 'mapOnly'>,
  fieldDefaults: readonly string[],
  beside: BesideOptions,
): DescribedStep {
  const featureOptions = readFeatures(options.feature, operation);
  const { prefix, mapOnly } = options;
  refuseIdleSettings(operation, options);
  refuseUnknownCountry(operation, fieldDefaults);
  return {
    options,
    step: {
      ...beside,
      operation,
      sourceOfTruth: options.source,
      featureOptions,
      locale: readLocale(options),
      map: readMapping(options.map, operation),
      defaults: fieldDefaults.some((value) => value !== '') ? fieldDefaults : undefined,
      all: options.all,
      letters: readLetters(options.case, operation),
      columns: chosenNames(options.columns, { operation, featureOptions, prefix }),
      only: readOnly(options.only, operation),
      prefix,
      onClash: options.onClash,
      settings: options.settings,
      ...readWholeFile(operation, options, mapOnly),
    },
  };
}

/** `--columns` as the names of what it chooses; undefined where nothing is chosen. */
function chosenNames(given: string | undefined, choice: Omit<ColumnChoice, 'columns'>): string[] | undefined {
  const columns = given?.split(',').map((item) => item.trim());
  return columns && chooseColumns({ ...choice, columns }).map((number) => choice.operation.columns[number]!.name);
}
