// Draws lines below one another from the cursor's line on, again and again in the same place, and leaves nothing
// behind.
import type { Io } from '../io.js';
import { joined, type Line, type Sequence } from '../output/line.js';
import type { Printer } from '../output/printer.js';

const HIDE: Sequence = { sequence: '\u001b[?25l' };
const SHOW: Sequence = { sequence: '\u001b[?25h' };
const CLEAR_BELOW: Sequence = { sequence: '\r\u001b[J' };
const NEXT_LINE: Sequence = { sequence: '\r\n' };
/** Bracketed paste: the terminal says where a pasted text begins and ends. */
const PASTE_ON: Sequence = { sequence: '\u001b[?2004h' };
const PASTE_OFF: Sequence = { sequence: '\u001b[?2004l' };

/** Lines drawn, none of them wider than the terminal, and the cursor's column in the first. */
export interface Frame {
  readonly lines: readonly Line[];
  readonly cursor: number;
}

export class Screen {
  private readonly out: Printer;
  /** Column of the cursor when it was drawn last. */
  private cursor = 0;

  constructor(private readonly io: Pick<Io, 'stderr' | 'terminalSize' | 'rawMode'>) {
    this.out = io.stderr;
  }

  /** Takes the terminal: keys come one by one, unechoed. */
  open(): void {
    this.io.rawMode(true);
    this.out.draw(PASTE_ON);
  }

  draw({ lines, cursor }: Frame): void {
    const down = lines.length - 1;
    const back = { sequence: `${up(down)}\r${cursor > 0 ? `\u001b[${cursor}C` : ''}` };
    this.out.draw([HIDE, this.toStart(), joined(lines, NEXT_LINE), back, SHOW]);
    this.cursor = cursor;
  }

  /** Takes the drawing off and gives the terminal back as it was. */
  close(): void {
    this.out.draw([this.toStart(), PASTE_OFF, SHOW]);
    this.io.rawMode(false);
  }

  /**
   * To the first line's start with everything below taken off; a terminal made narrower has broken that line in two.
   */
  private toStart(): Line {
    const broken = Math.floor(this.cursor / Math.max(1, this.io.terminalSize().columns));
    return [{ sequence: up(broken) }, CLEAR_BELOW];
  }
}

/** The sequence that takes the cursor up by so many lines. */
const up = (lines: number): string => (lines > 0 ? `\u001b[${lines}A` : '');
