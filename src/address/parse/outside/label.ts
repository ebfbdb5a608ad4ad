// What says which part of a text is the address, or which part of the address follows: "Postal address:", "Located at",
// "City:".
import { listedLength } from './listed.js';

const OF_ADDRESS =
  '(?:billing|branch|business|client|clinic|company|connection|contact|correspondence|courier|current|customer|' +
  'delivery|event|farm|full|head office|home|installation|invoice|job|legal|location|mail|mailing|main|new|office|' +
  'permanent|physical|pick ?up|postal|previous|principal|principal place of business|project|property|registered|' +
  'registered office|residential|' +
  'rental|return|school|service|shipping|shop|site|store|street|supply|trading|venue|visiting|visitors?|work)';
const ADDRESS =
  `(?:(?:our|the|your|my|their) )?(?:${OF_ADDRESS}(?: ?[/&] ?| (?:and |or )?))*` +
  String.raw`addr(?:ess)?(?: line)?(?: \d)?`;
/** An office whose address it is. */
const OFFICE = '(?:branch|city|head|main|postal|regional|registered) office';
/** What is asked of who has the mail: PLEASE SEND IT TO, IF UNDELIVERED, RETURN TO. */
const SENDS =
  '(?:if (?:un|not )delivered,? )?(?:(?:please|kindly) )?(?:deliver|ship|send|mail|post|courier|bill|return)' +
  '(?: (?:it|them|this|mail|parcels?|goods))?';
/** What stands before an address without being called so; a colon says it. */
const PLACES =
  '(?:where|venue|location|home|property|premises|postal|physical|street|delivery|courier|sold to|' +
  `${SENDS} to|business|work|farm|${OFFICE}|principal place(?: of business)?|find us|` +
  'visit us|job(?: ?site)?|project|(?:pick ?up|drop ?off|collect(?:ion)?)(?: (?:from|at|to|point|location))?|' +
  'meet(?:ing)?(?: (?:at|place|point|location))?)';
/** The same of a site whose parts have numbers, none of which follows: SITE: 12, RIVER CARAVAN PARK. */
const SITE = String.raw`site(?= ?[:=-](?! *\d+[a-z]?(?: *[,;]|$)))`;
/** Words of an address that no colon has to part from what leads to it. */
const BEGINS =
  String.raw`(?=(?:no\.? )?\d|(?:unit|flat|level|shop|suite|apartment|apt|cnr|corner|po box|p\.?o\.? box|` +
  String.raw`private bag|lot|rd)\b)`;
/** A business whose address it is: OFFICE AT 24 SMITH ST. */
const SITE_AT = '(?:office|shop|showroom|store|studio|warehouse|workshop)s? at';
const AT = `(?:located|situated|${SITE_AT}|${SENDS} to|registered office|principal place(?: of business)?)`;
/** What nothing but an address stands behind, with a number or without one. */
const WHOLE =
  "(?:(?:(?:we are|we're|is|are) )?(?:located|situated) at|(?:visit|find) us at|meet(?:ing)? at|" +
  '(?:property|premises|land|house|home|building) (?:situated |located )?at)';
const COLON = String.raw` ?(?:[:=]|[-–—](?= )|\bis\b:?|\bat\b:?) *`;
const LEADS = new RegExp(
  `^(?:(?:${ADDRESS}(?:${COLON}| +${BEGINS}))|(?:(?:${PLACES}|${SITE}|at|from|to|add|land|located at) ?[:=] *)|` +
    `(?:(?:${PLACES}|${SITE}) ?[-–—] (?=\\S+ \\S))|` +
    `(?:${AT} +${BEGINS})|(?:${WHOLE} )|(?:(?:at|held at):? (?!home\\b|the\\b)(?=\\S+ \\S))|` +
    `(?:(?:clinic|factory|office|shop|showroom|store|warehouse) ?: *(?=\\d+[a-z]? [a-z]{3,})))`,
  'i',
);
/** State and postcode, as forms for several countries name them: STATE / PROVINCE, POSTAL / ZIP CODE. */
const STATE = 'state(?: ?/ ?(?:province|region|territory|county))?';
const CODE = '(?:post ?code|postal(?: code)?|zip(?: code)?)';
const POSTCODE = `(?:${CODE} ?/ ?${CODE}|post ?code|postal code|zip(?: code)?)`;
/** The heading of a part, as forms print it before the part. */
const NAMES =
  'street(?: (?:name|no\\.?|number))?|suburb|suburb ?/ ?town|city|town|town ?/ ?city|city ?/ ?town|locality|region|' +
  `country|${STATE}|${POSTCODE}|location|venue|where|premises|postal|mail|mailing|physical|${OFFICE}`;
const HEADINGS = new RegExp(String.raw`(?<=^|[,;|\n] *|\. |\d )(?:${ADDRESS}|${NAMES}) ?[:=] *`, 'gi');
/** The same amid a text, behind who it is the address of: KOALA MOTORS ADDRESS: 24 SMITH ST. */
const AMID = new RegExp(String.raw`(?<=[a-z\d)] )(?:${ADDRESS}) ?: +(?=\S)`, 'gi');
/** The heading of a place or code amid a text, whatever stands before it: 24 SMITH ST SUBURB: DUBBO STATE: NSW. */
const PLACE_AMID = new RegExp(
  `(?<= )(?:suburb(?: ?/ ?town)?|city(?: ?/ ?town)?|town(?: ?/ ?(?:city|suburb))?|locality|${STATE}|${POSTCODE}) ?: *` +
    String.raw`(?=[a-z\d])`,
  'gi',
);
const POST_CODE = /(?<=[\s,])post code ?[:.]? *(?=\d{4}\b)/gi;

/** The same with a dash, which says nothing where only one stands in a text. */
const DASHED = /(?<=^|[,;|\n] *)(?:street|suburb|town|locality|state|post ?code) ?[-–—] +/gi;

/** Spans [from, to) of a text that only say what follows them. */
export function labelSpans(text: string): [number, number][] {
  const found: [number, number][] = [];
  const listed = listedLength(text);
  // Most texts begin with a number, which is no label.
  const lead = listed > 0 || /^\d/.test(text) ? listed : (LEADS.exec(text)?.[0].length ?? 0);
  if (lead > 0 && lead < text.length) found.push([0, lead]);
  // Few texts have either, and all of them are asked.
  const forms = [
    ...(/[:=]/.test(text) ? [HEADINGS, AMID, PLACE_AMID] : []),
    ...(/post code/i.test(text) ? [POST_CODE] : []),
  ];
  const headed = forms.flatMap((form) => [...text.matchAll(form)]);
  const dashed = text.includes('- ') || /[–—]/.test(text) ? [...text.matchAll(DASHED)] : [];
  for (const { 0: match, index } of dashed.length > 1 ? [...headed, ...dashed] : headed) {
    if (index >= lead && index + match.length < text.length) found.push([index, index + match.length]);
  }
  if (found.length < 2) return found;
  found.sort((a, b) => a[0] - b[0]);
  return found.filter(([from], i) => i === 0 || from >= found[i - 1]![1]);
}
