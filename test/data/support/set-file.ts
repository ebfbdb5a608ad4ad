// Data files of a few sections, as the tests of their container and of what searches them need.
import path from 'node:path';
import type { Elements, ElementType } from '../../../src/data/file/format.js';
import { SetWriter } from '../../../src/data/file/write/set-writer.js';
import { temporaryFolder } from './release.js';

/** What a file says of itself that is about nothing. */
export const META = {
  source: 'T',
  country: 'AU',
  release: 'R',
  datum: 'D',
  states: ['VIC'],
  counts: { addresses: 1, streets: 1, localities: 1 },
  builtBy: '0',
};

/** The path of a new data file, which goes away with the test file, of what `write` gives its writer. */
export function setFileOf(write: (writer: SetWriter) => void): string {
  const file = path.join(temporaryFolder(), 'set.wpd');
  const writer = new SetWriter(file);
  write(writer);
  writer.finish(META);
  return file;
}

/** The same of these sections by their names; a list is one of JSON. */
export const written = (sections: Readonly<Record<string, Elements | readonly string[]>>): string =>
  setFileOf((writer) => {
    for (const [name, elements] of Object.entries(sections)) {
      if (isList(elements)) writer.json(name, elements);
      else writer.section(name, typeOf(elements), elements);
    }
  });

const isList = (elements: Elements | readonly string[]): elements is readonly string[] => Array.isArray(elements);

function typeOf(elements: Elements): Exclude<ElementType, 'json'> {
  if (elements instanceof Uint8Array) return 'u8';
  if (elements instanceof Uint16Array) return 'u16';
  return elements instanceof Int32Array ? 'i32' : 'u32';
}
