// Why there is no company, or not one that is certain: the word with which the remark on it begins, so that a program
// can tell the reasons apart.

export const companyExceptions = {
  noData: 'NO_COMPANY_DATA',
  wrongNumber: 'NUMBER_NOT_VALID',
  noNumber: 'NUMBER_NOT_FOUND',
  noName: 'NAME_NOT_FOUND',
  otherName: 'NAME_DIFFERS',
  ambiguous: 'AMBIGUOUS',
  abroad: 'COUNTRY_NOT_COVERED',
  filtered: 'LEFT_OUT_BY_FILTER',
} as const;
export type CompanyException = (typeof companyExceptions)[keyof typeof companyExceptions];

const WORDS: readonly string[] = Object.values(companyExceptions);

/** A remark with its word. */
export const companyRemark = (exception: CompanyException, text: string): string => `${exception}: ${text}`;

/** The word of the first remark that has one; '' where none has. */
export function exceptionOf(messages: readonly string[]): string {
  for (const message of messages) {
    const word = message.slice(0, message.indexOf(':'));
    if (WORDS.includes(word)) return word;
  }
  return '';
}
