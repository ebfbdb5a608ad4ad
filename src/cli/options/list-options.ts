// The options of a command that answers with a list.
import type { OperationOptions } from './operation-options.js';
import type { OptionGroup } from './option-spec.js';
import { retriesOption, timeoutOption } from './run-options.js';
import { dataOption, debugOption, jsonOption, logFormatOption, quietOption } from './shared-options.js';
import { countryOption, endpointOption, localeOption, sourceOption } from './step-options.js';

/** Parsed options of a command that answers with a list. */
export type ListCommandOptions = Pick<
  OperationOptions,
  'source' | 'locale' | 'country' | 'data' | 'json' | 'quiet' | 'logFormat' | 'endpoint' | 'timeout' | 'retries'
>;

/** Options of a command that answers with a list. */
export const listOptions: readonly OptionGroup[] = [
  {
    title: 'Options:',
    options: [
      { ...sourceOption, about: 'source of truth whose types are listed, such as GNAF' },
      { ...localeOption, about: 'country whose types are listed' },
      countryOption,
      dataOption,
      jsonOption,
      quietOption,
      logFormatOption,
      debugOption,
    ],
  },
  { title: 'Remote:', options: [endpointOption, timeoutOption, retriesOption] },
];
