// Puts the parts of a line that stand in an unusual place where the reader expects them: a unit or level behind the
// street, a postal delivery or a state in the middle, a number behind its street; remarks and rural deliveries go
// aside. Street and locality are then one undivided span. A line in the usual order is handed back as it is.
import type { Line } from './reading.js';
import { KIND } from '../vocabulary/kinds.js';
import { postalAt, stateOf, stateOfPostcode } from '../vocabulary/place.js';
import { streetType } from '../vocabulary/street.js';
import { flatType, levelType } from '../vocabulary/unit.js';

const PLAIN_NUMBER = /^[A-Z]?\d{1,5}[A-Z]{0,2}$/;
const PLACED_NUMBER = /^(?:[A-Z]?\d{1,4}[A-Z]?\/)?\d{1,4}[A-Z]?(?:-\d{1,4}[A-Z]?)?$/;
const UNIT_TOKEN = /^[ULF]\d{1,4}[A-Z]?$/;
const MOVABLE = KIND.flat | KIND.level | KIND.postal | KIND.care | KIND.rural | KIND.remark | KIND.state | KIND.ordinal;
/** Flat types that people write behind the street; the rarer ones are more often part of a name. */
const UNITS = new Set([
  'UNIT',
  'APARTMENT',
  'SHOP',
  'SUITE',
  'FLAT',
  'DUPLEX',
  'OFFICE',
  'FACTORY',
  'ROOM',
  'VILLA',
  'TOWNHOUSE',
  'STUDIO',
  'WAREHOUSE',
  'SHED',
  'PENTHOUSE',
  'KIOSK',
  'TENANCY',
]);

/** Words of a locality's name. */
const LONGEST_PLACE = 4;

const FRONT = 1;
const END = 2;
const ASIDE = 3;
const LAST = 4;

/** Moves what has to be moved; `brackets` are pairs of word indexes that brackets enclosed. */
export function arrange(line: Line, brackets: readonly number[] | null): Line {
  const { kinds, words } = line;
  const n = words.length;
  let seen = 0;
  let number = -1;
  for (let i = 0; i < n; i++) {
    if (number < 0 && (kinds[i]! & KIND.number) !== 0) {
      number = i;
      if (i > 0) seen |= KIND.number;
    } else if (i > 0) seen |= kinds[i]!;
  }
  if (brackets === null && (seen & (MOVABLE | KIND.number)) === 0) return line;
  const places = new Uint8Array(n);
  if (brackets !== null) {
    for (let b = 0; b < brackets.length; b += 2) placeBracket(line, brackets[b]!, brackets[b + 1]!, places);
  }
  if ((seen & (MOVABLE | KIND.number)) !== 0) placeParts(line, firstHouseNumber(line), places);
  if (!placeCodeFirst(line, places)) {
    placeLeading(line, places);
    placeTrailing(line, places);
  }
  return places.some((place) => place !== 0) ? moved(line, places) : line;
}

/**
 * Index of the first number that is not the number of a unit, level, lot or postal delivery, else the lot's; n if there
 * is none.
 */
function firstHouseNumber({ words, kinds }: Line): number {
  let lot = words.length;
  for (let i = 0; i < words.length; i++) {
    if ((kinds[i]! & KIND.number) === 0) continue;
    if (words[i]!.includes('/')) return i;
    const before = i > 0 ? kinds[i - 1]! : 0;
    if ((before & KIND.lot) !== 0) {
      lot = i;
      continue;
    }
    if ((before & (KIND.flat | KIND.level | KIND.postal)) !== 0 && (before & KIND.strongType) === 0) continue;
    if (lot < i && /^\d{4}$/.test(words[i]!)) break;
    if (i > 0 && (words[i - 1] === 'BAG' || words[i - 1] === 'BX')) continue;
    return i;
  }
  return lot;
}

/** A bracketed state, postcode or unit is a part like any other; anything else in brackets is a remark. */
function placeBracket(line: Line, from: number, to: number, places: Uint8Array): void {
  const { words, kinds } = line;
  const only = to - from === 1 ? kinds[from]! : 0;
  if ((only & (KIND.state | KIND.country)) !== 0) {
    for (let i = from; i < to; i++) places[i] = END;
    return;
  }
  if ((only & KIND.number) !== 0 && /^\d{4}$/.test(words[from]!)) {
    places[from] = END;
    return;
  }
  const unit = isUnitAt(line, from, to);
  if (
    (only & KIND.number) !== 0 &&
    from > 1 &&
    (kinds[from - 1]! & KIND.number) !== 0 &&
    (kinds[from - 2]! & KIND.lot) !== 0
  ) {
    return;
  }
  const place = from === 0 || (unit > 0 && from + unit === to) || only === KIND.flat ? (from === 0 ? 0 : FRONT) : ASIDE;
  for (let i = from; i < to; i++) places[i] = place;
}

/** Words that a unit or level takes at `i`, 0 if none stands there. */
function isUnitAt({ words, kinds, breaks }: Line, i: number, to: number): number {
  const k = kinds[i]!;
  const next = i + 1 < to ? kinds[i + 1]! : 0;
  if ((k & KIND.number) !== 0) return UNIT_TOKEN.test(words[i]!) ? 1 : 0;
  if ((k & KIND.ordinal) !== 0 && i + 1 < to) {
    return levelType(words[i + 1]!) === 'FLOOR' || words[i + 1] === 'LEVEL' ? 2 : 0;
  }
  const flat = (k & KIND.flat) !== 0 ? flatType(words[i]!) : undefined;
  const level = (k & KIND.level) !== 0 ? levelType(words[i]!) : undefined;
  const numbered = (next & KIND.number) !== 0 && /^[A-Z]?\d{1,4}[A-Z]?(-\d{1,4}[A-Z]?)?$/.test(words[i + 1]!);
  if (numbered && ((flat !== undefined && UNITS.has(flat)) || level === 'LEVEL' || level === 'FLOOR')) return 2;
  if (
    (flat === 'UNIT' || flat === 'APARTMENT' || flat === 'FLAT' || level === 'LEVEL') &&
    (next & KIND.letter) !== 0 &&
    words[i]!.length > 1
  ) {
    return 2;
  }
  if (flat !== undefined && (next & KIND.letter) !== 0 && words[i]!.length > 3 && (i + 2 === to || breaks[i + 2]!)) {
    return 2;
  }
  if (level === 'GROUND' || words[i] === 'LOWER' || words[i] === 'UPPER') {
    const floor = words[i + 1] === 'GROUND' ? i + 2 : i + 1;
    const word = floor < to ? levelType(words[floor]!) : undefined;
    if (word === 'FLOOR' || word === 'LEVEL') return floor + 1 - i;
  }
  return 0;
}

function placeParts(line: Line, number: number, places: Uint8Array): void {
  const { words, kinds, breaks } = line;
  const n = words.length;
  const put = (from: number, to: number, place: number): void => {
    for (let i = from; i < to; i++) places[i] = place;
  };
  const partEnd = (i: number): number => {
    do i++;
    while (i < n && !breaks[i]);
    return i;
  };
  const endsStreet = (i: number): boolean =>
    i >= 1 && (kinds[i]! & (KIND.strongType | KIND.suffix)) !== 0 && (kinds[i - 1]! & KIND.number) === 0;
  const typed = (from: number, to: number): boolean => {
    for (let i = from; i < to; i++) if ((kinds[i]! & KIND.strongType) !== 0) return true;
    return false;
  };
  for (let i = 1; i < n; i++) {
    if (places[i] !== 0) continue;
    const k = kinds[i]!;
    const starts = breaks[i]!;
    if ((k & KIND.rural) !== 0 && (starts || (kinds[i - 1]! & (KIND.strongType | KIND.suffix)) !== 0)) {
      const at =
        words[i] === 'RURAL' && words[i + 1] === 'DELIVERY'
          ? i + 2
          : words[i] === 'R' && words[i + 1] === 'D'
            ? i + 2
            : words[i] === 'RD'
              ? i + 1
              : n;
      if (at < n && /^\d{1,2}$/.test(words[at]!)) {
        put(i, at + 1, ASIDE);
        i = at;
        continue;
      }
    }
    if (
      (k & KIND.remark) !== 0 &&
      (endsStreet(i - 1) || (words[i] === 'VIA' && i > number + 2)) &&
      !starts &&
      remarkAt(words, i, partEnd(i), typed)
    ) {
      const end = partEnd(i);
      put(i, end, ASIDE);
      i = end - 1;
      continue;
    }
    if (i > number) {
      if ((k & KIND.postal) !== 0 && (starts || endsStreet(i - 1))) {
        const form = postalAt(words, i, n);
        const at = form ? i + form.length : n;
        if (form && (!form.weak || starts) && (form.numberless ? true : at < n && (kinds[at]! & KIND.number) !== 0)) {
          put(i, at, FRONT);
          if (at < n && (kinds[at]! & KIND.number) !== 0 && !form.numberless) places[at] = FRONT;
          continue;
        }
      }
      if ((k & KIND.care) !== 0 && starts && isCareOf(words, i)) {
        const end = partEnd(i);
        put(i, end, ASIDE);
        i = end - 1;
        continue;
      }
      const unit =
        i > number + 1 &&
        (k & (KIND.flat | KIND.level | KIND.number | KIND.ordinal)) !== 0 &&
        (starts || endsStreet(i - 1) || (k & KIND.number) === 0)
          ? isUnitAt(line, i, n)
          : 0;
      if (
        unit > 0 &&
        !(unit === 2 && i + 2 >= n && /^\d{4}$/.test(words[i + 1]!) && !starts) &&
        (starts || endsStreet(i - 1) || /^(BLOCK|UNIT|U|APT|APARTMENT|SHOP|SUITE|LEVEL|LVL)$/.test(words[i]!))
      ) {
        put(i, i + unit, FRONT);
        i += unit - 1;
        continue;
      }
      if (
        (k & KIND.state) !== 0 &&
        starts &&
        i + 1 < n &&
        breaks[i + 1]! &&
        words[i]!.length <= 3 &&
        hasName(kinds, i + 1, n)
      ) {
        places[i] = END;
        continue;
      }
      if (
        (k & KIND.number) !== 0 &&
        i > number + 1 &&
        /^\d{4}$/.test(words[i]!) &&
        (starts || places[i - 1] === END) &&
        i + 1 < n &&
        hasName(kinds, i + 1, n) &&
        !typed(i, partEnd(i)) &&
        !/^\d{4}$/.test(words[n - 1]!)
      ) {
        places[i] = END;
        continue;
      }
    } else if (i === number && i >= 2) {
      const type = words[i - 1]!;
      const last = i + 1 === n || breaks[i + 1]! || !typed(i + 1, partEnd(i));
      if (
        (kinds[i - 1]! & KIND.strongType) !== 0 &&
        (!starts || (i + 1 < n && breaks[i + 1]! && words[i]!.length < 4)) &&
        last &&
        PLAIN_NUMBER.test(words[i]!) &&
        streetType(type) !== 'HIGHWAY' &&
        !(/^\d{4}$/.test(words[i]!) && !hasName(kinds, i + 1, n)) &&
        !words.slice(0, i - 1).every((_, j) => (kinds[j]! & KIND.building) !== 0)
      ) {
        places[i] = FRONT;
        continue;
      }
    }
  }
}

/** "RESERVOIR VIC 3073, 24 SMITH STREET": the place that leads a line goes to its end. */
function placeLeading(line: Line, places: Uint8Array): void {
  const { words, kinds, breaks } = line;
  const n = words.length;
  if (n < 4 || /^\d{4}$/.test(words[n - 1]!)) return;
  let code = -1;
  let end = 0;
  for (; end < n; end++) {
    const k = kinds[end]!;
    if (code >= 0 && breaks[end]! && isUnitAt(line, end, n) > 0) break;
    if (places[end] !== 0 || (k & (KIND.flat | KIND.level | KIND.lot | KIND.postal | KIND.care | KIND.ordinal)) !== 0) {
      return;
    }
    if (end > 0 && (k & KIND.number) !== 0 && (code >= 0 || (kinds[end - 1]! & KIND.strongType) !== 0)) break;
    if ((k & KIND.number) === 0) continue;
    if (!/^\d{4}$/.test(words[end]!) || stateOfPostcode(words[end]!) === '') return;
    code = end;
  }
  const unit = end < n && isUnitAt(line, end, n) > 0;
  if (
    code < 0 ||
    end + 1 >= n ||
    !(unit || ((kinds[end]! & KIND.number) !== 0 && PLACED_NUMBER.test(words[end]!))) ||
    (code === 0 && !breaks[end]!) ||
    (code > 0 && code !== end - 1)
  ) {
    return;
  }
  if (!kinds.some((k, i) => i > end && (k & KIND.strongType) !== 0)) return;
  for (let i = 0; i < end; i++) places[i] = END;
  if (code === 0) places[0] = LAST;
}

/**
 * "NSW 2580 GOULBURN, 13 SMITH ST" and "13 SMITH ST, NSW 2580 GOULBURN": state and postcode go behind their locality.
 * True if they stood there.
 */
function placeCodeFirst({ words, kinds, breaks }: Line, places: Uint8Array): boolean {
  const n = words.length;
  for (let i = 0; i + 2 < n; i++) {
    if (
      (kinds[i]! & KIND.state) === 0 ||
      places[i] !== 0 ||
      !/^\d{4}$/.test(words[i + 1]!) ||
      stateOfPostcode(words[i + 1]!) !== stateOf(words[i]!)
    ) {
      continue;
    }
    if (i > 0 && !(breaks[i]! && (kinds[i - 1]! & (KIND.strongType | KIND.suffix)) !== 0)) continue;
    let end = i + 2;
    while (end < n && !breaks[end]! && (kinds[end]! & KIND.number) === 0) end++;
    if (
      end - i - 2 > LONGEST_PLACE ||
      end === i + 2 ||
      breaks[i + 2]! ||
      (i === 0 ? end === n || !breaks[end]! : end < n && !breaks[end]!)
    ) {
      continue;
    }
    places[i] = places[i + 1] = LAST;
    if (i === 0) for (let j = 2; j < end; j++) places[j] = END;
    return true;
  }
  return false;
}

/** Whatever stands behind a complete "STATE POSTCODE" that follows number and street is a remark. */
function placeTrailing({ words, kinds }: Line, places: Uint8Array): void {
  const n = words.length;
  let typed = false;
  for (let i = 1; i < n - 1; i++) {
    if ((kinds[i]! & KIND.strongType) !== 0) typed = true;
    if (!typed || i < 3 || !/^\d{4}$/.test(words[i]!) || !endsInState(words, i, stateOfPostcode(words[i]!))) continue;
    if (!kinds.some((k, j) => j < i - 1 && (k & KIND.number) !== 0)) return;
    if (!hasName(kinds, i + 1, n)) return;
    for (let j = i + 1; j < n; j++) if (places[j] === 0) places[j] = ASIDE;
    return;
  }
}

/** True if the words before `end` are that state: VIC, NEW SOUTH WALES. */
function endsInState(words: readonly string[], end: number, state: string): boolean {
  if (state === '') return false;
  for (let from = end - 1; from > 0 && from >= end - 3; from--) {
    if (stateOf(words.slice(from, end).join(' ')) === state) return true;
  }
  return false;
}

/** True if a word that could be a name stands in [from, to): not only state, postcode and country. */
function hasName(kinds: readonly number[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if ((kinds[i]! & (KIND.state | KIND.country | KIND.number)) === 0) return true;
  return false;
}

/** True if care-of words stand at `i`. */
export function isCareOf(words: readonly string[], i: number): boolean {
  const word = words[i]!;
  return (
    word === 'C/O' ||
    (word === 'CARE' && words[i + 1] === 'OF') ||
    word === 'ATTN' ||
    word === 'ATTENTION' ||
    word === 'ATT' ||
    (word === 'CO' && i === 0)
  );
}

/** "access via Banool Rd", "off High St", "opposite the park": directions rather than address. */
function remarkAt(
  words: readonly string[],
  from: number,
  to: number,
  typed: (from: number, to: number) => boolean,
): boolean {
  if (words[from] === 'OFF' || words[from] === 'NEAR' || words[from] === 'NR' || words[from] === 'ENTRANCE') {
    return to - from >= 3 && typed(from + 1, to);
  }
  const word = words[from]!;
  const next = words[from + 1] ?? '';
  if (to - from < 2) return false;
  return (
    /^(VIA|OPP|OPPOSITE|BETWEEN|BEHIND|ADJACENT|PREVIOUSLY)$/.test(word) ||
    (/^(ACCESS|ACC|ENTRY|ENTER)$/.test(word) && /^(VIA|FROM|THROUGH|OFF|BY)$/.test(next)) ||
    (word === 'OR' && next === 'ENTER')
  );
}

function moved(line: Line, places: Uint8Array): Line {
  const order: number[] = [];
  const take = (place: number): void => {
    for (let i = 0; i < places.length; i++) if (places[i] === place) order.push(i);
  };
  take(FRONT);
  take(0);
  take(END);
  take(LAST);
  const aside = order.length;
  take(ASIDE);
  const { words, starts, ends, breaks, kinds } = line;
  return {
    text: line.text,
    aside,
    words: order.map((i) => words[i]!),
    starts: order.map((i) => starts[i]!),
    ends: order.map((i) => ends[i]!),
    breaks: order.map((i, at) => at > 0 && (breaks[i]! || order[at - 1] !== i - 1)),
    kinds: order.map((i) => kinds[i]!),
  };
}
