// What each column is, as its heading and its values say it together.
import type { Why } from '../formats/mapping.js';
import { BESIDE_STREET, PLACE_LEVEL } from './address-roles.js';
import { fitOf } from './fit.js';
import { meaningsOfHeading, type HeadingMeaning } from './heading.js';
import { withNames } from './names-beside.js';
import type { Role } from './phrases.js';
import { profilesOf, type Profile } from './profile.js';
import type { IsPlace } from './value-kinds.js';

/** A table as its head shows it. */
export interface Table {
  /** What columns are called in mappings and messages. */
  readonly names: readonly string[];
  /** What people wrote above the columns, '' where nothing; absent where the table has no headings. */
  readonly headings?: readonly string[] | undefined;
  /** `sample[row][column]`, the first 1,000 rows at most. */
  readonly sample: readonly (readonly string[])[];
}

export interface Reading {
  readonly role: Role;
  /** How surely: about 0.3 to 1.6. */
  readonly score: number;
  readonly order: number;
  readonly stem: string;
  readonly owner: string;
  readonly why: Why;
}

export interface ReadColumn {
  readonly index: number;
  readonly name: string;
  readonly heading: string;
  readonly profile: Profile;
  /** True if its heading says anything, whether its values agree or not. */
  readonly named: boolean;
  /** What it may be, the likeliest first; empty where its heading says nothing that its values agree with. */
  readonly readings: readonly Reading[];
}

/** Rows of an input that make the sample of its table. */
export const MOST_ROWS = 1000;
/** Share of its values that look like a line of an address, where the heading says more than that. */
const OF_LINES = 0.2;
/** Share of values of a dozen letters or fewer that makes a column no line of an address. */
const MOST_SHORT = 0.9;
/** Share of values that are house numbers which makes a line a column of these. */
const ALL_NUMBERS = 0.8;
/** What values that agree add to what a heading says. */
const OF_VALUES = 0.5;
/** Less sure than this a heading names no part of an address. */
const LEAST_OF_PART = 0.5;
/** Surer than this a heading says nothing else beside. */
const PLAIN = 0.88;

/** Reads the columns of a table. */
export function readColumns({ names, headings, sample }: Table, isPlace: IsPlace): ReadColumn[] {
  const profiles = profilesOf(sample, names.length, isPlace);
  const whole = headings === undefined ? [] : withNames(continued(headings));
  return names.map((name, index) => {
    const heading = whole[index] ?? '';
    const meanings = meaningsOfHeading(heading);
    const profile = profiles[index]!;
    return {
      index,
      name,
      heading,
      profile,
      named: meanings.length > 0,
      readings: readingsOf(heading, meanings, profile),
    };
  });
}

/** A heading that says address may hold words that look like none: names of places, of streets without a type. */
const CALLED_ADDRESS = /addr|adres|anschrift|direcc|indirizzo|endere/i;
const isAnyText = (profile: Profile): boolean =>
  profile.share('letters') >= OF_VALUES && fitOf('buildingName', profile) >= 0;

/** True for the last line of addresses: a place with its state or postcode, and no street before it. */
const isPlaceLine = (profile: Profile): boolean =>
  profile.share('tail') >= OF_VALUES && profile.share('numberStreet') < OF_LINES && profile.share('street') < OF_LINES;

function readingsOf(heading: string, meanings: readonly HeadingMeaning[], profile: Profile): Reading[] {
  return meanings
    .flatMap(({ role, strength, order, stem, owner }): Reading[] => {
      const fit = fitOf(role, profile);
      if ((BESIDE_STREET.has(role) || PLACE_LEVEL.has(role)) && strength < LEAST_OF_PART) return [];
      // A first line that holds nothing but numbers is the number of the street in the next.
      if (role === 'line' && order < 2 && profile.share('houseNumber') >= ALL_NUMBERS) {
        return [{ role: 'streetNumber', score: strength, order: 0, stem, owner, why: 'heading and content' }];
      }
      if (role === 'fullAddress' && isPlaceLine(profile)) {
        return [{ role: 'locality', score: strength, order: 0, stem, owner, why: 'heading and content' }];
      }
      if (fit < 0 && role === 'fullAddress' && isAnyText(profile) && CALLED_ADDRESS.test(heading)) {
        return [{ role, score: strength * OF_VALUES, order, stem, owner, why: 'heading' }];
      }
      // A word that is not known may make something else of it: `address use`.
      const isDoubtful = strength < PLAIN || profile.share('short') > MOST_SHORT;
      if (fit < 0 || (role === 'line' && fit < OF_LINES && isDoubtful && order < 2)) return [];
      const score = strength + OF_VALUES * fit;
      return [{ role, score, order, stem, owner, why: fit > OF_VALUES ? 'heading and content' : 'heading' }];
    })
    .sort((a, b) => b.score - a.score);
}

/** Headings with what a dash at their beginning stands for: `Addr 1 - Line 1`, `- Line 2` is `Addr 1 - Line 2`. */
function continued(headings: readonly string[]): string[] {
  let before = '';
  return headings.map((heading) => {
    const [, rest] = /^\s*-\s+(.*)$/.exec(heading) ?? [];
    if (rest !== undefined && before !== '') return `${before} - ${rest}`;
    before = heading.includes(' - ') ? heading.slice(0, heading.indexOf(' - ')) : '';
    return heading;
  });
}
