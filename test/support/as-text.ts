// Lines as they are sent to standard output, in one text.
import { sent, type Line } from '../../src/cli/output/line.js';

/** Each line with its end. */
export const asText = (lines: readonly Line[]): string => lines.map((line) => `${sent(line)}\n`).join('');
