// The blocks that are under way on this thread, and how far each is: a call that is not full waits for blocks that may
// still bring it records.

/** A block that goes through the steps: how many of them it has come to, in the order they are taken. */
interface OnItsWay {
  stage: number;
}

/** Before the first step. */
const START = -1;

export class BlocksUnderWay {
  private readonly blocks = new Set<OnItsWay>();
  /** True if no more blocks come before the oldest is done. */
  private isFlushed = false;

  /** `onProgress` hears whenever a block has come further. */
  constructor(private readonly onProgress: () => void) {}

  begin(): OnItsWay {
    const block = { stage: START };
    this.blocks.add(block);
    this.isFlushed = false;
    return block;
  }

  /** The block has brought its records to the step at that place of the order. */
  reached(block: OnItsWay, stage: number): void {
    block.stage = stage;
    this.onProgress();
  }

  end(block: OnItsWay): void {
    this.blocks.delete(block);
    this.onProgress();
  }

  /** No more blocks come before the oldest is done. */
  flush(): void {
    this.isFlushed = true;
    this.onProgress();
  }

  /** True while a block may still come to the step at that place of the order. */
  mayReach(stage: number): boolean {
    if (!this.isFlushed) return true;
    for (const block of this.blocks) if (block.stage < stage) return true;
    return false;
  }
}
