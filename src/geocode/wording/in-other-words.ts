// The answer to a text by what it says in other words, where its own are no name of a place: without what stands around
// the name (GREATER AUSTIN), by the first of two names (METHVEN / CANTERBURY PLAINS), or by the town of what is not
// known (DUBBO LEAGUES CLUB).
import { COUNTRY_IN_TEXT } from '../../contract/fields/country-in-text.js';
import type { GeocodeInput } from '../../contract/operations/geocode.js';
import type { Geocoded } from '../../contract/schema/geocode.js';
import { metresApart } from '../../data/points/metres.js';
import { hasPoint } from '../has-point.js';
import { contractCountries } from '../../contract/sources.js';
import { thingOfTown } from './of-town.js';
import { hasName, wordsOf } from '../words.js';
import { withoutAround } from './around.js';
import { pairWritten } from './pair.js';

type Ask = (input: Partial<GeocodeInput>) => Geocoded | string;

const BELOW_PLACE: ReadonlySet<string> = new Set(['subdwelling', 'address', 'street']);
/** Two names of one whereabouts lie no further apart. */
const TOGETHER_METRES = 300_000;

/** The answer; undefined where the text has no such words, or `answer` is of all of it. */
export function inOtherWords(answer: Geocoded, input: Partial<GeocodeInput>, ask: Ask): Geocoded | undefined {
  const isDone = hasPoint(answer) && (answer.status === 'verified' || BELOW_PLACE.has(answer.level ?? ''));
  if (isDone) return undefined;
  return (
    bareOf(answer, input, ask) ?? firstOfPair(answer, input, ask) ?? (hasPoint(answer) ? undefined : atTown(input, ask))
  );
}

/** At home alone: abroad a hotel or a club is named after a town as often as after anything else. */
function atTown(input: Partial<GeocodeInput>, ask: Ask): Geocoded | undefined {
  const named = thingOfTown(input.fullAddress!.trim());
  const town = named && ask({ ...input, fullAddress: named.town });
  if (town === undefined || typeof town === 'string' || town.level !== 'locality' || !hasPoint(town)) return undefined;
  const isMeant = town.status === 'verified' || town.status === 'ambiguous';
  return isMeant && contractCountries.includes(town.country ?? '') ? leaving(town, named!.thing) : undefined;
}

function bareOf(answer: Geocoded, input: Partial<GeocodeInput>, ask: Ask): Geocoded | undefined {
  const reworded = withoutAround(input.fullAddress!.trim());
  // SUBWAY AUCKLAND CBD is better placed as it stands.
  if (!reworded || (!reworded.isBefore && hasPoint(answer) && answer.status === 'partial')) return undefined;
  const isOpen = input.country!.trim().toUpperCase() === COUNTRY_IN_TEXT;
  const country = isOpen && reworded.country !== '' ? reworded.country : input.country!;
  const bare = ask({ ...input, country, fullAddress: reworded.text });
  if (typeof bare === 'string' || !hasPoint(bare)) return undefined;
  if (bare.status !== 'verified' && bare.status !== 'ambiguous') return undefined;
  return reworded.left === '' ? bare : leaving(bare, reworded.left);
}

function firstOfPair(answer: Geocoded, input: Partial<GeocodeInput>, ask: Ask): Geocoded | undefined {
  const pair = hasPoint(answer) && answer.status === 'corrected' ? undefined : pairWritten(input.fullAddress!.trim());
  if (!pair) return undefined;
  const placeOf = (fullAddress: string): Geocoded | undefined => {
    const found = ask({ ...input, fullAddress });
    const isPlace = typeof found !== 'string' && hasPoint(found) && !BELOW_PLACE.has(found.level ?? '');
    return isPlace && (found.status === 'verified' || found.status === 'ambiguous') ? found : undefined;
  };
  const first = pair.first.map(placeOf).find((found) => found !== undefined && isNamed(found, pair.names[0]));
  const second = placeOf(pair.second);
  if (!first) return pair.isMarked && second && !hasPoint(answer) ? leaving(second, pair.names[0]) : undefined;
  if (!second) return first.level === 'locality' ? leaving(first, pair.names[1]) : undefined;
  const said = `two places are named: ${pair.names[0]} is taken`;
  const isTogether = first.country === second.country && metresBetween(first, second) <= TOGETHER_METRES;
  const isHome = contractCountries.includes(first.country ?? '');
  if (!isTogether && (!isHome || (pair.isMarked && hasPoint(answer)))) return undefined;
  const apart = isTogether ? [] : [`it may also be ${second.fullAddress}`];
  const status = isTogether && first.status === 'verified' ? 'partial' : 'ambiguous';
  return { ...first, status, messages: [said, ...apart, ...(first.messages ?? [])] };
}

/** True for a place that is certain, or whose name is written: of namesakes it is not said what was left. */
const isNamed = ({ status, city, district, province }: Geocoded, name: string): boolean =>
  status === 'verified' || [city, district, province].some((field) => field && hasName(wordsOf(name), field));

const leaving = (answer: Geocoded, left: string): Geocoded => ({
  ...answer,
  status: answer.status === 'ambiguous' ? 'ambiguous' : 'partial',
  messages: [`not located: ${left}`, ...(answer.messages ?? [])],
});

function metresBetween({ attributes: one }: Geocoded, { attributes: other }: Geocoded): number {
  const [a, b, c, d] = [one?.['Latitude'], one?.['Longitude'], other?.['Latitude'], other?.['Longitude']].map(Number);
  return metresApart(a!, b!, c!, d!);
}
