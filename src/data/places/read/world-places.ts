// The places of the world that came with the package: names, regions and points, without postal codes.
import { EMBEDDED, embeddedFile } from '../../embedded.js';
import { PlaceSet } from './place-set.js';

/** Opens the places that came with the package. */
export const openWorldPlaces = (): PlaceSet => PlaceSet.open(embeddedFile('world.wpd'), EMBEDDED);
