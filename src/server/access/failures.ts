// Who came with wrong credentials lately: by address, by name, by both together, and by connection.

/** Where a credential comes from. */
export interface Source {
  readonly address: string;
  readonly name: string;
  readonly connection: object;
}

/** Milliseconds in which half of the failures are forgotten. */
const HALF_MS = 10_000;
/** Addresses and names that are remembered; those that failed the longest time ago are forgotten first. */
const MOST_KEPT = 10_000;
/** Failures of a name from one address, of one address, and of one name, beyond which more are to come later. */
const MANY = { pair: 20, address: 200, name: 200 } as const;

interface Count {
  failures: number;
  at: number;
}

export class Failures {
  private readonly counts = new Map<string, Count>();
  private readonly connections = new WeakMap<object, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Notes a wrong credential. */
  add(source: Source): void {
    this.connections.set(source.connection, (this.connections.get(source.connection) ?? 0) + 1);
    const keys = keysOf(source);
    for (const key of [keys.pair, keys.address, keys.name]) {
      const failures = this.of(key) + 1;
      this.counts.delete(key);
      this.counts.set(key, { failures, at: this.now() });
    }
    for (const oldest of this.counts.keys()) {
      if (this.counts.size <= MOST_KEPT) break;
      this.counts.delete(oldest);
    }
  }

  /** True where so many were wrong that the next is to come later. */
  areMany(source: Source): boolean {
    const keys = keysOf(source);
    return this.of(keys.pair) >= MANY.pair || this.of(keys.address) >= MANY.address || this.of(keys.name) >= MANY.name;
  }

  /** The less, the sooner a credential is checked: a connection that has never failed is before all that have. */
  weight(source: Source): number {
    const { pair, address, name } = keysOf(source);
    const isKnown = (this.connections.get(source.connection) ?? 0) > 0;
    return (isKnown ? 1e9 : 0) + this.of(pair) + Math.min(this.of(address), this.of(name));
  }

  private of(key: string): number {
    const count = this.counts.get(key);
    return count ? count.failures * 0.5 ** ((this.now() - count.at) / HALF_MS) : 0;
  }
}

const keysOf = ({ address, name }: Source): { pair: string; address: string; name: string } => {
  const short = name.slice(0, 100);
  return { pair: `${address} ${short}`, address: `@${address}`, name: `:${short}` };
};
