// Looks for the street and number of a text near the place that was found in it: the words that said nothing of the
// place.
import { foldPostcode } from '../data/places/place.js';
import { numberKey } from '../data/streets/read/street-numbers.js';
import type { FoundAddress, FoundStreet, StreetSet } from '../data/streets/read/street-set.js';
import { streetKey } from '../data/streets/street-key.js';
import { foldName } from '../address/fold.js';
import type { Word } from './words.js';
import { metresBetween, type Point } from '../data/points/metres.js';

/** What was found on a street; `left`: words that say nothing of it. */
export interface OnStreet {
  readonly street: FoundStreet;
  readonly address: FoundAddress | null;
  readonly left: readonly Word[];
  readonly corrected: boolean;
  /** The number that is written, '' for none. */
  readonly written: string;
  /** True if the address has another postal code than the one that is written. */
  readonly otherCode: boolean;
}

const LONGEST_STREET = 6;
const SHORTEST_MISSPELT = 6;
/** A street of another city's name is the one that is meant when it is no further from the place than this. */
const NEAR_METRES = 15_000;

interface Span {
  readonly from: number;
  readonly to: number;
  readonly streets: readonly FoundStreet[];
  readonly corrected: boolean;
}

/**
 * The best street that the words name near the place (`code`: the postal code that is written, '' for none), and the
 * address on it; undefined for none.
 */
export function findOnStreet(
  words: readonly Word[],
  place: { readonly name: string; readonly point: Point },
  code: string,
  set: StreetSet,
): OnStreet | undefined {
  const spans = spansOf(words, (key) => near(set.named(key), place), false);
  const found =
    spans.length > 0
      ? spans
      : spansOf(words, (key) => set.similar(key).flatMap((other) => near(set.named(other), place)), true);
  let best: OnStreet | undefined;
  for (const span of found) {
    const answer = onSpan(words, span, code, set);
    if (!best || Number(answer.address !== null) > Number(best.address !== null)) best = answer;
  }
  return best;
}

/** Runs of words within one part of the text that are a street, the longest first. */
function spansOf(words: readonly Word[], streetsOf: (key: string) => FoundStreet[], corrected: boolean): Span[] {
  const spans: Span[] = [];
  for (let length = Math.min(LONGEST_STREET, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const to = from + length;
      if (words[from]!.part !== words[to - 1]!.part) continue;
      const key = streetKey(
        words
          .slice(from, to)
          .map(({ text }) => text)
          .join(' '),
      );
      if (corrected && (key.length < SHORTEST_MISSPELT || /\d/.test(key))) continue;
      if (spans.some((span) => from >= span.from && to <= span.to)) continue;
      const streets = streetsOf(key);
      if (streets.length > 0) spans.push({ from, to, streets, corrected });
    }
  }
  return spans;
}

/** Those in the place's city; else those close to it, the nearest first. */
function near(
  streets: readonly FoundStreet[],
  { name, point }: { readonly name: string; readonly point: Point },
): FoundStreet[] {
  const away = (street: FoundStreet): number => metresBetween([street.latitude, street.longitude], point);
  const close = streets.filter((street) => away(street) <= NEAR_METRES);
  const inCity = close.filter(({ city }) => foldName(city) === foldName(name));
  return (inCity.length > 0 ? inCity : close).sort((a, b) => away(a) - away(b));
}

/** The address whose number stands right before or right behind the street's words. */
function onSpan(
  words: readonly Word[],
  { from, to, streets, corrected }: Span,
  code: string,
  set: StreetSet,
): OnStreet {
  const around = numbersAround(words, from, to);
  for (const street of streets) {
    for (const number of around) {
      const rows = set.numbered(street, number.key);
      const address =
        rows.find((row) => row.unit === '' && hasCode(row, code)) ?? rows.find((row) => hasCode(row, code)) ?? rows[0];
      if (!address) continue;
      const used = (i: number): boolean => (i >= from && i < to) || (i >= number.from && i < number.to);
      return {
        street,
        address,
        corrected,
        written: number.key,
        otherCode: !hasCode(address, code),
        left: withoutCode(
          words.filter((_, i) => !used(i)),
          address.postcode,
        ),
      };
    }
  }
  return {
    street: streets[0]!,
    address: null,
    corrected,
    written: around[0]?.key ?? '',
    otherCode: false,
    left: words.filter((_, i) => i < from || i >= to),
  };
}

/** True if the address has the postal code, or none that could differ. */
const hasCode = ({ postcode }: FoundAddress, code: string): boolean =>
  code === '' || postcode === '' || foldPostcode(postcode).startsWith(foldPostcode(code));

/** Runs of one to three words with a digit that touch the street's words, the longest first: 12 14, 12 A. */
function numbersAround(words: readonly Word[], from: number, to: number): { key: string; from: number; to: number }[] {
  const numbers: { key: string; from: number; to: number }[] = [];
  for (let length = 3; length > 0; length--) {
    for (const [first, end] of [
      [from - length, from],
      [to, to + length],
    ] as const) {
      if (first < 0 || end > words.length) continue;
      const texts = words.slice(first, end).map(({ text }) => text);
      if (/^\d/.test(texts[0]!) && texts.every((text) => /\d/.test(text) || text.length === 1)) {
        numbers.push({ key: numberKey(texts.join(' ')), from: first, to: end });
      }
    }
  }
  return numbers;
}

/** The words without those that are the address' own postal code. */
function withoutCode(words: readonly Word[], postcode: string): Word[] {
  const code = foldPostcode(postcode);
  for (let length = Math.min(3, words.length); code !== '' && length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      if (
        foldPostcode(
          words
            .slice(from, from + length)
            .map(({ text }) => text)
            .join(''),
        ) === code
      ) {
        return words.filter((_, i) => i < from || i >= from + length);
      }
    }
  }
  return [...words];
}
