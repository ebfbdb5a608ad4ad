// Reads polygons of well-known text (OGC 06-103r4, section 7) as bytes into the packer, without a string or an object
// for a corner: `MULTIPOLYGON (((174.76 -36.85, …)))`, also with SRID=4167; before it, Z or M behind its name.
import type { ShapePacker } from '../../titles/write/shape-packer.js';

const OPEN = 40;
const CLOSE = 41;
const COMMA = 44;
const MINUS = 45;
const PLUS = 43;
const POINT = 46;
/** The name of the geometry is among the first bytes. */
const LONGEST_HEAD = 64;
const HEAD = /^\s*(?:SRID\s*=\s*\d+\s*;)?\s*([A-Z]+?)\s*(?:ZM|Z|M)?\s*(\bEMPTY|\(|$)/i;
/** Brackets around the corners of a ring. */
const DEPTHS: Readonly<Record<string, number>> = { POLYGON: 2, MULTIPOLYGON: 3 };

/** Packs data[from, to). Returns what is wrong with it, in words; an empty geometry has no bytes. */
export function packWkt(packer: ShapePacker, data: Buffer, from: number, to: number): string | undefined {
  packer.begin();
  const head = data.toString('latin1', from, Math.min(to, from + LONGEST_HEAD));
  const match = HEAD.exec(head);
  const name = match?.[1]?.toUpperCase() ?? '';
  const depth = DEPTHS[name];
  if (match === null || depth === undefined) return `'${head.slice(0, 20)}' is no POLYGON and no MULTIPOLYGON`;
  if (match[2] === '') return 'the geometry is cut short';
  if (match[2] !== '(') return packer.end();
  const stopped = new WktScanner(packer, data, from + match[0].length - 1, to, depth).scan();
  return stopped ?? packer.end();
}

class WktScanner {
  constructor(
    private readonly packer: ShapePacker,
    private readonly data: Buffer,
    private at: number,
    private readonly to: number,
    private readonly depth: number,
  ) {}

  /** What stops it, in words. */
  scan(): string | undefined {
    let depth = 0;
    // After a corner or a closed bracket comes a comma or a bracket that closes; else one that opens, or a corner.
    let isBetween = false;
    for (;;) {
      this.space();
      if (this.at >= this.to) return 'the geometry is cut short';
      const byte = this.data[this.at]!;
      if (byte === OPEN && !isBetween && depth < this.depth) {
        depth++;
        this.at++;
        if (depth === this.depth) this.packer.ring();
      } else if (byte === CLOSE && isBetween) {
        depth--;
        this.at++;
        if (depth === 0) break;
      } else if (byte === COMMA && isBetween) {
        this.at++;
        isBetween = false;
      } else if (!isBetween && depth === this.depth) {
        const wrong = this.corner();
        if (wrong !== undefined) return wrong;
        isBetween = true;
      } else return this.unexpected();
      if (byte === CLOSE) isBetween = true;
    }
    this.space();
    return this.at < this.to ? this.unexpected() : undefined;
  }

  private corner(): string | undefined {
    const longitude = this.degrees();
    if (Number.isNaN(longitude)) return this.unexpected();
    this.space();
    const latitude = this.degrees();
    if (Number.isNaN(latitude)) return this.unexpected();
    this.packer.corner(latitude, longitude);
    // A height or a measure stands behind them.
    for (let more = 0; more < 2; more++) {
      this.space();
      const byte = this.data[this.at];
      if (this.at >= this.to || byte === COMMA || byte === CLOSE) break;
      if (Number.isNaN(this.degrees())) return this.unexpected();
    }
    return undefined;
  }

  /** Degrees * 1e7, rounded; NaN for what is no number, which is stopped at. */
  private degrees(): number {
    const { data } = this;
    const start = this.at;
    let at = start;
    const isNegative = data[at] === MINUS;
    if (isNegative || data[at] === PLUS) at++;
    let value = 0;
    let digits = 0;
    let decimals = -1;
    for (; at < this.to; at++) {
      const byte = data[at]!;
      if (byte === POINT && decimals < 0) {
        decimals = 0;
        continue;
      }
      if (byte < 48 || byte > 57) break;
      digits++;
      if (decimals >= 7) {
        if (decimals === 7 && byte >= 53) value++;
        decimals++;
        continue;
      }
      value = value * 10 + byte - 48;
      if (decimals >= 0) decimals++;
    }
    if (digits === 0) return NaN;
    if (data[at] === 101 || data[at] === 69) return this.withExponent(start);
    this.at = at;
    if (!this.isEndOfNumber()) return NaN;
    for (let d = Math.max(0, decimals); d < 7; d++) value *= 10;
    return isNegative ? -value : value;
  }

  private withExponent(start: number): number {
    const text = /^[-+]?[\d.]+e[-+]?\d+/i.exec(this.data.toString('latin1', start, Math.min(this.to, start + 40)))?.[0];
    if (text === undefined) return NaN;
    this.at = start + text.length;
    return this.isEndOfNumber() ? Math.round(Number(text) * 1e7) : NaN;
  }

  /** Numbers stand apart: `174.8-36.9` is damage, not two of them. */
  private isEndOfNumber(): boolean {
    const byte = this.data[this.at]!;
    return this.at >= this.to || byte <= 32 || byte === COMMA || byte === CLOSE;
  }

  private space(): void {
    while (this.at < this.to && this.data[this.at]! <= 32) this.at++;
  }

  private unexpected(): string {
    const end = Math.min(this.to, this.at + 12);
    return this.at >= this.to
      ? 'the geometry is cut short'
      : `'${this.data.toString('utf8', this.at, end)}' where the geometry should go on`;
  }
}
