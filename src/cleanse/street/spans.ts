// Where the street's words stand for a place, in which ways they divide, and what the words left over cost.
import type { Line, Reading } from '../../address/parse/reading.js';
import { KIND } from '../../address/vocabulary/kinds.js';
import type { IndexedSet } from '../context.js';
import { COST } from '../costs.js';
import { NEIGHBOUR_KM } from '../place/near-localities.js';
import { isBehindFarPlace } from '../place/place-between.js';
import type { Place } from '../place/place.js';
import { kilometres, type WrittenPlace } from '../place/written-place.js';
import { Divider } from './divider.js';
import type { WrittenStreet } from './divisions.js';

/** A way to read the street's words, and the cost of the words beside them that belong to nothing. */
export interface StreetReading {
  division: WrittenStreet;
  stray: number;
}

/** Words left over that cost more than this are too many. */
const STRAY_LIMIT = 1.6;
/** Ends worth trying where a slip in the type word hides the street's end. */
const ENDS = 5;

export class Spans {
  /** The real locality that the text names, once that was asked. */
  written: WrittenPlace | undefined;
  private readonly divider: Divider;

  private readonly towns: Uint32Array;

  constructor(
    private readonly index: IndexedSet,
    private readonly line: Line,
  ) {
    this.towns = index.set.localityTown;
    this.divider = new Divider(index, line);
  }

  /**
   * Divisions of the street's words for a place, whole spans first; `deep` also skips a part before the street, where
   * the locality is sure.
   */
  ways(reading: Reading, place: Place, deep: boolean): StreetReading[] {
    const { breaks, kinds } = this.line;
    const ways: StreetReading[] = [];
    for (const [from, to] of spansOf(reading, place)) {
      let skipped = 0;
      for (let start = from; start < (deep && !place.open ? to : from + 1); start++) {
        if (start > from) skipped += (kinds[start - 1]! & KIND.strongType) !== 0 ? COST.strayStreet : COST.strayWord;
        if (start > from && !breaks[start]!) continue;
        for (let end = to; end > start; end--) {
          if (!place.open && isBehindFarPlace(this.index, this.line, end, to, place.locality)) continue;
          const stray = skipped + (place.open ? this.leftover(place, end, to) : (to - end) * COST.strayWord);
          // Words before a town are a suburb, be it unknown: the search in all of the town judges them.
          if (!place.open && (stray > STRAY_LIMIT || (end < to && this.towns[place.locality] === place.locality))) {
            break;
          }
          for (const division of this.divider.at(start, end)) {
            if (!this.isCutShort(division, place, to) && (start === from || division.typed)) {
              ways.push({ division, stray });
            }
          }
        }
      }
    }
    return ways;
  }

  /** Divisions that suppose a slip in the type word, or a type glued to the name. */
  damagedWays(reading: Reading, place: Place): StreetReading[] {
    const ways: StreetReading[] = [];
    for (const [from, to] of spansOf(reading, place)) {
      for (let end = to; end > from && end > to - (place.open ? ENDS : 1); end--) {
        const stray = place.open ? this.leftover(place, end, to) : 0;
        for (const division of this.divider.damaged(from, end)) ways.push({ division, stray });
      }
    }
    return ways;
  }

  /** Divisions of all the span's words, whatever the place. */
  whole(reading: Reading): readonly WrittenStreet[] {
    return reading.to > reading.from ? this.divider.at(reading.from, reading.to) : [];
  }

  /**
   * True where the words behind a division still belong to its street: JOHN of "JOHN DARLING AVENUE", MIDDLE GULLY of
   * "MIDDLE GULLY STREET", JAMES of "JAMES HOUSE". Only a comma, a type word or a real locality ends a street.
   */
  private isCutShort({ end, typed }: WrittenStreet, place: Place, to: number): boolean {
    const { breaks, kinds } = this.line;
    const { written } = this;
    if (end >= to || breaks[end]!) return false;
    if (typed) return (kinds[end]! & KIND.strongType) !== 0;
    return !(place.open && written?.from === end && written.to === to);
  }

  /** Cost of the words [end, to) standing where the locality of an open place should be. */
  leftover(place: Place, end: number, to: number): number {
    if (end === to) return COST.localityMissing;
    const { written, line } = this;
    // EAST of "QUEEN STREET, EAST TAMAKI" is the suburb's, and TAMAKI no unknown word.
    const isSuburb = written && (written.from >= end || (written.cost <= COST.spelling && line.breaks[written.from]!));
    if (!isSuburb) return COST.localityUnknown + Math.max(0, to - end - 3) * COST.strayWord;
    return (
      (kilometres(this.index.set, place.locality, written) <= NEIGHBOUR_KM ? COST.localityNear : COST.localityFar) +
      Math.max(0, written.from - end) * COST.strayWord
    );
  }
}

/** Where the street's words may stand for a place: before it, behind a place that stands first, or anywhere. */
function spansOf({ from, to }: Reading, place: Place): [number, number][] {
  if (place.open || (place.from >= to && to > from)) return [[from, to]];
  const spans: [number, number][] = place.from > from ? [[from, place.from]] : [];
  if (place.from === from && place.to < to) spans.push([place.to, to]);
  return spans;
}
