// The titles of the land register: those at a point, each with its owners. Nothing is loaded but the boxes over the
// boxes; the rest is read where it is asked for, a few pages a question, so that a set of millions takes no memory.
// docs/reference/address-file.md describes the sections.
import type { FileOrigin } from '../../file/format.js';
import { SetFile } from '../../file/read/set-file.js';
import { BOX_WORDS, FAN_OUT, levelSizes } from '../../points/read/point-index.js';
import { eastward, isInShape } from '../shape.js';
import { NO_NUMBER, TITLE_WORDS, type Owner, type Title } from '../title.js';

const TURN = 360e7;
/** Bytes of the longest outline, titles of one outline, bytes of their texts: more is damage. */
const MOST_SHAPE_BYTES = 1 << 26;
const MOST_OF_ONE = 1 << 17;
const MOST_TEXT_BYTES = 1 << 28;

/** Boxes over boxes, level after level, that over the outlines first: of each level how many, and the first. */
interface BoxTree {
  readonly boxes: Int32Array;
  readonly sizes: readonly number[];
  readonly starts: readonly number[];
}

const childrenOf = (box: number, below: number): number[] =>
  Array.from({ length: Math.min(FAN_OUT, below - box * FAN_OUT) }, (_, i) => box * FAN_OUT + i);

export class TitleSet {
  private readonly file: SetFile;
  private readonly shapes: number;
  private readonly leaves = new Int32Array(FAN_OUT * BOX_WORDS);
  private readonly two = new Uint32Array(2);
  private tree: BoxTree | undefined;
  private kinds: readonly (readonly string[])[] | undefined;

  private constructor(file: SetFile) {
    this.file = file;
    this.shapes = file.length('shape.box') / BOX_WORDS;
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
    const [from, to] = this.range('shape.start', shape, MOST_SHAPE_BYTES);
    const bytes = new Uint8Array(to - from);
    this.file.readBytes('shape', from, bytes);
    const isInside = isInShape(bytes, y, x);
    if (isInside === undefined) throw this.file.damage('section shape has an outline that is none');
    return isInside;
  }

  private titlesOf(shape: number): Title[] {
    const [from, to] = this.range('shape.title', shape, MOST_OF_ONE);
    const rows = new Uint32Array((to - from + 1) * TITLE_WORDS);
    this.file.read('title', from * TITLE_WORDS, rows);
    const textOf = (i: number): number => rows[i * TITLE_WORDS + TITLE_WORDS - 1]!;
    const start = textOf(0);
    const length = textOf(to - from) - start;
    if (length < 0 || length > MOST_TEXT_BYTES) throw this.file.damage('section title is out of order');
    const text = Buffer.alloc(length);
    this.file.readBytes('title.text', start, text);
    return Array.from({ length: to - from }, (_, i) =>
      this.title(rows.subarray(i * TITLE_WORDS), text.toString('utf8', textOf(i) - start, textOf(i + 1) - start)),
    );
  }

  private title(row: Uint32Array, text: string): Title {
    this.kinds ??= this.file.json<readonly (readonly string[])[]>('title.kinds', []);
    const [id = 0, kind = 0, issued = 0, numberOwners = NO_NUMBER] = row;
    const [status = '', type = '', landDistrict = '', guaranteeStatus = '', shared = ''] = this.kinds[kind] ?? [];
    const [own = '', ...owners] = text.split('\n');
    const [titleNo = '', estateDescription = ''] = own.split('\t');
    return {
      id,
      titleNo,
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
      estateDescription,
      numberOwners: numberOwners === NO_NUMBER ? undefined : numberOwners,
      isShared: shared === '' ? undefined : shared === 'true',
      owners: owners.map(ownerOf),
    };
  }

  /** Where the list of a row begins and ends. */
  private range(section: string, row: number, most: number): readonly [from: number, to: number] {
    this.file.read(section, row, this.two);
    const [from, to] = [this.two[0]!, this.two[1]!];
    if (to < from || to - from > most) throw this.file.damage(`section ${section} is out of order`);
    return [from, to];
  }
}

/** Surname, given names and suffix between tabs; a name alone is no person's. */
function ownerOf(line: string): Owner {
  const [surname = '', given, suffix = ''] = line.split('\t');
  if (given === undefined) return { surname: '', given: '', suffix: '', corporate: surname };
  return { surname, given, suffix, corporate: '' };
}
