// Reads the table of New Zealand's post towns (assets/places/new-zealand.txt) into rows of places with postcodes.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PostcodePlaceRow } from '../nz-postcodes/table.js';
import { metresBetween, type Point } from '../../points/metres.js';

/** A place whose own point is so far from its town's is another of the same name. */
const COUNTRY_OF_TOWN_METRES = 130_000;

const TOWN = /^(\D+) (-?\d+\.\d+,-?\d+\.\d+) ([\d -]+)$/;
const OWN_POINT = /^(.+) (-?\d+\.\d+,-?\d+\.\d+)$/;
const NAMES = /^([-~]) ((?:\d{4}(?:-\d{4})? )*)(?:@(\S+) )?(.+)$/;

/** A row; `ranged` where its postcode is one of several of a line of the country places around a town. */
export interface PostTownRow extends PostcodePlaceRow {
  readonly ranged?: boolean;
}

/** The table's rows, one for each postcode of each place; `town` is '' for a place in the country. */
export function postTownRows(
  text = readFileSync(fileURLToPath(new URL('../../../../assets/places/new-zealand.txt', import.meta.url)), 'utf8'),
): PostTownRow[] {
  const rows: PostTownRow[] = [];
  const own = new Map<string, Point[]>();
  let region = '';
  let town = '';
  let middle: Point = [0, 0];
  const add = (name: string, within: string, codes: readonly number[], point: Point): void => {
    const ranged = within === '' && codes.length > 1;
    for (const postcode of codes) rows.push({ name, town: within, region, territory: '', postcode, point, ranged });
  };
  let codes: number[] = [];
  let point = middle;
  text.split('\n').forEach((line, i) => {
    if (line === '' || line.startsWith(';')) return;
    if (line.startsWith('# ')) {
      region = line.slice(2);
      return;
    }
    if (line.startsWith('@ ')) {
      for (const text of line.slice(2).split('; ')) {
        const [, name = '', at = ''] = OWN_POINT.exec(text) ?? [];
        own.set(fullName(name), [...(own.get(fullName(name)) ?? []), pointOf(at)]);
      }
      return;
    }
    const head = TOWN.exec(line);
    if (head) {
      town = head[1]!;
      middle = pointOf(head[2]!);
      point = middle;
      codes = codesOf(head[3]!);
      add(town, town, codes, middle);
      return;
    }
    const names = NAMES.exec(line);
    if (!names) throw new Error(`assets/places/new-zealand.txt line ${i + 1}: neither a region, a town nor places`);
    const isSuburbs = names[1] === '-';
    // A point holds for the lines of suburbs that follow, until the next one or the next town.
    if (names[3] !== undefined) point = pointOf(names[3]);
    const listed = names[2] === '' ? codes : codesOf(names[2]!);
    if (isSuburbs) add(town, town, listed, middle);
    for (const name of names[4]!.split(', ')) add(fullName(name), isSuburbs ? town : '', listed, point);
  });
  return rows.map((row) => ({ ...row, point: nearPoint(own.get(row.name) ?? [], row.point) ?? row.point }));
}

/** "Mt Eden": Mount Eden, as the Gazetteer has it; the other spelling is known of each. */
const fullName = (name: string): string => name.replace(/^Mt /, 'Mount ').replace(/^St /, 'Saint ');

const nearPoint = (points: readonly Point[], point: Point): Point | undefined =>
  points.find((other) => metresBetween(other, point) <= COUNTRY_OF_TOWN_METRES);

/** "0110 0140-0149": each of the postcodes. */
const codesOf = (text: string): number[] =>
  text
    .trim()
    .split(' ')
    .flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    });

const pointOf = (text: string): Point => {
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return [Math.round(latitude * 1e7), Math.round(longitude * 1e7)];
};
