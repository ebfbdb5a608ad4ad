// What geocode asks of a text before it is located, and what it makes of the answer.
import type { ValidatedAddress } from '../contract/schema/cleanse.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import type { Point } from '../data/points/metres.js';

/** What is asked of a text before it is located. */
export interface TextReader {
  /** Cleanses it as an address of a country. */
  readonly cleanse: (text: string, country: string) => ValidatedAddress;
  /** The country that it is of by its form, where that is none of the contract's; else ''. */
  readonly countryAbroad: (text: string) => string;
  /** Sets of the localities of a country of the contract: the installed addresses, then the gazetteer. */
  readonly localities: (country: string) => readonly AddressSet[];
}

/** From here on a place of the same name is another. */
export const NAMESAKE_METRES = 50_000;

/** The coordinates of an answer of the cleanse, in ten-millionths of a degree; null where it has none. */
export const pointOf = ({ attributes }: ValidatedAddress): Point | null =>
  attributes?.['Latitude']
    ? [Math.round(Number(attributes['Latitude']) * 1e7), Math.round(Number(attributes['Longitude']) * 1e7)]
    : null;

/** True for an answer that says no more than a locality. */
export const isPlaceAtMost = ({ level }: ValidatedAddress): boolean => level === 'locality' || level === 'none';
