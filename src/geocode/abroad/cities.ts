// The places of a country that words of a line name, and which of several is meant.
import { foldWorldName } from '../../address/fold.js';
import { contractCountries } from '../../contract/sources.js';
import type { FoundPlace } from '../../data/places/place.js';
import type { PlaceSet } from '../../data/places/read/place-set.js';
import type { State } from './states.js';
import { nameOf, type Token } from './tokens.js';

/** Words [from, to) that name a place of a country; `place` is null where several there are called so. */
export interface City {
  readonly from: number;
  readonly to: number;
  readonly place: FoundPlace | null;
}

/** Words of the longest name of a place that is looked for. */
export const LONGEST_CITY = 4;
/** A place so many times as large as any namesake is the one that is meant. */
const MUCH_LARGER = 3;
/** Shorter other names are codes and initials, which may be anything. */
const SHORTEST_OTHER_NAME = 4;
const regionNames = new WeakMap<FoundPlace['region'], string>();

export class Cities {
  private opened: PlaceSet | undefined;

  /** `open` gives the places of the world; they are opened at the first question. */
  constructor(private readonly open: () => PlaceSet) {}

  private get world(): PlaceSet {
    return (this.opened ??= this.open());
  }

  /** The place of a country, and of a state where one is given, that tokens [from, to) name; undefined for none. */
  named(tokens: readonly Token[], from: number, to: number, country: string, state?: State): City | undefined {
    const { world } = this;
    const found: { readonly at: number; readonly people: number }[] = [];
    for (const at of world.named(nameOf(tokens, from, to))) {
      if (world.countryOf(at) !== country) continue;
      if (state && regionName(world.place(at)) !== state.name) continue;
      found.push({ at, people: world.populationOf(at) });
    }
    if (found.length === 0) return undefined;
    found.sort((a, b) => b.people - a.people);
    const [first, second] = found;
    const isClear = !second || (first!.people > 0 && first!.people >= second.people * MUCH_LARGER);
    return { from, to, place: isClear ? world.place(first!.at) : null };
  }

  /**
   * The countries with a place of that name, and how many live in the largest of each; none where Australia or New
   * Zealand has such a place. Other names of a place count where none has the name for its own.
   */
  elsewhere(tokens: readonly Token[], from: number, to: number): Map<string, number> {
    const { world } = this;
    const name = nameOf(tokens, from, to);
    const own = new Map<string, number>();
    const others = new Map<string, number>();
    for (const at of world.named(name)) {
      const country = world.countryOf(at);
      if (contractCountries.includes(country)) return new Map();
      const countries = foldWorldName(world.place(at).name) === name ? own : others;
      countries.set(country, Math.max(countries.get(country) ?? 0, world.populationOf(at)));
    }
    if (own.size > 0) return own;
    return name.length < SHORTEST_OTHER_NAME ? new Map() : others;
  }
}

function regionName({ region }: FoundPlace): string {
  let name = regionNames.get(region);
  if (name === undefined) regionNames.set(region, (name = foldWorldName(region.name)));
  return name;
}
