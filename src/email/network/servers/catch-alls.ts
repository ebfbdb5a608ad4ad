// Whether the servers of a domain take every name: found out once a domain, with a name that nobody has.
import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.js';
import { classOf, isForGood, type ReplyClass } from '../smtp/classify.js';
import type { Reply } from '../smtp/reply.js';

export type CatchAllState = 'untested' | 'takes-all' | 'refuses' | 'unclear';

export interface CatchAll {
  state: CatchAllState;
  /** Times that it was tried. */
  tries: number;
  until: number;
}

const DAY_MS = 86_400_000;
/** How long it is left at that where a test came to nothing. */
const UNCLEAR_MS = 900_000;
const KEPT_DOMAINS = 100_000;
/** A server that goes away at the made-up name is not asked a third time. */
const TRIES = 2;

/** Refusals that are about the one who asks, or nothing: they do not tell a made-up name from another. */
const SAYS_NOTHING: ReadonlySet<ReplyClass> = new Set<ReplyClass>([
  'not-verified',
  'greylisted',
  'temporary',
  'rate-limited',
  'probe-blocked',
  'sender-rejected',
  'protocol',
]);

export class CatchAlls {
  private readonly known = new Map<string, CatchAll>();

  constructor(private readonly clock: Clock) {}

  of(domain: string): CatchAll {
    const known = this.known.get(domain);
    if (known && known.until > this.clock.now()) return known;
    this.known.delete(domain);
    const fresh: CatchAll = { state: 'untested', tries: 0, until: this.clock.now() + DAY_MS };
    this.known.set(domain, fresh);
    if (this.known.size > KEPT_DOMAINS) {
      const [oldest] = this.known.keys();
      this.known.delete(oldest!);
    }
    return fresh;
  }

  /** Says that the made-up name is being asked for. */
  begin(test: CatchAll): void {
    test.tries++;
    if (test.tries >= TRIES) this.leave(test);
  }

  /** Says what came of it. `sender`: what the server was told. */
  finish(test: CatchAll, reply: Reply, sender: string): void {
    const is = classOf(reply, sender);
    if (is === 'accepted') test.state = 'takes-all';
    else if (!SAYS_NOTHING.has(is) && isForGood(reply)) test.state = 'refuses';
    else this.leave(test);
    if (test.state !== 'unclear') test.until = this.clock.now() + DAY_MS;
  }

  private leave(test: CatchAll): void {
    test.state = 'unclear';
    test.until = this.clock.now() + UNCLEAR_MS;
  }
}

/** A local part that nobody has: twenty letters and digits at most, nearly always as many, the first a letter. */
export const madeUpName = (): string =>
  `q${BigInt(`0x${randomBytes(13).toString('hex')}`)
    .toString(36)
    .slice(0, 19)}`;
