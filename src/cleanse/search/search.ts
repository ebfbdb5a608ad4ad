// The search goes down the hierarchy: locality, street within it, number, unit. Every step hands on scored hypotheses,
// and the readings of the line stay undecided until the data has spoken. The cheap, exact questions are asked first;
// typos, the postcode's other localities, neighbours and the whole country only when those leave doubt.
import type { Line, Reading } from '../../address/parse/reading.js';
import type { CleanseContext, IndexedSet } from '../context.js';
import { COST } from '../costs.js';
import { placesByPostcode } from '../place/localities.js';
import { byCost, type Place } from '../place/place.js';
import { placesAtEnd, placesByBeginning, placesByName, placesByTypo } from '../place/towns.js';
import { noteWrittenPlace, weighed, withRest } from './named-whole.js';
import { askEverywhere, askNeighbours, askNeighboursOfOtherPostcode } from './elsewhere.js';
import type { Findings } from './hypothesis.js';
import { askInTowns } from './in-town.js';
import { mistakenReadings } from './mistakes.js';
import { AS_WRITTEN, Questions, type AskPlace } from './questions.js';

/** An address found at this cost ends the search. */
const GOOD_ENOUGH = 0.7;
/** One typo with everything else right: other places cannot do better. */
const ONE_SLIP = 1.4;
/**
 * One wrong part (postcode, street type) with everything else as written, and the written postcode's own localities
 * have nothing better.
 */
const ONE_FAULT = 1.6;

/** Runs the whole search for one line. */
export function search(
  context: CleanseContext,
  addresses: IndexedSet,
  line: Line,
  readings: readonly Reading[],
): Findings {
  const questions = new Questions(context, addresses, line, readings);
  ask(questions);
  return weighed(questions);
}

/** The questions from the cheapest on, until one is answered beyond doubt. */
function ask(questions: Questions): void {
  const { readings, index, line, board } = questions;
  const asWritten: AskPlace = (reading, place, i) => questions.exactStreets(reading, place, i, false);
  const withSlips: AskPlace = (reading, place, i) => questions.typoStreets(reading, place, i);
  const atEnd = readings.map((reading) => placesAtEnd(index, line, reading));
  questions.eachPlace(atEnd, asWritten);
  if (board.best <= GOOD_ENOUGH) return;
  askInTowns(questions, false);
  if (board.best <= GOOD_ENOUGH) return;
  questions.suppose(mistakenReadings(readings));
  if (board.best <= GOOD_ENOUGH || board.sure) return;
  questions.eachPlace(
    atEnd.map((places) => places.filter((place) => place.cost <= AS_WRITTEN)),
    withSlips,
  );
  if (board.best <= ONE_SLIP) return;
  askInTowns(questions, true);
  if (board.best <= ONE_SLIP) return;
  const anywhere = readings.map((reading) => placesByName(index, line, reading));
  noteWrittenPlace(questions, anywhere[0]!);
  const named = anywhere.map((places) => places.map((place) => withRest(questions, place)).sort(byCost));
  questions.eachPlace(named, asWritten);
  if (board.best > GOOD_ENOUGH) questions.suppose(mistakenReadings(readings));
  if (board.best > GOOD_ENOUGH && !board.sure) askWider(questions, named, withSlips);
}

/** The slow questions, in the order of what people get wrong most; `named` are the places that the words name. */
function askWider(questions: Questions, named: readonly Place[][], withSlips: AskPlace): void {
  const { readings, index, line, board, townless } = questions;
  const elsewhere = named.map((places, i) =>
    places.filter((place) => place.cost <= AS_WRITTEN && place.to < readings[i]!.to),
  );
  questions.eachPlace(elsewhere, withSlips);
  if (board.best <= ONE_SLIP) return;
  const byPostcode = townless.map((reading) => placesByPostcode(index, reading));
  questions.eachPlace(byPostcode, (_, place, i) => questions.exactStreets(townless[i]!, place, i, true));
  if (board.best <= ONE_FAULT) return;
  questions.eachPlace(named, (reading, place, i) => {
    questions.exactStreets(reading, place, i, true);
    // ST ELMO for SAINT ELMO: a place in another spelling was asked for no slips so far.
    if (place.cost > 0) questions.typoStreets(reading, place, i);
  });
  if (board.best <= ONE_SLIP || board.sure) return;
  const fully: AskPlace = (reading, place, i) => {
    questions.exactStreets(reading, place, i, true);
    questions.typoStreets(reading, place, i);
  };
  questions.eachPlace(
    readings.map((reading, i) =>
      [...placesByTypo(index, line, reading, 1, 1), ...beginnings(questions, reading, i)].sort(byCost),
    ),
    fully,
  );
  // Two edits are many more names to look at; one is what people make.
  if (board.best > ONE_SLIP) {
    questions.eachPlace(
      readings.map((reading) => placesByTypo(index, line, reading, 2, 2)),
      fully,
    );
  }
  if (board.best > ONE_SLIP) {
    questions.eachPlace(byPostcode, (_, place, i) => questions.typoStreets(townless[i]!, place, i));
  }
  if (board.best > COST.localityNear) askNeighbours(questions);
  if (board.best === Infinity) askEverywhere(questions);
  if (board.best === Infinity) askNeighboursOfOtherPostcode(questions);
}

/**
 * Localities of which the line has the beginning, where its words are not the whole name of a real place: AUCKLAND behind
 * a suburb is the town, and not AUCKLAND CENTRAL.
 */
function beginnings({ index, line, spans: { written }, towns }: Questions, reading: Reading, i: number): Place[] {
  const isTownOfSuburb = ({ from, to }: Place): boolean =>
    to === reading.to && from === towns[i]?.reading.to && written?.to === from;
  const isWhole = ({ from, to }: Place): boolean =>
    written !== undefined &&
    written.to === to &&
    written.from <= from &&
    (reading.state === '' || written.state === reading.state);
  return placesByBeginning(index, line, reading).filter((place) => !isTownOfSuburb(place) && !isWhole(place));
}
