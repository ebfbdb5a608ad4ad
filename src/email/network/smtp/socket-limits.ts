// How long a connection to a mail server may take, and how much may come over it.

/** Milliseconds: to connect, for a reply, for the change to TLS, for a goodbye, and for all of a connection. */
export interface SocketLimits {
  readonly connectMs: number;
  readonly replyMs: number;
  readonly tlsMs: number;
  readonly quitMs: number;
  readonly wholeMs: number;
}

/** RFC 5321, 4.5.3.2, has minutes; a server that takes so long has no answer in the time that a check may take. */
export const socketLimits: SocketLimits = {
  connectMs: 10_000,
  replyMs: 20_000,
  tlsMs: 15_000,
  quitMs: 2000,
  wholeMs: 180_000,
};

/** Bytes of a whole connection. */
export const MOST_BYTES = 1_048_576;
