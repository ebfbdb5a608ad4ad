// Where the answer of each key lies, in 12 bytes for a slot of an open hash table: four bytes of the key, and its place
// in the file. Keys are hashes, so their first bytes are as good as any; that a key is the one that was sought shows
// where it lies, in all its 32 bytes.

const FIRST_SLOTS = 1 << 12;

export class KeyTable {
  /** Keys that have a place. */
  size = 0;
  private mask = FIRST_SLOTS - 1;
  private marks = new Uint32Array(FIRST_SLOTS);
  /** Places, 0 for a slot that is free. */
  private places = new Float64Array(FIRST_SLOTS);

  /** The place of the first key with that mark whose place is the right one; undefined if there is none. */
  find(mark: number, isRight: (place: number) => boolean): number | undefined {
    const slot = this.slotOf(mark, isRight);
    return this.places[slot] === 0 ? undefined : this.places[slot];
  }

  /** Puts a key at a place, which is greater than 0: in that of an earlier one, if there is one that is the same. */
  set(mark: number, place: number, isSame: (place: number) => boolean): void {
    const slot = this.slotOf(mark, isSame);
    if (this.places[slot] === 0) this.size++;
    this.marks[slot] = mark;
    this.places[slot] = place;
    if (this.size * 4 > (this.mask + 1) * 3) this.grow();
  }

  /** The slot of the right key with that mark, or the free one where it belongs. */
  private slotOf(mark: number, isRight: (place: number) => boolean): number {
    const { marks, places, mask } = this;
    let slot = mark & mask;
    while (places[slot] !== 0 && !(marks[slot] === mark && isRight(places[slot]!))) slot = (slot + 1) & mask;
    return slot;
  }

  private grow(): void {
    const { marks, places } = this;
    const slots = 2 * (this.mask + 1);
    this.marks = new Uint32Array(slots);
    this.places = new Float64Array(slots);
    this.mask = slots - 1;
    for (let i = 0; i < places.length; i++) {
      const place = places[i]!;
      if (place === 0) continue;
      let slot = marks[i]! & this.mask;
      while (this.places[slot] !== 0) slot = (slot + 1) & this.mask;
      this.marks[slot] = marks[i]!;
      this.places[slot] = place;
    }
  }
}
