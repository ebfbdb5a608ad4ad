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

/** The path of a new data file of these sections by their names, which goes away with the test file; a list is JSON. */
export function written(sections: Readonly<Record<string, Elements | readonly string[]>>): string {
  const file = path.join(temporaryFolder(), 'set.wpd');
  const writer = new SetWriter(file);
  for (const [name, elements] of Object.entries(sections)) {
    if (isList(elements)) writer.json(name, elements);
    else writer.section(name, typeOf(elements), elements);
  }
  writer.finish(META);
  return file;
}

const isList = (elements: Elements | readonly string[]): elements is readonly string[] => Array.isArray(elements);

function typeOf(elements: Elements): Exclude<ElementType, 'json'> {
  if (elements instanceof Uint8Array) return 'u8';
  if (elements instanceof Uint16Array) return 'u16';
  return elements instanceof Int32Array ? 'i32' : 'u32';
}
