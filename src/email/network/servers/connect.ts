// The way to a conversation with a server: its addresses one after the other, no faster than is polite, and once more
// where a server cannot do what it offers.
import { isIPv6 } from 'node:net';
import { isGlobalAddress } from '../dns/global-address.js';
import type { MailHost } from '../dns/mail-route.js';
import { waitFor, type Clock } from '../clock.js';
import type { ProbeSettings } from '../settings.js';
import { Conversation, type Manners } from '../smtp/conversation.js';
import { ConnectionFailure, MailSocket } from '../smtp/mail-socket.js';
import type { SocketLimits } from '../smtp/socket-limits.js';
import type { CatchAlls } from './catch-alls.js';
import type { MinuteLimit } from './minute-limit.js';
import type { PortCheck } from './port-check.js';
import type { Provider } from './provider.js';
import type { Turns } from './turns.js';

/** What all servers share. */
export interface Surroundings {
  readonly clock: Clock;
  readonly halt: AbortSignal;
  readonly settings: ProbeSettings;
  readonly turns: Turns;
  readonly catchAlls: CatchAlls;
  readonly port: PortCheck;
  /** Connections of all servers together. */
  readonly connections: MinuteLimit;
  readonly limits: SocketLimits;
}

/** Addresses of one server that are tried. */
const ADDRESSES = 2;
/**
 * Milliseconds between two connections to one server at least, and at most: one that answers slowly needs longer to see
 * the end of a connection, and not to count it beside the next.
 */
const GAP_MS = 80;
const LONGEST_GAP_MS = 1000;

/** How long a server is left alone whose slowest reply took so long (milliseconds). */
export const restAfter = (slowestMs: number): number => Math.min(Math.max(GAP_MS, 3 * slowestMs), LONGEST_GAP_MS);

/** Throws `ConnectionFailure` and `ConversationRefused`, with no connection left open. */
export async function connect(
  host: MailHost,
  provider: Provider,
  around: Surroundings,
  manners: Manners,
): Promise<Conversation> {
  let failure: unknown;
  for (const address of host.addresses.slice(0, ADDRESSES)) {
    try {
      const socket = await reach(address, host, provider, around);
      return await beginWell(socket, host, provider, around, manners, address);
    } catch (error) {
      failure = error;
      const mayTryNext = error instanceof ConnectionFailure && error.kind !== 'stopped';
      if (!mayTryNext) throw error;
    }
  }
  throw failure;
}

/** A conversation, begun a second time without what the server could not do. */
async function beginWell(
  socket: MailSocket,
  host: MailHost,
  provider: Provider,
  around: Surroundings,
  manners: Manners,
  address: string,
): Promise<Conversation> {
  const known = { ...manners };
  try {
    return await begin(socket, host, around, manners);
  } catch (error) {
    const isNew = known.onlyHelo !== manners.onlyHelo || known.withoutTls !== manners.withoutTls;
    if (!isNew || !(error instanceof ConnectionFailure)) throw error;
    await waitFor(around.clock, GAP_MS, around.halt);
    return begin(await reach(address, host, provider, around), host, around, manners);
  }
}

async function begin(
  socket: MailSocket,
  host: MailHost,
  { settings }: Surroundings,
  manners: Manners,
): Promise<Conversation> {
  try {
    return await Conversation.begin(socket, host, settings, manners);
  } catch (error) {
    await socket.leave();
    throw error;
  }
}

/** True if the failure may be that of this network; where there is no IPv6, that says nothing of the port. */
const isOfNetwork = ({ kind }: ConnectionFailure, address: string): boolean =>
  kind !== 'stopped' && !(kind === 'unreachable' && isIPv6(address));

/** An open connection to the address. Servers that are not public are the operator's own: they have no limit. */
async function reach(address: string, host: MailHost, provider: Provider, around: Surroundings): Promise<MailSocket> {
  const { clock, halt, port, settings, connections, limits } = around;
  if (isGlobalAddress(address)) {
    await waitFor(clock, Math.max(provider.connections.reserve(), connections.reserve()), halt);
  }
  try {
    const socket = await MailSocket.open(address, settings.port, clock, halt, limits);
    port.reached();
    return socket;
  } catch (error) {
    if (error instanceof ConnectionFailure && isOfNetwork(error, address)) port.notReached(host.name);
    throw error;
  }
}
