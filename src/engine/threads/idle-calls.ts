// Calls that a thread asks itself while nobody asks it anything: what is read, made and compiled when it is first
// needed is there then before the first caller comes. The first call of each kind takes a tenth of a second, one that
// comes later a millisecond.

/** Milliseconds without a question after which it begins, and goes on where it was interrupted. */
const IDLE_MS = 500;

/** The calls of one thread, which go on whenever nobody asks. */
export class IdleCalls<Call> {
  private readonly timer: NodeJS.Timeout | undefined;
  /** Whether somebody has asked since it last went on. */
  private isAsked = false;

  /** Of no calls where there are none. `ask` answers one; where it throws they end, and nobody is told. */
  constructor(
    private calls: Iterator<Call> | undefined,
    private readonly ask: (call: Call) => Promise<unknown>,
  ) {
    if (calls) this.timer = setTimeout(() => void this.goOn(calls), IDLE_MS).unref();
  }

  /** Somebody asks: the calls that are left wait until nobody has asked for a while. */
  wait(): void {
    if (!this.calls) return;
    this.isAsked = true;
    this.timer?.refresh();
  }

  private async goOn(calls: Iterator<Call>): Promise<void> {
    this.isAsked = false;
    try {
      while (!this.isAsked) {
        const { done = false, value } = calls.next();
        if (done) break;
        await this.ask(value as Call);
        // The thread hears who asks.
        await new Promise(setImmediate);
      }
    } catch {
      // What cannot be answered is told to who asks it; here it ends them, even if somebody has asked meanwhile.
      this.isAsked = false;
    }
    if (!this.isAsked) this.calls = undefined;
  }
}
