// Where an answer changes as a number grows, to the number.

const shown = (answer: () => unknown): string => {
  try {
    return JSON.stringify(answer()) ?? 'undefined';
  } catch (error) {
    return `! ${(error as Error).message}`;
  }
};

/** `NAME: from N on AFTER, before BEFORE`: the first number above `low`, `high` at most, with another answer. */
export function firstAt(name: string, [low, high]: readonly [number, number], answer: (n: number) => unknown): string {
  const before = shown(() => answer(low));
  const isBefore = (n: number): boolean => shown(() => answer(n)) === before;
  if (isBefore(high)) return `${name}: ${before} up to ${high}`;
  let [least, most] = [low, high];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (isBefore(middle)) least = middle;
    else most = middle;
  }
  return `${name}: from ${most} on ${shown(() => answer(most))}, before ${before}`;
}
