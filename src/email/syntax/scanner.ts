// What the parts of an address have in common: comments, folding white space, quoted strings, and the gravest finding
// so far (RFC 5322 section 3.2).
import { CODE, isControl, isHalf, isUpperControl } from './characters.js';
import { graver, type FormReason } from './reasons.js';

/** How an element of an address was ended before its dot or @. */
export type Ended = 'no' | 'comment' | 'quotes' | 'literal';

/** Reads a text from its start; stops at the first finding that leaves nothing to read. */
export class Scanner {
  readonly text: string;
  at = 0;
  reason: FormReason = 'ok';
  private stopped = false;

  constructor(text: string) {
    this.text = text;
  }

  /** True where nothing is left to read. */
  get isAtEnd(): boolean {
    return this.stopped || this.at >= this.text.length;
  }

  get hasStopped(): boolean {
    return this.stopped;
  }

  /** Code of the character that is next; NaN at the end. */
  get next(): number {
    return this.text.charCodeAt(this.at);
  }

  /** Remembers a finding, and goes on. */
  note(reason: FormReason): void {
    this.reason = graver(this.reason, reason);
  }

  /** Remembers a finding behind which nothing can be read. */
  stop(reason: FormReason): void {
    this.note(reason);
    this.stopped = true;
  }

  /** True for a character with which white space begins. */
  get isSpace(): boolean {
    const code = this.next;
    return code === CODE.space || code === CODE.tab || code === CODE.carriageReturn;
  }

  /** Reads white space, which may go over the end of a line if the next line begins with more of it. */
  space(): void {
    let lines = 0;
    while (!this.isAtEnd) {
      const code = this.next;
      if (code === CODE.space || code === CODE.tab) {
        this.at++;
        continue;
      }
      if (code !== CODE.carriageReturn) return;
      if (!this.lineBreak()) return;
      lines++;
      if (lines > 1) this.note('obsolete-folding');
    }
  }

  /** Reads CR LF and looks for the white space that must follow; false where it stopped. */
  private lineBreak(): boolean {
    if (this.text.charCodeAt(this.at + 1) !== CODE.lineFeed) {
      this.stop('bare-cr');
      return false;
    }
    this.at += 2;
    const code = this.next;
    if (code === CODE.space || code === CODE.tab) return true;
    this.stop(code === CODE.carriageReturn ? this.second() : 'fold-last');
    return false;
  }

  /** The finding on a CR that stands where white space should. */
  private second(): FormReason {
    return this.text.charCodeAt(this.at + 1) === CODE.lineFeed ? 'fold-twice' : 'bare-cr';
  }

  /** Reads a comment from its parenthesis on, and those within it. */
  comment(): void {
    let depth = 0;
    while (!this.isAtEnd) {
      const code = this.next;
      if (code === CODE.carriageReturn) this.foldInside();
      else if (code === CODE.backslash) this.escape('obsolete-quoted-pair');
      else {
        this.at++;
        if (code === CODE.openParenthesis) depth++;
        else if (code === CODE.closeParenthesis) {
          depth--;
          if (depth === 0) return;
        } else this.commentText(code);
      }
    }
    if (!this.stopped) this.stop('open-comment');
  }

  private commentText(code: number): void {
    if (code === CODE.nul || code === CODE.lineFeed || isUpperControl(code)) this.stop('bad-comment-character');
    else if (isControl(code) && code !== CODE.tab) this.note('obsolete-comment-text');
  }

  /** Reads a quoted string from its quotation mark on. */
  quotes(): void {
    this.at++;
    while (!this.isAtEnd) {
      const code = this.next;
      if (code === CODE.carriageReturn) this.foldInside();
      else if (code === CODE.backslash) this.escape('obsolete-quoted-pair');
      else {
        this.quotedText(code);
        this.at++;
        if (code === CODE.quote) return;
      }
    }
    if (!this.stopped) this.stop('open-quotes');
  }

  private quotedText(code: number): void {
    if (code === CODE.nul || code === CODE.lineFeed || isUpperControl(code)) this.stop('bad-quoted-character');
    else if (isHalf(this.text, this.at)) this.stop('broken-unicode');
    else if (isControl(code) && code !== CODE.tab) this.note('obsolete-quoted-text');
  }

  /** Reads a line break within quotation marks, parentheses or brackets. */
  foldInside(): void {
    this.note('folding-space');
    this.space();
  }

  /** Reads a backslash and what it stands before; `obsolete` is the finding on a control character. */
  escape(obsolete: FormReason): void {
    this.at++;
    if (this.isAtEnd) {
      this.stop('backslash-last');
      return;
    }
    const code = this.next;
    if (isHalf(this.text, this.at)) this.stop('broken-unicode');
    else if (code > CODE.delete) this.stop('bad-escape');
    else if (isControl(code) && code !== CODE.tab) this.note(obsolete);
    this.at++;
  }
}
