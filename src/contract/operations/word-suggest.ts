// wordsSuggest: the places that a near miss of three words may mean.
import { column } from '../fields/output-columns.js';
import { noAnswer, type NoAnswer } from '../fields/word-answer.js';
import type { InputField, Operation, OutputColumn } from '../operation.js';
import type { WordSuggestion } from '../schema/three-word.js';
import { wordsService } from '../services.js';

/** What is typed, and where it may be; every field is a text, as a query has it. */
export interface WordsSuggestInput {
  /** Two words and the beginning of the third, or for voice what was heard. */
  input: string;
  /** A point, latitude first: what is near it stands first. */
  focus?: string | null | undefined;
  /** Suggestions at most, 3 if absent, 100 at most; and how many of them are chosen by the focus. */
  nResults?: string | null | undefined;
  nFocusResults?: string | null | undefined;
  /** ISO 3166-1 alpha-2 codes in capitals with commas between. */
  clipToCountry?: string | null | undefined;
  /** South, west, north, east. */
  clipToBoundingBox?: string | null | undefined;
  /** Latitude, longitude, kilometres. */
  clipToCircle?: string | null | undefined;
  /** Latitude and longitude of 4 to 25 corners in turn, the first repeated as the last. */
  clipToPolygon?: string | null | undefined;
  /** `text`, `generic-voice`, `vocon-hybrid` or `nmdp-asr`. */
  inputType?: string | null | undefined;
  language?: string | null | undefined;
  /** `false` for suggestions at sea too. */
  preferLand?: string | null | undefined;
}

/** The suggestions of a record, or what stands in their place; `count` where a row holds one of several. */
export type WordSuggestions =
  | {
      suggestions: WordSuggestion[];
      readonly count?: number;
      readonly status?: undefined;
      messages?: readonly string[];
    }
  | (NoAnswer & { readonly suggestions?: undefined; readonly count?: undefined });

const option = (name: string, about: string, headings: readonly string[] = []): InputField => ({
  name,
  about,
  headings,
  option: true,
});

const FIELDS: readonly InputField[] = [
  {
    name: 'input',
    about: 'What was typed of three words',
    headings: ['input', 'words', '3wa', '3words', 'threewords', 'threewordaddress', '3wordaddress'],
  },
  option('focus', 'Point that suggestions are near to, latitude first', ['focus']),
  option('nResults', 'Suggestions at most: 3 if not given, up to 100'),
  option('nFocusResults', 'How many of them are chosen by the focus; all if not given'),
  option('clipToCountry', 'Countries they are in: codes in capitals with commas between'),
  option('clipToBoundingBox', 'Box they are in: south,west,north,east'),
  option('clipToCircle', 'Circle they are in: latitude,longitude,kilometres'),
  option('clipToPolygon', 'Polygon they are in: latitude,longitude,… of 4 to 25 corners, the first again as the last'),
  option('inputType', 'text, generic-voice, vocon-hybrid or nmdp-asr'),
  option('language', 'Language of the words; required for voice'),
  option('preferLand', 'false for places at sea too'),
];
const OPTIONAL = FIELDS.slice(1).map(({ name }) => name);

const ofFirst = (
  name: string,
  about: string,
  value: (first: WordSuggestion) => string | number | undefined,
): OutputColumn<WordSuggestions> =>
  column(name, about, ({ suggestions: [first] = [] }: WordSuggestions) => {
    const given = first && value(first);
    return typeof given === 'number' ? String(given) : given;
  });

const refusal = (status: NoAnswer['status']) => (message: string) => noAnswer(status, message);

export const wordsSuggest: Operation<WordsSuggestInput, WordSuggestions> = {
  name: 'wordsSuggest',
  command: '3wa suggest',
  summary: 'List the places that a near miss of three words may mean',
  verb: 'look up',
  things: 'places',
  service: wordsService,
  methods: ['GET'],
  path: '/suggest',
  query: { required: ['input'], optional: OPTIONAL },
  recordsPerCall: 1,
  needs: [],
  sources: [],
  features: [],
  prefix: 'suggest_',
  schema: async () => (await import('../schema/three-word.js')).suggestSchema,
  fields: FIELDS,
  toRecord: ([input = '', ...others]) =>
    input.trim() === ''
      ? null
      : {
          input: input.trim(),
          ...Object.fromEntries(
            OPTIONAL.flatMap((name, i) => {
              const value = (others[i] ?? '').trim();
              return value === '' ? [] : [[name, value]];
            }),
          ),
        },
  emptyElement: () => noAnswer('rejected', 'there are no words in this record'),
  errorElement: refusal('error'),
  refusedElement: refusal('rejected'),
  elements: ({ payload }) => payload as WordSuggestions[],
  rows: (element) =>
    (element.suggestions ?? []).map(
      (one, _, all) => ({ ...element, suggestions: [one], count: all.length }) as WordSuggestions,
    ),
  card: ({ suggestions = [], messages = [] }) => ({
    hits: suggestions.map(({ words, country, nearestPlace, distanceToFocusKm: km }) => ({
      text: words,
      about: km === undefined ? '' : `${km} km`,
      id: [nearestPlace, country].filter(Boolean).join(', '),
    })),
    messages,
  }),
  columns: [
    column('status', 'found, none, rejected or error', (e) => statusOf(e)),
    column('count', 'Number of suggestions', (e) => String(e.count ?? e.suggestions?.length ?? 0)),
    ofFirst('words', 'The three words', (e) => e.words),
    ofFirst('country', 'ISO 3166-1 alpha-2; ZZ on the open sea', (e) => e.country),
    ofFirst('nearest_place', 'The nearest place and its region', (e) => e.nearestPlace),
    ofFirst('distance_to_focus_km', 'Kilometres to the focus', (e) => e.distanceToFocusKm),
    ofFirst('rank', 'Place among the suggestions, from 1', (e) => e.rank),
    ofFirst('language', 'Language of the words, ISO 639-1', (e) => e.language),
    column('messages', 'Remarks on this record', (e) => (e.messages ?? []).join('; ')),
  ],
  outcome: ({ suggestions: [first] = [] }) => ({ answer: first?.words }),
  review: [
    { status: 'rejected', about: 'the row is not the beginning of three words' },
    { status: 'error', about: 'the call failed: to be asked again' },
    { status: 'none', about: 'no place is near to these words' },
    { status: 'found', settled: true, about: 'places were found' },
  ],
  preview: ['status', 'count', 'words', 'nearest_place'],
};

const statusOf = ({ status, suggestions = [] }: WordSuggestions): string =>
  status ?? (suggestions.length === 0 ? 'none' : 'found');
