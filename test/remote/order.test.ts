// Answers in another order than their records, where they repeat them.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReordered } from '../../src/remote/order.js';

const records = (texts: readonly string[]): object[] => texts.map((address) => ({ address }));

describe('The order of answers', () => {
  test('is told wherever each repeats a text of its record, by whatever circle they are moved', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 1e6 }), { minLength: 2, maxLength: 100 }),
        fc.infiniteStream(fc.nat()),
        (numbers, chance) => {
          const texts = numbers.map((number) => `P${number}@EXAMPLE.COM`);
          const moved = [...texts];
          for (let i = moved.length - 1; i > 0; i--) {
            const j = chance.next().value % (i + 1);
            [moved[i], moved[j]] = [moved[j]!, moved[i]!];
          }
          expect(isReordered(records(texts), records(moved))).toBe(moved.some((text, i) => text !== texts[i]));
        },
      ),
    );
  });

  test('is told where only two of many are exchanged, and the rest repeat nothing', () => {
    const texts = ['1 A ST', '2 B ST', '3 C ST', '4 D ST'];
    expect(isReordered(records(texts), records(['1 A STREET', '3 C ST', '2 B ST', '4 D STREET']))).toBe(true);
  });

  /** Answers that lead from one record to another: what each repeats, and whether that comes back to where it began. */
  test.each<[string, string[], string[], boolean]>([
    ['to a circle that the first is not in', ['X', 'Y', 'Z'], ['Y', 'Z', 'Y'], true],
    ['to a record that repeats itself', ['X', 'Y', 'Z'], ['Y', 'Z', 'Z'], false],
    ['to one that repeats nothing', ['X', 'Y', 'Z'], ['Y', 'Z', 'Q'], false],
    ['in a circle of all', ['X', 'Y', 'Z'], ['Y', 'Z', 'X'], true],
    ['in a circle of two behind one that is in its place', ['X', 'Y', 'Z'], ['X', 'Z', 'Y'], true],
  ])('is judged to its end where it leads %s', (_, asked, answered, expected) => {
    expect(isReordered(records(asked), records(answered))).toBe(expected);
  });

  test('is judged as a search for circles would, whatever the answers repeat', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 7 }), { minLength: 2, maxLength: 8 }), (repeats) => {
        const asked = repeats.map((_, i) => `P${i}`);
        const answered = repeats.map((to) => (to >= 0 && to < asked.length ? `P${to}` : 'NOBODY'));
        const isInCircle = (start: number): boolean => {
          let at = start;
          for (let steps = 0; steps < repeats.length; steps++) {
            at = asked.indexOf(answered[at]!);
            if (at < 0 || (at === start && steps === 0)) return false;
            if (at === start) return true;
          }
          return false;
        };
        expect(isReordered(records(asked), records(answered))).toBe(asked.some((_, i) => isInCircle(i)));
      }),
    );
  });

  test.each<[string, string[], string[]]>([
    ['all is as it was', ['1 A ST', '2 B ST'], ['1 a  st', '2 B ST']],
    ['nothing is repeated', ['1 A ST', '2 B ST'], ['1 A STREET', '2 B STREET']],
    ['a slip becomes the address of another record', ['1 A STRET', '1 A STREET'], ['1 A STREET', '1 A STREET']],
    ['several become one', ['1 A STRT', '1 A STREET', '1 A STRET'], ['1 A STREET', '1 A STREET', '1 A STREET']],
    [
      'one becomes another, which becomes a third',
      ['1 A ST', '1 A STREET', '2 B ST'],
      ['1 A STREET', '1 A STREET VIC', '2 B ST'],
    ],
    ['records are twice there', ['1 A ST', '1 A ST', '2 B ST'], ['1 A ST', '1 A ST', '2 B ST']],
    ['there is one record', ['1 A ST'], ['2 B ST']],
    ['nothing is asked', ['', ''], ['', '']],
  ])('is let be where %s', (_, asked, answered) => {
    expect(isReordered(records(asked), records(answered))).toBe(false);
  });

  test('is let be where an answer is null or has no such field', () => {
    expect(isReordered(records(['a', 'b']), [null, {}])).toBe(false);
    expect(isReordered([{ attributes: {} }, { attributes: {} }], [{}, {}])).toBe(false);
  });
});
