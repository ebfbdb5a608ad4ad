// Basic authentication (RFC 7617). The hash of a credential is computed once: what was right is remembered as a hash
// with a key of this process. Wrong ones are checked one after another with pauses, so that a flood of them leaves the
// processors alone.
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { HttpFailure } from '../failure.js';
import { isCredential, hashOfNobody } from './users/credentials.js';
import type { Users } from './users/live-users.js';
import type { User } from './users/users-file.js';

/** Credentials that may wait for their check; a caller beyond that is to come again. */
const MOST_WAITING = 32;
/** Pause after a wrong one: twice what its check takes, so that a flood takes a third of one processor at most. */
const PAUSE_MS = 100;
/** Wrong ones that are remembered, so that a caller with an old credential costs nothing. */
const MOST_WRONG = 1000;

const CHALLENGE = { 'www-authenticate': 'Basic realm="waypost", charset="UTF-8"' };
const decoder = new TextDecoder('utf-8', { fatal: true });

/** The refusal of a request without valid credentials; the contract's words. */
const unauthorized = (): HttpFailure =>
  new HttpFailure(
    401,
    'full authentication is required: send the name and the credential of a user with HTTP Basic authentication',
    { headers: CHALLENGE },
  );

export class Authentication {
  private readonly key = randomBytes(32).toString('hex');
  /** Of each user, the digest of the credential that was right, and the hash that it was checked against. */
  private readonly right = new Map<string, { readonly digest: Buffer; readonly hash: string }>();
  private readonly wrong = new Set<string>();
  private readonly checking = new Map<string, Promise<boolean>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly users: Users) {}

  /**
   * The user that an Authorization header names and proves: at once where that is known. Throws 401, and 503 in a flood
   * of wrong ones.
   */
  user(header: string | undefined): User | Promise<User> {
    const given = header === undefined ? undefined : readBasic(header);
    if (!given) throw unauthorized();
    const { name, credential } = given;
    const user = this.users.named(name);
    const digest = hash('sha256', `${this.key}${name}\0${credential}`, 'buffer');
    const right = this.right.get(name);
    if (user && right?.hash === user.credential.hash && timingSafeEqual(right.digest, digest)) return user;
    return this.check(user, name, credential, digest);
  }

  private async check(user: User | undefined, name: string, credential: string, digest: Buffer): Promise<User> {
    const kept = user?.credential ?? hashOfNobody;
    const key = `${digest.toString('base64')} ${kept.hash}`;
    if (this.wrong.has(key)) throw unauthorized();
    let check = this.checking.get(key);
    if (!check) {
      if (this.checking.size >= MOST_WAITING) {
        throw new HttpFailure(503, 'too many credentials are being checked; ask again', {
          headers: { 'retry-after': '1' },
        });
      }
      check = this.inTurn(() => isCredential(credential, kept)).finally(() => this.checking.delete(key));
      this.checking.set(key, check);
    }
    if (user && (await check)) {
      this.right.set(name, { digest, hash: kept.hash });
      return user;
    }
    await check;
    if (this.wrong.size >= MOST_WRONG) this.wrong.delete(this.wrong.values().next().value!);
    this.wrong.add(key);
    throw unauthorized();
  }

  /** One check at a time; after a wrong one the next waits. */
  private inTurn(check: () => Promise<boolean>): Promise<boolean> {
    const turn = this.last.then(check);
    this.last = turn.then(
      (isRight) => (isRight ? undefined : setTimeout(PAUSE_MS, undefined, { ref: false })),
      () => undefined,
    );
    return turn;
  }
}

/** Name and credential of a Basic header; undefined for any other, and for bytes that are no UTF-8. */
function readBasic(header: string): { name: string; credential: string } | undefined {
  const base64 = /^basic +([A-Za-z0-9+/]+={0,2}) *$/i.exec(header)?.[1];
  if (base64 === undefined) return undefined;
  let text: string;
  try {
    text = decoder.decode(Buffer.from(base64, 'base64'));
  } catch {
    return undefined;
  }
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : { name: text.slice(0, colon).normalize('NFC'), credential: text.slice(colon + 1) };
}
