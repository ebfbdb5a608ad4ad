// The search goes down the hierarchy: locality, street within it, number, unit. Every step hands on scored hypotheses,
// and the readings of the line stay undecided until the data has spoken. The cheap, exact questions are asked first;
// typos, the postcode's other localities, neighbours and the whole country only when those leave doubt.
import type { Line, Reading } from '../address/reading.js';
import { KIND } from '../address/vocabulary/kinds.js';
import { asksFor } from './buried-numbers.js';
import type { AddressSet } from '../reference/address-set.js';
import type { CleanseContext, Indexed } from './context.js';
import { COST } from './costs.js';
import { mistakenReadings } from './mistakes.js';
import { findNumber, type NumberAnswer, type RowMatch } from './number.js';
import { byCost, kilometres, placesAtEnd, standsAlone, placesByName, placesByPostcode, placesByTypo, postcodeCost, stateCost, writtenPlace, type Place, type Written } from './place.js';
import { Divider, streetsAnywhere, streetsByTypo, streetsExactly, type Division, type StreetMatch } from './street.js';

/** One reading of the line against one street, and against one row of it if the number is there. */
export interface Hypothesis {
  reading: Reading;
  place: Place;
  street: StreetMatch;
  /** Cost of place, street and stray words together, without the number. */
  streetCost: number;
  answer: NumberAnswer;
  row: RowMatch | null;
  cost: number;
}

/** All that was found, best first. `written` is the real locality that the text names, if any. */
export interface Findings {
  addresses: Hypothesis[];
  streets: Hypothesis[];
  places: { place: Place; reading: Reading }[];
  written: Written | undefined;
}

/** A street that agrees this well with the text is the one that is meant, whatever its numbers. */
const SURE_STREET = 0.6;
/** A locality with a slip in its name counts as sure when its postcode stands beside it. */
const SURE_PLACE = 1.3;

/** True if the street is written as it is, in a locality that is beyond doubt. */
export function isSure(set: AddressSet, { street, place, streetCost, reading }: Hypothesis): boolean {
  if (!street.exact) return false;
  if (streetCost <= SURE_STREET) return true;
  return !place.open && reading.postcode !== '' && place.cost <= SURE_PLACE && streetCost - place.cost <= SURE_STREET && postcodeCost(set, place.locality, reading.postcode) === 0;
}
/** An address found at this cost ends the search. */
const GOOD_ENOUGH = 0.7;
/** An address at this cost is the one that is written: nothing can beat it. */
const AS_WRITTEN = 0.1;
/** One typo with everything else right: other places cannot do better. */
const ONE_SLIP = 1.4;
/** More than one edit in a long name, or one in a short one, is too much beside another street type; any is beside a word that need be none. */
const ONE_EDIT = 1;
/** How much likelier "4-10" is the range 4-10, where that exists, than unit 4 of number 10. */
const WHOLE_RANGE = 0.3;
const STRAY_LIMIT = 1.6;
/** Localities whose points lie this near count as neighbours of the one that is written. */
const NEIGHBOUR_KM = 15;
const NEIGHBOURS = 24;
const COUNTRYWIDE = 4000;

/** Runs the whole search for one line. */
export function search(context: CleanseContext & { addresses: Indexed }, line: Line, readings: readonly Reading[]): Findings {
  return new Search(context, line, readings).run();
}

class Search {
  private readonly found: Findings = { addresses: [], streets: [], places: [], written: undefined };
  private readonly divider: Divider;
  private readonly index: Indexed;
  private readonly numbers = new Map<number, NumberAnswer>();
  private readonly tried = new Set<number>();
  private best = Infinity;
  private sure = false;

  constructor(private readonly context: CleanseContext & { addresses: Indexed }, private readonly line: Line, private readonly readings: readonly Reading[]) {
    this.index = context.addresses;
    this.divider = new Divider(this.index, line);
  }

  run(): Findings {
    this.ask();
    this.found.addresses.sort(byCost);
    this.found.streets.sort(byCost);
    return this.found;
  }

  /** The questions from the cheapest on, until one is answered beyond doubt. */
  private ask(): void {
    const visit = (reading: Reading, place: Place, i: number): void => this.exactStreets(reading, place, i, false);
    this.eachPlace(this.readings.map((reading) => placesAtEnd(this.index, this.line, reading)), visit);
    if (this.best <= AS_WRITTEN) return;
    const named = this.readings.map((reading) => placesByName(this.index, this.line, reading));
    this.eachPlace(named, visit);
    if (this.best > GOOD_ENOUGH) this.suppose(mistakenReadings(this.readings));
    if (this.best > GOOD_ENOUGH && !this.sure) this.widen(named);
  }

  /** Asks for readings that suppose a mistake, where the street itself is beyond doubt. */
  private suppose(mistaken: readonly Reading[]): void {
    const streets = this.found.streets.filter((h) => isSure(this.index.set, h));
    mistaken.forEach((reading, i) => {
      for (const { place, street, streetCost } of streets) this.record(reading, this.readings.length + i, place, street, streetCost - place.cost - street.cost);
    });
  }

  /** The slow questions, in the order of what people get wrong most. */
  private widen(named: readonly Place[][]): void {
    const { readings, index, line, context } = this;
    this.eachPlace(named.map((places) => places.filter((place) => place.cost <= AS_WRITTEN)), (reading, place, i) => this.typoStreets(reading, place, i));
    if (this.best <= ONE_SLIP) return;
    this.found.written = writtenPlace([{ index, places: named[0]! }, { index: context.gazetteer, places: placesByName(context.gazetteer, line, readings[0]!) }]);
    const byPostcode = readings.map((reading) => placesByPostcode(index, reading));
    this.eachPlace(byPostcode, (reading, place, i) => this.exactStreets(reading, place, i, true));
    this.eachPlace(named, (reading, place, i) => { this.exactStreets(reading, place, i, true); if (place.cost > AS_WRITTEN) this.typoStreets(reading, place, i); });
    if (this.best <= ONE_SLIP || this.sure) return;
    const byTypo = readings.map((reading) => placesByTypo(index, line, reading));
    this.eachPlace(byTypo, (reading, place, i) => { this.exactStreets(reading, place, i, true); this.typoStreets(reading, place, i); });
    if (this.best > ONE_SLIP) this.eachPlace(byPostcode, (reading, place, i) => this.typoStreets(reading, place, i));
    if (this.best > COST.localityNear) this.neighbours();
    if (this.best === Infinity) this.countrywide();
  }

  private eachPlace(places: readonly Place[][], visit: (reading: Reading, place: Place, reading_: number) => void): void {
    this.readings.forEach((reading, i) => {
      for (const place of places[i]!) {
        if (place.cost + (reading.numberLast > 0 ? 0 : reading.cost) >= this.best + 0.5) { if (place.open) continue; break; }
        if (!place.open && standsAlone(this.line, reading, place)) this.found.places.push({ place, reading });
        visit(reading, place, i);
      }
    });
  }

  /** Where the street's words may start and must end, for a place. */
  private spans(reading: Reading, place: Place): { from: number; to: number }[] {
    if (place.open) return [{ from: reading.from, to: reading.to }];
    const spans = place.from > reading.from ? [{ from: reading.from, to: place.from }] : [];
    if (place.from === reading.from && place.to < reading.to) spans.push({ from: place.to, to: reading.to });
    if (place.from === reading.to && place.from > reading.from) return [{ from: reading.from, to: reading.to }];
    return spans;
  }

  /** Divisions of a span and what the words left over cost; `deep` also skips words before the street, where the locality is sure. */
  private *divisions(reading: Reading, place: Place, deep: boolean): Generator<{ division: Division; stray: number }> {
    for (const { from, to } of this.spans(reading, place)) {
      let skipped = 0;
      for (let start = from; start < (deep && !place.open ? to : from + 1); start++) {
        if (start > from) skipped += (this.line.kinds[start - 1]! & KIND.strongType) !== 0 ? COST.strayStreet : COST.strayWord;
        if (skipped > STRAY_LIMIT) break;
        for (let end = to; end > start; end--) {
          const stray = place.open ? this.leftover(place, end, to) : (to - end) * COST.strayWord;
          if (!place.open && stray + skipped > STRAY_LIMIT) break;
          for (const division of this.divider.at(start, end)) {
            if (this.isCutShort(division, place, to)) continue;
            if (start > from && (!division.typed || !this.line.breaks[start])) continue;
            yield { division, stray: stray + skipped };
          }
        }
      }
    }
  }

  /**
   * True where the words behind a division still belong to its street: JOHN of "JOHN DARLING AVENUE", MIDDLE GULLY of
   * "MIDDLE GULLY STREET", JAMES of "JAMES HOUSE". Only a comma, a type word or a real locality ends a street.
   */
  private isCutShort({ end, typed }: Division, place: Place, to: number): boolean {
    const { breaks, kinds } = this.line, { written } = this.found;
    if (end >= to || breaks[end]!) return false;
    if (typed) return (kinds[end]! & KIND.strongType) !== 0;
    return !(place.open && written?.from === end && written.to === to);
  }

  /** Cost of the words [end, to) standing where the locality of an open place should be. */
  private leftover(place: Place, end: number, to: number): number {
    if (end === to) return COST.localityMissing;
    const { written } = this.found;
    if (!written || written.from < end) return COST.localityUnknown + (to - end > 3 ? COST.strayWord * (to - end - 3) : 0);
    return (kilometres(this.index.set, place.locality, written) <= NEIGHBOUR_KM ? COST.localityNear : COST.localityFar) + (written.from - end) * COST.strayWord;
  }

  private exactStreets(reading: Reading, place: Place, i: number, deep: boolean): void {
    const matches: StreetMatch[] = [];
    for (const { division, stray } of this.divisions(reading, place, deep)) {
      matches.length = 0;
      streetsExactly(this.index, place.locality, division, matches);
      for (const match of matches) this.record(reading, i, place, match, stray);
      if (this.best <= AS_WRITTEN) return;
    }
  }

  private typoStreets(reading: Reading, place: Place, i: number): void {
    const matches: StreetMatch[] = [], done = new Set<string>();
    const spans = this.spans(reading, place);
    for (const { division, stray } of this.divisions(reading, place, false)) {
      if (stray > 0 && !(division.typed && (place.open || (stray <= COST.strayWord * 2 && this.line.breaks[division.end]!)))) continue;
      if (done.has(division.name)) { if (place.open) continue; }
      done.add(division.name);
      matches.length = 0;
      streetsByTypo(this.index, place.locality, division, matches);
      for (const match of matches) this.record(reading, i, place, match, stray);
    }
    for (const { from, to } of spans) {
      for (const end of place.open ? this.typeEnds(from, to) : [to]) {
        if (end <= from) continue;
        for (const division of this.divider.damaged(from, end)) {
          matches.length = 0;
          streetsExactly(this.index, place.locality, division, matches);
          if (matches.length === 0) streetsByTypo(this.index, place.locality, division, matches);
          for (const match of matches) if (match.typeCost < COST.typeDiffers) this.record(reading, i, place, match, place.open ? this.leftover(place, end, to) : 0);
        }
      }
    }
  }

  /** Ends worth trying where the street's end is not known: every word. */
  private typeEnds(from: number, to: number): number[] {
    const ends: number[] = [];
    for (let end = to; end > from && ends.length < 5; end--) ends.push(end);
    return ends;
  }

  private neighbours(): void {
    const { written } = this.found;
    if (!written) return;
    const near = nearLocalities(this.index, written);
    this.readings.forEach((reading, i) => {
      for (const { locality, km } of near) {
        const cost = this.neighbourCost(reading, locality, km);
        if (cost + reading.cost >= this.best + 0.5) continue;
        const place: Place = { locality, from: written.from, to: written.to, cost, open: false, exact: false };
        this.exactStreets(reading, place, i, false);
      }
    });
    if (this.best === Infinity) {
      this.readings.forEach((reading, i) => {
        for (const { locality, km } of near.slice(0, 8)) {
          const cost = this.neighbourCost(reading, locality, km);
          if (cost < 3) this.typoStreets(reading, { locality, from: written.from, to: written.to, cost, open: false, exact: false }, i);
        }
      });
    }
  }

  /** Cost of taking a neighbour for the written locality; Infinity when the postcode speaks against it too: that is two wrong parts. */
  private neighbourCost(reading: Reading, locality: number, km: number): number {
    if (postcodeCost(this.index.set, locality, reading.postcode) > 0) return Infinity;
    return COST.localityNear + Math.min(0.3, km / 50) + stateCost(this.index, locality, reading.state);
  }

  private countrywide(): void {
    const { index } = this;
    this.readings.forEach((reading, i) => {
      const end = reading.to;
      if (end > reading.from) {
        for (const division of this.divider.at(reading.from, end)) {
          const accept = (locality: number): boolean => stateCost(index, locality, reading.state) === 0 && postcodeCost(index.set, locality, reading.postcode) < COST.postcodeMismatch;
          for (const match of streetsAnywhere(index, division, true, accept, COUNTRYWIDE)) {
            const locality = index.set.streetLocality[match.street]!;
            this.record(reading, i, { locality, from: end, to: reading.to, cost: COST.placeMissing, open: true, exact: false }, match, 0);
          }
        }
      }
    });
  }

  /** True if the division's type is one that stands for nothing else: ROAD, not RIVER or CROSS. */
  private isStrong({ end }: Division): boolean { return (this.line.kinds[end - 1]! & KIND.strongType) !== 0; }

  private lookUp(street: number, reading: Reading): NumberAnswer {
    const answer = findNumber(this.index.set, street, reading);
    for (const buried of this.index.buried.get(street) ?? []) {
      if (!asksFor(reading, buried)) continue;
      const { rows } = findNumber(this.index.set, buried.street, { ...reading, numberFirst: 0, numberLast: 0, levelType: '', levelNumber: '' });
      const unsaid = reading.levelNumber === '' ? COST.levelDiffers : 0;
      for (const row of rows) answer.rows.push({ ...row, cost: row.cost + unsaid });
    }
    return answer.rows.length > 1 ? { ...answer, rows: answer.rows.sort(byCost) } : answer;
  }

  private record(reading: Reading, i: number, place: Place, street: StreetMatch, stray: number): void {
    const streetCost = place.cost + street.cost + stray;
    if (street.typeCost >= COST.typeDiffers && street.nameCost > (this.isStrong(street.division) ? ONE_EDIT : 0)) return;
    if (streetCost + (reading.numberLast > 0 ? 0 : reading.cost) > this.best + 1.5) return;
    const slot = street.street * 32 + i, key = slot * 1024 + Math.round(streetCost * 100);
    if (this.tried.has(key)) return;
    this.tried.add(key);
    let answer = this.numbers.get(slot);
    if (!answer) this.numbers.set(slot, answer = this.lookUp(street.street, reading));
    const cost = reading.cost + streetCost;
    if (answer.rows.length === 0) {
      const hypothesis: Hypothesis = { reading, place, street, streetCost, answer, row: null, cost };
      if (isSure(this.index.set, hypothesis) && i === 0) this.sure = this.readings.length === 1;
      this.found.streets.push(hypothesis);
      return;
    }
    for (const row of answer.rows.slice(0, 6)) {
      const total = cost + row.cost - (isWholeRange(reading, row) ? reading.cost + WHOLE_RANGE : 0);
      this.found.addresses.push({ reading, place, street, streetCost, answer, row, cost: total });
      if (total < this.best) this.best = total;
    }
  }
}

/** A dash between two numbers that the data has as just that range. */
const isWholeRange = (reading: Reading, row: RowMatch): boolean => reading.numberLast > 0 && reading.cost > 0 && row.cost === 0;

const nearCache = new WeakMap<Indexed, Map<string, { locality: number; km: number }[]>>();

/** Localities of the set near a written place, nearest first; remembered, since files repeat their places. */
function nearLocalities(index: Indexed, written: Written): { locality: number; km: number }[] {
  let cache = nearCache.get(index);
  if (!cache) nearCache.set(index, cache = new Map());
  const key = `${written.name}|${written.state}|${written.latitude}`;
  let near = cache.get(key);
  if (near) return near;
  near = [];
  for (let locality = 0; locality < index.set.localityCount; locality++) {
    const km = kilometres(index.set, locality, written);
    if (km <= NEIGHBOUR_KM) near.push({ locality, km });
  }
  near = near.sort((a, b) => a.km - b.km).slice(0, NEIGHBOURS);
  if (cache.size > 20_000) cache.clear();
  cache.set(key, near);
  return near;
}
