// The one way to standard output and standard error: every text that is printed goes through here, and is made safe
// for a terminal. What fails is kept until somebody asks whether everything was taken.
import { Writable } from 'node:stream';
import { visible, visibleLines } from './controls.js';
import { sent, type Line } from './line.js';
import { isReaderGone } from './standard-streams.js';

export class Printer {
  private opened: Writable | undefined;
  private failure: Error | undefined;
  private last: Promise<void> = Promise.resolve();

  /** `open`: the stream; asked for when something is printed, since opening one has a cost. */
  constructor(
    private readonly open: () => Writable,
    private readonly isTerminal: boolean,
  ) {}

  /** Lines for people, each with its end. */
  lines(lines: readonly Line[]): void {
    if (lines.length > 0) this.write(`${lines.map(sent).join('\n')}\n`);
  }

  /** What draws itself in its place: no end of a line is added. */
  draw(line: Line): void {
    this.write(sent(line));
  }

  /** A value as JSON, for programs; the same JSON on a terminal, where what steers it is escaped. */
  json(value: unknown): void {
    const json = JSON.stringify(value, null, 2);
    this.write(`${this.isTerminal ? visibleLines(json) : json}\n`);
  }

  /** A line for programs: as it is, but for a terminal. */
  dataLine(text: string): void {
    this.write(`${this.isTerminal ? visible(text) : text}\n`);
  }

  /** Where the rows of a file go, byte for byte; what steers a terminal is escaped on one. */
  get rows(): Writable {
    return this.isTerminal ? visibleRows(this.stream) : this.stream;
  }

  /** The stream itself: for a bar that draws itself, of numbers and of our own words. */
  get raw(): Writable {
    return this.stream;
  }

  /**
   * Waits until everything that was printed is taken; false if the reader went away before. Rejects with the first
   * failure of any other kind.
   */
  async taken(): Promise<boolean> {
    await this.last;
    if (this.failure === undefined) return true;
    if (isReaderGone(this.failure)) return false;
    throw this.failure;
  }

  private get stream(): Writable {
    return (this.opened ??= this.open().on('error', this.fail));
  }

  private readonly fail = (error: Error | null | undefined): void => {
    this.failure ??= error ?? undefined;
  };

  private write(text: string): void {
    const { stream } = this;
    this.last = new Promise((resolve) => {
      stream.write(text, (error) => {
        this.fail(error);
        resolve();
      });
    });
  }
}

/** Rows on their way to a terminal; each write holds whole rows. */
const visibleRows = (terminal: Writable): Writable =>
  new Writable({
    write(rows: Buffer, _, done) {
      terminal.write(visibleLines(rows.toString()), done);
    },
  });
