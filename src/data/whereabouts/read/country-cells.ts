// The country that a point lies in, by borders cut up by cells of one degree. A cell without a border is its country's
// number; the others have the lines of borders in them, with the country east of each: a point's country is that of the
// nearest line to the west.
import type { SetFile } from '../../file/read/set-file.js';

/** Degrees * 1e7 in a degree, which is the side of a cell. */
export const CELL_UNITS = 10_000_000;
export const COLUMNS = 360;
export const ROWS = 180;
/** Set in a cell that borders go through; the rest of it is the number of its list of lines. */
export const HAS_BORDERS = 0x8000;
/** A line: longitude and latitude of one end, then of the other. */
export const LINE_WORDS = 4;

const QUARTER_TURN = 90 * CELL_UNITS;
const HALF_TURN = 180 * CELL_UNITS;

export class CountryCells {
  /** ISO 3166-1 alpha-2 by number; 0 is the open sea. */
  private readonly countries: readonly string[];
  private readonly cells: Uint16Array;
  private readonly starts: Uint32Array;
  private readonly lines: Int32Array;
  private readonly east: Uint8Array;

  constructor(file: SetFile) {
    this.countries = file.json<readonly string[]>('border.countries', []);
    this.cells = file.u16('border.cell');
    this.starts = file.u32('border.east.start');
    this.lines = file.i32('border.line');
    this.east = file.u8('border.east');
  }

  /** ISO 3166-1 alpha-2 of a country; '' of 0, the open sea. */
  code(country: number): string {
    return this.countries[country] ?? '';
  }

  /** Number of the country at a point (degrees * 1e7, whole, any longitude); 0 on the open sea. */
  at(latitude: number, longitude: number): number {
    const x = longitude - Math.floor((longitude + HALF_TURN) / (2 * HALF_TURN)) * 2 * HALF_TURN;
    const row = Math.min(ROWS - 1, Math.floor((latitude + QUARTER_TURN) / CELL_UNITS));
    const cell = this.cells[row * COLUMNS + Math.floor((x + HALF_TURN) / CELL_UNITS)]!;
    return cell < HAS_BORDERS ? cell : this.among(cell - HAS_BORDERS, latitude, x);
  }

  /**
   * A line counts from its lower end up to its higher, which it leaves to the line that goes on there. Of two that
   * begin at one point, the one that leads further east is nearer to what is east of both.
   */
  private among(list: number, y: number, x: number): number {
    const { lines, east } = this;
    let nearest = -Infinity;
    let lean = 0;
    let country = 0;
    for (let line = this.starts[list]!, end = this.starts[list + 1]!; line < end; line++) {
      const at = line * LINE_WORDS;
      const y1 = lines[at + 1]!;
      const y2 = lines[at + 3]!;
      if (y1 > y === y2 > y) continue;
      const x1 = lines[at]!;
      const eastward = lines[at + 2]! - x1;
      const crossing = (eastward * (y - y1)) / (y2 - y1) + x1;
      if (crossing > x || crossing < nearest) continue;
      if (crossing === nearest && eastward / (y2 - y1) < lean) continue;
      nearest = crossing;
      lean = eastward / (y2 - y1);
      country = east[line]!;
    }
    return country;
  }
}
