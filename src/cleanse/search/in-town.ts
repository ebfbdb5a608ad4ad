// Streets anywhere in the town that ends a reading, for lines that name no suburb, or one that the street is not in.
import type { Reading } from '../../address/parse/reading.js';
import { COST } from '../costs.js';
import { postcodeCost } from '../place/code-costs.js';
import { placesByName, placesByTypo } from '../place/localities.js';
import { byCost, type Place } from '../place/place.js';
import { townReachCost, type WrittenTown } from '../place/towns.js';
import { writtenPlace, type WrittenPlace } from '../place/written-place.js';
import { streetsAnywhere } from '../street/matches.js';
import type { Questions } from './questions.js';

/**
 * Asks for the streets of each reading's town. A real suburb that is written speaks against streets of other suburbs.
 */
export function askInTowns(questions: Questions, typos: boolean): void {
  questions.towns.forEach((written, i) => {
    if (!written) return;
    const { town, reading, cost } = written;
    const whole: Place = { locality: town, from: reading.to, to: reading.to, cost, open: true, exact: false };
    questions.spans.written ??= suburbBefore(questions, written);
    if (!typos) {
      const full = questions.readings[i]!;
      questions.board.found.places.push({ place: { ...whole, to: full.to, open: false }, reading: full });
    }
    askInTown(questions, reading, i, whole, typos);
  });
}

/** Asks for the streets of one town; `whole` is the town as an open place. */
function askInTown(questions: Questions, reading: Reading, i: number, whole: Place, typos: boolean): void {
  const { index, board, spans } = questions;
  const { set } = index;
  const rural = reading.rdNumber !== '';
  const reach = (locality: number): number => townReachCost(index, locality, whole.locality, rural);
  for (const { division } of spans.ways(reading, whole, false)) {
    if (typos && !division.typed && questions.endsInType(division)) continue;
    for (const match of streetsAnywhere(index, division, typos, (locality) => reach(locality) < Infinity)) {
      const locality = set.streetLocality[match.street]!;
      const cost = whole.cost + reach(locality) + postcodeCost(set, locality, reading.postcode);
      const place = { ...whole, locality, cost };
      const left = division.end === reading.to ? COST.suburbMissing : spans.leftover(place, division.end, reading.to);
      if (left < (typos ? COST.localityNear : COST.localityFar)) board.record(reading, i, place, match, left);
    }
  }
}

/**
 * The real suburb that stands before a written town, one of that town if there is one; of the gazetteer where the set
 * has none of that name.
 */
function suburbBefore({ index, line, context }: Questions, { town, reading }: WrittenTown): WrittenPlace | undefined {
  const before = (places: readonly Place[]): Place[] =>
    places.filter((place) => place.to === reading.to && place.from > reading.from);
  const named = before([...placesByName(index, line, reading), ...placesByTypo(index, line, reading)]);
  const own = named.filter((place) => townReachCost(index, place.locality, town, reading.rdNumber !== '') === 0);
  return writtenPlace([
    { index, places: (own.length > 0 ? own : named).sort(byCost) },
    { index: context.gazetteer, places: before(placesByName(context.gazetteer, line, reading)) },
  ]);
}
