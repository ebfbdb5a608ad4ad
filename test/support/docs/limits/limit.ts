// What a row of the tables of limits is, and how a number of it is written for people.

/** What a number counts. */
export type Unit = 'bytes' | 'ms' | 's' | 'days' | 'm' | 'km' | 'characters' | 'words' | 'people' | 'degrees' | '';

/** The file of `src` and the name of its constant (`NAME.member` of a table), its number, and what it limits. */
export type Limit = readonly [file: string, name: string, number: number, unit: Unit, what: string];

export interface Limits {
  readonly title: string;
  /** The folder of `src` that its files are in. */
  readonly folder: string;
  readonly rows: readonly Limit[];
}

const BYTES = [
  [1 << 30, 'GiB'],
  [1 << 20, 'MiB'],
  [1 << 10, 'KiB'],
] as const;
const MILLISECONDS = [
  [86_400_000, 'd'],
  [3_600_000, 'h'],
  [60_000, 'min'],
  [1000, 's'],
] as const;

const grouped = (number: number): string => number.toLocaleString('en');

function inUnits(number: number, units: readonly (readonly [number, string])[], least: string): string {
  const [size, name] = units.find(([of]) => number >= of && number % of === 0) ?? [1, least];
  return `${grouped(number / size)} ${name}`;
}

/** `5 MiB`, `90 s`, `1,000`. */
export function written(number: number, unit: Unit): string {
  if (unit === 'bytes') return inUnits(number, BYTES, 'bytes');
  if (unit === 'ms') return inUnits(number, MILLISECONDS, 'ms');
  return unit === '' ? grouped(number) : `${grouped(number)} ${unit}`;
}
