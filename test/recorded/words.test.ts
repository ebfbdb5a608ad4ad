// Three words: of points, the points of words, and what is suggested for words that are not quite right.
import { expect, test } from 'vitest';
import type { WaypostEngine } from '../../src/index.js';
import { chance, pieces } from './support/mixed.js';
import { answered, compact, asText, withEngine } from './support/recorded.js';

type Ask = (records: unknown[], options?: unknown) => Promise<unknown>;
const method = (engine: WaypostEngine, name: string): Ask => (engine as unknown as Record<string, Ask>)[name]!;

const ODD = pieces(
  `
    90,0 | -90,0 | 0,180 | 0,-180 | 90.1,0 | 0,180.1 | x,0 | 1e1,2 | -37.7136,145.0030 | -36.9682,174.87248
    | 51.5,-0.14
  `,
);
const LETTERS = 'aeioubdklmnprst';

/** Words as one types them who is not sure. */
function typed(words: string, below: (size: number) => number): string[] {
  const [one = '', two = '', three = ''] = words.split('.');
  const at = 1 + below(Math.max(1, two.length - 1));
  const letter = LETTERS.charAt(below(LETTERS.length));
  return [
    words,
    `///${words.toUpperCase()}`,
    `${one} ${two} ${three}`,
    `${one}.${two.slice(0, at)}${two.slice(at + 1)}.${three}`,
    `${one}.${two.slice(0, at)}${letter}${two.slice(at)}.${three}`,
    `${one.charAt(1)}${one.charAt(0)}${one.slice(2)}.${two}.${three}`,
    `${three}.${two}.${one}`,
    `${one}.${two}.${three.slice(0, 3)}`,
    `${one}s.${two}.${three}${letter}`,
    `${one}.${two}`,
    `${one}${two}.${three}`,
  ];
}

/** The first and last of many lines, and how long all are. */
function brief(answer: unknown): string {
  const text = compact(answer);
  return text.length < 400 ? text : `${text.slice(0, 200)} … ${text.slice(-150)} (${text.length})`;
}

test('What is answered to points and words is what was', async () => {
  await withEngine(async (engine) => {
    const below = chance(101);
    const anywhere = Array.from(
      { length: 40 },
      () => `${((below(180_000) - 90_000) / 1000).toFixed(3)},${((below(360_000) - 180_000) / 1000).toFixed(3)}`,
    );
    const lines: string[] = [];
    for (const [i, coordinates] of [...ODD, ...anywhere].entries()) {
      let words = '';
      const language = i % 5 === 4 ? { language: ['en', 'de', 'fr', 'es', 'xx'][i % 4]! } : {};
      lines.push(
        await answered(`words of ${coordinates} ${compact(language)}`, async () => {
          const [answer] = (await method(engine, 'words3wa')([{ coordinates, ...language }])) as { words?: string }[];
          words = answer?.words ?? '';
          return answer;
        }),
      );
      if (words === '') continue;
      lines.push(await answered(`point of ${words}`, () => method(engine, 'wordsCoordinates')([{ words }])));
      if (i % 3 !== 0) continue;
      for (const [j, input] of typed(words, below).entries()) {
        const focus = j % 2 === 0 ? {} : { focus: coordinates };
        const wish = { input, ...focus, ...(j % 4 === 2 ? { nResults: '5' } : {}) };
        lines.push(await answered(`suggest ${compact(wish)}`, () => method(engine, 'wordsSuggest')([wish])));
      }
    }
    for (const boundingBox of pieces(`
      -37.7137,145.0029,-37.7135,145.0031 | -37.71,145,-37.70,145.01 | 0,0,0,0 | 1,1,0,2 | 0,0,1,1
      | 0,179.9999,0.0001,180.0001 | 89.9999,0,90,0.0001 | -90,0,-89.9999,0.001 | x | 1,2,3 | 0,0,0.0001x,1
      | 51.5,-0.1401,51.5001,-0.14
`)) {
      for (const format of ['json', 'geojson']) {
        lines.push(
          await answered(`grid ${boundingBox} ${format}`, async () =>
            brief(await method(engine, 'wordsGridsection')([{ boundingBox, format }])),
          ),
        );
      }
    }
    await expect(asText(lines)).toMatchFileSnapshot('answers/words.txt');
  });
});
