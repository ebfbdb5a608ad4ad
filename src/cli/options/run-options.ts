// Options of a run: what it reads and writes, how fast it works, what it says. They belong to the whole run, however
// many steps it has.
import type { RowOrder } from '../../batch/job.js';
import type { Encoding } from '../../formats/encoding.js';
import type { FileFormat } from '../../formats/file-format.js';
import type { OptionGroup, OptionSpec } from './option-spec.js';
import { readingOptions, recognitionOptions } from './reading-options.js';
import { dataOption, delimiterForms, encodings, messageOptions } from './shared-options.js';

/** Parsed options of a run, keyed as commander keys them. */
export interface RunOptions {
  file?: string;
  inputFormat?: FileFormat;
  delimiter?: string;
  encoding?: Encoding;
  header?: number | false;
  skip?: number;
  mapOnly?: boolean;
  addressGroup?: string;
  strictColumns?: boolean;
  limit?: number;
  sample?: number;
  threads?: number;
  data?: string;
  requireData?: boolean;
  output?: string;
  outputEncoding?: Encoding;
  bom?: boolean;
  outputDelimiter?: string;
  protectNumbers?: boolean;
  format?: Exclude<FileFormat, 'lines'> | 'table';
  order?: RowOrder;
  errors?: string;
  dropped?: string;
  summary?: string;
  resume?: boolean;
  restart?: boolean;
  dryRun?: boolean;
  rate?: string;
  concurrency?: number;
  timeout?: number;
  retries?: number;
  maxErrors?: number;
  cache?: string;
  quiet?: boolean;
  progress: boolean;
  logFormat?: string;
  debug?: boolean;
}

export const fileOption: OptionSpec = {
  flags: '--file <file>',
  about: 'read this file, whatever its name',
  kind: 'text',
};

/** Which of the rows are taken. */
export const selectionOptions: readonly OptionSpec[] = [
  { flags: '--limit <n>', about: 'stop after n rows', kind: 'count' },
  { flags: '--sample <n>', about: 'take n rows spread over the input', kind: 'count' },
];

/** What this machine gives to the run. */
export const machineOptions: readonly OptionSpec[] = [
  {
    flags: '--threads <n>',
    about: 'worker threads',
    otherwise: 'one per processor',
    kind: 'count',
    env: 'WAYPOST_THREADS',
  },
  dataOption,
  {
    flags: '--require-data',
    about: 'stop, with nothing written, at the first row whose country has no addresses installed',
    kind: 'flag',
  },
];

/** Where the rows go, and in which form. */
export const outputOptions: readonly OptionSpec[] = [
  {
    flags: '-o, --output <file>',
    isMain: true,
    about: 'write to this file',
    otherwise: 'standard output',
    kind: 'text',
  },
  {
    flags: '--format <format>',
    isMain: true,
    about: 'format of the output',
    otherwise: 'by the name of the output, then csv; on a terminal a table of the first rows',
    kind: 'choice',
    choices: ['csv', 'tsv', 'jsonl', 'json', 'table'],
  },
  {
    flags: '--order <order>',
    about: 'order of the rows: that of the input, or first those that a person should look at first',
    otherwise: 'input',
    kind: 'choice',
    choices: ['input', 'review'],
  },
];

/** How delimited output is written. */
export const writingOptions: readonly OptionSpec[] = [
  {
    flags: '--output-encoding <name>',
    about: 'encoding of the output; for CSV',
    otherwise: 'that of the input, or utf-8 where that is JSON',
    kind: 'choice',
    choices: encodings,
  },
  {
    flags: '--bom',
    about: 'begin the output with a byte order mark, by which spreadsheets know UTF-8; for CSV',
    kind: 'flag',
  },
  {
    flags: '--output-delimiter <character>',
    about: `delimiter of the output: ${delimiterForms}; for CSV`,
    otherwise: 'that of the input, or a comma where that has none',
    kind: 'text',
  },
  {
    flags: '--protect-numbers',
    about:
      'write added values such as 5/6, 1-3 or 0800 as ="5/6", so that a spreadsheet shows them as they are; for CSV',
    kind: 'flag',
  },
];

/** What is written beside the output. */
export const reportOptions: readonly OptionSpec[] = [
  {
    flags: '--errors <file>',
    about: 'write refused rows, and those whose call failed, to this file, with line, code and reason',
    otherwise: 'the output with .errors.csv behind its whole name, if there are any',
    kind: 'text',
  },
  {
    flags: '--dropped <file>',
    about: 'write rows that leave the output to this file, whole and in the format of the output',
    otherwise: 'nowhere; with --mode split the output with .dropped before its ending',
    kind: 'text',
  },
  {
    flags: '--summary <file>',
    isMain: true,
    about: 'write the summary to this file as JSON, - for standard output',
    kind: 'text',
  },
];

/** How the run begins: with what one that was broken off has left, anew, or not at all. */
export const startOptions: readonly OptionSpec[] = [
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
  { flags: '--dry-run', isMain: true, about: 'say what would be done: rows, mapping, samples', kind: 'flag' },
];

export const timeoutOption: OptionSpec = {
  flags: '--timeout <seconds>',
  about: 'time that a call may take',
  otherwise: '30',
  kind: 'count',
  env: 'WAYPOST_TIMEOUT',
};
export const retriesOption: OptionSpec = {
  flags: '--retries <n>',
  about: 'times that a call which comes to nothing is made again',
  otherwise: '5',
  kind: 'count',
  least: 0,
  env: 'WAYPOST_RETRIES',
};

/** Calls to a service, all of a run together. */
export const callOptions: readonly OptionSpec[] = [
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
];

/** All options of a run, as a command shows them whose steps stand elsewhere. */
export const runOptions: readonly OptionGroup[] = [
  { title: 'Input:', options: [fileOption, ...readingOptions, ...recognitionOptions, ...selectionOptions] },
  { title: 'Run:', options: machineOptions },
  { title: 'Output:', options: [...outputOptions, ...writingOptions, ...reportOptions, ...startOptions] },
  { title: 'Remote:', options: callOptions },
  { title: 'Messages:', options: messageOptions },
];
