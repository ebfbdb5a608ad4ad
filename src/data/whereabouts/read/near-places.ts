// The places that a point may be said to be near: points on the unit sphere in the order of a tree, country, and the
// words for each.
import type { SetFile } from '../../file/read/set-file.js';
import { TextTable } from '../../names/read/text-table.js';

/** Numbers of a position: x to longitude 0 on the equator, y to 90 degrees east, z to the north pole. */
export const AXES = 3;
/** A position on the unit sphere is stored in so many parts: 6 mm on the ground. */
export const SPHERE_UNITS = 2 ** 30;
/** No part of the tree with as many places or fewer is divided further. */
export const LEAF_PLACES = 8;

/**
 * Places [from, to) are divided by the one in the middle, at (from + to) >> 1: those before it are not beyond it on the
 * axis of that depth (0, 1, 2, 0, ...), those behind it not before it.
 */
export class NearPlaces {
  readonly positions: Int32Array;
  /** Number of each place's country, as `CountryCells` counts countries. */
  readonly countries: Uint8Array;
  private readonly regions: Uint16Array;
  private readonly names: TextTable;
  private readonly regionNames: TextTable;

  constructor(file: SetFile) {
    this.positions = file.i32('near.position');
    this.countries = file.u8('near.country');
    this.regions = file.u16('near.region');
    this.names = new TextTable(file, 'near.name');
    this.regionNames = new TextTable(file, 'near.regionName');
  }

  /** What people call a place: its name, and the region of its country where it has one of another name. */
  label(place: number): string {
    const region = this.regionNames.text(this.regions[place]!);
    return region === '' ? this.names.text(place) : `${this.names.text(place)}, ${region}`;
  }
}

/** Writes the position of a point (degrees * 1e7) into three numbers. */
export function toSphere(latitude: number, longitude: number, into: Float64Array): void {
  const [north, east] = [latitude * RADIANS, longitude * RADIANS];
  const out = Math.cos(north) * SPHERE_UNITS;
  into[0] = out * Math.cos(east);
  into[1] = out * Math.sin(east);
  into[2] = Math.sin(north) * SPHERE_UNITS;
}

const RADIANS = Math.PI / 180 / 1e7;
