// Places of the world as a search sees them: found by name, by postal code, by a name with typos. One file a country for
// what was imported, one for all countries for what comes with the package.
import { foldName } from '../address/fold.js';
import type { Region } from './build/write-places.js';
import { SetFile } from './file/set-file.js';
import { StoredNames } from './names.js';
import { ColumnPoints, PointIndex } from './point-index.js';

/** Name in the catalogue of imported places; no source of truth of the contract. */
export const GEONAMES_SOURCE = 'GEONAMES';

/** A place: degrees * 1e7. */
export interface FoundPlace { readonly name: string; readonly region: Region; readonly postcode: string; readonly latitude: number; readonly longitude: number }

/** The form in which postal codes are compared: capitals, letters and digits only. sw1a 1aa → SW1A1AA. */
export const foldPostcode = (text: string): string => foldName(text).replaceAll(' ', '');

export class PlaceSet {
  readonly source: string;
  readonly #file: SetFile;
  readonly #names: StoredNames;
  readonly #postcodes: StoredNames;
  #regions?: readonly Region[];
  readonly #ofCountry = new Map<string, readonly { name: string; code: string }[]>();
  #columns: { name: Uint32Array; region: Uint16Array; postcode: Uint32Array; latitude: Int32Array; longitude: Int32Array } | undefined;

  private constructor(file: SetFile) {
    this.source = file.meta.source;
    this.#file = file;
    this.#names = new StoredNames(file, 'placeName');
    this.#postcodes = new StoredNames(file, 'placePostcode');
  }

  /** Opens a file of places; nothing but its header and names is read until used. Throws WaypostError for a file that is damaged. */
  static open(file: string): PlaceSet { return new PlaceSet(SetFile.open(file)); }

  close(): void { this.#file.close(); }

  /** Regions of a country, names folded and codes in capitals. */
  regionsOf(country: string): readonly { readonly name: string; readonly code: string }[] {
    let found = this.#ofCountry.get(country);
    if (!found) {
      found = this.#all().filter((region) => region.country === country).map(({ name, code }) => ({ name: foldName(name), code: code.toUpperCase() }));
      this.#ofCountry.set(country, found);
    }
    return found;
  }

  /** Places that bear the name (folded). */
  named(name: string): number[] { return this.#list('placeName.place', this.#names.find(name)); }
  /** Places with the postal code (folded). */
  withPostcode(postcode: string): number[] { return postcode === '' ? [] : this.#list('placePostcode.place', this.#postcodes.find(postcode)); }
  /** Names within `distance` (1 or 2) edits, nearest first; none in a file without the means for it. */
  similar(name: string, distance: number): string[] { return this.#file.has('placeName.deletion.bucket') ? this.#names.near(name, distance).map(({ id }) => this.#names.text(id)) : []; }

  place(i: number): FoundPlace {
    const file = this.#file, columns = this.#columns ??= {
      name: file.u32('place.name'), region: file.u16('place.region'), postcode: file.u32('place.postcode'), latitude: file.i32('place.latitude'), longitude: file.i32('place.longitude'),
    };
    return {
      name: this.#names.display(columns.name[i]!), region: this.#all()[columns.region[i]!]!, postcode: this.#postcodes.display(columns.postcode[i]!),
      latitude: columns.latitude[i]!, longitude: columns.longitude[i]!,
    };
  }

  #points?: PointIndex;
  /** Places by where they are. Throws WaypostError for a file of an earlier version, which has no such index. */
  get points(): PointIndex { return this.#points ??= PointIndex.of(this.#file, new ColumnPoints(this.#file, { latitude: 'place.latitude', longitude: 'place.longitude' })); }

  #all(): readonly Region[] { return this.#regions ??= this.#file.json('regions', []); }

  #list(section: string, key: number): number[] {
    if (key < 0) return [];
    const starts = this.#file.u32(`${section}.start`);
    return [...this.#file.u32(section).subarray(starts[key]!, starts[key + 1]!)];
  }
}
