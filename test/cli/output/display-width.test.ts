// How wide a text is on a terminal, and what of it fits.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { visible } from '../../../src/cli/output/controls.js';
import { clip, displayWidth, loadWidths, pad, wrap } from '../../../src/cli/output/display-width.js';
import { anyCharacter } from '../../support/any-character.js';

/** Texts of all that a cell may hold: letters of many scripts, marks, emoji, controls, halves of pairs. */
const anyText = fc.string({ unit: anyCharacter, maxLength: 60 });

beforeAll(() => loadWidths());

describe('The width of a text', () => {
  test.each<[string, string, number]>([
    ['plain letters', 'SMITH', 5],
    ['an accent of its own', 'e\u0301', 1],
    ['a macron', 'Ōtara', 5],
    ['Chinese', '北京市', 6],
    ['Korean', '서울', 4],
    ['full-width digits', '１２', 4],
    ['half-width katakana', 'ｱｲ', 2],
    ['an emoji', '🏠', 2],
    ['a family joined to one', '👨‍👩‍👧', 2],
    ['a flag', '🇦🇺', 2],
    ['Hebrew', 'רחוב', 4],
    ['Arabic with its vowel signs', 'شَارِع', 4],
    ['Thai with marks above', 'ที่', 1],
    ['a zero-width joiner alone', '\u200d', 0],
    ['nothing', '', 0],
  ])('%s', (_, text, columns) => {
    expect(displayWidth(text)).toBe(columns);
  });
});

describe('A clipped text', () => {
  test.each<[string, number, string]>([
    ['SMITH STREET', 12, 'SMITH STREET'],
    ['SMITH STREET', 11, 'SMITH STRE…'],
    ['SMITH', 1, '…'],
    ['SMITH', 0, ''],
    ['北京市', 6, '北京市'],
    ['北京市', 5, '北京…'],
    ['北京市', 4, '北…'],
    ['Zoë\u0308 👨‍👩‍👧 x', 5, 'Zoë\u0308 …'],
  ])('%j in %i columns is %j', (text, columns, clipped) => {
    expect(clip(text, columns)).toBe(clipped);
  });

  test('is never wider than the room, and whole where there is room', () => {
    fc.assert(
      fc.property(anyText, fc.nat(40), (raw, columns) => {
        const text = visible(raw);
        const clipped = clip(text, columns);
        expect(displayWidth(clipped)).toBeLessThanOrEqual(columns);
        if (displayWidth(text) <= columns && columns > 0) expect(clipped).toBe(text);
      }),
    );
  });
});

test('A padded text is as wide as asked, on either side', () => {
  expect([pad('北', 4), pad('7', 3, 'right'), pad('SMITH', 3)]).toEqual(['北  ', '  7', 'SMITH']);
});

test('Words go on in the next line, and a long one stays whole', () => {
  expect(wrap('UNIT 5, 24 SMITH STREET', 12)).toEqual(['UNIT 5, 24', 'SMITH STREET']);
  expect(wrap('id AU|GNAF|GAVIC910000026 here', 10)).toEqual(['id', 'AU|GNAF|GAVIC910000026', 'here']);
  expect(wrap('', 10)).toEqual(['']);
});
