// Where a worker thread writes its answers and the main thread sends them from: memory of both, used again and again,
// so that no answer is copied on its way, or costs either thread the collecting of what is left of it.

/** Answers of a thread that may be on their way out at a time. */
const PLACES = 6;
/** Bytes that each has room for: twice those of a hundred addresses. */
export const ROOM = 262_144;
/** Before the places stands a word for each that says whether it is taken. */
const HEAD = 64;

export class SharedBodies {
  /** What the other thread needs to see the same places. */
  readonly memory: SharedArrayBuffer;
  private readonly taken: Int32Array;

  constructor(memory = new SharedArrayBuffer(HEAD + PLACES * ROOM)) {
    this.memory = memory;
    this.taken = new Int32Array(memory, 0, PLACES);
  }

  /** Takes a free place; -1 where there is none. For the worker thread alone. */
  take(): number {
    for (let place = 0; place < PLACES; place++) {
      if (Atomics.load(this.taken, place) === 0) {
        Atomics.store(this.taken, place, 1);
        return place;
      }
    }
    return -1;
  }

  /** Gives a place back: nothing reads its bytes any more. */
  free(place: number): void {
    Atomics.store(this.taken, place, 0);
  }

  /** The bytes of a place, or the first of them. */
  bytes(place: number, length = ROOM): Buffer {
    return Buffer.from(this.memory, HEAD + place * ROOM, length);
  }
}
