// The type-ahead on a terminal of the test's own: keys in, the screen and the answer out.
import { once } from 'node:events';
import type { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { styleFor } from '../../../src/cli/output/style.js';
import { typeAhead, type Search } from '../../../src/cli/type-ahead/type-ahead.js';
import { WaypostError } from '../../../src/contract/errors.js';
import { fakeIo, type FakeIo } from '../../support/fake-io.js';
import { turns } from '../../support/turns.js';
import { terminalScreen } from '../../support/terminal-screen.js';

const UP = '\u001b[A';
const DOWN = '\u001b[B';
const ENTER = '\r';
const ESCAPE = '\u001b';
const BACKSPACE = '\u007f';

const streets = ['WATTLE STREET', 'WATTLE GROVE', 'WALNUT COURT'];
const hit = (id: string, text: string, about = '', isGroup = false) => ({ id, text, about, isGroup });

/** Streets by prefix; the first is a group of three units. */
const search: Search = async (text, id) => {
  if (id === 'group') {
    return { hits: [1, 2, 3].map((n) => hit(`unit-${n}`, `UNIT ${n}, 7 WATTLE STREET`)), message: '' };
  }
  const hits = streets
    .filter((street) => street.startsWith(text.trim().toUpperCase()))
    .map((street, i) => (i === 0 ? hit('group', street, '3 Addresses', true) : hit(`id-${street}`, street)));
  return { hits, message: '' };
};

interface Session {
  io: FakeIo;
  asked: string[];
  type: (...keys: string[]) => Promise<void>;
  screen: () => string[];
  taken: Promise<string | undefined>;
}

/** More turns than any key takes to be read, searched for and drawn. */
const settle = (): Promise<void> => turns(20);

function start(given: { search?: Search; env?: Record<string, string>; size?: [number, number] } = {}): Session {
  const io = fakeIo({ terminal: true, env: { TERM: 'xterm', NO_COLOR: '1', ...given.env } });
  const asked: string[] = [];
  if (given.size) io.resize(...given.size);
  const taken = typeAhead(io, styleFor(io, 'stderr'), async (text, id) => {
    asked.push(id ?? text);
    return (given.search ?? search)(text, id);
  });
  taken.catch(() => undefined);
  return {
    io,
    asked,
    taken,
    type: async (...keys) => {
      for (const key of keys) {
        // An escape by itself is known as a key when nothing has followed it for a while.
        const pressed = key === ESCAPE ? once(io.stdin, 'keypress') : undefined;
        (io.stdin as PassThrough).write(key);
        await pressed;
        await settle();
      }
    },
    screen: () => terminalScreen(io.err(), io.terminalSize().columns).lines,
  };
}

/** The terminal is as it was: echo and lines, the cursor to be seen, no paste marks, nothing of ours on it. */
function expectRestored({ io, screen }: Session): void {
  expect(io.isRaw()).toBe(false);
  expect(terminalScreen(io.err()).modes).toEqual(['25']);
  expect(screen().join('')).toBe('');
}

describe('What is typed', () => {
  test('is searched as it is typed, and the hits stand below it', async () => {
    const session = start();
    await session.type('w', 'a');
    expect(session.asked).toEqual(['w', 'wa']);
    expect(session.screen()).toEqual([
      '› wa',
      '› WATTLE STREET  3 Addresses …',
      '  WATTLE GROVE',
      '  WALNUT COURT',
      '1 of 3 · enter opens · escape leaves',
    ]);
    await session.type('ttle', BACKSPACE);
    expect(session.screen()[0]).toBe('› wattl');
    expect(session.screen()).toHaveLength(4);
  });

  test('is searched once for all that was pasted, line ends as blanks', async () => {
    const session = start();
    await session.type('\u001b[200~wattle\r\nstreet\u001b[201~');
    expect(session.asked).toEqual(['wattle street']);
    expect(session.screen()[0]).toBe('› wattle street');
  });

  test.each([
    ['Ctrl-U clears it', ['wattle st', '\u0015'], ''],
    ['Ctrl-W takes the last word', ['wattle st ', '\u0017'], 'wattle '],
    ['Ctrl-K takes what is behind the cursor', ['wattle', '\u001b[D', '\u001b[D', '\u000b'], 'watt'],
    ['letters go in at the cursor', ['wttle', '\u001b[H', '\u001b[C', 'a', '\u001b[F', '!'], 'wattle!'],
    ['delete takes the letter under the cursor', ['xwa', '\u0001', '\u001b[3~'], 'wa'],
    ['an unknown key changes nothing', ['wa', '\u001bOP', '\t', '\u001b[1;5C'], 'wa'],
    ['backspace takes a whole letter of several code points', ['Māori e\u0301', BACKSPACE], 'Māori '],
  ])('%s', async (_, keys, text) => {
    const session = start();
    await session.type(...keys);
    expect(session.screen()[0]).toBe(`› ${text}`.trimEnd());
  });

  test('says when nothing fits', async () => {
    const session = start();
    expect(session.screen()).toEqual(['›', 'type an address; escape leaves']);
    await session.type('zzz');
    expect(session.screen()).toEqual(['› zzz', 'nothing fits']);
    await session.type(ENTER);
    expect(session.screen()).toEqual(['› zzz', 'nothing fits']);
  });

  test('shows the remark of a search without hits', async () => {
    const session = start({ search: async () => ({ hits: [], message: 'no data of NZ' }) });
    await session.type('a');
    expect(session.screen()).toEqual(['› a', 'no data of NZ']);
  });
});

describe('Choosing', () => {
  test('arrows move within the hits and stop at the ends; Enter takes the address', async () => {
    const session = start();
    await session.type('wa', UP, DOWN, DOWN, DOWN, DOWN, UP);
    expect(session.screen()[2]).toBe('› WATTLE GROVE');
    await session.type(ENTER);
    expect(await session.taken).toBe('id-WATTLE GROVE');
    expectRestored(session);
  });

  test('Enter on a group opens it, Escape goes back to where it was, typing begins anew', async () => {
    const session = start();
    await session.type('wa', ENTER, DOWN);
    expect(session.asked).toEqual(['wa', 'group']);
    expect(session.screen()).toEqual([
      '› wa',
      'WATTLE STREET',
      '  UNIT 1, 7 WATTLE STREET',
      '› UNIT 2, 7 WATTLE STREET',
      '  UNIT 3, 7 WATTLE STREET',
      '2 of 3 · enter takes it · escape goes back',
    ]);
    await session.type(ESCAPE);
    expect(session.screen()[1]).toBe('› WATTLE STREET  3 Addresses …');
    await session.type(ENTER, 'l');
    expect(session.screen()).toEqual([
      '› wal',
      '› WALNUT COURT  3 Addresses …',
      '1 of 1 · enter opens · escape leaves',
    ]);
  });

  test('keys pressed faster than the search answers are all done, in order', async () => {
    const session = start({
      search: async (text, id) => {
        await turns(4);
        return search(text, id);
      },
    });
    await session.type(`wa${ENTER}${DOWN}${DOWN}${ENTER}`);
    expect(await session.taken).toBe('unit-3');
    expect(session.asked).toEqual(['wa', 'group']);
  });
});

describe('Leaving', () => {
  test.each([
    ['Escape', ESCAPE],
    ['Ctrl-D on an empty line', '\u0004'],
  ])('%s takes nothing and gives the terminal back', async (_, key) => {
    const session = start();
    await session.type(key);
    expect(await session.taken).toBeUndefined();
    expectRestored(session);
  });

  test('the end of the input takes nothing', async () => {
    const session = start();
    await session.type('wa');
    (session.io.stdin as PassThrough).end();
    expect(await session.taken).toBeUndefined();
    expectRestored(session);
  });

  test.each([
    ['Ctrl-C', 130, (session: Session) => session.type('wa', '\u0003')],
    [
      'SIGTERM',
      143,
      async (session: Session) => {
        await session.type('wa');
        session.io.signal('SIGTERM');
      },
    ],
  ])('%s ends with %i, the terminal given back', async (_, code, leave) => {
    const session = start();
    await leave(session);
    await expect(session.taken).rejects.toMatchObject({ exitCode: code });
    expectRestored(session);
  });

  test('an error of the search gives the terminal back before it is told', async () => {
    const session = start({ search: () => Promise.reject(new WaypostError('bad-request', 'no such country')) });
    await session.type('w');
    await expect(session.taken).rejects.toThrow('no such country');
    expectRestored(session);
  });

  test.each(['dumb', ''])('a terminal that cannot move its cursor (TERM=%j) is told to give the text', async (term) => {
    const session = start({ env: { TERM: term } });
    await expect(session.taken).rejects.toThrow(/give the text/);
    expect(session.io.isRaw()).toBe(false);
    expect(session.io.err()).toBe('');
  });
});

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
    expect(session.screen()).toEqual(['› 1', '› 1  [2JEVIL  STREET', '1 of 1 · enter takes it · escape leaves']);
  });

  test('has colours where the terminal has them', async () => {
    const session = start({ env: { NO_COLOR: '' } });
    await session.type('wa');
    expect(session.io.err()).toContain('\u001b[1mWATTLE STREET\u001b[22m');
  });
});
