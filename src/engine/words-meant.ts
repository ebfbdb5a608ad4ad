// The likeliest place that was meant by words that no place has.
import { readSuggestQuery } from '../words/suggest/query/read-query.js';
import { suggest } from '../words/suggest/suggest.js';
import type { WordSets } from './resources/word-sets.js';

/** What was meant, as the end of a message; '' where nothing is near. */
export function meant(input: string, sets: WordSets): string {
  const [first] = suggest(readSuggestQuery({ input, nResults: '1' }), sets);
  return first
    ? `; did you mean ${first.words} (${[first.nearestPlace, first.country].filter(Boolean).join(', ')})?`
    : '';
}
