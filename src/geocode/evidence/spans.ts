// Which words of a line may name a place: the beginnings and ends of its parts, streets aside.
import { KIND, kindsOf } from '../../address/vocabulary/kinds.js';
import { isEdge, partsOf, type Span, type Word } from '../words.js';
import { countriesOfStreetWords } from './languages.js';

/** Words of a name, and the most runs of them that are looked at: a text may say one many times. */
const LONGEST_NAME = 5;
const MOST_SPANS = 60;
/** Digits of a number behind which a place stands: shorter ones are those of houses. */
const SHORTEST_CODE = 3;

/** The beginnings and ends of the parts of a line that may name places, streets aside. */
export function spansOf(words: readonly Word[]): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const part of partsOf(words)) {
    const from = start;
    start += part.length;
    const last = part.findLastIndex(({ text }) => !/\d/.test(text)) + 1;
    const inner = part.slice(0, last).findLastIndex(({ text }) => /\d/.test(text)) + 1;
    const isCoded = inner > 0 && part[inner - 1]!.text.length >= SHORTEST_CODE;
    const begin = from + inner;
    const end = from + last;
    const rest = words.slice(begin, end);
    const isNamed = inner === 0 && !isForeignStreet(rest);
    if (isNamed && end > begin) spans.push({ from: begin, to: end });
    const isStreet = isStreetPart(inner === 0 ? rest : part.slice(0, inner)) || (inner > 0 && !isCoded);
    if (isStreet && (inner === 0 || endsStreet(rest))) continue;
    for (let length = Math.min(LONGEST_NAME, end - begin); length > 0; length--) {
      if (!isNamed || length < end - begin) spans.push({ from: end - length, to: end });
      if (!isStreet && length < end - begin) spans.push({ from: begin, to: begin + length });
    }
  }
  return spans.slice(-MOST_SPANS);
}

const isForeignStreet = (part: readonly Word[]): boolean => countriesOfStreetWords(part).size > 0;
const isType = (word: Word | undefined): boolean => word !== undefined && (kindsOf(word.text) & KIND.type) !== 0;
const isStreetPart = (part: readonly Word[]): boolean =>
  isForeignStreet(part) || isType(part.at(-1)) || isType(part.at(-2));
const endsStreet = (part: readonly Word[]): boolean => isType(part.at(-1)) && part.length > 1;

/** True if a part of the line is a number and a street named in English: 7 CHURCH STREET. */
export const hasEnglishStreet = (words: readonly Word[]): boolean =>
  partsOf(words).some((part) => {
    const from = part.findIndex(({ text }) => /\d/.test(text));
    return from >= 0 && part.slice(from + 2).some(isType);
  });

/** True if no word of another name stands before the border (`step` -1) or behind it: an edge, a number, a region. */
export function isBound(words: readonly Word[], at: number, regions: readonly Span[], step: 1 | -1): boolean {
  if (isEdge(words, at) || regions.some(({ from, to }) => at === from || at === to)) return true;
  const { text } = words[step === 1 ? at : at - 1]!;
  return /\d/.test(text) || (step === 1 && /^[A-Z]{1,2}$/.test(text));
}
