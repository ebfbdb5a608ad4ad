// The type-ahead on a terminal of the test's own, over a few streets: keys in, the screen and the answer out.
import { once } from 'node:events';
import type { PassThrough } from 'node:stream';
import { loadWidths } from '../../../src/cli/output/display-width.js';
import { styleFor } from '../../../src/cli/output/style.js';
import { typeAhead, type Greeting, type Search } from '../../../src/cli/type-ahead/type-ahead.js';
import { fakeIo, type FakeIo } from '../../support/fake-io.js';
import { turns } from '../../support/turns.js';
import { terminalScreen } from './terminal-screen.js';

// Loaded beforehand: a key that is pressed while it loads waits longer than a test does.
await loadWidths();

export const DOWN = '\u001b[B';

export const ESCAPE = '\u001b';

const streets = ['WATTLE STREET', 'WATTLE GROVE', 'WALNUT COURT'];
export const hit = (id: string, text: string, about = '', isGroup = false) => ({ id, text, about, isGroup });

/** Streets by prefix; the first is a group of three units. */
export const search: Search = async (text, id) => {
  if (id === 'group') {
    return { hits: [1, 2, 3].map((n) => hit(`unit-${n}`, `UNIT ${n}, 7 WATTLE STREET`)), message: '' };
  }
  const hits = streets
    .filter((street) => street.startsWith(text.trim().toUpperCase()))
    .map((street, i) => (i === 0 ? hit('group', street, '3 Addresses', true) : hit(`id-${street}`, street)));
  return { hits, message: '' };
};

export interface Session {
  io: FakeIo;
  asked: string[];
  type: (...keys: string[]) => Promise<void>;
  screen: () => string[];
  taken: Promise<string | undefined>;
}

/** More turns than any key takes to be read, searched for and drawn. */
export const settle = (): Promise<void> => turns(20);

/** Starts it over the search that is given, or the few streets. */
export function start(
  given: { search?: Search; greeting?: Greeting; env?: Record<string, string>; size?: [number, number] } = {},
): Session {
  const io = fakeIo({ terminal: true, env: { TERM: 'xterm', NO_COLOR: '1', ...given.env } });
  const asked: string[] = [];
  if (given.size) io.resize(...given.size);
  const asking: Search = async (text, id) => {
    asked.push(id ?? text);
    return (given.search ?? search)(text, id);
  };
  const taken = typeAhead(io, styleFor(io, 'stderr'), asking, given.greeting);
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
