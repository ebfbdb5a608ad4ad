// Reads the parts that may stand before a house number: care of, postal delivery, lot, flat and level, with or without
// the words that name them. Each function takes its part at a word and returns the index behind it, or the same index.
import { isCareOf } from './arrange.js';
import { isDigits } from './number-word.js';
import { PART, type Line, type Reading } from './reading.js';
import { KIND } from '../vocabulary/kinds.js';
import { postalAt } from '../vocabulary/place.js';
import { flatType, levelType, NUMBERLESS_FLATS } from '../vocabulary/unit.js';

/** A flat's number that was written together with the house number (UNIT 5/24, UNIT 5-24): the word that goes on. */
export interface Pending {
  word: string;
  at: number;
}

const LABEL = /^[A-Z]{0,3}\d{1,5}[A-Z]{0,2}$|^\d{1,3}\.\d{1,3}[A-Z]?$/;
const CARDINALS = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN'];
const ORDINALS = ['FIRST', 'SECOND', 'THIRD', 'FOURTH', 'FIFTH', 'SIXTH', 'SEVENTH', 'EIGHTH', 'NINTH', 'TENTH'];
const LETTERED_LEVELS = new Set(['G', 'LG', 'UG', 'B', 'M', 'P', 'GF', 'R']);

const take = (reading: Reading, part: number, from: number, to: number): void => {
  reading.taken.push((part << 16) | (from << 8) | to);
};

/** Index behind the words from `at` to the next break, `hi` at most. */
export function partEnd({ breaks }: Line, at: number, hi: number): number {
  let end = at + 1;
  while (end < hi && !breaks[end]!) end++;
  return end;
}

/** Takes "c/o John Brown": up to the next break, or up to the first number or postal word when there is no break. */
export function readCareOf(line: Line, at: number, hi: number, reading: Reading): number {
  const { words, kinds, breaks } = line;
  if (!isCareOf(words, at) || reading.careOf !== '') return at;
  if (postalAt(words, at, hi) !== undefined) return at;
  let from = words[at] === 'CARE' ? at + 2 : at + 1;
  if (from < hi && breaks[from]! && (words[at] === 'C/O' || words[at] === 'ATTN')) from += 0;
  let end = from;
  while (end < hi && (end === from || !breaks[end]!)) {
    const k = kinds[end]!;
    if ((k & KIND.number) !== 0 && end > from) break;
    if (end > from && (k & (KIND.postal | KIND.lot)) !== 0 && startsPart(line, end, hi)) break;
    if (end > from && (k & (KIND.flat | KIND.level)) !== 0 && startsPart(line, end, hi)) break;
    end++;
  }
  if (end === from) return at;
  reading.careOf = words.slice(from, end).join(' ');
  take(reading, PART.careOf, at, end);
  return end;
}

/** True if a flat, level, lot or postal delivery with its number stands at the word. */
export function startsPart(line: Line, at: number, hi: number): boolean {
  const { words, kinds, breaks } = line;
  const k = kinds[at]!;
  const next = at + 1 < hi && !breaks[at + 1]! ? kinds[at + 1]! : 0;
  if ((k & KIND.postal) !== 0) {
    const form = postalAt(words, at, hi);
    if (form) {
      if (form.numberless && !form.weak) {
        return form.type !== 'CMA' && form.type !== 'CPA' ? true : at + form.length < hi;
      }
      if (at + form.length < hi && (kinds[at + form.length]! & KIND.number) !== 0) return true;
    }
  }
  if ((k & KIND.lot) !== 0 && ((next & KIND.number) !== 0 || ((next & KIND.letter) !== 0 && words[at]!.length > 2))) {
    return true;
  }
  if ((k & KIND.ordinal) !== 0) return at + 1 < hi && isFloor(words[at + 1]!);
  if ((k & (KIND.flat | KIND.level)) === 0) return false;
  if ((next & KIND.number) !== 0) {
    return (
      words[at]!.length > 1 ||
      (words[at] === 'U' && /^[A-Z]\d/.test(words[at + 1]!)) ||
      isDigits(words[at + 1]!) ||
      /^\d/.test(words[at + 1]!)
    );
  }
  if ((words[at + 1] === 'NO' || words[at + 1] === 'NUMBER') && at + 2 < hi && (kinds[at + 2]! & KIND.number) !== 0) {
    return true;
  }
  if (
    (k & KIND.flat) !== 0 &&
    at + 3 < hi &&
    /^(LG|UG|GF)$/.test(words[at + 1]!) &&
    isDigits(words[at + 2]!) &&
    (kinds[at + 3]! & KIND.number) !== 0
  ) {
    return true;
  }
  if (
    (k & KIND.flat) !== 0 &&
    (next & KIND.letter) !== 0 &&
    words[at]!.length > 1 &&
    /^(UNIT|UNITS|FLAT|APARTMENT|APT|SHOP|SHP|SUITE|VILLA|OFFICE|FACTORY|BLOCK|BUILDING|TOWER|STUDIO|ROOM|HOUSE)$/.test(
      words[at]!,
    )
  ) {
    return true;
  }
  const level = (k & KIND.level) !== 0 ? levelType(words[at]!) : undefined;
  if (
    (level === 'LEVEL' || level === 'FLOOR') &&
    at + 1 < hi &&
    words[at]!.length > 1 &&
    (LETTERED_LEVELS.has(words[at + 1]!) ||
      ORDINALS.includes(words[at + 1]!) ||
      CARDINALS.includes(words[at + 1]!) ||
      (next & KIND.letter) !== 0)
  ) {
    return true;
  }
  if (words[at] === 'LOWER' || words[at] === 'UPPER') {
    return at + 1 < hi && (words[at + 1] === 'GROUND' || words[at + 1] === 'LEVEL' || words[at + 1] === 'FLOOR');
  }
  if (words[at] === 'SUB') return words[at + 1] === 'BASEMENT';
  const bounded = at + 1 >= hi || breaks[at + 1]! || (next & KIND.number) !== 0 || startsPartWord(kinds[at + 1]!);
  if (level === 'GROUND' && words[at]!.length > 1) {
    return (at + 1 < hi && isFloor(words[at + 1]!)) || (bounded && at + 1 < hi);
  }
  if (level !== undefined && words[at]!.length > 2 && level !== 'LEVEL' && level !== 'FLOOR' && level !== 'PENTHOUSE') {
    return (bounded && at + 1 < hi) || (at + 1 < hi && isFloor(words[at + 1]!));
  }
  if (level !== undefined && (words[at] === 'LG' || words[at] === 'UG')) return bounded && at + 1 < hi;
  const flat = (k & KIND.flat) !== 0 ? flatType(words[at]!) : undefined;
  if (flat !== undefined && NUMBERLESS_FLATS.has(flat)) {
    return (bounded && at + 1 < hi) || (flat === 'REAR' && words[at + 1] === 'OF');
  }
  return false;
}

const startsPartWord = (k: number): boolean =>
  (k & (KIND.flat | KIND.level | KIND.lot)) !== 0 && (k & KIND.strongType) === 0;
const isFloor = (word: string): boolean => {
  const type = levelType(word);
  return (type === 'FLOOR' || type === 'LEVEL') && word.length > 1;
};

const SELDOM_NUMBERED = new Set([
  'REAR',
  'PENTHOUSE',
  'STUDIO',
  'COTTAGE',
  'LOFT',
  'HOUSE',
  'HALL',
  'CLUB',
  'BUNGALOW',
]);

/** Types in the plural end the name of a building when another word stands before them. */
const NAMING = new Set(['APARTMENTS', 'VILLAS', 'UNITS', 'FLATS', 'TOWNHOUSES', 'SUITES', 'COTTAGES', 'STUDIOS']);

/**
 * True if the number behind a flat type is the house number: "REAR 24 SMITH ST", "ROSEMONT HOUSE 24 SMITH ST", "SEAVIEW
 * APARTMENTS 23 SMITH ST".
 */
export function ownsNoNumber({ words, kinds, breaks }: Line, at: number, hi: number): boolean {
  const type = flatType(words[at]!);
  if (
    type === undefined ||
    !(SELDOM_NUMBERED.has(type) || (at > 0 && !breaks[at]! && NAMING.has(words[at]!))) ||
    at + 2 >= hi ||
    (kinds[at + 1]! & KIND.number) === 0 ||
    words[at + 1]!.includes('/')
  ) {
    return false;
  }
  if (
    (kinds[at + 2]! & (KIND.number | KIND.flat | KIND.level | KIND.lot)) !== 0 &&
    (kinds[at + 2]! & KIND.strongType) === 0
  ) {
    return false;
  }
  for (let i = at + 2; i < hi; i++) if ((kinds[i]! & KIND.number) !== 0) return false;
  return true;
}

/** Takes a postal delivery. */
export function readPostal({ words, kinds, breaks }: Line, at: number, hi: number, reading: Reading): number {
  const form = postalAt(words, at, hi);
  if (!form || reading.postalType !== '') return at;
  let next = at + form.length;
  const numbered = next < hi && (kinds[next]! & KIND.number) !== 0 && !form.numberless;
  if (!numbered && !form.numberless) {
    if (
      !(
        next < hi &&
        (kinds[next]! & KIND.letter) !== 0 &&
        words[next + 1] !== undefined &&
        (kinds[next + 1]! & KIND.number) !== 0
      )
    ) {
      return at;
    }
  }
  if (numbered || !form.numberless) {
    reading.postalNumber = words[next]!;
    next++;
    // PO BOX 106 543: box numbers are also written in two groups.
    while (next < hi && !breaks[next]! && /^\d{3}$/.test(words[next]!) && /^\d{2,6}$/.test(reading.postalNumber)) {
      reading.postalNumber += words[next++]!;
    }
    if (reading.postalNumber.length === 1 && next < hi && isDigits(words[next]!) && !isDigits(reading.postalNumber)) {
      reading.postalNumber += words[next++]!;
    }
  } else if (
    (form.type === 'CMA' || form.type === 'CPA' || form.type === 'CARE PO') &&
    next < hi &&
    isDigits(words[next]!)
  ) {
    reading.postalNumber = words[next++]!;
  }
  reading.postalType = form.type;
  take(reading, PART.postal, at, next);
  return next;
}

/** Takes "LOT 5", "LOT 5A", "LOTS 5-6", and leaves plan numbers behind it ("DP 1234") unknown. */
export function readLot(
  line: Line,
  at: number,
  hi: number,
  reading: Reading,
): { next: number; pending: Pending | null } {
  const { words, kinds } = line;
  let next = at + 1;
  const word = words[next]!;
  const slash = word.indexOf('/');
  let pending: Pending | null = null;
  if (slash > 0) {
    reading.lotNumber = word.slice(0, slash);
    pending = { word: word.slice(slash + 1), at: next };
  } else reading.lotNumber = word;
  next++;
  if (pending === null) {
    while (next + 1 < hi && (words[next] === 'AND' || words[next] === 'TO') && (kinds[next + 1]! & KIND.number) !== 0) {
      reading.lotNumber += `${words[next] === 'TO' ? '-' : '&'}${words[next + 1]!}`;
      next += 2;
    }
  }
  take(reading, PART.lot, at, next);
  while (
    next + 1 < hi &&
    /^(DP|SP|RP|PS|CP|TP|LP|BP|SEC|SECTION|STAGE)$/.test(words[next]!) &&
    (kinds[next + 1]! & KIND.number) !== 0
  ) {
    reading.unknown.push(next, next + 1);
    next += 2;
  }
  return { next, pending };
}

/** Takes a flat or a level with its type word; the house number may be part of the same word. */
export function readUnit(
  line: Line,
  at: number,
  hi: number,
  reading: Reading,
): { next: number; pending: Pending | null } {
  const { words, kinds, breaks } = line;
  const k = kinds[at]!;
  if ((k & KIND.ordinal) !== 0) {
    const name = words[at]!;
    const index = ORDINALS.indexOf(name);
    setLevel(
      reading,
      levelType(words[at + 1]!)!,
      index >= 0 ? String(index + 1) : name.replace(/\D+$/, ''),
      at,
      at + 2,
    );
    return { next: at + 2, pending: null };
  }
  let next = at + 1;
  if (next + 1 < hi && (words[next] === 'NO' || words[next] === 'NUMBER')) next++;
  const numbered = next < hi && !breaks[next]! && (kinds[next]! & KIND.number) !== 0;
  const isFlat =
    (k & KIND.flat) !== 0 &&
    !(
      words[at] === 'LOBBY' ||
      ((k & KIND.level) !== 0 && levelType(words[at]!) === 'FLOOR' && !words[next]?.includes('/'))
    );
  if (!isFlat) return readLevel(line, at, next, hi, numbered, reading);
  const type = words[at] === 'STRATA' || words[at] === 'STR' ? 'STRATA UNIT' : flatType(words[at]!)!;
  if (type === 'STRATA UNIT' && words[next] === 'UNIT') return readUnit(line, next, hi, reading);
  if (!numbered || ownsNoNumber(line, at, hi)) {
    const letter = next < hi && !breaks[next]! && (kinds[next]! & KIND.letter) !== 0;
    if (!letter) {
      // SHOP LG 05: the level's letters belong to the number.
      if (
        next + 2 < hi &&
        /^(LG|UG|GF)$/.test(words[next]!) &&
        isDigits(words[next + 1]!) &&
        (kinds[next + 2]! & KIND.number) !== 0
      ) {
        setFlat(reading, type, words[next]! + words[next + 1]!, at, next + 2);
        return { next: next + 2, pending: null };
      }
      if (words[next] === 'OF') next++;
      if (type === 'REAR') {
        for (let i = at; i < next; i++) reading.unknown.push(i);
        return { next, pending: null };
      }
      if (type === 'HOUSE') {
        take(reading, PART.filler, at, next);
        return { next, pending: null };
      }
      setFlat(reading, type, '', at, next);
      return { next, pending: null };
    }
    let label = words[next]!;
    next++;
    if (next + 1 < hi && isDigits(words[next]!) && !breaks[next]! && (kinds[next + 1]! & KIND.number) !== 0) {
      label += words[next++]!;
    }
    setFlat(reading, type, label, at, next);
    return { next, pending: null };
  }
  const word = words[next]!;
  const slash = word.indexOf('/');
  if (slash > 0) {
    const rest = word.slice(slash + 1);
    const inner = rest.indexOf('/');
    setFlat(reading, type, word.slice(0, slash), at, next + 1);
    if (inner > 0) {
      reading.levelNumber = rest.slice(0, inner).replace(/^L(?=\d)/, '');
      if (/^L\d/.test(rest)) reading.levelType = 'LEVEL';
    }
    return { next: next + 1, pending: { word: inner > 0 ? rest.slice(inner + 1) : rest, at: next } };
  }
  const followed = next + 1 < hi && (kinds[next + 1]! & KIND.number) !== 0;
  const dash = word.indexOf('-');
  if (dash > 0 && !followed && !startsAnything(line, next + 1, hi)) {
    setFlat(reading, type, word.slice(0, dash), at, next + 1);
    return { next: next + 1, pending: { word: word.slice(dash + 1), at: next } };
  }
  let label = word;
  next++;
  if (
    next + 1 < hi &&
    !breaks[next]! &&
    (words[next] === 'AND' || words[next] === 'TO') &&
    (kinds[next + 1]! & KIND.number) !== 0 &&
    followedByNumber(line, next + 2, hi)
  ) {
    label += `${words[next] === 'TO' ? '-' : '&'}${words[next + 1]!}`;
    next += 2;
  } else if (
    next + 1 < hi &&
    !breaks[next]! &&
    (kinds[next]! & KIND.letter) !== 0 &&
    LABEL.test(label) &&
    (kinds[next + 1]! & KIND.number) !== 0 &&
    !/[A-Z]$/.test(label)
  ) {
    label += words[next++]!;
  }
  setFlat(reading, type, label, at, next);
  return { next, pending: null };
}

const followedByNumber = ({ kinds }: Line, at: number, hi: number): boolean =>
  at < hi && (kinds[at]! & KIND.number) !== 0;
/** True if another part before the house number, with its number, follows. */
const startsAnything = (line: Line, at: number, hi: number): boolean => at < hi && startsPart(line, at, hi);

function readLevel(
  line: Line,
  at: number,
  next: number,
  hi: number,
  numbered: boolean,
  reading: Reading,
): { next: number; pending: Pending | null } {
  const { words, kinds } = line;
  let type = levelType(words[at]!) ?? 'LEVEL';
  if (words[at] === 'LOWER' || words[at] === 'UPPER') {
    type = words[next] === 'GROUND' ? `${words[at]!} GROUND FLOOR` : `${words[at]!} ${levelType(words[next]!)!}`;
    next++;
    if (type.endsWith('GROUND FLOOR') && next < hi && isFloor(words[next]!)) next++;
    setLevel(reading, type, '', at, next);
    return { next, pending: null };
  }
  if (words[at] === 'SUB') {
    setLevel(reading, 'SUB-BASEMENT', '', at, next + 1);
    return { next: next + 1, pending: null };
  }
  if (type === 'LEVEL' || type === 'FLOOR') {
    if (numbered) {
      const word = words[next]!;
      const cut = word.search(/[/-]/);
      const followed = next + 1 < hi && (kinds[next + 1]! & KIND.number) !== 0;
      if (cut > 0 && (word[cut] === '/' || !followed)) {
        setLevel(reading, type, word.slice(0, cut), at, next + 1);
        return { next: next + 1, pending: { word: word.slice(cut + 1), at: next } };
      }
      setLevel(reading, type, word, at, next + 1);
      return { next: next + 1, pending: null };
    }
    const index = next < hi ? Math.max(ORDINALS.indexOf(words[next]!), CARDINALS.indexOf(words[next]!)) : -1;
    setLevel(reading, type, index >= 0 ? String(index + 1) : words[next]!, at, next + 1);
    return { next: next + 1, pending: null };
  }
  if (next < hi && isFloor(words[next]!)) next++;
  let label = '';
  if (
    next + 1 < hi &&
    !line.breaks[next]! &&
    isDigits(words[next]!) &&
    ((kinds[next + 1]! & KIND.number) !== 0 || line.breaks[next + 1]!)
  ) {
    label = words[next++]!;
  }
  setLevel(reading, type, label, at, next);
  return { next, pending: null };
}

/** Notes a flat; an earlier one was the building's ("TOWER 2, UNIT 5"). */
export function setFlat(reading: Reading, type: string, number: string, from: number, to: number): void {
  if (reading.flatType !== '' || reading.flatNumber !== '') {
    if (number === '') {
      for (let i = from; i < to; i++) reading.unknown.push(i);
      return;
    }
    const outer = isOuter(type) && !isOuter(reading.flatType);
    const building = outer ? `${type} ${number}`.trim() : `${reading.flatType} ${reading.flatNumber}`.trim();
    reading.buildingName = reading.buildingName === '' ? building : `${reading.buildingName} ${building}`;
    if (outer) {
      take(reading, PART.building, from, to);
      return;
    }
    reading.taken = reading.taken.map((part) =>
      part >> 16 === PART.flat ? (part & 0xffff) | (PART.building << 16) : part,
    );
  }
  reading.flatType = type;
  reading.flatNumber = number;
  take(reading, PART.flat, from, to);
}

const isOuter = (type: string): boolean => type === 'TOWER' || type === 'BUILDING' || type === 'BLOCK';

/** Notes a level. */
export function setLevel(reading: Reading, type: string, number: string, from: number, to: number): void {
  if (reading.levelType !== '' || reading.levelNumber !== '') {
    for (let i = from; i < to; i++) reading.unknown.push(i);
    return;
  }
  reading.levelType = type;
  reading.levelNumber = number;
  take(reading, PART.level, from, to);
}
