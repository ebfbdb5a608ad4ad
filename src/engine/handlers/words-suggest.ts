// wordsSuggest: the places that a near miss of three words may mean.
import type { WordsSuggestInput } from '../../contract/operations/word-suggest.js';
import type { WordSuggestion } from '../../contract/schema/three-word.js';
import { readSuggestQuery } from '../../words/suggest/query/read-query.js';
import { suggest } from '../../words/suggest/suggest.js';
import type { PackageHandler } from '../context.js';
import { success } from '../success.js';
import { wordsOf } from '../words.js';

/** The operation `wordsSuggest`, of the first record of a call. Throws `bad-request` with the contract's code. */
export const handleSuggest: PackageHandler = ({ payload }, context) => {
  const [record] = payload as WordsSuggestInput[];
  if (!record) return success([]);
  const suggestions = suggest(readSuggestQuery(givenOf(record)), wordsOf(context)).map(
    ({ country, nearestPlace, words, distanceToFocusKm, rank, language }): WordSuggestion => ({
      country,
      nearestPlace,
      words,
      ...(distanceToFocusKm === undefined ? {} : { distanceToFocusKm: Math.round(distanceToFocusKm) }),
      rank,
      language,
    }),
  );
  return success([{ suggestions }]);
};

/** The parameters that say something: absent, null and '' are the same. */
const givenOf = (record: WordsSuggestInput): Record<string, string> =>
  Object.fromEntries(Object.entries(record).filter((entry): entry is [string, string] => Boolean(entry[1])));
