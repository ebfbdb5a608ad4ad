// Writes the sections of a suppression list; suppression-set.ts says what they are.
import type { SetWriter } from '../../file/write/set-writer.js';
import { checkOfKey, PointHash } from '../keyed.js';
import type { Provenance } from '../provenance.js';

/** The entries of a list in ascending order of their ids, each id once. Of a consent 1 is yes. */
export interface ListEntries {
  readonly ids: Uint32Array;
  /** As numbers: 20240315. */
  readonly dates: Uint32Array;
  readonly consents: Uint8Array;
}

/** What the list is: its name, whether it has consents, and the key that its ids are put under, if they are. */
export interface ListForm {
  readonly name: string;
  readonly hasConsents: boolean;
  readonly key: Buffer | undefined;
}

/** Writes a list. The same entries give the same bytes. */
export function writeList(
  writer: SetWriter,
  { ids, dates, consents }: ListEntries,
  { name, hasConsents, key }: ListForm,
  provenance: Omit<Provenance, 'keyCheck'>,
): void {
  let order = Uint32Array.from(ids.keys());
  if (key === undefined) writer.section('dpid', 'u32', ids);
  else order = writeHashes(writer, ids, new PointHash(key, name));
  writer.section(
    'date',
    'u32',
    order.map((row) => dates[row]!),
  );
  if (hasConsents) {
    writer.section(
      'consent',
      'u8',
      Uint8Array.from(order, (row) => consents[row]!),
    );
  }
  const list: Provenance = { ...provenance, ...(key === undefined ? {} : { keyCheck: checkOfKey(key) }) };
  writer.json('list', list);
}

/** Writes what stands for the ids, in its order; gives the rows of the ids in that order. */
function writeHashes(writer: SetWriter, ids: Uint32Array, hash: PointHash): Uint32Array<ArrayBuffer> {
  const highs = new Uint32Array(ids.length);
  const lows = new Uint32Array(ids.length);
  for (const [row, id] of ids.entries()) {
    hash.of(id);
    highs[row] = hash.high;
    lows[row] = hash.low;
  }
  const order = Uint32Array.from(ids.keys()).sort((a, b) => highs[a]! - highs[b]! || lows[a]! - lows[b]!);
  writer.section(
    'hash.high',
    'u32',
    order.map((row) => highs[row]!),
  );
  writer.section(
    'hash.low',
    'u32',
    order.map((row) => lows[row]!),
  );
  return order;
}
