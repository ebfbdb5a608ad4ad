// A place of the world: where it lies, what it is called, and the form in which its postal codes are compared.
import { foldName } from '../../address/fold.js';

/** A region of a country: its code within the country, and its name. */
export interface Region {
  readonly country: string;
  readonly code: string;
  readonly name: string;
}

/**
 * A place: degrees * 1e7; the area within the region, and how many people live there, where the source says it ('' and
 * 0 for not).
 */
export interface FoundPlace {
  readonly name: string;
  readonly region: Region;
  readonly area: string;
  readonly postcode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  /** Within its source; '' for none. */ readonly id: string;
}

/** The form in which postal codes are compared: capitals, letters and digits only. sw1a 1aa → SW1A1AA. */
export const foldPostcode = (text: string): string => foldName(text).replaceAll(' ', '');
