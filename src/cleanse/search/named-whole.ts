// The real locality that a line names as a whole weighs against what was found in a part of it: NORTH MELBOURNE is no
// Melbourne, and a place that leads the line is none where another ends it. Where the set lacks the real one, a street
// of that name next door is another street.
import type { Findings, Hypothesis } from './hypothesis.js';
import type { Questions } from './questions.js';
import type { Line } from '../../address/parse/reading.js';
import { COST } from '../costs.js';
import { mayBegin } from '../place/best-place.js';
import { placesByName as namedAnywhere } from '../place/localities.js';
import { NEIGHBOUR_KM } from '../place/near-localities.js';
import { byCost, type Place } from '../place/place.js';
import { placesByName } from '../place/towns.js';
import { isPartOf, kilometres, writtenPlace, type WrittenPlace } from '../place/written-place.js';

/**
 * Notes the real place that the line names, in the set or in the gazetteer; with towns that is done by town, but for a
 * place that ends a line of no town: GREYMOUTH is no WEYMOUTH. `places` are those of the set.
 */
export function noteWrittenPlace(
  { index, context, line, readings, spans, towns }: Questions,
  places: readonly Place[],
): void {
  if (towns.some((town) => town !== null)) return;
  const { gazetteer } = context;
  const reading = readings[0]!;
  const atEnd = ({ from, to, cost }: Place): boolean => cost === 0 && from < to && to === reading.to;
  const anywhere = namedAnywhere(gazetteer, line, reading);
  const known = towns.length > 0 ? anywhere.filter(atEnd) : anywhere;
  if (towns.length > 0 && known.length === 0) return;
  spans.written = writtenPlace(
    [
      { index, places },
      { index: gazetteer, places: known },
    ],
    line,
  );
}

/** A place that is only a part of the real one that is written costs what another place does. */
export const withRest = (questions: Questions, place: Place): Place =>
  isPartOf(place, questions.spans.written) ? { ...place, cost: place.cost + costOfAnother(questions, place) } : place;

/** What was found, with all that lies in another place than the written one at its cost. */
export function weighed(questions: Questions): Findings {
  const found = questions.board.sorted();
  const { spans, index, line, readings } = questions;
  const best = [found.addresses[0], found.streets[0]];
  if (!spans.written && best.some((hypothesis) => hypothesis && hasRest(line, hypothesis))) {
    noteWrittenPlace(questions, placesByName(index, line, readings[0]!));
  }
  const { written } = spans;
  const places = found.places.filter(
    ({ place, reading }) => place.exact || place.cost === 0 || mayBegin(index, line, reading, place),
  );
  if (!written) return { ...found, places };
  const weigh = (list: Hypothesis[]): Hypothesis[] =>
    list.some((hypothesis) => isElsewhere(line, hypothesis, written))
      ? list.map((hypothesis) => weighedOne(questions, hypothesis, written)).sort(byCost)
      : list;
  return {
    addresses: weigh(found.addresses),
    streets: weigh(found.streets),
    shown: found.shown,
    places: places.filter(
      ({ place, reading }) => !isPartOf(place, written) && !(place.from === reading.from && leads(place, written)),
    ),
  };
}

function weighedOne(questions: Questions, hypothesis: Hypothesis, written: WrittenPlace): Hypothesis {
  if (!isElsewhere(questions.line, hypothesis, written)) return hypothesis;
  const { place, streetCost, cost } = hypothesis;
  const more = costOfAnother(questions, place);
  return {
    ...hypothesis,
    place: { ...place, cost: place.cost + more },
    streetCost: streetCost + more,
    cost: cost + more,
  };
}

/** True if a street lies in a part of the written place, or in one that stands before the street. */
function isElsewhere({ breaks }: Line, { place, street: { division } }: Hypothesis, written: WrittenPlace): boolean {
  if (place.open || place.cost >= COST.localityNear) return false;
  const isBefore = place.to <= division.from && division.end <= written.from;
  if (isBefore) return leads(place, written);
  // BANK STREET SOUTH is none in "BANK ST, SOUTH MELBOURNE".
  return (division.end <= written.from || breaks[written.from]!) && isPartOf(place, written);
}

/** True for a place before the real one that ends the line. */
const leads = (place: Place, written: WrittenPlace): boolean =>
  written.cost <= COST.spelling && place.cost > written.cost && place.to <= written.from;

/** True if words stand between a street and its place, or behind the place, or a comma within the street. */
const hasRest = ({ breaks }: Line, { place, reading, street: { division } }: Hypothesis): boolean =>
  !place.open && (division.end < place.from || place.to < reading.to || hasBreak(breaks, division));

function hasBreak(breaks: readonly boolean[], { from, end }: { from: number; end: number }): boolean {
  for (let i = from + 1; i < end; i++) if (breaks[i]!) return true;
  return false;
}

const costOfAnother = ({ index, spans }: Questions, place: Place): number =>
  kilometres(index.set, place.locality, spans.written!) <= NEIGHBOUR_KM ? COST.localityNear : COST.localityFar;
