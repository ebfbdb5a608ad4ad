// The words of a line with their punctuation, for what tells countries apart: SW1A 2AA, 10001-1234, D-10115.
import { foldText } from '../../address/fold-text.js';
import { foldWorldName } from '../../address/fold.js';
import { readPart } from '../../address/parse/words/read-part.js';
import { late } from '../../contract/texts/late.js';

/** One word between spaces. */
export interface Token {
  /** Folded as names are. */
  readonly name: string;
  /** In capitals, with the punctuation inside it. */
  readonly raw: string;
  /** The part of the line that it stands in: commas and line ends part it. */
  readonly part: number;
  /** Where it stands in the line. */
  readonly from: number;
  readonly to: number;
}

const PIECE = /[^\s,;|，、،؛၊፣]+|[,;|\n\r\t，、،؛၊፣]/g;
const SEPARATOR = /^[,;|\n\r\t，、،؛၊፣]$/;
const OUTER = late(() => /^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu);
/** The end of a line says its country: more words than this before it are not looked at. */
const MOST = 24;

/** The last words of a line. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let part = 0;
  for (const match of readPart(line).matchAll(PIECE)) {
    const [piece] = match;
    if (SEPARATOR.test(piece)) {
      if (tokens.at(-1)?.part === part) part++;
      continue;
    }
    const name = foldWorldName(piece);
    if (name === '') continue;
    const raw = foldText(piece).text.replace(OUTER(), '');
    tokens.push({ name, raw, part, from: match.index, to: match.index + piece.length });
  }
  return tokens.length > MOST ? tokens.slice(-MOST) : tokens;
}

/** The names of tokens [from, to) as one text. */
export function nameOf(tokens: readonly Token[], from: number, to: number): string {
  let name = '';
  for (let i = from; i < to; i++) name = name === '' ? tokens[i]!.name : `${name} ${tokens[i]!.name}`;
  return name;
}

/** Where the part begins that ends before token `end`. */
export function partStart(tokens: readonly Token[], end: number): number {
  let from = end;
  while (from > 0 && tokens[from - 1]!.part === tokens[end - 1]!.part) from--;
  return from;
}

/** Where the part ends that begins at token `from` or goes on there; `end` at most. */
export function partEnd(tokens: readonly Token[], from: number, end: number): number {
  let to = from;
  while (to < end && tokens[to]!.part === tokens[from]!.part) to++;
  return to;
}

/** True for a text with a digit. */
export const hasDigit = (text: string): boolean => /\d/.test(text);

/** The tokens as they stand, with one space between them. */
export const rawOf = (tokens: readonly Token[], from: number, to: number): string =>
  to - from === 1
    ? tokens[from]!.raw
    : tokens
        .slice(from, to)
        .map(({ raw }) => raw)
        .join(' ');
