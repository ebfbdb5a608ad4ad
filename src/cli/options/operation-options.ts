// The options of a command that is one operation: a run of one step. Those of the run and of the step stand mixed, in
// the order that a reader of the help looks for them.
import type { OptionGroup } from './option-spec.js';
import { readingOptions, recognitionOptions } from './reading-options.js';
import {
  callOptions,
  fileOption,
  machineOptions,
  outputOptions,
  reportOptions,
  selectionOptions,
  startOptions,
  writingOptions,
  type RunOptions,
} from './run-options.js';
import { jsonOption, messageOptions } from './shared-options.js';
import {
  allOption,
  caseOption,
  columnOptions,
  countryOption,
  endpointOption,
  featureOption,
  localeOption,
  mapOption,
  onlyOption,
  sourceOption,
  type StepOptions,
} from './step-options.js';
import { mapReferenceOption, wholeFileOptions } from './whole-file-options.js';

/** Options that mean something for one record alone, as there is no run then. */
interface OneRecordOptions {
  text?: string;
  json?: boolean;
}

/** Parsed options of an operation's command, keyed as commander keys them. */
export type OperationOptions = RunOptions & StepOptions & OneRecordOptions;

/** Options that every command over records takes. */
export const operationOptions: readonly OptionGroup[] = [
  {
    title: 'Input:',
    options: [
      fileOption,
      { flags: '--text <text>', about: 'take this text as the one record', kind: 'text' },
      ...readingOptions,
      ...recognitionOptions,
      mapOption,
      ...selectionOptions,
    ],
  },
  {
    title: 'Operation:',
    options: [
      ...wholeFileOptions,
      mapReferenceOption,
      sourceOption,
      localeOption,
      countryOption,
      featureOption,
      ...machineOptions,
    ],
  },
  {
    title: 'Output:',
    options: [
      ...outputOptions,
      ...writingOptions,
      onlyOption,
      caseOption,
      allOption,
      ...columnOptions,
      ...reportOptions,
      ...startOptions,
      jsonOption,
    ],
  },
  { title: 'Remote:', options: [endpointOption, ...callOptions] },
  { title: 'Messages:', options: messageOptions },
];
