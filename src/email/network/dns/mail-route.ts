// Where mail for a domain goes, as DNS says it (RFC 5321, 5.1): mail servers in their order, the domain's own address
// where it names none, and whether the way to each ends at an address that may be asked.
import { isIP } from 'node:net';
import { isGlobalAddress } from './global-address.js';
import type { DnsAnswer, DnsFailure, MailExchange, NameServer } from './name-server.js';

/** A server whose addresses were looked up and may be connected to. */
export interface MailHost {
  readonly name: string;
  /** IP addresses in the order in which to try them; at least one. */
  readonly addresses: readonly string[];
}

/** Why nothing of a server's name can be connected to, the most telling last. */
export type HostProblem =
  | { readonly kind: 'unresolved' | 'literal' | 'local-name' | 'not-global' }
  | { readonly kind: 'failed'; readonly failure: DnsFailure };

export type MailRoute =
  | { readonly kind: 'absent' }
  | { readonly kind: 'refuses-mail' }
  /** The domain exists, with neither a mail server nor an address. */
  | { readonly kind: 'no-server' }
  | { readonly kind: 'failed'; readonly failure: DnsFailure }
  /** `isImplied`: the domain names no server and has an address. */
  | { readonly kind: 'servers'; readonly names: readonly string[]; readonly isImplied: boolean };

/** A domain may name any number of servers, and a hostile one will. */
const SERVERS = 8;
const ADDRESSES = 4;

const HOST_NAME = /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,62})(?:\.[a-z0-9_][a-z0-9_-]{0,62})*$/;
/** Names that mean no other machine (RFC 6761): to name one as server is an old way to take no mail. */
const NO_OTHER_MACHINE = /(?:^|\.)(?:localhost|localdomain|invalid)$/;

export class MailRoutes {
  constructor(
    private readonly dns: NameServer,
    private readonly allowPrivate: boolean,
  ) {}

  async routeOf(domain: string): Promise<MailRoute> {
    const answer = await this.dns.mailExchanges(domain);
    if (answer.kind === 'found') return routeThrough(answer.records);
    if (answer.kind === 'failed') return answer;
    if (answer.kind === 'absent') return { kind: 'absent' };
    const own = await this.addressesOf(domain);
    if (own.kind === 'failed') return own;
    return own.kind === 'found' ? { kind: 'servers', names: [domain], isImplied: true } : { kind: 'no-server' };
  }

  /** The server with the addresses that may be connected to, or why there are none. */
  async hostOf(name: string): Promise<MailHost | HostProblem> {
    if (isIP(name) !== 0) return { kind: 'literal' };
    if (NO_OTHER_MACHINE.test(name)) return { kind: 'local-name' };
    if (!HOST_NAME.test(name)) return { kind: 'unresolved' };
    const v4 = await this.dns.addressesOf(name, 4);
    const usable = this.usable(v4);
    if (usable.length > 0) return { name, addresses: usable };
    const v6 = await this.dns.addressesOf(name, 6);
    const alsoUsable = this.usable(v6);
    if (alsoUsable.length > 0) return { name, addresses: alsoUsable };
    if (v4.kind === 'failed') return v4;
    if (v6.kind === 'failed') return v6;
    return { kind: v4.kind === 'found' || v6.kind === 'found' ? 'not-global' : 'unresolved' };
  }

  private usable(answer: DnsAnswer<string>): string[] {
    if (answer.kind !== 'found') return [];
    return answer.records.filter((address) => this.allowPrivate || isGlobalAddress(address)).slice(0, ADDRESSES);
  }

  /** Addresses of either family: found if there are any, failed if that is not known. */
  private async addressesOf(name: string): Promise<DnsAnswer<string>> {
    const v4 = await this.dns.addressesOf(name, 4);
    if (v4.kind === 'found') return v4;
    const v6 = await this.dns.addressesOf(name, 6);
    return v4.kind === 'failed' && v6.kind !== 'found' ? v4 : v6;
  }
}

/** The servers by preference; those of one preference by name, so that domains with the same ones share connections. */
function routeThrough(records: readonly MailExchange[]): MailRoute {
  const servers = records
    .map(({ exchange, priority }) => ({ name: exchange.replace(/\.$/, '').toLowerCase(), priority }))
    // The root as server stands for none (RFC 7505), beside others for nothing.
    .filter(({ name }) => name !== '')
    .sort((a, b) => a.priority - b.priority || (a.name < b.name ? -1 : 1));
  const names = [...new Set(servers.map(({ name }) => name))];
  return names.length === 0
    ? { kind: 'refuses-mail' }
    : { kind: 'servers', names: names.slice(0, SERVERS), isImplied: false };
}
