// The options of the commands that look after the installed data: import, fetch, list, verify, remove.
import type { OptionGroup, OptionSpec } from './option-spec.js';
import {
  dataOption,
  debugOption,
  delimiterOption,
  encodingOption,
  jsonOption,
  messageOptions,
  quietOption,
} from './shared-options.js';

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

/** Options of `data import phone-ranges`. */
export const phoneRangesOptions: readonly OptionGroup[] = [
  {
    title: 'Set:',
    options: [
      {
        flags: '--release <date>',
        about: 'date of the release, YYYY-MM-DD',
        otherwise: 'that of the newest file in the zip',
        kind: 'text',
      },
    ],
  },
  ...dataFileOptions,
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
