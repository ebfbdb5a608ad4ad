// What a column holds: the share of its values that look like each kind, over sampled rows.
import { said } from '../contract/said.js';
import { KINDS, kindsOfValue, type IsPlace, type Kind } from './value-kinds.js';

export interface Profile {
  /** Share of the sampled rows that have a value. */
  readonly filled: number;
  /** Values that were looked at. */
  readonly count: number;
  /** Different values among them. */
  readonly distinct: number;
  /** Share of the values that are of the kind: 0 to 1. */
  share(kind: Kind): number;
}

/** Values of a column that are looked at, and of a table of many columns in all. */
const MOST_VALUES = 120;
const MOST_OF_TABLE = 4000;
const LEAST_VALUES = 8;

const NUMBERS = new Map(KINDS.map((kind, i) => [kind, i]));

/** Profiles of all columns of `sample[row][column]`. Reads as many values of each column as 4,000 in all allow. */
export function profilesOf(sample: readonly (readonly string[])[], columns: number, isPlace: IsPlace): Profile[] {
  const most = Math.max(LEAST_VALUES, Math.min(MOST_VALUES, Math.floor(MOST_OF_TABLE / Math.max(1, columns))));
  return Array.from({ length: columns }, (_, column) => profileOf(sample, column, most, isPlace));
}

function profileOf(sample: readonly (readonly string[])[], column: number, most: number, isPlace: IsPlace): Profile {
  const values: string[] = [];
  let filled = 0;
  for (const row of sample) {
    const value = said(row[column] ?? '');
    // N/A and the like are as good as blank: they do not speak against what the other rows hold.
    if (value === '') continue;
    filled++;
    values.push(value);
  }
  // Spread over the sample: exports are sorted, and their first rows alike.
  const step = Math.max(1, values.length / most);
  const looked = Array.from({ length: Math.min(most, values.length) }, (_, i) => values[Math.floor(i * step)]!);
  const counts = new Float64Array(KINDS.length);
  for (const value of looked) {
    kindsOfValue(value, isPlace, (kind) => {
      counts[NUMBERS.get(kind)!]!++;
    });
  }
  return {
    filled: sample.length === 0 ? 0 : filled / sample.length,
    count: looked.length,
    distinct: new Set(looked).size,
    share: (kind) => (looked.length === 0 ? 0 : counts[NUMBERS.get(kind)!]! / looked.length),
  };
}
