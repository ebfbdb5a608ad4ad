// How long a request lives: from its head until its answer is out, or its connection is gone.

/** Whether somebody still waits for the answer to a request, or reads it. */
export class RequestLife {
  private toTell: (() => void)[] | undefined = [];

  /** False once the answer is out, or nobody is there to read it. */
  get isOver(): boolean {
    return this.toTell === undefined;
  }

  /** Tells once, at the end; at once if that has been. */
  onEnd(tell: () => void): void {
    if (this.toTell) this.toTell.push(tell);
    else tell();
  }

  /** The end, which is only once. */
  end(): void {
    const all = this.toTell;
    this.toTell = undefined;
    for (const tell of all ?? []) tell();
  }
}
