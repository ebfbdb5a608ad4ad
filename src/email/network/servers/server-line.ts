// The mailboxes that wait for one mail server: one connection at a time, several of them over each, and what is done
// where the server refuses, breaks off or is not there.
import type { MailHost } from '../dns/mail-route.js';
import { waitFor } from '../clock.js';
import { ConversationRefused, type Conversation, type Manners } from '../smtp/conversation.js';
import { needsUtf8 } from '../smtp/command.js';
import { ConnectionFailure } from '../smtp/mail-socket.js';
import { classOf } from '../smtp/classify.js';
import { connect, restAfter, type Surroundings } from './connect.js';
import { madeUpName, type CatchAll } from './catch-alls.js';
import type { Job } from './job.js';
import {
  answerBeforeRecipient,
  answerOfAcceptance,
  answerOfFailure,
  answerOfRefusal,
  answerUnasked,
  unknown,
  type MailboxAnswer,
} from './mailbox-answer.js';
import type { Provider } from './provider.js';

/** Recipients over one connection: servers count them, and count more against who asks. */
const RECIPIENTS = 20;
/** Recipients that are not there, over one connection: after more of them servers slow down, and some begin to lie. */
const REFUSED = 15;
/** Milliseconds that a connection waits for more mailboxes. */
const LINGER_MS = 200;
/** Milliseconds before a server that broke off is tried again, and where it asked to be left alone. */
const BACK_OFF_MS = 500;
const LEFT_ALONE_MS = 3000;

export class ServerLine {
  private readonly queue: Job[] = [];
  private readonly manners: Manners = {};
  private readonly keys: readonly string[];
  private isRunning = false;
  /** While the made-up name is asked for: what goes wrong then is not the mailbox's. */
  private isTesting = false;
  /** Recipients that this connection refused. */
  private refused = 0;
  private notBefore = 0;
  private wake: (() => void) | undefined;

  /** `passOn` takes a job to the next server of its domain. */
  constructor(
    private readonly host: MailHost,
    private readonly provider: Provider,
    private readonly around: Surroundings,
    private readonly passOn: (job: Job, answer: MailboxAnswer) => void,
  ) {
    this.keys = [provider.policy.provider, ...host.addresses];
  }

  /** True if nothing waits and nothing is under way. */
  get isIdle(): boolean {
    return !this.isRunning;
  }

  add(job: Job): void {
    job.broken = 0;
    this.queue.push(job);
    this.wake?.();
    if (!this.isRunning) void this.run();
  }

  private async run(): Promise<void> {
    const { clock, halt, turns, port } = this.around;
    this.isRunning = true;
    try {
      while (this.hasMore()) {
        await waitFor(clock, this.notBefore - clock.now(), halt);
        const release = await turns.take(this.keys);
        const isWanted = this.hasMore();
        const mayTalk = isWanted && port.mayTry();
        let restMs = 0;
        try {
          if (mayTalk) restMs = await this.talk();
          else if (isWanted) this.handOn(unknown('port-blocked'));
        } finally {
          release(halt.aborted ? 0 : restMs);
        }
      }
    } catch (error) {
      for (const job of this.queue.splice(0)) job.fail(error);
    } finally {
      this.isRunning = false;
    }
  }

  /** True if somebody still waits; those whom the server is not to be asked for are answered on the way. */
  private hasMore(): boolean {
    if (this.around.halt.aborted) return false;
    const { avoided } = this.provider;
    if (avoided) this.handOn(avoided);
    for (let i = this.queue.length - 1; i >= 0; i--) {
      const job = this.queue[i]!;
      if (job.isGivenUp) this.take(job, unknown('timeout'));
    }
    return this.queue.length > 0;
  }

  /** One connection; gives the milliseconds that the server is to be left alone after it. */
  private async talk(): Promise<number> {
    const { host, provider, around, manners } = this;
    let conversation: Conversation;
    try {
      conversation = await connect(host, provider, around, manners);
    } catch (error) {
      this.notOpened(error);
      return restAfter(0);
    }
    let asked = 0;
    this.isTesting = false;
    this.refused = 0;
    try {
      for (let goesOn = true; goesOn && asked < RECIPIENTS; asked++) goesOn = await this.askNext(conversation, asked);
    } catch (error) {
      this.brokenOff(error);
    } finally {
      await conversation.end();
    }
    return restAfter(conversation.slowestMs);
  }

  /** Asks the server one question. False if this connection has done its work. */
  private async askNext(conversation: Conversation, asked: number): Promise<boolean> {
    const { around, provider } = this;
    const { policy } = provider;
    for (let job = await this.next(); job !== undefined; job = await this.next()) {
      const test = around.catchAlls.of(job.recipient.domain);
      const known = answerUnasked(test.state, conversation.takesUtf8 || !needsUtf8(job.recipient.local));
      if (known) {
        this.take(job, known);
        continue;
      }
      const isTest = test.state === 'untested' && policy.tells === 'mailbox';
      if (isTest && policy.isCatchAllApart && asked > 0) return false;
      await provider.pause(around);
      if (!isTest) return this.askMailbox(conversation, job, asked);
      return (await this.askMadeUp(conversation, job, test)) && !policy.isCatchAllApart;
    }
    return false;
  }

  /** Asks for a name that nobody has. False if this connection has done its work. */
  private async askMadeUp(conversation: Conversation, job: Job, test: CatchAll): Promise<boolean> {
    const { catchAlls, settings } = this.around;
    catchAlls.begin(test);
    this.isTesting = true;
    const reply = await conversation.recipient({ ...job.recipient, local: madeUpName() });
    this.isTesting = false;
    catchAlls.finish(test, reply, settings.mailFrom);
    return this.learn(answerOfRefusal(reply, settings.mailFrom), reply.code);
  }

  private async askMailbox(conversation: Conversation, job: Job, asked: number): Promise<boolean> {
    const { around, provider } = this;
    const reply = await conversation.recipient(job.recipient);
    const isTaken = classOf(reply) === 'accepted';
    const doesRefuseOthers = around.catchAlls.of(job.recipient.domain).state === 'refuses';
    const answer = isTaken
      ? answerOfAcceptance(doesRefuseOthers, provider.policy.tells === 'mailbox')
      : answerOfRefusal(reply, around.settings.mailFrom);
    // One recipient too many for this connection: the next connection asks for it.
    const isForNext = (reply.code === 421 || answer.reason === 'rate-limited') && asked > 0 && job.broken === 0;
    if (isForNext) job.broken++;
    else this.take(job, answer);
    return this.learn(answer, reply.code);
  }

  /** What an answer means for the server: false if it is to be left alone for now. */
  private learn(answer: MailboxAnswer, code: number): boolean {
    this.provider.answered(answer);
    if (answer.mailbox === 'absent' && ++this.refused >= REFUSED) return false;
    if (code !== 421 && answer.reason !== 'rate-limited') return this.provider.avoided === undefined;
    this.notBefore = this.around.clock.now() + LEFT_ALONE_MS;
    return false;
  }

  /** The job whose turn it is; undefined where none comes. */
  private async next(): Promise<Job | undefined> {
    const { clock, halt, turns } = this.around;
    if (!this.hasMore() && !turns.isWanted(this.keys)) {
      const lingering = new AbortController();
      const stop = (): void => {
        lingering.abort();
      };
      this.wake = stop;
      halt.addEventListener('abort', stop, { once: true });
      await waitFor(clock, LINGER_MS, lingering.signal);
      halt.removeEventListener('abort', stop);
      this.wake = undefined;
    }
    return this.hasMore() ? this.queue[0] : undefined;
  }

  /** There is no conversation: everyone who waits goes to the next server, or waits for a second try. */
  private notOpened(error: unknown): void {
    if (error instanceof ConversationRefused) {
      const answer = answerBeforeRecipient(error.reply, error.stage, this.around.settings.mailFrom);
      this.provider.refused(answer);
      const isForNow = error.reply.code < 500 && error.stage !== 'mail' && answer.reason !== 'greylisted';
      this.setBack(answer, isForNow, LEFT_ALONE_MS);
      return;
    }
    if (!(error instanceof ConnectionFailure)) throw error;
    if (error.kind === 'stopped') return;
    const answer = answerOfFailure(error, false);
    this.provider.failed(answer, error.kind === 'timeout' || error.kind === 'slow');
    this.setBack(answer, error.kind === 'closed' || error.kind === 'reset' || error.kind === 'tls', BACK_OFF_MS);
  }

  /** It broke off: the mailbox that was being asked for has one more try. */
  private brokenOff(error: unknown): void {
    if (error instanceof ConversationRefused) {
      this.notOpened(error);
      return;
    }
    if (!(error instanceof ConnectionFailure)) throw error;
    const job = this.queue[0];
    if (error.kind === 'stopped' || !job) return;
    const answer = answerOfFailure(error, true);
    this.provider.failed(answer);
    this.notBefore = this.around.clock.now() + BACK_OFF_MS;
    if (this.isTesting) return;
    const isWorthMore = error.kind === 'closed' || error.kind === 'reset';
    if (!isWorthMore || job.broken++ > 0) this.take(job, answer);
  }

  private setBack(answer: MailboxAnswer, isWorthMore: boolean, ms: number): void {
    this.notBefore = this.around.clock.now() + ms;
    for (const job of this.queue.splice(0)) {
      const hasNext = job.at + 1 < job.names.length;
      if (isWorthMore && !hasNext && job.broken++ === 0) this.queue.push(job);
      else this.passOn(job, answer);
    }
  }

  private handOn(answer: MailboxAnswer): void {
    for (const job of this.queue.splice(0)) this.passOn(job, answer);
  }

  private take(job: Job, answer: MailboxAnswer): void {
    this.queue.splice(this.queue.indexOf(job), 1);
    job.settle(answer);
  }
}
