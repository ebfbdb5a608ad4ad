// Counts different numbers in a table of their own: 8 bytes a place, open addressing, at most five of eight in use.

const FEWEST_PLACES = 1 << 10;
/** Share of the places that may be taken before the table is doubled. */
const FULL = 0.625;

/** A set of whole numbers of 53 bits, none of them 0. */
export class DistinctNumbers {
  private places = new Float64Array(FEWEST_PLACES);
  size = 0;

  /** True if the number was not there. */
  add(value: number): boolean {
    const at = this.placeOf(value);
    if (this.places[at] !== 0) return false;
    this.places[at] = value;
    this.size++;
    if (this.size > this.places.length * FULL) this.grow();
    return true;
  }

  has(value: number): boolean {
    return this.places[this.placeOf(value)] !== 0;
  }

  /** Where the number is, or would be. */
  private placeOf(value: number): number {
    const { places } = this;
    const mask = places.length - 1;
    // The lower half alone is spread well enough; the upper one tells neighbours of it apart.
    let at = Math.imul((value % 0x1_0000_0000) ^ (value / 0x1_0000_0000), 0x9e3779b1) >>> 7;
    for (at &= mask; places[at] !== 0 && places[at] !== value; at = (at + 1) & mask);
    return at;
  }

  private grow(): void {
    const old = this.places;
    this.places = new Float64Array(old.length * 2);
    for (const value of old) if (value !== 0) this.places[this.placeOf(value)] = value;
  }
}
