// How much of one user may be under way, whatever the number of connections: requests, and bytes of their bodies, which
// are held until they are answered.
import type { IncomingHttpHeaders } from 'node:http';
import type { RequestLife } from '../connection/life.js';
import { HttpFailure } from '../failure.js';
import { BODY_LIMIT } from '../request/json-body.js';

/** A run with `--concurrency 64` on each of four machines. */
const MOST_REQUESTS = 256;
const MOST_BYTES = 64 * 1024 * 1024;

interface Load {
  requests: number;
  bytes: number;
}

export class UnderWay {
  private readonly loads = new Map<string, Load>();

  /** Counts a request of the user until its end. Throws 429 for one too many. */
  enter(user: string, headers: IncomingHttpHeaders, life: RequestLife): void {
    const bytes = bytesOf(headers);
    const load = this.loads.get(user) ?? { requests: 0, bytes: 0 };
    if (load.requests >= MOST_REQUESTS || (load.bytes > 0 && load.bytes + bytes > MOST_BYTES)) {
      throw new HttpFailure(
        429,
        load.requests >= MOST_REQUESTS
          ? `${MOST_REQUESTS} requests of this user are under way; ask again when they are answered`
          : 'the bodies of requests of this user that are under way are over 64 MB; ask again when they are answered',
        { headers: { 'retry-after': '1' } },
      );
    }
    this.loads.set(user, load);
    load.requests++;
    load.bytes += bytes;
    life.onEnd(() => {
      load.requests--;
      load.bytes -= bytes;
      if (load.requests === 0) this.loads.delete(user);
    });
  }
}

/** Bytes of the body that a head announces; of one in chunks the most there may be. */
function bytesOf({ 'content-length': length, 'transfer-encoding': coding }: IncomingHttpHeaders): number {
  if (coding !== undefined) return BODY_LIMIT;
  return length === undefined ? 0 : Math.min(Number(length), BODY_LIMIT);
}
