// Options of how an input is read: its form, where its header is, and what its columns are.
import type { OptionSpec } from './option-spec.js';
import { delimiterOption, encodingOption } from './shared-options.js';

/** How the input is read. */
export const readingOptions: readonly OptionSpec[] = [
  {
    flags: '--input-format <format>',
    about: 'format of the input',
    otherwise: 'by its name, then by its content',
    kind: 'choice',
    choices: ['csv', 'tsv', 'jsonl', 'json', 'lines'],
  },
  delimiterOption,
  encodingOption,
  {
    flags: '--header <n>',
    about: 'line n of the file, counted from 1, names the columns; what stands above it is left out',
    otherwise: 'found among the first rows',
    kind: 'count',
  },
  { flags: '--no-header', about: 'the first row is data; columns are named column_1, column_2, …', kind: 'flag' },
  {
    flags: '--skip <n>',
    about: 'leave out the first n lines of the file before anything else is decided',
    kind: 'count',
  },
];

/** How columns are recognised. */
export const recognitionOptions: readonly OptionSpec[] = [
  { flags: '--map-only', about: 'recognise no columns: take those of --map and no others', kind: 'flag' },
  {
    flags: '--address-group <name>',
    about: 'which address is meant where the columns hold several: the word that their headings share, such as billing',
    otherwise: 'the one that stands in a street in most rows',
    kind: 'text',
  },
  {
    flags: '--strict-columns',
    about: 'stop before the first row where a column that looks like a part of the address is not used',
    kind: 'flag',
  },
];
