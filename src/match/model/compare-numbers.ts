// House numbers that are not the same and near it.

/** One number lies in the range of the other, on the same side of the street. */
export const isWithin = (a0: number, a1: number, b0: number, b1: number): boolean =>
  (a0 === a1 && (a0 - b0) % 2 === 0) || (b0 === b1 && (b0 - a0) % 2 === 0);

/** One digit more, less or another, or two neighbours in the other order; numbers of one digit are never that near. */
export function isNumberSlip(a: number, b: number): boolean {
  if (Math.max(a, b) < 10) return false;
  // The digits that both end in fall away.
  while (a > 0 && b > 0 && a % 10 === b % 10) {
    a = Math.trunc(a / 10);
    b = Math.trunc(b / 10);
  }
  const restA = Math.trunc(a / 10);
  const restB = Math.trunc(b / 10);
  if (restA === restB || restA === b || restB === a) return true;
  return a % 10 === restB % 10 && b % 10 === restA % 10 && Math.trunc(restA / 10) === Math.trunc(restB / 10);
}
