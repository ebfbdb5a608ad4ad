// Streets outside of every place that a line names: in its neighbours, since people name the better known place and
// places differ from maps, and in the whole country where no place helps at all.
import type { Reading } from '../../address/parse/reading.js';
import type { IndexedSet } from '../context.js';
import { COST } from '../costs.js';
import { postcodeCost, stateCost } from '../place/code-costs.js';
import { nearLocalities } from '../place/near-localities.js';
import type { Place } from '../place/place.js';
import { streetsAnywhere } from '../street/matches.js';
import type { Questions, AskPlace } from './questions.js';

/** Neighbours in which typos are looked for. */
const TYPO_NEIGHBOURS = 8;

/** Asks for the streets of the localities next to the written one. */
export function askNeighbours(questions: Questions): void {
  const { board, index, townless } = questions;
  const { written } = questions.spans;
  if (!written) return;
  const near = nearLocalities(index, written);
  const each = (count: number, visit: AskPlace): void =>
    townless.forEach((reading, i) => {
      for (const { locality, km } of near.slice(0, count)) {
        const cost = neighbourCost(index, reading, locality, km);
        const place: Place = { locality, from: written.from, to: written.to, cost, open: false, exact: false };
        if (cost < Infinity && board.mayMatter(place, reading)) visit(reading, place, i);
      }
    });
  each(near.length, (reading, place, i) => questions.exactStreets(reading, place, i, false));
  if (board.best === Infinity) each(TYPO_NEIGHBOURS, (reading, place, i) => questions.typoStreets(reading, place, i));
}

/**
 * Cost of taking a neighbour for the written locality; Infinity when the postcode speaks against it too: that is two
 * wrong parts.
 */
function neighbourCost(index: IndexedSet, reading: Reading, locality: number, km: number): number {
  if (postcodeCost(index.set, locality, reading.postcode) > 0) return Infinity;
  return COST.localityNear + Math.min(0.3, km / 50) + stateCost(index, locality, reading.state);
}

/** Asks for the street's name alone, in the state if one is given. */
export function askEverywhere({ index, board, spans, readings }: Questions): void {
  const { set } = index;
  readings.forEach((reading, i) => {
    const accept = (locality: number): boolean =>
      stateCost(index, locality, reading.state) === 0 &&
      postcodeCost(set, locality, reading.postcode) < COST.postcodeMismatch;
    for (const division of spans.whole(reading)) {
      for (const match of streetsAnywhere(index, division, true, accept)) {
        const locality = set.streetLocality[match.street]!;
        const cost = COST.placeMissing + postcodeCost(set, locality, reading.postcode);
        const place: Place = { locality, from: reading.to, to: reading.to, cost, open: true, exact: false };
        board.record(reading, i, place, match, 0);
      }
    }
  });
}
