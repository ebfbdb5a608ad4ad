// Places of the world as a search sees them: found by name, by postal code, by a name with typos. One file a country
// for what was imported, one for all countries for what comes with the package.
import { partitionPoint } from '../../ascending.js';
import { foldWorldName } from '../../../address/fold.js';
import type { NameTable } from '../../names/name-table.js';
import type { FoundPlace, Region } from '../place.js';
import { CountryNames } from './country-names.js';
import type { FileOrigin } from '../../file/format.js';
import { SetFile } from '../../file/read/set-file.js';
import { namesWithPrefix } from '../../names/read/name-prefix.js';
import { StoredNames } from '../../names/read/stored-names.js';
import { NamesAlike } from './names-alike.js';
import { ColumnPoints, PointIndex } from '../../points/read/point-index.js';
import { isInRange, type IdRange } from '../../id-range.js';

/** What is known of each place, by its position. */
interface Columns {
  readonly name: Uint32Array;
  readonly region: Uint16Array;
  readonly area: Uint32Array;
  readonly postcode: Uint32Array;
  readonly latitude: Int32Array;
  readonly longitude: Int32Array;
  readonly population: Uint32Array;
  readonly id: Uint32Array;
}

/** What stands between the parts of a local id that is no number. */
const PART = '~';

export class PlaceSet {
  readonly source: string;
  private readonly file: SetFile;
  private readonly loadedNames: StoredNames;
  private readonly areas: StoredNames;
  private readonly postcodes: StoredNames;
  private regions?: readonly Region[];
  private columns: Columns | undefined;
  private readonly regionsIn = new Map<string, readonly { readonly id: number; readonly region: Region }[]>();
  private readonly namesIn = new Map<string, CountryNames>();
  private alike: NamesAlike | undefined;

  private constructor(file: SetFile) {
    this.source = file.meta.source;
    this.file = file;
    this.loadedNames = new StoredNames(file, 'placeName');
    this.areas = new StoredNames(file, 'placeArea');
    this.postcodes = new StoredNames(file, 'placePostcode');
  }

  /**
   * Opens a file of places; nothing but its header and names is read until used. Throws WaypostError for a file that is
   * damaged.
   */
  static open(file: string, origin?: FileOrigin): PlaceSet {
    return new PlaceSet(SetFile.open(file, origin));
  }

  close(): void {
    this.file.close();
  }

  /** Regions of a country. */
  regionsOf(country: string): readonly Region[] {
    return this.loadedRegionsOf(country).map(({ region }) => region);
  }
  /** Names in order of their bytes (folded), for a search by their beginnings. */
  get names(): NameTable {
    return this.loadedNames;
  }
  /** Places that bear the name (folded). */
  named(name: string): Uint32Array {
    return this.list('placeName.place', this.loadedNames.find(name));
  }
  /** Places with the postal code (folded). */
  withPostcode(postcode: string): Uint32Array {
    return this.list('placePostcode.place', postcode === '' ? -1 : this.postcodes.find(postcode));
  }

  /** Places of a country whose postal code begins with the text (folded). */
  withPostcodePrefix(country: string, text: string): Uint32Array {
    const { first, end } = namesWithPrefix(this.postcodes, text);
    const start = this.file.u32('placePostcode.place.start');
    const found = this.file.u32('placePostcode.place').subarray(start[first], start[end]);
    const [low, high] = this.extent(country);
    return low === 0 && high === this.file.length('place.name') ? found : found.filter((at) => at >= low && at < high);
  }

  /** Places of a country that bear a name of [first, end), one that bears several of them once for each. */
  bearing(country: string, { first, end }: IdRange): Uint32Array {
    let names = this.namesIn.get(country);
    if (!names) {
      this.namesIn.set(
        country,
        (names = new CountryNames(
          { start: this.file.u32('placeName.place.start'), place: this.file.u32('placeName.place') },
          ...this.extent(country),
          this.file.length('place.name'),
        )),
      );
    }
    return names.bearing(first, end);
  }

  /**
   * A test whether a place of the country has a postal code that begins so, and lies in one of the regions or in an
   * area that begins so ('' and null for no such wish); null where none can.
   */
  lyingIn(
    country: string,
    {
      postcode,
      area,
      isRegion,
    }: { readonly postcode: string; readonly area: string; readonly isRegion: (region: Region) => boolean },
  ): ((at: number) => boolean) | null {
    const codes = postcode === '' ? null : namesWithPrefix(this.postcodes, postcode);
    const areas = area === '' ? null : namesWithPrefix(this.areas, area);
    const regions = new Set<number>();
    if (codes && codes.first === codes.end) return null;
    if (areas) for (const { id, region } of this.loadedRegionsOf(country)) if (isRegion(region)) regions.add(id);
    if (areas && areas.first === areas.end && regions.size === 0) return null;
    this.columns ??= this.load();
    const { postcode: code, area: within, region } = this.columns;
    return (at) =>
      (!codes || isInRange(codes, code[at]!)) &&
      (!areas || regions.has(region[at]!) || isInRange(areas, within[at] ?? 0));
  }

  /** The country's places: [first, end), for they stand in the order of their countries. */
  private extent(country: string): readonly [number, number] {
    const count = this.file.length('place.name');
    const first = partitionPoint(0, count, (at) => this.countryOf(at) < country);
    return [first, partitionPoint(first, count, (at) => this.countryOf(at) === country)];
  }

  /** Names one edit away. */
  similar(name: string): readonly string[] {
    return (this.alike ??= new NamesAlike(this.loadedNames, this.file.has('placeName.deletion.bucket'))).of(name);
  }

  place(i: number): FoundPlace {
    this.columns ??= this.load();
    const columns = this.columns;
    const id = columns.id[i] ?? 0;
    const area = columns.area[i];
    return {
      name: this.loadedNames.display(columns.name[i]!),
      region: this.all()[columns.region[i]!]!,
      area: area === undefined ? '' : this.areas.display(area),
      postcode: this.postcodes.display(columns.postcode[i]!),
      latitude: columns.latitude[i]!,
      longitude: columns.longitude[i]!,
      population: columns.population[i] ?? 0,
      id: id === 0 ? '' : String(id),
    };
  }

  /** Country of a place. */
  countryOf(i: number): string {
    return this.all()[(this.columns ??= this.load()).region[i]!]!.country;
  }
  /** People in a place, 0 where that is not known. */
  populationOf(i: number): number {
    return (this.columns ??= this.load()).population[i] ?? 0;
  }

  /** What names a place in its source and country: its number there, or what it is called and where it is. */
  localId(i: number): string {
    const { id, name, postcode, region, area } = this.place(i);
    return id !== ''
      ? id
      : [name, postcode, region.code, area].map((text) => foldWorldName(text).replaceAll(' ', '_')).join(PART);
  }

  /** The place of a country with that local id, or -1. */
  withLocalId(country: string, local: string): number {
    if (/^[1-9]\d{0,9}$/.test(local)) return this.withNumber(Number(local), country);
    const [name = ''] = local.split(PART);
    for (const i of this.named(name.replaceAll('_', ' '))) {
      if (this.countryOf(i) === country && this.localId(i) === local) return i;
    }
    return -1;
  }

  private withNumber(id: number, country: string): number {
    const order = this.file.u32('place.byId');
    this.columns ??= this.load();
    const { id: ids } = this.columns;
    const found = order[partitionPoint(0, order.length, (at) => ids[order[at]!]! < id)];
    return found !== undefined && ids[found] === id && this.countryOf(found) === country ? found : -1;
  }

  private load(): Columns {
    const file = this.file;
    return {
      name: file.u32('place.name'),
      region: file.u16('place.region'),
      area: file.u32('place.area'),
      postcode: file.u32('place.postcode'),
      latitude: file.i32('place.latitude'),
      longitude: file.i32('place.longitude'),
      population: file.u32('place.population'),
      id: file.u32('place.id'),
    };
  }

  private loadedPoints?: PointIndex;
  /** Places by where they are. Throws WaypostError for a file of an earlier version, which has no such index. */
  get points(): PointIndex {
    return (this.loadedPoints ??= PointIndex.of(
      this.file,
      new ColumnPoints(this.file, { latitude: 'place.latitude', longitude: 'place.longitude' }),
    ));
  }

  private loadedRegionsOf(country: string): readonly { readonly id: number; readonly region: Region }[] {
    let regions = this.regionsIn.get(country);
    if (!regions) {
      this.regionsIn.set(
        country,
        (regions = this.all().flatMap((region, id) => (region.country === country ? [{ id, region }] : []))),
      );
    }
    return regions;
  }

  private all(): readonly Region[] {
    return (this.regions ??= this.file.json('regions', []));
  }

  private list(section: string, key: number): Uint32Array {
    if (key < 0) return new Uint32Array(0);
    const starts = this.file.u32(`${section}.start`);
    return this.file.u32(section).subarray(starts[key]!, starts[key + 1]!);
  }
}
