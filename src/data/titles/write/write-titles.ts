// Writes titles and owners: outlines along a curve over the land, titles by outline, owners by title, so that what lies
// together on the ground does in the file. The same rows in any order give the same bytes.
import { BOX_WORDS } from '../../points/read/point-index.js';
import { alongCurve, CURVE_STEPS } from '../../points/write/curve.js';
import { writeBoxTree } from '../../points/write/box-tree.js';
import { groupedOrder, rankOf, sortedBy, type GroupedOrder } from '../../file/write/grouped-order.js';
import type { SetWriter } from '../../file/write/set-writer.js';
import { NO_NUMBER, TITLE_WORDS } from '../title.js';
import { TextParts } from './text-parts.js';
import type { TitleTables } from './title-tables.js';

/** Rows whose titles the layer does not have are left out. */
export interface Written {
  readonly titles: number;
  readonly owners: number;
  readonly shapes: number;
  /** Titles that no owner is listed of. */
  readonly ownerless: number;
  readonly strayOwners: number;
  readonly unplaced: number;
  /** YYYYMMDD of the newest title, 0 where none has a date. */
  readonly lastIssued: number;
}

/** Called between steps, `WRITE_STEPS` times; may throw to stop. */
type Turn = () => Promise<void>;
export const WRITE_STEPS = 4;

/** Writes all sections of the set. */
export async function writeTitles(writer: SetWriter, tables: TitleTables, turn: Turn): Promise<Written> {
  await turn();
  const shapeOrder = orderOfShapes(tables);
  writeShapes(writer, tables, shapeOrder);
  await turn();
  const { order: titles, start: shapeTitle } = orderOfTitles(tables, rankOf(shapeOrder));
  writer.section('shape.title', 'u32', shapeTitle.subarray(0, shapeOrder.length + 1));
  await turn();
  const owners = orderOfOwners(tables, titles);
  await turn();
  writeRows(writer, tables, titles, owners);
  let lastIssued = 0;
  for (const row of titles) lastIssued = Math.max(lastIssued, tables.issued.get(row));
  let ownerless = 0;
  for (let i = 0; i < titles.length; i++) if (owners.start[i] === owners.start[i + 1]) ownerless++;
  return {
    titles: titles.length,
    owners: owners.order.length,
    shapes: shapeOrder.length,
    ownerless,
    strayOwners: tables.owners - owners.order.length,
    unplaced: titles.length - shapeTitle[shapeOrder.length]!,
    lastIssued,
  };
}

function orderOfShapes({ shapes, boxes }: TitleTables): Uint32Array {
  const count = shapes.size;
  const [south, west, north, east] = boxes;
  // Stored without a sign: south of the equator numbers are two's complements.
  const y = (row: number): number => ((south.get(row) | 0) + (north.get(row) | 0)) / 2;
  const x = (row: number): number => (west.get(row) + east.get(row)) / 2;
  let [least, leftmost, most, rightmost] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let row = 0; row < count; row++) {
    least = Math.min(least, y(row));
    most = Math.max(most, y(row));
    leftmost = Math.min(leftmost, x(row));
    rightmost = Math.max(rightmost, x(row));
  }
  const perUnit = CURVE_STEPS / (Math.max(most - least, rightmost - leftmost) + 1);
  const keys = new Uint32Array(count);
  for (let row = 0; row < count; row++) {
    keys[row] = alongCurve(Math.floor((x(row) - leftmost) * perUnit), Math.floor((y(row) - least) * perUnit));
  }
  const order = sortedBy(
    count,
    [0, 11, 22].map((shift) => ({ keyOf: (row: number) => (keys[row]! >>> shift) & 2047, keys: 2048 })),
  );
  const bytesOf = (row: number): Buffer => Buffer.from(shapes.bytes(row));
  for (let from = 0; from < count;) {
    let to = from + 1;
    while (to < count && keys[order[to]!] === keys[order[from]!]) to++;
    if (to - from > 1) order.subarray(from, to).sort((a, b) => Buffer.compare(bytesOf(a), bytesOf(b)));
    from = to;
  }
  return order;
}

function writeShapes(writer: SetWriter, { shapes, boxes }: TitleTables, order: Uint32Array): void {
  const count = order.length;
  const start = new Uint32Array(count + 1);
  const leaves = new Int32Array(count * BOX_WORDS);
  writer.begin('shape', 'u8');
  for (const [i, row] of order.entries()) {
    const bytes = shapes.bytes(row);
    writer.append(bytes);
    start[i + 1] = start[i]! + bytes.length;
    for (const [k, column] of boxes.entries()) leaves[i * BOX_WORDS + k] = column.get(row);
  }
  writer.end();
  writer.section('shape.start', 'u32', start);
  writer.section('shape.box', 'i32', leaves);
  writeBoxTree(writer, 'shape.tree', leaves, count);
}

/** Titles of the layer by outline, those without one last; within one by id. */
function orderOfTitles(tables: TitleTables, shapeRank: Uint32Array): GroupedOrder {
  const { numbers, isTitle, id, shape } = tables;
  const rows: number[] = [];
  for (let row = 0; row < numbers.size; row++) if (isTitle.get(row) === 1) rows.push(row);
  const groups = shapeRank.length + 1;
  const groupOf = Uint32Array.from(rows, (row) => {
    const of = shape.get(row);
    return of === NO_NUMBER ? groups - 1 : shapeRank[of]!;
  });
  const { order, start } = groupedOrder(rows.length, groups, groupOf, (a, b) => {
    const [one, other] = [rows[a]!, rows[b]!];
    return id.get(one) - id.get(other) || Buffer.compare(Buffer.from(numbers.bytes(one)), numbers.bytes(other));
  });
  return { order: order.map((i) => rows[i]!), start };
}

/**
 * A row of numbers for each title, and a text: its number and estate, then its owners, a line each. One question reads
 * a few places of the file and not one for each field.
 */
function writeRows(writer: SetWriter, tables: TitleTables, titles: Uint32Array, owners: GroupedOrder): void {
  const kinds = tables.kinds.texts.toSorted();
  const rank = tables.kinds.texts.map((text) => kinds.indexOf(text));
  const rows = new Uint32Array((titles.length + 1) * TITLE_WORDS);
  let written = 0;
  const parts = new TextParts(writer);
  writer.begin('title.text', 'u8');
  for (const [i, row] of titles.entries()) {
    const numbers = [tables.id.get(row), rank[tables.kind.get(row)]!, tables.issued.get(row)];
    rows.set([...numbers, tables.numberOwners.get(row), written], i * TITLE_WORDS);
    let text = `${tables.numbers.text(row)}\t${plain(tables.estate.text(row))}`;
    for (let k = owners.start[i]!; k < owners.start[i + 1]!; k++) text += `\n${ownerLine(tables, owners.order[k]!)}`;
    written += parts.add(text);
  }
  parts.end();
  writer.end();
  rows[titles.length * TITLE_WORDS + TITLE_WORDS - 1] = written;
  writer.section('title', 'u32', rows);
  writer.json(
    'title.kinds',
    kinds.map((text) => text.split('\t')),
  );
}

/** Surname, given names and suffix of a person between tabs; of others their name alone. */
function ownerLine({ names, ownerSurname, ownerGiven, ownerKind, suffixes }: TitleTables, owner: number): string {
  const kind = ownerKind.get(owner);
  const name = plain(names.text(ownerSurname.get(owner)));
  if ((kind & 1) === 1) return name;
  return [name, plain(names.text(ownerGiven.get(owner))), plain(suffixes.texts[kind >> 1]!)].join('\t');
}

const CONTROLS = /\s+/g;
/** The text on one line, its words a space apart. */
const plain = (text: string): string => text.replace(CONTROLS, ' ').trim();

/** Owners of titles of the layer, by title in their order; within one by id, and as they were read. */
function orderOfOwners({ owners, ownerTitle, ownerId, numbers }: TitleTables, titles: Uint32Array): GroupedOrder {
  const rank = new Uint32Array(numbers.size).fill(titles.length);
  for (const [i, row] of titles.entries()) rank[row] = i;
  const groupOf = new Uint32Array(owners);
  for (let owner = 0; owner < owners; owner++) groupOf[owner] = rank[ownerTitle.get(owner)]!;
  const { order, start } = groupedOrder(
    owners,
    titles.length + 1,
    groupOf,
    (a, b) => ownerId.get(a) - ownerId.get(b) || a - b,
  );
  return { order: order.subarray(0, start[titles.length]), start: start.subarray(0, titles.length + 1) };
}
