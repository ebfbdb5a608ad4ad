// A call that came to nothing and may be made again: what the layers repeat, and slow down for.

/** `waitMs`: the least time that the service asks to wait. */
export class RetryableFailure extends Error {
  readonly waitMs: number | undefined;
  /** True if the service is too busy for this caller: it gets fewer calls at a time. */
  readonly throttled: boolean;
  /**
   * True if the service was reached and failed at this very call; false where it is out of reach or overloaded, as any
   * other call would find it.
   */
  readonly ofCall: boolean;

  constructor(
    message: string,
    about: { waitMs?: number | undefined; throttled?: boolean; ofCall?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause: about.cause });
    this.waitMs = about.waitMs;
    this.throttled = about.throttled === true;
    this.ofCall = about.ofCall === true;
  }
}
