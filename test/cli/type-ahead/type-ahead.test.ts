// The type-ahead: what is typed, what is chosen, and how it is left.
import type { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { WaypostError } from '../../../src/contract/errors.js';
import { turns } from '../../support/turns.js';
import { terminalScreen } from './terminal-screen.js';
import { DOWN, ESCAPE, search, settle, type Session, start } from './session.js';

const UP = '\u001b[A';

const ENTER = '\r';

const BACKSPACE = '\u007f';

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
    expect(session.screen()).toEqual(['› a', 'nothing fits · no data of NZ']);
  });
});

describe('Before anything is typed', () => {
  test('what the search knows stands below the empty line, until it is asked', async () => {
    const session = start({ greeting: async () => 'no addresses of France are installed: only places are found' });
    await settle();
    expect(session.screen()).toEqual([
      '›',
      'type an address; escape leaves · no addresses of France are installed: only',
      'places are found',
    ]);
    await session.type('zzz');
    expect(session.screen()).toEqual(['› zzz', 'nothing fits']);
  });

  test('data that is not there is told at once, the terminal given back first', async () => {
    const greeting = () => Promise.reject(new WaypostError('source-not-installed', 'nothing of AU is installed'));
    const session = start({ greeting });
    await expect(session.taken).rejects.toThrow('nothing of AU is installed');
    expectRestored(session);
    expect(session.asked).toEqual([]);
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
    ['Ctrl-D that came before keys were taken', '\u0000'],
    ['Ctrl-D behind what was typed', 'wa\u0004'],
  ])('%s takes nothing and gives the terminal back', async (_, key) => {
    const session = start();
    await session.type(key);
    expect(await session.taken).toBeUndefined();
    expectRestored(session);
  });

  test('Ctrl-D before the end of what was typed deletes a letter', async () => {
    const session = start();
    await session.type('wax', '\u001b[D', '\u0004');
    expect(session.screen()[0]).toMatch(/ wa$/);
    await session.type('\u0004');
    expect(await session.taken).toBeUndefined();
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
