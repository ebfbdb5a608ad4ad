// What the scanner of JSON arrays finds in a text, as a whole and in the blocks that it is cut into.
import { ArrayScanner, cutElements, ELEMENT, NOTHING } from '../../src/formats/json/array.js';
import type { RecordLook } from '../../src/formats/json/look.js';

export interface Piece {
  readonly kind: 'element' | 'fault';
  readonly start: number;
  readonly end: number;
  readonly problem: string;
}

/** All that a scanner finds; throws where it stands still. */
export function piecesOf(bytes: Buffer, isFirst: boolean, isLast: boolean, at: number, look?: RecordLook): Piece[] {
  const scanner = new ArrayScanner({ isFirst, isLast, isWhole: true, look });
  const pieces: Piece[] = [];
  let still = 0;
  for (let before = -1; ; before = scanner.position) {
    const found = scanner.next(bytes, bytes.length);
    if (found === NOTHING) return pieces;
    still = scanner.position > before ? 0 : still + 1;
    // A fault may take no byte; two in one place would be a circle.
    if (still > 1) throw new Error(`the scanner stands still at ${scanner.position}`);
    const { start, end, problem } = scanner;
    pieces.push({ kind: found === ELEMENT ? 'element' : 'fault', start: start + at, end: end + at, problem });
  }
}

/** The same, of the blocks that the text is cut into. */
export function piecesOfBlocks(bytes: Buffer, size: number, look?: RecordLook): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  for (let aim = size; ;) {
    const rest = Buffer.from(bytes.subarray(start, start + aim));
    if (rest.length < aim) return [...pieces, ...piecesOf(rest, start === 0, true, start, look)];
    const end = cutElements(rest, rest.length, start === 0, look);
    if (end === 0) {
      aim *= 2;
      continue;
    }
    for (const piece of piecesOf(Buffer.from(rest.subarray(0, end)), start === 0, false, start, look)) {
      pieces.push(piece);
    }
    start += end;
    aim = size;
  }
}
