// What people call a place, of what a gazetteer writes.
import { foldWorldName } from '../../../address/fold.js';

/** Words of a list, as alternatives of a pattern; `_` stands for a space. */
const anyOf = (words: string): string => `(?:${words.trim().replaceAll(/\s+/g, '|').replaceAll('_', ' ')})`;

/** What divides a name from another one of the place, from a part of it, or from a remark. */
const DIVIDED = /\s*[,;/[(].*$| - .*$/u;
const REMARK = /\s*[[(][^\])]*[\])]/gu;
/** Units of administration and of statistics, and single grounds, which nobody says to be near. */
const UNIT = new RegExp(
  `\\b${anyOf(`
    region district municipality county parish division department commune sector circoscrizione circoiscrizione bezirk
    zone cdp historical balance bishopric firing_range cemetery school
  `)}\\b`,
  'iu',
);
/** Numbers are of quarters and tracts, but for dates that places are called after. */
const NUMBERED = /\d/u;
const DATE = /^\d{1,2}(?:th)? (?:of |de )?\p{L}+/u;
/** Cities whose quarters have numbers: Lyon 06, Budapest XIII. kerület. People say the city. */
const NUMBERED_QUARTER = /^(Paris|Lyon|Marseille|Budapest) [\dIVX]+\b/u;
const LATIN = /^[\p{Script=Latin}\p{M}'’‘ʻʼ`´.\- ]+$/u;
/** What has a postcode in Australia and is within a suburb: centres of shops and of learning, but for three towns. */
const WITHIN_SUBURB = new RegExp(
  ` ${anyOf('plaza arcade store roadhouse hospital university aerodrome westfield')}$| irrigation district |` +
    '^(?:the )?university |^(?!booleroo|clinton|noarlunga).* centre$',
  'iu',
);
/** A side of a town has a postcode of its own where letters are sorted. */
const SIDE = /. (?:north|south|east|west)$/iu;
/** Words of a region that say what it is. In comparing it with a name they do not count; some are left out. */
const KIND_OF_REGION = new RegExp(
  ` ${anyOf(`
    region province district county governorate oblast voivodeship municipality department state prefecture parish city
    canton
  `)}$`,
  'iu',
);
const LEFT_OUT = /^(?:(?:urban )?municipality|state|city|region|county|borough|republic) of | Region$/iu;
/** Of these nothing would be left without the word. */
const DIRECTION = /^(?:north|south|east|west|central|capital|national)/iu;

/** A name without what only a gazetteer adds to it; '' for one that is not of a place where people say they are. */
export function saidName(written: string): string {
  const city = NUMBERED_QUARTER.exec(written)?.[1];
  if (city !== undefined) return city;
  const parts = written.split(' / ');
  // Zürich (Kreis 10) / Wipkingen: the part is what people say. el Campell / Alcampell are two names of one place.
  const said = parts.length > 1 && /^\p{Lu}/u.test(written) ? parts.at(-1)! : written;
  const name = said.replace(REMARK, ' ').replace(DIVIDED, '').replace(/\s+/gu, ' ').trim();
  if (UNIT.test(written) || !(LATIN.test(name) || DATE.test(name))) return '';
  return name;
}

/** A region as people say it, where it says more than the name does, else ''. */
export function saidRegion(written: string, name: string): string {
  const whole = written.replace(REMARK, '').trim();
  const region = DIRECTION.test(whole) ? whole : whole.replace(LEFT_OUT, '');
  return foldWorldName(region.replace(KIND_OF_REGION, '')) === foldWorldName(name) ? '' : region;
}

/** Whether people say to be in an Australian locality. `isTown`: whether GeoNames has a place of its name. */
export const isSaidLocality = (name: string, isTown: boolean): boolean =>
  !WITHIN_SUBURB.test(name) && !NUMBERED.test(name) && (isTown || !SIDE.test(name));
