// A file that another program cuts while it is read: what is missing is said, and half of a row is none.
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSource } from '../../src/formats/byte-source.js';
import { workdir } from '../support/workdir.js';

test('A file that gets shorter while it is read is an error, and one that grows is read to its end', async () => {
  const dir = workdir();
  const size = 3 << 20;
  const path = join(dir.path, dir.write('in.csv', 'a'.repeat(size)));
  const read = async (now: number): Promise<number> => {
    const source = await openSource({ path });
    let bytes = 0;
    try {
      for await (const piece of source.pieces) {
        if (bytes === 0) truncateSync(path, now);
        bytes += piece.length;
      }
    } finally {
      await source.close();
    }
    return bytes;
  };
  expect(await read(size + 7)).toBe(size + 7);
  const message =
    `${path} was cut while it was read: it had ${size + 7} bytes and ends after ${size - 9}; ` +
    'wait for what writes it, and begin anew';
  await expect(read(size - 9)).rejects.toMatchObject({ kind: 'input-unreadable', message });
});
