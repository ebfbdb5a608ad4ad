// The file of pairs that a person is to decide about: what speaks for each, and both records as one text. It is written
// anew by every run, whole or not at all.
import type { Side } from '../../contract/whole-file.js';
import { interrupted } from '../../files/interrupted.js';
import { COMMA, LF, QUOTE } from '../../formats/ascii.js';
import { ByteWriter } from '../../formats/byte-writer.js';
import type { FilePlace } from '../write/file-place.js';
import { fileSink } from '../write/sinks.js';
import type { GatheredStep } from './gather.js';
import type { Hands } from './hands.js';
import { readStretch, type Stretch } from './stretch.js';

/** Bytes that are written at a time. */
const TOGETHER = 1 << 20;
const DIALECT = { delimiter: COMMA, escape: QUOTE };

/** Texts of rows, by their number. */
type Texts = Map<number, string>;

/** Writes the pairs of a step to their file. Throws `output-unwritable`. */
export async function writeReview(
  step: GatheredStep,
  hands: Hands,
  place: FilePlace,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { review } = step.concluded;
  const [own, others] = await textsOfPairs(step, hands);
  const sink = await fileSink(place, signal);
  const writer = new ByteWriter('utf-8', TOGETHER);
  const line = (cells: readonly string[]): void => {
    cells.forEach((cell, i) => {
      if (i > 0) writer.byte(COMMA);
      writer.cell(cell, DIALECT);
    });
    writer.byte(LF);
  };
  try {
    line(review.columns);
    for (const pair of review.pairs()) {
      line(pair.cells(own.get(pair.fromRow) ?? '', others.get(pair.toRow) ?? ''));
      if (writer.length >= TOGETHER) await interrupted(signal, sink.write(writer.take()));
    }
    await interrupted(signal, sink.write(writer.take()));
    await sink.commit();
  } finally {
    await sink.discard();
  }
}

/** The texts of the rows of the file itself, and of those that they are compared with. */
async function textsOfPairs({ whole, concluded, stretches }: GatheredStep, hands: Hands): Promise<[Texts, Texts]> {
  const other: Side = whole.reference ? 1 : 0;
  const wanted: [Set<number>, Set<number>] = [new Set(), new Set()];
  for (const { fromRow, toRow } of concluded.review.pairs()) {
    wanted[0].add(fromRow);
    wanted[other].add(toRow);
  }
  const texts: [Texts, Texts] = [new Map(), new Map()];
  for (const stretch of stretches) {
    const rows = Int32Array.from(wanted[stretch.side]).sort();
    await readTexts(stretch, whole.plan.step, rows, hands, texts[stretch.side]);
  }
  return [texts[0], texts[other]];
}

/** Adds the texts of wanted rows, which are ascending, as far as they stand in the stretch. */
export async function readTexts(
  stretch: Stretch,
  step: number,
  rows: Int32Array,
  hands: Hands,
  texts: Texts,
): Promise<void> {
  const { side, seen } = stretch;
  if (rows.length === 0) return;
  let first = stretch.first();
  let next = 0;
  while (next < rows.length && rows[next]! < first) next++;
  await readStretch<{ readonly of: Int32Array; readonly texts: readonly string[] }>(stretch, {
    room: hands.room,
    make({ bytes, place }, number) {
      const before = first;
      first += seen[number]!.rows;
      const from = next;
      while (next < rows.length && rows[next]! < first) next++;
      if (from === next) return undefined;
      const of = rows.subarray(from, next);
      const within = of.map((row) => row - before);
      return hands.texts({ step, side, bytes, place }, within).then((made) => ({ of, texts: made }));
    },
    take(made) {
      made.of.forEach((row, i) => texts.set(row, made.texts[i] ?? ''));
    },
  });
}
