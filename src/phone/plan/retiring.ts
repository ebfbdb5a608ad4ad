// Ranges that the numbering plans of July 2026 had and those of November 2026 have no more: two countries moved their
// numbers to longer ones. Lists of customers have the old ones for years, so that they are still read, and it is said.
import type { NumberType } from './number-type.js';

const ZW_LOCAL = new RegExp(
  `^(?:${[
    String.raw`13\d{5}`,
    String.raw`2(?:0\d{5}|2(?:[278]\d|92)\d{3}|48\d{4}|583\d{3}|7[1-7]\d{4})`,
    String.raw`2(?:02[014]|42\d|[56]20|72[03]|9\d\d)\d{5}`,
    String.raw`3(?:7[56]\d{4}|(?:123|92\d)\d{5})`,
    String.raw`5(?:483\d{3}|5\d{5}|42\d{6}|525\d{5})`,
    String.raw`6(?:[78]\d{5}|(?:[16-8]21|52[013])\d{5})`,
    String.raw`8(?:[1349]28|523)\d{5}`,
  ].join('|')})$`,
);

const RETIRING: Readonly<Record<string, readonly (readonly [NumberType, RegExp])[]>> = {
  BJ: [
    ['VOIP', /^857[58]\d{4}$/],
    ['UAN', /^81\d{6}$/],
  ],
  ZW: [['FIXED_LINE', ZW_LOCAL]],
};

/** The type of a number of such a range; undefined for any other. */
export const retiringType = (country: string, national: string): NumberType | undefined =>
  RETIRING[country]?.find(([, pattern]) => pattern.test(national))?.[0];
