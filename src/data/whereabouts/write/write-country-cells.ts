// Writes the borders of countries, cut up by cells of one degree.
import type { SetWriter } from '../../file/write/set-writer.js';
import { CELL_UNITS, COLUMNS, HAS_BORDERS, LINE_WORDS, ROWS } from '../read/country-cells.js';
import { borderLines, type Regions } from './border-lines.js';
import { linesByCell } from './lines-by-cell.js';
import { linesOfCell, type CountryAt } from './lines-of-cell.js';

/**
 * Writes the borders of the regions; `countryAt` says what country is on a side of a line, or in a cell without one.
 * Returns the countries by their numbers.
 */
export function writeCountryCells(writer: SetWriter, regions: Regions, countryAt: CountryAt): readonly string[] {
  const countries = [''];
  const numberOf = (country: string): number => {
    const number = countries.indexOf(country);
    return number < 0 ? countries.push(country) - 1 : number;
  };
  const inCells = linesByCell(borderLines(regions));
  const cells = new Uint16Array(COLUMNS * ROWS);
  const starts = [0];
  const words: number[] = [];
  const east: number[] = [];
  for (let cell = 0; cell < cells.length; cell++) {
    const x = ((cell % COLUMNS) - COLUMNS / 2) * CELL_UNITS;
    const y = (Math.floor(cell / COLUMNS) - ROWS / 2) * CELL_UNITS;
    const lines = linesOfCell(x, y, inCells.get(cell) ?? [], countryAt);
    if (lines.length === 1) {
      cells[cell] = numberOf(lines[0]!.east);
      continue;
    }
    for (const line of lines) {
      words.push(line.x1, line.y1, line.x2, line.y2);
      east.push(numberOf(line.east));
    }
    cells[cell] = HAS_BORDERS | (starts.push(words.length / LINE_WORDS) - 2);
  }
  writer.json('border.countries', countries);
  writer.section('border.cell', 'u16', cells);
  writer.section('border.east.start', 'u32', Uint32Array.from(starts));
  writer.section('border.line', 'i32', Int32Array.from(words));
  writer.section('border.east', 'u8', Uint8Array.from(east));
  return countries;
}
