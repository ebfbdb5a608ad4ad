// Lines of a street whose last words are a large city abroad, without a comma before it: 12 5TH AVENUE NYC; 4 ELM
// STREET NEW YORK, which is not in York.
import type { PlaceSet } from '../data/places/read/place-set.js';
import { fullCities } from './short-cities.js';
import { isStreetType } from './street-words.js';
import { isEdge, textOf, type Word } from './words.js';

/** People of a city that ends a line whatever stands before it. */
const CITY_PEOPLE = 250_000;
const LONGEST_NAME = 4;

/** A city at the end of a line: its country, and the words with it as a part of its own. */
export interface LastWords {
  readonly country: string;
  readonly words: readonly Word[];
  /** The words that name it. */
  readonly name: string;
}

/**
 * The city that ends the line behind a street. `home`: the folded name of the place at home that the line was read to
 * end in, which counts unless it is only the end of the city's; '' for none.
 */
export function cityAtEnd(words: readonly Word[], home: string, world: PlaceSet): LastWords | undefined {
  for (let length = Math.min(LONGEST_NAME, words.length - 2); length > 0; length--) {
    const from = words.length - length;
    const before = words.slice(0, from);
    const name = textOf(words.slice(from));
    if (isEdge(words, from) || words[from]!.part !== words.at(-1)!.part || !isStreet(before)) continue;
    if (home !== '' && (name === home || !name.endsWith(` ${home}`))) continue;
    const country = length === 1 ? countryOfShort(name) : countryOf(name, world);
    if (country === undefined) continue;
    return { country, name, words: words.map((word, i) => (i < from ? word : { ...word, part: word.part + 1 })) };
  }
  return undefined;
}

/** True for words that have a number or a type of street, and not that as their last. */
const isStreet = (words: readonly Word[]): boolean => words.length > 1 && words.some(({ text }) => isStreetType(text));

function countryOfShort(name: string): string | undefined {
  const [only, ...others] = name.length < 2 ? [] : fullCities(name);
  return others.length === 0 ? only?.country : undefined;
}

/** The country of the largest city of the name, if that is large. */
function countryOf(name: string, world: PlaceSet): string | undefined {
  const places = Array.from(world.named(name), (at) => ({ at, people: world.populationOf(at) }));
  const [largest] = places.toSorted((a, b) => b.people - a.people);
  return largest && largest.people >= CITY_PEOPLE ? world.countryOf(largest.at) : undefined;
}
