// What records are kept under, before or behind an address: JOB 48213 12 SMITH ST; CLAIM NO: 88213/A, 12 SMITH ST; and
// where a street directory prints it: 12 SMITH ST, DUBBO NSW UBD 12 C4. No house or unit is numbered so.
import { NUMBERED_RECORDS } from '../../vocabulary/reference.js';

const WHOSE = '(?:our|your|my|customer|client|work|service|sales|purchase) ';
const WORDS = `(?:${WHOSE})?(?:${NUMBERED_RECORDS}|asset)`;
const CODE = String.raw`[a-z]{0,6}[-/]?\d{3,}[a-z]?(?:[-/.][a-z\d]{1,8}){0,3}`;
/** What follows such a code where nothing else says that it is one: a sign, or a number or unit of the address. */
const BEHIND =
  String.raw`(?= *(?:[,;:|\n]|[-–—] )| +(?:\d|(?:unit|u|flat|apartment|apt|shop|suite|ste|level|lvl|lot|l|cnr|` +
  String.raw`corner|villa|factory)\b))`;
const LEADS = new RegExp(
  String.raw`${WORDS}(?:(?: (?:no|num(?:ber)?|id|ref)\.?(?: ?[:#])?| ?[:#]) *#?${CODE}(?= *[,;:|\n]| +\S)|` +
    String.raw`\.? ${CODE}${BEHIND})`,
  'iy',
);

/** The stage of an estate before a house in it: STAGE 2 14 SMITH ST. */
const STAGE = /stage \d{1,2}[a-z]?(?=,? +\d)/iy;

const OF_MAP =
  String.raw`(?:melways?|mel ref|ubd|gregory'?s|refidex|sydway|brisway|map ref(?:erence)?)` +
  String.raw`(?: (?:map|ref(?:erence)?|page|pg|grid|dir(?:ectory)?|edition))*[.:]? *\d{1,4}[a-z]? *[a-z] ?\d{1,2}`;
const MAP_LEADS = new RegExp(`${OF_MAP}(?= *[,;:|-]| +\\d)`, 'iy');
const MAP_ENDS = new RegExp(String.raw`(?<=[\s,;(|-])${OF_MAP}(?=[.)]?$)`, 'i');
/** The end of a square of a map: F6, F12. A text that ends in a postcode has no letter there. */
const SQUARE = /[a-z] ?\d{1,2}[.)]?$/i;
const LONGEST_SQUARE = 5;

/** Three letters of a text from `at` on, as one number whatever their case. */
const lettersAt = (text: string, at: number): number =>
  ((text.charCodeAt(at) | 32) << 16) | ((text.charCodeAt(at + 1) | 32) << 8) | (text.charCodeAt(at + 2) | 32);
/** The first of the words that lead a text here, which few texts begin with. */
const FIRST: ReadonlySet<number> = new Set(
  (
    'a/c acc app ass bri boo cas cla cli con cus doc enq fil gre inv job lic map mel mem met mir mrn nmi ord our ' +
    'par pat per pol pur quo rec ref req sal ser sta syd tic ubd urn war wor you'
  )
    .split(' ')
    .map((word) => lettersAt(word, 0)),
);
const NONE: readonly [number, number][] = [];

/** Spans [from, to) of a text that say where the record of its address is kept, or on which map it is. */
export function referenceSpans(text: string): readonly [number, number][] {
  const last = text.charCodeAt(text.length - 3);
  const mayEnd = (last < 48 || last > 57) && SQUARE.test(text.slice(-LONGEST_SQUARE));
  // KOALA MOTORS, JOB 48213 12 SMITH ST
  const second = text.indexOf(', ') + 2;
  const lead = leadAt(text, 0) ?? (second > 1 ? leadAt(text, second) : null);
  if (!mayEnd && lead === null) return NONE;
  const found: [number, number][] = lead === null ? [] : [lead];
  const end = mayEnd ? MAP_ENDS.exec(text) : null;
  if (end !== null && end.index > (lead?.[1] ?? 0)) found.push([end.index, end.index + end[0].length]);
  return found;
}

/** The span of a record's number, a map's square or a stage at `at`; null where none stands there. */
function leadAt(text: string, at: number): [number, number] | null {
  if (!FIRST.has(lettersAt(text, at))) return null;
  for (const form of [LEADS, MAP_LEADS, STAGE]) {
    form.lastIndex = at;
    if (form.test(text)) return [at, form.lastIndex];
  }
  return null;
}
