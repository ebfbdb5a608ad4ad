// Check digits of the numbers that Australian businesses bear, as their registers publish them: abr.business.gov.au
// (ABN, modulus 89) and asic.gov.au (ACN, modulus 10).

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];
const ACN_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 1];

const weighted = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * Number(digits[i]), 0);

/** True for eleven digits whose weighted sum, one taken from the first, is a multiple of 89. */
export const isAbn = (digits: string): boolean =>
  /^[1-9]\d{10}$/.test(digits) && (weighted(digits, ABN_WEIGHTS) - ABN_WEIGHTS[0]!) % 89 === 0;

/** True for nine digits of which the last makes the weighted sum of the others a multiple of ten. */
export const isAcn = (digits: string): boolean =>
  /^\d{9}$/.test(digits) && (10 - (weighted(digits, ACN_WEIGHTS) % 10)) % 10 === Number(digits[8]);
