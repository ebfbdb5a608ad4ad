// Why an answer is less than a valid number of the country that was asked for: the texts of the contract's field
// `exception`, each with what it means. The reference page is made of this table.

export const exceptions = {
  NOT_A_NUMBER: {
    text: 'Not a phone number',
    about: 'There are fewer than three digits, or signs that no number has.',
  },
  LETTERS: {
    text: 'Letters in the number',
    about: 'Letters stand in the place of digits, and it is no 13, 1300, 1800 or 0800 number that is told as a word.',
  },
  SPREADSHEET: {
    text: 'Digits lost in a spreadsheet',
    about: 'It is written as a spreadsheet shortens numbers (6.1412E+10): the last digits are gone.',
  },
  NO_CALLING_CODE: {
    text: 'No such calling code',
    about: 'It begins with + or a prefix for calls abroad, and no country has the calling code that follows.',
  },
  NO_COUNTRY: {
    text: 'Country missing',
    about:
      'It has no calling code, and neither the record nor the locale says a country. Whether it is valid is unknown.',
  },
  COUNTRY_NOT_SUPPORTED: {
    text: 'Country not supported',
    about: 'The country of the record is not known, or has no numbering plan. Whether it is valid is unknown.',
  },
  PREFIX_MISSING: {
    text: 'Number prefix missing',
    about:
      'It has the length of a local number of Australia (8 digits) or New Zealand (7) without its area code. In ' +
      'Australia a state or postcode beside it gives the area code.',
  },
  TOO_SHORT: { text: 'Too short', about: 'It has fewer digits than any number of its country.' },
  TOO_LONG: { text: 'Too long', about: 'It has more digits than any number of its country.' },
  NO_SUCH_NUMBER: {
    text: 'Invalid destination address.',
    about: 'No range of numbers of its country holds it.',
  },
  OTHER_COUNTRY: {
    text: 'Validated as another country - ',
    about: 'It is valid in another country than the one that was asked for, whose code follows.',
  },
  SEVERAL: {
    text: 'Several numbers',
    about: 'The cell holds several numbers; the first valid one is answered, the others are in the messages.',
  },
} as const satisfies Readonly<Record<string, { readonly text: string; readonly about: string }>>;

export type ExceptionCode = keyof typeof exceptions;
