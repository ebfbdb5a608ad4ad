// What a data file has in it, a line for each section with the sum of its bytes.
import { createHash } from 'node:crypto';
import { SetFile } from '../../../src/data/file/read/set-file.js';

export function sectionSums(path: string): string[] {
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
