// The places of the world that came with the package: names, regions and points, without postal codes.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PlaceSet } from './place-set.js';

/** Beside the built code, or in dist/ when the sources run. */
const FILES = ['../world.wpd', '../../dist/world.wpd'].map((file) => fileURLToPath(new URL(file, import.meta.url)));

/** Opens the places that came with the package. */
export const openWorldPlaces = (): PlaceSet => PlaceSet.open(FILES.find((file) => existsSync(file)) ?? FILES[0]!);
