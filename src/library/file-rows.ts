// The rows of a file, read and recognised as the batch does it, each with the record that it gives to an operation.
import { Writable } from 'node:stream';
import { completed } from '../batch/ask/step-runner.js';
import { inspect, type Inspection } from '../batch/decide/inspect.js';
import { HEAD_BYTES, type BatchJob } from '../batch/job.js';
import { blockBytes, selectedBlocks } from '../batch/read/blocks.js';
import { recordsFor } from '../batch/read/readers.js';
import { BLANK, bytesOfRow, END, REFUSED, refusedBytes, type RecordReader } from '../batch/read/records.js';
import type { RefusedRow } from '../batch/report.js';
import type { Step } from '../batch/step.js';
import { WaypostError } from '../contract/errors.js';
import { placeName, type InputPlace } from '../formats/byte-source.js';
import type { Encoding } from '../formats/encoding.js';
import type { FileFormat } from '../formats/file-format.js';
import type { Mapping } from '../formats/mapping.js';
import { openText, type TextSource } from '../formats/text-source.js';
import { steadyNow } from '../layers/clock.js';
import type { JobOptions, StepOptions } from './job.js';

/** Cells of a row, or values of a JSON record as texts, by the names of their columns. */
export type Cells = Readonly<Record<string, string>>;

/** How a file is read and asked about. */
export interface FileOptions extends Omit<StepOptions, OfOutput>, Omit<JobOptions, OfOutput> {
  /** Hears each row that cannot be read. Without it, the first such row ends the iteration with an error. */
  readonly onRefused?: ((row: RefusedRow) => void) | undefined;
}

/** Options of steps and runs that are about what is written. */
type OfOutput =
  | 'from'
  | 'when'
  | 'drop'
  | 'all'
  | 'columns'
  | 'prefix'
  | 'onClash'
  | 'format'
  | 'errors'
  | 'dropped'
  | 'summary'
  | 'resume'
  | 'onProgress'
  | 'threads'
  | 'blockBytes';

/** What is known of a file before its first row is asked about. */
export interface FileDescription {
  readonly format: FileFormat;
  readonly encoding: Encoding;
  readonly compressed: boolean;
  /** Undefined where there is none. */
  readonly delimiter: string | undefined;
  /** Names of the columns, or the keys of the first records. */
  readonly columns: readonly string[];
  /** Which columns feed which field, and why. */
  readonly mapping: Mapping;
}

/** One row. `line` is its first physical line, counted from 1; `json` is the record of a JSON file as it stands. */
export interface FileRow {
  readonly row: Cells;
  readonly line: number;
  readonly json?: Readonly<Record<string, unknown>>;
  /** Null where the row has nothing to work on. */
  readonly record: unknown;
}

/** A file that is open. */
export interface OpenedFile {
  readonly description: FileDescription;
  rows(): AsyncGenerator<FileRow, void>;
  close(): Promise<void>;
}

/** Rows go to nobody's output. */
const NOWHERE = { stream: new Writable(), name: 'rows' };

/** Opens the file. Throws as a run does for an input or a mapping that cannot be used. */
export async function openRows(place: InputPlace, step: Step, options: FileOptions): Promise<OpenedFile> {
  const job: BatchJob = {
    ...options,
    input: place,
    output: NOWHERE,
    steps: [{ ...step, onClash: 'rename' }],
    now: steadyNow,
  };
  const text = await openText(place, HEAD_BYTES, job.encoding);
  try {
    const found = inspect(job, text);
    return {
      description: describe(found, text),
      rows: () => rowsOf(job, found, text),
      close: () => text.source.close(),
    };
  } catch (error) {
    await text.source.close();
    throw error;
  }
}

const describe = ({ shape, inputFormat, delimiter, mappings }: Inspection, text: TextSource): FileDescription => ({
  format: inputFormat,
  encoding: text.encoding.encoding,
  compressed: text.source.compressed,
  delimiter,
  columns: shape.names,
  mapping: mappings[0] ?? [],
});

async function* rowsOf(job: BatchJob, found: Inspection, text: TextSource): AsyncGenerator<FileRow, void> {
  const { plan, shape } = found;
  const [step] = job.steps;
  const { operation } = step!;
  const reader = recordsFor(plan, [operation]);
  let before = shape.lines;
  for await (const { bytes, place, lines } of selectedBlocks(job, found, text, blockBytes(job, text, 1))) {
    job.signal?.throwIfAborted();
    reader.reset(bytes, place);
    let taken = 0;
    for (let kind = reader.next(); kind !== END; kind = reader.next()) {
      if (kind === BLANK) continue;
      const line = lines?.[taken++] ?? before + reader.line;
      if (kind === REFUSED) {
        refuse(job, reader, line + 1, bytes);
        continue;
      }
      const record = operation.toRecord(completed(reader.values(0), plan.steps[0]!.defaults));
      yield { ...contentOf(reader, shape.names), line: line + 1, record };
    }
    before += reader.linesRead;
  }
}

/** Tells of a row that cannot be read. Throws where nobody wants to hear of it. */
function refuse(job: BatchJob, reader: RecordReader, line: number, bytes: Buffer): void {
  const { code, reason } = reader;
  if (!job.onRefused) {
    throw new WaypostError(
      'input-unreadable',
      `${placeName(job.input)}, line ${line}: ${code}: ${reason}; give onRefused to go on without such rows`,
    );
  }
  job.onRefused({ line, code, reason, text: bytesOfRow(refusedBytes(bytes, reader)) });
}

function contentOf(reader: ReturnType<typeof recordsFor>, names: readonly string[]): Pick<FileRow, 'row' | 'json'> {
  if ('object' in reader) {
    const json = reader.object;
    return { row: reader.cells, json };
  }
  return { row: Object.fromEntries(names.map((name, column) => [name, reader.cell(column)])) };
}
