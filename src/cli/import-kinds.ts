// The kinds of data that `data import` knows, one row each: its command, its options, and the importer that runs. The
// importers are loaded when one is used.
import { CSV_FILES, type ImportKind } from './import-kind.js';
import {
  attributeImportOptions,
  csvImportOptions,
  dataFileOptions,
  dataImportOptions,
  geonamesOptions,
  openAddressesOptions,
  phoneRangesOptions,
  postcodeImportOptions,
} from './options/data-options.js';
import { readMapping } from './options/read-step.js';
import { referenceKind } from './reference-kind.js';
import { suppressionKinds } from './suppression-kinds.js';

export const importKinds: readonly ImportKind[] = [
  {
    name: 'gnaf',
    summary: 'Import a G-NAF release',
    description:
      'Import a G-NAF release: its zip, its folder, or several of them. The data set in use is replaced when ' +
      'the new one is complete.',
    argument: { flags: '<path...>', about: 'zip files or folders of the release' },
    options: dataImportOptions,
    async prepare(paths, options) {
      const { importGnaf } = await import('../data/import/gnaf/import.js');
      const { readGnafDatum, readStates } = await import('./options/read-import.js');
      const states = readStates(options.states);
      const datum = readGnafDatum(options.datum);
      return (given) => importGnaf({ ...given, paths, states, datum });
    },
  },
  {
    name: 'linz',
    summary: 'Import LINZ "NZ Addresses"',
    description:
      'Import the CSV of LINZ "NZ Addresses" (or of the older "NZ Street Address"): the file, its zip, or a ' +
      'folder. It gets the postcodes of the table that is installed; the data set in use is replaced when the ' +
      'new one is complete.',
    argument: { flags: '<path...>', about: 'CSV files, zips or folders of the layer' },
    options: dataFileOptions,
    async prepare(paths) {
      const { importLinz } = await import('../data/import/linz/import.js');
      return (given) => importLinz({ ...given, paths });
    },
  },
  {
    name: 'nz-postcodes',
    summary: 'Import New Zealand postcodes',
    description:
      'Import a table of New Zealand postcodes: one row for each postcode of each locality, with town, ' +
      'region, coordinates and rural delivery number where it has them. An installed NZAD gets the ' +
      'postcodes at once.',
    argument: { flags: '<path...>', about: 'CSV files with a header' },
    options: postcodeImportOptions,
    async prepare(paths, options) {
      const { importNzPostcodes, postcodeFields } = await import('../data/import/nz-postcodes/import.js');
      const { readColumnMap } = await import('./options/read-import.js');
      const map = readColumnMap(options.map, postcodeFields);
      return (given) => importNzPostcodes({ ...given, paths, map });
    },
  },
  {
    name: 'nz-titles',
    summary: 'Import titles of the New Zealand land register',
    description:
      'Import the titles of the New Zealand land register with their land and their owners: LINZ "NZ Property ' +
      'Titles" (layer 50804, CSV with its geometry, or GeoJSON) and "NZ Property Titles Owners List" (table 51564, ' +
      'CSV), in any order. The set in use is replaced when the new one is complete.',
    argument: { flags: '<path...>', about: 'files of both, each also with .gz, zips or folders of them' },
    options: dataFileOptions,
    async prepare(paths) {
      const { importNzTitles } = await import('../data/import/nz-titles/import.js');
      return (given) => importNzTitles({ ...given, paths });
    },
  },
  {
    name: 'csv',
    summary: 'Import the addresses of any source from CSV',
    description:
      'Import the addresses of any source of truth from CSV: a licensed postal file, a register of your own. ' +
      'Columns are recognised by their headings or told with --map; rows may hold components or whole lines ' +
      'of text. The data set in use is replaced when the new one is complete.',
    argument: CSV_FILES,
    options: csvImportOptions,
    async prepare(paths, options) {
      const { importCsv, setFields } = await import('../data/import/csv/import.js');
      const { readAddressSource, readCsvReading } = await import('./options/read-import.js');
      const set = readAddressSource(options.source, options.country);
      const map = readMapping(options.map, { name: 'an address set', fields: setFields }) ?? {};
      const reading = readCsvReading(options);
      return (given) => importCsv({ ...given, ...reading, ...set, paths, map, datum: options.datum });
    },
  },
  {
    name: 'geonames-postal',
    summary: 'Import postal codes of other countries',
    description:
      'Import a GeoNames postal code dump: allCountries.txt, the file of a country such as GB.txt, their ' +
      'zips, or a folder of them. Each country becomes a set of its own.',
    argument: { flags: '<path...>', about: 'text files, zips or folders of the dump' },
    options: geonamesOptions,
    several: true,
    async prepare(paths, options) {
      const { importGeonames } = await import('../data/import/geonames/import.js');
      const { readCountries } = await import('./options/read-import.js');
      const countries = readCountries(options.countries);
      return (given) => importGeonames({ ...given, paths, countries });
    },
  },
  {
    name: 'openaddresses',
    summary: 'Import addresses of another country from OpenAddresses',
    description:
      'Import files of OpenAddresses, GeoJSON with a feature a line or CSV, each also with .gz, zips or ' +
      'folders of them, as the set of one country. The set in use is replaced when the new one is complete.',
    argument: { flags: '<path...>', about: 'files, zips or folders' },
    options: openAddressesOptions,
    several: true,
    async prepare(paths, options) {
      const { importOpenAddresses } = await import('../data/import/openaddresses/import.js');
      const { readOtherCountry } = await import('./options/read-import.js');
      const country = readOtherCountry(options.country);
      return (given) => importOpenAddresses({ ...given, paths, country });
    },
  },
  {
    name: 'abr',
    summary: 'Import the ABN bulk extract, companies of Australia',
    description:
      'Import the ABN bulk extract of the Australian Business Register: its XML files, their zips, or a folder of ' +
      'them. Companies and other entities are found by number and by name then; the set in use is replaced when ' +
      'the new one is complete.',
    argument: { flags: '<path...>', about: 'XML files, zips or folders of the extract' },
    options: dataFileOptions,
    async prepare(paths) {
      const { importAbr } = await import('../data/import/abr/import.js');
      return (given) => importAbr({ ...given, paths });
    },
  },
  {
    name: 'asic',
    summary: 'Import the company dataset, former names of companies',
    description:
      'Import the company dataset of the securities commission, whose columns are separated by tabs: all parts of it ' +
      'together. It knows former names, and companies without an ABN; both registers answer together.',
    argument: { flags: '<file...>', about: 'files, zips or folders of the dataset' },
    options: dataFileOptions,
    async prepare(paths) {
      const { importAsic } = await import('../data/import/asic/import.js');
      return (given) => importAsic({ ...given, paths });
    },
  },
  {
    name: 'attributes',
    summary: 'Import an attribute set from CSV',
    description:
      'Import what others say about mesh blocks or addresses from CSV: statistical areas, indexes, ' +
      'remoteness. A row is a key and its attributes; cleanse adds them with --feature exposeAttributes=1, ' +
      'each named after its source.',
    argument: CSV_FILES,
    options: attributeImportOptions,
    async prepare(paths, options) {
      const { importAttributes } = await import('../data/import/attributes/import.js');
      const { readAttributeMap, readAttributeSet, readCsvReading } = await import('./options/read-import.js');
      const set = readAttributeSet(options.source, options.key);
      const map = readAttributeMap(options.map);
      const reading = readCsvReading(options);
      return (given) => importAttributes({ ...given, ...reading, ...set, paths, map });
    },
  },
  {
    name: 'phone-ranges',
    summary: 'Import ranges of phone numbers',
    description:
      'Import the ranges of phone numbers of all countries, as the numbering plans are published ' +
      '(metadata.zip of libphonenumber): who holds each range, where it is, and of which type it is. Those in use ' +
      'are replaced when the new ones are complete.',
    argument: { flags: '<path...>', about: 'the zip, or its folder' },
    options: phoneRangesOptions,
    async prepare(paths, { release }) {
      const { importPhoneRanges } = await import('../data/import/phone-ranges/import.js');
      const { readReleaseDate } = await import('./options/read-import.js');
      const date = readReleaseDate(release);
      return (given) => importPhoneRanges({ ...given, paths, release: date });
    },
  },
  ...suppressionKinds,
  referenceKind,
];

/** The kind of that name, which must be one of the table's. */
export const importKind = (name: string): ImportKind => importKinds.find((kind) => kind.name === name)!;
