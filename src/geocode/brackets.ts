// Texts with a place in brackets behind another: AUCKLAND (PONSONBY) is the suburb of the city, and no less of it is to
// be lost than of PONSONBY, AUCKLAND.
import { foldWorldName } from '../address/fold.js';
import { stateOf } from '../address/vocabulary/place.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { metresApart } from '../data/points/metres.js';
import { isPlaceOfWork } from './plain-text.js';
import { codeOf, countryNamed } from './country.js';
import { hasPoint } from './has-point.js';

/** A name, another in brackets, and what may stand behind them. */
const BRACKETED = /^(?<outer>[^,()\d]{2,}?)\s*\((?<inner>[^,()\d]{2,})\)\s*(?<behind>[^(),]*)$/;
/** The two belong together where they are no further apart. */
const TOGETHER_METRES = 60_000;
/** A suburb is no further from the city that it is said to be in. */
const IN_CITY_METRES = 25_000;

/** The answer at the inner place in the outer one, else at the outer with what it leaves. `ask` answers a text. */
export function withBrackets(answer: Geocoded, text: string, ask: (text: string) => Geocoded | string): Geocoded {
  const { outer = '', inner = '', behind = '' } = BRACKETED.exec(text.trim())?.groups ?? {};
  if (
    inner === '' ||
    isPlaceOfWork(`(${inner})`) ||
    isCountry(inner) ||
    isOf(answer, inner) ||
    isIn(answer.fullAddress ?? '', inner)
  ) {
    return answer;
  }
  const nested = ask([inner, `${outer} ${behind}`].join(', '));
  const around = ask(`${outer} ${behind}`);
  if (typeof nested !== 'string' && typeof around !== 'string' && isWithin(nested, around, inner)) return nested;
  const listed = ask([outer, `${inner} ${behind}`].join(', '));
  if (typeof listed !== 'string' && listed.status === 'verified' && isOf(listed, outer)) {
    // TOOWONG (BRISBANE): the city behind the suburb.
    const city = ask(`${inner} ${behind}`);
    if (typeof city !== 'string' && metresOf(listed, city) <= IN_CITY_METRES) return listed;
  }
  if (!hasPoint(answer)) return answer;
  const said = `not located: ${inner.toUpperCase()}`;
  const messages = answer.messages ?? [];
  const isSaid = messages.some((message) => message.includes(inner.toUpperCase()));
  const status = answer.status === 'verified' ? 'partial' : answer.status;
  return { ...answer, status, messages: isSaid ? messages : [...messages, said] };
}

/** True for a country or a state, which is read as it stands: HASTINGS (NZ). */
const isCountry = (name: string): boolean => {
  const folded = foldWorldName(name);
  return (countryNamed(folded) ?? codeOf(folded) ?? stateOf(folded)) !== undefined;
};

/** True if the answer is a place of the inner name near the outer one. */
function isWithin(nested: Geocoded, around: Geocoded, inner: string): boolean {
  const isLeft = (nested.messages ?? []).some((message) => /not located|not verified|not certain/.test(message));
  if (!hasPoint(nested) || !hasPoint(around) || isLeft || nested.level !== 'locality') return false;
  const isAround =
    around.level === 'region' || around.level === 'country' || metresOf(nested, around) <= TOGETHER_METRES;
  return isOf(nested, inner) && nested.country === around.country && isAround && !around.district;
}

/** Metres between two answers, Infinity where one has no point. */
function metresOf(one: Geocoded, other: Geocoded): number {
  const [a, b] = [one.attributes ?? {}, other.attributes ?? {}];
  if (!hasPoint(one) || !hasPoint(other)) return Infinity;
  return metresApart(Number(a['Latitude']), Number(a['Longitude']), Number(b['Latitude']), Number(b['Longitude']));
}

/** True if the place of the answer, or what it lies in, has the name. */
const isOf = ({ city, district, province }: Geocoded, name: string): boolean =>
  [city, district, province].some((field) => foldWorldName(field ?? '') === foldWorldName(name));

/** True for a text with the name in it. */
const isIn = (text: string, name: string): boolean => ` ${foldWorldName(text)} `.includes(` ${foldWorldName(name)} `);
