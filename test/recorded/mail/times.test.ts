// How long what was found out of mailboxes, servers and names holds, and how long one that refuses is left alone.
import { afterEach, expect, test, vi } from 'vitest';
import { CatchAlls } from '../../../src/email/network/servers/catch-alls.js';
import { commandFault } from '../../../src/email/network/smtp/command.js';
import { ReplyReader } from '../../../src/email/network/smtp/reply.js';
import { says, type Name } from '../../support/mail/simulated-manners.js';
import { asText } from '../support/recorded.js';
import { logOf, manners, MANY, ONE, type Course, type World } from './course.js';
import { firstAt } from '../limits/first-at.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A world in which every recipient but `al` and the made-up names is told this. */
const telling = (text: string, zone: World['zone'] = (name) => ONE[name]): World => ({
  zone,
  servers: () => ({
    delayMs: 10,
    acts: manners((line) => (/^RCPT TO:<m\d/.test(line) ? says(text) : undefined)),
  }),
});

const mailboxes = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, i) => `m${from + i}@a.test`);

const failing = (code: string) => (): Name => ({ code });

interface Told {
  readonly world: World;
  readonly run: (course: Course) => Promise<void>;
  readonly only?: RegExp;
}

/** What a server is told that refuses for a while, and how long that is. */
const resting = (text: string, count: number, ms: number): Told => ({
  world: telling(text),
  async run({ ask, pass, world }) {
    for (const mailbox of mailboxes(0, count - 1)) await ask(mailbox);
    world.note('one more');
    await ask(`m${count}@a.test`);
    world.note('and another');
    await ask(`m${count + 1}@a.test`);
    await pass(ms - 2 - 1000);
    await ask(`m${count + 2}@a.test`);
    await pass(1000);
    await ask(`m${count + 3}@a.test`);
  },
});

const COURSES: Readonly<Record<string, Told>> = {
  'rests after refusals by policy': resting('554 5.7.1 policy', 3, 300_000),
  'rests where it puts off': resting('450 4.2.0 Greylisted', 10, 300_000),
  'rests where it is asked too much': resting('452 4.5.3 Too many', 3, 300_000),
  'rests where it refuses us': resting('550 5.7.1 Your host is listed in a block list', 1, 3_600_000),
  'what was found is kept': {
    world: telling('450 4.2.0 Greylisted'),
    async run({ ask, pass }) {
      await ask('al@a.test', 'm1@a.test');
      await pass(299_000);
      await ask('m1@a.test');
      await pass(2000);
      await ask('m1@a.test');
      await pass(3_600_000 - 301_000 - 200);
      await ask('al@a.test');
      await pass(300);
      await ask('al@a.test');
    },
  },
  'what was found out of a domain is kept': {
    world: telling('250 Ok'),
    async run({ ask, pass }) {
      await ask('m1@a.test');
      await pass(86_400_000 - 90);
      await ask('m2@a.test');
      await pass(1000);
      await ask('m3@a.test');
    },
  },
  'a test with a made-up name that came to nothing': {
    world: {
      zone: (name) => ONE[name],
      servers: () => ({
        delayMs: 10,
        acts: manners((line) => (line.startsWith('RCPT TO:<q') ? says('450 4.3.0 not now') : undefined)),
      }),
    },
    async run({ ask, pass }) {
      await ask('al@a.test');
      await pass(899_000);
      await ask('bo@a.test');
      await pass(2000);
      await ask('no@a.test');
    },
  },
  'a server that goes away at a made-up name': {
    world: {
      zone: (name) => ONE[name],
      servers: () => ({
        delayMs: 10,
        acts: manners((line) => (line.startsWith('RCPT TO:<q') ? { ending: 'ends' } : undefined)),
      }),
    },
    run: ({ ask }) => ask('al@a.test', 'bo@a.test'),
  },
  'name servers that fail': {
    world: { zone: failing('ESERVFAIL') },
    async run({ ask, pass }) {
      await ask('al@a.test');
      await pass(59_990);
      await ask('bo@a.test');
      await pass(10);
      await ask('no@a.test');
    },
  },
  'no name server': {
    world: { zone: failing('ETIMEOUT') },
    async run({ ask, pass }) {
      await ask(...Array.from({ length: 14 }, (_, i) => `al@d${i}.test`));
      await ask('al@e1.test');
      await pass(4900);
      await ask('al@e2.test');
      await pass(100);
      await ask('al@e3.test', 'al@e4.test');
    },
  },
  'so many questions at a time': {
    world: { zone: MANY, settings: { probe: false, helo: undefined, mailFrom: undefined, smtpPort: undefined } },
    run: ({ ask }) => ask(...Array.from({ length: 70 }, (_, i) => `al@d${i}.test`)),
    only: /asks MX d[56]/,
  },
};

test.each(Object.entries(COURSES))('How long things are kept (%s) is what it was', async (name, told) => {
  const { world, run, only = /RCPT|is |asks|more|another/ } = told;
  const lines = (await logOf(world, run)).filter((line) => only.test(line));
  await expect(asText(lines)).toMatchFileSnapshot(`../answers/mail/time-${name.replaceAll(/[^A-Za-z]+/g, '-')}.txt`);
});

const CODES = [
  'ENODATA',
  'ENOTFOUND',
  'EBADNAME',
  'EREFUSED',
  'EFORMERR',
  'ENOTIMP',
  'EBADRESP',
  'EWHATEVER',
  'EDESTRUCTION',
  'ECANCELLED',
];

test('A question for a name that fails means what it did', async () => {
  const lines: string[] = [];
  for (const code of CODES) {
    lines.push(`# ${code}`, ...(await logOf({ zone: failing(code) }, ({ ask }) => ask('al@a.test'))));
  }
  await expect(asText(lines)).toMatchFileSnapshot('../answers/mail/codes.txt');
});

test('Limits of what is known of domains lie where they did', async () => {
  const isKnownAfter = (others: number): boolean => {
    const known = new CatchAlls({ now: () => 0, after: () => () => undefined });
    const first = known.of('first');
    for (let i = 0; i < others; i++) known.of(`d${i}`);
    return known.of('first') === first;
  };
  const line = await firstAt('domains until the first is forgotten', [99_999, 100_000], isKnownAfter);
  await expect(asText([line])).toMatchFileSnapshot('../answers/mail/domains-kept.txt');
});

test('Limits of replies lie where they did', async () => {
  const read = (text: string): unknown => {
    const reader = new ReplyReader();
    reader.add(Buffer.from(text));
    const reply = reader.next();
    return typeof reply === 'object' ? reply.code : reply;
  };
  const lines = [
    await firstAt('characters of a line', [1, 9000], (n) => read(`250 ${'x'.repeat(n)}\r\n`)),
    await firstAt('characters of a line without its end', [1, 9000], (n) => read(`250 ${'x'.repeat(n)}`)),
    await firstAt('lines', [1, 300], (n) => read(`${'250-x\r\n'.repeat(n)}250 x\r\n`)),
    await firstAt('characters of lines of 4,000', [1, 60], (n) =>
      read(`${`250-${'x'.repeat(4000)}\r\n`.repeat(n)}250 x\r\n`),
    ),
    await firstAt('characters of the lines of a reply', [1, 1000], (n) =>
      read(`${`250-${'x'.repeat(3000 + n)}\r\n`.repeat(18)}250 x\r\n`),
    ),
    await firstAt('bytes of a command', [1, 2000], (n) => commandFault('x'.repeat(n))),
  ];
  await expect(asText(lines)).toMatchFileSnapshot('../answers/mail/reply-limits.txt');
});
