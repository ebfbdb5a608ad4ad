// The largest of many places, without sorting them all.
import { SmallestKeys } from '../data/smallest-keys.js';

/** So many places can be told apart: more than any file holds. */
const PLACES = 2 ** 24;

/** The `limit` largest of the places that are added, each once; of equal ones those that stand first in their file. */
export class LargestPlaces {
  /** Keys in order: the people, fewer later, and then the place. */
  private readonly keys: SmallestKeys;

  constructor(limit: number) {
    this.keys = new SmallestKeys(limit);
  }

  add(place: number, people: number): void {
    this.keys.offerOnce(place - people * PLACES);
  }

  /** The largest first. */
  get all(): number[] {
    return Array.from(this.keys.keys(), (key) => ((key % PLACES) + PLACES) % PLACES);
  }
}
