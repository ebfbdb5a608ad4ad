// When somebody is there, written behind an address or behind a name before it: Mon-Fri 9am-5pm, Open 7 days.

const DAY =
  /^(?:mon(?:day)?|tues?(?:day)?|wed(?:s|nesday)?|thu(?:rs?|rsday)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)s?$/i;
const TIME = /^\d{1,2}(?:[.:]\d\d)?(?:[ap]\.?m?\.?)?$/i;
const CLOCK = /^\d{1,2}(?:[.:]\d\d)?[ap]\.?m\.?$|^[ap]\.?m\.?$|^(?:noon|midday|midnight)$|^24\/7$|^24h(?:ou)?rs?$/i;
const WORDS: ReadonlySet<string> = new Set(
  `open opens opening close closed closes hour hours hrs time times daily weekday weekdays weekend weekends everyday
every day days week a to till til until from and all by appointment only late public holiday holidays trading business
office service except excluding noon midday midnight am pm`.split(/\s/),
);
/** Words that say that it is of hours. */
const SAYS_SO: ReadonlySet<string> = new Set('open opening hours hrs daily weekdays weekends closed'.split(' '));
const FIRST =
  'open|opens|opening|hours|hrs|trading|(?:business|office) hours|closed|daily|weekdays|24/7|24 ?h(?:ou)?rs?';
const FIRST_DAY = '(?:mon|tue|wed|thu|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?|tues|weds|thurs?';
const STARTS = new RegExp(
  String.raw`(?<=[\s,;|(.-])(?:${FIRST}|${FIRST_DAY}|\d{1,2}(?:[.:]\d\d)? ?[ap]m)(?![a-z])`,
  'gi',
);

/** Letters of the last word of a text that are looked at. */
const LONGEST_WORD = 12;
/** What parts words, and what may stand behind the last of them. */
const PARTING = ' \t\n,;:()&–—-';
/** A postcode, in which nearly all addresses end. */
const CODE = /^\d{4}$/;

/** True if the last word of a text may be of hours. */
export function mayEndInHours(text: string): boolean {
  const last = lastWord(text);
  return !CODE.test(last) && (isOfHours(last) || CLOCK.test(last));
}

/** Where hours begin that a text ends in; -1 where it does not. */
export function hoursAtEnd(text: string): number {
  if (!mayEndInHours(text)) return -1;
  for (const { index } of text.matchAll(STARTS)) {
    if (index > 0 && isHours(text.slice(index))) return index;
  }
  return -1;
}

/** A time of the clock before a comma. */
const BEFORE_COMMA = /\d ?[ap]\.?m\.?(?= ?,)/i;

/** The hours [from, to) that a name before a comma ends in: EMU CAFE OPEN 7AM-3PM, 24 SMITH ST; null for none. */
export function hoursAmid(text: string): [number, number] | null {
  const last = BEFORE_COMMA.exec(text);
  if (last === null) return null;
  const to = last.index + last[0].length;
  const from = hoursAtEnd(text.slice(0, to));
  // EMU 3AM, 24 SMITH ST: one time alone is a name.
  return from > 0 && /\d.*\d|[a-z]{3}/i.test(text.slice(from, to)) ? [from, to] : null;
}

/** The last word of a text without a point behind it, or the end of a long one. */
function lastWord(text: string): string {
  let end = text.length;
  while (end > 0 && (PARTING.includes(text[end - 1]!) || text[end - 1] === '.')) end--;
  let start = end;
  while (start > 0 && end - start < LONGEST_WORD && !PARTING.includes(text[start - 1]!)) start--;
  return text.slice(start, end);
}

/** True if the text is hours and nothing else: two words or more, one of them a day, a time of the clock or OPEN. */
function isHours(text: string): boolean {
  const words = text
    .split(/[\s,;:()&–—-]+(?![ap]\.?m)|(?<=\d)(?=[ap]\.?m)/i)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '');
  const saysSo = (word: string): boolean => DAY.test(word) || CLOCK.test(word) || SAYS_SO.has(word.toLowerCase());
  return words.length > 1 && words.every(isOfHours) && words.some(saysSo);
}

const isOfHours = (word: string): boolean =>
  DAY.test(word) || TIME.test(word) || CLOCK.test(word) || WORDS.has(word.toLowerCase());
