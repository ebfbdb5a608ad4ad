// Lines that say one thing many times over cost what the words in them cost, not what the ways to divide them would.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { locate } from '../../../src/geocode/locate.js';
import { plainText } from '../../../src/geocode/plain-text.js';
import { wordsOf } from '../../../src/geocode/words.js';
import type { PlaceSet } from '../../../src/data/places/read/place-set.js';
import { openWorldPlaces } from '../../../src/data/places/read/world-places.js';

let world: PlaceSet;
beforeAll(() => {
  world = openWorldPlaces();
});
afterAll(() => {
  world.close();
});

/** The set, and how often it is asked for places by each name or with a slip of it. */
function counting(): { set: PlaceSet; asked: Map<string, number> } {
  const asked = new Map<string, number>();
  const count = (how: string, name: string): void => {
    asked.set(`${how} ${name}`, (asked.get(`${how} ${name}`) ?? 0) + 1);
  };
  const set = new Proxy(world, {
    get(target, name, receiver) {
      if (name !== 'similar') return Reflect.get(target, name, receiver) as unknown;
      return (text: string) => {
        count('similar to', text);
        return target.similar(text);
      };
    },
  });
  return { set, asked };
}

const again = (text: string, times: number, joint: string): string =>
  Array.from({ length: times }, () => text).join(joint);

describe('What is no part of an address', () => {
  test.each([
    ['commas', ','.repeat(500_000)],
    ['blanks behind a comma', `1,${' '.repeat(500_000)}2`],
    ['beginnings of telephone numbers', '(+1'.repeat(200_000)],
    ['digits', '1-'.repeat(300_000)],
  ])('is looked for in what is read of a text alone: %s', (_, text) => {
    expect(plainText(text).text.length).toBeLessThanOrEqual(3000);
  });
});

describe('A line that names places again and again', () => {
  test.each([
    ['one misspelt name in parts of its own', again('welingtton', 59, ', '), ''],
    ['one name, and nothing of its country', again('berlin, no319', 29, ', '), 'US'],
    ['a name and a region, both misspelt', again('springfeild, illinos', 29, ', '), 'US'],
    ['three names', again('san antonoi, santa mraia, san jsoe', 9, ', '), 'MX'],
  ])('looks for each name with slips once: %s', (_, text, country) => {
    const { set, asked } = counting();
    locate(wordsOf(text), country, [set]);
    expect(asked.size).toBeGreaterThan(0);
    // Once for what is read exactly, once more for what is left of that.
    expect([...asked].filter(([, times]) => times > 2)).toEqual([]);
  });

  test('still finds the place', () => {
    for (const text of ['london', again('london', 59, ', ')]) {
      expect(locate(wordsOf(text), 'GB', [world]).place).toMatchObject({ name: 'London' });
    }
  });
});
