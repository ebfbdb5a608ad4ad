// The one place where text becomes a command to a mail server. Whatever an address of a customer file holds, a command
// is one line.

/** Octets of a command without its line end: RFC 5321, 4.5.3.1.4, has 512, and RFC 6531 more for a sender. */
const LONGEST_COMMAND = 600;

// Control characters of ASCII and of Latin-1, and the line ends that Unicode has beside them.
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\uFFFE\uFFFF]|\p{Cs}/u;

/** Why the text cannot be a line to a server; undefined if it can. */
export function commandFault(text: string): 'control-character' | 'too-long' | undefined {
  if (NOT_IN_A_LINE.test(text)) return 'control-character';
  return Buffer.byteLength(text) > LONGEST_COMMAND ? 'too-long' : undefined;
}

/** The bytes of the command with its line end. Throws for what is no one line: that never reaches a socket. */
export function commandBytes(text: string): Buffer {
  const fault = commandFault(text);
  if (fault !== undefined) throw new Error(`a command to a mail server must be one line: ${fault}`);
  return Buffer.from(`${text}\r\n`);
}

const ATOMS = /^[^\s"(),:;<>@[\\\]]+$/u;
const QUOTED = /^"(?:[^"\\]|\\.)*"$/su;
const DOMAIN = /^(?:[A-Za-z0-9_](?:[A-Za-z0-9_-]*[A-Za-z0-9_])?)(?:\.[A-Za-z0-9_](?:[A-Za-z0-9_-]*[A-Za-z0-9_])?)*$/;

/** True if the address has the form of a mailbox in a command, so that it is the end of nothing and no parameter. */
export const isSendable = (local: string, domain: string): boolean =>
  (ATOMS.test(local) || QUOTED.test(local)) &&
  DOMAIN.test(domain) &&
  domain.length <= 253 &&
  commandFault(`${local}@${domain}`) === undefined;

/** True if the local part needs SMTPUTF8 (RFC 6531). */
export const needsUtf8 = (local: string): boolean => Buffer.byteLength(local) !== local.length;
