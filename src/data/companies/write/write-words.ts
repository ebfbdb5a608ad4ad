// Writes the words of names in order, and under which remainders each is found when a letter of it is wrong.
import type { SetWriter } from '../../file/write/set-writer.js';
import { ByteTable } from '../../names/write/byte-table.js';
import { hashBytes } from '../../names/deletions.js';
import { PAIRS_PER_PAGE } from '../format.js';
import { remainders } from '../remainders.js';
import { sortByNumbers, sortKeys } from './sort-keys.js';
import type { WordParts } from './word-counts.js';

/** Writes the sections `word.*`; returns how many words there are. */
export function writeWords(writer: SetWriter, { table, uses }: WordParts): number {
  const words = ByteTable.of(table);
  const { size } = words;
  const order = sortKeys(table.blob, table.offsets, size, () => 0);
  const offsets = new Uint32Array(size + 1);
  writer.begin('word.text', 'u8');
  let text = Buffer.allocUnsafe(1 << 20);
  let used = 0;
  let total = 0;
  for (let id = 0; id < size; id++) {
    const word = words.bytes(order[id]!);
    if (used + word.length > text.length) {
      writer.append(text.subarray(0, used));
      used = 0;
    }
    word.copy(text, used);
    used += word.length;
    total += word.length;
    offsets[id + 1] = total;
  }
  writer.append(text.subarray(0, used));
  writer.end();
  text = Buffer.alloc(0);
  writer.section('word.offset', 'u32', offsets);
  writer.section(
    'word.uses',
    'u8',
    Uint8Array.from(order, (row) => Math.min(255, Math.ceil(8 * Math.log2(uses[row]! + 1)))),
  );
  writeNear(writer, words, order);
  return size;
}

function writeNear(writer: SetWriter, words: ByteTable, order: Uint32Array): void {
  let count = 0;
  for (const row of order) count += remainders(words.bytes(row), 0, words.bytes(row).length, () => undefined);
  const hash = new Uint32Array(count);
  const word = new Uint32Array(count);
  let at = 0;
  order.forEach((row, id) => {
    const bytes = words.bytes(row);
    remainders(bytes, 0, bytes.length, (left, length) => {
      hash[at] = hashBytes(left, 0, length);
      word[at++] = id;
    });
  });
  // Words stand in their order already, and keep it among those of one hash.
  const sorted = sortByNumbers(count, [hash]);
  const first = new Uint32Array(Math.ceil(count / PAIRS_PER_PAGE));
  const pairs = new Uint32Array(1 << 16);
  let used = 0;
  writer.begin('word.near', 'u32');
  sorted.forEach((row, i) => {
    if (i % PAIRS_PER_PAGE === 0) first[i / PAIRS_PER_PAGE] = hash[row]!;
    pairs[used++] = hash[row]!;
    pairs[used++] = word[row]!;
    if (used < pairs.length) return;
    writer.append(pairs);
    used = 0;
  });
  writer.append(pairs.subarray(0, used));
  writer.end();
  writer.section('word.near.first', 'u32', first);
}
