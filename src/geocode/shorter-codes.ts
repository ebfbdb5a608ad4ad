// Postal codes whose end the open postal data leaves out: Canada, Ireland and Malta have their first letters, the
// Netherlands the digits, Argentina the old form, Britain the outward code (readme of the GeoNames postal dump); an
// American code may carry four more digits.

/** How much of a whole code the data has, by country. Codes are folded: capitals and digits only. */
const SHORTER: Readonly<Record<string, { readonly whole: RegExp; readonly part: (code: string) => string }>> = {
  AR: { whole: /^[A-Z]\d{4}[A-Z]{3}$/, part: (code) => code.slice(1, 5) },
  CA: { whole: /^[A-Z]\d[A-Z]\d[A-Z]\d$/, part: (code) => code.slice(0, 3) },
  GB: { whole: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/, part: (code) => code.slice(0, -3) },
  IE: { whole: /^[A-Z]\d[\dW][A-Z\d]{4}$/, part: (code) => code.slice(0, 3) },
  MT: { whole: /^[A-Z]{3}\d{4}$/, part: (code) => code.slice(0, 3) },
  NL: { whole: /^\d{4}[A-Z]{2}$/, part: (code) => code.slice(0, 4) },
  US: { whole: /^\d{9}$/, part: (code) => code.slice(0, 5) },
};

/** The beginnings of a whole code that the data may have instead; none for a code of another form. */
export function shorterCodes(code: string, country: string): string[] {
  const rule = SHORTER[country];
  return rule?.whole.test(code) ? [rule.part(code)] : [];
}
