// Ranges that the numbering plans of July 2026 had and those of November 2026 have no more: two countries moved their
// numbers to longer ones. Lists of customers have the old ones for years, so that they are still read, and it is said.
import type { NumberType } from './number-type.js';

const RETIRING: Readonly<Record<string, readonly (readonly [NumberType, RegExp])[]>> = {
  BJ: [
    ['VOIP', /^857[58]\d{4}$/],
    ['UAN', /^81\d{6}$/],
  ],
  ZW: [
    [
      'FIXED_LINE',
      /^(?:(?:(?:(?:13|6(?:[16-8]21|52[013])|8(?:[1349]28|523))\d|3(?:(?:123|92\d)\d|7[56]))\d|2(?:(?:(?:02[014]|[56]20|72[03]|9\d\d)\d|4(?:2\d\d|8))\d|2(?:[278]\d|92))|5(?:4(?:2\d{3}|83)|525\d\d))\d{3}|(?:2(?:(?:0\d|7[1-7])\d|583)|(?:55|6[78])\d\d)\d{3})$/,
    ],
  ],
};

/** The type of a number of such a range; undefined for any other. */
export const retiringType = (country: string, national: string): NumberType | undefined =>
  RETIRING[country]?.find(([, pattern]) => pattern.test(national))?.[0];
