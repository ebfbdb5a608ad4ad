// Where the data files lie that came with the package: beside the built code, or in dist/ when the sources run.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FileOrigin } from './file/format.js';

/** What a user does about damage of such a file. */
export const EMBEDDED: FileOrigin = {
  remedy: 'it came with waypost: install waypost again (npm install --force, or npm run build in a clone)',
};

/** Path of an embedded data file such as `world.wpd`; the first place where it may be, if it is nowhere. */
export function embeddedFile(name: string): string {
  const places = [`../${name}`, `../../dist/${name}`].map((file) => fileURLToPath(new URL(file, import.meta.url)));
  return places.find((file) => existsSync(file)) ?? places[0]!;
}
