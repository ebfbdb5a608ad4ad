// Streets outside of every place that a line names: in its neighbours, since people name the better known place and
// places differ from maps, and in the whole country where no place helps at all.
import { COST } from '../costs.js';
import { postcodeCost, stateCost } from '../place/code-costs.js';
import { nearLocalities, NEIGHBOURS } from '../place/near-localities.js';
import type { Place } from '../place/place.js';
import { streetsAnywhere, streetsExactly, type StreetMatch } from '../street/matches.js';
import type { Questions, AskPlace } from './questions.js';

/** Neighbours in which typos are looked for. */
const TYPO_NEIGHBOURS = 8;

/** Asks for the streets of those localities next to the written one that the postcode does not speak against. */
export function askNeighbours(questions: Questions): void {
  eachNeighbour(questions, NEIGHBOURS, false, (reading, place, i) => questions.exactStreets(reading, place, i, false));
  if (questions.board.best < Infinity) return;
  eachNeighbour(questions, TYPO_NEIGHBOURS, false, (reading, place, i) => questions.typoStreets(reading, place, i));
}

/**
 * Asks for the streets as written of the localities next to the written one whose postcode is another: people who think
 * that they live next door write both of next door. These are two wrong parts, so that what is found is shown and never
 * taken (see isDoubtful).
 */
export function askNeighboursOfOtherPostcode(questions: Questions): void {
  const { index, board, spans } = questions;
  eachNeighbour(questions, NEIGHBOURS, true, (reading, place, i) => {
    const matches: StreetMatch[] = [];
    for (const { division, stray } of spans.ways(reading, place, false)) {
      matches.length = 0;
      streetsExactly(index, place.locality, division, matches);
      for (const match of matches) if (match.cost < COST.typeMissing) board.record(reading, i, place, match, stray);
    }
  });
}

/** Visits each neighbour that can matter, those of another postcode than the written one or the others. */
function eachNeighbour(questions: Questions, count: number, ofOtherPostcode: boolean, visit: AskPlace): void {
  const { board, index, townless } = questions;
  const { written } = questions.spans;
  if (!written) return;
  const near = nearLocalities(index, written).slice(0, count);
  townless.forEach((reading, i) => {
    for (const { locality, km } of near) {
      const mismatch = postcodeCost(index.set, locality, reading.postcode);
      if (mismatch > 0 !== ofOtherPostcode) continue;
      const cost = COST.localityNear + Math.min(0.3, km / 50) + stateCost(index, locality, reading.state) + mismatch;
      const place: Place = {
        locality,
        from: written.from,
        to: written.to,
        cost,
        open: false,
        exact: false,
        neighbour: true,
      };
      if (board.mayMatter(place, reading)) visit(reading, place, i);
    }
  });
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
