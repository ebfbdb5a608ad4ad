// Texts with a place in brackets behind another: AUCKLAND (PONSONBY) is the suburb of the city, and no less of it is to
// be lost than of PONSONBY, AUCKLAND.
import { foldWorldName } from '../address/fold.js';
import type { Geocoded } from '../contract/schema/geocode.js';
import { metresApart } from '../data/points/metres.js';
import { hasPoint } from './elsewhere.js';

/** A name, another in brackets, and what may stand behind them. */
const BRACKETED = /^(?<outer>[^,()\d]{2,}?)\s*\((?<inner>[^,()\d]{2,})\)\s*(?<behind>[^(),]*)$/;
/** The two belong together where they are no further apart. */
const TOGETHER_METRES = 60_000;

/** The answer at the inner place in the outer one, else at the outer with what it leaves. `ask` answers a text. */
export function withBrackets(answer: Geocoded, text: string, ask: (text: string) => Geocoded | string): Geocoded {
  const { outer = '', inner = '', behind = '' } = BRACKETED.exec(text.trim())?.groups ?? {};
  if (inner === '' || isOf(answer, inner) || isIn(answer.fullAddress ?? '', inner)) return answer;
  const nested = ask([inner, `${outer} ${behind}`].join(', '));
  const around = ask(`${outer} ${behind}`);
  if (typeof nested !== 'string' && typeof around !== 'string' && isWithin(nested, around, inner)) return nested;
  if (!hasPoint(answer)) return answer;
  const said = `not located: ${inner.toUpperCase()}`;
  const messages = answer.messages ?? [];
  const isSaid = messages.some((message) => message.includes(inner.toUpperCase()));
  const status = answer.status === 'verified' ? 'partial' : answer.status;
  return { ...answer, status, messages: isSaid ? messages : [...messages, said] };
}

/** True if the answer is a place of the inner name near the outer one. */
function isWithin(nested: Geocoded, around: Geocoded, inner: string): boolean {
  const { Latitude, Longitude } = nested.attributes ?? {};
  const isLeft = (nested.messages ?? []).some((message) => /not located|not verified|not certain/.test(message));
  if (!hasPoint(nested) || !hasPoint(around) || isLeft || nested.level !== 'locality') return false;
  const other = around.attributes ?? {};
  const metres = metresApart(
    Number(Latitude),
    Number(Longitude),
    Number(other['Latitude']),
    Number(other['Longitude']),
  );
  const isAround = around.level === 'region' || around.level === 'country' || metres <= TOGETHER_METRES;
  return isOf(nested, inner) && nested.country === around.country && isAround;
}

/** True if the place of the answer, or what it lies in, has the name. */
const isOf = ({ city, district, province }: Geocoded, name: string): boolean =>
  [city, district, province].some((field) => foldWorldName(field ?? '') === foldWorldName(name));

/** True for a text with the name in it. */
const isIn = (text: string, name: string): boolean => ` ${foldWorldName(text)} `.includes(` ${foldWorldName(name)} `);
