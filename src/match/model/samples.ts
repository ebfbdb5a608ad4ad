// Pairs that the model learns from: some of the candidates, and pairs that chance puts together. Which ones depends on
// their numbers alone, so that every run takes the same.
import { Candidates } from '../block/candidates.js';
import { chosen } from '../block/chosen.js';
import { KeyReader, MOST_VALUES, type KeyIndex } from '../block/key-index.js';
import { Parts } from '../block/parts.js';
import type { Blocks, Material } from '../resolve/share.js';
import { FieldComparison } from './fields.js';
import { PatternCounter, type Patterns } from './patterns.js';

/** Counts the patterns of the candidates of rows `from`, `from + step`, … below `to`. */
export function sampleCandidates(sample: {
  readonly material: Material;
  readonly blocks: Blocks;
  readonly from: number;
  readonly to: number;
  readonly step: number;
}): Patterns {
  const { material, blocks } = sample;
  const { store, derived, plan } = material;
  const comparison = new FieldComparison(store, derived, plan);
  const candidates = new Candidates(new Parts(store, derived, plan), blocks);
  const counter = new PatternCounter(comparison.fields.length);
  const cells = new Int32Array(comparison.fields.length);
  for (let row = sample.from; row < sample.to; row += sample.step) {
    const count = candidates.find(row, material.hasReference ? -1 : row);
    for (let i = 0; i < count; i++) {
      comparison.compare(row, candidates.rows[i]!, cells);
      counter.add(cells);
    }
  }
  return counter.patterns();
}

/** Most pairs that are all taken, in place of some by chance. */
const ALL_PAIRS = 300_000;

/**
 * Counts the patterns of `count` pairs by chance; with an index, of pairs that share a value of its key. Fewer where
 * chance takes one record twice, or one without a value.
 */
export function samplePairs(sample: {
  readonly material: Material;
  readonly index: KeyIndex | undefined;
  readonly count: number;
}): Patterns {
  const { material, index, count } = sample;
  const { store, derived, plan } = material;
  const [own, reference] = store.rows;
  const comparison = new FieldComparison(store, derived, plan);
  const counter = new PatternCounter(comparison.fields.length);
  const cells = new Int32Array(comparison.fields.length);
  const add = (a: number, b: number, times = 1): void => {
    comparison.compare(a, b, cells);
    counter.add(cells, times);
  };
  const first = material.hasReference ? own : 0;
  const others = material.hasReference ? reference : own;
  if (index !== undefined) {
    sharingPairs(new KeyReader(new Parts(store, derived, plan), index.key), index, own, count, add);
  } else if (own * others <= ALL_PAIRS) allPairs(own, first, others, material.hasReference, add);
  else {
    for (let i = 0; i < count; i++) {
      const a = chosen(2 * i, own);
      const b = first + chosen(2 * i + 1, others);
      if (a !== b) add(a, b);
    }
  }
  return counter.patterns();
}

function allPairs(
  own: number,
  first: number,
  others: number,
  isLink: boolean,
  add: (a: number, b: number) => void,
): void {
  for (let a = 0; a < own; a++) for (let b = isLink ? first : a + 1; b < first + others; b++) add(a, b);
}

function sharingPairs(
  reader: KeyReader,
  { starts, rows, hashes }: KeyIndex,
  own: number,
  count: number,
  add: (a: number, b: number, times: number) => void,
): void {
  const valueOf = own <= count ? remembered(reader, own) : readFrom(reader);
  // Of few rows chance takes the same pair again and again: it is compared once, in its turn, and counted as often.
  const isFew = own * rows.length <= count;
  const times = new Int32Array(isFew ? own * rows.length : 0);
  const taken: number[] = [];
  for (let i = 0; i < count; i++) {
    const a = chosen(2 * i, own);
    const value = valueOf(a);
    if (value === undefined) continue;
    const bucket = value & (starts.length - 2);
    const size = starts[bucket + 1]! - starts[bucket]!;
    if (size === 0) continue;
    const at = starts[bucket]! + chosen(2 * i + 1, size);
    if (hashes[at] !== value || rows[at] === a) continue;
    if (!isFew) add(a, rows[at]!, 1);
    else if (times[a * rows.length + at]!++ === 0) taken.push(a * rows.length + at);
  }
  for (const pair of taken) add(Math.floor(pair / rows.length), rows[pair % rows.length]!, times[pair]!);
}

/** The first value of a row's key; undefined for a row that has none. */
type ValueOf = (row: number) => number | undefined;

function readFrom(reader: KeyReader): ValueOf {
  const values = new Int32Array(MOST_VALUES);
  return (row) => (reader.read(row, values) === 0 ? undefined : values[0]);
}

/** Each of `count` rows is read once. */
function remembered(reader: KeyReader, count: number): ValueOf {
  const read = readFrom(reader);
  const known: (number | undefined)[] = [];
  const isKnown = new Uint8Array(count);
  return (row) => {
    if (isKnown[row] === 0) {
      known[row] = read(row);
      isKnown[row] = 1;
    }
    return known[row];
  };
}
