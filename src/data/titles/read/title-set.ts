// The titles of the land register: those at a point, each with its owners. Nothing is loaded but the boxes over the
// boxes; the rest is read where it is asked for, a few pages a question, so that a set of millions takes no memory.
// docs/reference/address-file.md describes the sections.
import type { FileOrigin } from '../../file/format.js';
import { SetFile } from '../../file/read/set-file.js';
import { BOX_WORDS, FAN_OUT, levelSizes } from '../../points/read/point-index.js';
import { eastward, isInShape } from '../shape.js';
import type { Owner, Title } from '../title.js';
import { TextsOnDisk } from './texts-on-disk.js';

const TURN = 360e7;
/** What stands for no number. */
const NONE = 0xffffffff;
/** Bytes of the longest outline, titles of one outline, owners of one title: more is damage. */
const MOST_SHAPE_BYTES = 1 << 26;
const MOST_OF_ONE = 1 << 17;

/** Boxes over boxes, level after level, that over the outlines first: of each level how many, and the first. */
interface BoxTree {
  readonly boxes: Int32Array;
  readonly sizes: readonly number[];
  readonly starts: readonly number[];
}

const childrenOf = (box: number, below: number): number[] =>
  Array.from({ length: Math.min(FAN_OUT, below - box * FAN_OUT) }, (_, i) => box * FAN_OUT + i);

export class TitleSet {
  readonly release: string;
  private readonly file: SetFile;
  private readonly shapes: number;
  private readonly leaves = new Int32Array(FAN_OUT * BOX_WORDS);
  private readonly one = new Uint32Array(1);
  private readonly two = new Uint32Array(2);
  private readonly byte = new Uint8Array(1);
  private tree: BoxTree | undefined;
  private said: { readonly kinds: readonly (readonly string[])[]; readonly suffixes: readonly string[] } | undefined;
  private readonly numbers: TextsOnDisk;
  private readonly estates: TextsOnDisk;
  private readonly names: TextsOnDisk;

  private constructor(file: SetFile) {
    this.file = file;
    this.release = file.meta.release;
    this.shapes = file.length('shape.box') / BOX_WORDS;
    this.numbers = new TextsOnDisk(file, 'title.no');
    this.estates = new TextsOnDisk(file, 'title.estate');
    this.names = new TextsOnDisk(file, 'owner.name');
  }

  /** Opens a data file. Throws WaypostError naming the file and what to do. */
  static open(file: string, origin?: FileOrigin): TitleSet {
    return new TitleSet(SetFile.open(file, origin));
  }

  /**
   * The titles whose land has one of the points in it or on its border, degrees of WGS84, each once, in the order of
   * the file.
   */
  atAny(points: readonly { readonly latitude: number; readonly longitude: number }[]): Title[] {
    const shapes = new Set<number>();
    for (const { latitude, longitude } of points) {
      const y = Math.round(latitude * 1e7);
      const x = eastward(Math.round(longitude * 1e7), TURN);
      for (const shape of this.shapesAround(y, x)) if (this.isInside(shape, y, x)) shapes.add(shape);
    }
    return [...shapes].sort((a, b) => a - b).flatMap((shape) => this.titlesOf(shape));
  }

  close(): void {
    this.file.close();
  }

  /** Outlines in whose box the point is, in their order. */
  private shapesAround(y: number, x: number): number[] {
    if (this.shapes === 0) return [];
    this.tree ??= this.openTree();
    const { boxes, starts, sizes } = this.tree;
    const hasPoint = (of: Int32Array, at: number): boolean =>
      y >= of[at]! && x >= of[at + 1]! && y <= of[at + 2]! && x <= of[at + 3]!;
    let found = [0];
    // From the one box at the top down: of the boxes of a level that have the point, those below.
    for (let level = sizes.length - 1; level >= 0; level--) {
      const below = sizes[level - 1] ?? this.shapes;
      found = found
        .filter((box) => hasPoint(boxes, (starts[level]! + box) * BOX_WORDS))
        .flatMap((box) => childrenOf(box, below));
    }
    return found.filter((shape, i) => {
      // Outlines under one box follow each other: they are read together.
      if (i === 0 || shape % FAN_OUT === 0) {
        const count = Math.min(FAN_OUT, this.shapes - shape);
        this.file.read('shape.box', shape * BOX_WORDS, this.leaves.subarray(0, count * BOX_WORDS));
      }
      return hasPoint(this.leaves, (shape % FAN_OUT) * BOX_WORDS);
    });
  }

  private openTree(): BoxTree {
    const boxes = this.file.i32('shape.tree');
    const sizes = levelSizes(this.shapes);
    let first = 0;
    const starts = sizes.map((size) => (first += size) - size);
    if (first * BOX_WORDS !== boxes.length) throw this.file.damage('section shape.tree has not a box for each');
    return { boxes, sizes, starts };
  }

  private isInside(shape: number, y: number, x: number): boolean {
    const [from, to] = this.range('shape.start', shape);
    if (to - from > MOST_SHAPE_BYTES) throw this.file.damage('section shape.start points beyond what it lists');
    const bytes = new Uint8Array(to - from);
    this.file.readBytes('shape', from, bytes);
    const isInside = isInShape(bytes, y, x);
    if (isInside === undefined) throw this.file.damage('section shape has an outline that is none');
    return isInside;
  }

  private titlesOf(shape: number): Title[] {
    const [from, to] = this.few('shape.title', shape);
    return Array.from({ length: to - from }, (_, i) => this.title(from + i));
  }

  private title(row: number): Title {
    this.said ??= {
      kinds: this.file.json<readonly (readonly string[])[]>('title.kinds', []),
      suffixes: this.file.json<readonly string[]>('owner.suffixes', []),
    };
    const { kinds, suffixes } = this.said;
    const [status = '', type = '', landDistrict = '', guaranteeStatus = '', shared = ''] =
      kinds[this.number('title.kind', row)] ?? [];
    const issued = this.number('title.issued', row);
    const numberOwners = this.number('title.owners', row);
    const [from, to] = this.few('title.owner', row);
    return {
      id: this.number('title.id', row),
      titleNo: this.numbers.text(row),
      status,
      type,
      landDistrict,
      issued:
        issued === 0
          ? ''
          : String(issued)
              .padStart(8, '0')
              .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'),
      guaranteeStatus,
      estateDescription: this.estates.text(row),
      numberOwners: numberOwners === NONE ? undefined : numberOwners,
      isShared: shared === '' ? undefined : shared === 'true',
      owners: Array.from({ length: to - from }, (_, i) => this.owner(from + i, suffixes)),
    };
  }

  private owner(row: number, suffixes: readonly string[]): Owner {
    this.file.read('owner.kind', row, this.byte);
    const kind = this.byte[0]!;
    const name = this.names.text(this.number('owner.surname', row));
    if ((kind & 1) === 1) return { surname: '', given: '', suffix: '', corporate: name };
    const given = this.names.text(this.number('owner.given', row));
    return { surname: name, given, suffix: suffixes[kind >> 1] ?? '', corporate: '' };
  }

  private number(section: string, row: number): number {
    this.file.read(section, row, this.one);
    return this.one[0]!;
  }

  /** Where the list of a row begins and ends. */
  private range(section: string, row: number): readonly [from: number, to: number] {
    this.file.read(section, row, this.two);
    const [from, to] = [this.two[0]!, this.two[1]!];
    if (to < from) throw this.file.damage(`section ${section} is out of order`);
    return [from, to];
  }

  private few(section: string, row: number): readonly [from: number, to: number] {
    const [from, to] = this.range(section, row);
    if (to - from > MOST_OF_ONE) throw this.file.damage(`section ${section} points beyond what it lists`);
    return [from, to];
  }
}
