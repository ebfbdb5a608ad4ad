// What stands before the first and after the last record of the output: byte order mark, header row, array brackets.
import { ByteWriter } from '../../formats/byte-writer.js';
import type { Inspection } from '../decide/inspect.js';

export interface Envelope {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
}

const NOTHING = new Uint8Array(0);

/** `bom` is the length of the input's byte order mark. */
export function envelopeOf({ plan, shape, keepsEncoding }: Inspection, bom: number): Envelope {
  const writer = new ByteWriter(plan.outputEncoding, 4096);
  // A sink that writes UTF-16 turns this mark into its own.
  if (keepsEncoding && bom > 0) writer.raw(Buffer.from('\ufeff'), 0, 3);
  const { output } = plan;
  if (output.kind !== 'csv') {
    if (output.kind === 'json') writer.text('[');
    return { before: writer.take(), after: output.kind === 'json' ? Buffer.from('\n]\n') : NOTHING };
  }
  const appended = output.added.filter(({ replaces }) => replaces === undefined).map(({ name }) => name);
  const { input } = plan;
  let lineEnd: Buffer = Buffer.from('\n');
  if (input.kind === 'csv') {
    const { header } = shape;
    if (!header) return { before: writer.take(), after: NOTHING };
    ({ lineEnd } = header);
    if (input.dialect.delimiter === output.dialect.delimiter) {
      writer.raw(header.row, 0, header.row.length);
    } else {
      header.cells.forEach((cell, column) => {
        if (column > 0) writer.byte(output.dialect.delimiter);
        writer.cell(cell, output.dialect);
      });
    }
  } else {
    input.names.forEach((name, column) => {
      if (column > 0) writer.byte(output.dialect.delimiter);
      writer.cell(name, output.dialect);
    });
  }
  appended.forEach((name, i) => {
    if (i > 0 || input.names.length > 0) writer.byte(output.dialect.delimiter);
    writer.cell(name, output.dialect);
  });
  writer.raw(lineEnd, 0, lineEnd.length);
  return { before: writer.take(), after: NOTHING };
}
