// What is known of places without any installed data: the localities of Australia with their postcodes.
import { gazetteerLocalities, openGazetteer } from '../data/gazetteer.js';

export interface Places {
  /** True for the name of a place, folded. */
  readonly isPlace: (name: string) => boolean;
  /** True if the postcode is one of the place's. */
  readonly isIn: (name: string, postcode: string) => boolean;
  close(): void;
}

/** Opens the places that came with the package. */
export function openPlaces(): Places {
  const gazetteer = openGazetteer();
  const localities = gazetteerLocalities(gazetteer);
  return {
    isPlace: (name) => localities.isLocality(name, '', ''),
    isIn: (name, postcode) => localities.isLocality(name, '', postcode),
    close: () => {
      gazetteer.close();
    },
  };
}
