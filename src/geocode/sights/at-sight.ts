// Texts that name a sight, a university or an airport by its own name: EIFFEL TOWER, HEATHROW AIRPORT, 東京タワー. Such
// a name is a place of its own somewhere, too (SKY TOWER is one of Hong Kong): what else the text says decides.
import { foldWorldName } from '../../address/fold.js';
import { COUNTRY_IN_TEXT } from '../../contract/fields/country-in-text.js';
import type { GeocodeInput } from '../../contract/operations/geocode.js';
import type { Geocoded } from '../../contract/schema/geocode.js';
import { contractCountries } from '../../contract/sources.js';
import { metresApart } from '../../data/points/metres.js';
import { Sights, type Sight } from '../../data/sights.js';
import { countryCode, countryName } from '../country.js';
import { hasPoint } from '../has-point.js';
import { fullLine, countryAttributes } from '../lines.js';
import { isStreetType } from '../street-words.js';
import { wordsOf } from '../words.js';
import { airportOfCode, mayNameAirport, sightsIn, type NamedSight } from './sights-in-text.js';

type Ask = (input: Partial<GeocodeInput>) => Geocoded | string;

/** A town that is so far from a sight is not the one that it is in. */
const TOWN_METRES = 100_000;
/** The same for the answer of a text: nearer it is right as it is. */
const NEAR_METRES = 25_000;
/** The same for a place of its name. */
const NAMESAKE_METRES = 5_000;
/** A part of a country that a sight is in has its middle no further off. */
const REGION_METRES = 1_500_000;
const BELOW_PLACE: ReadonlySet<string> = new Set(['subdwelling', 'address', 'street']);
/** What is numbered within an airport, a station, a museum. */
const IN_SIGHT = /^(?:gate|terminal|hall|platform|pier|level|floor|door|shop|room)\b[^,]*$/i;
/** Letters of a sight's name at least that a place may be mistaken for. */
const SHORTEST_NAME = 4;
/** Words of a name that nothing else is called by. */
const WORDS_OF_ITS_OWN = 3;
/** Most that is named beside the one that is taken. */
const MOST_NAMED = 3;

/** What is said of a part of New Zealand that is answered by its region. */
const TAKEN_FOR_REGION = ' is taken for the region that it is of';

let loaded: Sights | undefined;
const known = (): Sights => (loaded ??= Sights.embedded());

/**
 * The answer at the sight that the text names; undefined where it names none, or where `answer` is what is meant.
 * `fallback`: the country of records that leave it to their text, and whose text names none.
 */
export function atSight(
  answer: Geocoded,
  input: Partial<GeocodeInput>,
  fallback: string,
  ask: Ask,
): Geocoded | undefined {
  const text = input.fullAddress!.trim();
  const given = input.country!.trim();
  const asked = given.toUpperCase() === COUNTRY_IN_TEXT ? '' : (countryCode(given) ?? '');
  if (!mayBeSight(answer, text)) return undefined;
  for (const named of sightsIn(text, known())) {
    if (named.isLoose && !isFree(answer, named) && !isBesideTown(named)) continue;
    const ordered = inOrder(named.sights, asked, asked === '' ? fallback : '');
    const found = named.rest === '' ? alone(answer, ordered, asked, fallback) : within(answer, named, ordered, ask);
    if (found) return described(found.sight, found.status, found.messages, ask);
  }
  const airport = hasPoint(answer) ? undefined : airportOfCode(text, known());
  if (!airport || (asked !== '' && airport.country !== asked)) return undefined;
  return described(airport, 'partial', [`${text} is taken for the code of an airport`], ask);
}

/** True where what may be the name of anything names nothing else: no place is found, or it is left beside one. */
const isFree = (answer: Geocoded, { rest, name, isAirport }: NamedSight): boolean =>
  !hasPoint(answer) ||
  answer.status === 'corrected' ||
  (answer.status === 'ambiguous' && rest === '' && foldWorldName(answer.city ?? '') !== name) ||
  (answer.messages ?? []).some((message) => message.endsWith(TAKEN_FOR_REGION)) ||
  (rest !== '' && !isAirport && (answer.messages ?? []).some((message) => message.startsWith(`not located: ${name}`)));

/** CHELSEA, NEW YORK: what may be the name of anything is the sight of the town that stands beside it. */
const isBesideTown = ({ rest, sights }: NamedSight): boolean =>
  sights.some(({ town }) => foldWorldName(rest) === foldWorldName(town));

/** The answer with the sights elsewhere that are called as its place is. */
export function withSightElsewhere(answer: Geocoded, text: string, isOpen: boolean): Geocoded {
  const isPlace = answer.level === 'locality' && hasPoint(answer) && !/[\d,]/.test(text);
  const isOfWords = isPlace && (/\S\s\S/.test(text) || !contractCountries.includes(answer.country ?? ''));
  const [first] = isOpen && isOfWords ? sightsIn(text, known()) : [];
  const isNamed = first?.rest === '' && !first.isAirport && first.name.length >= SHORTEST_NAME;
  const sights = isNamed ? first.sights.filter((sight) => metresFrom(answer, sight) > TOWN_METRES) : [];
  if (sights.length === 0) return answer;
  return { ...answer, messages: [...(answer.messages ?? []), mayBe(sights)] };
}

/** False where the answer is an address, or the text has numbers and a place was found, or the answer is certain. */
function mayBeSight(answer: Geocoded, text: string): boolean {
  if (BELOW_PLACE.has(answer.level ?? '') && hasPoint(answer)) return false;
  if (hasPoint(answer) && /\d/.test(text.replace(/\b9\/11\b/, ''))) return false;
  const isHome = contractCountries.includes(answer.country ?? '');
  const isCertain = answer.status === 'verified' && (answer.messages ?? []).length === 0;
  return !(isCertain && isHome) && (!isCertain || /\S\s\S|[^ -~]/u.test(text) || mayNameAirport(text));
}

interface Taken {
  readonly sight: Sight;
  readonly status: 'verified' | 'partial' | 'ambiguous';
  readonly messages: readonly string[];
}

/** Of the country asked for; else those at home first, then those of its neighbour, then the large ones. */
function inOrder(sights: readonly Sight[], asked: string, home: string): readonly Sight[] {
  const rank = ({ country, isLarge }: Sight): number => {
    if (country === home) return 0;
    return (contractCountries.includes(country) ? 1 : 2) + (isLarge ? 0 : 1);
  };
  const there = sights.filter(({ country }) => asked === '' || country === asked);
  // SCHIPHOL is an airport, and a sight of its own name.
  return there
    .toSorted((a, b) => rank(a) - rank(b))
    .filter((sight, i, all) => !all.slice(0, i).some((other) => metresOf(other, sight) < NEAR_METRES));
}

const metresOf = (a: Sight, b: Sight): number => metresApart(a.latitude, a.longitude, b.latitude, b.longitude);

/** The sight that a text is the name of and nothing more. */
function alone(answer: Geocoded, sights: readonly Sight[], asked: string, home: string): Taken | undefined {
  const [sight, ...others] = sights;
  if (!sight || isSame(answer, sight)) return undefined;
  const isSaid = asked !== '' || sight.country === home;
  const said = `no country is given: ${sight.name} is taken for that of ${whereOf(sight)}`;
  return {
    sight,
    status: others.length > 0 && sight.country !== home ? 'ambiguous' : 'verified',
    messages: [...(isSaid ? [] : [said]), ...(others.length > 0 ? [mayBe(others)] : [])],
  };
}

/** The sight beside which the text names the town, the region or the country that it is in. */
function within(answer: Geocoded, named: NamedSight, sights: readonly Sight[], ask: Ask): Taken | undefined {
  for (const sight of sights) {
    const around = ask({ country: sight.country, fullAddress: named.rest });
    if (typeof around === 'string' || !hasPoint(around)) continue;
    const isWide = around.level === 'region' || around.level === 'district';
    const most = isWide ? REGION_METRES : TOWN_METRES;
    const isThere = around.level === 'country' || metresFrom(around, sight) <= most;
    if (around.country !== sight.country || !isThere) continue;
    const isNamesake = isBesideTown(named) && foldWorldName(answer.city ?? '') === named.name;
    if (isSame(answer, sight, isNamesake) || (isInOtherTown(answer, sight) && !isNamesake)) return undefined;
    const isPlace = around.status === 'verified' && !around.street && !around.buildingName;
    // MASSEY UNIVERSITY, TENNENT DRIVE, PALMERSTON NORTH is read as it is written.
    if (!isPlace && hasPoint(answer) && metresFrom(answer, sight) <= TOWN_METRES) return undefined;
    const said = isPlace ? [] : [...new Set([...(around.messages ?? []), `not located: ${named.rest.toUpperCase()}`])];
    return { sight, status: isPlace ? 'verified' : 'partial', messages: said };
  }
  const [sight] = sights;
  const isStreet =
    !IN_SIGHT.test(named.rest) && wordsOf(named.rest).some((word) => /\d/.test(word.text) || isStreetType(word.text));
  if (!sight || !named.isPart || named.isLoose || isStreet) return undefined;
  if (hasPoint(answer) && !isUnread(answer, named, sight)) return undefined;
  const said = `no country is given: ${sight.name} is taken for that of ${whereOf(sight)}`;
  return { sight, status: 'partial', messages: [`not located: ${named.rest.toUpperCase()}`, said] };
}

/** True where no more is read than what stands beside the name, as that of a place elsewhere: BELFIELD, of Dublin's. */
const isUnread = (answer: Geocoded, { name }: NamedSight, { country }: Sight): boolean =>
  answer.status === 'partial' &&
  answer.country !== country &&
  name.split(' ').length >= WORDS_OF_ITS_OWN &&
  foldWorldName(answer.fullAddress ?? '').startsWith(`${name} `);

/** True for an answer that is all of the text, at the sight or near it; `isNamesake`: of another place of its name. */
const isSame = (answer: Geocoded, sight: Sight, isNamesake = false): boolean =>
  answer.status === 'verified' &&
  hasPoint(answer) &&
  metresFrom(answer, sight) < (isNamesake ? NAMESAKE_METRES : NEAR_METRES);

/** True for an answer in a town near the sight that is not the sight's: a village in a national park. */
const isInOtherTown = (answer: Geocoded, sight: Sight): boolean =>
  answer.level === 'locality' &&
  hasPoint(answer) &&
  metresFrom(answer, sight) <= TOWN_METRES &&
  !isTown(foldWorldName(answer.city ?? ''), foldWorldName(sight.town));

/** NEW YORK CITY is the town of what is in New York. */
const isTown = (city: string, town: string): boolean => city === town || city === `${town} CITY`;

function metresFrom({ attributes }: Geocoded, { latitude, longitude }: Sight): number {
  const [lat, lon] = [Number(attributes?.['Latitude']), Number(attributes?.['Longitude'])];
  return metresApart(lat, lon, latitude, longitude);
}

const whereOf = ({ town, country }: Sight): string => `${town}, ${countryName(country)}`;

const mayBe = (sights: readonly Sight[]): string =>
  `it may also be ${sights
    .slice(0, MOST_NAMED)
    .map((sight) => `${sight.name}, ${whereOf(sight)}`)
    .join(' | ')}`;

/** The sight, with the province of the town that it is in. */
function described(sight: Sight, status: Taken['status'], messages: readonly string[], ask: Ask): Geocoded {
  const { town, country, latitude, longitude } = sight;
  const found = ask({ country, fullAddress: town });
  const isFound = typeof found !== 'string' && hasPoint(found) && metresFrom(found, sight) <= TOWN_METRES;
  const province = isFound ? (found.province ?? '') : '';
  const city = isFound && found.level === 'locality' ? (found.city ?? town) : town;
  return {
    _type: 'AddressIntl',
    id: null,
    fullAddress: lineOf(sight, city, province),
    country,
    city,
    ...(province === '' ? {} : { province }),
    status,
    level: 'locality',
    sourceOfTruth: 'PLACES',
    attributes: {
      Latitude: latitude.toFixed(7),
      Longitude: longitude.toFixed(7),
      ...countryAttributes(country),
    },
    messages: [...messages],
  };
}

/** Lines of Australia are in capitals and end in the state, those of New Zealand in the town. */
function lineOf({ name, country }: Sight, city: string, province: string): string {
  if (!contractCountries.includes(country)) return fullLine(country, [...new Set([name, city, province])]);
  const parts = [...new Set([name.toUpperCase(), city.toUpperCase()])].join(', ');
  return country === 'AU' && province !== '' ? `${parts} ${province}` : parts;
}
