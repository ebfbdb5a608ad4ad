// Writes a reference: its records as they come, and what leads to them in ascending order.
import type { SetWriter } from '../../file/write/set-writer.js';
import { TextParts } from '../../titles/write/text-parts.js';
import { GrowingNumbers } from '../../titles/write/growing.js';
import type { ReferenceOrigin, StoredRecord } from '../stored-record.js';

/** Keys are sorted by their upper bits first, then by the rest. */
const HALF_BITS = 16;
const HALF = 1 << HALF_BITS;

/** Takes records one by one. The same records give the same bytes. */
export class ReferenceWriter {
  private readonly texts: TextParts;
  private readonly starts = new GrowingNumbers();
  private readonly keys = new GrowingNumbers();
  private readonly rows = new GrowingNumbers();
  private count = 0;
  private keyCount = 0;
  private end = 0;

  constructor(private readonly writer: SetWriter) {
    writer.begin('record', 'u8');
    this.texts = new TextParts(writer);
  }

  add(record: StoredRecord, keys: readonly number[]): void {
    this.starts.set(this.count, this.end);
    this.end += this.texts.add(JSON.stringify(record));
    for (const key of keys) {
      this.keys.set(this.keyCount, key);
      this.rows.set(this.keyCount++, this.count);
    }
    this.count++;
  }

  /** Writes what follows from the records; gives how many there are. */
  finish(origin: Omit<ReferenceOrigin, 'rows'>): number {
    const { count, keyCount, keys, rows, writer } = this;
    this.texts.end();
    writer.end();
    this.starts.set(count, this.end);
    writer.section(
      'record.start',
      'u32',
      numbers(count + 1, (i) => this.starts.get(i)),
    );
    const order = inOrder(
      inOrder(
        numbers(keyCount, (i) => i),
        (i) => keys.get(i) % HALF,
      ),
      (i) => keys.get(i) >>> HALF_BITS,
    );
    writer.section(
      'key',
      'u32',
      order.map((i) => keys.get(i)),
    );
    writer.section(
      'key.row',
      'u32',
      order.map((i) => rows.get(i)),
    );
    const whole: ReferenceOrigin = { ...origin, rows: count };
    writer.json('reference', whole);
    return count;
  }
}

const numbers = (length: number, of: (i: number) => number): Uint32Array<ArrayBuffer> =>
  Uint32Array.from({ length }, (_, i) => of(i));

/** The numbers by a key below `HALF`; those of one key as they stood. */
function inOrder(given: Uint32Array<ArrayBuffer>, keyOf: (i: number) => number): Uint32Array<ArrayBuffer> {
  const places = new Uint32Array(HALF + 1);
  for (const i of given) places[keyOf(i) + 1]!++;
  for (let key = 0; key < HALF; key++) places[key + 1]! += places[key]!;
  const sorted = new Uint32Array(given.length);
  for (const i of given) sorted[places[keyOf(i)]!++] = i;
  return sorted;
}
