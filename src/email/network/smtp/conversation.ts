// What is said to a mail server to ask it for mailboxes: greeting, EHLO, TLS where it is offered, sender, recipients,
// goodbye. Never DATA, VRFY or EXPN: nothing is sent, and what a server keeps to itself is not asked for.
import type { MailHost } from '../dns/mail-route.js';
import type { ProbeSettings } from '../settings.js';
import { needsUtf8 } from './command.js';
import { ConnectionFailure, type MailSocket } from './mail-socket.js';
import type { Reply } from './reply.js';

/** Where in a conversation a server may refuse to go on. */
export type Stage = 'greeting' | 'helo' | 'mail';

/** The server answered, and does not want to talk. */
export class ConversationRefused extends Error {
  constructor(
    readonly stage: Stage,
    readonly reply: Reply,
  ) {
    super(`the mail server refused at ${stage}`);
  }
}

/** What was learnt of a server on earlier connections. */
export interface Manners {
  /** TLS was offered and came to nothing: do without. */
  withoutTls?: boolean;
  /** The server went away at EHLO: say HELO at once. */
  onlyHelo?: boolean;
}

export interface Recipient {
  readonly local: string;
  readonly domain: string;
}

const isPositive = ({ code }: Reply): boolean => code >= 200 && code < 300;

export class Conversation {
  private offers: ReadonlySet<string> = new Set();
  private transaction: 'none' | 'plain' | 'utf8' = 'none';

  private constructor(
    private readonly socket: MailSocket,
    private readonly settings: ProbeSettings,
  ) {}

  /**
   * Says hello over an open connection, and goes on in TLS where that is offered. Throws `ConversationRefused` and
   * `ConnectionFailure`; the connection is to be left in any case. `manners` is told what did not work.
   */
  static async begin(
    socket: MailSocket,
    host: MailHost,
    settings: ProbeSettings,
    manners: Manners,
  ): Promise<Conversation> {
    const greeting = await socket.reply();
    if (greeting.code !== 220) throw new ConversationRefused('greeting', greeting);
    const conversation = new Conversation(socket, settings);
    await conversation.hello(manners);
    if (!conversation.offers.has('STARTTLS') || manners.withoutTls === true) return conversation;
    const reply = await socket.ask('STARTTLS');
    if (reply.code !== 220) return conversation;
    try {
      await socket.startTls(host.name);
      await conversation.hello(manners);
    } catch (error) {
      manners.withoutTls = true;
      throw error instanceof ConnectionFailure && error.kind !== 'stopped' ? new ConnectionFailure('tls') : error;
    }
    return conversation;
  }

  /** The time that the slowest reply took, in milliseconds. */
  get slowestMs(): number {
    return this.socket.slowestMs;
  }

  /** True if a recipient whose name is no ASCII can be asked for. */
  get takesUtf8(): boolean {
    return this.offers.has('SMTPUTF8');
  }

  /**
   * Asks for a recipient. Throws `ConversationRefused` where the sender is refused, and `ConnectionFailure`. The caller
   * sees to it that the server takes the name (`takesUtf8`).
   */
  async recipient({ local, domain }: Recipient): Promise<Reply> {
    await this.sender(needsUtf8(local) ? 'utf8' : 'plain');
    return this.socket.ask(`RCPT TO:<${local}@${domain}>`);
  }

  /** Takes everything back and says goodbye; resolves when the connection is closed, however it went. */
  async end(): Promise<void> {
    if (this.transaction !== 'none') {
      try {
        await this.socket.ask('RSET');
      } catch {
        // It is over: the goodbye that follows only waits for the end.
      }
    }
    await this.socket.leave();
  }

  private async sender(wanted: 'plain' | 'utf8'): Promise<void> {
    if (this.transaction === wanted) return;
    if (this.transaction !== 'none') await this.socket.ask('RSET');
    const reply = await this.socket.ask(`MAIL FROM:<${this.settings.mailFrom}>${wanted === 'utf8' ? ' SMTPUTF8' : ''}`);
    if (!isPositive(reply)) throw new ConversationRefused('mail', reply);
    this.transaction = wanted;
  }

  private async hello(manners: Manners): Promise<void> {
    const { helo } = this.settings;
    if (manners.onlyHelo !== true) {
      const reply = await this.askExtended(manners);
      if (isPositive(reply)) {
        this.offers = new Set(reply.more.map((line) => line.split(/\s/, 1)[0]!.toUpperCase()));
        return;
      }
      // 421 says goodbye, and other 4xx that it is not the time: only a refusal of the word is answered with the older.
      if (reply.code < 500 || reply.code === 521) throw new ConversationRefused('helo', reply);
    }
    this.offers = new Set();
    const reply = await this.socket.ask(`HELO ${helo}`);
    if (!isPositive(reply)) throw new ConversationRefused('helo', reply);
  }

  private async askExtended(manners: Manners): Promise<Reply> {
    try {
      return await this.socket.ask(`EHLO ${this.settings.helo}`);
    } catch (error) {
      if (error instanceof ConnectionFailure && (error.kind === 'closed' || error.kind === 'reset')) {
        manners.onlyHelo = true;
      }
      throw error;
    }
  }
}
