// What programs and people write in a part of an address that they have nothing for: null, N/A, undefined, not known.
// Only a part that says nothing else is taken for it, with the postcode behind it that the next column had.

/** Such words; NA is a province of Italy, and NULL a type of street, behind a name. */
const WORDS =
  'n/a|null|none|nil|undefined|unknown|default|tb[ac]|not (?:known|applicable|provided|specified|supplied|available)';
/** What data frames write for a number that there is none of; Nan is a town of Thailand. */
const NAN = /(?:nan|NaN) *(?=$|[,;|\n])/y;
const PART = new RegExp(String.raw`(?:${WORDS})(?: null)*(?=[ )\]>.-]*(?:$|[,;|\n])| \d{4} *(?:$|[,;|\n]))`, 'iy');
/** What parts an address, what stands before the first word of a part, and the first characters of such words. */
const PARTING = /[,;|\n]/g;
const BEFORE = ' ([<-';
const FIRST = 'nNuUdDtT';

/** Spans [from, to) of a text that are such words. */
export function nothingSpans(text: string): [number, number][] {
  const found: [number, number][] = [];
  for (let start = 0; start >= 0 && start < text.length;) {
    while (BEFORE.includes(text.charAt(start)) && start < text.length) start++;
    const length = FIRST.includes(text.charAt(start)) ? lengthAt(text, start) : 0;
    if (length > 0) found.push([start, start + length]);
    start = nextPart(text, start);
  }
  return found;
}

/** Length of the words that say nothing at `start`; 0 where none stand there. */
function lengthAt(text: string, start: number): number {
  PART.lastIndex = start;
  NAN.lastIndex = start;
  return (PART.exec(text) ?? NAN.exec(text))?.[0].trimEnd().length ?? 0;
}

/** Index behind the next character that parts; -1 for none. */
function nextPart(text: string, from: number): number {
  PARTING.lastIndex = from;
  return PARTING.test(text) ? PARTING.lastIndex : -1;
}
