// What comes of a line when it is cut behind each of its words, loses each, has two neighbours changed over, or has a
// comma, a line end, brackets or a word of another kind put at each place: all of it, and nothing by chance.
import { createHash } from 'node:crypto';

/** All lines that small changes make of one, the line itself first. */
export function changedLines(line: string, put: readonly string[]): string[] {
  const words = line.split(' ').filter((word) => word !== '');
  const made = new Set([line]);
  const add = (...parts: (readonly string[])[]): void => {
    made.add(parts.flat().join(' '));
  };
  for (let at = 0; at <= words.length; at++) {
    const [before, behind] = [words.slice(0, at), words.slice(at)];
    add(before);
    add(behind);
    add(before, behind.slice(1));
    if (behind.length > 1) add(before, [behind[1]!, behind[0]!], behind.slice(2));
    for (const one of put) add(before, [one], behind);
  }
  return [...made].filter((one) => one.trim() !== '');
}

/** The sum of answers, and how many of them differ. */
export function summed(answers: readonly unknown[]): string {
  const texts = answers.map((answer) => JSON.stringify(answer) ?? 'undefined');
  const sum = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
  return `${texts.length} lines, ${new Set(texts).size} answers, ${sum}`;
}

/** What a function gives, or what it throws. */
export function given(make: () => unknown): unknown {
  try {
    return make();
  } catch (error) {
    return `! ${(error as Error).message}`;
  }
}
