// The rows of an index that are nearest to a point, within a radius, in exact great-circle order: the boxes of the tree
// are opened nearest first, and what is further than the last row that still counts is not opened at all.
import { withRoom } from '../contract/with-room.js';
import { BOX_WORDS, FAN_OUT, RUN_WORDS, type PointIndex } from '../data/points/read/point-index.js';
import { BoxQueue } from './box-queue.js';
import {
  cosineOf,
  EARTH_RADIUS,
  HALF_TURN,
  haversine,
  haversineOf,
  haversineToBox,
  longitudeGap,
  longitudeReach,
  longitudesApart,
  metresOf,
  UNIT,
} from './great-circle.js';

/** A row and its distance in metres. */
export interface NearRow {
  readonly row: number;
  readonly metres: number;
}

/** A haversine is known to some 1e-15 of itself: what is beyond a bound by less is looked at. */
const SLACK = 1 + 1e-12;
/**
 * Within so many units (1.1 km) the order of boxes is not worth its trigonometry: all that meet the circle's rectangle
 * are opened.
 */
const NARROW = 100_000;
/**
 * The first looks go this far, without the trigonometry of boxes: twenty addresses of a suburb are within the one, of a
 * village within the other.
 */
const FIRST_METRES = [100, 300];

/** Searches any index; one is kept for all searches, for the memory that they work in. */
export class NearestRows {
  private index!: PointIndex;
  private readonly queue = new BoxQueue();
  private latitude = 0;
  private longitude = 0;
  private cosine = 1;
  /** Rows found so far, nearest first, `limit` at most, and their haversines. */
  private rows = new Uint32Array(64);
  private haversines = new Float64Array(64);
  private count = 0;
  private limit = 0;
  /** What is further than this haversine, or than so many units of latitude or longitude, does not count any more. */
  private bound = 0;
  private north = 0;
  private east = 0;
  /** Whether `bound` was lowered since `north` and `east` were told from it. */
  private isLowered = false;

  /**
   * At most `limit` rows of the index within `metres` of a point (degrees * 1e7, any longitude), nearest first, those
   * at one distance by row.
   */
  find(
    index: PointIndex,
    { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
    limit: number,
    metres: number,
  ): NearRow[] {
    this.index = index;
    this.count = 0;
    for (const reach of FIRST_METRES) {
      if (reach < metres && this.count < limit) this.search(latitude, longitude, limit, reach);
    }
    if (this.count < limit) this.search(latitude, longitude, limit, metres);
    const hits: NearRow[] = [];
    for (let i = 0; i < this.count; i++) {
      const far = metresOf(this.haversines[i]!);
      if (far <= metres) hits.push({ row: this.rows[i]!, metres: far });
    }
    return hits;
  }

  private search(latitude: number, longitude: number, limit: number, metres: number): void {
    const { boxes, levels, runCount } = this.index;
    const top = levels.length - 1;
    const queue = this.queue;
    this.latitude = latitude;
    this.longitude = longitude - Math.floor((longitude + HALF_TURN) / (2 * HALF_TURN)) * 2 * HALF_TURN;
    this.cosine = cosineOf(latitude);
    this.limit = limit;
    this.count = 0;
    this.bound = haversineOf(metres) * SLACK;
    this.reach(metres);
    queue.clear();
    if (top >= 0) queue.push(levels[top]!, 0);
    while (queue.size > 0 && queue.least <= this.bound) {
      const box = queue.pop();
      let level = top;
      while (box < levels[level]!) level--;
      const child = (box - levels[level]!) * FAN_OUT;
      if (this.isLowered) this.reach(metresOf(this.bound));
      if (level === 0) this.readRuns(child, Math.min(FAN_OUT, runCount - child));
      else {
        for (let at = levels[level - 1]! + child, end = Math.min(at + FAN_OUT, levels[level]!); at < end; at++) {
          this.meet(boxes, at);
        }
      }
    }
  }

  /** Puts a box into the queue if it may hold a row that counts. */
  private meet(boxes: Int32Array, box: number): void {
    const at = box * BOX_WORDS;
    const south = boxes[at]!;
    const north = boxes[at + 2]!;
    const reach = this.north;
    if (south - this.latitude > reach || this.latitude - north > reach) return;
    const gap = longitudeGap(this.longitude, boxes[at + 1]!, boxes[at + 3]!);
    if (gap > this.east) return;
    const least = reach < NARROW ? 0 : haversineToBox(this.latitude, south, north, gap);
    if (least <= this.bound) this.queue.push(box, least);
  }

  private readRuns(first: number, count: number): void {
    const index = this.index;
    index.readRuns(first, count);
    const { runs, runStart } = index;
    const latitude = this.latitude;
    const longitude = this.longitude;
    let reachNorth = this.north;
    let reachEast = this.east;
    for (let at = runStart, end = runStart + count * RUN_WORDS; at < end; at += RUN_WORDS) {
      const south = runs[at]!;
      const west = runs[at + 1]!;
      const extents = runs[at + 2]!;
      if (south - latitude > reachNorth || latitude - south - (extents >>> 16) > reachNorth) continue;
      if (longitudeGap(longitude, west, west + (extents & 0xffff)) > reachEast) continue;
      this.readRows(runs[at + 3]! >>> 5, (runs[at + 3]! & 31) + 1);
      if (!this.isLowered) continue;
      this.reach(metresOf(this.bound));
      reachNorth = this.north;
      reachEast = this.east;
    }
  }

  private readRows(first: number, count: number): void {
    const { rows } = this.index;
    const north = this.north;
    const east = this.east;
    rows.read(first, count);
    const { latitudes, longitudes, stride } = rows;
    for (let i = 0, at = rows.start; i < count; i++, at += stride) {
      const latitude = latitudes[at]!;
      const up = latitude - this.latitude;
      if (up > north || -up > north) continue;
      const aside = longitudesApart(longitudes[at]!, this.longitude);
      if (aside > east) continue;
      const far = haversine(up, aside, this.cosine * cosineOf(latitude));
      if (far <= this.bound) this.take(first + i, far);
    }
  }

  /** Puts a row in its place; the last one falls out when there are too many, and bounds what comes. */
  private take(row: number, far: number): void {
    const isFull = this.count === this.limit;
    const last = this.count - 1;
    if (isFull && far === this.haversines[last] && row > this.rows[last]!) return;
    if (!isFull && ++this.count > this.rows.length) {
      this.rows = withRoom(this.rows);
      this.haversines = withRoom(this.haversines);
    }
    const rows = this.rows;
    const haversines = this.haversines;
    let at = this.count - 1;
    for (; at > 0 && (haversines[at - 1]! > far || (haversines[at - 1] === far && rows[at - 1]! > row)); at--) {
      rows[at] = rows[at - 1]!;
      haversines[at] = haversines[at - 1]!;
    }
    rows[at] = row;
    haversines[at] = far;
    if (this.count < this.limit || haversines[this.limit - 1]! >= this.bound) return;
    this.bound = haversines[this.limit - 1]!;
    this.isLowered = true;
  }

  /**
   * How far a circle of that radius reaches. One unit more each way is a centimetre, against what rounding may take
   * off.
   */
  private reach(metres: number): void {
    const angle = metres / EARTH_RADIUS;
    this.north = angle / UNIT + 1;
    this.east = longitudeReach(this.latitude, angle) + 1;
    this.isLowered = false;
  }
}
