// Texts put together of pieces by chance that is seeded: each piece comes up, beside others each time.

/** Whole numbers below `size`, the same ones each time for a seed. */
export function chance(seed: number): (size: number) => number {
  let state = seed >>> 0;
  return (size) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * size);
  };
}

/** The list in another order. */
export function shuffled<T>(list: readonly T[], below: (size: number) => number): T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

/** So many rows of one piece of each list; every piece is taken before one is taken twice. */
export function mixed<const Lists extends readonly (readonly string[])[]>(
  seed: number,
  count: number,
  lists: Lists,
): string[][] {
  const below = chance(seed);
  const columns = lists.map((list) => {
    const column: string[] = [];
    while (column.length < count) column.push(...shuffled(list, below));
    return column;
  });
  return Array.from({ length: count }, (_, i) => columns.map((column) => column[i]!));
}

/** The words between strokes. */
export const pieces = (text: string): string[] => text.trim().split(/\s*\|\s*/);
