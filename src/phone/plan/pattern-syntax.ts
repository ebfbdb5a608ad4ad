// Reads the patterns of numbering plans: digits, \d, classes of digits, groups, alternatives and counts. Anything else
// in them, such as a look-ahead, is not read, and whoever asks keeps to a regular expression.

/** A piece of a pattern. `digits` is a set: bit n stands for the digit n. */
export type Piece =
  | { readonly is: 'digit'; readonly digits: number }
  | { readonly is: 'all'; readonly of: readonly Piece[] }
  | { readonly is: 'either'; readonly of: readonly Piece[] }
  | { readonly is: 'repeat'; readonly of: Piece; readonly least: number; readonly most: number };

const ANY_DIGIT = 0b11_1111_1111;

class NotRead extends Error {}

/** Reads a pattern; undefined where it has what is not read. */
export function readPattern(source: string): Piece | undefined {
  try {
    return new PatternReader(source).whole();
  } catch (error) {
    if (error instanceof NotRead) return undefined;
    throw error;
  }
}

class PatternReader {
  private at = 0;

  constructor(private readonly source: string) {}

  whole(): Piece {
    const piece = this.alternatives();
    if (this.at < this.source.length) throw new NotRead();
    return piece;
  }

  private alternatives(): Piece {
    const of: Piece[] = [this.sequence()];
    while (this.take('|')) of.push(this.sequence());
    return of.length === 1 ? of[0]! : { is: 'either', of };
  }

  private sequence(): Piece {
    const of: Piece[] = [];
    while (this.at < this.source.length && !'|)'.includes(this.source[this.at]!)) of.push(this.counted());
    return of.length === 1 ? of[0]! : { is: 'all', of };
  }

  private counted(): Piece {
    const of = this.one();
    if (this.take('?')) return { is: 'repeat', of, least: 0, most: 1 };
    const count = /^\{(\d+)(?:,(\d+))?\}/.exec(this.source.slice(this.at, this.at + 8));
    if (count === null) return of;
    this.at += count[0].length;
    const least = Number(count[1]);
    return { is: 'repeat', of, least, most: count[2] === undefined ? least : Number(count[2]) };
  }

  private one(): Piece {
    if (this.take('\\d')) return { is: 'digit', digits: ANY_DIGIT };
    if (this.take('[')) return this.oneOfClass();
    if (this.take('(')) return this.group();
    return { is: 'digit', digits: 1 << this.digit() };
  }

  private group(): Piece {
    if (!this.take('?:') && this.source[this.at] === '?') throw new NotRead();
    const piece = this.alternatives();
    if (!this.take(')')) throw new NotRead();
    return piece;
  }

  private oneOfClass(): Piece {
    let digits = 0;
    while (!this.take(']')) {
      if (this.take('\\d')) {
        digits = ANY_DIGIT;
        continue;
      }
      const from = this.digit();
      const to = this.take('-') ? this.digit() : from;
      for (let digit = from; digit <= to; digit++) digits |= 1 << digit;
    }
    return { is: 'digit', digits };
  }

  private digit(): number {
    const code = this.source.charCodeAt(this.at++) - 48;
    if (!(code >= 0 && code <= 9)) throw new NotRead();
    return code;
  }

  private take(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false;
    this.at += text.length;
    return true;
  }
}

/** The digits that a piece may begin with, as a set; all of them where it may be empty. */
export function firstDigits(piece: Piece): number {
  if (piece.is === 'digit') return piece.digits;
  if (piece.is === 'either') return piece.of.reduce((set, one) => set | firstDigits(one), 0);
  if (piece.is === 'repeat') return piece.least === 0 ? ANY_DIGIT : firstDigits(piece.of);
  return piece.of[0] === undefined ? ANY_DIGIT : firstDigits(piece.of[0]);
}
