// Everything that is said to mail servers and name servers in some courses, to the millisecond.
import { afterEach, expect, test, vi } from 'vitest';
import { says } from '../../support/mail/simulated-manners.js';
import type { Act } from '../../support/mail/simulated.js';
import { asText } from '../support/recorded.js';
import { logOf, manners, MANY, ONE, type Course, type World } from './course.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const of = (zone: World['zone'] | Readonly<Record<string, object>>): Pick<World, 'zone'> => ({
  zone: typeof zone === 'function' ? zone : (name) => zone[name],
});

/** What a server says to every recipient. */
const toAll =
  (text: string) =>
  (line: string): Act | undefined =>
    line.startsWith('RCPT') ? says(text) : undefined;

const at = (host: string): Readonly<Record<string, object>> => ({
  'a.test': { mx: [[10, host]] },
  'b.test': { mx: [[10, host]] },
  [host]: { a: ['127.0.0.1'] },
});

interface Told {
  readonly world: World;
  readonly run: (course: Course) => Promise<void>;
  /** Lines of the log that are kept. */
  readonly only?: RegExp;
}

const numbered = (count: number, of: (i: number) => string): string[] => Array.from({ length: count }, (_, i) => of(i));
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const LONG = `${`250-2.1.5 ${'x'.repeat(4000)}\r\n`.repeat(14)}250 2.1.5 ${'x'.repeat(4000)}`;
const LONG_REFUSAL = LONG.replaceAll('250-2.1.5', '550-5.1.1').replace('250 2.1.5', '550 5.1.1');
const CONNECTS = /connects|is /;

const COURSES: Readonly<Record<string, Told>> = {
  'one after the other': {
    world: of(ONE),
    async run({ ask, pass }) {
      await ask('al@a.test');
      await pass(150);
      await ask('bo@a.test', 'AL@a.test', 'al@A.TEST');
      await pass(250);
      await ask('none@a.test');
    },
  },
  'every name taken': {
    world: { ...of(ONE), servers: () => ({ delayMs: 10, acts: manners(toAll('250 Ok'), []) }) },
    run: ({ ask }) => ask('al@a.test'),
  },
  'many that are there': {
    world: {
      ...of(ONE),
      servers: () => ({
        delayMs: 1,
        acts: manners(
          undefined,
          numbered(22, (i) => `m${i}`),
        ),
      }),
    },
    run: ({ ask }) => ask(...numbered(22, (i) => `m${i}@a.test`)),
    only: /connects|RCPT|QUIT/,
  },
  'many that are not there': {
    world: of(ONE),
    run: ({ ask }) => ask(...numbered(18, (i) => `m${i}@a.test`)),
    only: /connects|RCPT|QUIT/,
  },
  'a server that is slow': {
    world: {
      ...of(MANY),
      servers: (address) => ({ delayMs: address === '8.8.0.1' ? 200 : 400, acts: manners() }),
    },
    run: ({ ask }) => ask(...numbered(17, (i) => `m${i}@d1.test`), ...numbered(17, (i) => `m${i}@d2.test`)),
    only: /connects|QUIT|closed/,
  },
  'a large provider': {
    world: of(at('aspmx.l.google.com')),
    run: ({ ask }) => ask('al@a.test', 'no@a.test', 'bo@b.test'),
  },
  'late bounces': { world: of(at('mta5.am0.yahoodns.net')), run: ({ ask }) => ask('al@a.test', 'no@a.test') },
  'for sale': { world: of(at('mx.sedoparking.com')), run: ({ ask }) => ask('al@a.test') },
  'names that are no ASCII': {
    world: { ...of(ONE), servers: () => ({ delayMs: 10, acts: manners(undefined, ['zoë', 'al'], ['SMTPUTF8']) }) },
    run: ({ ask }) => ask('al@a.test', 'zoë@a.test', 'no@a.test'),
  },
  'names that a server cannot read': { world: of(ONE), run: ({ ask }) => ask('zoë@a.test', 'al@a.test') },
  'what is no mailbox': {
    world: of(ONE),
    run: ({ ask }) => ask('a b@a.test', 'a>@a.test', 'a@[1.2.3.4]', 'a\r\n@a.test', `a@${'x.'.repeat(126)}xx`),
  },
  'TLS that comes to nothing': {
    world: {
      ...of(ONE),
      servers: () => ({ delayMs: 10, secures: false, acts: manners(undefined, ['al'], ['STARTTLS']) }),
    },
    run: ({ ask }) => ask('al@a.test'),
  },
  'a server that is only as old as HELO': {
    world: {
      ...of(ONE),
      servers: () => ({
        delayMs: 10,
        acts: manners((line) => (line.startsWith('EHLO') ? { ending: 'ends' } : undefined)),
      }),
    },
    async run({ ask, pass }) {
      await ask('al@a.test');
      await pass(1000);
      await ask('bo@a.test');
    },
  },
  'nobody there': {
    world: { ...of(MANY), servers: () => ({ delayMs: 10, refuses: '', acts: manners() }) },
    async run({ ask, pass }) {
      await ask(...numbered(5, (i) => `al@d${i}.test`));
      await ask('al@d6.test');
      await pass(29_979);
      await ask('al@d7.test');
      await ask('al@d8.test');
    },
  },
  'nobody there any more': {
    world: {
      ...of(MANY),
      servers: (address) => ({
        delayMs: 10,
        ...(address !== '8.8.0.0' && { refuses: 'ENETUNREACH' }),
        acts: manners(),
      }),
    },
    async run({ ask, pass }) {
      await ask('al@d0.test');
      for (let i = 1; i < 28; i++) await ask(`al@d${i}.test`);
      await pass(30_000);
      await ask('al@d30.test', 'al@d31.test');
    },
    only: CONNECTS,
  },
  'all at a time': {
    world: of(MANY),
    run: ({ ask }) => ask(...numbered(22, (i) => `al@d${i}.test`)),
    only: CONNECTS,
  },
  'a server by many names': {
    world: of((name) => (name.startsWith('mx.') ? { a: ['8.8.8.8'] } : MANY(name))),
    run: ({ ask }) => ask(...numbered(4, (i) => `al@d${i}.test`)),
    only: CONNECTS,
  },
  'a provider for many domains': {
    world: of((name) => (name.endsWith('.google.com') ? { a: ['8.8.8.8'] } : { mx: [[1, `${name}.google.com`]] })),
    run: ({ ask }) => ask(...numbered(17, (i) => `al@d${i}.test`)),
    only: CONNECTS,
  },
  'nobody waits any more': {
    world: { ...of(ONE), servers: () => ({ delayMs: 2000, acts: manners() }) },
    async run({ ask, begin, pass }) {
      begin('al@a.test', 5000);
      begin('bo@a.test', 9000);
      await pass(8000);
      await ask('al@a.test');
    },
  },
  'a server that refuses with pages of text': {
    world: {
      ...of(ONE),
      servers: () => ({
        delayMs: 1,
        acts: manners((line) => (line.startsWith('RCPT') ? says(LONG_REFUSAL) : undefined)),
      }),
    },
    run: ({ ask }) => ask('m1@a.test', 'm2@a.test'),
    only: /is |connects/,
  },
  'a server that never ends': {
    world: {
      ...of(ONE),
      // Whole replies of 56 KB each, of which a connection may have 18.
      servers: () => ({
        delayMs: 1,
        acts: manners((line) => (line.startsWith('RCPT TO:<m') ? says(LONG) : undefined)),
      }),
    },
    run: ({ ask }) => ask(...numbered(20, (i) => `m${i}@a.test`)),
    only: /is |connects/,
  },
  'servers by the dozen': {
    world: {
      ...of({
        'a.test': { mx: DIGITS.map((i) => [9 - i, `MX${i}.a.test.`]) },
        ...Object.fromEntries(DIGITS.map((i) => [`mx${i}.a.test`, { a: [`127.0.0.${i}`] }])),
        'b.test': { mx: [[10, 'mx.b.test']] },
        'mx.b.test': { a: DIGITS.map((i) => `127.0.1.${i}`) },
      }),
      servers: () => ({ delayMs: 10, refuses: 'ECONNREFUSED', acts: manners() }),
    },
    run: ({ ask }) => ask('al@a.test', 'al@b.test'),
  },
  'servers that are none': {
    world: of({
      'a.test': {
        mx: [
          [3, 'mx.a.test'],
          [1, '10.0.0.1'],
          [2, 'localhost'],
          [2, 'gone.a.test'],
          [2, '.'],
        ],
      },
      'mx.a.test': { a: ['127.0.0.1'] },
      'b.test': {
        mx: [
          [1, 'x.invalid'],
          [2, '-.b.test'],
          [3, 'x'.repeat(64)],
        ],
      },
      'c.test': {
        mx: [
          [1, 'gone.a.test'],
          [2, '1.2.3.4'],
        ],
      },
      'd.test': { mx: [[1, '']] },
      'e.test': { a: ['127.0.0.1'] },
      'f.test': { mx: [[1, 'mx6.test']] },
      'mx6.test': { aaaa: ['::1'] },
      'g.test': {},
    }),
    run: ({ ask }) => ask(...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => `al@${name}.test`)),
  },
};

test.each(Object.entries(COURSES))('A course of questions for mailboxes (%s) is what it was', async (name, told) => {
  const { world, run, only = /./ } = told;
  const lines = (await logOf(world, run)).filter((line) => only.test(line));
  await expect(asText(lines)).toMatchFileSnapshot(`../answers/mail/course-${name.replaceAll(/[^A-Za-z]+/g, '-')}.txt`);
});
