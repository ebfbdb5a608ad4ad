// A course of questions for mailboxes in a simulated world, and all that happens in it.
import { expect } from 'vitest';
import { MailNetwork } from '../../../src/email/network/mail-network.js';
import type { MailSettings } from '../../../src/email/network/settings.js';
import { probing } from '../../support/mail/asking.js';
import { reply, simulatedNames, type Name } from '../../support/mail/simulated-manners.js';
import { Simulated, type Act, type ServerAt } from '../../support/mail/simulated.js';

export interface World {
  readonly zone: (name: string) => Name | undefined;
  /** Servers by their addresses; each takes `al` and `bo`, and no other, by default. */
  readonly servers?: ServerAt;
  readonly settings?: MailSettings;
}

export interface Course {
  readonly world: Simulated;
  readonly network: MailNetwork;
  /** Asks for mailboxes, all at once, and waits until all are answered. */
  ask(...addresses: readonly string[]): Promise<void>;
  /** Asks and waits for nothing. */
  begin(address: string, deadlineMs?: number): void;
  pass(ms: number): Promise<void>;
}

/** A server that does as one should but where `odd` says otherwise, which takes these mailboxes alone. */
export const manners =
  (odd: (line: string) => Act | undefined = () => undefined, mailboxes = ['al', 'bo'], offers?: string[]) =>
  (line: string): Act =>
    odd(line) ?? reply(line, { mailboxes, ...(offers && { offers }) });

/** One server for a domain, at one address. */
export const ONE: Readonly<Record<string, Name>> = {
  'a.test': { mx: [[10, 'mx.a.test']] },
  'mx.a.test': { a: ['127.0.0.1'] },
};

/** A domain of its own for each: `d12.test` has the server `mx.d12.test` at a public address of its own. */
export const MANY = (name: string): Name | undefined => {
  const [, isServer, number] = /^(mx\.)?d(\d+)\.test$/.exec(name) ?? [];
  if (number === undefined) return undefined;
  return isServer === undefined
    ? { mx: [[10, `mx.${name}`]] }
    : { a: [`8.8.${Number(number) >> 8}.${Number(number) & 255}`] };
};

/** The log of a course. Nothing of it is open in the end, and nothing that the program waits for. */
export async function logOf(
  { zone, servers, settings }: World,
  run: (course: Course) => Promise<void>,
): Promise<string[]> {
  const world = new Simulated();
  world.connectsTo(servers ?? (() => ({ delayMs: 10, acts: manners() })));
  const network = new MailNetwork(
    { ...probing(2525), ...settings },
    { clock: world.clock, dns: simulatedNames(world, zone) },
  );
  const asked = (address: string, deadlineMs?: number): Promise<void> => {
    const at = address.lastIndexOf('@');
    return network.verify({ local: address.slice(0, at), domain: address.slice(at + 1) }, deadlineMs).then(
      (found) => {
        world.note(`${address} is ${Object.values(found).join(' ')}`);
      },
      (error: unknown) => {
        world.note(`${address} fails: ${(error as Error).message}`);
      },
    );
  };
  await run({
    world,
    network,
    async ask(...addresses) {
      await world.until(Promise.all(addresses.map((address) => asked(address))));
    },
    begin(address, deadlineMs) {
      void asked(address, deadlineMs);
    },
    pass: (ms) => world.pass(ms),
  });
  for (const note of network.notes()) world.note(`notes: ${note}`);
  network.close();
  await world.pass(1000);
  expect([world.open, world.waiting]).toEqual([0, []]);
  return world.steadyLog;
}
