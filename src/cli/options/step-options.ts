// Options of a step: how one operation is asked, which columns feed it, and which it adds. A run of several steps has
// them once for each.
import type { OnClash } from '../../batch/step.js';
import type { Locale } from '../../contract/operation.js';
import { wordsService } from '../../contract/services.js';
import type { Settings } from '../../contract/settings.js';
import { letterCases, type LetterCase } from '../../contract/texts/letters.js';
import type { OptionSpec } from './option-spec.js';
import type { WholeFileStepOptions } from './whole-file-options.js';

/** Parsed options of a step, keyed as commander keys them. */
export interface StepOptions extends WholeFileStepOptions {
  map?: string[];
  source?: string;
  locale?: Locale;
  country?: string;
  feature?: string[];
  all?: boolean;
  case?: LetterCase;
  columns?: string;
  only?: string;
  prefix?: string;
  onClash?: OnClash;
  endpoint?: string;
  wordsEndpoint?: string;
  /** What this machine decides of the operation, read already. */
  settings?: Settings;
}

export const mapOption: OptionSpec = {
  flags: '--map <field=column>',
  isMain: true,
  about:
    'take a field from a column, or from several joined by +, and recognise the other fields; field= leaves one out; ' +
    'repeatable',
  kind: 'list',
};
export const sourceOption: OptionSpec = {
  flags: '--source <name>',
  isMain: true,
  about: 'source of truth to check against, such as GNAF',
  otherwise: 'the best installed one of the country',
  kind: 'text',
  env: 'WAYPOST_SOURCE',
};
export const localeOption: OptionSpec = {
  flags: '--locale <locale>',
  about: 'conventions that addresses are read by',
  otherwise: 'that of the source, then au',
  kind: 'choice',
  choices: ['au', 'nz', 'intl'],
  env: 'WAYPOST_LOCALE',
};
export const countryOption: OptionSpec = {
  flags: '--country <code>',
  isMain: true,
  about: 'country of the addresses, in place of a locale',
  kind: 'choice',
  choices: ['AU', 'NZ'],
};
/** Taken by the operations that heed any. */
export const featureOption: OptionSpec = {
  flags: '--feature <key=value>',
  about: 'named option of the operation; repeatable',
  kind: 'list',
};

/** Taken by the operations that answer a list to each record. */
export const allOption: OptionSpec = {
  flags: '--all',
  about: 'a row for each hit, not only for the first; for CSV',
  kind: 'flag',
};

/** Taken by the operations that answer addresses. */
export const caseOption: OptionSpec = {
  flags: '--case <letters>',
  about: 'letters of the added addresses: capitals, Title Case, or as the reference data has them',
  otherwise: 'as-is',
  kind: 'choice',
  choices: letterCases,
};

/** Under which names columns are added. */
export const namingOptions: readonly OptionSpec[] = [
  { flags: '--prefix <text>', about: 'prefix of the added columns', kind: 'text' },
  {
    flags: '--on-clash <way>',
    about: 'when an added column has the name of an input column',
    otherwise: 'error',
    kind: 'choice',
    choices: ['error', 'replace', 'rename'],
  },
];

/** Which columns are added, and under which names. */
export const columnOptions: readonly OptionSpec[] = [
  {
    flags: '--columns <names>',
    isMain: true,
    about:
      'the added columns to write, joined by commas: brief, mail, default or all, names, patterns (gnaf_*), and ' +
      '-name to leave out; for CSV',
    otherwise: 'default, which is all but those for specialists',
    kind: 'text',
  },
  ...namingOptions,
];

/** Which rows are written. */
export const onlyOption: OptionSpec = {
  flags: '--only <statuses>',
  about: 'write only the rows of these statuses, joined by commas; the others are counted',
  otherwise: 'all',
  kind: 'text',
};

/** The service that answers in place of this machine's data. */
export const endpointOption: OptionSpec = {
  flags: '--endpoint <url>',
  about: 'ask the service at this address instead of the data on this machine',
  kind: 'text',
  env: 'WAYPOST_ENDPOINT',
  insteadOf: ['data'],
};
/** The same for operations of the three-word service: by its own address, or by that of the service that has it. */
export const wordsEndpointOptions: readonly OptionSpec[] = [
  {
    ...endpointOption,
    flags: '--words-endpoint <url>',
    about: 'ask the three-word service at this address instead of this machine',
    env: 'WAYPOST_WORDS_ENDPOINT',
  },
  {
    flags: '--endpoint <url>',
    about: `the same by the base address of a service, whose three-word service is at ${wordsService.base} below it`,
    kind: 'text',
    insteadOf: ['data', 'wordsEndpoint'],
  },
];
