// Draws lines below one another from the cursor's line on, again and again in the same place, and leaves nothing
// behind.
import type { Writable } from 'node:stream';
import type { Io } from '../io.js';

const HIDE = '\u001b[?25l';
const SHOW = '\u001b[?25h';
const CLEAR_BELOW = '\u001b[J';
/** Bracketed paste: the terminal says where a pasted text begins and ends. */
const PASTE_ON = '\u001b[?2004h';
const PASTE_OFF = '\u001b[?2004l';

/** Lines drawn, none of them wider than the terminal, and the cursor's column in the first. */
export interface Frame {
  readonly lines: readonly string[];
  readonly cursor: number;
}

export class Screen {
  private readonly out: Writable;
  /** Column of the cursor when it was drawn last. */
  private cursor = 0;

  constructor(private readonly io: Pick<Io, 'stderr' | 'terminalSize' | 'rawMode'>) {
    this.out = io.stderr;
  }

  /** Takes the terminal: keys come one by one, unechoed. */
  open(): void {
    this.io.rawMode(true);
    this.out.write(PASTE_ON);
  }

  draw({ lines, cursor }: Frame): void {
    const down = lines.length - 1;
    const back = `${down > 0 ? `\u001b[${down}A` : ''}\r${cursor > 0 ? `\u001b[${cursor}C` : ''}`;
    this.out.write(`${HIDE}${this.toStart()}${lines.join('\r\n')}${back}${SHOW}`);
    this.cursor = cursor;
  }

  /** Takes the drawing off and gives the terminal back as it was. */
  close(): void {
    this.out.write(`${this.toStart()}${PASTE_OFF}${SHOW}`);
    this.io.rawMode(false);
  }

  /**
   * To the first line's start with everything below taken off; a terminal made narrower has broken that line in two.
   */
  private toStart(): string {
    const broken = Math.floor(this.cursor / Math.max(1, this.io.terminalSize().columns));
    return `${broken > 0 ? `\u001b[${broken}A` : ''}\r${CLEAR_BELOW}`;
  }
}
