// What holds of suggestions for any input and any clips.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../../src/contract/errors.js';
import { kilometresBetween } from '../../../src/words/suggest/query/distance.js';
import { runs } from '../../support/seeded.js';
import { ask, ENGLISH, threeWords, where } from './made-up-world.js';

const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ENGLISH) },
  { weight: 1, arbitrary: fc.stringMatching(/^[a-z]{1,12}$/) },
  { weight: 1, arbitrary: fc.constantFrom('źrebię', 'медведь', 'apricto', 'knite', 'footballl') },
);
const input = fc.tuple(word, word, fc.oneof(word, fc.stringMatching(/^[a-z]{1,3}$/))).map((words) => words.join('.'));
const latitude = fc.integer({ min: -90, max: 90 });
const longitude = fc.integer({ min: -400, max: 400 });
const params = fc.record(
  {
    nResults: fc.integer({ min: 1, max: 20 }).map(String),
    focus: fc.tuple(latitude, longitude).map(String),
    clipToCountry: fc.constantFrom('AU', 'GB', 'AU,GB', 'ZX'),
    clipToBoundingBox: fc
      .tuple(latitude, longitude, fc.nat({ max: 90 }), fc.nat({ max: 500 }))
      .map(([south, west, high, wide]) => [south, west, Math.min(90, south + high), west + wide].join()),
    clipToCircle: fc.tuple(latitude, longitude, fc.nat({ max: 20_000 })).map(String),
    inputType: fc.constantFrom('text', 'generic-voice'),
    preferLand: fc.constantFrom('true', 'false'),
  },
  { requiredKeys: [] },
);

/** The suggestions, or none where they are refused with a code. */
function answered(input: string, params: Readonly<Record<string, string>>): ReturnType<typeof ask> {
  try {
    return ask(input, params);
  } catch (error) {
    expect(error).toBeInstanceOf(WaypostError);
    expect((error as WaypostError).code).toMatch(/^Bad|^Missing/);
    return [];
  }
}

describe('Suggestions', () => {
  test('obey their clips, are places, and are ranked', () => {
    fc.assert(
      fc.property(input, params, (input, params) => {
        const language = params.inputType === 'generic-voice' ? { language: 'en' } : {};
        const found = answered(input, { ...params, ...language });
        expect(found.length).toBeLessThanOrEqual(Number(params.nResults ?? 3));
        for (const [at, { words, latitude, longitude, country, rank, ...one }] of found.entries()) {
          const place = threeWords.placeOf(words.split('.') as [string, string, string])!;
          expect(place).toMatchObject({ words, language: one.language });
          expect(rank).toBe(at + 1);
          expect(one.distanceToFocusKm === undefined).toBe(params.focus === undefined);
          if (params.clipToCountry) expect(params.clipToCountry.split(',')).toContain(country);
          if (params.clipToCircle) {
            const [y, x, km] = params.clipToCircle.split(',').map(Number) as [number, number, number];
            const centre = { latitude: y, longitude: ((x + 900) % 360) - 180 };
            expect(kilometresBetween({ latitude, longitude }, centre)).toBeLessThanOrEqual(km + 1e-6);
          }
          if (params.clipToBoundingBox) {
            const [south, west, north, east] = params.clipToBoundingBox.split(',').map(Number) as number[];
            expect(latitude >= south! && latitude <= north!).toBe(true);
            const turns = [-720, -360, 0, 360, 720].map((turn) => longitude + turn);
            expect(turns.some((turn) => turn >= west! && turn <= east!)).toBe(true);
          }
          const isTyped = words === input;
          if (params.preferLand !== 'false' && !isTyped) expect(where.isSea(latitude, longitude)).toBe(false);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test('come to an end for any text, of any way it came about', () => {
    const inputType = fc.constantFrom('text', 'generic-voice', 'vocon-hybrid', 'nmdp-asr');
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
      fc.json({ maxDepth: 3 }),
      fc.stringMatching(/^[a-z]{20,200}$/),
    );
    fc.assert(
      fc.property(text, inputType, (text, inputType) => {
        const params = inputType === 'text' ? {} : { language: 'en' };
        for (const { words } of answered(text, { inputType, ...params })) expect(words.split('.')).toHaveLength(3);
      }),
      { numRuns: runs(300) },
    );
  });
});
