// A queue that gives the box with the least bound first: a binary heap in two arrays, without an object for a box.

export class BoxQueue {
  #boxes = new Uint32Array(256);
  #bounds = new Float64Array(256);
  #size = 0;

  get size(): number { return this.#size; }
  /** Bound of the box that `pop` gives next; of an empty queue, anything. */
  get least(): number { return this.#bounds[0]!; }

  clear(): void { this.#size = 0; }

  push(box: number, bound: number): void {
    if (this.#size === this.#boxes.length) this.#grow();
    let at = this.#size++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#bounds[parent]! <= bound) break;
      this.#boxes[at] = this.#boxes[parent]!;
      this.#bounds[at] = this.#bounds[parent]!;
      at = parent;
    }
    this.#boxes[at] = box;
    this.#bounds[at] = bound;
  }

  /** Takes out the box with the least bound. The queue must not be empty. */
  pop(): number {
    const first = this.#boxes[0]!, size = --this.#size, box = this.#boxes[size]!, bound = this.#bounds[size]!;
    let at = 0;
    for (let child = 1; child < size; child = at * 2 + 1) {
      if (child + 1 < size && this.#bounds[child + 1]! < this.#bounds[child]!) child++;
      if (this.#bounds[child]! >= bound) break;
      this.#boxes[at] = this.#boxes[child]!;
      this.#bounds[at] = this.#bounds[child]!;
      at = child;
    }
    this.#boxes[at] = box;
    this.#bounds[at] = bound;
    return first;
  }

  #grow(): void {
    const boxes = new Uint32Array(this.#boxes.length * 2), bounds = new Float64Array(boxes.length);
    boxes.set(this.#boxes);
    bounds.set(this.#bounds);
    this.#boxes = boxes;
    this.#bounds = bounds;
  }
}
