// Texts that name a venue by its town and its kind: AUCKLAND AIRPORT, AEROPORTO DE LISBOA, 東京駅. Where the
// venue itself is not known, it is answered at the town, and said to be not located.
import { COUNTRY_IN_TEXT } from '../contract/fields/country-in-text.js';
import type { GeocodeInput } from '../contract/operations/geocode.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { foldWorldName } from '../address/fold.js';
import { atSight, withSightElsewhere } from './sights/at-sight.js';
import { withBrackets } from './brackets.js';
import { countryName } from './country.js';
import { hasPoint } from './has-point.js';
import { atLand } from './lands.js';
import { inOtherWords } from './wording/in-other-words.js';
import { hasName, wordsOf } from './words.js';

const AIRPORT = '(?:(?:international|regional|domestic|municipal) )?(?:airport|aerodrome|airfield)';
const HOSPITAL =
  '(?:(?:base|district|private|public|general|regional|memorial|community|university|district memorial) )*hospital';
const SIGHTS = `(?:beach|harbou?r|zoo|museum|castle|cathedral|botanic(?:al)? gardens?|${HOSPITAL}|stadium|city hall)`;
/** Shops, works and councils. */
const COUNCIL = '(?:(?:city|county|shire|regional|district|borough|town|municipal) )?council';
const WORKS =
  '(?:(?:sea)?port|container terminal|dam|reservoir|(?:(?:gold|coal|copper|iron ore|nickel) )?mine|power station)';
const SHOPS =
  '(?:shopping (?:centre|center|mall|plaza|town)|town centre|mall|central shopping centre|showgrounds?|racecourse)';
/** Parts of a city that are no place of their own: MELBOURNE'S EASTERN SUBURBS. */
const SUBURBS =
  '(?:(?:inner|outer|greater) )?(?:(?:north|south)?-?(?:north|south|east|west)(?:ern)? )?suburbs|' +
  'metro(?:politan)? area';
const PEOPLES = 'first nation|indian (?:reserve|reservation)';
/** What is behind a town's name, at the end of a part of the text. */
const BEHIND = new RegExp(
  `^(?<town>.+?)(?:['’]s)? (?<kind>${AIRPORT}|national park|university|${WORKS}|(?:(?:railway|train|bus) )?station|` +
    `${SIGHTS}|${SHOPS}|${COUNCIL}|${SUBURBS}|${PEOPLES})$`,
  'iu',
);
const FLUGHAFEN = '(?:aeropuerto|aeroporto|a[eé]roport|aeroportul|flughafen|lufthavn|аэропорт)';
const PORT = '(?:port|puerto|porto)';
const UNIVERSITY = '(?:university of|universit(?:é|e|à|a|ät|at|eit)|universidade?|universitas)';
/** What is before it. */
const BEFORE = new RegExp(
  `^(?<kind>${FLUGHAFEN}(?: (?:internacional|international))?|${UNIVERSITY}|${PORT}(?= (?:of|de|di|do) ))` +
    '(?: (?:of|de|di|do|zu))? (?<town>.+)$',
  'iu',
);
const LETTERS = String.raw`[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}ー]`;
/** Kinds that are written in one with it. */
const JOINED_KIND =
  '(?:国际|國際|国際|국제)?(?:机场|機場|空港|공항)|火车站|火車站|车站|車站|駅|역|大学|大學|대학교|医院|醫院|病院|병원|' +
  '博物馆|博物館|박물관|图书馆|圖書館|図書館|도서관';
const JOINED = new RegExp(`^(?<town>${LETTERS}{2,}?)(?<kind>${JOINED_KIND})$`, 'u');
/** Kinds that are seldom named after their town. */
const OF_OTHERS =
  /PARK|UNIVERS|^STATION$|BEACH|HARBO|ZOO|MUSEUM|CASTLE|CATHEDRAL|GARDEN|HOSPITAL|STADIUM|HALL|大[学學]|대학|院|병원|[馆館]|관$/;
/** Kinds that are named after a town at home, and abroad after a man as often: HOOVER DAM. */
const OF_TOWNS_AT_HOME = /DAM$|RESERVOIR$|MINE$|POWER STATION$|SHOPPING|CENTRE$|MALL$|SHOWGROUND|RACECOURSE$|COUNCIL$/;
/** Words before a kind that are no town's name, though some place of the world may be called so. */
const NO_TOWN = /^(?:the )?(?:central|national|royal|state|grand|new|old|north|south|east|west|international|main)$/iu;

/** Parks whose villages are called NATIONAL PARK. */
const OF_VILLAGES = new Set(['TONGARIRO NATIONAL PARK', 'MOUNT FIELD NATIONAL PARK', 'MT FIELD NATIONAL PARK']);

interface Venue {
  readonly name: string;
  /** The text without the venue, '' where it is all of it. */
  readonly around: string;
  /** The text without the kind, '' where no town is before or behind it. */
  readonly rest: string;
  /** In capitals. */
  readonly kind: string;
  /** True where the kind is a word of English. */
  readonly isEnglish: boolean;
}

/** The kind of a venue behind, before or in one with a town's name, and the rest; undefined for other texts. */
function townOfVenue(text: string): Venue | undefined {
  const parts = text.split(',').map((part) => part.trim());
  for (const [at, part] of parts.entries()) {
    const { town, kind } = (BEHIND.exec(part) ?? BEFORE.exec(part) ?? JOINED.exec(part))?.groups ?? {};
    if (town === undefined || kind === undefined || /\d/.test(town)) continue;
    return {
      name: part,
      around: parts.toSpliced(at, 1).join(', '),
      rest: NO_TOWN.test(town) ? '' : parts.with(at, town).join(', '),
      kind: kind.toUpperCase(),
      isEnglish: BEHIND.test(part),
    };
  }
  return undefined;
}

/**
 * The answer of `ask`, or that for the town of a venue which is not known. `fallback`: the country of records that
 * leave it to their text, and whose text names none.
 */
export function answerOrTown(input: Partial<GeocodeInput>, fallback: string, ask: Ask): Geocoded | string {
  const answer = ask(input);
  if (typeof answer === 'string') return answer;
  const land = atLand(answer, input);
  if (land) return land;
  const isOpen = input.country!.trim().toUpperCase() === COUNTRY_IN_TEXT;
  const own = isOpen ? fallback : '';
  const there = orTownOfVenue(answer, input.fullAddress!, own, (fullAddress) => ask({ ...input, fullAddress }));
  const sight = atSight(there, input, fallback, ask);
  if (sight) return sight;
  const reworded = inOtherWords(there, input, ask);
  if (reworded) return reworded;
  const nested = withBrackets(there, input.fullAddress!, (fullAddress) => ask({ ...input, fullAddress }));
  return withSightElsewhere(nested, input.fullAddress!, isOpen);
}

type Ask = (input: Partial<GeocodeInput>) => Geocoded | string;

/** `fallback`: '' where the country is given. */
function orTownOfVenue(
  answer: Geocoded,
  text: string,
  fallback: string,
  ask: (text: string) => Geocoded | string,
): Geocoded {
  const venue = townOfVenue(text);
  // MANLY BEACH is no slip of SANDY BEACH.
  if (venue && venue.rest !== '' && hasPoint(answer) && answer.status === 'corrected') {
    const named = ask(venue.rest);
    return typeof named !== 'string' && isTaken(named, venue, fallback) ? atTown(named, venue, fallback) : answer;
  }
  if (!venue || (hasPoint(answer) && !isKind(answer.city ?? '', venue))) return answer;
  if (hasPoint(answer) && OF_VILLAGES.has(foldWorldName(venue.name))) return answer;
  const town = venue.rest === '' ? '' : ask(venue.rest);
  if (typeof town !== 'string' && isTaken(town, venue, fallback)) return atTown(town, venue, fallback);
  if (!hasPoint(answer)) return answer;
  const written = venue.around === '' ? '' : ask(venue.around);
  if (typeof written === 'string') return nowhere(answer);
  const around = orTownOfVenue(written, venue.around, fallback, ask);
  return hasPoint(around) ? withoutVenue(around, venue.name.toUpperCase()) : nowhere(answer);
}

/**
 * An airport is named after its town, abroad by the name that this has in English: KANSAI AIRPORT is not in Konsoy. A
 * university or a park is named as often after a person or a mountain.
 */
function isTaken(town: Geocoded, { rest, kind, isEnglish }: Venue, fallback: string): boolean {
  const { status, city, province, country, messages } = town;
  if (!hasPoint(town)) return false;
  if (OF_TOWNS_AT_HOME.test(kind) && fallback !== '' && country !== fallback) return false;
  if (OF_OTHERS.test(kind)) return status === 'verified' && (messages ?? []).every(isOfCountry);
  const isLoose = !isEnglish || fallback === '' || country === fallback;
  const isOfRegion = foldWorldName(province ?? '') === foldWorldName(rest);
  const isNamed =
    isLoose || isOfRegion || hasName(wordsOf(rest), foldWorldName(city ?? '')) || isBegun(city ?? '', rest);
  return isNamed && (status === 'verified' || status === 'ambiguous');
}

/** True for a message that says no more than whose country the place is. */
const isOfCountry = (message: string): boolean => /^no country is given: (?!it may)/.test(message);

/** True for a place that is called as the venue's kind is: UNIVERSITY, of UNIVERSITY OF LAGOS. */
const isKind = (city: string, { kind }: Venue): boolean =>
  city !== '' && `${foldWorldName(kind)} `.startsWith(`${foldWorldName(city)} `);

/** FRANKFURT AM MAIN begins as FRANKFURT, HESSEN does. */
const isBegun = (city: string, rest: string): boolean =>
  `${foldWorldName(city)} `.startsWith(`${foldWorldName(rest.split(',')[0]!)} `);

function atTown(town: Geocoded, { rest, kind }: Venue, fallback: string): Geocoded {
  const country = town.country ?? '';
  const isElsewhere = fallback !== '' && country !== fallback;
  const said = isElsewhere ? [`no country is given: ${countryName(country)} is that of ${rest}`] : [];
  return withoutVenue({ ...town, messages: [...(town.messages ?? []), ...said] }, kind);
}

const withoutVenue = (answer: Geocoded, venue: string): Geocoded => ({
  ...answer,
  status: answer.status === 'verified' ? 'partial' : answer.status,
  messages: [`not located: ${venue}`, ...(answer.messages ?? [])],
});

/** HARVARD UNIVERSITY is not in UNIVERSITY, NT. */
function nowhere(answer: Geocoded): Geocoded {
  const { Latitude: _latitude, Longitude: _longitude, ...attributes } = answer.attributes ?? {};
  return {
    ...answer,
    status: 'unmatched',
    level: 'none',
    id: null,
    sourceOfTruth: null,
    postcode: null,
    province: null,
    attributes,
    messages: ['no locality of that name, state or postcode is known'],
  };
}
