// Cells that a spreadsheet would show as something else than what stands in the file: it takes 5/6 and 1-3 for dates,
// 3E5 and 0800 for numbers, and keeps no more than 15 digits of a number.

/** Digits of a number that a spreadsheet keeps; those behind them become zeros. */
const MOST_DIGITS = 15;

/** Characters of what is misread and no plain number: `September/2024`, and more than anybody writes. */
const LONGEST = 24;

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|' +
  'sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';

/** What is read as a date, a time, a power of ten, or a number that loses digits. */
const MISREAD: readonly RegExp[] = [
  // Dates, and fractions: 5/6, 1-3, 24 1/2, 1.2.2024.
  /^\d+(?:[-/]\d+){1,2}$/,
  /^\d+ \d+\/\d+$/,
  /^\d+\.\d+\.\d+$/,
  // Dates with a month's name: MAY 5, 1 March, 3-DEC.
  new RegExp(`^(?:\\d+[ /-]?(?:${MONTH})|(?:${MONTH})[ /-]?\\d+)$`, 'i'),
  // Times: 12:30, 5 A, 7 PM.
  /^\d+:\d+/,
  /^\d{1,2} [ap]m?$/i,
  // Powers of ten: 3E5, 1.5e-3.
  /^[+-]?\d+(?:\.\d+)?e[+-]?\d+$/i,
  // Zeros and a sign in front, which a number does not keep.
  /^[+-]?0\d+$/,
  /^\+\d/,
];
const DIGITS_ALONE = new RegExp(`^-?\\d{${MOST_DIGITS + 1},}$`);

/** The cell as a formula of its own text (`="5/6"`), where a spreadsheet would misread it; as it is elsewhere. */
export function spreadsheetCell(text: string): string {
  if (!isMisread(text)) return text;
  return `="${text}"`;
}

/** Most cells hold no digit, or are longer than any date. */
function isMisread(text: string): boolean {
  if (!/\d/.test(text)) return false;
  return DIGITS_ALONE.test(text) || (text.length <= LONGEST && MISREAD.some((form) => form.test(text)));
}
