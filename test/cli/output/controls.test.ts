// What of a text is sent to a terminal: what steers it or is not seen is written out, letters of any script stay.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typedText, visible, visibleLines } from '../../../src/cli/output/controls.js';
import { anyCharacter } from '../../support/any-character.js';

/** Texts of all that a cell may hold: letters of many scripts, marks, emoji, controls, halves of pairs. */
const anyText = fc.string({ unit: anyCharacter, maxLength: 60 });

describe('What is sent to a terminal', () => {
  test.each<[string, string, string]>([
    ['an escape sequence', '1 \u001b[2JEVIL\u0007', String.raw`1 \u001b[2JEVIL\u0007`],
    ['a sequence of one character', 'A\u009b31mB', String.raw`A\u009b31mB`],
    ['the first and the last of C1', '\u0080\u009f', String.raw`\u0080\u009f`],
    ['what is deleted', 'A\u007fB', String.raw`A\u007fB`],
    ['line ends and tabs', 'A\r\n\tB', String.raw`A\r\n\tB`],
    ['separators of lines', 'A\u2028B\u2029', String.raw`A\u2028B\u2029`],
    ['turns of the direction', 'A\u202eB\u2066C\u200f\u061c', String.raw`A\u202eB\u2066C\u200f\u061c`],
    ['what has no width', 'A\u200bB\ufeffC\u2060D\u00adE', String.raw`A\u200bB\ufeffC\u2060D\u00adE`],
    ['joiners of letters that do not join', 'A\u200dB\u200cC', String.raw`A\u200dB\u200cC`],
    ['a tag that nobody sees', 'A\u{e0041}', String.raw`A\udb40\udc41`],
    ['half a letter', 'A\ud800B\udc00', String.raw`A\ud800B\udc00`],
    ['a variation of a letter that has none', 'A\ufe0f', String.raw`A\ufe0f`],
  ])('of %s is written out', (_, text, sent) => {
    expect(visible(text)).toBe(sent);
  });

  test.each<[string, string]>([
    ['letters from right to left', 'רחוב 5, شارع'],
    ['Persian with its joiner', 'می\u200cخواهم'],
    ['Malayalam with its joiner', 'ന്\u200dമ'],
    ['a family of emoji', '👨‍👩‍👧 ❤️ 1\ufe0f\u20e3 👍🏽'],
    ['a letter of Han with its variation', '葛\u{e0100}飾区'],
    ['accents of their own', 'e\u0301 Zoë Ōtara'],
    ['a backslash', String.raw`C:\new`],
    ['a blank that does not break', 'A\u00a0B'],
  ])('of %s is all', (_, text) => {
    expect(visible(text)).toBe(text);
  });

  test('steers nothing, whatever it is, and is the same when it is sent again', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const sent = visible(text);
        expect(sent).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u);
        expect(visible(sent)).toBe(sent);
      }),
    );
  });

  test('as JSON is the same JSON, in as many lines', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const json = JSON.stringify({ [text]: text, more: '\u001b[2J \u009b31m \u202e\u2028 北 ō' }, null, 2);
        const sent = visibleLines(json);
        expect(JSON.parse(sent)).toEqual(JSON.parse(json));
        expect(sent.split('\n')).toHaveLength(json.split('\n').length);
        expect(sent).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });

  test('as rows keeps their line ends and tabs, and no other return', () => {
    expect(visibleLines('a\tb\r\nc\rd\n\u001b[2J\n')).toBe('a\tb\r\nc\\rd\n\\u001b[2J\n');
  });
});

test('What is typed has blanks for line ends, and nothing that is not seen', () => {
  expect(typedText('24\tSmith\r\nSt\u202e\u200b \u001b[2J')).toBe('24 Smith St  [2J');
  expect(typedText('می\u200cخواهم 👨‍👩‍👧')).toBe('می\u200cخواهم 👨‍👩‍👧');
});
