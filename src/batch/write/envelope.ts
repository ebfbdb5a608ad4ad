// What stands before the first and after the last record of the output: byte order mark, header row, array brackets.
import { ByteWriter } from '../../formats/byte-writer.js';
import type { Inspection } from '../decide/inspect.js';

export interface Envelope {
  readonly before: Uint8Array;
  readonly after: Uint8Array;
  /** Characters that the output's encoding lacks. */
  readonly lost: number;
}

const NOTHING = new Uint8Array(0);

/** The header of the input, with the added names, in the encoding of the output. */
export function envelopeOf({ plan, shape, written }: Inspection): Envelope {
  const writer = new ByteWriter(plan.outputEncoding, 4096, plan.inputEncoding);
  // A sink that writes UTF-16 turns this mark into its own.
  if (written.bom) writer.raw(Buffer.from('\ufeff'), 0, 3);
  const { output } = plan;
  if (output.kind !== 'csv') {
    if (output.kind === 'json') writer.text('[');
    return { before: writer.take(), after: output.kind === 'json' ? Buffer.from('\n]\n') : NOTHING, lost: 0 };
  }
  const appended = output.added.filter(({ replaces }) => replaces === undefined).map(({ name }) => name);
  const { input } = plan;
  let lineEnd: Buffer = Buffer.from('\n');
  if (input.kind === 'csv') {
    const { header } = shape;
    if (!header) return { before: writer.take(), after: NOTHING, lost: 0 };
    ({ lineEnd } = header);
    if (input.dialect.delimiter === output.dialect.delimiter) {
      writer.copy(header.row, 0, header.row.length);
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
  return { before: writer.take(), after: NOTHING, lost: writer.lost };
}
