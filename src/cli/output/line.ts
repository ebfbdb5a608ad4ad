// Lines for people, in pieces: texts, which may come from anywhere, and sequences that steer the terminal, which are
// ours alone. A text can never become a sequence.
import { visible } from './controls.js';

/** What steers the terminal, as it is sent. Never made of a text of the data. */
export interface Sequence {
  readonly sequence: string;
}

/** A line, or a part of one. */
export type Line = string | Sequence | readonly Line[];

/** A line with pieces in it, as a template: line`${style.bold(name)}: ${value}`. */
export const line = (strings: TemplateStringsArray, ...pieces: readonly Line[]): Line =>
  strings.flatMap((text, i) => (i < pieces.length ? [text, pieces[i]!] : [text]));

/** Pieces with a text between them. */
export const joined = (pieces: readonly Line[], between: Line): Line =>
  pieces.flatMap((piece, i) => (i === 0 ? [piece] : [between, piece]));

/** The line as it is sent: of its texts, nothing steers the terminal or ends the line. */
export function sent(part: Line): string {
  if (typeof part === 'string') return visible(part);
  return isSequence(part) ? part.sequence : part.map(sent).join('');
}

const isSequence = (part: Sequence | readonly Line[]): part is Sequence => !Array.isArray(part);
