// Streets near the place of a text whose name stands in it as it is, but for the usual short forms.
import { foldWorldName } from '../../address/fold.js';
import { metresBetween, type Point } from '../../data/points/metres.js';
import type { FoundStreet } from '../../data/streets/read/street-set.js';
import { streetKey } from '../../data/streets/street-key.js';
import { textOf, type Span, type Word } from '../words.js';
import type { OnStreet, StreetLine } from './on-street.js';
import { codeSpan, hasCode, numberedOn, within } from './rows.js';
import { numbersAround } from './numbers.js';

const LONGEST_STREET = 6;
/** A street of another city's name is the one that is meant when it is no further from the place than this. */
export const NEAR_METRES = 15_000;

interface Named extends Span {
  readonly streets: readonly FoundStreet[];
}

/** The best street that the words beside the place name, and the address on it; undefined for none. */
export function findExact(line: StreetLine): OnStreet | undefined {
  const { left: words, place, code, set } = line;
  if (!place) return undefined;
  let best: OnStreet | undefined;
  for (const span of spansOf(words, (key) => near(set.named(key), place))) {
    for (const street of span.streets) {
      const found = numberedOn(set, street, words, span, line);
      const answer = onStreet(words, span, street, found, code);
      if (!best || (!best.address && answer.address)) best = answer;
      if (answer.address) break;
    }
  }
  return best;
}

/** Runs of words within one part of the text that are a street, the longest first. */
function spansOf(words: readonly Word[], streetsOf: (key: string) => FoundStreet[]): Named[] {
  const spans: Named[] = [];
  for (let length = Math.min(LONGEST_STREET, words.length); length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const to = from + length;
      if (words[from]!.part !== words[to - 1]!.part) continue;
      if (spans.some((span) => from >= span.from && to <= span.to)) continue;
      const streets = streetsOf(streetKey(textOf(words.slice(from, to))));
      if (streets.length > 0) spans.push({ from, to, streets });
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
  const inCity = close.filter(({ city }) => foldWorldName(city) === foldWorldName(name));
  return (inCity.length > 0 ? inCity : close).sort((a, b) => away(a) - away(b));
}

function onStreet(
  words: readonly Word[],
  span: Span,
  street: FoundStreet,
  found: ReturnType<typeof numberedOn>,
  code: string,
): OnStreet {
  const used = [span, ...(found ? [found.number] : []), ...(found?.unit ? [found.unit] : [])];
  const rest = words.filter((_, i) => !used.some((one) => within(one, i)));
  const own = found && codeSpan(rest, found.address.postcode);
  return {
    street,
    address: found?.address ?? null,
    isUnit: found?.unit !== undefined,
    corrected: false,
    isElsewhere: false,
    written: found?.number.key ?? numbersAround(words, span.from, span.to)[0]?.key ?? '',
    otherCode: found !== undefined && !hasCode(found.address, code),
    left: own ? rest.filter((_, i) => !within(own, i)) : rest,
  };
}
