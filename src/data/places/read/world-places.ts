// The places of the world that came with the package: names, regions and points; and postal codes of some countries.
import { EMBEDDED, embeddedFile } from '../../embedded.js';
import { PlaceSet } from './place-set.js';

/** Opens the places that came with the package. */
export const openWorldPlaces = (): PlaceSet => PlaceSet.open(embeddedFile('world.wpd'), EMBEDDED);

/** Opens the countries, regions and areas that came with the package. */
export const openAreas = (): PlaceSet => PlaceSet.open(embeddedFile('areas.wpd'), EMBEDDED);

/** Opens the postal codes that came with the package. */
export const openPostalCodes = (): PlaceSet => PlaceSet.open(embeddedFile('postal-codes.wpd'), EMBEDDED);
