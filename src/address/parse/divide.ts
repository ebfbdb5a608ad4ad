// Decides by form and known place names where a street ends and its locality begins. Used by parse, which has no street
// data; cleanse asks its data instead. Every division of the span is scored; the best one wins.
import type { Line, LocalityIndex, Reading } from './reading.js';
import { KIND } from '../vocabulary/kinds.js';

/**
 * Street [street, streetEnd), locality [place, end) of a span [from, to); all other words of the span belong to
 * neither.
 */
export interface Division {
  street: number;
  streetEnd: number;
  place: number;
  end: number;
}

const LONGEST_PLACE = 5;
/** A locality stands this near to the end of its span, in words. */
const FARTHEST_PLACE = 8;
/** So many comma parts, from the end, may hold the street of a line without a number; it keeps garbage cheap. */
const MOST_PARTS = 8;
const SCORE = {
  placeHere: 6,
  placeElsewhere: 3.4,
  unknownUnbroken: -3,
  strongInPlace: -2.5,
  longPlace: -3,
  numberInPlace: -5,
  breakInPlace: -2,
  typed: 4,
  typedWithSuffix: 3.8,
  typedWithLetter: 4.3,
  weaklyTyped: 1.5,
  the: 3,
  bare: -1,
  bareLong: -2,
  strongInside: -3,
  saintInside: -1.5,
  atBreak: 3,
  breakInside: -4,
  building: -1.2,
  stray: -2.5,
  placeOnly: 0.6,
  unnumbered: -1,
} as const;

/** Divides the span of an Australian reading. */
export function divideAu(line: Line, reading: Reading, places: LocalityIndex): Division {
  const { from, to } = reading;
  if (from >= to) return { street: from, streetEnd: from, place: from, end: from };
  return withoutCity(line, reading, places, plainSplit(line, from, to) ?? new Splitter(line, reading, places).best());
}

/** "Richmond Melbourne 3121": a locality of that postcode before a city that is none of it leaves the city out. */
function withoutCity(
  { words }: Line,
  { state, postcode }: Reading,
  places: LocalityIndex,
  division: Division,
): Division {
  const { place, end } = division;
  if (end - place < 2 || end - place > LONGEST_PLACE || postcode === '') return division;
  const name = (from: number, to: number): string => words.slice(from, to).join(' ');
  if (places.isLocality(name(place, end), '', '')) return division;
  for (let cut = end - 1; cut > place; cut--) {
    if (places.isLocality(name(place, cut), state, postcode) && places.isLocality(name(cut, end), state, '')) {
      return { ...division, end: cut };
    }
  }
  return division;
}

/** The usual case: one word that ends a street, in the middle, with or without a comma behind it and none elsewhere. */
function plainSplit({ kinds, breaks }: Line, from: number, to: number): Division | null {
  let end = -1;
  for (let i = from; i < to; i++) {
    const k = kinds[i]!;
    if (i > from && breaks[i]! && i !== end) return null;
    if ((k & (KIND.number | KIND.corner)) !== 0) return null;
    if ((k & KIND.strongType) === 0) continue;
    if (i === from || end >= 0) return null;
    end = i + 1;
  }
  if (end < 0 || to - end > 3) return null;
  if (end < to && (kinds[end]! & (KIND.suffix | KIND.type)) !== 0) return null;
  return { street: from, streetEnd: end, place: end, end: to };
}

class Splitter {
  private readonly numbered: boolean;
  private readonly known = new Map<number, number>();
  private top: Division;
  private score = -Infinity;

  constructor(
    private readonly line: Line,
    private readonly reading: Reading,
    private readonly places: LocalityIndex,
  ) {
    const { from, to } = reading;
    this.numbered = reading.numberFirst > 0 || reading.lotNumber !== '';
    this.top = { street: from, streetEnd: to, place: to, end: to };
  }

  best(): Division {
    const { from, to } = this.reading;
    const { breaks } = this.line;
    this.fromStreet(from, 0);
    if (this.numbered) return this.top;
    this.placeFrom(from, from, from, SCORE.placeOnly + (this.reading.postalType !== '' ? 1 : 0));
    for (let at = to - 1, parts = 0; at > from && parts < MOST_PARTS; at--) {
      if (!breaks[at]!) continue;
      parts++;
      this.fromStreet(at, SCORE.building);
      this.placeFrom(at, at, at, SCORE.building - 0.5);
    }
    return this.top;
  }

  /** Tries every end of a street that starts at `street`. */
  private fromStreet(street: number, base: number): void {
    const { to } = this.reading;
    const { breaks } = this.line;
    const limit = Math.min(to, street + 12);
    for (let end = street + 1; end <= limit; end++) {
      const score = base + this.streetScore(street, end);
      this.placeFrom(street, end, end, score);
      // "24 Smith St, Westfield, Reservoir": the middle belongs to neither.
      if (end < to && breaks[end]!) {
        for (let place = Math.max(end + 1, to - FARTHEST_PLACE); place < to; place++) {
          if (breaks[place]!) this.placeFrom(street, end, place, score + SCORE.stray + 0.2);
        }
      }
    }
  }

  /** Tries locality [place, end) for every end. */
  private placeFrom(street: number, streetEnd: number, place: number, base: number): void {
    const { to } = this.reading;
    const { breaks } = this.line;
    if (place >= to) {
      this.offer({ street, streetEnd, place, end: to }, base);
      return;
    }
    const joint = streetEnd > street && breaks[streetEnd]! ? SCORE.atBreak : 0;
    const separated = breaks[place]! || place === street || this.isTyped(street, streetEnd);
    this.offer({ street, streetEnd, place, end: to }, base + joint + this.placeScore(place, to, separated));
    for (let end = Math.max(place + 1, to - LONGEST_PLACE - 2); end < to; end++) {
      if (breaks[end]!) {
        this.offer(
          { street, streetEnd, place, end },
          base + joint + SCORE.stray + this.placeScore(place, end, separated),
        );
      }
    }
  }

  private offer(division: Division, score: number): void {
    if (score <= this.score + 1e-9) return;
    this.score = score;
    this.top = division;
  }

  private isTyped(street: number, end: number): boolean {
    return end - street >= 2 && (this.line.kinds[end - 1]! & (KIND.strongType | KIND.suffix | KIND.type)) !== 0;
  }

  private streetScore(street: number, end: number): number {
    const { words, kinds, breaks } = this.line;
    const n = end - street;
    const last = kinds[end - 1]!;
    const before = n >= 2 ? kinds[end - 2]! : 0;
    let score = 0;
    let inside = end - 1;
    for (let i = street + 1; i < end; i++) if (breaks[i]!) score += SCORE.breakInside;
    if (n >= 2 && (last & KIND.strongType) !== 0) score += SCORE.typed;
    else if (n >= 3 && (last & KIND.suffix) !== 0 && (before & KIND.strongType) !== 0) {
      score += words[end - 1]!.length === 1 ? SCORE.typedWithLetter : SCORE.typedWithSuffix;
      inside = end - 2;
    } else if (n >= 2 && (last & KIND.number) !== 0 && /^(HIGHWAY|HWY)$/.test(words[end - 2]!)) {
      score += SCORE.typed;
      inside = end - 2;
    } else if (n >= 2 && n <= 3 && words[street] === 'THE') score += SCORE.the;
    else if (n >= 2 && (last & KIND.type) !== 0) score += this.numbered ? SCORE.weaklyTyped : 0.3;
    else if (n === 1) score += SCORE.bare - ((last & KIND.strongType) !== 0 ? 0.5 : 0);
    else score += SCORE.bareLong - 0.5 * (n - 2);
    for (let i = street + 1; i < inside; i++) {
      if ((kinds[i]! & KIND.strongType) === 0) continue;
      // OLD ST MARYS RD: an inner ST may be a saint.
      score +=
        words[i] === 'ST' && i + 1 < inside && (last & KIND.strongType) !== 0 ? SCORE.saintInside : SCORE.strongInside;
    }
    return this.numbered || score > 2 ? score : score + SCORE.unnumbered;
  }

  private placeScore(place: number, end: number, separated: boolean): number {
    const { words, kinds, breaks } = this.line;
    const n = end - place;
    let score = 0;
    for (let i = place; i < end; i++) {
      const k = kinds[i]!;
      if (i > place && breaks[i]!) score += SCORE.breakInPlace;
      if ((k & KIND.number) !== 0) score += SCORE.numberInPlace;
      if ((k & KIND.strongType) !== 0 && !(i === place && words[i] === 'ST' && n > 1)) score += SCORE.strongInPlace;
    }
    const known = n <= LONGEST_PLACE ? this.knownScore(place, end) : 0;
    if (known > 0) return known + 0.05 * n;
    if (n > 3) score += SCORE.longPlace;
    return score + (separated ? 0 : SCORE.unknownUnbroken);
  }

  /** Score of the words as a place name: where state and postcode agree, elsewhere, or 0. */
  private knownScore(place: number, end: number): number {
    const key = place * 64 + end;
    let score = this.known.get(key);
    if (score !== undefined) return score;
    score = 0;
    const { words } = this.line;
    const { state, postcode } = this.reading;
    for (const name of spellings(end - place === 1 ? words[place]! : words.slice(place, end).join(' '))) {
      if (this.places.isLocality(name, state, postcode)) score = SCORE.placeHere;
      else if (score === 0 && (state !== '' || postcode !== '') && this.places.isLocality(name, '', '')) {
        score = SCORE.placeElsewhere;
      }
    }
    this.known.set(key, score);
    return score;
  }
}

const FULL = new Map(
  Object.entries({
    MT: 'MOUNT',
    NTH: 'NORTH',
    STH: 'SOUTH',
    PT: 'PORT',
    N: 'NORTH',
    S: 'SOUTH',
    E: 'EAST',
    W: 'WEST',
    CK: 'CREEK',
    HTS: 'HEIGHTS',
    SAINT: 'ST',
    ISL: 'ISLAND',
    PK: 'PARK',
    BCH: 'BEACH',
    GDNS: 'GARDENS',
  }),
);

/** The name and, where a word of it is usually abbreviated, the name in full. */
function spellings(name: string): string[] {
  const full = name
    .split(' ')
    .map((word) => FULL.get(word) ?? word)
    .join(' ');
  return full === name ? [name] : [name, full];
}
