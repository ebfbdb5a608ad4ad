// What is a number in a text that somebody typed, and what is not.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDigits } from '../../src/phone/typed/plain-digits.js';
import { readTyped } from '../../src/phone/typed/read-typed.js';
import { runs } from '../support/seeded.js';
import { anyCharacter } from '../support/any-character.js';

/** Numbers as `+digits xextension`, and what else stands there. */
function read(text: string): { numbers: string[]; remarks: readonly string[] } {
  const { numbers, remarks } = readTyped(text);
  return {
    numbers: numbers.map(
      ({ digits, isInternational, extension }) =>
        (isInternational ? '+' : '') + digits + (extension === '' ? '' : ` x${extension}`),
    ),
    remarks,
  };
}

describe('One number', () => {
  it.each([
    ['a label within it', '+61=mobile (04)12345678', '+610412345678', ['mobile']],
    ['a label before it', 'Mobile: 0491 570 156', '0491570156', ['Mobile']],
    ['a label with a number of its own', 'Phone 1: 02 5550 1234', '0255501234', ['Phone 1']],
    ['a remark behind it', '0491 570 156 (after 5pm)', '0491570156', ['after 5', 'pm']],
    ['ext', '(02) 5550 1234 ext 12', '0255501234 x12', []],
    ['ext.', '02 5550 1234 ext. 12', '0255501234 x12', []],
    ['x', '02 5550 1234 x12', '0255501234 x12', []],
    ['Extension:', '02 5550 1234 Extension: 12', '0255501234 x12', []],
    ['#', '02 5550 1234 #12', '0255501234 x12', []],
    ['pauses', '02 5550 1234,,12', '0255501234 x12', []],
    [';ext=', '02 5550 1234;ext=12', '0255501234 x12', []],
    ['an extension of a short number', '7217 ext. 819', '7217 x819', []],
    ['digits in full width', '０４９１ ５７０ １５６', '0491570156', []],
    ['a plus in full width', '＋６１ ４９１ ５７０ １５６', '+61491570156', []],
    ['Arabic digits', '٠٤٩١٥٧٠١٥٦', '0491570156', []],
    ['Persian digits', '۰۴۹۱۵۷۰۱۵۶', '0491570156', []],
    ['Devanagari digits', '०४९१५७०१५६', '0491570156', []],
    ['marks that are not seen', '\u202A0491\u00A0570\u2011156\u202C', '0491570156', []],
    ['the mark of a spreadsheet', "'0491570156", '0491570156', []],
    ['the formula of a spreadsheet', '="0491570156"', '0491570156', []],
    ['a decimal of a spreadsheet', '491570156.0', '491570156', []],
    ['commas between thousands', '0491,570,156', '0491570156', []],
    ['dots', '02.5550.1234', '0255501234', []],
    ['a bracket before the plus', '(+64 9) 300 1234', '+6493001234', []],
    ['another ending', '02 5550 1234/1235', '0255501234', ['1235']],
    ['a URI', 'tel:+61-2-5550-1234;ext=12', '+61255501234 x12', []],
    ['a URI with a context', 'tel:5550-1234;phone-context=+612', '+61255501234', []],
    ['a URI with a context that is a name', 'tel:0255501234;phone-context=example.com', '0255501234', []],
    ['words before a URI', 'my number is tel:+61-2-5550-1234', '+61255501234', ['my number is']],
    ['a context without a scheme', '5550-1234;phone-context=+612', '+61255501234', []],
    ['an escaped URI', 'TEL:%2B61%20491%20570%20156', '+61491570156', []],
  ])('is read with %s', (_, text, number, remarks) => {
    expect(read(text)).toEqual({ numbers: [number], remarks });
  });
});

describe('Several numbers', () => {
  it.each([
    ['a slash', '02 5550 1234 / 0491 570 156', ['0255501234', '0491570156']],
    ['a word', '0491570156 or 0491570157', ['0491570156', '0491570157']],
    ['a semicolon', '0491570156;0491570157', ['0491570156', '0491570157']],
    ['a line end', '0491570156\n0491570157', ['0491570156', '0491570157']],
    ['labels', 'H 0255501234 M 0491570156', ['0255501234', '0491570156']],
    ['their plus', '+61491570156+61255501234', ['+61491570156', '+61255501234']],
    ['a space', '0491570156 0255501234', ['0491570156', '0255501234']],
    ['a space, of three', '0491 570 156 (02) 5550 1234 0491570157', ['0491570156', '0255501234', '0491570157']],
  ])('are parted by %s', (_, text, numbers) => {
    expect(read(text).numbers).toEqual(numbers);
  });
});

describe('A number told as a word', () => {
  it.each([
    ['13 CATS', '132287'],
    ['1300 FLOWERS', '13003569377'],
    ['1800-flower', '1800356937'],
    ['0800 TAXIS', '080082947'],
    ['+61 1300 FLOWER', '+611300356937'],
    ['+64 800 83 TAXI', '+64800838294'],
  ])('%s is %s', (text, digits) => {
    const { asWord } = readTyped(text);
    expect((asWord?.isInternational === true ? '+' : '') + asWord?.digits).toBe(digits);
  });

  it.each(['0800 0924 ext 579', '0400-NOT-NUM', '0491 FLOWER', '1300 12 AB', '02 FLOWERS', 'FLOWERS'])(
    '%s is none',
    (text) => {
      expect(readTyped(text).asWord).toBeUndefined();
    },
  );
});

describe('No number', () => {
  it.each([
    ['what a spreadsheet shortened', '6.1412E+10', 'SPREADSHEET'],
    ['the same with a comma', '6,1412e10', 'SPREADSHEET'],
    ['letters in place of digits', '0400-NOT-NUM', 'LETTERS'],
    ['letters among digits', '04AB570156', 'LETTERS'],
    ['a text that is too long', '1'.repeat(10_000), 'TOO_LONG'],
    ['a text that is too long and has no digits', 'x'.repeat(10_000), 'NOT_A_NUMBER'],
  ])('is %s', (_, text, problem) => {
    expect(readTyped(text).problem).toBe(problem);
  });
});

describe('Any text', () => {
  const piece = fc.oneof(
    fc.stringMatching(/^[\d ()+./x#;,:=-]{0,12}$/),
    fc.string({ unit: anyCharacter, maxLength: 8 }),
    fc.constantFrom('tel:', 'ext', '+61', '（０２）', 'E+10', '1300', ';phone-context=', '%2B', '"', "'"),
  );
  const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('gives numbers of its own digits only, and nothing is thrown', () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const { digits, extension } of readTyped(given).numbers) expect(digits + extension).toMatch(/^\d+$/);
      }),
      { numRuns: runs(1000) },
    );
  });

  it('that is plain has the same digits when it is read piece by piece', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ()-]{1,15}$/), (given) => {
        const plain = plainDigits(given);
        if (plain === undefined) return;
        const [number, ...others] = readTyped(given).numbers;
        expect({ digits: number?.digits, isInternational: number?.isInternational }).toEqual(plain);
        expect(others).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });

  it('of 10,000 characters is read at once', () => {
    for (const sign of ['1', '+', '(', ' ', '1 ', 'a', 'a1', '1a', '１', ';', 'tel:', '"', '1300A', '\u202A']) {
      const long = sign.repeat(Math.ceil(10_000 / sign.length));
      expect(readTyped(long).numbers).toEqual([]);
      expect(readTyped(long.slice(0, 250)).numbers.length).toBeLessThan(250);
      expect(plainDigits(long)).toBeUndefined();
    }
  });
});
