// words3wa and wordsCoordinates: a point as three words, and three words as a point. They share a command, which tells
// them apart by what it is given.
import { pointFields, pointRecord } from '../fields/point-fields.js';
import { wordAnswers, type WordAnswer } from '../fields/word-answer.js';
import type { Operation } from '../operation.js';
import { wordsService } from '../services.js';
import { isPoint, looksLikeCoordinates, readCoordinates } from '../typed/coordinates.js';
import { readTyped } from '../typed/typed-words.js';

/** Two decimal numbers with a comma between: degrees north and east, WGS84; any longitude, which counts on past 180. */
export interface ThreeWordsInput {
  coordinates: string;
  /** ISO 639-1 code of the words' language, English if absent. */
  language?: string | null | undefined;
}
/** Three words with dots between, three slashes before them or not. */
export interface WordsCoordinatesInput {
  words: string;
  /** `true` for the street addresses near by. */
  reverseGeocode?: string | null | undefined;
}

const shared = {
  ...wordAnswers,
  command: '3wa',
  family: { summary: 'Turn coordinates into three words, and three words into coordinates' },
  service: wordsService,
  methods: ['GET'],
  recordsPerCall: 1,
} as const;

export const words3wa: Operation<ThreeWordsInput, WordAnswer> = {
  ...shared,
  name: 'words3wa',
  summary: 'Give the three words of a point',
  path: '/3wa',
  query: { required: ['coordinates'], optional: ['language'] },
  needs: [],
  features: [],
  schema: async () => (await import('../schema/three-word.js')).threeWordsSchema,
  fields: [
    ...pointFields.map((field) => ({ ...field, decides: true })),
    { name: 'language', about: 'Language of the words, as "3wa languages" lists them', headings: [], option: true },
  ],
  toRecord: (values) => {
    const record = pointRecord(values.slice(0, pointFields.length));
    if (record === null) return null;
    const [typed = ''] = values;
    const language = (values[pointFields.length] ?? '').trim();
    const { latitude, longitude } = record.attributes;
    const text = isApart(values) ? `${latitude}, ${longitude}` : typed.trim();
    const read = readCoordinates(text);
    return {
      // What cannot be read is refused by whoever is asked, as it was typed.
      coordinates: isPoint(read) ? `${read.latitude},${read.longitude}` : text,
      ...(language === '' ? {} : { language }),
    };
  },
  accepts: looksLikeCoordinates,
};

const isApart = ([, latitude = '', longitude = '']: readonly string[]): boolean =>
  latitude.trim() !== '' || longitude.trim() !== '';

export const wordsCoordinates: Operation<WordsCoordinatesInput, WordAnswer> = {
  ...shared,
  name: 'wordsCoordinates',
  summary: 'Give the point of three words',
  path: '/coordinates',
  query: { required: ['words'], optional: ['reverseGeocode'] },
  // Of the addresses near by, where they are wanted: other data gives others.
  needs: ['words'],
  features: [
    {
      name: 'reverseGeocode',
      about: 'true for the 20 nearest street addresses as well (Australia and New Zealand)',
      values: ['true', 'false'],
      inRecord: true,
    },
  ],
  schema: async () => (await import('../schema/three-word.js')).coordinatesSchema,
  fields: [
    {
      name: 'words',
      about: 'Three words, with dots or whatever people type between them',
      headings: ['words', '3wa', '3words', 'threewords', 'threewordaddress', '3wordaddress', '3wawords'],
      decides: true,
    },
  ],
  toRecord: ([typed = '']) =>
    typed.trim() === '' ? null : { words: readTyped(typed)?.words.join('.') ?? typed.trim() },
  accepts: () => true,
};
