// The address in a cell, as people write it there.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanCell } from '../../src/email/cell/clean.js';
import { runs } from '../support/seeded.js';
import { anyCharacter } from '../support/any-character.js';

describe('A cell', () => {
  test.each([
    ['  jane@example.com\t', 'space around it was taken away', ''],
    ['\u00a0jane@example.com\ufeff', 'space around it was taken away', ''],
    ['mailto:jane@example.com?subject=x', "'mailto:' was taken away", 'jane@example.com'],
    ['MAILTO: jane@example.com', "'mailto:' was taken away", 'jane@example.com'],
    ['Email: jane@example.com', 'the word before it was taken away', 'jane@example.com'],
    ['Jane Citizen <jane@example.com>', 'the name before it was taken away', 'jane@example.com'],
    ['"Citizen, Jane (x@y)" < jane@example.com >', 'the name before it was taken away', 'jane@example.com'],
    ['jane@example.com (work)', 'the remark in parentheses was taken away', 'jane@example.com'],
    ['"jane@example.com"', 'the quotation marks around it were taken away', 'jane@example.com'],
    ["'jane@example.com", 'the apostrophe before it was taken away', 'jane@example.com'],
    ['jane@example.com.', 'what stands around it was taken away', 'jane@example.com'],
    ['jane@example.com,', 'what stands around it was taken away', 'jane@example.com'],
    ['; jane@example.com;', 'what stands around it was taken away', 'jane@example.com'],
    ['ｊａｎｅ＠ｅｘａｍｐｌｅ．com', 'full-width characters were read as plain ones', 'jane@example.com'],
    ['jane@example。com', 'full-width characters were read as plain ones', 'jane@example.com'],
  ])('finds the address in %j', (cell, says, mended) => {
    expect(cleanCell(cell)).toEqual({ text: 'jane@example.com', cleaned: [says], mended });
  });

  test('says all that was taken away, from the outside in', () => {
    expect(cleanCell(' Jane <mailto:jane@example.com>, ').cleaned.length).toBeGreaterThan(0);
    expect(cleanCell(' "Jane" <jane＠example.com> ')).toEqual({
      text: 'jane@example.com',
      cleaned: [
        'space around it was taken away',
        'full-width characters were read as plain ones',
        'the name before it was taken away',
      ],
      mended: 'jane@example.com',
    });
  });

  test.each([
    ['jane @ example.com', 'jane@example.com'],
    ['jane@example .com', 'jane@example.com'],
    ['jane@@example.com', 'jane@example.com'],
    ['jane@example..com', 'jane@example.com'],
    ['jane@example,com', 'jane@example.com'],
    ['jane@#example.com', 'jane@example.com'],
    ['.jane@example.com', 'jane@example.com'],
    ['jane.@example.com', 'jane@example.com'],
    ['jane@gmailcom', 'jane@gmail.com'],
    ['jane@bigpond.com.a', 'jane@bigpond.com.au'],
  ])('that has a slip keeps it, and has a suggestion: %j', (cell, mended) => {
    const { text, cleaned, mended: suggested } = cleanCell(cell);
    expect({ text, cleaned, suggested }).toEqual({ text: cell, cleaned: [], suggested: mended });
  });

  test.each([
    'jane citizen@example.com',
    'n/a',
    'jane',
    'jane(at)example.com',
    '"jane"@example.com',
    'a@b@example.com',
  ])('without a single slip that explains it has no suggestion: %j', (cell) => {
    expect(cleanCell(cell)).toEqual({ text: cell, cleaned: [], mended: '' });
  });

  test.each([
    ['jane@example.com, joe@example.com', 2],
    ['jane@example.com joe@example.com', 2],
    ['jane@example.com; joe@example.com / jim@example.com', 3],
    ['jane@example.com and joe@example.com', 2],
    ['Jane <jane@example.com>, Joe <joe@example.com>', 2],
    ['jane@example.com\njoe@example.com', 2],
  ])('with several addresses says so: %j', (cell, count) => {
    expect(cleanCell(cell).refusal).toEqual({
      reason: 'several-addresses',
      says: `there are ${count} addresses in it`,
    });
  });

  test.each(['"jane@home, joe@home"@example.com', '"a@b.com c@d.com" <jane@example.com>'])(
    'with several in quotation marks has one: %j',
    (cell) => {
      expect(cleanCell(cell).refusal).toBeUndefined();
    },
  );

  test.each(['jane@example.com\n', 'jane@example.com\r\nRCPT TO:<joe@example.com>', 'jane\0@example.com'])(
    'keeps its ends of lines and control characters, which are errors: %j',
    (cell) => {
      expect(cleanCell(cell)).toMatchObject({ text: cell });
    },
  );

  test('never throws, adds nothing, and is not cleaned again', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '@',
        '<',
        '>',
        '"',
        "'",
        ',',
        ';',
        ' ',
        '(',
        ')',
        'mailto:',
        '＠',
        '．',
        '\u200b',
        '\n',
        'a.com',
        'x',
      ),
      fc.string({ unit: anyCharacter, maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const { text, cleaned } = cleanCell(pieces.join(''));
        expect(text.length).toBeLessThanOrEqual(pieces.join('').length);
        if (cleaned.length === 0) expect(text).toBe(pieces.join(''));
      }),
      { numRuns: runs(1500) },
    );
  });
});
