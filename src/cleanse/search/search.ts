// The search goes down the hierarchy: locality, street within it, number, unit. Every step hands on scored hypotheses,
// and the readings of the line stay undecided until the data has spoken. The cheap, exact questions are asked first;
// typos, the postcode's other localities, neighbours and the whole country only when those leave doubt.
import type { Line, Reading } from '../../address/parse/reading.js';
import { KIND } from '../../address/vocabulary/kinds.js';
import { HypothesisBoard } from './hypothesis-board.js';
import type { CleanseContext, Indexed } from '../context.js';
import { COST } from '../costs.js';
import { isSure, type Findings } from './hypothesis.js';
import { mistakenReadings } from './mistakes.js';
import { nearLocalities } from '../place/near-localities.js';
import { postcodeCost, stateCost } from '../place/code-costs.js';
import { placesByName as namedAnywhere, placesByPostcode, placesByTypo as namedByTypo } from '../place/localities.js';
import { byCost, standsAlone, type Place } from '../place/place.js';
import { writtenPlace, type WrittenPlace } from '../place/written-place.js';
import { Spans } from '../street/spans.js';
import {
  townReachCost,
  placesAtEnd,
  placesByBeginning,
  placesByName,
  placesByTypo,
  writtenTown,
  type WrittenTown,
} from '../place/towns.js';
import type { Division } from '../street/divisions.js';
import { streetsAnywhere, streetsByTypo, streetsExactly, type StreetMatch } from '../street/matches.js';

/** An address found at this cost ends the search. */
const GOOD_ENOUGH = 0.7;
/** An address at this cost is the one that is written: nothing can beat it. */
const AS_WRITTEN = 0.1;
/** One typo with everything else right: other places cannot do better. */
const ONE_SLIP = 1.4;
/**
 * One wrong part (postcode, street type) with everything else as written, and the written postcode's own localities
 * have nothing better.
 */
const ONE_FAULT = 1.6;
/** Streets of one name that are looked at when no locality is known. */
const COUNTRYWIDE = 4000;
/** Neighbours in which typos are looked for. */
const TYPO_NEIGHBOURS = 8;

type Visit = (reading: Reading, place: Place, i: number) => void;

/** Runs the whole search for one line. */
export function search(
  context: CleanseContext,
  addresses: Indexed,
  line: Line,
  readings: readonly Reading[],
): Findings {
  const run = new Search(context, addresses, line, readings);
  run.ask();
  return run.board.sorted();
}

class Search {
  readonly board: HypothesisBoard;
  private readonly spans: Spans;
  private written: readonly (WrittenTown | null)[] | undefined;

  constructor(
    private readonly context: CleanseContext,
    private readonly index: Indexed,
    private readonly line: Line,
    private readonly readings: readonly Reading[],
  ) {
    this.board = new HypothesisBoard(this.index, line, readings.length);
    this.spans = new Spans(this.index, line);
  }

  /** For each reading the town that ends it; empty in sets without towns. Asked for only when no suburb says it all. */
  private get towns(): readonly (WrittenTown | null)[] {
    return (this.written ??=
      this.index.set.localityTown.length === 0
        ? []
        : this.readings.map((reading) => writtenTown(this.index, this.line, reading)));
  }

  /** The readings without the town that ends them. */
  private get townless(): readonly Reading[] {
    return this.readings.map((reading, i) => this.towns[i]?.reading ?? reading);
  }

  /** The questions from the cheapest on, until one is answered beyond doubt. */
  ask(): void {
    const { readings, index, line, board } = this;
    const plainly: Visit = (reading, place, i) => this.exactStreets(reading, place, i, false);
    const typos: Visit = (reading, place, i) => this.typoStreets(reading, place, i);
    const atEnd = readings.map((reading) => placesAtEnd(index, line, reading));
    this.eachPlace(atEnd, plainly);
    if (board.best <= GOOD_ENOUGH) return;
    this.inTown(false);
    if (board.best <= GOOD_ENOUGH) return;
    this.suppose(mistakenReadings(readings));
    if (board.best <= GOOD_ENOUGH || board.sure) return;
    this.eachPlace(
      atEnd.map((places) => places.filter((place) => place.cost <= AS_WRITTEN)),
      typos,
    );
    if (board.best <= ONE_SLIP) return;
    this.inTown(true);
    if (board.best <= ONE_SLIP) return;
    const named = readings.map((reading) => placesByName(index, line, reading));
    this.eachPlace(named, plainly);
    if (board.best > GOOD_ENOUGH) this.suppose(mistakenReadings(readings));
    if (board.best > GOOD_ENOUGH && !board.sure) this.widen(named, typos);
  }

  /** Asks for readings that suppose a mistake, where the street itself is beyond doubt. */
  private suppose(mistaken: readonly Reading[]): void {
    const streets = this.board.found.streets.filter((h) => isSure(this.index.set, h));
    mistaken.forEach((reading, i) => {
      for (const { place, street, streetCost } of streets) {
        this.board.record(reading, this.readings.length + i, place, street, streetCost - place.cost - street.cost);
      }
    });
  }

  /** The slow questions, in the order of what people get wrong most. */
  private widen(named: readonly Place[][], typos: Visit): void {
    const { readings, index, line, context, board } = this;
    const fully: Visit = (reading, place, i) => {
      this.exactStreets(reading, place, i, true);
      this.typoStreets(reading, place, i);
    };
    const elsewhere = named.map((places, i) =>
      places.filter((place) => place.cost <= AS_WRITTEN && place.to < readings[i]!.to),
    );
    this.eachPlace(elsewhere, typos);
    if (board.best <= ONE_SLIP) return;
    if (this.towns.length === 0) {
      this.spans.written = writtenPlace([
        { index, places: named[0]! },
        { index: context.gazetteer, places: namedAnywhere(context.gazetteer, line, readings[0]!) },
      ]);
    }
    const byPostcode = this.townless.map((reading) => placesByPostcode(index, reading));
    this.eachPlace(byPostcode, (_, place, i) => this.exactStreets(this.townless[i]!, place, i, true));
    if (board.best <= ONE_FAULT) return;
    this.eachPlace(named, (reading, place, i) => {
      this.exactStreets(reading, place, i, true);
      if (place.cost > AS_WRITTEN) this.typoStreets(reading, place, i);
    });
    if (board.best <= ONE_SLIP || board.sure) return;
    this.eachPlace(
      readings.map((reading) =>
        [...placesByTypo(index, line, reading, 1, 1), ...placesByBeginning(index, line, reading)].sort(byCost),
      ),
      fully,
    );
    // Two edits are many more names to look at; one is what people make.
    if (board.best > ONE_SLIP) {
      this.eachPlace(
        readings.map((reading) => placesByTypo(index, line, reading, 2, 2)),
        fully,
      );
    }
    if (board.best > ONE_SLIP) {
      this.eachPlace(byPostcode, (_, place, i) => this.typoStreets(this.townless[i]!, place, i));
    }
    if (board.best > COST.localityNear) this.neighbours();
    if (board.best === Infinity) this.countrywide();
  }

  /**
   * Streets anywhere in the town that ends a reading, for lines that name no suburb, or one that the street is not in.
   * A real suburb that is written speaks against streets of other suburbs as it does everywhere.
   */
  private inTown(typos: boolean): void {
    const { index, board, spans } = this;
    const { set } = index;
    this.towns.forEach((written, i) => {
      if (!written) return;
      const { town, reading, cost } = written;
      const rural = reading.rdNumber !== '';
      const whole: Place = { locality: town, from: reading.to, to: reading.to, cost, open: true, exact: false };
      spans.written ??= this.suburbBefore(written);
      if (!typos) {
        board.found.places.push({
          place: { ...whole, to: this.readings[i]!.to, open: false },
          reading: this.readings[i]!,
        });
      }
      for (const { division } of spans.ways(reading, whole, false)) {
        if (typos && !division.typed && this.endsInType(division)) continue;
        for (const match of streetsAnywhere(
          index,
          division,
          typos,
          (locality) => townReachCost(index, locality, town, rural) < Infinity,
          COUNTRYWIDE,
        )) {
          const locality = set.streetLocality[match.street]!;
          const place = {
            ...whole,
            locality,
            cost: cost + townReachCost(index, locality, town, rural) + postcodeCost(set, locality, reading.postcode),
          };
          const left =
            division.end === reading.to ? COST.suburbMissing : spans.leftover(place, division.end, reading.to);
          if (left < (typos ? COST.localityNear : COST.localityFar)) board.record(reading, i, place, match, left);
        }
      }
    });
  }

  /** The real suburb that stands before a written town, one of that town if there is one. */
  private suburbBefore({ town, reading }: WrittenTown): WrittenPlace | undefined {
    const { index, line } = this;
    const named = [...namedAnywhere(index, line, reading), ...namedByTypo(index, line, reading)].filter(
      (place) => place.to === reading.to && place.from > reading.from,
    );
    const own = named.filter((place) => townReachCost(index, place.locality, town, reading.rdNumber !== '') === 0);
    return writtenPlace([{ index, places: (own.length > 0 ? own : named).sort(byCost) }]);
  }

  private eachPlace(places: readonly Place[][], visit: Visit): void {
    this.readings.forEach((reading, i) => {
      for (const place of places[i]!) {
        if (!this.board.mayMatter(place, reading)) continue;
        if (!place.open && standsAlone(this.line, reading, place)) this.board.found.places.push({ place, reading });
        visit(reading, place, i);
      }
    });
  }

  private exactStreets(reading: Reading, place: Place, i: number, deep: boolean): void {
    const matches: StreetMatch[] = [];
    for (const { division, stray } of this.spans.ways(reading, place, deep)) {
      matches.length = 0;
      streetsExactly(this.index, place.locality, division, matches);
      for (const match of matches) this.board.record(reading, i, place, match, stray);
      if (this.board.best <= AS_WRITTEN) return;
    }
  }

  private typoStreets(reading: Reading, place: Place, i: number): void {
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
      if (done.has(division.name) || (!division.typed && this.endsInType(division))) continue;
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

  /** The words as one name, though the last is a street type: only worth asking letter for letter. */
  private endsInType({ from, end }: Division): boolean {
    return end - from > 1 && (this.line.kinds[end - 1]! & KIND.strongType) !== 0;
  }

  /** Localities next to the written one: people name the better known, and places differ from maps. */
  private neighbours(): void {
    const { written } = this.spans;
    const { board } = this;
    if (!written) return;
    const near = nearLocalities(this.index, written);
    const each = (count: number, visit: Visit): void =>
      this.townless.forEach((reading, i) => {
        for (const { locality, km } of near.slice(0, count)) {
          const place: Place = {
            locality,
            from: written.from,
            to: written.to,
            cost: this.neighbourCost(reading, locality, km),
            open: false,
            exact: false,
          };
          if (place.cost < Infinity && board.mayMatter(place, reading)) visit(reading, place, i);
        }
      });
    each(near.length, (reading, place, i) => this.exactStreets(reading, place, i, false));
    if (board.best === Infinity) each(TYPO_NEIGHBOURS, (reading, place, i) => this.typoStreets(reading, place, i));
  }

  /**
   * Cost of taking a neighbour for the written locality; Infinity when the postcode speaks against it too: that is two
   * wrong parts.
   */
  private neighbourCost(reading: Reading, locality: number, km: number): number {
    if (postcodeCost(this.index.set, locality, reading.postcode) > 0) return Infinity;
    return COST.localityNear + Math.min(0.3, km / 50) + stateCost(this.index, locality, reading.state);
  }

  /** Neither a locality nor a postcode that helps: the street's name alone, in the state if one is given. */
  private countrywide(): void {
    const { index, board } = this;
    const { set } = index;
    this.readings.forEach((reading, i) => {
      const accept = (locality: number): boolean =>
        stateCost(index, locality, reading.state) === 0 &&
        postcodeCost(set, locality, reading.postcode) < COST.postcodeMismatch;
      for (const division of this.spans.whole(reading)) {
        for (const match of streetsAnywhere(index, division, true, accept, COUNTRYWIDE)) {
          const locality = set.streetLocality[match.street]!;
          const cost = COST.placeMissing + postcodeCost(set, locality, reading.postcode);
          board.record(
            reading,
            i,
            { locality, from: reading.to, to: reading.to, cost, open: true, exact: false },
            match,
            0,
          );
        }
      }
    });
  }
}
