// Suggestions: the three-word places that somebody may have meant, however it was typed or heard.
import { centreOf } from '../scheme/cell.js';
import type { Point } from '../../contract/typed/globe-point.js';
import type { ThreeWords } from '../three-words.js';
import { refused } from '../refused.js';
import { readTyped } from '../../contract/typed/typed-words.js';
import { type Candidate, Candidates } from './candidates.js';
import { cutWords } from './cut-words.js';
import { findersFor } from './languages.js';
import { type Manner, proposals, spelledByEar } from './proposals.js';
import { kilometresBetween } from './query/distance.js';
import type { SuggestQuery } from './query/query.js';
import { readHeard } from './voice.js';
import type { WordFinder } from './word/word-finder.js';
import type { Whereabouts } from '../../geo/whereabouts.js';

export interface Suggestion {
  /** `dice.back.lowest`, in the spelling of the language. */
  readonly words: string;
  /** ISO 639-1. */
  readonly language: string;
  /** Centre of the cell. */
  readonly latitude: number;
  readonly longitude: number;
  /** ISO 3166-1 alpha-2, ZZ on the open sea. */
  readonly country: string;
  readonly nearestPlace: string;
  /** Whole kilometres; only where the query has a focus. */
  readonly distanceToFocusKm?: number;
  /** From 1. */
  readonly rank: number;
}

/** Each line that an engine heard is less likely than the one before. */
const LATER_LINE = 0.7;

/**
 * The places that may have been meant, the likeliest first, at most `nResults`. Throws BadInput where the input has not
 * two words and the first letter of a third, BadLanguage for a language that there is not.
 */
export function suggest(
  query: SuggestQuery,
  { words: threeWords, where }: { readonly words: ThreeWords; readonly where: Whereabouts },
): Suggestion[] {
  const { input, inputType, language } = query;
  if (language !== undefined && !threeWords.list(language)) throw unknownLanguage(language, threeWords);
  const isHeard = inputType !== 'text';
  const lines = inputType === 'text' ? [[...(readTyped(input)?.words ?? [])]] : readHeard(input, inputType);
  const manner: Manner = { isHeard, mayBeUnfinished: !isHeard };
  const candidates = new Candidates(query, where, (ids) => {
    const cell = threeWords.cellOfIds(ids);
    return cell && centreOf(cell);
  });
  const readings = lines.flatMap((line, rank) => readingsOf(line, rank * LATER_LINE, threeWords, language));
  for (const { words, finder, code, cost } of readings) {
    for (const stage of proposals(words, finder, manner)) {
      candidates.take(stage, code, cost);
      if (candidates.isEnough) break;
    }
  }
  for (const { words, finder, code, cost } of candidates.hasLikely || isHeard ? [] : readings) {
    candidates.take(spelledByEar(words, finder), code, cost);
  }
  // More words than three that make no three are answered with nothing; fewer are no input.
  if (readings.length === 0 && !lines.some((line) => line.length > 3)) throw tooLittle(input);
  const found = candidates.ranked();
  return found.map((candidate, at) => written(candidate, at + 1, query.focus, threeWords, where));
}

/** Three words out of a line, in a language. */
interface Reading {
  readonly words: readonly [string, string, string];
  readonly finder: WordFinder;
  readonly code: string;
  readonly cost: number;
}

const readingsOf = (
  line: readonly string[],
  ofLine: number,
  threeWords: ThreeWords,
  language: string | undefined,
): Reading[] =>
  findersFor(line, threeWords, language).flatMap(({ finder, code, cost: ofLanguage }) =>
    cutWords(line, finder).map(({ words, cost }) => ({ words, finder, code, cost: ofLine + ofLanguage + cost })),
  );

function written(
  { ids, language, point }: Candidate,
  rank: number,
  focus: Point | undefined,
  threeWords: ThreeWords,
  where: Whereabouts,
): Suggestion {
  const list = threeWords.list(language)!;
  const { latitude, longitude } = point;
  return {
    words: `${list.word(ids[0])}.${list.word(ids[1])}.${list.word(ids[2])}`,
    language,
    latitude,
    longitude,
    ...where.at(latitude, longitude),
    ...(focus === undefined ? {} : { distanceToFocusKm: Math.round(kilometresBetween(point, focus)) }),
    rank,
  };
}

const tooLittle = (input: string): Error =>
  refused(
    'BadInput',
    `input must have two words and at least the first letter of the third, with dots between them, not "${input}"`,
  );

const unknownLanguage = (language: string, { languages }: ThreeWords): Error =>
  refused('BadLanguage', `language "${language}" is not one of ${languages.map(({ code }) => code).join(', ')}`);
