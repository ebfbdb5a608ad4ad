// Postcodes of boxes and bags in New Zealand, which no house has: of each hundred those from 40 to 69, but for the
// hundreds of central Auckland and of Christchurch, which houses fill.

const FILLED: ReadonlySet<number> = new Set([10, 80]);

/** True for the postcode of a box lobby. */
export function isBoxCodeNz(postcode: string): boolean {
  const code = Number(postcode);
  return code % 100 >= 40 && code % 100 <= 69 && !FILLED.has(Math.floor(code / 100));
}
