// Turns what the search found into a verdict: verified, corrected, partial, ambiguous or unmatched, how deep, how sure.
// Saying no is half of the job: a street that fits as written but lacks the number is an answer, not a reason to guess.
import type { Exception, Level, Status } from '../contract/schema/cleanse.js';
import { ADDRESS_WORDS, WORD, type AddressSet } from '../data/addresses/read/address-set.js';
import { COST } from './costs.js';
import { isSure, type Findings, type Hypothesis } from './hypothesis.js';
import { isUnit } from '../answer/locate.js';
import { byCost, type Place } from './place/place.js';

export interface Verdict {
  status: Status;
  level: Level;
  /** The hypothesis that answers; its `row` is null below address level. */
  chosen: Hypothesis | null;
  /** Address id that answers, -1 below address level. */
  address: number;
  /** The locality that answers when no street does. */
  place: Place | null;
  exception: Exception | null;
  confidence: number;
  runnerUp: number;
  /** Other addresses worth showing, best first. */
  candidates: { address: number; confidence: number }[];
}

/** A total cost above this is no longer an address found. */
const ACCEPT = 4.3;
const ACCEPT_STREET = 2.6;
/** Two addresses closer than this are not told apart. */
const TIE = 0.2;
/** Numbers shown for one that is not there. */
const NEAREST = 3;
/** A street must be better than the sure one by no more than this to be taken in its place. */
const SAME_STREET = 0.3;

/** Decides for one line. */
export function decide(set: AddressSet, everything: Findings): Verdict {
  const found = withoutElsewhere(set, everything);
  const addresses = distinct(set, found.addresses);
  const sure = found.streets.find((h) => isSure(set, h));
  const allowed = sure
    ? addresses.filter(
        (h) =>
          h.streetCost <= sure.streetCost + SAME_STREET &&
          !(
            isBuilding(sure) &&
            h.reading.cost > sure.reading.cost + COST.apartmentLetter &&
            h.street.street === sure.street.street
          ),
      )
    : addresses;
  const best = allowed[0];
  const next = allowed[1];
  if (best && best.cost <= ACCEPT) {
    const gap = next ? next.cost - best.cost : Infinity;
    const confidence = confidenceOf(best, gap);
    const runnerUp = next ? Math.min(confidence, Math.round(confidenceOf(next, 0) * Math.exp(-gap))) : 0;
    const candidates = allowed
      .slice(1, 6)
      .filter((h) => h.cost < best.cost + 2)
      .map((h) => ({ address: h.row!.address, confidence: Math.min(runnerUp, confidenceOf(h, 0)) }));
    if (next && gap < TIE) {
      const sameStreet = best.street.street === next.street.street;
      const samePlace = set.streetLocality[best.street.street] === set.streetLocality[next.street.street];
      const place = samePlace ? best.place : townOfBoth(set, found, best, next);
      return {
        status: 'ambiguous',
        level: sameStreet ? 'street' : place ? 'locality' : 'none',
        chosen: sameStreet ? best : null,
        address: -1,
        place,
        exception: 'AMBIGUOUS',
        confidence: Math.min(50, confidence),
        runnerUp: Math.min(50, runnerUp),
        candidates: [{ address: best.row!.address, confidence: Math.min(50, confidence) }, ...candidates],
      };
    }
    return {
      status: 'corrected',
      level: isUnit(set, best.row!.address, best.street.street) ? 'subdwelling' : 'address',
      chosen: best,
      address: best.row!.address,
      place: best.place,
      exception: null,
      confidence,
      runnerUp,
      candidates,
    };
  }
  return partial(set, found, addresses);
}

/**
 * Without what lies in another state than is said, where the line names a place that agrees with all it says: a word of
 * its street is no place then.
 */
function withoutElsewhere(set: AddressSet, found: Findings): Findings {
  if (!found.places.some(({ place }) => place.cost === 0)) return found;
  const isHere = ({ reading, street }: Hypothesis): boolean =>
    reading.state === '' || set.states[set.localityState[set.streetLocality[street.street]!]!] === reading.state;
  return { ...found, addresses: found.addresses.filter(isHere), streets: found.streets.filter(isHere) };
}

/** The town that the line names and both addresses are in; null where there is none. */
function townOfBoth(set: AddressSet, found: Findings, a: Hypothesis, b: Hypothesis): Place | null {
  const townOf = (h: Hypothesis): number | undefined => set.localityTown[set.streetLocality[h.street.street]!];
  const town = townOf(a);
  return town === undefined || town !== townOf(b)
    ? null
    : (found.places.find(({ place }) => place.locality === town)?.place ?? null);
}

/**
 * The number is there as written and has units, only not the one asked for: no other reading of the numbers is
 * likelier.
 */
const isBuilding = (h: Hypothesis): boolean => h.answer.buildingCost <= COST.rangeEnd && h.answer.unitCount > 0;

/** The deepest part that is certain: building, street, or locality. */
function partial(set: AddressSet, found: Findings, addresses: readonly Hypothesis[]): Verdict {
  const others = addresses
    .slice(0, 5)
    .map((h) => ({ address: h.row!.address, confidence: Math.min(40, confidenceOf(h, 0)) }));
  const streets = found.streets.map((h) => ({ h, cost: h.cost + Math.min(1, h.answer.buildingCost) })).sort(byCost);
  const top = streets[0]?.h;
  if (top && top.streetCost <= ACCEPT_STREET && top.street.nameCost <= 2.4) {
    const rival = streets.find(({ h }) => h.street.street !== top.street.street);
    const confidence = Math.max(
      20,
      Math.min(99, Math.round(97 - top.streetCost * 14 - (rival && rival.cost - streets[0]!.cost < 0.4 ? 30 : 0))),
    );
    const { answer, reading } = top;
    const base = { status: 'partial' as const, chosen: top, place: top.place, confidence, runnerUp: 0 };
    if (answer.buildingCost < Infinity) {
      const wantsUnit =
        reading.flatNumber !== '' || reading.flatType !== '' || reading.levelNumber !== '' || reading.levelType !== '';
      const units = answer.units.slice(0, 5).map((address) => ({ address, confidence: 10 }));
      return {
        ...base,
        level: 'address',
        address: answer.building,
        exception: wantsUnit ? 'UNIT_NOT_FOUND' : 'UNIT_MISSING',
        candidates: [...others, ...units].slice(0, 6),
      };
    }
    const exception: Exception =
      reading.numberFirst === 0 && reading.lotNumber === ''
        ? 'NUMBER_MISSING'
        : answer.inRange
          ? 'NUMBER_IN_RANGE'
          : 'NUMBER_NOT_FOUND';
    return {
      ...base,
      level: 'street',
      address: -1,
      exception,
      candidates: [...others, ...nearest(set, top).filter((n) => others.every((o) => o.address !== n.address))].slice(
        0,
        6,
      ),
    };
  }
  const named = found.places
    .filter(({ place }) => place.cost <= 2)
    .sort((a, b) => a.place.cost - b.place.cost || b.place.to - b.place.from - (a.place.to - a.place.from))[0];
  if (named) {
    const nothingElse = named.reading.numberFirst === 0 && named.place.from === named.reading.from;
    return {
      status: 'partial',
      level: 'locality',
      chosen: null,
      address: -1,
      place: named.place,
      exception: nothingElse ? 'NUMBER_MISSING' : 'STREET_NOT_FOUND',
      confidence: Math.round(92 - named.place.cost * 20),
      runnerUp: 0,
      candidates: others,
    };
  }
  return {
    status: 'unmatched',
    level: 'none',
    chosen: null,
    address: -1,
    place: null,
    exception: 'LOCALITY_NOT_FOUND',
    confidence: 0,
    runnerUp: 0,
    candidates: others,
  };
}

/**
 * The rows of the street whose numbers are nearest to the one asked for, its range and its own side of the street
 * first.
 */
function nearest(set: AddressSet, { street, reading }: Hypothesis): { address: number; confidence: number }[] {
  const wanted = reading.numberFirst;
  if (wanted === 0) return [];
  const { words, start, count, first } = set.street(street.street);
  const near: { address: number; away: number }[] = [];
  for (let i = 0, at = start; i < count; i++, at += ADDRESS_WORDS) {
    const number = words[at + WORD.numberFirst]!;
    if (number === 0 || words[at + WORD.unit] !== 0) continue;
    const form = set.numberForms[words[at + WORD.formAndPostcode]! >>> 16]!;
    const away =
      form.isRange && number < wanted && wanted < number + form.lastDelta
        ? 0.5
        : Math.abs(number - wanted) + ((number - wanted) % 2 === 0 ? 0 : 1);
    if (near.length === NEAREST && away >= near[NEAREST - 1]!.away) continue;
    let slot = near.length;
    while (slot > 0 && near[slot - 1]!.away > away) slot--;
    near.splice(slot, 0, { address: first + i, away });
    if (near.length > NEAREST) near.pop();
  }
  return near.map(({ address }) => ({ address, confidence: 5 }));
}

/** One hypothesis for each address, the cheapest; an alias row counts as its principal address. */
function distinct(set: AddressSet, list: readonly Hypothesis[]): readonly Hypothesis[] {
  if (list.length < 2) return list;
  const seen = new Set<number>();
  const out: Hypothesis[] = [];
  for (const h of list) {
    const principal = set.principalOf(h.row!.address);
    const id = principal < 0 ? h.row!.address : principal;
    if (seen.has(id)) continue;
    seen.add(id);
    out.push(h);
  }
  return out;
}

/**
 * Confidence by cost and by the distance of the runner-up. The steps were set by hand and then checked:
 * bench/accuracy.mjs shows how often each band is right.
 */
function confidenceOf(h: Hypothesis, gap: number): number {
  const byItself =
    h.cost <= 0.1
      ? 100
      : h.cost <= 0.7
        ? 99
        : h.cost <= 1.4
          ? 98
          : h.cost <= 2.1
            ? 96
            : h.cost <= 2.8
              ? 92
              : h.cost <= 3.5
                ? 85
                : 75;
  const rival = gap >= 1.5 ? 0 : gap >= 0.8 ? 1 : gap >= 0.4 ? 5 : 15;
  return Math.max(1, byItself - (gap === 0 ? 0 : rival));
}
