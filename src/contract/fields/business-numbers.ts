// Check digits of the numbers that Australian businesses bear, as their registers publish them: abr.business.gov.au
// (ABN, modulus 89) and asic.gov.au (ACN, modulus 10).

const MODULUS = 89;
const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);

/** True for eleven digits whose weighted sum, one taken from the first, is a multiple of 89. */
export const isAbn = (digits: string): boolean =>
  /^[1-9]\d{10}$/.test(digits) && (weighted(digits, ABN_WEIGHTS) - ABN_WEIGHTS[0]!) % MODULUS === 0;

/** True for nine digits of which the last makes the weighted sum of the others a multiple of ten. */
export const isAcn = (digits: string): boolean =>
  /^\d{9}$/.test(digits) && (10 - (weighted(digits, ACN_WEIGHTS) % 10)) % 10 === Number(digits[8]);

/**
 * The ABN of nine digits: two check digits, 11 to 99, are put in front. A company's ABN is made of its ACN so, that of
 * a registered foreign body of its ARBN.
 */
export function abnOfBody(body: number): string {
  const digits = String(body).padStart(9, '0');
  let sum = 0;
  for (let i = 0; i < 9; i++) sum += ABN_WEIGHTS[i + 2]! * (digits.charCodeAt(i) - 48);
  // The check digits less ten and the sum make a multiple of 89; ten itself is written as its equal, 99.
  const check = (MODULUS - (sum % MODULUS)) % MODULUS;
  return `${check === 0 ? 99 : check + 10}${digits}`;
}

/** The last digit that the first eight of an ACN ask for. */
export const acnCheckDigit = (digits: string): number => (10 - (weighted(digits, ACN_WEIGHTS) % 10)) % 10;

/**
 * True for thirteen digits that begin with 94, New Zealand's prefix of GS1, and end with the check digit of GS1
 * (modulus 10, weights 1 and 3): a New Zealand Business Number.
 */
export function isNzbn(digits: string): boolean {
  if (!/^94\d{11}$/.test(digits)) return false;
  let sum = 0;
  for (let i = 0; i < 13; i++) sum += (i % 2 === 0 ? 1 : 3) * (digits.charCodeAt(i) - 48);
  return sum % 10 === 0;
}
