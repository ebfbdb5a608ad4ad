// What is not in a register is not claimed for what is like it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../../src/geocode/words.js';
import { asked, onStreetOf, registerOf, type RegisterRow } from '../../support/sets/street-register.js';

const ROWS: readonly RegisterRow[] = [
  ['12', 'ELM CRESCENT', 'DOVER', '10001'],
  ['12', 'WEST OAK STREET', 'DOVER', '10001'],
  ['12', 'THE CRESCENT', 'DOVER', '10001'],
  ['12', '7TH STREET', 'DOVER', '10001'],
  ['12', 'SALMON STREET', 'DOVER', '10002'],
  ['2', 'ASH STREET', 'DOVER', '10002'],
  ['12', 'BIRCH ROAD', 'DOVER EAST', '10003'],
  ['14', 'BIRCH ROAD', 'DOVER', '10003'],
  ['12', 'LINDEN AVENUE', 'CALAIS', '20001'],
  ['12', 'Дубовая улица', 'DOVER', '10001'],
  ['12', 'UPPER AVENUE ROAD', 'DOVER', '10001'],
];

describe('A register', () => {
  const set = registerOf(ROWS);

  test.each([
    ['another kind of street', '12 Elm Ct, Dover', 'none'],
    ['another kind of street, in full', '12 Elm Court, Dover', 'none'],
    ['another direction', '12 East Oak St, Dover', 'none'],
    ['a name before what is one alone', '12 Banksa Crescent, Dover', 'none'],
    ['a house number for a street of that number', '7 Main Street, Dover', 'none'],
    ['a name that goes on', '12 Salmon Gum Grove, Dover', 'none'],
    ['the half of a number', '123 1/2 Ash St, Dover', '- ASH STREET, DOVER (123 1 2)'],
    ['a city whose name is the beginning of another', '14 Birch Rd, Dover East', '- BIRCH ROAD, DOVER EAST (14)'],
    ['a street of another city', '12 Linden Ave, Dover', 'none'],
    ['another name of other letters', '12 Кленовая улица, Dover', 'none'],
    ['a number that is not there', '13 Salmon St, Dover', '- SALMON STREET, DOVER (13)'],
    ['part of a name', '15 Mstral Avenue, Dover', 'none'],
    ['the beginning of a city behind the street', 'Salmon St, Seven Dover', '- SALMON STREET, DOVER (SEVEN)'],
  ])('does not answer %s', (_, line, answer) => {
    expect(asked(set, line)).toBe(answer);
  });

  test.each([
    ['by its postal code', '12 Salmon St, Somewhere 10002', '12 SALMON STREET, DOVER (SOMEWHERE)'],
    ['by neither', '12 Salmon St, Somewhere', 'none'],
    ['by the postal code of another', '12 Salmon St, Somewhere 20001', 'none'],
  ])('has a street of a city that is not named %s', (_, line, answer) => {
    expect(asked(set, line)).toBe(answer);
  });

  test('has the street near the place that is known, and none far from it', () => {
    const line = '12 Salmon St';
    const near = { name: 'HARBOUR', point: [50_000, 0] as const };
    const far = { name: 'HARBOUR', point: [500_000_000, 0] as const };
    const words = wordsOf(`${line}, Harbour`);
    const known = { words, left: words.slice(0, -1) };
    expect(asked(set, line, { ...known, place: near })).toBe('12 SALMON STREET, DOVER');
    expect(asked(set, line, { ...known, place: far })).toBe('none');
  });

  test('says that another postal code is written than the address has', () => {
    const found = onStreetOf(set, '12 Salmon St, Dover', { code: '99999' });
    expect(found).toMatchObject({ otherCode: true, isElsewhere: true, address: { postcode: '10002' } });
  });

  test('leaves out what names a region, and nothing else', () => {
    const isRegion = (words: readonly { text: string }[]): boolean => words.map(({ text }) => text).join(' ') === 'DE';
    expect(asked(set, '12 Salmon St, Dover, DE, Attn Elm', { isRegion })).toBe('12 SALMON STREET, DOVER (ATTN ELM)');
  });

  test('answers any line within its words, and never with a number that is not written', () => {
    const words = [...ROWS.flat().flatMap((text = '') => text.split(' ')), 'DE', 'LA', 'ST', 'S', 'E', '1', '2', ','];
    const line = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 48 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(line, (text) => {
        const found = onStreetOf(set, text);
        if (found?.address) expect(text).toContain(found.address.number);
        for (const word of found?.left ?? []) expect(text.toUpperCase()).toContain(word.text);
      }),
      { numRuns: 300 },
    );
  });

  test('is asked for a name of many articles along a line of many in no time', () => {
    const articles = 'DE LA '.repeat(12);
    const own = registerOf([['12', `RUE ${articles}ORME`, 'LYON']]);
    expect(asked(own, `12 rue ${articles}orme, Lyon`)).toBe(`12 RUE ${articles}ORME, LYON`);
    expect(asked(own, `12 rue ${'le de la '.repeat(13)}orme, Lyon`)).toMatch(/^12 RUE|none/);
    own.close();
  });
});
