// Packs outlines into the bytes that `isInShape` reads, one after another in the same buffer.
import { withRoom } from '../../../contract/with-room.js';
import { eastward, MOST_EAST } from '../shape.js';

const TURN = 360e7;
const MOST_NORTH = 90e7;
/** Bytes of two variable numbers at most. */
const CORNER_BYTES = 12;
/** Corners of the smallest ring. */
const LEAST_CORNERS = 3;

export class ShapePacker {
  /** The outline is `bytes` from 0 to `length`, once `end` has found it whole. */
  bytes = Buffer.allocUnsafe(1 << 16);
  length = 0;
  south = 0;
  west = 0;
  north = 0;
  east = 0;
  private corners: Float64Array = new Float64Array(1 << 12);
  private count = 0;
  private readonly ringStarts: number[] = [];
  private wrong: string | undefined;

  /** A new outline. */
  begin(): void {
    this.count = 0;
    this.ringStarts.length = 0;
    this.wrong = undefined;
  }

  /** A new ring of it. */
  ring(): void {
    this.ringStarts.push(this.count);
  }

  /** The next corner of the ring, degrees * 1e7. */
  corner(latitude: number, longitude: number): void {
    const east = eastward(longitude, TURN);
    if (!(Math.abs(latitude) <= MOST_NORTH && east >= 0 && east <= MOST_EAST * 1e7)) {
      this.wrong ??=
        `a corner at ${longitude / 1e7} ${latitude / 1e7} is not in New Zealand; export the layer with longitude and ` +
        `latitude (NZGD2000, EPSG:4167, or WGS84)`;
      return;
    }
    if (2 * this.count + 2 > this.corners.length) this.corners = withRoom(this.corners);
    this.corners[2 * this.count] = latitude;
    this.corners[2 * this.count + 1] = east;
    this.count++;
  }

  /** Packs the outline. Returns what is wrong with it, in words; a shape without rings has no bytes. */
  end(): string | undefined {
    this.length = 0;
    if (this.wrong !== undefined || this.ringStarts.length === 0) return this.wrong;
    const most = (this.ringStarts.length + 1 + this.count) * CORNER_BYTES;
    if (most > this.bytes.length) this.bytes = Buffer.allocUnsafe(2 * most);
    [this.south, this.west, this.north, this.east] = [Infinity, Infinity, -Infinity, -Infinity];
    this.put(this.ringStarts.length);
    let y = 0;
    let x = 0;
    for (const [i, start] of this.ringStarts.entries()) {
      const end = (this.ringStarts[i + 1] ?? this.count) - 1;
      const { corners } = this;
      if (end - start < LEAST_CORNERS) return `a ring of ${end - start + 1} corners; the smallest has 4`;
      if (corners[2 * start] !== corners[2 * end] || corners[2 * start + 1] !== corners[2 * end + 1]) {
        return 'a ring that does not end where it begins';
      }
      this.put(end - start);
      for (let k = start; k < end; k++) {
        const north = corners[2 * k]!;
        const east = corners[2 * k + 1]!;
        this.putStep(north - y);
        this.putStep(east - x);
        y = north;
        x = east;
        if (north < this.south) this.south = north;
        if (north > this.north) this.north = north;
        if (east < this.west) this.west = east;
        if (east > this.east) this.east = east;
      }
    }
    return undefined;
  }

  private putStep(step: number): void {
    this.put(step < 0 ? -2 * step - 1 : 2 * step);
  }

  private put(value: number): void {
    let left = value;
    while (left >= 128) {
      this.bytes[this.length++] = (left % 128) + 128;
      left = Math.floor(left / 128);
    }
    this.bytes[this.length++] = left;
  }
}
