// The installed sets of places and streets of other countries, each opened at the first question for its country, and
// the places that come with the package.
import { setFile, type InstalledSet } from '../../data/catalogue.js';
import { PlaceSet } from '../../data/places/read/place-set.js';
import { StreetSet } from '../../data/streets/read/street-set.js';
import { openAreas, openPostalCodes, openWorldPlaces } from '../../data/places/read/world-places.js';
import type { WorldData } from '../../geocode/world-data.js';
import type { SetsByKind } from './sets-by-kind.js';

export class WorldSets implements WorldData {
  private readonly places: ByCountry<PlaceSet>;
  private readonly streets: ByCountry<StreetSet>;
  private loadedWorld: PlaceSet | undefined;
  private loadedAreas: PlaceSet | undefined;
  private loadedCodes: PlaceSet | undefined;

  constructor(dataDir: string, { places, streets }: Pick<SetsByKind, 'places' | 'streets'>) {
    this.places = new ByCountry(places, (set) => PlaceSet.open(setFile(dataDir, set), set));
    this.streets = new ByCountry(streets, (set) => StreetSet.open(setFile(dataDir, set), set));
  }

  /** Places of the world. */
  get world(): PlaceSet {
    return (this.loadedWorld ??= openWorldPlaces());
  }
  /** Countries, their regions, and the areas within these. */
  get areas(): PlaceSet {
    return (this.loadedAreas ??= openAreas());
  }
  /** Postal codes that come with the package. */
  get postalCodes(): PlaceSet {
    return (this.loadedCodes ??= openPostalCodes());
  }
  /** Places of a country, the more detailed set first. */
  placesOf(country: string): readonly PlaceSet[] {
    const own = this.places.of(country);
    return own ? [own, this.world] : [this.world];
  }
  /** True if places with postal codes are installed. */
  hasPlaces(country: string): boolean {
    return this.places.of(country) !== null;
  }
  /** Countries of which places with postal codes are installed. */
  countriesWithPlaces(): readonly string[] {
    return this.places.countries;
  }
  /** Streets of a country, null where none are installed. */
  streetsOf(country: string): StreetSet | null {
    return this.streets.of(country);
  }

  close(): void {
    this.places.close();
    this.streets.close();
    this.loadedWorld?.close();
    this.loadedAreas?.close();
    this.loadedCodes?.close();
  }
}

/** Sets of one kind, each opened at the first question for its country. */
class ByCountry<T extends { close(): void }> {
  private readonly opened = new Map<string, T | null>();

  constructor(
    private readonly sets: readonly InstalledSet[],
    private readonly open: (set: InstalledSet) => T,
  ) {}

  get countries(): readonly string[] {
    return this.sets.flatMap(({ country }) => country ?? []);
  }

  of(country: string): T | null {
    const known = this.opened.get(country);
    if (known !== undefined) return known;
    const set = this.sets.find((candidate) => candidate.country === country);
    const opened = set ? this.open(set) : null;
    this.opened.set(country, opened);
    return opened;
  }

  close(): void {
    for (const opened of this.opened.values()) opened?.close();
  }
}
