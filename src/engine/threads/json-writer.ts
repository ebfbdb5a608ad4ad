// Writes an answer as JSON straight into bytes. An answer to a call has a hundred elements of the same few shapes, most
// of whose fields are null: what stands between two values is made once for each shape and copied from then on.

/** What an answer is made of: plain data. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | Fields;
interface Fields {
  readonly [key: string]: Json;
}

/** An object with more fields than these has no shape of its own: the pieces between its fields would be too many. */
const MOST_FIELDS = 64;
/** Shapes that are kept; all are forgotten at once when there are more, as where keys are data. */
const MOST_SHAPES = 256;
const COMMA = 0x2c;
const QUOTE = 0x22;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
/** 1 for the ASCII characters that do not stand for themselves in a JSON text. */
const ESCAPED = Uint8Array.from({ length: 128 }, (_, code) => (code < 0x20 || code === QUOTE || code === 0x5c ? 1 : 0));
const encoder = new TextEncoder();

/** Bytes of a text, in words of four (little-endian) with what is over: they are stored four at a time. */
interface Piece {
  readonly words: Uint32Array;
  readonly length: number;
}

function pieceOf(text: string): Piece {
  const bytes = encoder.encode(text);
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  return {
    words: Uint32Array.from({ length: padded.length / 4 }, (_, i) => view.getUint32(i * 4, true)),
    length: bytes.length,
  };
}

/** The keys of objects in their order, and what stands between any two of their values. */
class Shape {
  private readonly pieces: Piece[] = [];
  private readonly width: number;

  constructor(readonly keys: readonly string[]) {
    this.width = keys.length + 1;
  }

  /**
   * What stands from behind the value of field `from - 1` up to the value of field `to`, or to the end: the fields
   * between are null.
   */
  piece(from: number, to: number): Piece {
    return (this.pieces[from * this.width + to] ??= this.make(from, to));
  }

  private make(from: number, to: number): Piece {
    const { keys } = this;
    const name = (i: number): string => `${i === 0 ? '' : ','}${JSON.stringify(keys[i])}:`;
    let text = from === 0 ? '{' : '';
    for (let i = from; i < to; i++) text += `${name(i)}null`;
    return pieceOf(text + (to < keys.length ? name(to) : '}'));
  }
}

export class JsonWriter {
  /** The last shape of an object that begins with a key: mostly the next one's. */
  private readonly last = new Map<string, Shape>();
  private readonly shapes = new Map<string, Shape>();
  private bytes: Uint8Array = new Uint8Array(0);
  private view = new DataView(this.bytes.buffer);

  /**
   * Writes what `JSON.stringify` would give for the value into `bytes`, and returns how many it has. More than `bytes`
   * has room for means that the text is not whole: to be written again into so many at least.
   */
  write(value: Json, bytes: Uint8Array): number {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    return this.value(value, 0);
  }

  // Each of these takes the place to write at and returns the place behind. What lies beyond the end of the bytes is
  // not stored, as typed arrays have it, and counted all the same.

  private value(value: Json, at: number): number {
    if (typeof value === 'string') return this.string(value, at);
    if (typeof value !== 'object' || value === null) {
      return this.ascii(typeof value === 'number' && !Number.isFinite(value) ? 'null' : String(value ?? null), at);
    }
    return isList(value) ? this.list(value, at) : this.object(value, at);
  }

  private string(text: string, at: number): number {
    const bytes = this.bytes;
    const { length } = text;
    let to = at;
    bytes[to++] = QUOTE;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code > 0x7f || ESCAPED[code] === 1) return this.encoded(JSON.stringify(text), at);
      bytes[to++] = code;
    }
    bytes[to++] = QUOTE;
    return to;
  }

  private encoded(text: string, at: number): number {
    // A UTF-16 unit takes three bytes at most.
    const most = at + text.length * 3;
    return most > this.bytes.length ? most : at + encoder.encodeInto(text, this.bytes.subarray(at)).written;
  }

  private ascii(text: string, at: number): number {
    const bytes = this.bytes;
    for (let i = 0; i < text.length; i++) bytes[at + i] = text.charCodeAt(i);
    return at + text.length;
  }

  private list(list: readonly Json[], at: number): number {
    const bytes = this.bytes;
    let to = at;
    bytes[to++] = OPEN_LIST;
    for (let i = 0; i < list.length; i++) {
      if (i > 0) bytes[to++] = COMMA;
      to = this.value(list[i], to);
    }
    bytes[to++] = CLOSE_LIST;
    return to;
  }

  private object(object: Fields, at: number): number {
    let shape = this.likelyShape(object);
    let to = at;
    let i = 0;
    let from = 0;
    for (const key in object) {
      const value = object[key];
      // The fields so far are those of the right shape too.
      if (key !== shape.keys[i] || value === undefined) {
        const right = this.shapeOf(object);
        if (!right) return this.encoded(JSON.stringify(object), at);
        shape = right;
      }
      if (value !== null) {
        to = this.value(value, this.piece(shape.piece(from, i), to));
        from = i + 1;
      }
      i++;
    }
    if (i < shape.keys.length) shape = this.shapeOf(object)!;
    return this.piece(shape.piece(from, i), to);
  }

  /** What the last word has too many is written over by what comes next. */
  private piece({ words, length }: Piece, at: number): number {
    const view = this.view;
    const count = words.length;
    if (at + count * 4 > view.byteLength) return this.end({ words, length }, at);
    for (let i = 0; i < count; i++) view.setUint32(at + i * 4, words[i]!, true);
    return at + length;
  }

  /** The same where the last word would reach beyond the end. */
  private end({ words, length }: Piece, at: number): number {
    for (let i = 0; i < length; i++) this.bytes[at + i] = words[i >> 2]! >>> ((i & 3) * 8);
    return at + length;
  }

  private likelyShape(object: Fields): Shape {
    for (const key in object) return this.last.get(key) ?? NO_FIELDS;
    return NO_FIELDS;
  }

  /** The shape of an object; null where its fields are too many, or undefined. */
  private shapeOf(object: Fields): Shape | null {
    const keys: string[] = [];
    for (const key in object) keys.push(key);
    if (keys.length > MOST_FIELDS || keys.some((key) => object[key] === undefined)) return null;
    const all = JSON.stringify(keys);
    let shape = this.shapes.get(all);
    if (!shape) {
      if (this.shapes.size >= MOST_SHAPES) {
        this.shapes.clear();
        this.last.clear();
      }
      this.shapes.set(all, (shape = new Shape(keys)));
    }
    this.last.set(keys[0]!, shape);
    return shape;
  }
}

const NO_FIELDS = new Shape([]);
const isList = (value: Fields | readonly Json[]): value is readonly Json[] => Array.isArray(value);
