// Whose turn is next: among users the one who has used least, among the connections of a user the one that has. What
// is shared is the time that threads work, not the number of calls: a call may cost ten thousand times another.
//
// It is start-time fair queueing (Goyal, Vin and Cheng, 1996): a share that begins to wait starts where those stand
// whose turn it is, so that nobody saves turns up by being silent, and nobody pays later for what nobody else wanted.
// A user may be allowed a small start before the others, as in borrowed-virtual-time scheduling (Duda and Cheriton,
// 1999): who asks less than a fair share is answered before those who ask all they can, and gains no more than that.

/** One who takes turns with others of the same kind. */
interface Share {
  /** Milliseconds used; a share that was silent is put to where the others stand. */
  used: number;
}

interface Connection<Work> extends Share {
  readonly waiting: Work[];
}

interface User<Work> extends Share {
  /** Connections with work that waits, or that has been taken and not ended. */
  readonly connections: Map<object, Connection<Work>>;
  /** Where its connections stand. */
  reached: number;
  waiting: number;
  taken: number;
}

/** Whose work it is. */
export interface Owner {
  readonly user: string;
  /** What tells the connections of a user apart. */
  readonly connection: object;
}

/**
 * Milliseconds that a user who has been silent may use before those who ask all they can have their next turn: some
 * calls of a hundred records, as many as come at once where a program of several callers begins.
 */
export const HEAD_START_MS = 160;

/** What of the waiting work may have a turn now. */
type Fits<Work> = (work: Work) => boolean;

export class FairTurns<Work extends { readonly owner: Owner }> {
  private readonly users = new Map<string, User<Work>>();
  /** Users with work that waits. */
  private readonly waiting = new Set<User<Work>>();
  private reached = 0;

  /** `headStart`: milliseconds by which a user who was silent begins before where the others stand. */
  constructor(private readonly headStart = 0) {}

  /** True if no work waits. */
  get isEmpty(): boolean {
    return this.waiting.size === 0;
  }

  /** Lets work wait behind that of its connection; `isBegun`: before it. */
  add(work: Work, isBegun = false): void {
    const { user: name, connection: key } = work.owner;
    let user = this.users.get(name);
    if (!user) {
      user = { used: 0, connections: new Map(), reached: 0, waiting: 0, taken: 0 };
      this.users.set(name, user);
    }
    if (user.waiting === 0 && user.taken === 0) {
      user.used = Math.max(user.used, this.reached - this.headStart);
    }
    let connection = user.connections.get(key);
    if (!connection) {
      connection = { used: user.reached, waiting: [] };
      user.connections.set(key, connection);
    }
    if (isBegun) connection.waiting.unshift(work);
    else connection.waiting.push(work);
    user.waiting++;
    this.waiting.add(user);
  }

  /** The work whose turn it is of all that fits, which waits no longer; undefined where none fits. */
  take(fits: Fits<Work>): Work | undefined {
    let next: Place<Work> | undefined;
    for (const user of this.waiting) {
      if (next && user.used >= next.user.used) continue;
      next = placeIn(user, fits) ?? next;
    }
    if (!next) return undefined;
    const { user, connection, at } = next;
    const [work] = connection.waiting.splice(at, 1);
    this.reached = Math.max(this.reached, user.used);
    user.reached = Math.max(user.reached, connection.used);
    user.taken++;
    this.oneLess(user);
    return work;
  }

  /** Takes work out that waits, and is wanted no more. False where it does not wait. */
  remove(work: Work): boolean {
    const user = this.users.get(work.owner.user);
    const connection = user?.connections.get(work.owner.connection);
    const at = connection?.waiting.indexOf(work) ?? -1;
    if (!user || !connection || at < 0) return false;
    connection.waiting.splice(at, 1);
    this.oneLess(user);
    this.forget(user, work.owner.connection);
    return true;
  }

  /** Counts milliseconds that work which was taken has used, or is thought to use; less than none takes some back. */
  charge({ owner }: Work, ms: number): void {
    const user = this.users.get(owner.user);
    if (!user) return;
    user.used += ms;
    const connection = user.connections.get(owner.connection);
    if (connection) connection.used += ms;
  }

  /** Notes that the turn of work that was taken is over. */
  end({ owner }: Work): void {
    const user = this.users.get(owner.user);
    if (!user) return;
    user.taken--;
    this.forget(user, owner.connection);
  }

  private oneLess(user: User<Work>): void {
    if (--user.waiting === 0) this.waiting.delete(user);
  }

  /** A connection that waits for nothing starts anew with its next call. Users are as few as their file has. */
  private forget(user: User<Work>, connection: object): void {
    if (user.taken === 0 && user.waiting === 0) user.connections.clear();
    else if (user.connections.size > MOST_KEPT && user.connections.get(connection)?.waiting.length === 0) {
      user.connections.delete(connection);
    }
  }
}

/** Connections of a user beyond these are forgotten when nothing of them waits. */
const MOST_KEPT = 64;

interface Place<Work> {
  readonly user: User<Work>;
  readonly connection: Connection<Work>;
  readonly at: number;
}

/** The first work that fits of the connection of a user that has used least. */
function placeIn<Work>(user: User<Work>, fits: Fits<Work>): Place<Work> | undefined {
  let next: Place<Work> | undefined;
  for (const connection of user.connections.values()) {
    if (connection.waiting.length === 0 || (next && connection.used >= next.connection.used)) continue;
    const at = connection.waiting.findIndex(fits);
    if (at >= 0) next = { user, connection, at };
  }
  return next;
}
