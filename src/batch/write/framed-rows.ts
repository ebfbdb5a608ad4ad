// Rows on their way into a file, with what stands before the first and after the last of them.
import { interrupted } from '../../files/interrupted.js';
import { COMMA } from '../../formats/ascii.js';
import type { Frame } from '../order/order-pieces.js';
import type { Sink } from './sinks.js';

const NOTHING = new Uint8Array(0);

/** Of rows that get what stands around them later. */
export const NO_FRAME: Frame = { before: NOTHING, after: NOTHING, isArray: false };

/** `continues`: the file has its beginning already; `begun`: a record stands in it. */
interface Beginning {
  readonly continues: boolean;
  readonly begun: boolean;
  readonly signal: AbortSignal | undefined;
}

export class FramedRows {
  private lead: Uint8Array;
  private hasWritten: boolean;
  private begun: boolean;

  constructor(
    private readonly sink: Sink,
    private readonly frame: Frame,
    private readonly beginning: Beginning,
  ) {
    const { continues, begun } = beginning;
    this.lead = continues ? NOTHING : frame.before;
    this.hasWritten = continues;
    this.begun = begun;
  }

  /** Writes the rows of a block; the first block writes what stands before them, though it may have none. */
  async write(rows: Uint8Array): Promise<void> {
    if (rows.length === 0 && this.hasWritten) return;
    // The comma before the first element of an array stands before nothing.
    const skip = !this.begun && this.frame.isArray && rows[0] === COMMA ? 1 : 0;
    this.begun ||= rows.length > 0;
    await this.put(rows.subarray(skip));
  }

  /** All rows are written. */
  async end(): Promise<void> {
    const { after } = this.frame;
    if (this.lead.length + after.length > 0 || !this.hasWritten) await this.put(after);
  }

  private async put(bytes: Uint8Array): Promise<void> {
    const { lead, sink, beginning } = this;
    this.hasWritten = true;
    this.lead = NOTHING;
    await interrupted(beginning.signal, sink.write(lead.length > 0 ? Buffer.concat([lead, bytes]) : bytes));
  }
}
