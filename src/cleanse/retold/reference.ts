// Numbers in front of an address that are none of its own: of an order, a meter, an application, a carton, a telephone.
// Read with it they are units that nobody has.
import { NUMBERED_RECORDS, NUMBERED_THINGS, NUMBER_LEADS } from '../../address/vocabulary/reference.js';
import type { Retelling } from './retelling.js';

/** What an address begins with. */
const BEGINS =
  String.raw`(?=(?:(?:unit|flat|apt|shop|suite|lot|no\.?|level) ?)?\d+[a-z]?` +
  String.raw`(?:[\s/,-]+\d+[a-z]?)* ?[\s,/-] ?[a-z])`;
const LEAD = String.raw` ?(?:(?:${NUMBER_LEADS})\b\.?)? ?[#:]? ?`;
const PARTS = String.raw` ?[:;,] *| [-–—|/] | at `;
/** A record with two digits and more, JOB 4471, or letters before them, POLICY AB123. */
const RECORD = String.raw`(?:${NUMBERED_RECORDS})\b\.?${LEAD}[a-z]{0,3}\d{2,}(?:[/-]\d+)*(?:${PARTS}| )`;
/** Letters and a long number in one word, with a colon: DA2024-0123: */
const CODE = String.raw`[a-z]{1,4}\d{4,}(?:[/-]\d+)* ?: *`;
const THING = String.raw`(?:${NUMBERED_THINGS}) ?#?\d{1,3}\.?(?: ?address)?(?: ?[:;] *| [-–—|] )`;
const OF_MANY = String.raw`(?:carton|ctn|box|item|parcel|piece|pkg) \d+ (?:of|/) ?\d+(?:${PARTS})`;
const PHONE =
  String.raw`(?:ph|phone|tel|telephone|mob|mobile)[.:]? ?(?:\(?0\d\)?[ -]?)?` +
  String.raw`(?:\d{4}[ -]?\d{4}|04\d\d[ -]?\d{3}[ -]?\d{3})[ ,;:-]+`;
const SINCE = String.raw`(?:eff(?:ective)?|from|as (?:at|of)|w\.?e\.?f)\.?(?: from)?`;
const DAY = String.raw`\d\d?[/.-]\d\d?[/.-]\d{2,4}`;
const DATED = String.raw`(?:new |change of )?addr(?:ess)? ${SINCE} ${DAY} ?[:;,-]? *`;
const AHEAD = new RegExp(`^(?:${[RECORD, CODE, THING, OF_MANY, PHONE, DATED].join('|')})${BEGINS}`, 'i');
const SIGNS_BEHIND = /[\s:;,|/–—-]+$/;

/** The text without such a number in front; undefined where there is none. */
export function withoutReference(text: string): Retelling | undefined {
  const [reference] = AHEAD.exec(text) ?? [];
  if (reference === undefined) return undefined;
  return { text: text.slice(reference.length), mended: [{ from: reference.replace(SIGNS_BEHIND, ''), to: '' }] };
}
