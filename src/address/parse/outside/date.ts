// The day of an event, written behind the address of where it is: Thursday 11 September 2025, 7pm.

const WEEKDAY = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?,?\.? `;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|' +
  String.raw`nov(?:ember)?|dec(?:ember)?)\.?`;
const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const OF_MONTH = `(?:${DAY}(?: of)? ${MONTH}|${MONTH} ${DAY})`;
const YEAR = String.raw`,? (?:19[6-9]|20[0-4])\d`;
const TIME = String.raw`\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m`;
const AT = `(?:,?(?: at| from)? ${TIME}(?: ?(?:-|–|to) ?${TIME})?)?`;
const AT_END = new RegExp(
  // Without a weekday only a whole date in a part of its own is one: 12 MAY may be a unit and a street.
  String.raw`(?:[\s,;(-](?:on )?${WEEKDAY}${OF_MONTH}(?:${YEAR})?|[,;(] ?(?:on )?${OF_MONTH}${YEAR})${AT}[\s).]*$`,
  'i',
);
/** Letters of the longest such date. */
const LONGEST = 60;
const HAS_MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;

/** Where the date begins that a text ends in; -1 where it does not. */
export function dateAtEnd(text: string): number {
  const end = text.slice(-LONGEST);
  if (!HAS_MONTH.test(end)) return -1;
  const found = AT_END.exec(end);
  return found ? text.length - end.length + found.index + found[0].search(/[a-z\d]/i) : -1;
}
