// Takes the first rows of an input, or rows spread over all of it, before they are processed.
import type { RowNumbers } from '../plan.js';
import { BLANK, END, REFUSED, type BlockPlace, type RecordReader } from './records.js';

/** Bytes of whole records; `lines` gives each record's physical line where they do not follow each other. */
export interface Selected {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly place: BlockPlace;
  readonly lines?: readonly number[];
  /** Numbers of the rows, where they are known. */
  readonly rows?: RowNumbers;
}

/** Blocks up to the end of record number `limit`. */
export async function* firstRows(
  blocks: AsyncGenerator<Selected, void>,
  reader: RecordReader,
  limit: number,
): AsyncGenerator<Selected, void> {
  let left = limit;
  for await (const { bytes, place } of blocks) {
    reader.reset(bytes, place);
    while (left > 0) {
      const kind = reader.next();
      if (kind === END) break;
      if (kind !== BLANK) left--;
    }
    if (left > 0) yield { bytes, place };
    else {
      yield { bytes: bytes.subarray(0, reader.after), place: { ...place, isLast: false } };
      return;
    }
  }
}

/** Which rows to choose, and how many of the chosen were done by an earlier run. */
interface Sampling {
  readonly size: number;
  readonly done: number;
}

/** A row that is taken: its number among all, and among those that can be read if it is one. */
interface Chosen {
  readonly order: number;
  readonly row: number | undefined;
  readonly line: number;
  readonly alone: boolean;
  readonly isDoubtful: boolean;
  readonly bytes: Buffer;
}

/** What stands between chosen rows: before those of an array, behind each of the others that has no line end. */
export interface Between {
  readonly before: string;
  readonly behind: string;
}

/**
 * Each row of the input has the same chance; the choice is the same each time. Memory is that of the rows chosen. What
 * is wrong between the elements of an array is no row.
 */
export async function* sampleRows(
  blocks: AsyncGenerator<Selected, void>,
  reader: RecordReader,
  { size, done }: Sampling,
  firstLine: number,
  between: Between | undefined,
): AsyncGenerator<Selected, void> {
  const random = seeded(0x5eed);
  const chosen: Chosen[] = [];
  let seen = 0;
  let readable = 0;
  let line = firstLine;
  for await (const { bytes, place: ofBlock } of blocks) {
    reader.reset(bytes, ofBlock);
    for (let kind = reader.next(); kind !== END; kind = reader.next()) {
      if (kind === BLANK || (kind === REFUSED && reader.code === 'BROKEN_ARRAY')) continue;
      const place = seen < size ? seen : Math.floor(random() * (seen + 1));
      if (place < size) {
        const end = between === undefined ? reader.after : reader.contentEnd;
        chosen[place] = {
          order: seen,
          row: kind === REFUSED ? undefined : readable,
          line: line + reader.line,
          // What is broken meets the end of its block there, and nothing of the next chosen row.
          alone: kind === REFUSED && (between !== undefined || reader.code === 'QUOTE'),
          isDoubtful: kind === REFUSED && reader.code === 'NO_RECORD',
          bytes: Buffer.concat([
            Buffer.from(between?.before ?? ''),
            bytes.subarray(reader.start, end),
            Buffer.from(between?.behind ?? ''),
          ]),
        };
      }
      seen++;
      if (kind !== REFUSED) readable++;
    }
    line += reader.linesRead;
  }
  chosen.sort((a, b) => a.order - b.order);
  for (let start = done; start < chosen.length;) {
    let end = start + 1;
    while (end < chosen.length && end - start < 4096 && !chosen[end - 1]!.alone && !chosen[end]!.isDoubtful) end++;
    const rows = chosen.slice(start, end);
    const place = { isFirst: false, isLast: false, isDoubtful: rows[0]!.isDoubtful };
    yield {
      bytes: ownBuffer(rows.map((row) => row.bytes)),
      place,
      lines: rows.map((row) => row.line),
      rows: { each: rows.flatMap(({ row }) => row ?? []) },
    };
    start = end;
  }
}

function ownBuffer(parts: readonly Buffer[]): Buffer<ArrayBuffer> {
  const all = Buffer.allocUnsafeSlow(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) at += part.copy(all, at);
  return all;
}

/** Mulberry32: a small generator of numbers in [0, 1), the same for the same seed. */
function seeded(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
