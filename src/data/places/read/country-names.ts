// The names of one country's places in a file of many countries, so that a search by beginnings meets no others.
import { lowerBound } from '../../ascending.js';

/** Lists of places by name: those of name `n` are `place` from `start[n]` to `start[n + 1]`. */
export interface NameLists {
  readonly start: Uint32Array;
  readonly place: Uint32Array;
}

export class CountryNames {
  /**
   * Names in order, each once for every place that bears it, and those places; without names where the lists hold
   * nothing else.
   */
  private readonly names: Uint32Array | undefined;
  private readonly places: Uint32Array;
  private readonly start: Uint32Array;

  /** `first` to `end` are the country's places among all `count`. */
  constructor({ start, place }: NameLists, first: number, end: number, count: number) {
    this.start = start;
    if (first === 0 && end === count) {
      this.places = place;
      return;
    }
    const names: number[] = [];
    const places: number[] = [];
    let name = 0;
    for (let i = 0; i < place.length; i++) {
      if (place[i]! < first || place[i]! >= end) continue;
      while (start[name + 1]! <= i) name++;
      names.push(name);
      places.push(place[i]!);
    }
    this.names = Uint32Array.from(names);
    this.places = Uint32Array.from(places);
  }

  /** Places that bear a name of [first, end), one that bears several of them once for each. */
  bearing(first: number, end: number): Uint32Array {
    const names = this.names;
    return names
      ? this.places.subarray(lowerBound(names, first), lowerBound(names, end))
      : this.places.subarray(this.start[first], this.start[end]);
  }
}
