// Every operation that exists, in the order of the documentation: those over records, and those without.
import { cleanse } from './operations/cleanse.js';
import { company } from './operations/company.js';
import { find, intlFind } from './operations/find.js';
import { geocode } from './operations/geocode.js';
import { identify } from './operations/identify.js';
import { lookupOperations } from './operations/lookup.js';
import type { ListOperation, Operation } from './operation.js';
import { matchFile } from './operations/match-file.js';
import { match } from './operations/match.js';
import { parse } from './operations/parse.js';
import { propertyTitleAddress, propertyTitleComponent, propertyTitleLatlong } from './operations/property-title.js';
import { addressRetrieve, intlRetrieve, retrieve } from './operations/retrieve.js';
import { intlReverseGeocode, reverseGeocode } from './operations/reverse.js';
import { suppress } from './operations/suppress.js';
import { deceasedSuppression, movedSuppression } from './operations/suppression.js';
import { types } from './operations/types.js';
import { validateEmail } from './operations/validate-email.js';
import { validatePhone } from './operations/validate-phone.js';
import { words3wa, wordsCoordinates } from './operations/three-word.js';
import { wordsGridsection, wordsLanguages } from './operations/word-grid.js';
import { wordsSuggest } from './operations/word-suggest.js';

/**
 * All operations over records by the names of their methods, which are their own in camel case: `lookup street` is
 * `lookupStreet`. The library's methods and their types are made of this table.
 */
export const operationTable = {
  cleanse,
  parse,
  find,
  retrieve,
  ...lookupOperations,
  addressRetrieve,
  intlFind,
  intlRetrieve,
  geocode,
  reverseGeocode,
  intlReverseGeocode,
  identify,
  validateEmail,
  validatePhone,
  propertyTitleComponent,
  propertyTitleAddress,
  propertyTitleLatlong,
  companyLookup: company,
  movedSuppression,
  deceasedSuppression,
  match,
  words3wa,
  wordsCoordinates,
  wordsSuggest,
  wordsGridsection,
};

/** The same as a list; whoever walks it needs no change when one is added. */
export const operations: readonly Operation[] = Object.values(operationTable) as unknown as readonly Operation[];

/**
 * Operations of the command line and of runs alone, which no service offers and the library has no method for: they
 * work on whole files, or put answers of the contract's operations together. Their `methods` are none, their `path` is
 * empty.
 */
const operationsOfRuns: readonly Operation[] = [matchFile, suppress] as unknown as readonly Operation[];

/** What a run may have as a step, and the command line as a command. */
export const runOperations: readonly Operation[] = [...operations, ...operationsOfRuns];

/** All operations that answer with a list and take no records, by the names of their methods. */
export const listOperationTable = {
  types,
  wordsLanguages,
};

/** The same as a list. */
export const listOperations: readonly ListOperation[] = Object.values(
  listOperationTable,
) as unknown as readonly ListOperation[];

/** What they do together, in one line. */
export const summaryOfAll = 'Addresses found, cleansed, parsed and geocoded';

/** The operation of that name, of the contract or of runs alone, or undefined. */
export const operationNamed = (name: string): Operation | undefined =>
  runOperations.find((operation) => operation.name === name);

/** The list operation of that name, or undefined. */
export const listOperationNamed = (name: string): ListOperation | undefined =>
  listOperations.find((operation) => operation.name === name);
