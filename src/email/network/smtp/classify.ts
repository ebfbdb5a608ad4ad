// What a reply to a recipient means, and whether it is said for good.
import { replyRules, softReplyRules, type ReplyClass, type ReplyRule } from './reply-rules.js';
import type { Reply } from './reply.js';

export type { ReplyClass } from './reply-rules.js';

/** Characters of a text that are looked at: what a reply means stands at its beginning. */
export const LONGEST_TEXT = 2000;

const ADDRESS = /<[^<>]*@[^<>]*>|[^\s<>()[\]"',;:]+@[^\s<>()[\]"',;:]+/g;

/**
 * The class of a reply to RCPT. `sender`: the address that the server was told, '' for none; a reply that names it and
 * no other speaks of it. Pure; the cost does not depend on what the server writes, whose lines are bounded.
 */
export function classOf(
  { code, status, text: whole }: Pick<Reply, 'code' | 'status' | 'text'>,
  sender = '',
): ReplyClass {
  if (code === 252) return 'not-verified';
  if (code === 250 || code === 251) return 'accepted';
  // No other is an answer to this command.
  if (code >= 200 && code < 400) return 'protocol';
  // Names of mailboxes are no words of the server.
  const text = whole.slice(0, LONGEST_TEXT);
  const words = text.toLowerCase().replaceAll(ADDRESS, ' ').replaceAll(/\s+/g, ' ').trim();
  const rules = code >= 400 && code < 500 ? softReplyRules : replyRules;
  const found = rules.find((rule) => fits(rule, code, status, words))?.is ?? 'other';
  const isOfMailbox = found === 'mailbox-absent' || found === 'mailbox-disabled' || found === 'moved';
  return isOfMailbox && namesOnly(text, sender) ? 'sender-rejected' : found;
}

/**
 * True if a refusal holds for good by every sign there is: its code, and its status where it has one. One that
 * contradicts itself proves nothing.
 */
export const isForGood = ({ code, status }: Pick<Reply, 'code' | 'status'>): boolean =>
  (code >= 550 || code === 510 || code === 511) && (status === '' || status.startsWith('5'));

const fits = (rule: ReplyRule, code: number, status: string, words: string): boolean =>
  (rule.codes === undefined || rule.codes.includes(code)) &&
  (rule.status === undefined || rule.status.test(status)) &&
  (rule.text === undefined || rule.text.test(words));

/** True if the text has the address and no other. */
function namesOnly(text: string, address: string): boolean {
  if (address === '') return false;
  const named = (text.match(ADDRESS) ?? []).map((one) => one.replace(/^<(.*)>$/, '$1').toLowerCase());
  return named.length > 0 && named.every((one) => one === address.toLowerCase());
}
