// Texts with words around a place's name that say how much of it, or how near to it, is meant: GREATER AUSTIN, PERTH
// METRO AREA, NEAR DUBBO; and with a label before a postal code.
import { countryCode } from '../country.js';
import { fullCities } from '../short-cities.js';
import { saysStreet } from './street-said.js';

/** A text that is read in another way: the text to ask instead, what of it is left out, its country if it says it. */
export interface Reworded {
  readonly text: string;
  /** In capitals, '' for nothing. */
  readonly left: string;
  /** ISO 3166-1 alpha-2, '' for none. */
  readonly country: string;
  /** True for words that stand before the name, and for a code. */
  readonly isBefore: boolean;
}

const CENTRE = 'downtown|cbd|(?:city|town) cent(?:re|er)|inner city';
/** Before a name. */
const BEFORE = new RegExp(
  `^(?<around>(?:the )?(?:greater|metro(?:politan)?|${CENTRE}|near(?:by| to)?|nr\\.?|close to|around|` +
    '(?:just )?outside(?: of)?|outskirts of|(?:vicinity|area|region|surrounds|environs) (?:of|around)|' +
    '(?:based|located|living|lives) in)|gro(?:ß|ss)raum|zona metropolitana d[eo]|área metropolitana d[eo]|' +
    'près de|cerca de|in der nähe von) (?<place>.+)$',
  'iu',
);
/** Behind one. */
const BEHIND = new RegExp(
  '^(?<place>.+?) (?<around>(?:(?:greater |metro(?:politan)? |wider |local |surrounding )?area|' +
    `metro(?:plex|politan)?(?: region| district)?|region|${CENTRE}|vicinity|surrounds|environs|` +
    '(?:and|&) (?:surrounds|environs|vicinity|surrounding (?:areas?|suburbs|districts?))))$',
  'iu',
);
const ALONE = new RegExp(`^(?:${CENTRE})$`, 'iu');
/** A postal code behind a word that says that it is one, and behind the code of its country. */
const LABELLED = /^(?:(?:post|postal|zip) ?code|zip|p\/?c)[\s:.]+(?<code>\S.{0,9})$/iu;
const OF_COUNTRY = /^(?<before>AUS?|NZL?)[\s-]+(?<code>\d{4})$|^(?<first>\d{4}),?\s+(?<behind>AUS?|NZL?)$/iu;
/** Texts that say no more than where something is are not longer. */
const LONGEST = 120;
/** GREATER … AREA is two of them. */
const MOST_AROUND = 2;

/** The text without such words; undefined where it has none, or is of a street. */
export function withoutAround(text: string): Reworded | undefined {
  if (text.length > LONGEST) return undefined;
  const code = coded(text);
  if (code) return code;
  const parts = text.split(',').map((part) => part.trim());
  let place = parts[0]!;
  if (!ALONE.test(place) && !BEFORE.test(place) && !BEHIND.test(place)) return undefined;
  const left: string[] = [];
  if (ALONE.test(place)) [place] = ['', left.push(place)];
  for (let taken = 0; taken < MOST_AROUND; taken++) {
    const { around, place: bare } = (BEFORE.exec(place) ?? BEHIND.exec(place))?.groups ?? {};
    if (around === undefined || bare === undefined) break;
    left.push(around);
    place = bare;
  }
  const isStreet = /\d/.test(place) || saysStreet(place);
  const rest = (place === '' ? parts.slice(1) : parts.with(0, place)).join(', ');
  if (isStreet || rest === '') return undefined;
  // DOWNTOWN LA is not in Laos.
  const [short, ...others] = fullCities(rest.toUpperCase());
  const isShort = short !== undefined && others.length === 0;
  return {
    text: isShort ? short.full : rest,
    left: left.join(' ').toUpperCase(),
    country: isShort ? short.country : '',
    isBefore: ALONE.test(parts[0]!) || BEFORE.test(parts[0]!),
  };
}

function coded(text: string): Reworded | undefined {
  const labelled = LABELLED.exec(text)?.groups?.['code'];
  if (labelled !== undefined) {
    return /\d/.test(labelled) ? { text: labelled, left: '', country: '', isBefore: true } : undefined;
  }
  const { before, behind, code, first } = OF_COUNTRY.exec(text)?.groups ?? {};
  const country = countryCode(before ?? behind ?? '');
  return country === undefined ? undefined : { text: code ?? first ?? '', left: '', country, isBefore: true };
}
