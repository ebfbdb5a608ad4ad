// What simulated mail servers and name servers say where a test says nothing else.
import type { DnsQuestions, MailExchange } from '../../../src/email/network/dns/name-server.js';
import type { Act, Simulated } from './simulated.js';
import type { Name as Records } from './dns-server.js';

/** Records of a name, or the code with which a question for it fails. */
export interface Name extends Records {
  readonly code?: string;
}

export interface Manners {
  readonly mailboxes: readonly string[];
  /** Words of EHLO. */
  readonly offers?: readonly string[];
}

/** The reply of a server that is as it should be, whose every mailbox but those is unknown. */
export function reply(line: string, { mailboxes, offers = ['PIPELINING'] }: Manners): Act {
  if (line === '') return says('220 mx.test ready');
  const verb = /^[A-Z]+/.exec(line)?.[0] ?? '';
  switch (verb) {
    case 'EHLO': {
      const words = ['mx.test', ...offers];
      return says(words.map((word, i) => `250${i === words.length - 1 ? ' ' : '-'}${word}`).join('\r\n'));
    }
    case 'RCPT': {
      const local = /<(.*)@/.exec(line)?.[1] ?? '';
      return says(mailboxes.includes(local) ? '250 2.1.5 Ok' : '550 5.1.1 User unknown');
    }
    case 'STARTTLS':
      return { ...says('220 2.0.0 go ahead'), ending: 'starts TLS' };
    case 'QUIT':
      return { ...says('221 2.0.0 Bye'), ending: 'ends' };
    default:
      return says('250 2.0.0 Ok');
  }
}

export const says = (text: string): Act => ({ sends: [`${text}\r\n`] });

/** Name servers of a zone, which take so long for a question. */
export function simulatedNames(world: Simulated, zone: (name: string) => Name | undefined, delayMs = 5): DnsQuestions {
  const ask = <T>(type: string, name: string, of: (found: Name) => T[]): Promise<T[]> =>
    new Promise((resolve, reject) => {
      const fail = (code: string): void => {
        reject(Object.assign(new Error(code), { code }));
      };
      world.note(`asks ${type} ${name}`);
      const answer = (): void => {
        const found = zone(name);
        if (found === undefined) fail('ENOTFOUND');
        else if (found.code !== undefined) fail(found.code);
        else if (of(found).length === 0) fail('ENODATA');
        else resolve(of(found));
      };
      world.later(delayMs, answer, true);
    });
  return {
    resolveMx: (name) =>
      ask('MX', name, ({ mx = [] }) => mx.map(([priority, exchange]): MailExchange => ({ priority, exchange }))),
    resolve4: (name) => ask('A', name, ({ a = [] }) => [...a]),
    resolve6: (name) => ask('AAAA', name, ({ aaaa = [] }) => [...aaaa]),
    cancel() {
      world.note('no more questions');
    },
  };
}
