// Basic authentication (RFC 7617). The slow hash of a credential is computed once: what was right is remembered as a
// hash with a key of this process. Wrong ones are told by a fast check, and where a user of old has none, by slow ones
// that take turns, so that guesses never use up what the valid need.
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { HttpFailure } from '../failure.js';
import { readBasic } from './basic-header.js';
import { CredentialChecks, tooMany } from './credential-checks.js';
import { Failures, type Source } from './failures.js';
import { hashOfNobody, isCredential, passesQuickCheck, type Hash } from './users/credentials.js';
import type { Users } from './users/live-users.js';
import type { User } from './users/users-file.js';

/**
 * How much later who guesses is refused: a connection has four requests under way at most, so that it comes to 16
 * guesses a second, and to no work for the service.
 */
const LATE_MS = 250;

/** Wrong ones that are remembered, so that a caller with an old credential costs nothing. */
const MOST_WRONG = 1000;

const CHALLENGE = { 'www-authenticate': 'Basic realm="waypost", charset="UTF-8"' };

/** The refusal of a request without valid credentials; the contract's words. */
const unauthorized = (): HttpFailure =>
  new HttpFailure(
    401,
    'full authentication is required: send the name and the credential of a user with HTTP Basic authentication',
    { headers: CHALLENGE },
  );

/** Where a request comes from. */
export type Origin = Omit<Source, 'name'>;

export class Authentication {
  private readonly key = randomBytes(32).toString('hex');
  /** Of each user, the digest of the credential that was right, and the hash that it was checked against. */
  private readonly right = new Map<string, { readonly digest: Buffer; readonly hash: string }>();
  private readonly wrong = new Set<string>();
  private readonly checking = new Map<string, Promise<boolean>>();
  private readonly failures = new Failures();
  private readonly checks = new CredentialChecks(this.failures);

  constructor(private readonly users: Users) {}

  /**
   * The user that an Authorization header names and proves: at once where that is known. Throws 401, and 429 where many
   * wrong ones have come before.
   */
  user(header: string | undefined, origin: Origin): User | Promise<User> {
    const given = header === undefined ? undefined : readBasic(header);
    if (!given) throw unauthorized();
    const { name, credential } = given;
    const user = this.users.named(name);
    const digest = hash('sha256', `${this.key}${name}\0${credential}`, 'buffer');
    const right = this.right.get(name);
    if (user && right?.hash === user.credential.hash && timingSafeEqual(right.digest, digest)) return user;
    return this.check(user, { ...origin, name }, credential, digest);
  }

  private async check(user: User | undefined, source: Source, credential: string, digest: Buffer): Promise<User> {
    const kept = user?.credential ?? hashOfNobody(this.isQuick(source.name));
    const key = `${digest.toString('base64')} ${kept.hash}`;
    if (!passesQuickCheck(credential, kept)) throw await this.refused(source);
    if (this.wrong.has(key)) throw await this.refused(source);
    const isRight = await this.slowly(key, source, credential, kept);
    if (user && isRight) {
      this.right.set(source.name, { digest, hash: kept.hash });
      return user;
    }
    if (this.wrong.size >= MOST_WRONG) this.wrong.delete(this.wrong.values().next().value!);
    this.wrong.add(key);
    throw await this.refused(source);
  }

  /**
   * True if a name that nobody has is refused quickly, as those that are known are: all of them, none, or of a file
   * with both kinds every other name, so that neither tells whether there is such a user.
   */
  private isQuick(name: string): boolean {
    const { all } = this.users;
    const quick = all.filter(({ credential }) => credential.quick !== undefined).length;
    if (quick === 0 || quick === all.length) return quick > 0;
    return hash('sha256', `${this.key}:${name}`, 'buffer')[0]! % 2 === 0;
  }

  /** The slow check, once for all who come with the same credential meanwhile. */
  private slowly(key: string, source: Source, credential: string, kept: Hash): Promise<boolean> {
    const begun = this.checking.get(key);
    if (begun) return begun;
    const check = this.checks
      .check(source, () => isCredential(credential, kept))
      .finally(() => this.checking.delete(key));
    this.checking.set(key, check);
    return check;
  }

  /** The refusal of a wrong credential, which is counted; after many of them it comes late. */
  private async refused(source: Source): Promise<HttpFailure> {
    const areMany = this.failures.areMany(source);
    this.failures.add(source);
    if (!areMany) return unauthorized();
    await setTimeout(LATE_MS, undefined, { ref: false });
    return tooMany();
  }
}
