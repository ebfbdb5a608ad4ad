// Where an answer changes as a number grows, to the number.

async function shown(answer: () => unknown): Promise<string> {
  try {
    return JSON.stringify(await answer()) ?? 'undefined';
  } catch (error) {
    return `! ${(error as Error).message}`;
  }
}

/** `NAME: from N on AFTER, before BEFORE`: the first number above `low`, `high` at most, with another answer. */
export async function firstAt(
  name: string,
  [low, high]: readonly [number, number],
  answer: (n: number) => unknown,
): Promise<string> {
  const before = await shown(() => answer(low));
  const isBefore = async (n: number): Promise<boolean> => (await shown(() => answer(n))) === before;
  if (await isBefore(high)) return `${name}: ${before} up to ${high}`;
  let [least, most] = [low, high];
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2);
    if (await isBefore(middle)) least = middle;
    else most = middle;
  }
  return `${name}: from ${most} on ${await shown(() => answer(most))}, before ${before}`;
}

/** The lines, as they come. */
export async function all(lines: readonly Promise<string>[]): Promise<string[]> {
  const texts: string[] = [];
  for (const line of lines) texts.push(await line);
  return texts;
}
