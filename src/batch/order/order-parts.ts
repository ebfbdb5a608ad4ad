// Puts the output of a run that can be continued into its order, from its growing file into another one beside it. It
// is done again from its beginning whenever it was broken off: until the journal says that it is done, the growing file
// stays as it is.
import { openNew, unwritable, type FilePlace } from '../write/file-place.js';
import { growing } from '../write/part-file.js';
import { writeAll, type Sink } from '../write/sinks.js';
import { deliver } from './deliver.js';
import { orderPieces, type Frame } from './order-pieces.js';

/** Writes the rows in order and makes them durable; gives the bytes of the file. Throws `output-unwritable`. */
export async function orderParts(
  place: FilePlace,
  piecesPlace: FilePlace,
  frame: Frame,
  encode: ((sink: Sink) => Sink) | undefined,
  signal: AbortSignal | undefined,
): Promise<number> {
  const { name } = place;
  const from = { rows: place.part, table: piecesPlace.part };
  const path = growing(place, 'ordered');
  try {
    if (!encode) return await orderPieces(from, { ...place, path }, frame, signal);
    const plain = growing(piecesPlace, 'ordered');
    await orderPieces(from, { ...piecesPlace, path: plain, name }, frame, signal);
    return await encodeFile(plain, place, encode, signal);
  } catch (error) {
    // What interrupts is no fault of the disk.
    if (signal?.aborted === true) throw error;
    throw unwritable(name, error);
  }
}

async function encodeFile(
  from: string,
  place: FilePlace,
  encode: (sink: Sink) => Sink,
  signal: AbortSignal | undefined,
): Promise<number> {
  const { name, mode, exact } = place;
  const handle = await openNew(growing(place, 'ordered'), mode, exact);
  let length = 0;
  const sink: Sink = {
    write: async (bytes) => {
      await writeAll(handle, bytes, name);
      length += bytes.length;
    },
    commit: () => Promise.resolve(),
    discard: () => Promise.resolve(),
  };
  try {
    await deliver(from, encode(sink), signal);
    await handle.sync();
    return length;
  } finally {
    await handle.close().catch(() => undefined);
  }
}
