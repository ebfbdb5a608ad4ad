// Makes one record of the rows of a company: one for its current name, and one for each former one.
import { FLAG, HEADER_BYTES } from '../../companies/company-record.js';

/** Joins records of one number. The order in which they come does not show in the result. */
export function joinRows(records: readonly Buffer[]): Buffer {
  if (records.length === 1) return records[0]!;
  const inOrder = records.toSorted((a, b) => Buffer.compare(a, b));
  const first = inOrder[0]!;
  const headBytes = namesFrom(first);
  const names = new Map<string, Buffer>();
  for (const record of inOrder) {
    for (let at = namesFrom(record); at < record.length;) {
      const end = at + 3 + record.readUInt16LE(at + 1);
      const name = record.subarray(at, end);
      names.set(name.toString('latin1'), name);
      at = end;
    }
  }
  const joined = Buffer.concat([
    first.subarray(0, headBytes),
    ...[...names.values()].sort((a, b) => Buffer.compare(a, b)),
  ]);
  joined.writeUIntLE(joined.length, 0, 3);
  return joined;
}

const namesFrom = (record: Buffer): number => {
  const flags = record[7]!;
  return HEADER_BYTES + ((flags & FLAG.other) === 0 ? 0 : 4) + ((flags & FLAG.check) === 0 ? 0 : 1);
};
