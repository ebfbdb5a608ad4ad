// Tells mail servers that cannot be reached from a network that lets nobody reach any: many providers of access and of
// machines close the port of mail servers to their customers. No verdict on an address may come of that.
import type { Clock } from '../clock.js';
import { Outage } from '../outage.js';

/** Unrelated servers, none of which could be reached while none was ever reached. */
const UNRELATED = 3;
/** Failures in succession after which the network is taken for gone, where servers were reached before. */
const GONE_AFTER = 25;
const RETRY_MS = 30_000;

export class PortCheck {
  private readonly unreached = new Set<string>();
  private wasReached = false;
  private readonly gone: Outage;
  private readonly closed: Outage;

  constructor(
    clock: Clock,
    private readonly port: number,
  ) {
    this.gone = new Outage(clock, { after: GONE_AFTER, retryMs: RETRY_MS });
    this.closed = new Outage(clock, { after: UNRELATED, retryMs: RETRY_MS });
  }

  /** True if a connection is worth trying: while nothing can be reached, one now and then. */
  mayTry(): boolean {
    return this.gone.mayTry() && this.closed.mayTry();
  }

  reached(): void {
    this.wasReached = true;
    this.gone.succeeded();
    this.closed.succeeded();
  }

  /** `host`: name of the server that could not be connected to. */
  notReached(host: string): void {
    this.gone.failed();
    if (this.wasReached) return;
    const owner = ownerOf(host);
    const isKnown = this.unreached.has(owner);
    if (!isKnown && this.unreached.size < UNRELATED) this.unreached.add(owner);
    if (!isKnown || this.closed.isOn) this.closed.failed();
  }

  /** What a run has to say of it; undefined where nothing is to be said. */
  get note(): string | undefined {
    if (!this.wasReached && this.unreached.size >= UNRELATED) {
      return (
        `port ${this.port} looks blocked from here: of servers of ${this.unreached.size} or more unrelated ` +
        `domains none could be reached; what they would have said of mailboxes is unknown. Ask who runs this ` +
        `network, or run where mail servers can be reached`
      );
    }
    return this.wasReached && this.gone.wasSeen
      ? `the network to mail servers was lost for a while: ${GONE_AFTER} in succession could not be reached; ` +
          `mailboxes asked for meanwhile are unknown`
      : undefined;
  }
}

/** The end of the name that tells owners apart: two labels, three under endings such as `co.nz`. */
function ownerOf(host: string): string {
  const labels = host.split('.');
  const under = labels.at(-2)?.length ?? 0;
  return labels.slice(under <= 3 && (labels.at(-1)?.length ?? 0) === 2 ? -3 : -2).join('.');
}
