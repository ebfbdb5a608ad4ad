// wordsGridsection: the lines of the squares that three words stand for, within a box. wordsLanguages: the languages
// that there are words in.
import { column } from '../fields/output-columns.js';
import { noAnswer, type NoAnswer } from '../fields/word-answer.js';
import type { ListOperation, Operation } from '../operation.js';
import type { WordGrid, WordLanguage } from '../schema/three-word.js';
import { wordsService } from '../services.js';

/** South, west, north and east in degrees, with commas between; 4 km from corner to corner at most. */
export interface WordsGridInput {
  boundingBox: string;
  /** `json` or `geojson`; `json` if absent. */
  format?: string | null | undefined;
}

/** Lines in either form, or what stands in their place. */
export type WordGridAnswer = (WordGrid & { readonly status?: undefined }) | NoAnswer;

type GridLines = Extract<WordGrid, { lines: unknown }>;
type GridFeatures = Extract<WordGrid, { features: unknown }>;

/** Lines of an answer, each as its form has it. */
const linesOf = (answer: WordGridAnswer): readonly unknown[] => {
  if (answer.status !== undefined) return [];
  // A service may leave a list out.
  const { lines, features } = answer as Partial<GridLines & GridFeatures>;
  return lines ?? features?.flatMap(({ geometry }) => geometry.coordinates) ?? [];
};

export const wordsGridsection: Operation<WordsGridInput, WordGridAnswer> = {
  name: 'wordsGridsection',
  command: '3wa grid',
  summary: 'Give the lines of the squares in a box',
  verb: 'draw',
  things: 'grids',
  service: wordsService,
  methods: ['GET'],
  path: '/gridsection',
  query: { required: ['boundingBox'], optional: ['format'] },
  recordsPerCall: 1,
  needs: [],
  sources: [],
  features: [
    {
      name: 'format',
      about: 'form of the lines',
      values: ['json', 'geojson'],
      onCommandLine: 'geojson',
      inRecord: true,
    },
  ],
  prefix: 'grid_',
  schema: async () => (await import('../schema/three-word.js')).gridSchema,
  fields: [
    {
      name: 'boundingBox',
      about: 'Box: south,west,north,east in degrees; 4 km from corner to corner at most',
      headings: ['boundingbox', 'bbox', 'box'],
    },
  ],
  toRecord: ([box = '']) => (box.trim() === '' ? null : { boundingBox: box.trim() }),
  emptyElement: () => noAnswer('rejected', 'there is no box in this record'),
  errorElement: (message) => noAnswer('error', message),
  refusedElement: (message) => noAnswer('rejected', message),
  elements: ({ payload }) => payload as WordGridAnswer[],
  card: (element) => ({
    title: `${linesOf(element).length} lines`,
    status: element.status ?? 'found',
    tone: element.status === undefined ? 'good' : 'poor',
    qualifications: [],
    sections: [],
    messages: element.status === undefined ? ['-o FILE.geojson writes them, --json shows them'] : element.messages,
  }),
  columns: [
    column('status', 'found, rejected or error', (e) => e.status ?? 'found'),
    column('count', 'Number of lines', (e) => String(linesOf(e).length)),
    column('lines', 'The lines as JSON', (e) => (e.status === undefined ? JSON.stringify(e) : '')),
    column('messages', 'Remarks on this record', (e) => (e.status === undefined ? '' : (e.messages ?? []).join('; '))),
  ],
  review: [
    { status: 'rejected', about: 'what the row says is no box that can be drawn' },
    { status: 'error', about: 'the call failed: to be asked again' },
    { status: 'found', settled: true, about: 'the lines were drawn' },
  ],
  preview: ['status', 'count'],
};

export const wordsLanguages: ListOperation<WordLanguage> = {
  name: 'wordsLanguages',
  command: '3wa languages',
  summary: 'List the languages that there are words in',
  service: wordsService,
  methods: ['GET'],
  path: '/languages',
  needs: [],
  kinds: [],
  entries: ([answer]) => (answer as { readonly languages: readonly WordLanguage[] } | undefined)?.languages ?? [],
  schema: async () => (await import('../schema/three-word.js')).languagesSchema,
  columns: [
    column('code', 'ISO 639-1', (e) => e.code),
    column('name', 'Name in English', (e) => e.name),
    column('nativeName', 'Name in the language itself', (e) => e.nativeName),
  ],
};
