// Bold and colour for a terminal, or nothing at all.
import type { Tone } from '../../contract/card.js';
import type { Io } from '../io.js';
import type { Line } from './line.js';

export interface Style {
  bold(text: string): Line;
  dim(text: string): Line;
  tone(tone: Tone, text: string): Line;
}

const CODES: Record<Tone, number> = { good: 32, fair: 33, poor: 31 };
const plain: Style = { bold: (text) => text, dim: (text) => text, tone: (_, text) => text };
const wrap =
  (code: number, end: number) =>
  (text: string): Line => [{ sequence: `\u001b[${code}m` }, text, { sequence: `\u001b[${end}m` }];

/**
 * Colours when the stream (standard output if not said) is a terminal that has them and NO_COLOR (no-color.org) is not
 * set.
 */
export function styleFor(io: Io, stream: 'stdout' | 'stderr' = 'stdout'): Style {
  if (!io.terminal[stream] || (io.env['NO_COLOR'] ?? '') !== '' || io.env['TERM'] === 'dumb') return plain;
  return { bold: wrap(1, 22), dim: wrap(2, 22), tone: (tone, text) => wrap(CODES[tone], 39)(text) };
}
