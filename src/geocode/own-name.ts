// What a place of the world is called: its own name, alone and with what it lies in.
import { foldWorldName } from '../address/fold.js';
import { countryName } from './country.js';
import type { LocatedText } from './located-text.js';

export type NamedPlace = NonNullable<LocatedText['place']>;

/** True if the place bears the folded text as its own name, and not as one of those that some give it. */
export const isOwnName = ({ name }: NamedPlace, text: string): boolean => foldWorldName(name) === text;

/** The place with its region and country: Dublin, Leinster, Ireland. */
export const wholeName = ({ name, region, country }: NamedPlace): string =>
  [name, region, countryName(country)].filter((part) => part !== '').join(', ');
