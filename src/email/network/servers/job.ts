// One mailbox that is to be asked for, on its way through the servers of its domain.
import type { Recipient } from '../smtp/conversation.js';
import type { MailboxAnswer } from './mailbox-answer.js';

export interface Job {
  readonly recipient: Recipient;
  /** Names of the servers of the domain, in their order. */
  readonly names: readonly string[];
  /** Which of them it is with. */
  at: number;
  /** Connections that broke while it waited for this server. */
  broken: number;
  /** Servers that it was passed on from. */
  passedOn: number;
  /** True if nobody waits for the answer any more. */
  isGivenUp: boolean;
  /** What the server before said, or why there was none. */
  earlier: MailboxAnswer | undefined;
  readonly settle: (answer: MailboxAnswer) => void;
  /** For what is no answer: the end of everything, or a fault of this program. */
  readonly fail: (error: unknown) => void;
}
