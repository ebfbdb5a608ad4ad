// A queue that gives the box with the least bound first: a binary heap in two arrays, without an object for a box.
import { withRoom } from '../contract/with-room.js';

export class BoxQueue {
  private boxes = new Uint32Array(256);
  private bounds = new Float64Array(256);
  private ownSize = 0;

  get size(): number {
    return this.ownSize;
  }
  /** Bound of the box that `pop` gives next; of an empty queue, anything. */
  get least(): number {
    return this.bounds[0]!;
  }

  clear(): void {
    this.ownSize = 0;
  }

  push(box: number, bound: number): void {
    if (this.ownSize === this.boxes.length) {
      this.boxes = withRoom(this.boxes);
      this.bounds = withRoom(this.bounds);
    }
    let at = this.ownSize++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.bounds[parent]! <= bound) break;
      this.boxes[at] = this.boxes[parent]!;
      this.bounds[at] = this.bounds[parent]!;
      at = parent;
    }
    this.boxes[at] = box;
    this.bounds[at] = bound;
  }

  /** Takes out the box with the least bound. The queue must not be empty. */
  pop(): number {
    const first = this.boxes[0]!;
    const size = --this.ownSize;
    const box = this.boxes[size]!;
    const bound = this.bounds[size]!;
    let at = 0;
    for (let child = 1; child < size; child = at * 2 + 1) {
      if (child + 1 < size && this.bounds[child + 1]! < this.bounds[child]!) child++;
      if (this.bounds[child]! >= bound) break;
      this.boxes[at] = this.boxes[child]!;
      this.bounds[at] = this.bounds[child]!;
      at = child;
    }
    this.boxes[at] = box;
    this.bounds[at] = bound;
    return first;
  }
}
