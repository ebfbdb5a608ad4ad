// A line as far as it is typed: what its head says by form (unit, level, lot, number), and behind it the words of
// street and place, each perhaps only begun. The parser reads the head; of its readings those are taken that leave
// words to search.
import { toLine } from '../address/parse/line.js';
import { foldName } from '../address/fold.js';
import { deliveryNumber, numberWord } from '../address/parse/number-word.js';
import { readings } from '../address/parse/read.js';
import type { Line, LocalityIndex, Reading } from '../address/parse/reading.js';
import { KIND } from '../address/vocabulary/kinds.js';
import { countryForms } from '../address/vocabulary/place.js';

/** One way to read the line. */
export interface Query {
  /** Unit, level, lot and number; numberFirst 0 and no lot where none is typed. */
  readonly head: Reading;
  /** Type of a post box or bag, whose number stands in the head; '' for a street address. */
  readonly postal: string;
  /** True if the number stands at the end of the line, where more digits may follow. */
  readonly isNumberOpen: boolean;
  /** Words of street and place, undivided; `breaks[i]` where a comma stands before word i. */
  readonly words: readonly string[];
  readonly breaks: readonly boolean[];
  /** Digits of a postcode, up to four; fewer are its beginning. '' for none. */
  readonly postcode: string;
  /** What stands before the number, folded, and is not searched for: a building's name. '' for nothing. */
  readonly unheeded: string;
}

/** Readings beyond these are too unlikely to be searched for at every key. */
const MOST_READINGS = 3;
const MOST_COST = 1.5;
/** Words of street and place; a longer line is no address that anybody types. */
const MOST_WORDS = 12;

const COUNTRY_NAMES: readonly string[] = [...countryForms()].map(([form]) => form);

/** The ways to read a text, the plainest first; none where it leaves nothing to search for. */
export function queriesOf(text: string, localities: LocalityIndex): Query[] {
  const line = toLine(text);
  const found: Query[] = [];
  const isDone = /[\s,]$/.test(text);
  if (line.words.length === 0) return found;
  for (const reading of readings(line, localities)) {
    if (found.length >= MOST_READINGS || reading.cost > MOST_COST) break;
    const isPostal = reading.postalType !== '' && reading.numberFirst === 0;
    const query = queryOf(line, isPostal ? boxed(reading) : reading, isDone, isPostal ? reading.postalType : '');
    if (!query) continue;
    // GOULBURN 16 DIXON STREET: what stands before the number may be the place as well as a building.
    if (query.unheeded !== '') {
      const before = query.unheeded.split(' ');
      found.push({
        ...query,
        words: [...query.words, ...before],
        breaks: [...query.breaks, ...before.map(() => false)],
        unheeded: '',
      });
    }
    found.push(query);
  }
  return found;
}

function queryOf(line: Line, head: Reading, isDone: boolean, postal: string): Query | null {
  const words = line.words.slice(head.from, line.aside);
  const kinds = line.kinds.slice(head.from, line.aside);
  // Only a comma parts street from place for certain: a dash stands in names too.
  const breaks = words.map(
    (_, i) => i > 0 && line.text.slice(line.ends[head.from + i - 1], line.starts[head.from + i]).includes(','),
  );
  const cut = (count: number): void => {
    words.length -= count;
    breaks.length -= count;
    kinds.length -= count;
  };
  const country = lengthOfCountry(words);
  // "… NSW 2000 AUSTR": a country is only begun behind a postcode, where nothing else can stand.
  if (country > 0 && words.length > country) cut(country);
  let postcode = '';
  let number: Reading | null = null;
  let isNumberOpen = false;
  const last = words.at(-1) ?? '';
  const lacksNumber = postal === '' && head.numberFirst === 0 && head.lotNumber === '';
  if (words.length > 1 && /^\d{1,4}$/.test(last)) {
    cut(1);
    if (lacksNumber && last.length < 4) {
      number = numbered(head, last);
      isNumberOpen = !isDone;
    } else postcode = last;
  }
  // SMITH STREET 24A; SMITH STREET 92-94, RESERVOIR: the number stands behind the street.
  if (lacksNumber && number === null) {
    const at = kinds.findIndex((kind, i) => i > 0 && (kind & KIND.number) !== 0 && /^\d/.test(words[i]!));
    number = at > 0 ? numbered(head, words[at]!) : null;
    if (number) for (const list of [words, breaks, kinds]) list.splice(at, 1);
  }
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const unheeded = head.buildingName === '' ? '' : foldName(head.buildingName);
  return { head: number ?? head, postal, isNumberOpen, words, breaks, postcode, unheeded };
}

/** The head with the number of its box or bag as the number that is looked for. */
function boxed(head: Reading): Reading {
  const { prefix, number, suffix } = deliveryNumber(head.postalNumber);
  return { ...head, numberPrefix: prefix, numberFirst: number, numberSuffix: suffix };
}

/** The head with the number that stands behind the street; null where the word is none. */
function numbered(head: Reading, word: string): Reading | null {
  const parts = numberWord(word);
  if (!parts?.first) return null;
  const { first, last, units } = parts;
  return {
    ...head,
    numberPrefix: first.prefix,
    numberFirst: first.number,
    numberSuffix: first.suffix,
    numberLast: last?.number ?? 0,
    numberLastSuffix: last?.suffix ?? '',
    flatNumber: units.at(-1) ?? head.flatNumber,
  };
}

/** Number of words at the end that name the country, whole, or begun behind a postcode. */
function lengthOfCountry(words: readonly string[]): number {
  for (let length = Math.min(2, words.length - 1); length > 0; length--) {
    const text = words.slice(-length).join(' ');
    const isBehindCode = /^\d{4}$/.test(words[words.length - length - 1]!);
    if (COUNTRY_NAMES.some((name) => (isBehindCode ? name.startsWith(text) : name === text && text.length > 3))) {
      return length;
    }
  }
  return 0;
}
