// The options of a command that answers with a list.
import { needsAddresses, type ListOperation } from '../../contract/operation.js';
import { wordsService } from '../../contract/services.js';
import type { OperationOptions } from './operation-options.js';
import type { OptionGroup } from './option-spec.js';
import { retriesOption, timeoutOption } from './run-options.js';
import { dataOption, debugOption, jsonOption, logFormatOption, quietOption } from './shared-options.js';
import { countryOption, endpointOption, localeOption, sourceOption, wordsEndpointOptions } from './step-options.js';

/** Parsed options of a command that answers with a list. */
export type ListCommandOptions = Pick<
  OperationOptions,
  | 'source'
  | 'locale'
  | 'country'
  | 'data'
  | 'json'
  | 'quiet'
  | 'logFormat'
  | 'endpoint'
  | 'wordsEndpoint'
  | 'timeout'
  | 'retries'
>;

const sourceOptions = [
  { ...sourceOption, about: 'source of truth whose types are listed, such as GNAF' },
  { ...localeOption, about: 'country whose types are listed' },
  countryOption,
];

/** Options of the command of that operation. */
export const listOptions = ({ service, needs }: Pick<ListOperation, 'service' | 'needs'>): readonly OptionGroup[] => [
  {
    title: 'Options:',
    options: [
      ...(needsAddresses({ needs }) ? sourceOptions : []),
      dataOption,
      jsonOption,
      quietOption,
      logFormatOption,
      debugOption,
    ],
  },
  {
    title: 'Remote:',
    options: [...(service === wordsService ? wordsEndpointOptions : [endpointOption]), timeoutOption, retriesOption],
  },
];
