// The options of the command line as data: flags, help and the reference docs derive from these rows, and the
// environment variable that stands in for a flag is named beside it.

/** How an option's text is read. `count` is a whole number from `least`, `list` may be given again and again. */
type OptionKind = 'flag' | 'text' | 'count' | 'list' | 'choice';

export interface OptionSpec {
  /** As commander takes it: `-o, --output <file>`. */
  readonly flags: string;
  readonly about: string;
  readonly kind: OptionKind;
  readonly choices?: readonly string[];
  /** Of a count; 1 if absent. */
  readonly least?: number;
  /** What is done when it is not given, in words. */
  readonly otherwise?: string;
  /** Environment variable that is used when the flag is absent. */
  readonly env?: string;
  /**
   * Key of an option that this one makes meaningless: both flags are refused, and a flag wins over the other's
   * variable.
   */
  readonly insteadOf?: string;
}

export interface OptionGroup {
  readonly title: string;
  readonly options: readonly OptionSpec[];
}

const dataOption: OptionSpec = {
  flags: '--data <folder>',
  about: 'folder of the installed address data',
  otherwise: "the platform's data folder",
  kind: 'text',
  env: 'WAYPOST_DATA',
};
const debugOption: OptionSpec = { flags: '--debug', about: 'show the stack of an internal error', kind: 'flag' };
const quietOption: OptionSpec = { flags: '-q, --quiet', about: 'no messages but errors', kind: 'flag' };
const noProgressOption: OptionSpec = { flags: '--no-progress', about: 'no progress on standard error', kind: 'flag' };
const logFormatOption: OptionSpec = {
  flags: '--log-format <format>',
  about: 'format of the lines on standard error',
  otherwise: 'text',
  kind: 'choice',
  choices: ['text', 'json'],
  env: 'WAYPOST_LOG_FORMAT',
};
const messageOptions: readonly OptionSpec[] = [quietOption, noProgressOption, logFormatOption, debugOption];
const jsonOption: OptionSpec = { flags: '--json', about: 'the answer as JSON', kind: 'flag' };
const delimiterOption: OptionSpec = {
  flags: '--delimiter <character>',
  about: 'delimiter of the input: a character, or tab, comma, semicolon, pipe',
  otherwise: 'by its content',
  kind: 'text',
};
const encodingOption: OptionSpec = {
  flags: '--encoding <name>',
  about: 'encoding of the input',
  otherwise: 'by its content',
  kind: 'choice',
  choices: ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'],
};
/** Taken by the operations that heed any. */
export const featureOption: OptionSpec = {
  flags: '--feature <key=value>',
  about: 'named option of the operation; repeatable',
  kind: 'list',
};

const sourceOption: OptionSpec = {
  flags: '--source <name>',
  about: 'source of truth to check against, such as GNAF',
  otherwise: 'the best installed one of the country',
  kind: 'text',
  env: 'WAYPOST_SOURCE',
};
const localeOption: OptionSpec = {
  flags: '--locale <locale>',
  about: 'country whose types are listed',
  otherwise: 'that of the source, then au',
  kind: 'choice',
  choices: ['au', 'nz', 'intl'],
  env: 'WAYPOST_LOCALE',
};
const countryOption: OptionSpec = {
  flags: '--country <code>',
  about: 'country of the addresses, in place of a locale',
  kind: 'choice',
  choices: ['AU', 'NZ'],
};

/** The service that answers in place of this machine's data. */
export const endpointOption: OptionSpec = {
  flags: '--endpoint <url>',
  about: 'ask the service at this address instead of the data on this machine',
  kind: 'text',
  env: 'WAYPOST_ENDPOINT',
  insteadOf: 'data',
};
/** The same for operations of the three-word service. */
export const wordsEndpointOption: OptionSpec = {
  ...endpointOption,
  flags: '--words-endpoint <url>',
  about: 'ask the three-word service at this address instead of this machine',
  env: 'WAYPOST_WORDS_ENDPOINT',
};
const timeoutOption: OptionSpec = {
  flags: '--timeout <seconds>',
  about: 'time that a call may take',
  otherwise: '30',
  kind: 'count',
  env: 'WAYPOST_TIMEOUT',
};
const retriesOption: OptionSpec = {
  flags: '--retries <n>',
  about: 'times that a call which comes to nothing is made again',
  otherwise: '5',
  kind: 'count',
  least: 0,
  env: 'WAYPOST_RETRIES',
};

/** Options of a command that answers with a list. */
export const listOptions: readonly OptionGroup[] = [
  {
    title: 'Options:',
    options: [
      { ...sourceOption, about: 'source of truth whose types are listed, such as GNAF' },
      localeOption,
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

/** Taken by the operations that answer a list to each record. */
export const allOption: OptionSpec = {
  flags: '--all',
  about: 'a row for each hit, not only for the first; for CSV',
  kind: 'flag',
};

/** Options that every command over records takes. */
export const operationOptions: readonly OptionGroup[] = [
  {
    title: 'Input:',
    options: [
      { flags: '--file <file>', about: 'read this file, whatever its name', kind: 'text' },
      { flags: '--text <text>', about: 'take this text as the one record', kind: 'text' },
      {
        flags: '--input-format <format>',
        about: 'format of the input',
        otherwise: 'by its name, then by its content',
        kind: 'choice',
        choices: ['csv', 'tsv', 'jsonl', 'json', 'lines'],
      },
      delimiterOption,
      encodingOption,
      { flags: '--no-header', about: 'the first row is data; columns are named column_1, column_2, …', kind: 'flag' },
      {
        flags: '--map <field=column>',
        about: 'take a field from a column, or from several joined by +; repeatable',
        kind: 'list',
      },
      { flags: '--limit <n>', about: 'stop after n rows', kind: 'count' },
      { flags: '--sample <n>', about: 'take n rows spread over the input', kind: 'count' },
    ],
  },
  {
    title: 'Operation:',
    options: [
      sourceOption,
      { ...localeOption, about: 'conventions that addresses are read by' },
      countryOption,
      featureOption,
      {
        flags: '--threads <n>',
        about: 'worker threads',
        otherwise: 'one per processor',
        kind: 'count',
        env: 'WAYPOST_THREADS',
      },
      dataOption,
    ],
  },
  {
    title: 'Output:',
    options: [
      { flags: '-o, --output <file>', about: 'write to this file', otherwise: 'standard output', kind: 'text' },
      {
        flags: '--format <format>',
        about: 'format of the output',
        otherwise: 'by the name of the output, then csv',
        kind: 'choice',
        choices: ['csv', 'tsv', 'jsonl', 'json', 'table'],
      },
      allOption,
      {
        flags: '--columns <names>',
        about: 'the added columns to write, joined by commas',
        otherwise: 'all',
        kind: 'text',
      },
      { flags: '--prefix <text>', about: 'prefix of the added columns', kind: 'text' },
      {
        flags: '--on-clash <way>',
        about: 'when an added column has the name of an input column',
        otherwise: 'error',
        kind: 'choice',
        choices: ['error', 'replace', 'rename'],
      },
      {
        flags: '--errors <file>',
        about: 'write refused rows, and those whose call failed, to this file, with line, code and reason',
        otherwise: 'the output with .errors.csv, if there are any',
        kind: 'text',
      },
      { flags: '--summary <file>', about: 'write the summary to this file as JSON', kind: 'text' },
      {
        flags: '--resume',
        about:
          'continue the run into this output that was broken off, and fail if there is none; without it, it is ' +
          'continued if there is one',
        kind: 'flag',
      },
      {
        flags: '--restart',
        about: 'throw away the run into this output that was broken off, and begin anew',
        kind: 'flag',
      },
      { flags: '--dry-run', about: 'say what would be done: rows, mapping, samples', kind: 'flag' },
      jsonOption,
    ],
  },
  {
    title: 'Remote:',
    options: [
      endpointOption,
      {
        flags: '--rate <n/s>',
        about: 'most calls in a second, or in a minute or hour (300/m, 1000/h), repeated ones included',
        otherwise: 'no limit',
        kind: 'text',
        env: 'WAYPOST_RATE',
      },
      {
        flags: '--concurrency <n>',
        about: 'calls in flight',
        otherwise: '4',
        kind: 'count',
        env: 'WAYPOST_CONCURRENCY',
      },
      timeoutOption,
      retriesOption,
      {
        flags: '--max-errors <n>',
        about: 'stop after so many calls in a row that came to nothing',
        otherwise: '10',
        kind: 'count',
        env: 'WAYPOST_MAX_ERRORS',
      },
      {
        flags: '--cache <folder>',
        about: 'keep answers in this folder for 30 days, and ask for none that is there',
        kind: 'text',
        env: 'WAYPOST_CACHE',
      },
    ],
  },
  { title: 'Messages:', options: messageOptions },
];

/** Options of `data list` and `data verify`. */
export const dataOptions: readonly OptionGroup[] = [
  { title: 'Options:', options: [dataOption, jsonOption, debugOption] },
];

/** Options of `data remove`. */
export const dataRemoveOptions: readonly OptionGroup[] = [
  { title: 'Options:', options: [dataOption, quietOption, debugOption] },
];

const statesOption: OptionSpec = {
  flags: '--states <names>',
  about: 'import only these states, joined by commas',
  otherwise: 'all that are there',
  kind: 'text',
};
const datumOption: OptionSpec = {
  flags: '--datum <name>',
  about: 'datum of the coordinates',
  otherwise: 'as the names of the release say',
  kind: 'choice',
  choices: ['GDA94', 'GDA2020'],
};

/** Options of an import that takes files as they are, such as `data import linz`. */
export const dataFileOptions: readonly OptionGroup[] = [
  { title: 'Options:', options: [dataOption, ...messageOptions] },
];

/** Options of `data import gnaf`. */
export const dataImportOptions: readonly OptionGroup[] = [
  { title: 'Release:', options: [statesOption, datumOption] },
  ...dataFileOptions,
];

/** Options of `data import geonames-postal`. */
export const geonamesOptions: readonly OptionGroup[] = [
  {
    title: 'Dump:',
    options: [
      {
        flags: '--countries <codes>',
        about: 'import only these countries, joined by commas',
        otherwise: 'all that are there',
        kind: 'text',
      },
    ],
  },
  ...dataFileOptions,
];

/** Options of `data import openaddresses`. */
export const openAddressesOptions: readonly OptionGroup[] = [
  {
    title: 'Files:',
    options: [
      { flags: '--country <code>', about: 'country that the files are of, such as GB; required', kind: 'text' },
    ],
  },
  ...dataFileOptions,
];

/** Options of every `data fetch`. */
export const fetchOptions: readonly OptionGroup[] = [
  {
    title: 'Options:',
    options: [
      {
        flags: '--catalogue <file>',
        about: 'where the releases are: a JSON file or its https address',
        otherwise: 'what its owner publishes',
        kind: 'text',
        env: 'WAYPOST_CATALOGUE',
      },
      {
        flags: '--retries <n>',
        about: 'times in a row that a broken connection is tried again without getting further',
        otherwise: '5',
        kind: 'count',
      },
      dataOption,
      ...messageOptions,
    ],
  },
];

/** Options of `data fetch gnaf`. */
export const gnafFetchOptions: readonly OptionGroup[] = [
  { title: 'Release:', options: [statesOption, { ...datumOption, otherwise: 'GDA2020' }] },
  ...fetchOptions,
];

/** Options of `data import nz-postcodes`. */
export const postcodeImportOptions: readonly OptionGroup[] = [
  {
    title: 'Table:',
    options: [
      {
        flags: '--map <field=column>',
        about:
          'take postcode, locality, town, rd, territory, region, longitude or latitude from this column; repeatable',
        otherwise: 'by the headings',
        kind: 'list',
      },
    ],
  },
  ...dataFileOptions,
];

/** How an import reads its CSV files. */
const csvOptions: readonly OptionSpec[] = [
  {
    flags: '--release <text>',
    about: 'what the set says it is a release of',
    otherwise: 'the name of the file',
    kind: 'text',
  },
  delimiterOption,
  encodingOption,
];

/** Options of `data import csv`. */
export const csvImportOptions: readonly OptionGroup[] = [
  {
    title: 'Set:',
    options: [
      {
        flags: '--map <field=column>',
        about: 'take a field from a column, or from several joined by +; repeatable',
        otherwise: 'by the headings',
        kind: 'list',
      },
      {
        flags: '--source <name>',
        about: 'source of truth that the addresses are, such as AUPAF or CUSTOM_AU_1',
        kind: 'text',
      },
      {
        flags: '--country <code>',
        about: 'country of the addresses',
        otherwise: 'that of the source',
        kind: 'choice',
        choices: ['AU', 'NZ'],
      },
      {
        flags: '--datum <name>',
        about: 'datum of the coordinates',
        kind: 'choice',
        choices: ['GDA94', 'GDA2020', 'NZGD2000', 'WGS84'],
      },
      ...csvOptions,
    ],
  },
  ...dataFileOptions,
];

/** Options of `data import attributes`. */
export const attributeImportOptions: readonly OptionGroup[] = [
  {
    title: 'Set:',
    options: [
      {
        flags: '--source <name>',
        about: 'source of truth that the attributes are of: RDA, MDS, ASGS or SEIFA2011',
        kind: 'text',
      },
      { flags: '--key <key>', about: 'what the rows are about', kind: 'choice', choices: ['MeshblockId', 'id'] },
      {
        flags: '--map <name=column>',
        about: 'take an attribute from a column, or the key with key=Column; repeatable',
        otherwise: 'the key by its heading, and every other column under its heading',
        kind: 'list',
      },
      ...csvOptions,
    ],
  },
  ...dataFileOptions,
];

const usersOption: OptionSpec = {
  flags: '--users <file>',
  about: 'file of the users and the hashes of their credentials',
  otherwise: 'users.json in the folder of the data',
  kind: 'text',
  env: 'WAYPOST_USERS',
};

/** Options of `serve`. */
export const serveOptions: readonly OptionGroup[] = [
  {
    title: 'Connection:',
    options: [
      {
        flags: '--host <address>',
        about: 'address to listen at; without a certificate only one of this machine',
        otherwise: '127.0.0.1',
        kind: 'text',
        env: 'WAYPOST_HOST',
      },
      {
        flags: '--port <n>',
        about: 'port to listen at; 0 for any that is free',
        otherwise: '8480',
        kind: 'count',
        least: 0,
        env: 'WAYPOST_PORT',
      },
      {
        flags: '--tls-cert <file>',
        about: 'certificate with its chain, PEM; makes it HTTPS',
        kind: 'text',
        env: 'WAYPOST_TLS_CERT',
      },
      { flags: '--tls-key <file>', about: 'private key of the certificate, PEM', kind: 'text', env: 'WAYPOST_TLS_KEY' },
    ],
  },
  {
    title: 'Callers:',
    options: [
      usersOption,
      {
        flags: '--rate-limit <n>',
        about: 'requests a second that each user may make',
        otherwise: 'any number',
        kind: 'count',
        env: 'WAYPOST_RATE_LIMIT',
      },
      {
        flags: '--timeout <seconds>',
        about: 'how long a request may take to come, and its answer to be made',
        otherwise: '30',
        kind: 'count',
        env: 'WAYPOST_TIMEOUT',
      },
    ],
  },
  {
    title: 'Engine:',
    options: [
      {
        flags: '--threads <n>',
        about: 'worker threads; 0 for none, with the data read as it is needed',
        otherwise: 'one per processor',
        kind: 'count',
        least: 0,
        env: 'WAYPOST_THREADS',
      },
      dataOption,
    ],
  },
  {
    title: 'Messages:',
    options: [{ ...quietOption, about: 'no messages and no access log, but errors' }, logFormatOption, debugOption],
  },
];

/** Options of `user add`. */
export const userAddOptions: readonly OptionGroup[] = [
  {
    title: 'Options:',
    options: [
      {
        flags: '--domain <name>',
        about: 'domain whose pages may call in the name of the user, with all below it; repeatable',
        kind: 'list',
      },
      usersOption,
      dataOption,
      debugOption,
    ],
  },
];

/** Options of `user list`, and of `user remove`. */
export const userOptions: readonly OptionGroup[] = [
  { title: 'Options:', options: [usersOption, dataOption, jsonOption, debugOption] },
];
export const userRemoveOptions: readonly OptionGroup[] = [
  { title: 'Options:', options: [usersOption, dataOption, quietOption, debugOption] },
];

/** The long name without its dashes, as commander keys it: `--on-clash <way>` → onClash; `--no-header` → header. */
export function optionKey(spec: OptionSpec): string {
  const long = /--(?:no-)?([a-z-]+)/.exec(spec.flags)?.[1] ?? '';
  return long.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `--output`, as it is written in messages. */
export const optionName = (spec: OptionSpec): string => /--[a-z-]+/.exec(spec.flags)?.[0] ?? spec.flags;
