// The part behind the @: labels between dots or an address in brackets, and what may stand around them in a header.
import { ALPHANUMERIC, CODE, isControl, isHalf, isUpperControl, kindOf } from './characters.js';
import { literalReason } from './literal.js';
import type { Ended, Scanner } from './scanner.js';

/** What was read behind the @: its text without comments and white space. */
export interface DomainPart {
  /** The labels and their dots, or the brackets with what stands in them. */
  readonly text: string;
  readonly isLiteral: boolean;
}

/** Reads up to the end of the text. */
export class DomainReader {
  private text = '';
  private isLiteral = false;
  private labels = 0;
  private labelLength = 0;
  private endsInHyphen = false;
  private ended: Ended = 'no';
  private readonly scanner: Scanner;

  constructor(scanner: Scanner) {
    this.scanner = scanner;
  }

  read(): DomainPart {
    const { scanner } = this;
    while (!scanner.isAtEnd) this.part(scanner.next);
    if (!scanner.hasStopped) this.end();
    return { text: this.text, isLiteral: this.isLiteral };
  }

  private part(code: number): void {
    const { scanner } = this;
    if (code === CODE.openParenthesis) this.comment();
    else if (scanner.isSpace) this.space();
    else if (code === CODE.dot) this.dot();
    else if (code === CODE.openBracket && this.labels === 0 && this.labelLength === 0) this.literal();
    else this.letter(code);
  }

  private comment(): void {
    if (this.labelLength > 0) {
      this.ended = this.ended === 'literal' ? 'literal' : 'comment';
      this.scanner.note('comment');
    } else this.scanner.note(this.labels === 0 ? 'space-near-at' : 'obsolete-comment');
    this.scanner.comment();
  }

  private space(): void {
    if (this.labelLength > 0) {
      this.ended = this.ended === 'literal' ? 'literal' : 'comment';
      this.scanner.note('folding-space');
    } else this.scanner.note(this.labels === 0 ? 'space-near-at' : 'obsolete-folding');
    this.scanner.space();
  }

  private dot(): void {
    const { scanner } = this;
    if (this.ended === 'literal') scanner.stop('dot-after-literal');
    else if (this.labelLength === 0) scanner.stop(this.labels === 0 ? 'dot-first' : 'two-dots');
    else if (this.endsInHyphen) scanner.stop('hyphen-last');
    this.text += '.';
    scanner.at++;
    this.labels++;
    this.labelLength = 0;
    this.ended = 'no';
  }

  private letter(code: number): void {
    const { scanner } = this;
    const kind = code > CODE.delete ? ALPHANUMERIC : kindOf(code);
    if (kind === 0 || isUpperControl(code)) scanner.stop('bad-character');
    else if (this.ended !== 'no') scanner.stop(this.ended === 'literal' ? 'text-after-literal' : 'text-after-comment');
    else if (isHalf(scanner.text, scanner.at)) scanner.stop('broken-unicode');
    else if (code === CODE.hyphen && this.labelLength === 0) scanner.stop('hyphen-first');
    else if (kind !== ALPHANUMERIC && code !== CODE.hyphen) scanner.note('header-domain');
    this.text += scanner.text[scanner.at]!;
    this.endsInHyphen = code === CODE.hyphen;
    this.labelLength++;
    scanner.at++;
  }

  private literal(): void {
    const { scanner } = this;
    const start = scanner.at;
    scanner.at++;
    while (!scanner.isAtEnd && scanner.next !== CODE.closeBracket) this.literalText(scanner.next);
    if (scanner.hasStopped) return;
    if (scanner.isAtEnd) {
      scanner.stop('open-literal');
      return;
    }
    scanner.note(literalReason(scanner.text.slice(start + 1, scanner.at)));
    scanner.at++;
    this.text = scanner.text.slice(start, scanner.at);
    this.isLiteral = true;
    this.labelLength = this.text.length;
    this.ended = 'literal';
  }

  private literalText(code: number): void {
    const { scanner } = this;
    if (code === CODE.carriageReturn) {
      scanner.foldInside();
      return;
    }
    if (code === CODE.backslash) {
      scanner.note('obsolete-literal');
      scanner.escape('obsolete-literal');
      return;
    }
    if (code === CODE.openBracket || code === CODE.nul || code > CODE.delete) scanner.stop('bad-literal-character');
    else if (isControl(code)) scanner.note('obsolete-literal');
    scanner.at++;
  }

  private end(): void {
    const { scanner } = this;
    if (this.labels === 0 && this.labelLength === 0) scanner.stop('no-domain');
    else if (this.labelLength === 0) scanner.stop('dot-last');
    else if (this.endsInHyphen) scanner.stop('hyphen-last');
  }
}
