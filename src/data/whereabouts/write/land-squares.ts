// The squares of 0.02 degree that have land in them or beside them: coasts are drawn with an error of a kilometre or
// so, and whoever stands on a beach is not at sea.
import { COLUMNS, ROWS, SQUARES, TILES } from '../read/land-grid.js';

const ACROSS = COLUMNS * TILES * SQUARES;
const UP = ROWS * TILES * SQUARES;
const PER_DEGREE = TILES * SQUARES;

type Position = readonly [longitude: number, latitude: number];

/** A bit for each square, from the south-west on; all are sea at first. */
export class LandSquares {
  private readonly bits = new Uint8Array((ACROSS * UP) / 8);

  isLand(x: number, y: number): boolean {
    const square = y * ACROSS + x;
    return ((this.bits[square >> 3]! >> (square & 7)) & 1) === 1;
  }

  /** True if no square of so many across and up, from (x, y) on, is land. Looks at eight squares at a time. */
  isSea(x: number, y: number, count: number): boolean {
    for (let row = y; row < y + count; row++) {
      const first = row * ACROSS + x;
      for (let byte = first >> 3; byte <= (first + count - 1) >> 3; byte++) {
        if (this.bits[byte] === 0) continue;
        for (let square = Math.max(first, byte << 3); square < Math.min(first + count, (byte + 1) << 3); square++) {
          if (((this.bits[byte]! >> (square & 7)) & 1) === 1) return false;
        }
      }
    }
    return true;
  }

  /** Marks the square of a point in degrees and those beside it. */
  markPoint(longitude: number, latitude: number): void {
    const x = Math.floor((longitude + 180) * PER_DEGREE);
    this.markRow(Math.floor((latitude + 90) * PER_DEGREE), x, x);
  }

  /** Marks what closed rings on a flat map go round, even-odd, their lines, and the squares beside all that. */
  markRings(rings: readonly (readonly Position[])[]): void {
    const crossings: number[][] = Array.from({ length: UP }, () => []);
    for (const ring of rings) {
      for (let i = 1; i < ring.length; i++) {
        cross(crossings, ring[i - 1]!, ring[i]!);
        this.markLine(ring[i - 1]!, ring[i]!);
      }
    }
    for (const [y, longitudes] of crossings.entries()) {
      longitudes.sort((a, b) => a - b);
      for (let i = 1; i < longitudes.length; i += 2) {
        const first = Math.ceil((longitudes[i - 1]! + 180) * PER_DEGREE - 0.5);
        const last = Math.floor((longitudes[i]! + 180) * PER_DEGREE - 0.5);
        if (first <= last) this.markRow(y, first, last);
      }
    }
  }

  /** Marks the squares that a coast goes through, by points half a square apart. An edge of the map is no coast. */
  private markLine([x1, y1]: Position, [x2, y2]: Position): void {
    if (Math.abs(x1) === 180 && Math.abs(x2) === 180) return;
    const steps = Math.ceil(Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1)) * PER_DEGREE * 2) + 1;
    for (let i = 0; i <= steps; i++) this.markPoint(x1 + ((x2 - x1) * i) / steps, y1 + ((y2 - y1) * i) / steps);
  }

  /** Marks squares [first, last] of a row and those beside them. */
  private markRow(row: number, first: number, last: number): void {
    for (let y = Math.max(0, row - 1); y <= Math.min(UP - 1, row + 1); y++) {
      for (let x = first - 1; x <= last + 1; x++) {
        const square = y * ACROSS + ((x + ACROSS) % ACROSS);
        this.bits[square >> 3]! |= 1 << (square & 7);
      }
    }
  }
}

/** Where a line crosses the middles of rows of squares. */
function cross(crossings: number[][], [x1, y1]: Position, [x2, y2]: Position): void {
  const first = Math.max(0, Math.ceil((Math.min(y1, y2) + 90) * PER_DEGREE - 0.5));
  const last = Math.min(UP - 1, Math.floor((Math.max(y1, y2) + 90) * PER_DEGREE - 0.5));
  for (let y = first; y <= last; y++) {
    const latitude = (y + 0.5) / PER_DEGREE - 90;
    if (y1 <= latitude !== y2 <= latitude) crossings[y]!.push(x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1));
  }
}
