// Titles whose owners the register keeps to itself. Its data service writes in place of the owners one corporate owner,
// `The Proprietors of ` and the legal descriptions of the land, or the number of the title (function
// LDS_GetProtectedText of the public repository linz-lds-bde-schema). Incorporations of Māori land are named so too, by
// the name of the land: where the words are those of a survey it is a placeholder, else only if the title's own
// description has them.
import type { Owner, Title } from '../data/titles/title.js';
import { formsOf } from './name-forms.js';

const PROPRIETORS = 'THE PROPRIETORS OF ';
/** Words of a legal description that no incorporation is named by. */
const OF_SURVEYS =
  /\b(?:(?:LOT|SECTION|ALLOTMENT)S? \d|(?:DP|SO) \d|(?:DEPOSITED|SURVEY OFFICE|MAORI LAND) PLAN|RURAL SECTION)/;
const SAYS_SO = /\bWITHHELD\b|\bPROTECTED TITLE\b/;

/** True for an owner that stands in the place of others, whom the register does not name. */
export function isWithheld({ corporate }: Owner, { titleNo, estateDescription }: Title): boolean {
  const name = formsOf(corporate)[0]!;
  if (SAYS_SO.test(name)) return true;
  if (!name.startsWith(PROPRIETORS)) return false;
  const land = name.slice(PROPRIETORS.length);
  if (land === '') return true;
  return (
    OF_SURVEYS.test(land) || land === formsOf(titleNo)[0] || ` ${formsOf(estateDescription)[0]!} `.includes(` ${land} `)
  );
}
