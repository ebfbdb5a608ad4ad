// What is typed of a street, taken apart: its name, whole or as far as it goes, and the beginning of its type and
// suffix.
import { foldName } from '../address/fold.js';
import { streetSuffix, streetType } from '../address/vocabulary/street.js';
import { streetSpellings } from '../address/vocabulary/spelling.js';
import type { AddressSet } from '../data/addresses/read/address-set.js';
import { laterNames, plainTiers, slipTiers, TIER, TWO_SLIPS, type FoundSoFar } from './tiers.js';
import type { IdRange } from '../data/id-range.js';

/** Names that may be meant, and what is typed behind the name ('' for nothing): SMITH, and then ST. */
export interface StreetQuery {
  readonly tier: number;
  readonly ranges: readonly IdRange[];
  readonly rest: string;
}

/** Most words of a type with its suffix: RIGHT OF WAY NORTH EAST. */
const LONGEST_REST = 5;

/**
 * The ways to take a text apart, those that fit best first; with slips where nothing has been found by then.
 * SMITH ST is the name SMITH and the beginning of a type, or the beginning of a name such as SMITH STANLEY.
 */
export function* streetQueries(
  { streetNames: names }: AddressSet,
  text: string,
  progress: FoundSoFar,
): Generator<StreetQuery> {
  const whole = foldName(text);
  const words = whole.split(' ');
  const least = Math.max(1, words.length - LONGEST_REST);
  const splits = Array.from({ length: words.length - least }, (_, i) => words.length - 1 - i).map((length) => ({
    name: words.slice(0, length).join(' '),
    rest: words.slice(length).join(' '),
  }));
  const exactly = (tier: number, ids: readonly number[], rest: string): StreetQuery => ({
    tier,
    ranges: ids.filter((id) => id >= 0).map((id) => ({ first: id, end: id + 1 })),
    rest,
  });
  for (const { name, rest } of splits) yield exactly(TIER.exact, [names.find(name)], rest);
  for (const tier of plainTiers(names, whole, streetSpellings(whole))) yield { ...tier, rest: '' };
  for (const { name, rest } of splits) {
    yield exactly(
      TIER.respelt,
      streetSpellings(name).map((other) => names.find(other)),
      rest,
    );
  }
  yield { tier: TIER.later, ranges: laterNames(names, whole, false, progress), rest: '' };
  for (const { name, rest } of splits) {
    yield { tier: TIER.later, ranges: laterNames(names, name, true, progress), rest };
  }
  for (const tier of slipTiers(names, whole, progress)) {
    const slips = tier.tier === TIER.slip ? 1 : 2;
    for (const { name, rest } of splits) {
      if (slips === 1 || name.length >= TWO_SLIPS) {
        yield exactly(
          tier.tier,
          names
            .near(name, slips)
            .filter(({ distance }) => distance === slips)
            .map(({ id }) => id),
          rest,
        );
      }
    }
    yield { ...tier, rest: '' };
  }
}

/**
 * How what is typed behind a name fits a type and suffix: not at all, as their beginning, or as the whole of either.
 */
export const REST = { none: 0, part: 1, whole: 2 } as const;

/** Answers for one text how it fits each of a set's types with each suffix, once for each pair. */
export class RestMatcher {
  private readonly forms: readonly string[];
  private readonly known = new Map<number, number>();

  constructor(
    private readonly set: AddressSet,
    rest: string,
  ) {
    const words = rest.split(' ');
    const type = streetType(words[0]!);
    const suffix = streetSuffix(words.at(-1)!);
    const forms = [words, ...(type === undefined ? [] : [[...foldName(type).split(' '), ...words.slice(1)]])];
    this.forms =
      rest === ''
        ? []
        : forms.flatMap((form) => [
            form.join(' '),
            ...(suffix === undefined ? [] : [[...form.slice(0, -1), suffix].join(' ')]),
          ]);
  }

  of(type: number, suffix: number): number {
    if (this.forms.length === 0) return REST.whole;
    const key = type * 256 + suffix;
    let fits = this.known.get(key);
    if (fits === undefined) {
      this.known.set(
        key,
        (fits = this.fit(
          foldName(this.set.types[type]!),
          foldName(`${this.set.types[type]!} ${this.set.suffixes[suffix]!}`),
        )),
      );
    }
    return fits;
  }

  private fit(type: string, both: string): number {
    if (this.forms.some((form) => form === both || form === type)) return REST.whole;
    return both !== '' && this.forms.some((form) => both.startsWith(form)) ? REST.part : REST.none;
  }
}
