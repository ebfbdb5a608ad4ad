// Hands a whole file on to where it belongs: a stream, or a file that is compressed or in another encoding.
import { open } from 'node:fs/promises';
import type { Sink } from '../write/sinks.js';
import { fill } from './pieces.js';

const TOGETHER = 1 << 20;

/** Writes the file to the sink in parts of whole characters of UTF-8. */
export async function deliver(path: string, to: Sink, signal: AbortSignal | undefined): Promise<void> {
  const handle = await open(path, 'r');
  try {
    for (let at = 0; ;) {
      signal?.throwIfAborted();
      const part = Buffer.allocUnsafe(TOGETHER);
      const length = await fill(handle, part, at);
      if (length === 0) return;
      const whole = length < part.length ? length : wholeCharacters(part);
      await to.write(part.subarray(0, whole));
      at += whole;
    }
  } finally {
    await handle.close().catch(() => undefined);
  }
}

/** The bytes up to the last character, which may be cut off at the end. */
function wholeCharacters(bytes: Buffer): number {
  let at = bytes.length - 1;
  // A character has three bytes behind its first at most; bytes that are of none are handed on as they are.
  while (at > bytes.length - 4 && (bytes[at]! & 0xc0) === 0x80) at--;
  return (bytes[at]! & 0xc0) === 0xc0 ? at : bytes.length;
}
