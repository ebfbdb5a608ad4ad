// A file that holds one value as JSON: it appears whole or not at all.
import type { FilePlace } from './file-place.js';
import { fileSink } from './sinks.js';

/** Writes the value, indented, with a line end behind it. Throws `output-unwritable`. */
export async function writeJson(place: FilePlace, value: unknown, signal?: AbortSignal): Promise<void> {
  const sink = await fileSink(place, signal);
  try {
    await sink.write(Buffer.from(`${JSON.stringify(value, null, 2)}\n`));
    await sink.commit();
  } finally {
    await sink.discard();
  }
}
