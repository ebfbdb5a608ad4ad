// What comes of mail servers that do something odd at any of their replies, once or from then on: what is found of
// mailboxes, how long it takes, and everything that is said meanwhile, as a sum.
import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { MailNetwork } from '../../../src/email/network/mail-network.js';
import { probing } from '../../support/mail/asking.js';
import { reply, says, simulatedNames } from '../../support/mail/simulated-manners.js';
import { Simulated, type Act } from '../../support/mail/simulated.js';
import { asText } from '../support/recorded.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const code = (text: string): Act => says(text);

/** What a server does in place of its reply, or of what it would have done. */
const FAULTS: Readonly<Record<string, (act: Act) => Act>> = {
  'goes away': () => ({ ending: 'ends' }),
  'replies and goes away': (act) => ({ ...act, ending: 'ends' }),
  'is slow': (act) => ({ ...act, afterMs: 19_999 }),
  'is too slow': (act) => ({ ...act, afterMs: 20_001 }),
  'replies byte by byte': ({ sends = [], ...act }) => ({ ...act, sends: [...sends.join('')] }),
  'replies by half': ({ sends = [] }) => ({ sends: [sends.join('').slice(0, 9)] }),
  'replies twice': ({ sends = [], ...act }) => ({ ...act, sends: [sends.join('').repeat(2)] }),
  'says something else': () => code('HTTP/1.1 400 Bad Request'),
  'says two codes': () => code('250-a\r\n550 b'),
  'says goodbye': () => ({ ...code('421 4.3.2 closing'), ending: 'ends' }),
  'says later': () => code('450 4.2.0 Greylisted'),
  'says too many': () => code('452 4.5.3 Too many recipients'),
  'says unknown word': () => code('502 5.5.2 what?'),
  'says blocked': () => code('550 5.7.1 Your host is listed in a block list'),
  'says no such user': () => code('550 5.1.1 User unknown'),
  'says no to the sender': () => code('553 5.1.8 Sender address rejected'),
  'says no': () => code('554 5.0.0 no'),
  'says 354': () => code('354 go on'),
  'takes it': () => code('250 2.0.0 Ok'),
  'says that it does not look': () => code('252 2.1.5 perhaps'),
};

const ZONE: Readonly<Record<string, object>> = {
  'a.test': {
    mx: [
      [10, 'mx1.a.test'],
      [20, 'mx2.a.test'],
    ],
  },
  'mx1.a.test': { a: ['127.0.0.1', '127.0.0.2'] },
  'mx2.a.test': { a: ['127.0.0.3'] },
};

/** Asks for four mailboxes, two of them a minute later, of servers whose n-th act is a fault, or all from it on. */
async function course(fault: (act: Act) => Act, nth: number, isOnce: boolean): Promise<[string, string]> {
  const world = new Simulated();
  let acts = 0;
  world.connectsTo((address) => ({
    delayMs: address === '127.0.0.3' ? 200 : 10,
    acts(line) {
      const act = reply(line, { mailboxes: ['al', 'bo'], offers: ['STARTTLS', '8BITMIME'] });
      const isHit = isOnce ? acts === nth : acts >= nth;
      acts++;
      return isHit ? fault(act) : act;
    },
  }));
  const dns = simulatedNames(world, (name) => ZONE[name]);
  const network = new MailNetwork(probing(2525), { clock: world.clock, dns });
  const ask = (local: string): Promise<string> =>
    network.verify({ local, domain: 'a.test' }).then(({ mailbox, reason }) => {
      world.note(`${local} is ${mailbox}: ${reason}`);
      return reason.includes(mailbox) ? `${local} ${mailbox}` : `${local} ${mailbox} ${reason}`;
    });
  const first = await world.until(Promise.all(['al', 'none'].map(ask)));
  await world.pass(60_000);
  const then = await world.until(Promise.all(['bo', 'nobody'].map(ask)));
  await world.pass(10_000);
  network.close();
  await world.pass(1000);
  expect(world.open).toBe(0);
  const left = world.waiting.length === 0 ? '' : `; timers ${world.waiting.join(' ')}`;
  return [`${[...first, ...then].join(', ')}; ${world.connections} connections${left}`, sumOf(world.steadyLog)];
}

const sumOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 6);

/** How many of the replies are tried: all of a course, and those up to the first mailbox. */
const TRIED = { once: 18, 'from then on': 9 };

test.each(Object.entries(TRIED))('What comes of an odd reply, %s, is what it was', async (how, count) => {
  const lines: string[] = [];
  for (const [name, fault] of Object.entries(FAULTS)) {
    const outcomes = new Map<string, string[]>();
    for (let nth = 0; nth < count; nth++) {
      const [outcome, sum] = await course(fault, nth, how === 'once');
      outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), `${nth} ${sum}`]);
    }
    lines.push(`# ${name}`, ...[...outcomes].map(([outcome, sums]) => `${outcome}: ${sums.join(', ')}`));
  }
  await expect(asText(lines)).toMatchFileSnapshot(`../answers/mail/${how.replaceAll(' ', '-')}.txt`);
});
