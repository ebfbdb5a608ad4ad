// The numbering plans of all countries as their package publishes them: rows of lists, whose places are named here.
import { fromPackage } from '../../data/needed-packages.js';

/** A way to write a number: pattern, how, the digits it is for, rule of the national prefix, …, how from abroad. */
export type FormatRow = readonly [
  pattern: string,
  national: string,
  leadingDigits?: readonly string[] | 0,
  prefixRule?: string | 0,
  isPrefixOptional?: 1 | 0,
  international?: string | 0,
];

/** Pattern of a type of number, and the lengths it has where they are not those of the plan. */
type TypeRow = readonly [pattern: string, lengths?: readonly number[]] | 0;

/** The plan of one country, by places; 0 or absent is nothing. */
export type PlanRow = readonly [
  callingCode: string,
  abroadPrefix: string | 0,
  pattern: string,
  lengths: readonly number[],
  formats?: readonly FormatRow[] | 0,
  nationalPrefix?: string | 0,
  prefixRule?: string | 0,
  prefixForReading?: string | 0,
  transform?: string | 0,
  isPrefixOptional?: 1 | 0,
  leadingDigits?: string | 0,
  types?: readonly TypeRow[] | 0,
];

export interface PlanMetadata {
  /** Countries (ISO 3166-1 alpha-2, and AC, TA, XK) of each calling code, the main one first. */
  readonly country_calling_codes: Readonly<Record<string, readonly string[]>>;
  readonly countries: Readonly<Record<string, PlanRow>>;
  /** Plans of calling codes that are of no country. */
  readonly nonGeographic: Readonly<Record<string, PlanRow>>;
}

/** Date on which the plans were published, YYYY-MM-DD: that of the package's version in package.json. */
export const PLANS_PUBLISHED = '2026-11-10';

/** The plans. Throws `data-broken` where they cannot be read, or are not as they were published. */
export const planMetadata = (): PlanMetadata =>
  fromPackage('libphonenumber-js/metadata.max.json') as unknown as PlanMetadata;
