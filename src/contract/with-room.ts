// Columns of numbers that grow while they are filled.

/** Any array of numbers of one kind. */
interface Numbers {
  readonly length: number;
  set(numbers: ArrayLike<number>): void;
}

/** The same numbers with as much room again behind them, zero by zero; room for `least` at least. */
export function withRoom<N extends Numbers>(numbers: N, least = 0): N {
  const kind = numbers.constructor as new (length: number) => N;
  const longer = new kind(Math.max(least, numbers.length * 2));
  longer.set(numbers as unknown as ArrayLike<number>);
  return longer;
}
