// Reads the end of a line: state, postcode and country, in any order and number.
import { PART, take, type Line, type LocalityIndex, type Reading } from './reading.js';
import { KIND } from '../vocabulary/kinds.js';
import { countryOf, stateOf, stateOfPostcode } from '../vocabulary/place.js';

/** Letters of the longest abbreviation of a state. */
const LONGEST_CODE = 3;

/** Words of the longest name of a state or country. */
const LONGEST = 4;

/** Words of the longest place that is looked up here. */
const LONGEST_PLACE = 3;

/** Words that lead to a postcode: NSW POSTCODE 2830. */
const POSTCODE_WORDS = new Set(['POSTCODE', 'PCODE', 'P/C', 'PC']);

/** Fills state, postcode and country of `reading`; returns the index behind the words that are left. */
export function readTail(line: Line, localities: LocalityIndex, reading: Reading): number {
  const { words, kinds } = line;
  let to = behindState(line, reading);
  while (to > 0) {
    const k = kinds[to - 1]!;
    const before = to;
    if ((k & KIND.number) !== 0) to = postcodeAt(line, to, reading, localities);
    else if ((k & (KIND.state | KIND.country)) !== 0) {
      to = stateBefore(line, to, localities, reading);
      if (to === before) to = countryBefore(words, to, reading);
    } else if ((k & KIND.letter) !== 0) to = spacedStateBefore(line, to, localities, reading);
    if (to === before) break;
  }
  return communityBefore(line, to, localities, reading);
}

/** DUBBO NSW 283: a number behind the state that is no postcode stays unknown; returns the index it ends before. */
function behindState({ words, kinds, aside }: Line, reading: Reading): number {
  const at = aside - 1;
  const isState = at > 2 && (kinds[at - 1]! & KIND.state) !== 0 && words[at - 1]!.length <= LONGEST_CODE;
  if (!isState || !/^(?:\d{3}|\d{5})$/.test(words[at]!)) return aside;
  if (words[at - 1] === 'NT' && /^[89]/.test(words[at]!)) return aside;
  reading.unknown.push(at);
  return at;
}

/** WADEYE COMMUNITY NT, WADEYE ABORIGINAL COMMUNITY NT: the words behind a place of that state say what it is. */
function communityBefore({ words, breaks }: Line, to: number, localities: LocalityIndex, reading: Reading): number {
  if (words[to - 1] !== 'COMMUNITY' || reading.state === '') return to;
  const end = words[to - 2] === 'ABORIGINAL' ? to - 2 : to - 1;
  for (let from = end - 1; from >= Math.max(0, end - LONGEST_PLACE) && !breaks[from + 1]!; from--) {
    if (!localities.isLocality(words.slice(from, end).join(' '), reading.state, reading.postcode)) continue;
    for (let i = end; i < to; i++) reading.unknown.push(i);
    return end;
  }
  return to;
}

/** The first letters that some write for a state, where its postcode follows; N, S and W may be a street's suffix. */
const INITIALS = new Map([
  ['Q', 'QLD'],
  ['T', 'TAS'],
  ['V', 'VIC'],
]);

/** "BROKEN HILL N S W 2880": a state's letters apart; two of them need the postcode or the place. CAIRNS Q 4870. */
function spacedStateBefore({ words, kinds }: Line, to: number, localities: LocalityIndex, reading: Reading): number {
  const initial = INITIALS.get(words[to - 1]!);
  const isInitial = initial !== undefined && initial === stateOfPostcode(reading.postcode) && words.length > to;
  if (isInitial && reading.state === '' && to > 1 && (kinds[to - 2]! & (KIND.number | KIND.strongType)) === 0) {
    reading.state = initial;
    take(reading, PART.state, to - 1, to);
    return to - 1;
  }
  let letters = '';
  for (let from = to - 1; from > 0 && to - from <= LONGEST_CODE && (kinds[from]! & KIND.letter) !== 0; from--) {
    letters = words[from]! + letters;
    const isSure =
      letters.length === LONGEST_CODE ||
      stateOfPostcode(reading.postcode) === letters ||
      [1, 2].some((n) => n <= from && localities.isLocality(words.slice(from - n, from).join(' '), letters, ''));
    if (reading.state !== '' || letters.length < 2 || !isSure || stateOf(letters) !== letters) continue;
    reading.state = letters;
    take(reading, PART.state, from, to);
    return from;
  }
  return to;
}

function postcodeAt(line: Line, to: number, reading: Reading, localities: LocalityIndex): number {
  const { words, kinds, breaks } = line;
  const word = words[to - 1]!;
  if (reading.postcode !== '') {
    if (reading.postcode !== word) return to;
    take(reading, PART.filler, to - 1, to);
    return to - 1;
  }
  // PO BOX 3073 is a box; KAIKOHE COMMUNITY, 0405 has a comma before the postcode.
  const before = to > 1 && !(breaks[to - 1]! && to > 2) ? kinds[to - 2]! : 0;
  if ((before & (KIND.postal | KIND.lot)) !== 0 || words[to - 2] === 'BAG' || words[to - 2] === 'UNIT') return to;
  // 24 SMITH ST DUBBO GATE CODE 4471
  if (words[to - 2] === 'CODE' && !breaks[to - 1]! && to > 4) return to;
  if (/^\d{4}$/.test(word)) reading.postcode = word;
  else if (/^[89]\d\d$/.test(word) && isOfNorth(line, to - 1, reading, localities)) {
    reading.postcode = `0${word}`;
  } else return to;
  take(reading, PART.postcode, to - 1, to);
  if (to < 3 || !POSTCODE_WORDS.has(words[to - 2]!)) return to - 1;
  take(reading, PART.filler, to - 2, to - 1);
  return to - 2;
}

/** DARWIN NT 800, DARWIN 800: the Northern Territory's postcodes lose the nought that they begin with. */
function isOfNorth({ words, breaks }: Line, at: number, { state }: Reading, localities: LocalityIndex): boolean {
  if (state === 'NT' || (at > 0 && words[at - 1] === 'NT')) return true;
  if (state !== '') return false;
  const code = `0${words[at]!}`;
  for (let from = at - 1; from >= Math.max(0, at - LONGEST_PLACE); from--) {
    if (localities.isLocality(words.slice(from, at).join(' '), 'NT', code)) return true;
    if (breaks[from]!) return false;
  }
  return false;
}

function stateBefore({ words, kinds, breaks }: Line, to: number, localities: LocalityIndex, reading: Reading): number {
  let text = '';
  let found = '';
  let from = to;
  for (let n = 1; n <= LONGEST && n <= to; n++) {
    text = n === 1 ? words[to - 1]! : `${words[to - n]!} ${text}`;
    const state = stateOf(text);
    // GEELONG WEST, AUSTRALIA is not in the state that the words would be without their comma.
    const isParted = n > 1 && n < to && breaks[to - n + 1]! && !breaks[to - n]!;
    if (state !== undefined && !isParted) {
      found = state;
      from = to - n;
      break;
    }
  }
  if (found === '') return to;
  if (reading.state !== '') {
    // ART GALLERY OF WA WA: the first one belongs to the name, and so does VICTORIA of MOUNT VICTORIA, VIC.
    const isNamed = from > 0 && !breaks[from]! && words[from]!.length > LONGEST_CODE;
    if (isNamed && localities.isLocality(`${words[from - 1]!} ${words[from]!}`, '', '')) return to;
    if (reading.state !== found || words[from - 1] === 'OF') return to;
    take(reading, PART.filler, from, to);
    return from;
  }
  const isName = to - from > 1 || words[from]!.length > 4;
  // VICTORIA may be the last word of a locality (MOUNT VICTORIA) or a street of its own (1 VICTORIA).
  if (
    isName &&
    !breaks[from]! &&
    from > 0 &&
    (kinds[from - 1]! & KIND.number) === 0 &&
    to - from === 1 &&
    localities.isLocality(`${words[from - 1]!} ${words[from]!}`, '', reading.postcode)
  ) {
    return to;
  }
  if (
    isName &&
    (from === 0 ? reading.postcode === '' && reading.country === '' : from === 1 && (kinds[0]! & KIND.number) !== 0)
  ) {
    return to;
  }
  if (found === 'OT' && reading.postcode === '') return to;
  reading.state = found;
  take(reading, PART.state, from, to);
  return from;
}

function countryBefore(words: readonly string[], to: number, reading: Reading): number {
  let text = '';
  let found = '';
  let from = to;
  for (let n = 1; n <= 3 && n <= to; n++) {
    text = n === 1 ? words[to - 1]! : `${words[to - n]!} ${text}`;
    const country = countryOf(text);
    if (country !== undefined) {
      found = country;
      from = to - n;
    }
  }
  if (found === '' || (reading.country !== '' && reading.country !== found)) return to;
  reading.country = found;
  take(reading, PART.country, from, to);
  return from;
}
