// Puts the pieces of a text together into numbers: where one ends and the next begins, what is an extension, and what
// belongs to no number.
import type { DigitRun, TextPiece } from './pieces.js';
import { late } from '../../contract/texts/late.js';

/** A number as it is typed. */
export interface TypedNumber {
  readonly digits: string;
  readonly isInternational: boolean;
  /** Digits to dial once connected; '' for none. */
  readonly extension: string;
}

export interface JoinedPieces {
  readonly numbers: readonly TypedNumber[];
  /** Words and digits that are no part of a number, in their order. */
  readonly remarks: readonly string[];
  /** True where words stand between digits of the same number. */
  readonly hasWordsWithin: boolean;
}

/** Fewer digits are the beginning of a number, or the end of another: `+61=mobile (04)12345678`, `9374 4000/4001`. */
export const LEAST_DIGITS = 6;
const LEAST_BEFORE_EXTENSION = 3;
const LONGEST_EXTENSION = 7;
const LONGEST_LABEL = 2;
const THOUSAND = 3;
const EXTENSION = /^(?:e?xt?|extn|extens(?:ion|ao|ão)|xtn|int|intern|anexo|ramal|poste|доб)\.*$/i;

class Joining {
  readonly numbers: { digits: string; isInternational: boolean; extension: string }[] = [];
  readonly remarks: string[] = [];
  hasWordsWithin = false;
  /** What stands between the digits before and those that come next. */
  private between: TextPiece[] = [];

  add(piece: TextPiece, next: TextPiece | undefined): void {
    if (piece.is !== 'digits') {
      this.between.push(piece);
      return;
    }
    const current = this.numbers.at(-1);
    if (isLabel(piece, this.between, next)) {
      this.between.push({ is: 'word', text: piece.text });
      return;
    }
    if (current === undefined) this.begin(piece);
    else this.goOn(current, piece);
  }

  end(): void {
    this.remark(this.between);
    this.between = [];
  }

  private begin(run: DigitRun): void {
    this.end();
    this.numbers.push({ digits: run.digits, isInternational: run.plus, extension: '' });
  }

  private goOn(current: Joining['numbers'][number], run: DigitRun): void {
    const { between } = this;
    if (run.plus) return this.begin(run);
    const last = between.at(-1);
    const isExtension = between.some(({ text }) => EXTENSION.test(text)) || last?.text === '#' || isPause(between);
    const isBehindNumber = current.digits.length >= LEAST_BEFORE_EXTENSION && current.extension === '';
    if (isExtension && isBehindNumber && run.digits.length <= LONGEST_EXTENSION) {
      current.extension = run.digits;
      this.between = [];
      return;
    }
    if (current.digits.length < LEAST_DIGITS) {
      this.hasWordsWithin ||= between.some(({ is }) => is === 'word');
      current.digits += run.digits;
      this.end();
      return;
    }
    if (last?.text === ',' && between.length === 1 && run.digits.length === THOUSAND) {
      current.digits += run.digits;
      this.between = [];
      return;
    }
    if (run.digits.length >= LEAST_DIGITS) return this.begin(run);
    this.remark([...between, run]);
    this.between = [];
  }

  private remark(pieces: readonly TextPiece[]): void {
    const text = pieces.map((piece) => piece.text).join(' ');
    if (/[\p{L}\p{Nd}]/u.test(text)) this.remarks.push(text.replaceAll(EDGES(), ''));
  }
}

/** Signs at the ends of a remark say nothing. */
const EDGES = late(() => /^[^\p{L}\p{Nd}]+|[^\p{L}\p{Nd}]+$/gu);

/** Two commas or more are pauses before an extension. */
const isPause = (between: readonly TextPiece[]): boolean =>
  between.length > 1 && between.every(({ text }) => text === ',');

/** The 1 of `Phone 1: 02 …` is no digit of the number. */
const isLabel = (run: DigitRun, before: readonly TextPiece[], next: TextPiece | undefined): boolean =>
  run.digits.length <= LONGEST_LABEL &&
  !run.plus &&
  before.at(-1)?.is === 'word' &&
  !EXTENSION.test(before.at(-1)!.text) &&
  next?.text === ':';

/** The numbers in the pieces of a text. */
export function joinPieces(pieces: readonly TextPiece[]): JoinedPieces {
  const joining = new Joining();
  pieces.forEach((piece, i) => {
    joining.add(piece, pieces[i + 1]);
  });
  joining.end();
  return joining;
}
