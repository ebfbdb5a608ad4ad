// Scores every division of a span into street and locality, by form and by known names of places; the best one wins.
import type { Division } from './division.js';
import { isSuburbAlone, isSuburbOfCity, mayBeDelivered } from './suburb-of-city.js';
import { isPartOfPlace, SCORE, streetScore, unknownPlaceScore } from './scores.js';
import { endsPremises as namesPremises, holdsPremises } from '../premises-word.js';
import { partEnd, type Line, type LocalityIndex, type Reading } from '../reading.js';
import { KIND } from '../../vocabulary/kinds.js';
import { TITLES } from '../../vocabulary/care-of.js';
import { misspeltType } from '../../vocabulary/misspelt-type.js';
import { inFull } from '../../vocabulary/spelling.js';

/** Words of the longest name that is looked up. */
export const LONGEST_PLACE = 5;
/** A locality stands this near to the end of its span, in words. */
const FARTHEST_PLACE = 8;
/** Words of the longest street. */
const LONGEST_STREET = 12;
/** So many comma parts, from the end, may hold the street of a line without a number; it keeps garbage cheap. */
const MOST_PARTS = 8;

/** The best division of the span of a reading. */
export const bestDivision = (line: Line, reading: Reading, localities: LocalityIndex): Division =>
  new DivisionSearch(line, reading, localities).best();

const isStrongKind = (k: number): boolean => (k & KIND.strongType) !== 0;
/** True for a word that ends premises and no street. */
const endsPremises = (k: number): boolean => (k & KIND.building) !== 0 && (k & KIND.strongType) === 0;

class DivisionSearch {
  private readonly numbered: boolean;
  private readonly known = new Map<number, number>();
  private top: Division;
  private score = -Infinity;

  constructor(
    private readonly line: Line,
    private readonly reading: Reading,
    private readonly localities: LocalityIndex,
  ) {
    const { from, to } = reading;
    this.numbered = reading.numberFirst > 0 || reading.lotNumber !== '';
    this.top = { street: from, streetEnd: to, place: to, end: to };
  }

  best(): Division {
    const { from, to, numberFirst } = this.reading;
    const { breaks, kinds } = this.line;
    this.fromStreet(from, 0);
    if (numberFirst > 0) return this.top;
    // LOT 12 SMITH is a street, LOT 12 and a known place is none; LOT 5, EMU DOWNS, SMITH ROAD names premises first.
    if (!this.numbered || this.knownScore(from, to) === SCORE.placeHere) {
      this.placeFrom(from, from, from, SCORE.placeOnly + (this.reading.postalType !== '' ? SCORE.postalPlace : 0));
    }
    if (!this.numbered) this.behindPremises();
    for (let at = to - 1, parts = 0; at > from && parts < MOST_PARTS; at--) {
      if (!breaks[at]!) continue;
      parts++;
      if (!this.numbered || kinds.slice(at + 1, to).some(isStrongKind)) this.fromStreet(at, SCORE.building);
      if (!this.numbered) this.placeFrom(at, at, at, SCORE.building - 0.5);
    }
    return this.top;
  }

  /**
   * PORT EMU PRIMARY SCHOOL PORT EMU: premises and no street, behind them a known place without a comma; EMU SCHOOL THE
   * RIDGEWAY RESERVOIR: a street behind them that has no type.
   */
  private behindPremises(): void {
    const { from, to, postalType } = this.reading;
    const { words, breaks } = this.line;
    for (let at = from + 2; at + 2 < to && !breaks[at - 1]!; at++) {
      if (words[at] === 'THE' && namesPremises(this.line, at - 1)) this.fromStreet(at, SCORE.building);
    }
    for (let place = Math.max(from + 2, to - LONGEST_PLACE); place < to && postalType === ''; place++) {
      const isNamed = namesPremises(this.line, place - 1);
      if (!isNamed && !holdsPremises(this.line, from, place)) continue;
      if (this.knownScore(place, to) !== SCORE.placeHere) continue;
      if (breaks.slice(from + 1, to).includes(true)) return;
      const score = (isNamed ? SCORE.venue : SCORE.venueAmid) + this.placeScore(place, to, true);
      this.offer({ street: place, streetEnd: place, place, end: to }, score);
    }
  }

  /** Tries every end of a street that starts at `street`. */
  private fromStreet(street: number, base: number): void {
    const { to } = this.reading;
    const { breaks } = this.line;
    if (TITLES.has(this.line.words[street]!) && !this.endsInType(street)) return;
    const limit = Math.min(to, street + LONGEST_STREET);
    for (let end = street + 1; end <= limit; end++) {
      const score = base + streetScore(this.line, street, end, this.numbered);
      this.placeFrom(street, end, end, score);
      // "24 Smith St, Westfield, Reservoir": the middle belongs to neither.
      if (end < to && !breaks[end]!) this.behindRemark(street, end, score);
      else if (end < to) {
        for (let place = Math.max(end + 1, to - FARTHEST_PLACE); place < to; place++) {
          if (breaks[place]!) this.placeFrom(street, end, place, score + SCORE.stray + 0.2);
          else if (this.isBehindPremises(end, place)) this.placeFrom(street, end, place, score + SCORE.building);
        }
      }
    }
  }

  /** MRS MACQUARIES ROAD: the part that begins at `street` has three words and ends in a type. */
  private endsInType(street: number): boolean {
    return partEnd(this.line, street) === street + 3 && this.isStrong(street + 2);
  }

  /** 24 SMITH ST, RIVER CAMPUS RESERVOIR: premises from `from` on, which no comma parts from a known place. */
  private isBehindPremises(from: number, place: number): boolean {
    const { breaks, kinds } = this.line;
    if (place < from + 2 || !endsPremises(kinds[place - 1]!)) return false;
    return !breaks.slice(from + 1, place).includes(true) && this.knownScore(place, this.reading.to) === SCORE.placeHere;
  }

  /** "24 Smith St gym entrance, Reservoir" and "24 Smith St River Centre Reservoir": words between street and place. */
  private behindRemark(street: number, end: number, score: number): void {
    if (!this.isTyped(street, end)) return;
    const { to } = this.reading;
    const { words, breaks, kinds } = this.line;
    for (let place = Math.max(end + 1, to - FARTHEST_PLACE); place < to; place++) {
      // ORANGE GROVE PLAZA, NORTH STREET EXTENDED: one such word belongs to the street's name.
      const isOfName =
        (kinds[end]! & KIND.suffix) !== 0 ||
        (place === end + 1 && ((kinds[end]! & KIND.type) !== 0 || words[end] === 'EXTENDED'));
      const isNamed = place > end + 1 && !breaks.slice(end, place).includes(true) && !this.isOfStreet(end);
      const isPremises = isNamed && (endsPremises(kinds[place - 1]!) || holdsPremises(this.line, end, place));
      if (isPremises && this.knownScore(place, to) > 0) {
        this.placeFrom(street, end, place, score + SCORE.building);
      } else if (breaks[place]! && !isOfName) {
        this.placeFrom(street, end, place, score + SCORE.stray - 0.3 * (place - end));
      }
    }
  }

  /** MOE GROVE ROAD EMU HALL, SMITH ST WEST EMU HALL: the word at `i`, behind a type, is no first word of premises. */
  private isOfStreet(i: number): boolean {
    const { words, kinds } = this.line;
    if ((kinds[i]! & KIND.strongType) !== 0) return (kinds[i]! & KIND.building) === 0 && words[i] !== 'ST';
    if ((kinds[i]! & KIND.suffix) === 0 || words[i]!.length < 4) return false;
    // EAST EMUVALE HALL begins with a place.
    const isPlace = (from: number, to: number): boolean =>
      this.localities.isLocality(words.slice(from, to).join(' '), this.reading.state, '');
    return ![i + 2, i + 3].some((to) => isPlace(i, to) || isPlace(i + 1, to));
  }

  /** Tries locality [place, end) for every end. */
  private placeFrom(street: number, streetEnd: number, place: number, base: number): void {
    const { to } = this.reading;
    const { breaks } = this.line;
    if (place >= to) {
      this.offer({ street, streetEnd, place, end: to }, base);
      return;
    }
    if (place === streetEnd && this.isNoStreet(street, place)) return;
    const joint = streetEnd > street && breaks[streetEnd]! ? SCORE.atBreak : 0;
    const separated = breaks[place]! || place === street || this.isTyped(street, streetEnd);
    this.offer({ street, streetEnd, place, end: to }, base + joint + this.placeScore(place, to, separated));
    for (let end = Math.max(place + 1, to - LONGEST_PLACE - 2); end < to; end++) {
      // SMITH STREET HALL, RIVER PARK, DUBBO: there is a place called Hall.
      const isRest = end - place === 1 && place > street && !breaks[place]! && this.isBetween(place, end);
      if (breaks[end]! && !isRest) {
        const suburb = place === streetEnd ? this.suburbScore(street, place, end) : 0;
        this.offer(
          { street, streetEnd, place, end },
          base + joint + suburb + SCORE.stray + this.placeScore(place, end, separated),
        );
      }
    }
  }

  /** True if the word at `i` ends premises, and no number stands behind it, at `end`. */
  private isBetween(i: number, end: number): boolean {
    const { kinds } = this.line;
    return endsPremises(kinds[i]!) && ((kinds[end] ?? 0) & KIND.number) === 0;
  }

  /**
   * "24 SMITH ST, WESTCOURT, CAIRNS QLD 4870": what it counts that a suburb stands before its city, whichever of the
   * two the postcode is of, or before a place that has the postcode. KOALA HOTEL, WESTCOURT, CAIRNS: without a street
   * too.
   */
  private suburbScore(street: number, place: number, end: number): number {
    if (end - place > LONGEST_PLACE) return 0;
    const isOf = street === place ? isSuburbAlone : isSuburbOfCity;
    const isOfCity = isOf(this.line, this.reading, this.localities, [place, end, this.reading.to]);
    const here = isOfCity ? SCORE.placeHere - this.knownScore(place, end) : 0;
    if (street === place) return isOfCity && !this.numbered ? SCORE.suburbAlone + here : 0;
    if (!this.numbered && !this.isTyped(street, place)) return 0;
    const glued = this.line.breaks[place]! || !this.isStrong(place - 1) ? 0 : SCORE.suburbUnbroken;
    const isOfCode = this.reading.postcode !== '' && !mayBeDelivered(this.line, place, end);
    const isSuburb = isOfCity || (isOfCode && this.knownScore(place, end) === SCORE.placeHere);
    return isSuburb ? SCORE.suburbFirst + glued + here : 0;
  }

  /** KOALA HOTEL, POTTS POINT, SYDNEY: words before a city that are no street, being a suburb and without a number. */
  private isNoStreet(from: number, city: number): boolean {
    if (this.numbered || from >= city || !this.line.breaks[from]! || !this.line.breaks[city]!) return false;
    return isSuburbAlone(this.line, this.reading, this.localities, [from, city, this.reading.to]);
  }

  private offer(division: Division, score: number): void {
    if (score <= this.score + 1e-9) return;
    this.score = score;
    this.top = division;
  }

  private isStrong = (i: number): boolean => isStrongKind(this.line.kinds[i] ?? 0);

  private isTyped(street: number, end: number): boolean {
    if (end - street < 2) return false;
    const last = this.line.kinds[end - 1]!;
    if (last === 0) return this.numbered && misspeltType(this.line.words[end - 1]!) !== undefined;
    return (last & (KIND.strongType | KIND.suffix | KIND.type)) !== 0;
  }

  private placeScore(place: number, end: number, separated: boolean): number {
    const n = end - place;
    const known = n <= LONGEST_PLACE ? this.knownScore(place, end) : 0;
    if (known === 0) return unknownPlaceScore(this.line, place, end, separated);
    let score = known + 0.05 * n;
    // "SMITH STREET NORTH EAST, RESERVOIR" is not in East Reservoir.
    for (let i = place + 1; i < end; i++) if (this.line.breaks[i]!) score += SCORE.breakInPlace;
    return score;
  }

  /** Score of the words as a place name: where state and postcode agree, elsewhere, or 0. */
  private knownScore(place: number, end: number): number {
    const key = place * 64 + end;
    let score = this.known.get(key);
    if (score !== undefined) return score;
    score = 0;
    const { words } = this.line;
    const { state, postcode } = this.reading;
    const text = end - place === 1 ? words[place]! : words.slice(place, end).join(' ');
    const full = inFull(text);
    for (const name of full === text ? [text] : [text, full]) {
      if (this.localities.isLocality(name, state, postcode)) score = SCORE.placeHere;
      else if (score === 0 && (state !== '' || postcode !== '') && this.localities.isLocality(name, '', '')) {
        score = SCORE.placeElsewhere;
      }
    }
    if (score === 0 && end - place > 1 && isPartOfPlace(words.slice(place, end), this.reading, this.localities)) {
      score = SCORE.placeElsewhere;
    }
    this.known.set(key, score);
    return score;
  }
}
