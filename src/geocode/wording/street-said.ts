// Whether a text says a street: the types that are of nothing else, as DOWNS, VALLEY and COAST are.
const TYPES =
  'street|road|rd|avenue|ave|drive|dr|lane|ln|highway|hwy|parade|pde|crescent|cres|circuit|cct|tce|terrace|' +
  'boulevard|blvd|corner|cnr';
const STREET = new RegExp(`\\b(?:${TYPES})\\b|\\bst\\.?(?=,|$)`, 'iu');

/** True for a text with the word for a kind of street. */
export const saysStreet = (text: string): boolean => STREET.test(text);
