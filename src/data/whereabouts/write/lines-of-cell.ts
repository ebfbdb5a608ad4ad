// The borders within one cell, each with the country east of it. Regions may overlap or leave a gap by a metre, where
// one has a corner on a straight line of the other: so what is beside a line is asked of a point there, for each part
// of it between other lines.
import { CELL_UNITS } from '../read/country-cells.js';
import { latitudesAt, latitudesOfMeeting, longitudeAt, type BorderLine } from './border-lines.js';

/** The country of a point in degrees; '' for none. */
export type CountryAt = (latitude: number, longitude: number) => string;

/** A line and the country east of it. */
export interface CountryLine extends BorderLine {
  readonly east: string;
}

/** What is asked for lies this far beside a line, degrees * 1e7: a tenth of a metre. */
const BESIDE = 10;

/** Lines that have different countries on their sides, in the cell with its south-west corner at x, y, and its west. */
export function linesOfCell(x: number, y: number, lines: readonly BorderLine[], countryAt: CountryAt): CountryLine[] {
  return [
    ...lines.flatMap((line) => (line.y1 === line.y2 ? [] : partsOf(line, x, y, lines, countryAt))),
    ...westSide(x, y, lines, countryAt),
  ];
}

/** The parts of a line that are borders, whole where all of it within the cell is the same. */
function partsOf(
  line: BorderLine,
  x: number,
  y: number,
  lines: readonly BorderLine[],
  countryAt: CountryAt,
): CountryLine[] {
  const south = Math.max(y, line.y1);
  const north = Math.min(y + CELL_UNITS, line.y2);
  const cuts = [x, x + CELL_UNITS].flatMap((meridian) => latitudesAt(line, meridian));
  for (const other of lines) if (other !== line) cuts.push(...latitudesOfMeeting(line, other));
  const parts: { y1: number; y2: number; east: string | undefined }[] = [];
  for (const [y1, y2] of between(south, north, cuts)) {
    const middle = (y1 + y2) / 2;
    const at = longitudeAt(line, middle);
    if (at < x - BESIDE || at > x + CELL_UNITS + BESIDE) continue;
    const west = countryAt(middle / 1e7, (at - BESIDE) / 1e7);
    const east = countryAt(middle / 1e7, (at + BESIDE) / 1e7);
    const side = west === east ? undefined : east;
    const below = parts.at(-1);
    if (below && below.east === side && below.y2 === y1) below.y2 = y2;
    else parts.push({ y1, y2, east: side });
  }
  const [first] = parts;
  if (parts.length === 1) return first!.east === undefined ? [] : [{ ...line, east: first!.east }];
  const pointAt = (latitude: number): number => Math.round(longitudeAt(line, latitude));
  return parts.flatMap(({ y1, y2, east }) =>
    east === undefined ? [] : [{ x1: pointAt(y1), y1, x2: pointAt(y2), y2, east }],
  );
}

/**
 * The west side of a cell as lines, with the country that the cell has there: what a point finds that has no border
 * west of it within the cell.
 */
function westSide(x: number, y: number, lines: readonly BorderLine[], countryAt: CountryAt): CountryLine[] {
  const cuts = lines.flatMap((line) => latitudesAt(line, x));
  const side: CountryLine[] = [];
  for (const [y1, y2] of between(y, y + CELL_UNITS, cuts)) {
    const east = countryAt((y1 + y2) / 2e7, x / 1e7);
    const below = side.at(-1);
    if (below?.east === east) side[side.length - 1] = { ...below, y2 };
    else side.push({ x1: x, y1, x2: x, y2, east });
  }
  return side;
}

/** The parts between two whole numbers that the cuts, in any order, leave of them. */
function between(from: number, to: number, cuts: readonly number[]): (readonly [from: number, to: number])[] {
  const inside = cuts.map((cut) => Math.round(cut)).filter((cut) => cut > from && cut < to);
  const ends = [...new Set([from, ...inside, to])].sort((a, b) => a - b);
  return ends.slice(1).map((end, i) => [ends[i]!, end]);
}
