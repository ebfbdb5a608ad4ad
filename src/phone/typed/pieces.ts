// Cuts a text into runs of digits, words, and the signs between them.

import { isTooMany } from './plain-digits.js';

export interface DigitRun {
  readonly is: 'digits';
  readonly digits: string;
  /** A + stands before it. */
  readonly plus: boolean;
  readonly text: string;
}
export type TextPiece = DigitRun | { readonly is: 'word' | 'sign'; readonly text: string };

/**
 * Digits with what may stand within a number (spaces, dots, dashes, brackets, tildes); a word; any other sign. A
 * bracket, dash or space between other pieces is none of them.
 */
const PIECE = /\+?[ ()[\].~-]*\d[\d ()[\].~-]*|\p{L}[\p{L}\p{M}.']*|[^\s()[\].~-]/gu;
const NO_DIGIT = /\D+/g;

/** Behind this many digits a space before a 0 or a bracket may begin the next number. */
const LEAST_BEFORE = 8;
const LEAST_BEHIND = 6;
const NEXT_NUMBER = / +(?=[0(])/g;

/** The pieces of a text in their order. */
export function piecesOf(text: string): TextPiece[] {
  return [...text.matchAll(PIECE)].flatMap(([piece]): readonly TextPiece[] => {
    if (/\d/.test(piece)) return runsOf(piece);
    return [{ is: /^\p{L}/u.test(piece) ? 'word' : 'sign', text: piece }];
  });
}

function runsOf(piece: string): DigitRun[] {
  const run = runOf(piece);
  // More digits than one number has are several that only spaces part.
  if (!isTooMany(run.digits)) return [run];
  for (const gap of piece.matchAll(NEXT_NUMBER)) {
    const first = runOf(piece.slice(0, gap.index));
    const behind = run.digits.length - first.digits.length;
    const areBothNumbers = first.digits.length >= LEAST_BEFORE && behind >= LEAST_BEHIND;
    if (areBothNumbers) return [first, ...runsOf(piece.slice(gap.index))];
  }
  return [run];
}

const runOf = (piece: string): DigitRun => ({
  is: 'digits',
  digits: piece.replaceAll(NO_DIGIT, ''),
  plus: piece.startsWith('+'),
  text: piece.trim(),
});
