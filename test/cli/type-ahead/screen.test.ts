// What the type-ahead draws: long lists and lines, other sizes, wide letters, colours.
import { describe, expect, test } from 'vitest';
import type { Search } from '../../../src/cli/type-ahead/type-ahead.js';
import { terminalScreen } from './terminal-screen.js';
import { DOWN, hit, settle, start } from './session.js';

describe('The screen', () => {
  const long = 'UNIT 1, 123-125 A VERY LONG STREET NAME BOULEVARD NORTH, SOMEWHERE FAR AWAY VIC 3999';
  const many: Search = async () => ({
    hits: Array.from({ length: 40 }, (_, i) => hit(String(i), `${i} ${long}`, '12 Addresses')),
    message: '',
  });

  test.each([
    [80, 24],
    [30, 8],
    [12, 4],
    [8, 3],
    [3, 2],
    [1, 1],
  ])('of %i by %i breaks no line and shows no more lines than it has', async (columns, rows) => {
    const session = start({ search: many, size: [columns, rows] });
    await session.type('a long text that is wider than the terminal by far, 宽字符 too', DOWN, DOWN, DOWN);
    const { lines, row, column } = terminalScreen(session.io.err(), columns);
    expect(lines.length).toBeLessThanOrEqual(rows);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(Math.max(1, columns - 1));
    expect({ row, fits: column < columns }).toEqual({ row: 0, fits: true });
  });

  test('keeps the chosen hit on it however far down it is', async () => {
    const session = start({ search: many, size: [40, 6] });
    await session.type('a', ...Array.from({ length: 25 }, () => DOWN));
    expect(session.screen().some((line) => line.startsWith('› 25 '))).toBe(true);
    await session.type(
      '\u001b[6~',
      '\u001b[6~',
      '\u001b[6~',
      '\u001b[6~',
      '\u001b[6~',
      '\u001b[6~',
      '\u001b[6~',
      '\u001b[6~',
    );
    expect(session.screen().some((line) => line.startsWith('› 39 '))).toBe(true);
  });

  test('is drawn anew when the terminal gets another size', async () => {
    const session = start({ search: many, size: [60, 10] });
    await session.type('a');
    expect(session.screen()).toHaveLength(10);
    session.io.resize(60, 5);
    await settle();
    expect(session.screen()).toHaveLength(5);
  });

  test.each([
    [14, '› wa'],
    [13, 'wa'],
  ])('of %i columns begins with %j: a narrow one has no room for a sign', async (columns, line) => {
    const session = start({ search: many, size: [columns, 6] });
    await session.type('wa');
    expect(session.screen()[0]).toBe(line);
  });

  test('counts wide letters as two columns', async () => {
    const session = start();
    await session.type('宽é');
    expect(terminalScreen(session.io.err()).column).toBe(2 + 3);
  });

  test('lets no control character of the data through', async () => {
    const session = start({
      search: async () => ({ hits: [hit('1', '1 \u001b[2JEVIL\u0007 STREET\n', '')], message: '' }),
    });
    await session.type('1');
    expect(session.screen()).toEqual([
      '› 1',
      String.raw`› 1 \u001b[2JEVIL\u0007 STREET\n`,
      '1 of 1 · enter takes it · escape leaves',
    ]);
  });

  test('has colours where the terminal has them', async () => {
    const session = start({ env: { NO_COLOR: '' } });
    await session.type('wa');
    expect(session.io.err()).toContain('\u001b[1mWATTLE STREET\u001b[22m');
  });
});
