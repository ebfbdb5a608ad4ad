// The options of imports of lists that rows are held against: of suppression lists, and of records to match with.
import { dateOrders } from '../../contract/typed/typed-date.js';
import { dataFileOptions } from './data-options.js';
import type { OptionGroup } from './option-spec.js';
import { delimiterOption, encodingOption } from './shared-options.js';

/** Options of `data import moved` and `data import deceased`. */
export const suppressionImportOptions: readonly OptionGroup[] = [
  {
    title: 'List:',
    options: [
      {
        flags: '--map <field=column>',
        about: 'take dpid, date or consent from this column; repeatable',
        otherwise: 'by the headings',
        kind: 'list',
      },
      {
        flags: '--as-of <date>',
        about: 'the day up to which the list is complete, YYYY-MM-DD',
        otherwise: 'the latest date in the list',
        kind: 'text',
      },
      {
        flags: '--date-order <order>',
        about: 'what 3/4/2024 is: day first (dmy) or month first (mdy)',
        otherwise: 'what all rows together leave; refused where they leave both',
        kind: 'choice',
        choices: dateOrders,
      },
      {
        flags: '--keyed',
        about: 'keep the ids under a key, without which nobody can tell which they are',
        kind: 'flag',
      },
      {
        flags: '--key-file <file>',
        about: 'the file of the key, made where there is none; with --keyed',
        otherwise: 'suppression.key in the data folder',
        kind: 'text',
      },
      delimiterOption,
      encodingOption,
    ],
  },
  ...dataFileOptions,
];

/** Options of `data import reference`. */
export const referenceImportOptions: readonly OptionGroup[] = [
  {
    title: 'Reference:',
    options: [
      {
        flags: '--name <name>',
        about: 'what the reference is called: letters, digits and _',
        otherwise: 'the name of the first file',
        kind: 'text',
      },
      {
        flags: '--map <field=column>',
        about: 'take a field from a column, or from several joined by +, as match does; repeatable',
        otherwise: 'by the headings and what the columns hold',
        kind: 'list',
      },
    ],
  },
  ...dataFileOptions,
];
