// All tables of cases.
import { cleanseCases, parseCases } from './cleanse-and-parse.js';
import { emailCases } from './contacts/contact-cases.js';
import { companyCases } from './contacts/company-cases.js';
import { findCases, intlFindCases } from './find-cases.js';
import { typeCases } from './list-cases.js';
import { lookupCases } from './lookup-cases.js';
import { geocodeCases, intlReverseCases, reverseCases } from './point-cases.js';
import { addressRetrieveCases, identifyCases, intlRetrieveCases, retrieveCases } from './retrieve-cases.js';
import { phoneCases } from './contacts/phone-cases.js';
import { matchCases } from './match-cases.js';
import { deceasedCases, movedCases } from './suppression-cases.js';
import type { OperationCases } from './table.js';
import { gridCases, languageCases, suggestCases, threeWordCases, wordCoordinatesCases } from './words/word-cases.js';
import { titleAddressCases, titleComponentCases, titleLatlongCases } from './contacts/title-cases.js';

export const tables: readonly OperationCases[] = [
  cleanseCases,
  parseCases,
  findCases,
  intlFindCases,
  retrieveCases,
  ...lookupCases,
  addressRetrieveCases,
  intlRetrieveCases,
  geocodeCases,
  reverseCases,
  intlReverseCases,
  identifyCases,
  emailCases,
  phoneCases,
  titleComponentCases,
  titleAddressCases,
  titleLatlongCases,
  companyCases,
  matchCases,
  movedCases,
  deceasedCases,
  threeWordCases,
  wordCoordinatesCases,
  suggestCases,
  gridCases,
  languageCases,
  typeCases,
];

/** The table of an operation, by its name. */
export function tableOf(name: string): OperationCases {
  const table = tables.find(({ operation }) => operation === name);
  if (!table) throw new Error(`${name} has no cases; add a table of them to test/conformance`);
  return table;
}
