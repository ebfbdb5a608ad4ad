// What the operator of the machine decides about asking name servers and mail servers, checked before anybody is asked.
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { WaypostError } from '../../contract/errors.js';
import { commandFault } from './smtp/command.js';

export interface MailSettings {
  /** Name servers, `ADDRESS`, `ADDRESS:PORT` or `[ADDRESS]:PORT`; those of the machine if there are none. */
  readonly resolvers?: readonly string[] | undefined;
  /** True if mail servers are asked for mailboxes; DNS alone is asked otherwise. */
  readonly probe?: boolean | undefined;
  /** Name that this machine gives itself before mail servers; its own by default, if that is a full one. */
  readonly helo?: string | undefined;
  /** Sender that mail servers are told; none (`<>`, as of reports) by default. */
  readonly mailFrom?: string | undefined;
  /** Port of mail servers; 25 by default. */
  readonly smtpPort?: number | undefined;
  /** True if mail servers at addresses that are not public may be asked. */
  readonly allowPrivateMx?: boolean | undefined;
}

/** How mail servers are asked. */
export interface ProbeSettings {
  readonly helo: string;
  /** Address of the sender, '' for none. */
  readonly mailFrom: string;
  readonly port: number;
}

const usage = (message: string): WaypostError => new WaypostError('usage', message);

/** What means nothing where mail servers are not asked. */
const FOR_MAIL_SERVERS = [
  ['helo', '--helo'],
  ['mailFrom', '--mail-from'],
  ['smtpPort', '--smtp-port'],
] as const;

/** Names that no other machine could look up. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|invalid|example|test)$/i;
const FULL_NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i;
const ADDRESS_LITERAL = /^\[(?:IPv6:)?([0-9a-f.:]+)\]$/i;

/** True for a name that a mail server can look up: labels with dots between them, of no private domain. */
export const isProperName = (name: string): boolean => FULL_NAME.test(name) && !LOCAL_NAME.test(name);

/** True for what may stand after EHLO (RFC 5321, 4.1.1.1): a name of several labels, or an address in brackets. */
function isHelo(text: string): boolean {
  const literal = ADDRESS_LITERAL.exec(text);
  return literal ? isIP(literal[1]!) !== 0 : FULL_NAME.test(text);
}

/**
 * How mail servers are to be asked; undefined where they are not. Throws `usage` for a name or a sender that cannot be
 * given to a mail server, where one is missing that the machine's own name does not make up for, and where they are
 * given and nobody is to be asked.
 */
export function probeSettings(settings: MailSettings, ownName: () => string = hostname): ProbeSettings | undefined {
  const { helo, mailFrom, smtpPort = 25 } = settings;
  if (settings.probe !== true) {
    const unheeded = FOR_MAIL_SERVERS.find(([name]) => settings[name] !== undefined);
    if (unheeded) throw usage(`${unheeded[1]} is for mail servers, which only --probe asks; add --probe`);
    return undefined;
  }
  if (!Number.isInteger(smtpPort) || smtpPort < 1 || smtpPort > 65_535) {
    throw usage(`--smtp-port takes a number from 1 to 65535, not ${smtpPort}`);
  }
  const own = ownName();
  if ((helo === undefined || mailFrom === undefined) && !isProperName(own)) {
    throw usage(
      `--probe needs --helo and --mail-from: mail servers want to know who asks, and this machine's name (${own}) is ` +
        `no public one; give the public name of this machine and a mailbox of yours`,
    );
  }
  const name = helo ?? own;
  if (!isHelo(name)) {
    throw usage(`--helo takes the public name of this machine, such as mail.example.com, not '${name}'`);
  }
  return { helo: name, mailFrom: senderOf(mailFrom ?? '<>'), port: smtpPort };
}

/** The address without angle brackets, '' for `<>`. */
function senderOf(text: string): string {
  const sender = text.replace(/^<(.*)>$/, '$1');
  const isSender = sender === '' || /^[^\s<>"@]+@[^\s<>"@]+$/.test(sender);
  if (!isSender || text === '' || commandFault(sender) !== undefined) {
    throw usage(`--mail-from takes an address, such as postmaster@example.com, or <> for none, not '${text}'`);
  }
  return sender;
}

/**
 * The name servers as node:dns takes them. Throws `usage` for one that is no address: who resolves names cannot be
 * looked up by name.
 */
export function resolverAddresses(resolvers: readonly string[]): string[] {
  return resolvers.map((text) => {
    // An address of IPv6 without a port stands without brackets too.
    const [, name = '', port = '53'] = /^\[([^\]]+)\](?::(\d{1,5}))?$/.exec(text) ??
      /^([^:]+)(?::(\d{1,5}))?$/.exec(text) ?? [text, text];
    const host = name.toLowerCase() === 'localhost' ? '127.0.0.1' : name;
    const family = isIP(host);
    if (family === 0 || Number(port) < 1 || Number(port) > 65_535) {
      throw usage(
        `--resolver takes the address of a name server, such as 192.0.2.53:53 or [2001:db8::53]:53, not '${text}'`,
      );
    }
    return family === 6 ? `[${host}]:${port}` : `${host}:${port}`;
  });
}
