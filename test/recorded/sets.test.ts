// The sample data as it is written, a line for each section with the sum of its bytes: what changes a file that users
// already have, or what is read of a source, is seen here, and meant or not.
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { SetFile } from '../../src/data/file/read/set-file.js';
import { asText } from './recorded.js';

function linesOf(path: string): string[] {
  const file = SetFile.open(path);
  try {
    return [
      `# ${JSON.stringify(file.meta)}`,
      ...file.sections.map(({ name, type }) => {
        const bytes = new Uint8Array(file.byteLength(name));
        file.readBytes(name, 0, bytes);
        const sum = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
        return `${name} ${type} ${file.length(name)} ${sum}`;
      }),
    ];
  } finally {
    file.close();
  }
}

test('The sample data of every kind is written as it was', async () => {
  const folder = inject('sampleSets').everyKind;
  const files = readdirSync(folder).filter((name) => name.endsWith('.wpd'));
  const sets = files.map((name) => linesOf(join(folder, name)).join('\n'));
  await expect(asText(sets.toSorted())).toMatchFileSnapshot('sets.txt');
  expect(files.length).toBeGreaterThan(15);
});
