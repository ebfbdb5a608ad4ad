// The sights and airports that a text names: as one of its parts, or as the words that begin or end one.
import { foldWorldName } from '../../address/fold.js';
import { isStreetType } from '../street-words.js';
import { isEastAsian } from '../east-asian.js';
import type { Sight, Sights } from '../../data/sights.js';

/** What a part of a text may name, and the text without that. */
export interface NamedSight {
  readonly sights: readonly Sight[];
  /** The words that name it. */
  readonly name: string;
  /** The rest of the text, '' for none. */
  readonly rest: string;
  /** True where the words are all of a part, or say of themselves that they are an airport. */
  readonly isPart: boolean;
  /** True for what may be the name of anything: one word of our letters, an airport that is not said to be one. */
  readonly isLoose: boolean;
  readonly isAirport: boolean;
}

const KIND =
  '(?:international |intl |regional |domestic |municipal |city )?' +
  '(?:airport|aerodrome|airfield|arpt|intl|international)';
/** AIRPORT behind its name, and what is behind that: a terminal, a town. */
const AIRPORT_BEHIND = new RegExp(`^(?:the )?(?<name>.+?) ${KIND}\\b\\.?(?<more>.*)$`, 'iu');
/** The same before it, in other languages. */
const AIRPORT_BEFORE = new RegExp(
  '^(?:aeropuerto|aeroporto|a[eé]roport|aeroportul|flughafen|lufthavn|flygplats|аэропорт|bandara|sân bay)' +
    "(?: (?:internacional|international|internazionale))?(?: (?:de|di|do|da|d'|von))? (?<name>.+)$",
  'iu',
);
/** A short form behind a name: UNIVERSITY COLLEGE LONDON (UCL). */
const ABBREVIATED = /\s*\([A-Z]{2,6}\)$/;
const CODE = /^[A-Z]{3}$/;
const OTHER_LETTERS = /[^ -~]/u;
/** Letters of a name that others stand behind without a blank: 上野公園 before 入口. */
const SHORTEST_JOINED = 3;
/** From so many on it is that name, whatever stands behind it. */
const LONG_JOINED = 4;
/** Letters of ours of one word that begins or ends a part. */
const SHORTEST_WORD = 5;

/** Characters of a text that may be about a sight; its runs of words are looked up, and a longer text has many. */
const LONGEST_TEXT = 300;

/** What the text may name, the likeliest first. */
export function* sightsIn(text: string, known: Sights): Generator<NamedSight> {
  if (text.length > LONGEST_TEXT) return;
  const parts = text.split(/[,;|\n，、]/u).map((part) => part.trim());
  for (const [at, part] of parts.entries()) {
    const others = parts.toSpliced(at, 1);
    const named = (name: string, more: string, sights: readonly Sight[], isPart: boolean): NamedSight => ({
      sights,
      name,
      rest: [more, ...others].filter((each) => each !== '').join(', '),
      isPart,
      isLoose: !name.includes(' ') && !OTHER_LETTERS.test(name),
      isAirport: false,
    });
    const airport = airportIn(part, known);
    if (airport) yield { ...named(part, airport.more, airport.sights, true), isLoose: false, isAirport: true };
    const whole = foldWorldName(part.replace(ABBREVIATED, '')).replace(/^THE (?=.)/, '');
    const sights = known.named(whole);
    if (sights.length > 0) yield named(whole, '', sights, true);
    const unsaid = parts.length === 1 || whole.includes(' ') ? airportUnsaid(whole, known) : [];
    if (unsaid.length > 0) yield { ...named(whole, '', unsaid, true), isLoose: true, isAirport: true };
    for (const { name, more } of runsAtEdges(whole)) {
      // WAIRARAPA ROAD is a street anywhere.
      if (!name.includes(' ') && isStreetType(more.slice(0, `${more} `.indexOf(' ')))) continue;
      const begun = known.named(name);
      if (begun.length > 0) {
        yield named(name, more, begun, isEastAsian(name) && [...name.normalize('NFC')].length >= LONG_JOINED);
      }
    }
  }
}

/** The airport of a code of IATA that is all of the text. */
export function airportOfCode(text: string, known: Sights): Sight | undefined {
  const code = foldWorldName(text);
  return CODE.test(code) ? known.airportOfCode(code) : undefined;
}

/** True for a text that may be about an airport. */
export const mayNameAirport = (text: string): boolean =>
  text.length <= LONGEST_TEXT &&
  text.split(',').some((part) => AIRPORT_BEHIND.test(part.trim()) || AIRPORT_BEFORE.test(part.trim()));

/** Airports that are named without AIRPORT, by more than their town: LONDON HEATHROW. */
const airportUnsaid = (name: string, known: Sights): readonly Sight[] =>
  CODE.test(name) ? [] : known.airportsNamed(name).filter(({ town }) => foldWorldName(town) !== name);

function airportIn(part: string, known: Sights): { sights: readonly Sight[]; more: string } | undefined {
  const { name = '', more = '' } = (AIRPORT_BEHIND.exec(part) ?? AIRPORT_BEFORE.exec(part))?.groups ?? {};
  const folded = foldWorldName(name);
  const named = name === '' ? [] : known.airportsNamed(folded);
  const sights = named.length > 0 ? named : known.named(folded);
  return sights.length > 0 ? { sights, more: more.trim() } : undefined;
}

/** The runs of words that begin or end a part, the longest first; of joined letters those at its start. */
function* runsAtEdges(part: string): Generator<{ name: string; more: string }> {
  const words = part.split(' ');
  for (let length = words.length - 1; length > 1; length--) {
    yield { name: words.slice(0, length).join(' '), more: words.slice(length).join(' ') };
    yield { name: words.slice(-length).join(' '), more: words.slice(0, -length).join(' ') };
  }
  const [word = ''] = words;
  const edges = words.length > 1 ? [words.slice(0, 1), words.slice(-1)] : [];
  for (const [edge = ''] of edges) {
    if (!OTHER_LETTERS.test(edge) && edge.length < SHORTEST_WORD) continue;
    yield { name: edge, more: words.filter((each) => each !== edge).join(' ') };
  }
  if (words.length > 1 || !isEastAsian(word)) return;
  for (let length = word.length - 1; length >= SHORTEST_JOINED; length--) {
    yield { name: word.slice(0, length), more: word.slice(length) };
  }
}
