// The part before the @: words between dots, a quoted string, and what may stand around them in a header.
import { byteLength, CODE, isHalf, isUpperControl, kindOf } from './characters.js';
import type { Ended, Scanner } from './scanner.js';

/** Bytes that it may have (RFC 5321 section 4.5.3.1.1). */
export const LONGEST_LOCAL = 64;

/** What was read before the @: its text without comments and white space. */
export interface LocalPart {
  readonly text: string;
  readonly isQuoted: boolean;
}

/** Reads up to the @, and the @. A scanner that did not stop stands behind it, or at the end of a text without one. */
export class LocalReader {
  private text = '';
  private isQuoted = false;
  /** Words before the one that is read, and whether that has anything yet. */
  private words = 0;
  private wordLength = 0;
  private ended: Ended = 'no';
  private readonly scanner: Scanner;

  constructor(scanner: Scanner) {
    this.scanner = scanner;
  }

  read(): LocalPart {
    const { scanner } = this;
    while (!scanner.isAtEnd) {
      const code = scanner.next;
      if (code === CODE.at) {
        this.end();
        break;
      }
      this.part(code);
    }
    return { text: this.text, isQuoted: this.isQuoted };
  }

  private part(code: number): void {
    const { scanner } = this;
    if (code === CODE.openParenthesis) this.comment();
    else if (scanner.isSpace) this.space();
    else if (code === CODE.dot) this.dot();
    else if (code === CODE.quote) this.quotes();
    else this.letter(code);
  }

  private comment(): void {
    if (this.wordLength > 0) this.ended = 'comment';
    this.scanner.note(this.wordLength === 0 && this.words > 0 ? 'obsolete-comment' : 'comment');
    this.scanner.comment();
  }

  private space(): void {
    if (this.wordLength > 0) this.ended = 'comment';
    else this.scanner.note(this.words === 0 ? 'folding-space' : 'obsolete-folding');
    this.scanner.space();
  }

  private dot(): void {
    if (this.wordLength === 0) {
      this.scanner.stop(this.words === 0 ? 'dot-first' : 'two-dots');
      return;
    }
    if (this.ended !== 'no') this.scanner.note('obsolete-local');
    this.text += '.';
    this.scanner.at++;
    this.words++;
    this.wordLength = 0;
    this.ended = 'no';
  }

  private quotes(): void {
    const { scanner } = this;
    if (this.wordLength > 0) {
      scanner.stop('bad-character');
      return;
    }
    scanner.note(this.words === 0 ? 'quoted-local' : 'obsolete-local');
    const start = scanner.at;
    scanner.quotes();
    this.add(scanner.text.slice(start, scanner.at));
    this.isQuoted = true;
    this.ended = 'quotes';
  }

  private letter(code: number): void {
    const { scanner } = this;
    if (this.ended !== 'no') {
      scanner.stop(this.ended === 'quotes' ? 'text-after-quotes' : 'text-after-comment');
      return;
    }
    if (code > CODE.delete ? isUpperControl(code) : kindOf(code) === 0) scanner.stop('bad-character');
    else if (isHalf(scanner.text, scanner.at)) scanner.stop('broken-unicode');
    this.add(scanner.text[scanner.at]!);
    scanner.at++;
  }

  private add(text: string): void {
    this.text += text;
    this.wordLength += text.length;
  }

  private end(): void {
    const { scanner } = this;
    if (this.words === 0 && this.wordLength === 0) scanner.stop('no-local');
    else if (this.wordLength === 0) scanner.stop('dot-last');
    else {
      if (byteLength(this.text) > LONGEST_LOCAL) scanner.note('local-too-long');
      if (this.ended === 'comment') scanner.note('space-near-at');
      scanner.at++;
    }
  }
}
