// Words that a person who read a list took out of it, with the reason.
import { existsSync, readFileSync } from 'node:fs';

/**
 * @param code The language of the list.
 * @returns The words of `reviewed/<code>.txt`: paragraphs of words, below a line `# reason`.
 */
export function readReviewed(code) {
  const file = new URL(`../reviewed/${code}.txt`, import.meta.url);
  if (!existsSync(file)) return new Set();
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Set(
    lines
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.split(/\s+/))
      .filter(Boolean),
  );
}
