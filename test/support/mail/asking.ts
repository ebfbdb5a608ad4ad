// A mail network over servers that a test writes: every host of the zone lies on this machine.
import { afterEach } from 'vitest';
import type { NetworkFindings } from '../../../src/email/findings.js';
import { MailNetwork, type Stage } from '../../../src/email/network/mail-network.js';
import type { MailSettings } from '../../../src/email/network/settings.js';
import type { SocketLimits } from '../../../src/email/network/smtp/socket-limits.js';
import { fastClock } from './clocks.js';
import { startDns, type Name, type ScriptedDns, type Zone } from './dns-server.js';
import { startSmtp, type ScriptedSmtp, type Temper } from './smtp-server.js';

const ends: (() => unknown)[] = [];

/** Ends what tests of this file started. To be called where its tests are. */
export const endAfterEach = (): void => {
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
};

/** A domain with one server, at an address of this machine. */
export const oneServer: Readonly<Record<string, Name>> = {
  'a.test': { mx: [[10, 'mx.a.test']] },
  'mx.a.test': { a: ['127.0.0.2'] },
};

export interface Asking {
  readonly network: MailNetwork;
  readonly dns: ScriptedDns;
  /** What is found of `local@domain`. */
  ask(address: string, deadlineMs?: number): Promise<NetworkFindings>;
}

/** By the fast clock: so long that a busy machine is no slow server, and so short that a silent one is found out. */
const PATIENT: SocketLimits = {
  connectMs: 300_000,
  replyMs: 300_000,
  tlsMs: 300_000,
  quitMs: 5_000,
  wholeMs: 600_000,
};

export async function asking(
  zone: Zone | Readonly<Record<string, Name>>,
  settings: MailSettings = {},
  stage: Stage = {},
): Promise<Asking> {
  const dns = await nameServer(zone);
  const network = new MailNetwork(
    { resolvers: [dns.resolver], ...settings },
    { clock: fastClock, limits: PATIENT, ...stage },
  );
  ends.push(() => {
    network.close();
  });
  return {
    network,
    dns,
    ask(address, deadlineMs) {
      const at = address.lastIndexOf('@');
      return network.verify({ local: address.slice(0, at), domain: address.slice(at + 1) }, deadlineMs);
    },
  };
}

export async function nameServer(zone: Zone | Readonly<Record<string, Name>>): Promise<ScriptedDns> {
  const server = await startDns(zone);
  ends.push(server.close);
  return server;
}

export async function mailServer(temper?: Temper): Promise<ScriptedSmtp> {
  const server = await startSmtp(temper);
  ends.push(() => server.close());
  return server;
}

/** Asks mail servers at the port, with a name and a sender of its own. */
export const probing = (port: number): MailSettings => ({
  probe: true,
  helo: 'probe.example.com',
  mailFrom: 'sender@example.com',
  smtpPort: port,
  allowPrivateMx: true,
});
