// The questions that a search asks of a street: is one of these words there as written, with a slip, in this place?
// What comes of them is kept on the board.
import type { Line, Reading } from '../../address/parse/reading.js';
import { KIND } from '../../address/vocabulary/kinds.js';
import { pluralStreetType } from '../../address/vocabulary/street.js';
import type { CleanseContext, IndexedSet } from '../context.js';
import { COST } from '../costs.js';
import { postcodeCost } from '../place/code-costs.js';
import { placesByName } from '../place/localities.js';
import { standsAlone, type Place } from '../place/place.js';
import { writtenTown, type WrittenTown } from '../place/towns.js';
import type { WrittenStreet } from '../street/divisions.js';
import { streetsByTypo, streetsExactly, type StreetMatch } from '../street/matches.js';
import { Spans } from '../street/spans.js';
import { HypothesisBoard } from './hypothesis-board.js';
import { isSure } from './hypothesis.js';

/** An address at this cost is the one that is written: nothing can beat it. */
export const AS_WRITTEN = 0.1;

/** What is asked of a place for the reading of number `i`. */
export type AskPlace = (reading: Reading, place: Place, i: number) => void;

export class Questions {
  readonly board: HypothesisBoard;
  readonly spans: Spans;
  private written: readonly (WrittenTown | null)[] | undefined;

  constructor(
    readonly context: CleanseContext,
    readonly index: IndexedSet,
    readonly line: Line,
    readonly readings: readonly Reading[],
  ) {
    this.board = new HypothesisBoard(index, line, readings.length);
    this.spans = new Spans(index, line);
  }

  /** For each reading the town that ends it; empty in sets without towns. Asked for only when no suburb says it all. */
  get towns(): readonly (WrittenTown | null)[] {
    this.written ??=
      this.index.set.localityTown.length === 0 ? [] : this.readings.map((reading) => this.townOf(reading));
    return this.written;
  }

  /**
   * The town that ends a reading. One that the words are a slip of is none where they are the name of another real
   * place as they are, and no postcode speaks for the town: HAWEA is no HAWERA where the set has that alone.
   */
  private townOf(reading: Reading): WrittenTown | null {
    const found = writtenTown(this.index, this.line, reading);
    if (!found || found.cost === 0 || (reading.postcode !== '' && this.hasPostcode(found, reading))) return found;
    const { gazetteer } = this.context;
    const isName = ({ from, to, cost }: Place): boolean =>
      cost === 0 && from <= found.reading.to && to === reading.to && from > reading.from;
    return placesByName(gazetteer, this.line, reading).some(isName) ? null : found;
  }

  private hasPostcode = ({ town }: WrittenTown, { postcode }: Reading): boolean =>
    postcodeCost(this.index.set, town, postcode) === 0;

  /** The readings without the town that ends them. */
  get townless(): readonly Reading[] {
    return this.readings.map((reading, i) => this.towns[i]?.reading ?? reading);
  }

  /** Asks for readings that suppose a mistake, where the street itself is beyond doubt. */
  suppose(mistaken: readonly Reading[]): void {
    const streets = this.board.found.streets.filter((h) => isSure(this.index.set, h));
    mistaken.forEach((reading, i) => {
      for (const { place, street, streetCost } of streets) {
        this.board.record(reading, this.readings.length + i, place, street, streetCost - place.cost - street.cost);
      }
    });
  }

  /** Asks about each place that can still matter. */
  eachPlace(places: readonly Place[][], visit: AskPlace): void {
    this.readings.forEach((reading, i) => {
      for (const place of places[i]!) {
        if (!this.board.mayMatter(place, reading)) continue;
        if (!place.open && standsAlone(this.line, reading, place)) this.board.found.places.push({ place, reading });
        visit(reading, place, i);
      }
    });
  }

  /** Streets of the place as written; `deep` also skips a part before the street. */
  exactStreets(reading: Reading, place: Place, i: number, deep: boolean): void {
    const matches: StreetMatch[] = [];
    for (const { division, stray } of this.spans.ways(reading, place, deep)) {
      matches.length = 0;
      streetsExactly(this.index, place.locality, division, matches);
      for (const match of matches) this.board.record(reading, i, place, match, stray);
      if (this.board.best <= AS_WRITTEN) return;
    }
  }

  /** Streets of the place with a slip in their name or type. */
  typoStreets(reading: Reading, place: Place, i: number): void {
    const { index, board, line } = this;
    const matches: StreetMatch[] = [];
    const done = new Set<string>();
    for (const { division, stray } of this.spans.ways(reading, place, false)) {
      // Words may be left over, or the name may be misspelt: both at once only behind a street that plainly ends.
      if (
        stray > 0 &&
        !(division.typed && (place.open || (stray <= COST.strayWord * 2 && line.breaks[division.end]!)))
      ) {
        continue;
      }
      if (done.has(division.name) || (!division.typed && this.endsInType(division)) || this.isType(division)) continue;
      done.add(division.name);
      matches.length = 0;
      streetsByTypo(index, place.locality, division, matches);
      for (const match of matches) board.record(reading, i, place, match, stray);
    }
    for (const { division, stray } of this.spans.damagedWays(reading, place)) {
      matches.length = 0;
      streetsExactly(index, place.locality, division, matches);
      if (matches.length === 0) streetsByTypo(index, place.locality, division, matches);
      for (const match of matches) if (match.typeCost < COST.typeDiffers) board.record(reading, i, place, match, stray);
    }
  }

  /** One word that is a street type and nothing else: ROAD of 12 HORSHAM ROAD, VIC 3400 is no slip of READ STREET. */
  private isType({ from, end }: WrittenStreet): boolean {
    return end - from === 1 && (this.line.kinds[from]! & KIND.strongType) !== 0;
  }

  /**
   * The words as one name, though the last is a street type: only worth asking letter for letter, but for a plural
   * behind THE, which is no type there (THE CRESCENTS).
   */
  endsInType({ from, end }: WrittenStreet): boolean {
    const { words, kinds } = this.line;
    if (words[from] === 'THE' && pluralStreetType(words[end - 1]!) !== undefined) return false;
    return end - from > 1 && (kinds[end - 1]! & KIND.strongType) !== 0;
  }
}
