import { chance } from '../../recorded/support/mixed.js';

/** Each line cut somewhere, as one sees it who types it. */
export function begun(seed: number, lines: readonly string[]): string[] {
  const below = chance(seed);
  return lines.map((line, i) => (i % 4 === 0 ? line : line.slice(0, 2 + below(line.length))));
}
