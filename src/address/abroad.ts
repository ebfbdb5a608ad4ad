// What a line says of a country whose addresses it is not looked for in.
import type { Line, Reading } from './parse/reading.js';

/** A line of another country, and what is certain of it; '' where a part is not. Texts are as the line has them. */
export interface Abroad {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Its English name. */
  readonly countryName: string;
  /** The line, on one line. */
  readonly text: string;
  readonly city: string;
  readonly region: string;
  readonly postcode: string;
  /** What none of these took, in order. */
  readonly rest: string;
  /** The place that the city, region and country name, where there is one such place; degrees × 10^7. */
  readonly place: { readonly name: string; readonly latitude: number; readonly longitude: number } | null;
}

/** Tells lines of other countries from those that are to be looked up. */
export interface AbroadLines {
  /** Of a line that says its country, or has the form of one country alone; null for any other. */
  certain(line: Line, reading: Reading): Abroad | null;
  /** Of a line that names a place of one country and may yet be an address at home; null for any other. */
  likely(line: Line, reading: Reading): Abroad | null;
}
