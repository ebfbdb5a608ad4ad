// ThreeWordResponse: what stands under its `threeword`, and the addresses beside it. Parameters are texts, as a query
// has them; what they may be is said by the operation, with a code of its own for each.
import { z } from 'zod';
import { addressAuNz, envelope, sourceOfTruth } from './address.js';

const point = z.object({ lng: z.number(), lat: z.number() });

const place = z.object({
  country: z.string(),
  square: z.object({ southwest: point, northeast: point }),
  nearestPlace: z.string(),
  coordinates: point,
  words: z.string(),
  language: z.string(),
  map: z.string(),
});

const suggestion = z.object({
  country: z.string(),
  nearestPlace: z.string(),
  words: z.string(),
  distanceToFocusKm: z.int().optional(),
  rank: z.int(),
  language: z.string(),
});

const line = z.object({ start: point, end: point });
/** Longitude and latitude. */
const pair = z.array(z.number()).length(2);
const grid = z.union([
  z.object({ lines: z.array(line) }),
  z.object({
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        geometry: z.object({ type: z.literal('MultiLineString'), coordinates: z.array(z.array(pair)) }),
        properties: z.object({}),
      }),
    ),
  }),
]);

const language = z.object({ code: z.string(), name: z.string(), nativeName: z.string() });

const aboutTheCall = {
  sourceOfTruth: sourceOfTruth.optional(),
  featureOptions: z.record(z.string(), z.string()).optional(),
  transactionID: z.string().optional(),
};

/** The request of a query: one record of texts, of which those named first are required. */
const parameters = (required: readonly string[], optional: readonly string[]) =>
  z.strictObject({
    payload: z
      .array(
        z.strictObject({
          ...Object.fromEntries(required.map((name) => [name, z.string()])),
          ...Object.fromEntries(optional.map((name) => [name, z.string().optional()])),
        }),
      )
      .min(1),
    ...aboutTheCall,
  });

export const threeWordsSchema = {
  request: parameters(['coordinates'], ['language']),
  response: envelope(place),
};

export const coordinatesSchema = {
  request: parameters(['words'], ['reverseGeocode']),
  response: envelope(place.extend({ addresses: z.array(addressAuNz).optional() })),
};

export const suggestSchema = {
  request: parameters(
    ['input'],
    [
      'nResults',
      'focus',
      'nFocusResults',
      'clipToCountry',
      'clipToBoundingBox',
      'clipToCircle',
      'clipToPolygon',
      'inputType',
      'language',
      'preferLand',
    ],
  ),
  response: envelope(z.object({ suggestions: z.array(suggestion) })),
};

export const gridSchema = {
  request: parameters(['boundingBox'], ['format']),
  response: envelope(grid),
};

export const languagesSchema = {
  request: z.strictObject(aboutTheCall),
  response: envelope(z.object({ languages: z.array(language) })),
};

/** A point as the three-word service writes one. */
export type WordsPoint = z.infer<typeof point>;
export type WordPlace = z.infer<typeof place> & { addresses?: z.infer<typeof addressAuNz>[] };
export type WordSuggestion = z.infer<typeof suggestion>;
export type WordGrid = z.infer<typeof grid>;
export type WordLanguage = z.infer<typeof language>;
